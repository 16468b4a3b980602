#include <algorithm>
#include <cmath>
#include <iostream>

#include "cli/contest/commands.h"
#include "cli/contest/contest.h"
#include "cli/contest/replay_steps.h"
#include "cli/games/terminal_game.h"
#include "cli/terminal/progress.h"
#include "core/view.h"
#include "search/sort.h"
#include "table/opinion_json.h"
#include "table/witness.h"

namespace troika::cli {
namespace {

constexpr Text bad_bot{"analyse-bad-bot",
                       "--bot: choose 1 to 8, greedy or mcts, perhaps with a budget as in 8:500ms"};
constexpr Text one_of_two{"one-of-two", "give either --position or --record"};
constexpr Text not_in_turn{"not-in-turn", "--seat: seat {1} is not to move in this position"};
constexpr Text nobody{"nobody", "nobody is to move in this position"};
constexpr Text no_such_move{"analyse-no-such-move", "--move: the record has {1} such moves"};
constexpr Text no_moves{"no-moves", "the record has no such moves"};
constexpr Text other_game{"analyse-other-game", "the record is of another game: {1}"};

constexpr Text head{"head", "{1}, seat {2} to move. Nodes: {3}, depth: {4}."};
constexpr Text played_head{"played-head", "Move {1}: {2} played {3}."};
constexpr Text columns[] = {
    {"column-move", "move"}, {"column-how-often", "how often"}, {"column-goes-on", "goes on"}};
constexpr Text chance_of{"chance-of", "wins {1}"};
constexpr Text chance_column{"column-chance", "chance"};
constexpr Text summary_columns[] = {
    {"column-number", "no."}, {"column-seat", "seat"}, {"column-played", "played"}, chance_column,
    {"column-best", "best"},  chance_column,           {"column-lost", "lost"}};
std::string percent(double part) {
  return std::to_string(static_cast<int>(std::lround(100 * part))) + " %";
}

void print_beliefs(Language language, const Narrator& narrator, const Opinion& opinion) {
  constexpr std::size_t most = 10;
  for (const auto& belief : opinion.beliefs) {
    std::vector<std::size_t> order(belief.labels.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    sort_stably(
        order, [&](std::size_t a, std::size_t b) { return belief.chances[a] > belief.chances[b]; });
    std::cout << narrator.belief(language, belief.about);
    for (std::size_t i = 0; i < std::min(most, order.size()); ++i)
      if (belief.chances[order[i]] > 0)
        std::cout << "  " << belief.labels[order[i]] << ' ' << percent(belief.chances[order[i]]);
    std::cout << '\n';
  }
}

const std::string unknown = "–";  // in place of a chance

// The ranked moves as a table.
void print_moves(const Context& context, const Opinion& opinion,
                 const std::vector<std::string>& seats) {
  const Language language = context.language;
  constexpr std::size_t most = 12;
  std::size_t widest = 8;
  for (const auto& move : opinion.moves) widest = std::max(widest, width(move.move) + 1);
  std::cout << "    " << padded(std::string(columns[0].in(language)), widest);
  for (std::size_t s = 0; s < seats.size(); ++s)
    std::cout << padded(fill(language, chance_of, {seats[s]}), 12);
  std::cout << padded(std::string(columns[1].in(language)), 12) << columns[2].in(language) << '\n';
  for (std::size_t i = 0; i < std::min(most, opinion.moves.size()); ++i) {
    const auto& move = opinion.moves[i];
    std::cout << padded(std::to_string(i + 1) + '.', 4) << padded(move.move, widest);
    for (std::size_t s = 0; s < seats.size(); ++s)
      std::cout << padded(s < move.value.size() ? percent(move.value[s]) : unknown, 12);
    std::string line;
    for (const std::string& next : move.line) line += (line.empty() ? "" : " ") + next;
    std::cout << padded(percent(move.weight), 12) << line << '\n';
  }
}

class Analyst {
 public:
  Analyst(const Context& context, const AnalyseFlags& flags)
      : context_(context), flags_(flags), rng_(seed_of(context, flags.seed)) {
    check_game(context, flags.game);
    const auto bot = read_bot_name(flags.bot);
    auto mind = make_mind(flags.game, bot ? bot->name : "");
    if (!mind) throw Refused(fill(context.language, bad_bot));
    mind_ = std::move(*mind);
    limits_ = bot->limits.value_or(mind_->usual_limits());
  }

  void position() {
    const Language language = context_.language;
    auto witness =
        make_witness(flags_.game, board_option(context_, flags_.game, flags_.board_file));
    if (!witness) throw Refused(in_words(language, witness.error(), {}));
    for (const std::string& seat : seats_of(flags_.game)) {
      if (!flags_.seat.empty() && seat != flags_.seat) continue;
      if (!(*witness)->game_begins(seat)) continue;
      const auto placed = (*witness)->position(flags_.position);
      if (!placed && placed.error().reason == &no_such_seat) continue;
      if (!placed) throw Refused(in_words(language, placed.error(), flags_.position));
      const auto situation = (*witness)->situation();
      if (situation == nullptr) continue;
      const Opinion opinion = mind_->think(*situation, limits_, rng_);
      if (flags_.json) {
        std::cout << json_of(opinion) << '\n';
        return;
      }
      print(opinion, seat);
      return;
    }
    throw Refused(flags_.seat.empty() ? fill(language, nobody)
                                      : fill(language, not_in_turn, {flags_.seat}));
  }

  void record() {
    const std::string record = read_file(context_, flags_.record);
    const auto table = read_table(record);
    if (!table) refuse_record(context_, flags_.record, record, table.error());
    if ((*table)->game() != flags_.game)
      throw Refused(fill(context_.language, other_game, {(*table)->game()}));
    const std::size_t count = count_moves(record);
    if (count == 0) throw Refused(fill(context_.language, no_moves));
    std::size_t only = 0;
    if (!flags_.move.empty()) {
      only = read_whole_number(context_, "--move", flags_.move, 1, UINT32_MAX);
      if (only > count)
        throw Refused(fill(context_.language, no_such_move, {std::to_string(count)}));
    }
    if (only == 0 && !flags_.json) print_summary_head();
    JsonText all;
    all.open('[');
    Progress progress(context_.language);
    std::size_t number = 0;
    each_move(record, [&](const Table& at, Player player, std::string_view move) {
      const std::string seat = at.seat_name(player);
      if (!is_meant(at, seat)) return true;
      if (++number < only) return true;
      const Opinion opinion = mind_->think(*at.situation(LocalDoor::player(player)), limits_, rng_);
      if (flags_.json) {
        write_json(all.open('{'), opinion);
        all.key("number").value(number).key("seat").value(seat).key("played").value(move);
        all.close('}');
      } else if (only > 0) {
        std::cout << fill(context_.language, played_head, {std::to_string(number), seat, move})
                  << '\n';
        print(opinion, seat);
      } else {
        print_summary(number, seat, move, opinion);
      }
      if (only == 0) progress(static_cast<double>(number) / static_cast<double>(count));
      return only == 0;
    });
    if (flags_.json) std::cout << std::move(all.close(']')).take() << '\n';
  }

 private:
  bool is_meant(const Table& at, const std::string& seat) const {
    // What is decided between games is not a bot's business.
    return (flags_.seat.empty() || flags_.seat == seat) &&
           !at.position(LocalDoor::spectator()).empty();
  }
  std::size_t count_moves(std::string_view record) const {
    std::size_t count = 0;
    each_move(record, [&](const Table& at, Player player, std::string_view) {
      count += is_meant(at, at.seat_name(player));
      return true;
    });
    return count;
  }

  void print(const Opinion& opinion, const std::string& seat) const {
    const Language language = context_.language;
    std::cout << fill(language, head,
                      {title_of(language, flags_.game), seat, grouped(language, opinion.nodes),
                       std::to_string(opinion.depth)})
              << '\n';
    std::size_t seats = 0;  // none where nothing is known of any move
    for (const auto& move : opinion.moves) seats = std::max(seats, move.value.size());
    auto names = seats_of(flags_.game);
    names.resize(std::min(seats, names.size()));
    print_moves(context_, opinion, names);
    print_beliefs(language, *narrator_of(flags_.game, {}), opinion);
  }

  static constexpr std::size_t widths[] = {5, 7, 12, 8, 12, 8, 8};
  void print_row(const std::vector<std::string>& cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i) std::cout << padded(cells[i], widths[i]);
    std::cout << '\n' << std::flush;
  }
  void print_summary_head() const {
    std::vector<std::string> cells;
    for (const Text& text : summary_columns) cells.emplace_back(text.in(context_.language));
    print_row(cells);
  }
  void print_summary(std::size_t number, const std::string& seat, std::string_view played,
                     const Opinion& opinion) const {
    const auto seats = seats_of(flags_.game);
    const auto own = static_cast<std::size_t>(std::ranges::find(seats, seat) - seats.begin());
    const auto chance = [&](const Opinion::Candidate& c) {
      return own < c.value.size() ? c.value[own] : -1;
    };
    const auto found = std::ranges::find(opinion.moves, played, &Opinion::Candidate::move);
    const auto best = std::ranges::max_element(opinion.moves, {}, chance);
    const bool known = found != opinion.moves.end() && chance(*found) >= 0;
    const bool judged = chance(*best) >= 0;
    print_row({std::to_string(number), seat, std::string(played),
               known ? percent(chance(*found)) : unknown, judged ? best->move : unknown,
               judged ? percent(chance(*best)) : unknown,
               known ? percent(chance(*best) - chance(*found)) : unknown});
  }

  const Context& context_;
  const AnalyseFlags& flags_;
  Rng rng_;
  std::unique_ptr<Mind> mind_;
  Limits limits_;
};

}  // namespace

void analyse(const Context& context, const AnalyseFlags& flags) {
  if (flags.position.empty() == flags.record.empty())
    throw Refused(fill(context.language, one_of_two));
  Analyst analyst(context, flags);
  if (flags.record.empty())
    analyst.position();
  else
    analyst.record();
}

}  // namespace troika::cli
