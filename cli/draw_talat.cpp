#include "cli/draw.h"
#include "cli/grid.h"
#include "cli/text.h"
#include "games/talat/rules.h"

namespace troika::cli {
namespace {

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

Paint tower_paint(char owner) {
  if (owner == 'a') return Paint::white_tower;
  return owner == 'b' ? Paint::grey_tower : Paint::black_tower;
}

std::vector<std::string> board_block(const Screen& screen, const talat::Open& open,
                                     talat::BoardName name, std::string_view field,
                                     std::size_t cell_width) {
  Grid grid(side, side, cell_width);
  grid.number_on_both_sides(false);
  std::size_t row = 0, file = 0;
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (field[i] == '/') {
      ++row, file = 0;
    } else if (field[i] >= '1' && field[i] <= '9') {
      for (char empty = '0'; empty < field[i]; ++empty) grid.set(row, file++, " ");
    } else {
      grid.set(row, file++, field.substr(i, 3), tower_paint(field[i]));
      i += 2;
    }
  }
  std::vector<std::string> lines = grid.lines(screen);

  const bool is_closed = open.is_closed(name);
  const Text& state = open.placing() ? placing : is_closed ? closed_board : open_board;
  const std::string_view letters = std::string_view("ABBCCA").substr(index(name) * 2, 2);
  const std::size_t columns = width(lines.front());
  const std::string title = std::string(letters) + " · " + std::string(state.in(screen.language));
  // The arrows show which way the towers of a start row go.
  lines.insert(lines.begin(), centred(std::string(1, letters[1]) + " ▼", columns + 2));
  lines.insert(
      lines.begin(),
      centred(painted(screen, is_closed ? Paint::faint : Paint::strong, title), columns + 2));
  lines.push_back(centred(std::string(1, letters[0]) + " ▲", columns + 2));
  return lines;
}

// Towers that stand on the far rank, by the seat they score for (RULES 15, 20).
int towers_across(const talat::Open& open, Seat seat) {
  int count = 0;
  for (const talat::BoardName name : talat::board_names)
    for (const talat::Way way : talat::both_ways) {
      if (talat::commander(open.players, name, way) != seat) continue;
      const std::size_t far_rank = way == talat::Way::up ? side - 1 : 0;
      for (std::size_t file = 0; file < side; ++file)
        count += static_cast<int>(open.board(name).of(way) >> (far_rank * side + file) & 1U);
    }
  return count;
}

std::string spaced(std::string_view hand) {
  std::string out;
  for (std::size_t i = 0; i + 1 < hand.size(); i += 2)
    out += (i > 0 ? " " : "") + std::string(hand.substr(i, 2));
  return out;
}

}  // namespace

std::string draw_talat(const Screen& screen, const Scene& scene) {
  const auto placed = Talat::read_position(scene.line, nullptr);
  const talat::Open& open = placed->truth.open();
  const auto fields = split(scene.line, ' ');
  const Language language = screen.language;

  const std::size_t cell_width = screen.columns >= 108 ? 5 : 3;
  std::vector<std::vector<std::string>> boards;
  for (const talat::BoardName name : talat::board_names)
    boards.push_back(board_block(screen, open, name, fields[index(name)], cell_width));
  std::vector<std::string> lines;
  if (screen.columns >= 78) {
    lines = beside(boards, 1);
  } else {
    for (const auto& board : boards) lines.insert(lines.end(), board.begin(), board.end());
  }

  std::vector<std::vector<std::string>> table(2);  // who, and what they have
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const std::string letter(1, static_cast<char>('A' + seat));
    const std::string_view hand = fields[4 + seat];
    std::string label = seat_label(scene, seat, letter).substr(1);
    const bool is_ghost = open.with_ghost() && seat == 2;
    if (is_ghost) label = " (" + std::string(ghost_name.in(language)) + ')';
    table[0].push_back(
        painted(screen, tower_paint(static_cast<char>('a' + seat)), ' ' + letter + ' ') + label);
    std::string line;
    if (!is_ghost && !open.placing()) {
      const auto taken = std::uint64_t{open.captured[seat_at(seat)]};
      const auto there = static_cast<std::uint64_t>(towers_across(open, seat_at(seat)));
      line = fill(language, captured, {std::to_string(taken)}) + "  " +
             fill(language, across, {std::to_string(there)}) + "  " +
             counted(language, 5 * taken + 3 * there, points);
    }
    if (hand != "-") line = fill(language, to_place, {spaced(hand)});
    table[1].push_back(line);
  }
  lines.push_back("");
  for (std::string& line : beside(table, 2)) lines.push_back(std::move(line));
  lines.push_back("");
  if (open.placing()) lines.push_back(painted(screen, Paint::faint, how_to_read.in(language)));
  const std::string_view turn = fields[3];
  if (turn == "-") {
    lines.push_back(painted(screen, Paint::strong, over.in(language)));
  } else {
    const Text& text = open.placing_ghost() ? to_place_ghost
                       : open.placing()     ? to_place_turn
                                            : to_move;
    const std::string who = seat_label(scene, static_cast<std::size_t>(turn[0] - 'A'), turn);
    lines.push_back(painted(screen, Paint::strong, fill(language, text, {who})));
  }
  return joined(lines);
}

}  // namespace troika::cli
