#include "search/levels.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // levels.h
    {"level-1", "Neuling"},
    {"about-level-1", "Hat gerade erst die Regeln gelesen und übersieht so manches."},
    {"level-2", "Lernender"},
    {"about-level-2", "Weiß, worauf es ankommt, aber nicht, wie man sicher hinkommt."},
    {"level-3", "Kumpel"},
    {"about-level-3", "Angenehm für einen Spieleabend und verzeiht auch mal einen Fehler."},
    {"level-4", "Stammgast"},
    {"about-level-4", "Spielt jede Woche und denkt ein paar Züge voraus."},
    {"level-5", "Vereinsspieler"},
    {"about-level-5", "Gewinnt an den meisten Küchentischen und antwortet sofort."},
    {"level-6", "Könner"},
    {"about-level-6", "Zählt mit, merkt sich alles und verschenkt nichts."},
    {"level-7", "Meister"},
    {"about-level-7", "Sieht das meiste, was es zu sehen gibt."},
    {"level-8", "Übermensch"},
    {"about-level-8", "Das Beste, was wir haben: bis zu zwei Sekunden pro Zug."},
};

}  // namespace

template <>
Catalogue catalogue<SearchWords, language_index("de")>() {
  return words;
}

}  // namespace troika
