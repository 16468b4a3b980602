#include "cli/games/touche/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    {"hand-of", "Auf der Hand von {1}, am ehesten:"},
    {"lots-drawn", "Gezogen vor dem Geben: {1}. Geber: {2}."},
    {"cards-dealt", "Die Karten sind gemischt und ausgeteilt."},
    {"reshuffled", "Der Stapel war leer: die Ablage ist gemischt und wird zum neuen Stapel."},
    {"row", "Reihe {1}"},
    {"joker", "Joker"},
    {"square", "Quadrat"},
    {"line-figure", "Linie"},
    {"tee", "T"},
    {"cross", "Kreuz"},
    {"combination", "Kombination"},
    {"own-figures", "eigene Figuren"},
    {"own-figure", "eigene Figur {1}"},
    {"goal-line", "Ziel: {1}"},
    {"all-different", "alle verschieden"},
    {"free-exchange", "ein Tausch pro Zug ist frei"},
    {"done", "{1} von {2}"},
    {"piles", "Stapel {1}, Ablage {2}, Züge ohne Figur {3}"},
    {"hidden-cards", "verdeckte Karte|verdeckte Karten"},
    {"no-cards", "keine Karten"},
    {"touche-to-move", "Am Zug: {1}"},
    {"exchange-used", "{1}, der freie Tausch ist verbraucht"},
    {"touche-over", "Das Spiel ist vorbei"},
    {"legend",
     "y▲ Pyramide, Y♛ gekrönt (y gelb, t türkis, l lila), ( ) freies Feld; ♠ S, ♥ H, ♦ D, ♣ C, 10 "
     "ist T, B ist J, D ist Q"},
    {"side-yellow", "gelb"},
    {"side-turquoise", "türkis"},
    {"side-lilac", "lila"},
    {"jack", "B"},
    {"queen", "D"},
    {"king", "K"},
    {"ace", "A"},
    {"help-board", "ein eigenes Brett (JSON)"},
    {"help-dealer", "wer zuerst gibt: lot (das Los) oder die Nummer eines Platzes"},
    {"help-seating", "die Seite jedes Platzes, zum Beispiel ytyt"},
    {"help-figure",
     "square, line, tee, cross, combination oder own, eine für jedes Spiel; oder named"},
    {"help-own-figures", "eigene Figuren, zum Beispiel 'x.x/.x./x.x:-@15*3'"},
    {"help-different", "in einer Kombination sind alle Figuren verschieden"},
    {"help-freeswap", "der erste Tausch einer toten Karte im Zug ist frei"},
    {"joker-hint", "jedes leere Kartenfeld (X@…) oder Schlagen (Xx…); „züge“ zeigt sie alle"},
    {"not-both", "--players und --seating gehen nicht zusammen"},
    {"game-touche", "Touché"},
    {"card-to", "{1} auf {2}"},
    {"joker-takes", "der Joker schlägt {1}"},
    {"puts-on", ", die geschlagene Pyramide kommt auf {1}"},
    {"discards", "wirft {1} ab, eine tote Karte"},
    {"words-touche", " — Touché! {1}"},
    {"names-figure", "es geht um: {1}"},
    {"joker-group", "Joker"},
    {"capture-group", "schlagen"},
    {"figure-group", "Figur"},
    {"help-touche-players", "2 bis 6"},
    {"help-touche-games", "ein Match über 1, 3, 5 oder 7"},
};

}  // namespace

template <>
Catalogue catalogue<cli::ToucheWords, language_index("de")>() {
  return words;
}

}  // namespace troika
