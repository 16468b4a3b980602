#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.h"
#include "cli/terminal/text.h"
#include "table/table.h"

namespace troika::cli {

using Names = std::vector<std::string>;

// Who is at a table, for sentences about them.
struct Company {
  const Table& table;
  const Names& names;         // by player
  std::optional<Player> you;  // the only person among bots, if there is just one

  const std::string& name(Player p) const { return names[static_cast<std::size_t>(p)]; }
  Player at(std::string_view seat) const;  // who sits there
};

// "A", or "A (Bot 2)" where the seat has a name.
std::string seat_label(const Names& names, std::size_t seat, std::string_view seat_name);

// A move as somebody was told of it, and the open positions around it as lines; a line is empty
// before the first game.
struct MoveMade {
  std::string_view move;
  std::string_view before;
  std::string_view after;
  std::string_view shown;  // what it turned up that no line keeps
};

// What chance did until a player was to act, as everyone saw it: nothing of some moves but that
// they were made.
struct ChanceMade {
  std::vector<std::optional<std::string>> moves;
  std::string_view before;
  std::string_view after;
};

// Moves that belong together: those of a piece, of a tower, of a card.
struct MoveGroup {
  std::string label;
  std::vector<std::string> moves;
  std::string in_short{};  // stands for the moves where there is no room for all; once for several
};

// Draws the positions of a match and puts into words what happens in it. This one knows no game: a
// position is its line and a move its notation. Games that say it better derive from NarratorOf.
class Narrator {
 public:
  virtual ~Narrator() = default;

  // A line that the rules have accepted, with the names of those who sit in the seats; they may
  // have none.
  virtual std::string draw(const Screen& screen, std::string_view line, const Names& names) const;

  // "green to e5". Says who only where the move itself does.
  virtual std::string move(Language language, const MoveMade& made) const;
  // What follows from a move for all to hear, as lines: how a round ended, what was closed.
  virtual std::string follows(Language language, const MoveMade& made, const Company& at) const;
  virtual std::string chance(Language language, const ChanceMade& made, const Company& at) const;

  virtual std::vector<MoveGroup> groups(Language language, std::string_view line,
                                        const std::vector<std::string>& moves) const;
  // Whether the moves are listed whenever the board is drawn, because it does not show them.
  virtual bool lists_moves() const { return false; }
  // What will do for this move, where it can mean nothing else.
  virtual std::vector<std::string> short_forms(std::string_view move) const;
  // How a player is asked for what others at the same screen must not see; empty: as always.
  virtual std::string secret_question(Language language, std::string_view line) const;

  // The title of what a bot believes.
  virtual std::string belief(Language language, std::string_view about) const;
  // What a match with these settings is about, where there is more than one thing.
  virtual std::string about(Language language) const;
};

}  // namespace troika::cli
