#include "server/reasons.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // files.cpp
    {"page-not-installed",
     "Der Server läuft, aber seine Seite ist nicht installiert. Programme können spielen: "
     "siehe docs/PROTOCOL.md."},
    // reasons.h
    {"not-json", "das ist kein JSON"},
    {"not-object", "hier muss ein JSON-Objekt stehen"},
    {"not-text", "Nachrichten sind Textframes"},
    {"unknown-type", "diese Nachricht gibt es nicht"},
    {"bad-field", "dieses Feld fehlt oder ist von der falschen Art"},
    {"too-large", "das ist zu groß"},
    {"too-fast", "zu viele Nachrichten: warte bitte kurz"},
    {"too-many", "zu viel von einer Adresse: warte bitte kurz"},
    {"busy", "an diesem Tisch ist gerade zu viel los: versuch es bitte noch einmal"},
    {"taken", "jemand war schneller: schau nach und versuch es noch einmal"},
    {"not-saved", "das ließ sich nicht speichern: versuch es bitte noch einmal"},
    {"storage-away", "die Datenbank antwortet nicht: versuch es gleich noch einmal"},
    {"no-such-table", "diesen Tisch gibt es nicht"},
    {"no-such-page", "hier ist nichts"},
    {"wrong-method", "das geht hier nicht"},
    {"wrong-request", "diese Anfrage ist nicht zu verstehen"},
    {"no-address", "der Proxy sagt nicht, wer fragt: siehe docs/HOSTING.md"},
    {"wrong-origin", "das kam von der Seite einer anderen Website"},
    {"upgrade-needed", "diese Adresse ist für WebSocket"},
    {"sign-in", "dafür musst du Gast sein: erst POST /api/guest"},
    {"token-not-enough", "mit einem Token geht das nicht"},
    {"bad-token", "dieses Token gilt nicht"},
    {"bad-label", "eine Bezeichnung hat 1 bis 40 Zeichen"},
    {"no-such-token", "dieses Token gibt es nicht"},
    {"too-many-tokens", "ein Gast kann 20 Tokens haben"},
    {"no-such-device", "dieses Gerät gibt es nicht"},
    {"used-up", "dieser Link wurde schon benutzt, ist zu alt oder hat nie existiert"},
    {"already-you", "auf diesem Gerät bist du schon dieser Gast"},
    {"another-guest", "auf diesem Gerät bist du ein anderer Gast: bestätige, dass du das willst"},
    {"two-guests", "dieser Browser merkt sich schon zwei Gäste: melde erst einen davon ab"},
    {"no-other-guest", "dieser Browser merkt sich keinen anderen Gast"},
    {"match-goes-on", "die Aufzeichnung gibt es, wenn das Match vorbei ist"},
};

}  // namespace

template <>
Catalogue catalogue<server::Words, language_index("de")>() {
  return words;
}

}  // namespace troika
