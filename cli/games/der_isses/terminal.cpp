#include <bit>

#include "cli/games/common.h"
#include "cli/games/der_isses/words.h"
#include "cli/games/narrator_of.h"
#include "cli/games/terminal_game.h"
#include "cli/terminal/grid.h"
#include "games/der_isses/rules.h"

namespace troika::cli {
namespace {

using namespace der_isses;
using Kind = der_isses::Move::Kind;

constexpr Text title{"game-der-isses", "Der Isses!"};
constexpr Noun coins{"coins", "coin|coins"};
constexpr Text two_players{"two-players", "--players: Der Isses! is for two players"};

constexpr Text piece_names[] = {{"piece-red", "red"},       {"piece-orange", "orange"},
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

constexpr Text coin_on{"coin-on", "coin on {1}"};
constexpr Text chose_hidden{"chose-hidden", "has chosen in secret"};
constexpr Text chose{"chose", "secret piece {1} {2}"};
constexpr Text piece_to{"piece-to", "{1} goes to {2}"};
constexpr Text piece_lands{"piece-lands", "{1} lands on the coin!"};
constexpr Text accuses{"accuses", "that's the one — {1}!"};

constexpr Text pieces_set{"pieces-set", "The seven pieces are set up."};
constexpr Text coin_to{"coin-to", "The coin goes to {1}."};
constexpr Text coin_to_you{"coin-to-you", "The coin is yours!"};
constexpr Text both_had{"both-had", "Both had chosen {1}. "};
constexpr Text landed{"landed", "It was the secret piece. "};
constexpr Text right{"chronicle-right", "Right! "};
constexpr Text wrong{"chronicle-wrong", "Wrong: it was {1}. "};

constexpr Text coin_group{"coin-group", "coin"};
constexpr Text choose_group{"choose-group", "choose"};
constexpr Text accuse_group{"accuse-group", "accuse"};
constexpr Text choose_now{"choose-now", "Choose your secret piece (a letter; it is not shown): "};

constexpr Text beliefs[] = {
    {"opponent-piece", "The opponent's piece may be:"},
    {"own-piece", "What the opponent may think of yours:"},
};

constexpr std::array both_seats = {seat_at(0), seat_at(1)};

std::string_view name_of(Language language, Piece p) { return piece_names[index(p)].in(language); }
std::string letter_of(Piece p) { return std::string(1, piece_letters[index(p)]); }
std::string painted_letter(const Screen& screen, Piece p) {
  return painted(screen, paints[index(p)], letter_of(p));
}
std::string text_of(Cell c) {
  return {static_cast<char>('a' + file_of(c)), static_cast<char>('1' + rank_of(c))};
}

Grid board_of(const Open& open) {
  const int side = DerIsses::size.side;
  Grid grid(static_cast<std::size_t>(side), static_cast<std::size_t>(side), 3);
  const auto set = [&](Cell c, std::string_view text, Paint paint) {
    grid.set(static_cast<std::size_t>(side - 1 - rank_of(c)), static_cast<std::size_t>(file_of(c)),
             text, paint);
  };
  for (Bits cells = whole_board(side); cells != 0; cells &= cells - 1)
    set(first_cell(cells), " ", Paint::plain);
  // While they are set up, pieces come in the order of their letters.
  for (std::size_t p = 0; p < static_cast<std::size_t>(std::popcount(open.pieces)); ++p)
    set(open.cell[p], letter_of(piece_at(p)), paints[p]);
  if (open.coin != 0) set(first_cell(open.coin), "$", Paint::strong);
  return grid;
}

std::string legend(const Screen& screen) {
  std::string line;
  for (std::size_t p = 0; p < most_pieces; ++p)
    line += painted_letter(screen, piece_at(p)) + ' ' +
            std::string(name_of(screen.language, piece_at(p))) + "  ";
  return line + painted(screen, Paint::strong, "$") + ' ' +
         std::string(coin_word.in(screen.language));
}

std::string card_of(const Screen& screen, Card card) {
  if (!card.is_chosen()) return std::string(not_chosen.in(screen.language));
  if (card.is_unknown()) return std::string(hidden.in(screen.language));
  return painted_letter(screen, card.piece()) + ' ' +
         std::string(name_of(screen.language, card.piece()));
}

std::string whose_turn(Language language, const Open& open, const Names& names) {
  if (open.phase == Phase::setup) return fill(language, setting_up);
  if (open.phase == Phase::over) return fill(language, over);
  const Text& text = open.phase == Phase::coin     ? places_coin
                     : open.phase == Phase::choose ? choosing
                                                   : to_move;
  return fill(language, text,
              {seat_label(names, index(open.turn), DerIsses::seat_name(open.turn))});
}

class DerIssesNarrator final : public NarratorOf<DerIsses> {
 public:
  using NarratorOf::NarratorOf;

  // A secret choice may be typed as its letter alone.
  std::vector<std::string> short_forms(std::string_view move) const override {
    const auto choice = parse_move(DerIsses::size, move);
    if (!choice || choice->kind != Kind::choose) return {};
    return {letter_of(choice->piece)};
  }
  std::string belief(Language language, std::string_view about) const override {
    for (const Text& known : beliefs)
      if (known.code == about) return std::string(known.in(language));
    return Narrator::belief(language, about);
  }

 private:
  std::string picture(const Screen& screen, const Truth<DerIsses>& truth,
                      const Names& names) const override {
    const Open& open = truth.open();
    std::vector<std::string> lines = board_of(open).lines(screen);
    lines.push_back("");
    lines.push_back(legend(screen));
    lines.push_back("");
    std::string won(coins_won.in(screen.language)), chosen(secrets.in(screen.language));
    won += ':', chosen += ':';
    for (const Seat seat : both_seats) {
      const std::string who =
          "  " + seat_label(names, index(seat), DerIsses::seat_name(seat)) + ' ';
      won += who + std::to_string(open.coins[seat]) + ' ';
      for (int i = 0; i < DerIsses::size.coins_to_win; ++i) won += i < open.coins[seat] ? "●" : "○";
      chosen += who + card_of(screen, truth.seen_by(seat).own);
    }
    lines.push_back(won);
    if (open.phase == Phase::choose || open.phase == Phase::play) lines.push_back(chosen);
    lines.push_back(painted(screen, Paint::strong, whose_turn(screen.language, open, names)));
    return joined(lines);
  }

  std::string in_words(Language language, const Step& step) const override {
    const der_isses::Move& move = step.move;
    const std::string_view piece = name_of(language, move.piece);
    switch (move.kind) {
      case Kind::coin:
        return fill(language, coin_on, {text_of(move.cell)});
      case Kind::hidden_choice:
        return fill(language, chose_hidden);
      case Kind::choose:
        return fill(language, chose, {letter_of(move.piece), piece});
      case Kind::go:
        return fill(language, piece_to, {piece, text_of(move.cell)});
      case Kind::land:
        return fill(language, piece_lands, {piece});
      case Kind::accuse:
        return fill(language, accuses, {piece});
      case Kind::first:
      case Kind::place:
        break;  // made by chance
    }
    return {};
  }

  // How the round that has just ended was decided.
  std::string aftermath(Language language, const Step& step, const Company& at) const override {
    Open after = step.after.open();
    if (step.move.kind != Kind::land && step.move.kind != Kind::accuse) return {};
    if (!DerIsses::remember_shown(step.before.open(), step.move, step.shown, after)) return {};
    const RoundEnd& end = *after.last_round;
    const Player winner = at.at(DerIsses::seat_name(end.winner));
    const std::string coin =
        winner == at.you ? fill(language, coin_to_you) : fill(language, coin_to, {at.name(winner)});
    const Card a = end.shown[seat_at(0)], b = end.shown[seat_at(1)];
    if (end.how == RoundEnd::How::landing) {
      if (!a.is_chosen() || !b.is_chosen()) return fill(language, landed) + coin + '\n';
      return fill(language, both_had, {name_of(language, end.piece)}) + coin + '\n';
    }
    const Card shown = a.is_chosen() ? a : b;
    if (shown.shows(end.piece)) return fill(language, right) + coin + '\n';
    return fill(language, wrong, {name_of(language, shown.piece())}) + coin + '\n';
  }

  std::string chances_in_words(Language language, const Chances& chances,
                               const Company& at) const override {
    std::string news;
    for (const auto& move : chances.moves) {
      if (!move) continue;
      if (move->kind == Kind::first)
        news += fill(language, lot_seat_a, {at.names[index(move->seat)]}) + '\n';
      if (move->kind == Kind::place && index(move->piece) + 1 == most_pieces)
        news += fill(language, pieces_set) + '\n';
    }
    return news;
  }

  MoveGroup group_of(Language language, const Truth<DerIsses>&,
                     der_isses::Move move) const override {
    std::string_view label = name_of(language, move.piece);
    if (move.kind == Kind::coin) label = coin_group.in(language);
    if (move.kind == Kind::choose) label = choose_group.in(language);
    if (move.kind == Kind::accuse) label = accuse_group.in(language);
    return {std::string(label), {}};
  }

  std::string question_for_secret(Language language, const Truth<DerIsses>& truth) const override {
    if (truth.open().phase != Phase::choose) return {};
    return std::string(choose_now.in(language));
  }
};

void adapt(const Context& context, FlagValues& values) {
  std::string& players = values[players_key];
  if (!players.empty() && players != "2")
    throw Refused(std::string(two_players.in(context.language)));
  players.clear();
}

constexpr Flag flags[] = {first_flag};

}  // namespace

extern const TerminalGame der_isses_in_terminal;
const TerminalGame der_isses_in_terminal{
    .name = DerIsses::name,
    .title = title,
    .points = coins,
    .flags = flags,
    .adapt = adapt,
    .narrator = make_narrator<DerIssesNarrator>,
    .words = words_of<DerIssesWords>,
};

}  // namespace troika::cli
