#pragma once

#include <optional>
#include <vector>

#include "search/der_isses/manners.h"
#include "search/der_isses/round_solver.h"

namespace troika::der_isses {

// How well a bot plays: what it looks at and how carefully.
struct Skill {
  std::size_t most_nodes = 1U << 20;     // of the tree
  int most_rounds = 4000;                // of learning
  bool infers = true;                    // draws conclusions from what both have done
  float trust = 0.9F;                    // most, in habits it has seen; 0: takes no risk
  bool whole_rounds = true;              // solves a round as a whole where it is small enough
  float careless = 0;                    // share of the moves that are made on a first impression
  float at_first = 0;                    // trust in what a good player would hold, from the start
  const RaceTable* table = &race_table;  // which must outlive the bot
};

// An event as a seat saw it; the same for every size of the game.
struct RoundEvent {
  Open before;
  Move move;
  bool operator==(const RoundEvent&) const = default;
};

// The position and what led to it, as one seat knows it. Its own card is not part of it: thinking
// is done for all pieces alike, so it tells nothing about the one chosen.
struct RoundSoFar {
  Size size;
  Open open;
  Seat seat;
  Habit habit;                    // of the opponent
  std::vector<RoundEvent> round;  // the events of this round, from the coin on, as far as known
};

// A move with what it is worth and how often it is played, for every piece that the seat may have.
struct Choice {
  Move move;
  Row value{};   // chance to win the round
  Row weight{};  // adds up to 1 over the choices, for each piece
  std::vector<Move> line;
  bool is_valued = true;  // false: there was no time for it, and `value` says nothing
};

struct Judgement {
  std::vector<Choice> choices;
  Ranges ranges{};
  std::uint64_t nodes = 0;
};

// The thinking of the Der Isses! bots.
class Strategist {
 public:
  explicit Strategist(const Skill& skill) : skill_(skill), solver_(skill.most_nodes) {
    solver_.guess_with(*skill.table);
  }

  Judgement think(const RoundSoFar& so_far, const Limits& limits, Rng& rng);

 private:
  Judgement place_coin(const RoundSoFar& so_far, const Limits& limits, Rng& rng);
  Judgement choose_piece(const RoundSoFar& so_far, const Limits& limits, Rng& rng);
  Judgement play(const RoundSoFar& so_far, const Limits& limits, Rng& rng);
  std::optional<Judgement> from_whole_round(const RoundSoFar& so_far, const Limits& limits,
                                            Rng& rng);

  // A move of the opponent and how likely a good player makes it, for every piece.
  struct Reply {
    Move move;
    Row chance{};
  };
  using Replies = std::vector<Reply>;

  // What is known before an event of the round, and what we would have done there.
  struct Moment {
    Ranges ranges{};
    std::optional<Manners> manners;
    std::optional<RoundEvent> event;  // none yet: the present
    Judgement judgement;              // empty while not solved
    std::optional<Row> worth;         // of our own pieces when we chose, if there was time
    std::optional<Row> promised;      // what the opponent's hands were worth before it moved
    std::vector<Row> after;           // and after each of our moves
    std::vector<Replies> replies;     // what it would answer to each of them
    Replies expected;                 // what it would do here, if it is its turn
  };
  // The round as a seat has followed it, so that nothing is solved twice. Solving a moment does not
  // depend on the seed: what we do now and what we later take ourselves to have done are the same.
  struct Line {
    std::vector<Moment> moments;
    Limits limits;
    Habit habit{};
  };
  void follow(const RoundSoFar& so_far, const Limits& limits);
  void recall(Line& line, const RoundSoFar& so_far, const Limits& limits) const;
  void pass(Line& line, const RoundSoFar& so_far, const RoundEvent& event, const Limits& each);
  void learn_from_theirs(const Moment& moment, const RoundEvent& event, Moment& next) const;
  void solve_moment(Moment& moment, const RoundSoFar& so_far, const Open& open, const Limits& each);
  void start_round(Moment& moment, const RoundSoFar& so_far, const RoundEvent& coin,
                   const Limits& each);
  void keep_start(Moment& moment, const RoundSoFar& so_far) const;
  void keep_plan(Moment& moment) const;
  Replies replies_at(RoundSolver::Id id) const;
  void suspect(Moment& moment, const RoundSoFar& so_far, const Open& open) const;
  float trust_in(const Habit& habit) const;
  Judgement judgement_at(RoundSolver::Id id) const;
  std::vector<Move> likely_line(RoundSolver::Id id) const;
  Limits share_of(const Limits& limits, int part, int parts);
  Limits rest_of(const Limits& limits) { return share_of(limits, 1, 1); }
  void solve(const Limits& limits, Rng& rng);
  void be_careless(const RoundSoFar& so_far, Judgement& judgement) const;

  Skill skill_;
  RoundSolver solver_;
  std::array<Line, 2> lines_;  // by seat
  std::uint64_t nodes_ = 0;
  Budget clock_{Limits{}};  // of the whole thought: time and stop alone
  // The round that `solver_` has solved as a whole, if it has: solving it again would find the
  // same.
  struct Solved {
    Open start;
    std::uint64_t limit;
    std::optional<std::chrono::milliseconds> time;
    std::uint64_t nodes;
  };
  std::optional<Solved> solved_;
};

}  // namespace troika::der_isses
