#include "core/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // match.h
    {"impossible-decision", "das kannst du vor dem Spiel nicht wählen"},
    // options.h
    {"unknown-option", "diese Einstellung hat das Spiel nicht"},
    {"bad-option", "diesen Wert kann die Einstellung nicht haben"},
    {"option-first", "Wer fängt an?"},
    // record.h
    {"record-empty", "die Aufzeichnung ist leer"},
    {"record-header", "eine Aufzeichnung beginnt mit „game NAME VERSION“"},
    {"record-cut", "die letzte Zeile bricht ab (kein Zeilenende)"},
    {"record-option-line", "eine Einstellung schreibt man „option NAME=WERT“"},
    {"record-late-option", "Einstellungen stehen vor allem anderen"},
    {"record-fair-line", "was das Austeilen prüft, schreibt man „fair ART TEXT“"},
    {"record-late-fair", "was das Austeilen prüft, steht vor dem ersten Zug"},
    {"record-line-form", "eine Zeile ist „PLATZ ZUG“, „. ZUFALL“, „= PUNKTE“ oder „== PUNKTE“"},
    {"record-bytes", "dieses Byte gehört nicht in eine Aufzeichnung"},
    {"record-version", "diese Regeln haben eine andere Version"},
    {"record-game", "dieses Spiel gibt es nicht"},
    {"record-seat", "dieser Platz ist nicht am Zug"},
    {"record-not-chance", "hier hat der Zufall nichts zu entscheiden"},
    {"record-chance-move", "das kann der Zufall hier nicht tun"},
    {"record-after-end", "das Match ist vorbei, danach kann nichts mehr kommen"},
    {"record-no-result", "hier ist ein Spiel zu Ende gegangen: sein Ergebnis fehlt"},
    {"record-early-result", "hier ist kein Spiel zu Ende gegangen"},
    {"record-result", "das Ergebnis folgt nicht aus den Zügen"},
    // words.cpp
    {"rule-cited", "Regel"},
    // view.h
    {"no-such-seat", "diesen Platz hat das Spiel nicht"},
    {"bad-memory", "was hinter dem Tabulator steht, gehört nicht dorthin"},
    // ranking.h
    {"bad-sheet", "so kann eine Partie mit diesen Einstellungen nicht enden"},
};

}  // namespace

template <>
Catalogue catalogue<CoreWords, language_index("de")>() {
  return words;
}

}  // namespace troika
