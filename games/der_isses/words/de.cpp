#include "games/der_isses/reasons.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // options.h
    {"title-der-isses", "Der isses!"},
    // reasons.h
    {"der-isses-game-over", "das Match ist vorbei"},
    {"left-to-chance", "die Figuren stellt der Zufall auf"},
    {"der-isses-not-your-turn", "dein Gegner ist am Zug"},
    {"coin-comes-first", "erst muss die Münze gelegt werden"},
    {"coin-is-placed", "die Münze liegt schon auf dem Brett"},
    {"coin-on-piece", "die Münze kommt auf ein leeres Feld"},
    {"coin-beside-piece", "zwischen der Münze und jeder Figur muss ein leeres Feld sein"},
    {"choice-comes-first", "erst wählen beide ihre geheime Figur"},
    {"already-chosen", "die geheime Figur dieser Runde ist schon gewählt"},
    {"not-your-choice", "jeder wählt nur für sich selbst"},
    {"choice-unnamed", "zur Wahl gehört eine Figur"},
    {"der-isses-cell-taken", "auf dem Feld steht schon eine Figur"},
    {"der-isses-out-of-reach", "dorthin führt weder ein Schritt noch eine Sprungkette"},
    {"not-nearer", "nach dem Zug muss die Figur näher an der Münze stehen"},
    {"coin-is-closed", "auf die Münze darf nur die geheime Figur dessen, der zieht"},
    {"landing-unmarked", "ein Zug auf die Münze endet mit $, zum Beispiel Rd4$"},
    {"no-coin-there", "auf diesem Feld liegt die Münze nicht"},
    {"own-card-hidden", "die geheime Figur dessen, der am Zug ist, ist verdeckt"},
    {"other-card-hidden", "die geheime Figur des Gegners ist verdeckt"},
    {"der-isses-not-a-move", "einen Zug schreibt man so: $d4, A=R, Ge5, Rd4$ oder G!"},
    {"no-such-piece", "diese Figur gibt es nicht"},
    {"der-isses-no-such-cell", "dieses Feld gibt es nicht"},
    {"der-isses-not-a-lot", "das Los schreibt man first=1 oder first=2"},
    {"der-isses-field-missing", "eine Stellung hat fünf Teile: BOARD TURN PHASE COINS SECRETS"},
    {"field-extra", "nach dem letzten Teil darf nichts mehr kommen"},
    {"bad-board-sign", "hier können nur Figuren, $, Anzahlen leerer Felder und / stehen"},
    {"runs-in-a-row", "leere Felder hintereinander schreibt man als eine Zahl"},
    {"der-isses-rank-too-long", "die Reihe hat zu viele Felder"},
    {"der-isses-rank-too-short", "die Reihe hat zu wenige Felder"},
    {"der-isses-too-many-ranks", "das Brett hat zu viele Reihen"},
    {"der-isses-too-few-ranks", "das Brett hat zu wenige Reihen"},
    {"piece-twice", "jede Figur gibt es nur einmal"},
    {"coin-twice", "in einer Runde gibt es nur eine Münze"},
    {"piece-missing", "auf dem Brett fehlt eine Figur"},
    {"setup-out-of-order", "die Figuren werden in der Folge R O Y G B V W aufgestellt"},
    {"setup-complete", "alle Figuren stehen auf dem Brett: die Aufstellung ist fertig"},
    {"coin-too-early", "in dieser Phase liegt noch keine Münze auf dem Brett"},
    {"coin-missing", "in dieser Phase liegt die Münze auf dem Brett"},
    {"der-isses-bad-turn", "am Zug ist A oder B, oder -, wenn niemand zieht"},
    {"turn-needs-seat", "in dieser Phase ist A oder B am Zug"},
    {"turn-of-nobody", "in dieser Phase ist niemand am Zug: -"},
    {"bad-phase", "die Phase ist setup, coin, choose, play oder over"},
    {"bad-coins", "gewonnene Münzen schreibt man 2-1, die von A zuerst"},
    {"coins-too-many", "das Match endet, sobald jemand genug Münzen hat"},
    {"coins-too-few", "das Match ist erst vorbei, wenn jemand genug Münzen hat"},
    {"coins-before-start", "während der Aufstellung hat noch niemand eine Münze"},
    {"bad-secrets", "die Geheimnisse sind zwei Zeichen, erst A, dann B: eine Figur, - oder ?"},
    {"secret-too-early", "in dieser Phase hat niemand eine geheime Figur"},
    {"secret-missing", "in dieser Phase haben beide eine geheime Figur"},
    {"choice-complete", "wenn beide gewählt haben, heißt die Phase play"},
    // ranking.h
    {"der-isses-matches", "Matches"},
    {"der-isses-coins", "Münzen"},
};

}  // namespace

template <>
Catalogue catalogue<der_isses::Words, language_index("de")>() {
  return words;
}

}  // namespace troika
