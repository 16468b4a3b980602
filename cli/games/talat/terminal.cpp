#include "cli/games/common.h"
#include "cli/games/narrator_of.h"
#include "cli/games/talat/words.h"
#include "cli/games/terminal_game.h"
#include "cli/terminal/grid.h"
#include "games/talat/notation.h"
#include "games/talat/rules.h"

namespace troika::cli {
namespace {

using namespace talat;

constexpr Text title{"game-talat", "Talat"};

constexpr std::size_t side = 5;
constexpr Text open_board{"open-board", "open"};
constexpr Text closed_board{"closed-board", "CLOSED"};
constexpr Text placing{"placing", "placing"};
constexpr Text captured{"captured", "captured {1}"};
constexpr Text across{"across", "across {1}"};
constexpr Noun points{"talat-points", "point|points"};
constexpr Text to_place{"to-place", "to place: {1}"};
constexpr Text ghost_name{"ghost-name", "the ghost"};
constexpr Text to_move{"talat-to-move", "To move: {1}"};
constexpr Text to_place_turn{"to-place-turn", "To place a tower: {1}"};
constexpr Text to_place_ghost{"to-place-ghost", "To place a ghost tower: {1}"};
constexpr Text over{"talat-over", "The game is over"};
constexpr Text how_to_read{
    "how-to-read",
    "A tower is its owner, height (1 to 3) and shape (T three, S four, H six sides)"};

constexpr Text tower_placed{"tower-placed", "{1} placed on {2}, board {3}"};
constexpr Text tower_moves{"tower-moves", "{1} from {2} to {3}, board {4}"};
constexpr Text tower_takes{"tower-takes", "{1} from {2} takes {3} on {4}, board {5}"};
constexpr Text board_closed{"chronicle-board-closed", "The board {1} is closed."};

constexpr std::array all_seats{seat_a, seat_b, seat_c};

constexpr Paint tower_paint(Seat owner) {
  if (owner == seat_a) return Paint::white_tower;
  return owner == seat_b ? Paint::grey_tower : Paint::black_tower;
}

std::string text_of(BoardName b) {
  return std::string(std::string_view("ABBCCA").substr(index(b) * 2, 2));
}
std::string text_of(Tower t) {
  std::string text;
  talat::write(text, t);
  return text;
}
std::string text_of(Cell c) {
  return {static_cast<char>('a' + file(c)), static_cast<char>('1' + rank(c))};
}

// Whose tower stands on the cell; nobody's if it is empty.
std::optional<Seat> owner_on(const Open& open, BoardName b, Cell c) {
  for (const Way way : both_ways)
    if (has(open.board(b).of(way), c)) return colour(b, way);
  return std::nullopt;
}
// The tower on a cell of a board, as `a3H`; empty if none is there.
std::string tower_on(const Open& open, BoardName b, Cell c) {
  const auto owner = owner_on(open, b, c);
  if (!owner) return {};
  return static_cast<char>('a' + index(*owner)) + text_of(open.board(b).at(c));
}

std::vector<std::string> board_block(const Screen& screen, const Open& open, BoardName name,
                                     std::size_t cell_width) {
  Grid grid(side, side, cell_width);
  grid.number_on_both_sides(false);
  for (std::size_t i = 0; i < cell_count; ++i) {
    const auto cell = static_cast<Cell>(i);
    const std::string tower = tower_on(open, name, cell);
    grid.set(side - 1 - rank(cell), file(cell), tower.empty() ? " " : tower,
             tower.empty() ? Paint::plain : tower_paint(*owner_on(open, name, cell)));
  }
  std::vector<std::string> lines = grid.lines(screen);

  const bool is_closed = open.is_closed(name);
  const Text& state = open.placing() ? placing : is_closed ? closed_board : open_board;
  const std::string letters = text_of(name);
  const std::size_t columns = width(lines.front());
  const std::string head = letters + " · " + std::string(state.in(screen.language));
  // The arrows show which way the towers of a start row go.
  lines.insert(lines.begin(), centred(letters.substr(1) + " ▼", columns + 2));
  lines.insert(
      lines.begin(),
      centred(painted(screen, is_closed ? Paint::faint : Paint::strong, head), columns + 2));
  lines.push_back(centred(letters.substr(0, 1) + " ▲", columns + 2));
  return lines;
}

// Towers that stand on the far rank, by the seat they score for (RULES 15, 20).
std::uint64_t towers_across(const Open& open, Seat seat) {
  std::uint64_t count = 0;
  for (const BoardName name : board_names)
    for (const Way way : both_ways)
      if (commander(open.players, name, way) == seat)
        count += static_cast<std::uint64_t>(std::popcount(open.board(name).of(way) & far_row(way)));
  return count;
}

// The towers of a hand with blanks between them.
std::string in_hand(TowerSet hand) {
  std::string out;
  for (int i = 0; i < towers_per_colour; ++i)
    if (const auto tower = static_cast<Tower>(i); talat::has(hand, tower))
      out += (out.empty() ? "" : " ") + text_of(tower);
  return out;
}

// Who they are, and what they have.
std::vector<std::string> players_block(const Screen& screen, const Open& open, const Names& names) {
  const Language language = screen.language;
  std::vector<std::vector<std::string>> columns(2);
  for (const Seat seat : all_seats) {
    const std::string letter = Talat::seat_name(seat);
    std::string label = seat_label(names, index(seat), letter).substr(1);
    const bool is_ghost = open.with_ghost() && seat == ghost;
    if (is_ghost) label = " (" + std::string(ghost_name.in(language)) + ')';
    columns[0].push_back(painted(screen, tower_paint(seat), ' ' + letter + ' ') + label);
    std::string line;
    if (!is_ghost && !open.placing()) {
      const auto taken = std::uint64_t{open.captured[seat]};
      const std::uint64_t there = towers_across(open, seat);
      line = fill(language, captured, {std::to_string(taken)}) + "  " +
             fill(language, across, {std::to_string(there)}) + "  " +
             counted(language, 5 * taken + 3 * there, points);
    }
    if (open.hands[seat] != 0) line = fill(language, to_place, {in_hand(open.hands[seat])});
    columns[1].push_back(line);
  }
  return beside(columns, 2);
}

class TalatNarrator final : public NarratorOf<Talat> {
 public:
  using NarratorOf::NarratorOf;

