#include "room/reasons.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // reactions.h
    {"hello", "Hallo!"},
    {"good-luck", "Viel Glück!"},
    {"good-move", "Guter Zug!"},
    {"wow", "Wow!"},
    {"oops", "Huch!"},
    {"thinking", "Moment, ich überlege …"},
    {"hurry", "Du bist dran!"},
    {"thanks", "Danke!"},
    {"well-played", "Gut gespielt!"},
    {"goodbye", "Ich muss los. Tschüss!"},
    // reasons.h
    {"broken-log", "das ist kein Protokoll eines Matchs"},
    {"bad-match-id", "diese Kennung kann ein Match nicht haben"},
    {"bad-setting", "so lässt sich der Tisch nicht einstellen"},
    {"unknown-setting", "diese Einstellung hat ein Tisch nicht"},
    {"bad-seats", "die Plätze passen nicht zur Zahl der Spieler"},
    {"bad-level", "Bots haben die Stufen 1 bis 8"},
    {"bad-clock", "so lassen sich die Uhren nicht stellen"},
    {"bad-name", "ein Name hat 1 bis 40 Zeichen, ohne Zeilenumbrüche und dergleichen"},
    {"bad-entropy", "der Text fürs Austeilen hat höchstens 64 druckbare Zeichen"},
    {"no-such-place", "diesen Platz gibt es nicht"},
    {"place-taken", "da sitzt schon jemand"},
    {"table-full", "alle Plätze sind besetzt"},
    {"already-seated", "du sitzt schon an diesem Tisch"},
    {"guests-only", "dafür musst du ein Gast mit Namen sein"},
    {"not-at-table", "du sitzt nicht an diesem Tisch"},
    {"has-started", "das Match hat schon angefangen"},
    {"not-started", "das Match hat noch nicht angefangen"},
    {"match-over", "das Match ist vorbei"},
    {"not-over", "das Match ist noch nicht vorbei"},
    {"not-host", "anfangen kann nur, wer den Tisch gemacht hat"},
    {"people-missing", "es sind noch nicht alle da"},
    {"too-often", "so oft in einer Minute geht das nicht: warte bitte kurz"},
    {"enough", "das gab es an diesem Tisch schon zu oft"},
    {"bad-id", "ein Zug braucht eine Kennung aus 1 bis 32 Buchstaben, Ziffern, - oder _"},
    {"ahead", "so weit ist es noch nicht"},
    {"bot-plays", "auf deinem Platz spielt ein Bot: hol ihn dir erst zurück"},
    {"no-bot-there", "dort spielt kein Bot"},
    {"nothing-to-take-back",
     "den letzten Zug eines Menschen an diesem Tisch hast nicht du gemacht"},
    {"cannot-take-back",
     "das geht nicht mehr zurück: dabei wurde ausgeteilt, etwas Geheimes gezeigt oder ein Spiel "
     "beendet"},
    {"asked-already", "danach wurde schon gefragt"},
    {"nothing-asked", "danach hat niemand gefragt"},
    {"answered-already", "du hast schon zugestimmt"},
    {"rematch-made", "die Revanche gibt es schon"},
    {"yourself", "hier geht es um die anderen"},
    {"only-wait", "an diesem Tisch wartet man auf jeden"},
    {"no-claims", "an diesem Tisch gibt es keinen Sieg ohne Spiel"},
    {"not-absent", "dieser Spieler hat noch Zeit"},
    {"own-side", "dieser Spieler ist auf deiner Seite"},
    {"no-such-reaction", "das kann man hier nicht sagen"},
    // verify.h
    {"seed-as-committed", "der Startwert ist der, auf den sich der Server festgelegt hatte"},
    {"chance-as-drawn",
     "der Zufall hat so entschieden, wie es aus Startwert und Beiträgen der Plätze folgt"},
    {"seal-as-told", "die versiegelte Wahl ist die, die getroffen wurde"},
    {"fair-nothing", "mit dieser Aufzeichnung lässt sich das Austeilen nicht prüfen"},
    {"fair-unknown", "es gibt fair match, commitment, seed, entropy und seal"},
    {"fair-twice", "das stand schon da"},
    {"fair-form", "das ist nicht so geschrieben, wie es sein muss"},
    {"fair-missing", "es braucht match, commitment, seed und die entropy jedes Spielers"},
    {"fair-idle-seal", "bei diesem Ereignis gibt es keine versiegelte Wahl"},
};

}  // namespace

template <>
Catalogue catalogue<room::Words, language_index("de")>() {
  return words;
}

}  // namespace troika
