#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/reason.h"

namespace troika {

// Questions about single positions of a game, as text. One rulebook is for one thread: it keeps
// what it prepared for the last question.
class Rulebook {
 public:
  virtual ~Rulebook() = default;

  virtual std::string_view game() const = 0;

  // Whether the line is a position of this game.
  virtual std::expected<void, Fault> check(std::string_view position) = 0;

  // The legal moves in byte order, appended to `out` with `separator` between them.
  virtual std::expected<void, Fault> legal(std::string_view position, char separator,
                                           std::string& out) = 0;

  // The position after these moves. A fault also says at which of the moves it struck; a count of
  // `moves.size()` means the position itself.
  struct MoveFault {
    Fault fault;
    std::size_t move;
  };
  virtual std::expected<std::string, MoveFault> apply(std::string_view position,
                                                      std::span<const std::string_view> moves) = 0;

  // What one may see from a place, given in a view's text (core/view.h); the seat is empty for a
  // spectator. As JSON: {"board", "insight"; for a seat "legal", its moves in parts; "turn", a
  // number that is another one when anything is different}.
  virtual std::expected<std::string, Fault> look(std::string_view view, std::string_view seat,
                                                 Language language) = 0;
  virtual std::expected<std::string, Fault> board(std::string_view view, std::string_view seat) = 0;
  virtual std::expected<std::string, Fault> insight(std::string_view view, std::string_view seat,
                                                    Language language) = 0;
  // Whether a seat may make this move, and if not, why.
  virtual std::expected<void, Fault> why_not(std::string_view view, std::string_view seat,
                                             std::string_view move) = 0;

  // How many sequences of `depth` moves there are; per first move with `divide`.
  struct Branch {
    std::string move;
    std::uint64_t count;
  };
  virtual std::expected<std::uint64_t, Fault> perft(std::string_view position, int depth) = 0;
  virtual std::expected<std::vector<Branch>, Fault> divide(
      std::string_view position, int depth, const std::function<void(double)>& progress) = 0;

  // Random games from the start of a match with the rulebook's options, one after the other.
  struct Playouts {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t choices = 0;    // legal moves chosen from, added up
    std::uint64_t signature = 0;  // of how they went: the same on every platform
  };
  virtual Playouts random_games(std::uint64_t seed, std::uint64_t games) = 0;
};

namespace rulebook_reasons {
inline constexpr Reason no_such_game{"no-such-game",
                                     "no such game: choose der-isses, talat or touche"};
inline constexpr Reason hidden_parts{"hidden-parts",
                                     "this needs a position in which nothing is hidden («?»)"};
inline constexpr Reason finished{"finished", "the game is over, there are no moves"};
}  // namespace rulebook_reasons

// The names of all games, in the order of the list (table/entry.h).
struct GameNames {
  const std::string_view* begin() const;
  const std::string_view* end() const;
  std::size_t size() const { return static_cast<std::size_t>(end() - begin()); }
  std::string_view operator[](std::size_t i) const { return begin()[i]; }
};
inline constexpr GameNames game_names;

[[nodiscard]] std::expected<std::unique_ptr<Rulebook>, Fault> make_rulebook(
    std::string_view game, const std::vector<Option>& options);

}  // namespace troika
