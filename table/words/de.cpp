#include "table/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // mind.h
    {"no-such-bot", "diesen Bot gibt es nicht: es gibt 1 bis 8, random, greedy und mcts"},
    // rulebook.h
    {"no-such-game", "dieses Spiel gibt es nicht: es gibt der-isses, talat und touche"},
    {"hidden-parts", "dafür darf in der Stellung nichts verdeckt sein („?“)"},
    {"finished", "das Spiel ist vorbei, es gibt keine Züge mehr"},
    {"no-ranking", "dieses Spiel sagt nicht, wie ein Turnier gewertet wird"},
    // table.h
    {"no-seat", "Zuschauer ziehen nicht"},
    {"stale", "inzwischen ist etwas anderes passiert"},
    {"over", "das Match ist vorbei"},
    {"not-your-turn", "du bist nicht am Zug"},
    {"no-chance", "das kann der Zufall hier nicht tun"},
    {"wait", "es wird noch ausgeteilt"},
    // witness.h
    {"no-game-begun", "es hat noch kein Spiel angefangen"},
    {"no-position", "erst kommt eine Stellung"},
    {"bad-shown", "aufgedeckte Karten schreibt man „A=G B=W“"},
};

}  // namespace

template <>
Catalogue catalogue<TableWords, language_index("de")>() {
  return words;
}

}  // namespace troika
