#include "cli/games/talat/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    {"chronicle-board-closed", "Das Brett {1} ist geschlossen."},
    {"open-board", "offen"},
    {"closed-board", "GESCHLOSSEN"},
    {"placing", "es wird gesetzt"},
    {"captured", "geschlagen {1}"},
    {"across", "angekommen {1}"},
    {"talat-points", "Punkt|Punkte"},
    {"to-place", "noch zu setzen: {1}"},
    {"ghost-name", "der Geist"},
    {"talat-to-move", "Am Zug: {1}"},
    {"to-place-turn", "Einen Turm setzt: {1}"},
    {"to-place-ghost", "Einen Turm des Geistes setzt: {1}"},
    {"talat-over", "Das Spiel ist vorbei"},
    {"how-to-read",
     "Ein Turm ist: wem er gehört, seine Höhe (1 bis 3) und seine Form (T drei-, S vier-, H "
     "sechsseitig)"},
    {"game-talat", "Talat"},
    {"tower-placed", "{1} auf {2} gesetzt, Brett {3}"},
    {"tower-moves", "{1} von {2} nach {3}, Brett {4}"},
    {"tower-takes", "{1} von {2} schlägt {3} auf {4}, Brett {5}"},
    {"help-talat-players", "2 oder 3"},
    {"help-talat-games", "Spiele nacheinander (1 bis 99)"},
};

}  // namespace

template <>
Catalogue catalogue<cli::TalatWords, language_index("de")>() {
  return words;
}

}  // namespace troika