 private:
  std::string picture(const Screen& screen, const Truth<Talat>& truth,
                      const Names& names) const override {
    const Open& open = truth.open();
    const Language language = screen.language;
    const std::size_t cell_width = screen.columns >= 108 ? 5 : 3;
    std::vector<std::vector<std::string>> boards;
    for (const BoardName name : board_names)
      boards.push_back(board_block(screen, open, name, cell_width));
    std::vector<std::string> lines;
    if (screen.columns >= 78) {
      lines = beside(boards, 1);
    } else {
      for (const auto& board : boards) lines.insert(lines.end(), board.begin(), board.end());
    }
    lines.push_back("");
    for (std::string& line : players_block(screen, open, names)) lines.push_back(std::move(line));
    lines.push_back("");
    if (open.placing()) lines.push_back(painted(screen, Paint::faint, how_to_read.in(language)));
    if (open.turn.is_over()) {
      lines.push_back(painted(screen, Paint::strong, over.in(language)));
    } else {
      const Text& text = open.placing_ghost() ? to_place_ghost
                         : open.placing()     ? to_place_turn
                                              : to_move;
      const Seat turn = open.turn.seat();
      const std::string who = seat_label(names, index(turn), Talat::seat_name(turn));
      lines.push_back(painted(screen, Paint::strong, fill(language, text, {who})));
    }
    return joined(lines);
  }

  std::string in_words(Language language, const Step& step) const override {
    const talat::Move& move = step.move;
    const std::string board = text_of(move.board), to = text_of(move.to);
    if (move.action == Action::place)
      return fill(language, tower_placed, {text_of(move.tower()), to, board});
    const Open& open = step.before.open();
    const std::string tower = tower_on(open, move.board, move.from()), from = text_of(move.from());
    if (move.action == Action::step) return fill(language, tower_moves, {tower, from, to, board});
    return fill(language, tower_takes,
                {tower, from, tower_on(open, move.board, move.to), to, board});
  }

  // The boards that the move has closed.
  std::string aftermath(Language language, const Step& step, const Company&) const override {
    std::string text;
    for (const BoardName board : board_names)
      if (step.after.open().is_closed(board) && !step.before.open().is_closed(board))
        text += fill(language, board_closed, {text_of(board)}) + '\n';
    return text;
  }

  std::string chances_in_words(Language language, const Chances& chances,
                               const Company& at) const override {
    std::string news;
    const Text& text = options().players == 2 ? lot_seat_a : lot_first;
    for (const auto& move : chances.moves)
      if (move && move->action == Action::lot)
        news += fill(language, text, {at.names[index(move->first())]}) + '\n';
    return news;
  }

  MoveGroup group_of(Language, const Truth<Talat>& truth, talat::Move move) const override {
    const std::string tower = move.action == Action::place
                                  ? text_of(move.tower())
                                  : tower_on(truth.open(), move.board, move.from());
    return {text_of(move.board) + ' ' + tower, {}};
  }
};

constexpr Text players_help{"help-talat-players", "2 or 3"};
constexpr Text games_help{"help-talat-games", "games in a row (1 to 99)"};
constexpr Flag flags[] = {
    {players_key, "--players", Flag::Kind::value, "N", players_help},
    {"games", "--games", Flag::Kind::value, "N", games_help},
    first_flag,
};
constexpr Setting long_match[] = {{"players", "2"}, {"games", "99"}};

}  // namespace

extern const TerminalGame talat_in_terminal;
const TerminalGame talat_in_terminal{
    .name = Talat::name,
    .title = title,
    .points = points_noun,
    .long_match = long_match,
    .flags = flags,
    .narrator = make_narrator<TalatNarrator>,
    .words = words_of<TalatWords>,
};

}  // namespace troika::cli
