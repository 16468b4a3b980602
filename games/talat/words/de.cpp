#include "games/talat/reasons.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // options.h
    {"title-talat", "Talat"},
    {"option-players", "Spieler"},
    {"option-talat-games", "Spiele nacheinander"},
    // position.h
    {"talat-field-missing",
     "die Zeile ist zu kurz: es braucht neun Teile mit je einem Leerzeichen dazwischen"},
    {"field-empty", "zwischen zwei Teilen steht genau ein Leerzeichen"},
    {"line-too-long", "nach dem neunten Teil kommt noch etwas"},
    {"not-a-board", "ein Brett schreibt man mit Türmen wie a3H, Ziffern für leere Felder und /"},
    {"digits-in-a-row", "leere Felder hintereinander schreibt man als eine Ziffer"},
    {"talat-rank-too-long", "diese Reihe hat mehr als fünf Felder"},
    {"talat-rank-too-short", "diese Reihe hat weniger als fünf Felder"},
    {"talat-too-few-ranks", "ein Brett hat fünf Reihen"},
    {"talat-too-many-ranks", "ein Brett hat höchstens fünf Reihen"},
    {"foreign-colour", "Türme dieser Farbe stehen nicht auf diesem Brett"},
    {"not-a-tower", "einen Turm schreibt man mit der Höhe 1, 2 oder 3 und der Form T, S oder H"},
    {"tower-twice", "diesen Turm hat jede Farbe nur einmal"},
    {"too-many-on-board", "eine Farbe hat höchstens fünf Türme auf einem Brett"},
    {"not-a-turn", "am Zug ist A, B oder C, oder -, wenn das Spiel vorbei ist"},
    {"not-a-hand", "der Vorrat ist eine Liste von Türmen wie 1T2S3H, oder -, wenn er leer ist"},
    {"hand-out-of-order", "Türme im Vorrat stehen in der Folge 1T1S1H2T…3H"},
    {"not-captured-counts", "die von A, B und C geschlagenen Türme schreibt man wie 2,0,1"},
    {"not-a-player-count", "es spielen 2 oder 3"},
    {"too-many-captured", "es sind mehr Türme geschlagen, als auf den Brettern fehlen"},
    {"ghost-captured", "was der Geist schlägt, bekommt ein Spieler: C hat nichts"},
    {"captured-while-placing", "geschlagen wird erst, wenn alle Türme gesetzt sind"},
    {"ninth-ghost", "vom Geist sind nur acht Türme im Spiel"},
    {"tower-missing", "beim Setzen steht jeder Turm auf einem Brett oder ist noch im Vorrat"},
    {"moved-while-placing", "beim Setzen stehen alle Türme auf ihren eigenen Startreihen"},
    {"hands-out-of-turn", "die Türme im Vorrat passen nicht dazu, dass reihum gesetzt wird"},
    {"ghost-has-no-turn", "zu zweit ist C der Geist und nie am Zug"},
    {"game-has-ended", "zwei Bretter sind geschlossen, also ist das Spiel vorbei: am Zug ist -"},
    {"game-has-not-ended", "das Spiel ist erst vorbei, wenn zwei Bretter geschlossen sind"},
    {"turn-is-skipped", "dieser Spieler hat keinen Zug, also wäre ein anderer dran"},
    // reasons.h
    {"talat-game-over", "das Spiel ist vorbei"},
    {"talat-not-your-turn", "ein anderer Spieler ist am Zug"},
    {"no-lots-in-a-game", "gelost wird nur vor dem ersten Spiel"},
    {"all-placed", "alle Türme sind schon gesetzt"},
    {"still-placing", "gezogen wird erst, wenn alle Türme gesetzt sind"},
    {"not-in-hand", "dieser Turm ist schon gesetzt"},
    {"not-on-start-row", "ein Turm wird auf eine eigene Startreihe gesetzt"},
    {"not-on-ghosts-start-row", "ein Turm des Geistes wird auf eine seiner Startreihen gesetzt"},
    {"talat-cell-taken", "auf diesem Feld steht schon ein Turm"},
    {"board-closed", "dieses Brett ist geschlossen: dort zieht niemand mehr"},
    {"no-tower-there", "auf dem ersten Feld steht kein Turm"},
    {"not-your-tower", "dieser Turm gehört einem anderen Spieler"},
    {"not-your-ghost", "der Geist zieht nur gegen den Gegner"},
    {"at-the-end",
     "am anderen Ende geht es für einen Turm nicht weiter; er kann nur noch seitwärts schlagen"},
    {"not-one-step-ahead", "ein Turm zieht ein Feld nach vorn, gerade oder schräg"},
    {"way-blocked", "ein Turm zieht nur auf ein leeres Feld"},
    {"talat-nothing-to-capture", "dort steht kein Turm, den du schlagen könntest"},
    {"own-tower", "Türme derselben Farbe schlagen einander nicht"},
    {"talat-out-of-reach", "ein Turm schlägt nur auf ein Nachbarfeld vor oder neben sich"},
    {"too-weak", "dieser Turm kann jenen nicht schlagen"},
    {"closed-no-towers", "eine Farbe hat auf diesem Brett keine Türme mehr"},
    {"closed-no-war", "auf diesem Brett kann kein Turm mehr einen anderen schlagen"},
    {"closed-no-meeting", "Türme, die einander schlagen könnten, treffen sich hier nicht mehr"},
    {"talat-not-a-move", "einen Zug schreibt man AB:3H@c1, AB:c1-c2 oder AB:c2xd3"},
    {"no-such-board", "die Bretter heißen AB, BC und CA"},
    {"no-such-tower", "einen Turm schreibt man mit der Höhe 1, 2 oder 3 und der Form T, S oder H"},
    {"talat-no-such-cell", "ein Feld ist ein Buchstabe von a bis e und eine Ziffer von 1 bis 5"},
    // series.h
    {"first-not-at-table", "wer anfangen soll, spielt nicht mit: es sind nur zwei"},
    {"talat-not-a-lot", "das Los schreibt man first=1, first=2 und so weiter"},
    {"nobody-with-this-number", "diese Nummer hat niemand am Tisch"},
    // ranking.h
    {"talat-wins", "Siege"},
    {"talat-merit-points", "Punkte"},
    {"talat-towers", "geschlagene Türme"},
    {"talat-ranks", "Türme auf fremden Startreihen"},
};

}  // namespace

template <>
Catalogue catalogue<talat::Words, language_index("de")>() {
  return words;
}

}  // namespace troika
