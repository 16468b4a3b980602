#include <array>

#include "cli/games/common.h"
#include "cli/games/narrator_of.h"
#include "cli/games/terminal_game.h"
#include "cli/games/touche/words.h"
#include "cli/terminal/grid.h"
#include "games/touche/series.h"

namespace troika::cli {
namespace {

using namespace touche;

constexpr Text title{"game-touche", "Touché"};

constexpr Text sides[] = {
    {"side-yellow", "yellow"}, {"side-turquoise", "turquoise"}, {"side-lilac", "lilac"}};
constexpr Text jack{"jack", "J"};
constexpr Text queen{"queen", "Q"};
constexpr Text king{"king", "K"};
constexpr Text ace{"ace", "A"};
constexpr Paint pyramids[] = {Paint::yellow_pyramid, Paint::turquoise_pyramid,
                              Paint::lilac_pyramid};
constexpr Paint crowns[] = {Paint::yellow_crown, Paint::turquoise_crown, Paint::lilac_crown};

constexpr Text joker_word{"joker", "joker"};
constexpr Text figure_words[] = {
    {"square", "square"}, {"line-figure", "line"},        {"tee", "tee"},
    {"cross", "cross"},   {"combination", "combination"}, {"own-figures", "own figures"}};
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

constexpr Text card_to{"card-to", "{1} on {2}"};
constexpr Text joker_takes{"joker-takes", "the joker takes {1}"};
constexpr Text puts_on{"puts-on", ", the captured pyramid goes to {1}"};
constexpr Text discards{"discards", "discards {1}, a dead card"};
constexpr Text completes{"words-touche", " — Touché! {1}"};
constexpr Text names_figure{"names-figure", "the game is about: {1}"};

constexpr Text lots_drawn{"lots-drawn", "Lots for the deal: {1}. Dealer: {2}."};
constexpr Text cards_dealt{"cards-dealt", "The cards are shuffled and dealt."};
constexpr Text reshuffled{"reshuffled",
                          "The deck was empty: the discards are shuffled into a new one."};

constexpr Text joker_group{"joker-group", "joker"};
constexpr Text capture_group{"capture-group", "captures"};
constexpr Text figure_group{"figure-group", "figure"};
constexpr Text joker_hint{"joker-hint",
                          "any empty card cell (X@…) or a capture (Xx…); «moves» lists them"};
constexpr Text hand_of{"hand-of", "In the hand of {1}, most likely:"};

std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }
std::string_view name_of(Language language, Side side) {
  return sides[index_of(side)].in(language);
}
std::string mark_of(const Screen& screen, Side side) {
  return painted(screen, pyramids[index_of(side)], std::string{' ', letter(side), ' '});
}

bool is_red(Card card) { return card != joker && (index(card) / 13 == 1 || index(card) / 13 == 2); }

// A card as on a real one: «10♠», «В♥», the joker as a word.
std::string face_of(Language language, Card card) {
  if (card == joker) return std::string(joker_word.in(language));
  constexpr std::array<std::string_view, 4> suits = {"♠", "♥", "♦", "♣"};
  const std::size_t rank = index(card) % 13 + 1;
  std::string face = std::to_string(rank);
  if (rank == 1) face = ace.in(language);
  if (rank == 11) face = jack.in(language);
  if (rank == 12) face = queen.in(language);
  if (rank == 13) face = king.in(language);
  return face.append(suits[index(card) / 13]);
}

std::string text_of(const Board& board, Cell cell) {
  std::string text;
  board.write_cell(text, cell);
  return text;
}

std::string_view figure_in_words(Language language, FigureName name) {
  return figure_words[static_cast<std::size_t>(name)].in(language);
}

// A kind of figure in a goal; own ones have letters of their own.
std::string kind_in_words(Language language, const Goal& goal, std::uint8_t kind) {
  const char initial = goal.figures[kind].initial;
  constexpr std::string_view usual = "SLTC";  // in the order of their names
  if (const std::size_t at = usual.find(initial); at != usual.npos)
    return std::string(figure_words[at].in(language));
  return fill(language, own_figure, {std::string(1, initial)});
}

// «square × 4», «own figures (…) × 3».
std::string goal_in_words(Language language, const Goal& goal) {
  std::string words(figure_in_words(language, goal.name));
  constexpr std::string_view own = "own:";
  if (goal.text.starts_with(own))
    words += " (" + goal.text.substr(own.size(), goal.text.rfind('*') - own.size()) + ')';
  return words + " × " + std::to_string(goal.number);
}

Grid board_grid(const Screen& screen, const Open& open) {
  const Board& board = open.layout->board();
  Grid grid(board.ranks(), board.files(), 5);
  const std::size_t tall = 2 * board.ranks() + 18;  // with the lines that stand below the board
  grid.draw_between_rows(screen.is_terminal && screen.rows >= tall);
  for (std::size_t i = 0; i < board.cells(); ++i) {
    const Cell cell = cell_at(i);
    const auto card = board.shown_on(cell);
    const std::string face = card ? face_of(screen.language, *card) : "( )";
    std::string text = "  " + std::string(3 - width(face), ' ') + face;
    Paint paint = !card ? Paint::faint : is_red(*card) ? Paint::red : Paint::plain;
    for (const Side side : all_sides) {
      const bool crowned = open.crowned[side].has(cell);
      if (!crowned && !open.pyramids[side].has(cell)) continue;
      const char sign = crowned ? static_cast<char>(letter(side) - 'a' + 'A') : letter(side);
      text = sign + std::string(crowned ? "♛" : "▲") + text.substr(2);
      paint = (crowned ? crowns : pyramids)[index_of(side)];
    }
    grid.set(board.row_of(cell), board.file_of(cell), text, paint);
  }
  return grid;
}

std::string hand_in_words(const Screen& screen, const Hand& hand) {
  std::string out;
  std::uint64_t hidden = 0;
  for (const Card card : hand) {
    if (card == unknown_card) {
      ++hidden;
      continue;
    }
    out += (out.empty() ? "" : "  ") + painted(screen, is_red(card) ? Paint::red : Paint::strong,
                                               face_of(screen.language, card));
  }
  if (hidden > 0) out += (out.empty() ? "" : ", ") + counted(screen.language, hidden, hidden_cards);
  return out.empty() ? std::string(no_cards.in(screen.language)) : out;
}

// "yellow 2 of 4: square, square".
std::string figures_in_words(const Screen& screen, const Open& open) {
  const Goal& goal = open.layout->goal();
  std::string out;
  for (std::size_t i = 0; i < open.seating.sides(); ++i) {
    const Side side = all_sides[i];
    const Figures& made = open.figures[side];
    std::string text =
        ' ' + std::string(name_of(screen.language, side)) + ' ' +
        fill(screen.language, done, {std::to_string(made.count()), std::to_string(goal.number)});
    bool first = true;
    for (const std::uint8_t kind : made) {
      text += first ? ": " : ", ";
      text += kind_in_words(screen.language, goal, kind);
      first = false;
    }
    if (!out.empty()) out += "   ";
    out += mark_of(screen, side) + text;
  }
  return out;
}

class ToucheNarrator final : public NarratorOf<Touche> {
 public:
  using NarratorOf::NarratorOf;

