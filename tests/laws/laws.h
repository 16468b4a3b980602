#pragma once

#include <functional>

#include "core/playout.h"
#include "tests/laws/move_laws.h"
#include "tests/laws/position_laws.h"
#include "tests/laws/secret_laws.h"
#include "tests/laws/seed.h"

namespace troika {

// How much is looked at, and what else holds in a game.
template <Game G>
struct Laws {
  int matches = 5;
  std::uint32_t one_in = 1;         // positions of seats that are looked at: one in so many
  std::uint32_t one_in_chance = 1;  // and of chance
  int other_moves = 20;             // moves from elsewhere tried in each
  int next = 3;                     // moves played in each
  std::size_t longest = 20000;      // events in a match
  Taste taste{};
  bool winners_have_most_points = true;
  bool seats_move_openly = false;  // by the rules: nothing of what a seat does is secret
  std::function<void(const Match<G>&)> at_every_position{};
  std::function<void(const Truth<G>&, const Outcome<G::seats>&)> at_game_end{};
};

template <Game G>
typename G::Options make_options(const std::vector<Option>& settings) {
  typename G::Options options;
  for (const auto& [key, value] : settings) {
    const Reason* reason = options.set(key, value);
    EXPECT_EQ(reason, nullptr) << key << '=' << value << ": " << reason->en;
  }
  const Reason* reason = options.finish();
  EXPECT_EQ(reason, nullptr) << reason->en;
  return options;
}

// What `list` gives makes the same settings again.
template <Game G>
void check_options(const typename G::Options& options) {
  EXPECT_EQ(make_options<G>(options.list()).list(), options.list());
}

// What the catalogue of settings says is what they take: forms, flags and documents are made of it.
template <Game G>
void check_catalogue() {
  using Kind = OptionSpec::Kind;
  const auto takes = [](std::string_view key, const auto& value) {
    typename G::Options options;
    return options.set(key, value) == nullptr;
  };
  const std::vector<Option> usual = make_options<G>({}).list();
  for (const Option& option : usual)
    EXPECT_NE(std::ranges::find(G::catalogue, option.key, &OptionSpec::key), G::catalogue.end())
        << option.key;
  for (const OptionSpec& spec : G::catalogue) {
    SCOPED_TRACE(spec.key);
    EXPECT_FALSE(spec.title.en.empty());
    EXPECT_TRUE(spec.flags.starts_with("--"));
    const auto set = std::ranges::find(usual, spec.key, &Option::key);
    EXPECT_EQ(set != usual.end() ? set->value : std::string(), spec.usual);
    for (const std::string_view value : spec.values) EXPECT_TRUE(takes(spec.key, value)) << value;
    EXPECT_TRUE(spec.kind != Kind::choice || !spec.values.empty());
    EXPECT_FALSE(takes(spec.key, "no-such-value"));
    EXPECT_TRUE(spec.kind != Kind::toggle || (takes(spec.key, "0") && takes(spec.key, "1")));
    if (spec.kind == Kind::number) {
      for (const int value : {spec.low, spec.high})
        EXPECT_TRUE(takes(spec.key, std::to_string(value))) << value;
      for (const int value : {spec.low - 1, spec.high + 1})
        EXPECT_FALSE(takes(spec.key, std::to_string(value))) << value;
    }
    if (spec.only_with.empty()) continue;
    const std::string_view other = spec.only_with.substr(0, spec.only_with.find('='));
    EXPECT_NE(std::ranges::find(G::catalogue, other, &OptionSpec::key), G::catalogue.end());
  }
  EXPECT_FALSE(takes("no-such-key", "1"));
}

// Between games: what may be decided is listed once, can be written and read.
template <Game G>
void check_before_game(const Match<G>& match, Rng& rng) {
  MoveList<G> list;
  match.moves(list);
  ASSERT_FALSE(list.empty());
  std::set<std::string> texts;
  for (const auto& m : list) {
    const std::string text = match.format(m);
    EXPECT_TRUE(texts.insert(text).second) << text << " is listed twice";
    const auto back = match.parse(text);
    EXPECT_TRUE(back.has_value() && *back == m) << text;
  }
  EXPECT_FALSE(match.parse("").has_value());
  EXPECT_FALSE(match.turn().is_over());
  for (int i = 0; i < 5 && match.turn().is_chance(); ++i)
    EXPECT_TRUE(contains<G>(list, match.sample(rng)));
}

template <Game G>
void check_position(const Match<G>& match, const Laws<G>& laws, const MovePool& pool,
                    GuessCount& guesses, Rng& rng) {
  const Truth<G>& truth = *match.game();
  SCOPED_TRACE(G::write_position(truth));
  const typename G::Setup setup = match.series().setup();
  check_listed_moves<G>(truth);
  check_other_moves<G>(truth, pool, laws.other_moves, rng);
  check_line<G>(truth, setup, laws.next, rng);
  check_view_lines<G>(truth, setup);
  check_views<G>(truth, setup);
  check_glimpses<G>(truth);
  check_keeps_secrets<G>(truth, laws.seats_move_openly, rng);
  check_facts<G>(truth, rng);
  check_guesses<G>(truth, setup, guesses, rng);
  if (G::turn(truth.open()).is_chance()) check_chance<G>(truth, rng);
}

template <std::size_t N>
SeatSet leaders(const Outcome<N>& outcome, std::size_t seats) {
  SeatSet best;
  for (std::size_t i = 0; i < seats; ++i) {
    const Seat s = seat_at(i);
    if (!best.empty() && outcome.points[s] < outcome.points[best.front()]) continue;
    if (!best.empty() && outcome.points[s] > outcome.points[best.front()]) best = {};
    best.add(s);
  }
  return best;
}

template <Game G>
void check_game_end(const Truth<G>& truth, const typename G::Setup& setup, const Laws<G>& laws,
                    Rng& rng) {
  SCOPED_TRACE(G::write_position(truth));
  const Outcome<G::seats> outcome = G::outcome(truth);
  const std::size_t seats = G::seat_count(truth.open());
  EXPECT_FALSE(outcome.winners.empty());
  for (std::size_t i = seats; i < G::seats; ++i) {
    EXPECT_FALSE(outcome.winners.has(seat_at(i)));
    EXPECT_EQ(outcome.points[seat_at(i)], 0);
  }
  EXPECT_TRUE(!laws.winners_have_most_points || outcome.winners == leaders(outcome, seats));
  check_listed_moves<G>(truth);
  check_line<G>(truth, setup, 0, rng);
  check_view_lines<G>(truth, setup);
  check_views<G>(truth, setup);
  if (laws.at_game_end) laws.at_game_end(truth, outcome);
}

// A match is its options and its events: played again, also from their texts, it is the same.
template <Game G>
void check_replay(const Match<G>& match) {
  Match<G> again(make_options<G>(match.options().list()));
  for (const Event<G>& event : match.events()) {
    const auto m = again.parse(again.format(event.move));
    ASSERT_TRUE(m.has_value() && *m == event.move);
    again.play(event.actor, *m);
  }
  EXPECT_EQ(again.events(), match.events());
  EXPECT_EQ(again.results(), match.results());
  EXPECT_EQ(again.turn(), match.turn());
  EXPECT_EQ(again.series().outcome(), match.series().outcome());
  ASSERT_NE(again.game(), nullptr);
  EXPECT_TRUE(*again.game() == *match.game());
  EXPECT_EQ(G::write_position(*again.game()), G::write_position(*match.game()));
  EXPECT_TRUE(*again.finished_game() == *match.finished_game());
}

// Everybody who plays has one seat.
template <Game G>
void check_places(const Match<G>& match) {
  std::set<Player> players;
  for (const Seat s : seats_of<G>(match.game()->open()))
    players.insert(match.series().player_at(s));
  EXPECT_EQ(players.size(), match.series().players());
  EXPECT_LT(static_cast<std::size_t>(*players.rbegin()), match.series().players());
}

template <Game G>
void check_one_match(const typename G::Options& options, const Laws<G>& laws, MovePool& pool,
                     GuessCount& guesses, Rng& rng) {
  Match<G> match(options);
  std::size_t finished = 0;
  std::optional<typename G::Setup> setup;  // of the game in progress, or of the one just finished
  while (!match.is_over() && !::testing::Test::HasFailure()) {
    ASSERT_LT(match.events().size(), laws.longest) << "the match does not end";
    const std::uint32_t one_in = match.turn().is_chance() ? laws.one_in_chance : laws.one_in;
    if (!match.in_game()) {
      check_before_game<G>(match, rng);
    } else if (rng.below(one_in) == 0) {
      check_position<G>(match, laws, pool, guesses, rng);
      check_places<G>(match);
      MoveList<G> list;
      match.moves(list);
      for (const auto& m : list) pool.add(match.format(m));
    }
    if (match.in_game() && laws.at_every_position) laws.at_every_position(match);
    if (match.in_game()) setup.emplace(match.series().setup());
    const Event<G> event = choose<G>(match, laws.taste, rng);
    pool.add(match.format(event.move));
    match.play(event.actor, event.move);
    if (match.results().size() == finished) continue;
    ++finished;
    EXPECT_EQ(match.results().back(), G::outcome(*match.finished_game()));
    check_game_end<G>(*match.finished_game(), *setup, laws, rng);
  }
  if (::testing::Test::HasFailure()) return;
  const Outcome<G::seats> outcome = match.series().outcome();
  EXPECT_EQ(outcome.winners, leaders(outcome, match.series().players()));
  EXPECT_TRUE(match.turn().is_over());
  MoveList<G> none;
  match.moves(none);
  EXPECT_TRUE(none.empty());
  check_replay<G>(match);
}

// All laws, on the positions of whole random matches with these settings.
template <Game G>
void check_laws(const std::vector<Option>& settings, const Laws<G>& laws = {}) {
  Rng rng(test_seed());
  SCOPED_TRACE(seed_trace());
  const auto options = make_options<G>(settings);
  ASSERT_FALSE(::testing::Test::HasFailure());
  check_options<G>(options);
  check_catalogue<G>();
  MovePool pool;
  GuessCount guesses;
  for (int i = 0; i < laws.matches && !::testing::Test::HasFailure(); ++i)
    check_one_match<G>(options, laws, pool, guesses, rng);
  EXPECT_TRUE(!PerfectInformation<G> || guesses.hidden == 0);
  EXPECT_TRUE(guesses.hidden < 40 || 2 * guesses.varied > guesses.hidden)
      << "of " << guesses.hidden << " secrets only " << guesses.varied
      << " were guessed in several ways";
}

// Chance keeps to its weights, at `places` positions of random games.
template <Game G>
void check_fair_chance(const std::vector<Option>& settings, int places, std::uint32_t one_in) {
  Rng rng(20240229);
  const auto options = make_options<G>(settings);
  while (places > 0 && !::testing::Test::HasFailure()) {
    Match<G> match(options);
    while (!match.is_over() && places > 0) {
      if (match.in_game() && match.turn().is_chance() && rng.below(one_in) == 0) {
        check_proportions<G>(*match.game(), rng);
        --places;
      }
      const Event<G> event = choose<G>(match, {}, rng);
      match.play(event.actor, event.move);
    }
  }
}

}  // namespace troika
