#include "tournament/reasons.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // reasons.h
    {"tournament-broken-log", "das ist kein Protokoll eines Turniers"},
    {"tournament-bad-setting", "so lässt sich das Turnier nicht einstellen"},
    {"tournament-unknown-setting", "diese Einstellung hat ein Turnier nicht"},
    {"tournament-bad-format", "die Form ist round-robin, swiss oder open"},
    {"tournament-bad-best-of", "gespielt wird auf das Beste aus 1, 3, 5 oder 7"},
    {"tournament-uneven-sides", "im Turnier sind alle Seiten eines Tisches gleich groß"},
    {"tournament-no-duplicates",
     "ein offener Abend hat keine Runden, in denen alle das Gleiche bekommen könnten"},
    {"tournament-bad-name", "ein Name hat 1 bis 40 Zeichen, ohne Zeilenumbrüche und dergleichen"},
    {"tournament-bad-members", "ein Team nennt alle seine Mitglieder, und sonst niemand"},
    {"tournament-bad-level", "Bots haben die Stufen 1 bis 8"},
    {"tournament-guests-only", "dafür muss man Gast sein"},
    {"tournament-joined-already", "du machst bei diesem Turnier schon mit"},
    {"tournament-name-taken", "so heißt hier schon jemand"},
    {"tournament-full", "mehr als 1000 können nicht mitmachen"},
    {"tournament-too-late", "zum Mitmachen ist es zu spät"},
    {"tournament-no-place",
     "bei jeder gegen jeden zu zweit kann nur nachrücken, wer für ein Freilos kommt"},
    {"tournament-no-such-entrant", "niemand mit dieser Nummer macht mit"},
    {"tournament-not-you", "für andere kann das nur, wer das Turnier leitet"},
    {"tournament-is-out", "wer diese Nummer hat, ist schon gegangen"},
    {"tournament-is-in", "wer diese Nummer hat, ist noch da"},
    {"tournament-not-host", "das kann nur, wer das Turnier leitet"},
    {"tournament-has-started", "das Turnier hat begonnen"},
    {"tournament-not-started", "das Turnier hat noch nicht begonnen"},
    {"tournament-is-over", "das Turnier ist zu Ende"},
    {"tournament-is-paused", "das Turnier macht Pause"},
    {"tournament-not-paused", "das Turnier macht keine Pause"},
    {"tournament-too-few", "es machen zu wenige mit"},
    {"tournament-too-many-rounds",
     "bei so wenigen gibt es für so viele Runden vielleicht keine erlaubte Paarung"},
    {"tournament-too-many-for-all", "jeder gegen jeden geht mit höchstens 128"},
    {"tournament-wrong-round", "das ist nicht die nächste Runde"},
    {"tournament-round-running", "es fehlen noch Ergebnisse"},
    {"tournament-no-more-rounds", "alle Runden sind gespielt: beende das Turnier"},
    {"tournament-no-rounds", "ein offener Abend hat keine Runden: wer frei ist, wird gepaart"},
    {"tournament-no-pairing",
     "wer noch da ist, lässt sich nicht paaren, ohne sich noch einmal zu treffen: beende das "
     "Turnier"},
    {"tournament-no-such-table", "diesen Tisch gibt es nicht"},
    {"tournament-has-result", "dieser Tisch hat ein Ergebnis: man kann es berichtigen"},
    {"tournament-no-result", "dieser Tisch hat noch kein Ergebnis"},
    {"tournament-not-there", "wer diese Nummer hat, sitzt da nicht"},
    {"tournament-no-sheets", "zu einem Ergebnis gehört ein Zettel für jede beendete Partie"},
    // tell.cpp
    {"tournament-place", "Platz"},
    {"tournament-name", "Name"},
    {"tournament-played", "gespielte Tische"},
    {"tournament-rests", "Freilose"},
    {"tournament-forfeits", "kampflos verloren"},
};

}  // namespace

template <>
Catalogue catalogue<tournament::Words, language_index("de")>() {
  return words;
}

}  // namespace troika
