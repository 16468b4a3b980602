#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/laws/laws.h"

namespace troika {

// How a golden playthrough is made, as its file's first lines say: `game NAME VERSION`, `seed N`,
// `every N` (each N-th step of the seats is shown in full), `prefer TEXT` and `avoid TEXT` (which
// moves the players like, see Taste), `option KEY=VALUE` ...; an empty line ends them.
struct Recipe {
  std::string game;
  int version = 0;
  std::uint64_t seed = 0;
  std::size_t every = 1;
  Taste taste{};
  std::vector<Option> settings{};
};

inline Recipe read_recipe(std::istream& in) {
  Recipe recipe;
  for (std::string line; std::getline(in, line) && !line.empty();) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    if (key == "game") words >> recipe.game >> recipe.version;
    if (key == "seed") words >> recipe.seed;
    if (key == "every") words >> recipe.every;
    if (key == "prefer") words >> recipe.taste.prefer;
    if (key == "avoid") words >> recipe.taste.avoid;
    if (key == "option") {
      const std::string setting = line.substr(7);
      const auto equals = setting.find('=');
      recipe.settings.push_back({setting.substr(0, equals), setting.substr(equals + 1)});
    }
    EXPECT_FALSE(words.fail()) << line;
  }
  return recipe;
}

inline std::string write_recipe(const Recipe& recipe) {
  std::ostringstream out;
  out << "game " << recipe.game << ' ' << recipe.version << "\nseed " << recipe.seed << "\nevery "
      << recipe.every << '\n';
  if (!recipe.taste.prefer.empty()) out << "prefer " << recipe.taste.prefer << '\n';
  if (!recipe.taste.avoid.empty()) out << "avoid " << recipe.taste.avoid << '\n';
  for (const Option& o : recipe.settings) out << "option " << o.key << '=' << o.value << '\n';
  return out.str();
}

// A whole match as text: what is true, what each seat and a spectator know, what each may do, what
// was done, and what the others were told of it where that is not all.
template <Game G>
class Playthrough {
 public:
  explicit Playthrough(const Recipe& recipe)
      : recipe_(recipe), rng_(recipe.seed), match_(make_options<G>(recipe.settings)) {}

  std::string write() {
    for (const Option& o : match_.options().list())
      out_ << "set " << o.key << '=' << o.value << '\n';
    while (!match_.is_over()) step();
    end_run();
    out_ << "\nmatch over";
    write_outcome(match_.series().outcome(), match_.series().players(),
                  [](Seat s) { return "player " + std::to_string(index(s) + 1); });
    return out_.str();
  }

 private:
  void step() {
    const bool chance = match_.turn().is_chance();
    const Event<G> event = choose_by_text();
    const std::string text = match_.format(event.move);
    if (chance && in_run_ && alike_to_all(event)) {
      out_ << ' ' << text;
    } else {
      end_run();
      const bool full = chance || !match_.in_game() || seat_steps_++ % recipe_.every == 0;
      const std::string actor = event.actor ? G::seat_name(*event.actor) : "chance";
      if (full) write_situation();
      if (!full) out_ << '\n';
      out_ << "step " << match_.events().size() + 1 << ": " << actor << " plays " << text << '\n';
      if (match_.in_game()) write_told(event, text);
      // Chance can make a hundred moves in a row: if there is nothing special in who sees them,
      // only the first is shown in full.
      in_run_ = chance && match_.in_game() && alike_to_all(event);
      if (in_run_) out_ << "then";
    }
    const std::size_t finished = match_.results().size();
    match_.play(event.actor, event.move);
    if (match_.results().size() > finished) write_game_end();
  }
  bool alike_to_all(const Event<G>& event) {
    const auto& open = match_.game()->open();
    const auto watched = G::glimpse(open, event.move, std::nullopt);
    for (const Seat s : seats_of<G>(open))
      if (G::glimpse(open, event.move, s) != watched) return false;
    return true;
  }
  void end_run() {
    if (in_run_) out_ << '\n';
    in_run_ = false;
  }

  using Spelled = std::pair<std::string, typename G::Move>;