  bool lists_moves() const override { return true; }
  // A figure need not be named where only one can be.
  std::vector<std::string> short_forms(std::string_view move) const override {
    if (const std::size_t sign = move.find('#'); sign != std::string_view::npos)
      return {std::string(move.substr(0, sign))};
    if (const std::size_t sign = move.find('='); sign != std::string_view::npos)
      return {std::string(move.substr(sign + 1))};
    return {};
  }
  std::string belief(Language language, std::string_view about) const override {
    constexpr std::string_view hand = "hand-";
    if (!about.starts_with(hand)) return Narrator::belief(language, about);
    return fill(language, hand_of, {about.substr(hand.size())});
  }
  std::string about(Language language) const override {
    std::vector<std::string> figures;
    for (const FigureName name : options().figures())
      figures.emplace_back(figure_in_words(language, name));
    return enumerated(language, figures);
  }

 private:
  std::string picture(const Screen& screen, const Truth<Touche>& truth,
                      const Names& names) const override {
    const Open& open = truth.open();
    const Language language = screen.language;
    std::vector<std::string> lines = board_grid(screen, open).lines(screen);
    lines.push_back(
        painted(screen, Paint::faint,
                wrapped(legend.in(language), std::max<std::size_t>(screen.columns, 40), 0)));
    lines.push_back("");

    std::string aim = fill(language, goal_line, {goal_in_words(language, open.layout->goal())});
    if (open.different) aim += ", " + std::string(all_different.in(language));
    if (open.freeswap) aim += ", " + std::string(free_exchange.in(language));
    lines.push_back(aim);
    lines.push_back(figures_in_words(screen, open));
    const std::size_t discarded =
        open.shuffle == Shuffle::none ? open.discards.size() : pool_size(open);
    lines.push_back(fill(
        language, piles,
        {std::to_string(open.deck_size), std::to_string(discarded), std::to_string(open.idle)}));

    for (std::size_t i = 0; i < open.seating.seats(); ++i) {
      const Side side = open.seating.side(seat_at(i));
      const std::string label = seat_label(names, i, Touche::seat_name(seat_at(i))) + ", " +
                                std::string(name_of(language, side));
      lines.push_back(mark_of(screen, side) + ' ' + padded(label + ':', 14) + ' ' +
                      hand_in_words(screen, truth.seen_by(seat_at(i)).own.hand));
    }
    if (open.over) {
      lines.push_back(painted(screen, Paint::strong, over.in(language)));
    } else {
      std::string who = seat_label(names, index(open.turn), Touche::seat_name(open.turn));
      if (open.exchanged) who = fill(language, exchange_used, {who});
      lines.push_back(painted(screen, Paint::strong, fill(language, to_move, {who})));
    }
    return joined(lines);
  }

