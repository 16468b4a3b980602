#include "cli/draw.h"
#include "cli/grid.h"
#include "cli/text.h"

namespace troika::cli {
namespace {

constexpr std::string_view letters = "ROYGBVW";
constexpr std::size_t side = 7;
constexpr std::size_t coins_to_win = 4;

constexpr Text names[] = {{"piece-red", "red"},       {"piece-orange", "orange"},
                          {"piece-yellow", "yellow"}, {"piece-green", "green"},
                          {"piece-blue", "blue"},     {"piece-violet", "violet"},
                          {"piece-white", "white"}};
constexpr Paint paints[] = {Paint::red,  Paint::orange, Paint::yellow, Paint::green,
                            Paint::blue, Paint::violet, Paint::white};

constexpr Text coin_word{"coin-word", "coin"};
constexpr Text coins_won{"coins-won", "Coins won"};
constexpr Text secrets{"secrets", "Secret pieces"};
constexpr Text not_chosen{"not-chosen", "not chosen"};
constexpr Text hidden{"hidden", "chosen, hidden"};
constexpr Text setting_up{"setting-up", "The pieces are being set up"};
constexpr Text places_coin{"places-coin", "To place the coin: {1}"};
constexpr Text choosing{"choosing", "Secret choice. Moves first after it: {1}"};
constexpr Text to_move{"der-isses-to-move", "To move: {1}"};
constexpr Text over{"der-isses-over", "The match is over"};

Grid board_of(std::string_view field) {
  Grid grid(side, side, 3);
  std::size_t row = 0, file = 0;
  for (const char c : field) {
    if (c == '/') {
      ++row, file = 0;
    } else if (c >= '1' && c <= '9') {
      for (char empty = '0'; empty < c; ++empty) grid.set(row, file++, " ");
    } else {
      const Paint paint = c == '$' ? Paint::strong : piece_paint(c);
      grid.set(row, file++, std::string(1, c), paint);
    }
  }
  return grid;
}

std::string legend(const Screen& screen) {
  std::string line;
  for (const char c : letters)
    line += painted(screen, piece_paint(c), std::string(1, c)) + ' ' +
            std::string(piece_name(screen.language, c)) + "  ";
  return line + painted(screen, Paint::strong, "$") + ' ' +
         std::string(coin_word.in(screen.language));
}

std::string card_of(const Screen& screen, char secret) {
  if (secret == '-') return std::string(not_chosen.in(screen.language));
  if (secret == '?') return std::string(hidden.in(screen.language));
  return painted(screen, piece_paint(secret), std::string(1, secret)) + ' ' +
         std::string(piece_name(screen.language, secret));
}

std::string whose_turn(const Screen& screen, const Scene& scene, std::string_view turn,
                       std::string_view phase) {
  const Language language = screen.language;
  if (phase == "setup") return fill(language, setting_up);
  if (phase == "over") return fill(language, over);
  const std::string who = seat_label(scene, turn == "A" ? 0 : 1, turn);
  const Text& text = phase == "coin" ? places_coin : phase == "choose" ? choosing : to_move;
  return fill(language, text, {who});
}

}  // namespace

std::string_view piece_name(Language language, char piece) {
  return names[letters.find(piece)].in(language);
}

Paint piece_paint(char piece) { return paints[letters.find(piece)]; }

std::string draw_der_isses(const Screen& screen, const Scene& scene) {
  const auto fields = split(scene.line, ' ');
  const std::string_view turn = fields[1], phase = fields[2], coins = fields[3], cards = fields[4];
  std::vector<std::string> lines = board_of(fields[0]).lines(screen);
  lines.push_back("");
  lines.push_back(legend(screen));
  lines.push_back("");
  std::string won(coins_won.in(screen.language)), chosen(secrets.in(screen.language));
  won += ':', chosen += ':';
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const std::string who = "  " + seat_label(scene, seat, seat == 0 ? "A" : "B") + ' ';
    const auto count = static_cast<std::size_t>(coins[seat * 2] - '0');
    won += who + std::to_string(count) + ' ';
    for (std::size_t i = 0; i < coins_to_win; ++i) won += i < count ? "●" : "○";
    chosen += who + card_of(screen, cards[seat]);
  }
  lines.push_back(won);
  if (phase == "choose" || phase == "play") lines.push_back(chosen);
  lines.push_back(painted(screen, Paint::strong, whose_turn(screen, scene, turn, phase)));
  return joined(lines);
}

}  // namespace troika::cli
