#include <array>

#include "cli/draw.h"
#include "cli/grid.h"
#include "cli/text.h"
#include "games/touche/board.h"
#include "games/touche/cross.h"

namespace troika::cli {
namespace {

constexpr std::string_view side_letters = "ytl";
constexpr Text sides[] = {
    {"side-yellow", "yellow"}, {"side-turquoise", "turquoise"}, {"side-lilac", "lilac"}};
constexpr Text jack{"jack", "J"};
constexpr Text queen{"queen", "Q"};
constexpr Text king{"king", "K"};
constexpr Text ace{"ace", "A"};
constexpr Paint pyramids[] = {Paint::yellow_pyramid, Paint::turquoise_pyramid,
                              Paint::lilac_pyramid};
constexpr Paint crowns[] = {Paint::yellow_crown, Paint::turquoise_crown, Paint::lilac_crown};

constexpr Text joker{"joker", "joker"};
constexpr Text square{"square", "square"};
constexpr Text line_figure{"line-figure", "line"};
constexpr Text tee{"tee", "tee"};
constexpr Text cross{"cross", "cross"};
constexpr Text combination{"combination", "combination"};
constexpr Text own_figures{"own-figures", "own figures"};
constexpr Text own_figure{"own-figure", "own figure {1}"};

constexpr Text goal_line{"goal-line", "Goal: {1}"};
constexpr Text all_different{"all-different", "all different"};
constexpr Text free_exchange{"free-exchange", "one exchange per turn is free"};
constexpr Text done{"done", "{1} of {2}"};
constexpr Text piles{"piles", "Deck {1}, discards {2}, turns without a figure {3}"};
constexpr Noun hidden_cards{"hidden-cards", "hidden card|hidden cards"};
constexpr Text no_cards{"no-cards", "no cards"};
constexpr Text to_move{"touche-to-move", "To move: {1}"};
constexpr Text exchange_used{"exchange-used", "{1}, the free exchange is used"};
constexpr Text over{"touche-over", "The game is over"};
constexpr Text legend{"legend",
                      "y▲ pyramid, Y♛ crowned (y yellow, t turquoise, l lilac), ( ) free space; "
                      "♠ S, ♥ H, ♦ D, ♣ C, 10 is T"};

bool is_red(std::string_view card) {
  return card.size() == 2 && (card[1] == 'H' || card[1] == 'D');
}

// CELLS with every cell on its own: '.' empty, otherwise the letter of its pyramid or crown.
std::string unrolled(std::string_view field) {
  std::string cells;
  std::size_t run = 0;
  for (const char c : field) {
    if (c >= '0' && c <= '9') {
      run = run * 10 + static_cast<std::size_t>(c - '0');
      continue;
    }
    cells.append(run, '.');
    cells += c;
    run = 0;
  }
  return cells.append(run, '.');
}

Grid board_grid(const Screen& screen, const touche::Board& board, std::string_view cells) {
  Grid grid(board.ranks(), board.files(), 5);
  const std::size_t tall = 2 * board.ranks() + 18;  // with the lines that stand below the board
  grid.draw_between_rows(screen.is_terminal && screen.rows >= tall);
  for (std::size_t i = 0; i < board.cells(); ++i) {
    const auto cell = touche::cell_at(i);
    std::string card;
    if (const auto shown = board.shown_on(cell)) touche::write_card(card, *shown);
    const std::string face = card.empty() ? "( )" : card_face(screen.language, card);
    std::string text = std::string(3 - width(face), ' ') + face;
    Paint paint = is_red(card) ? Paint::red : Paint::plain;
    if (card.empty()) paint = Paint::faint;
    const char owner = cells[i];
    const bool crowned = owner >= 'A' && owner <= 'Z';
    if (owner == '.') {
      text = "  " + text;
    } else {
      text = owner + std::string(crowned ? "♛" : "▲") + text;
      const char side = crowned ? static_cast<char>(owner - 'A' + 'a') : owner;
      paint = crowned ? crowns[side_letters.find(side)] : side_paint(side);
    }
    grid.set(board.row_of(cell), board.file_of(cell), text, paint);
  }
  return grid;
}

std::string hand_in_words(const Screen& screen, std::string_view hand) {
  std::string out;
  std::uint64_t hidden = 0;
  while (!hand.empty() && hand != "-") {
    const std::size_t size = hand[0] == 'X' || hand[0] == '?' ? 1 : 2;
    const std::string_view card = hand.substr(0, size);
    hand.remove_prefix(size);
    if (card == "?") {
      ++hidden;
      continue;
    }
    out += (out.empty() ? "" : "  ") + painted(screen, is_red(card) ? Paint::red : Paint::strong,
                                               card_face(screen.language, card));
  }
  if (hidden > 0) out += (out.empty() ? "" : ", ") + counted(screen.language, hidden, hidden_cards);
  return out.empty() ? std::string(no_cards.in(screen.language)) : out;
}

std::string pile_size(std::string_view pile) {
  if (pile == "-") return "0";
  if (pile.starts_with('?')) return std::string(pile.substr(1));
  std::size_t cards = 0;
  for (std::size_t i = 0; i < pile.size(); ++cards) i += pile[i] == 'X' ? 1 : 2;
  return std::to_string(cards);
}

// "yellow 2 of 4: square, square".
std::string figures_in_words(const Screen& screen, std::string_view field,
                             std::string_view number) {
  std::string out;
  for (const std::string_view part : split(field, ',')) {
    const std::string_view made = part.substr(2) == "-" ? std::string_view{} : part.substr(2);
    std::string text = ' ' + std::string(side_name(screen.language, part[0])) + ' ' +
                       fill(screen.language, done, {std::to_string(made.size()), number});
    for (std::size_t i = 0; i < made.size(); ++i) {
      text += i == 0 ? ": " : ", ";
      text += figure_name(screen.language, made[i]);
    }
    if (!out.empty()) out += "   ";
    out += painted(screen, side_paint(part[0]), ' ' + std::string(1, part[0]) + ' ');
    out += text;
  }
  return out;
}

}  // namespace

std::string card_face(Language language, std::string_view card) {
  if (card == "X") return std::string(joker.in(language));
  std::string face;
  switch (card[0]) {
    case 'T':
      face = "10";
      break;
    case 'J':
      face = jack.in(language);
      break;
    case 'Q':
      face = queen.in(language);
      break;
    case 'K':
      face = king.in(language);
      break;
    case 'A':
      face = ace.in(language);
      break;
    default:
      face = card[0];
  }
  switch (card[1]) {
    case 'S':
      return face + "♠";
    case 'H':
      return face + "♥";
    case 'D':
      return face + "♦";
    default:
      return face + "♣";
  }
}

std::string_view side_name(Language language, char side) {
  return sides[side_letters.find(side)].in(language);
}

Paint side_paint(char side) { return pyramids[side_letters.find(side)]; }

std::string figure_name(Language language, char initial) {
  switch (initial) {
    case 'S':
      return std::string(square.in(language));
    case 'L':
      return std::string(line_figure.in(language));
    case 'T':
      return std::string(tee.in(language));
    case 'C':
      return std::string(cross.in(language));
    default:
      return fill(language, own_figure, {std::string(1, initial)});
  }
}

std::string figure_in_words(Language language, std::string_view name) {
  constexpr std::array<std::pair<std::string_view, const Text*>, 6> known{
      {{"square", &square},
       {"line", &line_figure},
       {"tee", &tee},
       {"cross", &cross},
       {"combination", &combination},
       {"own", &own_figures}}};
  const std::string_view word = name.substr(0, name.find(':'));
  for (const auto& [key, text] : known)
    if (key == word) return std::string(text->in(language));
  return std::string(name);
}

std::string goal_in_words(Language language, std::string_view goal) {
  const std::size_t star = goal.rfind('*');
  const std::string_view name = goal.substr(0, star);
  std::string words = figure_in_words(language, name);
  if (name.starts_with("own:")) words += " (" + std::string(name.substr(4)) + ')';
  return words + " × " + std::string(goal.substr(star + 1));
}

std::string draw_touche(const Screen& screen, const Scene& scene) {
  const auto fields = split(scene.line, ' ');
  const Language language = screen.language;
  const auto board = touche::read_board(scene.board.empty() ? touche::cross_board : scene.board);
  std::vector<std::string> lines = board_grid(screen, *board, unrolled(fields[0])).lines(screen);
  lines.push_back(
      painted(screen, Paint::faint,
              wrapped(legend.in(language), std::max<std::size_t>(screen.columns, 40), 0)));
  lines.push_back("");

  const std::string_view turn = fields[1], seats = fields[2], goal = fields[3];
  std::string aim = fill(language, goal_line, {goal_in_words(language, goal)});
  if (fields[9].find("different") != std::string_view::npos)
    aim += ", " + std::string(all_different.in(language));
  if (fields[9].find("freeswap") != std::string_view::npos)
    aim += ", " + std::string(free_exchange.in(language));
  lines.push_back(aim);
  lines.push_back(figures_in_words(screen, fields[4], goal.substr(goal.rfind('*') + 1)));
  lines.push_back(fill(language, piles, {pile_size(fields[6]), pile_size(fields[7]), fields[8]}));

  const auto hands = split(fields[5], '/');
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const std::string number = std::to_string(seat + 1);
    const std::string label =
        seat_label(scene, seat, number) + ", " + std::string(side_name(language, seats[seat]));
    lines.push_back(
        painted(screen, side_paint(seats[seat]), ' ' + std::string(1, seats[seat]) + ' ') + ' ' +
        padded(label + ':', 14) + ' ' + hand_in_words(screen, hands[seat]));
  }
  if (turn == "-") {
    lines.push_back(painted(screen, Paint::strong, over.in(language)));
  } else {
    const std::string number(turn.substr(0, 1));
    const auto seat = static_cast<std::size_t>(turn[0] - '1');
    std::string who = seat_label(scene, seat, number);
    if (turn.ends_with('\'')) who = fill(language, exchange_used, {who});
    lines.push_back(painted(screen, Paint::strong, fill(language, to_move, {who})));
  }
  return joined(lines);
}

}  // namespace troika::cli