  std::string in_words(Language language, const Step& step) const override {
    const touche::Move move = step.move;
    const Layout& layout = *step.before.open().layout;
    std::string words;
    if (move.act() == Act::discard)
      return fill(language, discards, {face_of(language, move.card())});
    if (move.act() == Act::capture) {
      words = fill(language, joker_takes, {text_of(layout.board(), move.cell())});
      if (move.to() != no_cell)
        words += fill(language, puts_on, {text_of(layout.board(), move.to())});
    } else {
      words = fill(language, card_to,
                   {face_of(language, move.card()), text_of(layout.board(), move.cell())});
    }
    if (move.figure() != no_figure)
      words += fill(language, completes,
                    {kind_in_words(language, layout.goal(), layout.place(move.figure()).kind)});
    return words;
  }

  std::string chances_in_words(Language language, const Chances& chances,
                               const Company& at) const override {
    std::string news;
    std::vector<std::string> lots;
    bool shuffled = false;
    for (const auto& move : chances.moves) {
      if (!move)
        shuffled = true;
      else if (move->act() == Act::lot)
        lots.push_back(face_of(language, move->card()));
    }
    if (!lots.empty())
      news += fill(language, lots_drawn,
                   {enumerated(language, lots), at.name(dealer(chances.after, at))}) +
              '\n';
    const bool in_middle = chances.before != nullptr && !chances.before->open().over &&
                           chances.before->open().shuffle != Shuffle::deal;
    if (shuffled) news += fill(language, in_middle ? reshuffled : cards_dealt) + '\n';
    return news;
  }
  // The dealer sits before the seat that begins; before a game the dealer names the figure.
  static Player dealer(const Truth<Touche>* game, const Company& at) {
    if (game == nullptr) return at.table.to_act().front();
    return static_cast<Player>(game->open().seating.before(game->open().turn));
  }

  MoveGroup group_of(Language language, const Truth<Touche>&, touche::Move move) const override {
    if (move.card() != joker) return {face_of(language, move.card()), {}};
    const Text& label = move.act() == Act::capture ? capture_group : joker_group;
    return {std::string(label.in(language)), {}, std::string(joker_hint.in(language))};
  }