  // What can be done now, by all or by one seat, in the order of the texts. A playthrough rests on
  // nothing but these, so a faster list or sampler, in another order, leaves it as it is.
  std::vector<Spelled> spelled_moves(std::optional<Seat> seat) const {
    MoveList<G> list;
    if (seat) {
      match_.moves(*seat, list);
    } else {
      match_.moves(list);
    }
    std::vector<Spelled> spelled;
    for (const auto& m : list) spelled.emplace_back(match_.format(m), m);
    std::sort(spelled.begin(), spelled.end(),
              [](const Spelled& a, const Spelled& b) { return a.first < b.first; });
    return spelled;
  }
  Event<G> choose_by_text() {
    std::optional<Seat> actor;
    if (!match_.turn().is_chance()) {
      SeatSet seats = match_.turn().seats();
      for (auto skip = below(static_cast<std::size_t>(seats.size())); skip > 0; --skip)
        seats.remove(seats.front());
      actor = seats.front();
    }
    std::vector<Spelled> choices = spelled_moves(actor);
    const Taste& taste = recipe_.taste;
    if (actor && !taste.prefer.empty()) keep_if_any(choices, taste.prefer, true);
    if (actor && !taste.avoid.empty() && below(8) != 0) keep_if_any(choices, taste.avoid, false);
    return {actor, choices[below(choices.size())].second};
  }
  static void keep_if_any(std::vector<Spelled>& choices, const std::string& part, bool with) {
    std::vector<Spelled> kept;
    for (const Spelled& choice : choices)
      if ((choice.first.find(part) != std::string::npos) == with) kept.push_back(choice);
    if (!kept.empty()) choices = std::move(kept);
  }
  std::size_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); }

  void write_situation() {
    out_ << '\n';
    if (match_.in_game()) {
      write_lines(*match_.game());
    } else {
      out_ << "before game " << match_.results().size() + 1 << '\n';
    }
    const std::vector<Spelled> moves = spelled_moves(std::nullopt);
    out_ << "moves " << moves.size() << ':';
    for (const Spelled& move : moves) out_ << ' ' << move.first;
    out_ << '\n';
  }
  void write_lines(const Truth<G>& truth) {
    out_ << "truth " << G::write_position(truth) << '\n';
    if constexpr (!PerfectInformation<G>) {
      for (const Seat s : seats_of<G>(truth.open()))
        out_ << "seat " << G::seat_name(s) << ' ' << G::write_position(truth.seen_by(s)) << '\n';
      out_ << "watch " << G::write_position(truth.open()) << '\n';
    } else {
      for (const Seat s : seats_of<G>(truth.open()))
        EXPECT_EQ(G::write_position(truth.seen_by(s)), G::write_position(truth));
      EXPECT_EQ(G::write_position(truth.open()), G::write_position(truth));
    }
  }
  void write_told(const Event<G>& event, const std::string& text) {
    const auto& open = match_.game()->open();
    for (const auto viewer : viewers_of<G>(open)) {
      const auto told = G::glimpse(open, event.move, viewer);
      const std::string told_text = told ? G::format(open, *told) : "nothing";
      if (told_text == text) continue;
      out_ << "told " << (viewer ? G::seat_name(*viewer) : "spectators") << ": " << told_text
           << '\n';
    }
  }
  void write_game_end() {
    end_run();
    out_ << "\ngame over\n";
    write_lines(*match_.finished_game());
    out_ << "outcome";
    write_outcome(match_.results().back(), G::seat_count(match_.finished_game()->open()),
                  G::seat_name);
  }
  template <class Name>
  void write_outcome(const Outcome<G::seats>& outcome, std::size_t seats, Name name) {
    for (std::size_t i = 0; i < seats; ++i) {
      const Seat s = seat_at(i);
      out_ << (i == 0 ? ": " : ", ") << name(s) << ' ' << outcome.points[s]
           << (outcome.winners.has(s) ? " wins" : "");
    }
    out_ << '\n';
  }

  const Recipe& recipe_;
  Rng rng_;
  Match<G> match_;
  std::ostringstream out_;
  std::size_t seat_steps_ = 0;
  bool in_run_ = false;
};

}  // namespace troika