  std::optional<touche::Move> decision(std::string_view text) const override {
    constexpr std::string_view naming = "figure=", lot = "lot=";
    if (text.starts_with(naming))
      if (const auto name = figure_named(text.substr(naming.size())))
        return touche::Move(Act::name_figure, Card{}, Cell{}, no_cell,
                            static_cast<FigureIndex>(*name));
    if (!text.starts_with(lot)) return std::nullopt;
    text.remove_prefix(lot.size());
    const auto card = take_card(text);
    return card ? std::optional(touche::Move(Act::lot, *card)) : std::nullopt;
  }
  std::string decision_in_words(Language language, touche::Move move) const override {
    if (move.act() != Act::name_figure) return {};
    const auto name = static_cast<FigureName>(move.figure());
    return fill(language, names_figure, {figure_in_words(language, name)});
  }
  MoveGroup decisions(Language language) const override {
    return {std::string(figure_group.in(language)), {}};
  }
};

constexpr Text row_text{"row", "row {1}"};
constexpr Text not_both{"not-both", "--players and --seating cannot stand together"};

std::string check_board(Language language, const std::string& name, std::string_view text) {
  const auto board = read_board(text);
  if (board) return {};
  const BoardFault& fault = board.error();
  std::string line = name;
  if (!fault.field.empty()) line += ", " + std::string(fault.field);
  if (fault.row > 0) line += ", " + fill(language, row_text, {std::to_string(fault.row)});
  if (fault.column > 0) line += ", " + column_in_words(language, fault.column);
  return line + ": " + cited(language, *fault.reason);
}

// So many players sit as the product proposes; own figures are what the games are about.
void adapt(const Context& context, FlagValues& values) {
  if (std::string& players = values[players_key]; !players.empty()) {
    if (!values[seats_key].empty()) throw Refused(std::string(not_both.in(context.language)));
    values[seats_key] = default_seats(
        static_cast<std::size_t>(read_whole_number(context, "--players", players, 2, 6)));
    players.clear();
  }
  std::string& own = values["own"];
  if (own.starts_with("own:")) own.erase(0, 4);
  if (!own.empty() && values["figures"].empty()) values["figures"] = "own";
}

constexpr Text players_help{"help-touche-players", "2 to 6"};
constexpr Text games_help{"help-touche-games", "best of 1, 3, 5 or 7"};
constexpr Text figure_help{
    "help-figure", "square, line, tee, cross, combination or own, one for each game; or named"};
constexpr Text own_help{"help-own-figures", "own figures, as 'x.x/.x./x.x:-@15*3'"};
constexpr Text different_help{"help-different", "a combination of figures that all differ"};
constexpr Text freeswap_help{"help-freeswap",
                             "the first exchange of a dead card in a turn is free"};
constexpr Text seating_help{"help-seating", "the side of each seat, as ytyt"};
constexpr Text dealer_help{"help-dealer", "who deals first: lot, or the number of a seat"};
constexpr Text board_help{"help-board", "a board of one's own (JSON)"};
constexpr Flag flags[] = {
    {players_key, "--players", Flag::Kind::value, "N", players_help},
    {"games", "--games", Flag::Kind::value, "N", games_help},
    {"figures", "--figure,--figures", Flag::Kind::value, "NAME,…", figure_help},
    {"own", "--own-figures", Flag::Kind::value, "LIST", own_help},
    {"different", "--different", Flag::Kind::toggle, "", different_help},
    {"freeswap", "--freeswap", Flag::Kind::toggle, "", freeswap_help},
    {seats_key, "--seating", Flag::Kind::value, "SIDES", seating_help},
    {"dealer", "--dealer", Flag::Kind::value, "lot|N", dealer_help},
    {board_key, "--board", Flag::Kind::file, "FILE", board_help},
};
constexpr Setting long_match[] = {{"games", "7"}};

}  // namespace

extern const TerminalGame touche_in_terminal;
const TerminalGame touche_in_terminal{
    .name = Touche::name,
    .title = title,
    .points = points_noun,
    .long_match = long_match,
    .flags = flags,
    .adapt = adapt,
    .check_file = check_board,
    .narrator = make_narrator<ToucheNarrator>,
    .words = words_of<ToucheWords>,
};

}  // namespace troika::cli
