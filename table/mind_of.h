#pragma once

#include <utility>

#include "search/bots.h"
#include "table/mind.h"
#include "table/situation.h"

namespace troika {

template <Game G>
class MindOf final : public Mind {
 public:
  explicit MindOf(NamedBot<G> named) : named_(std::move(named)) {}

  std::string_view game() const override { return G::name; }
  Limits usual_limits() const override { return named_.limits; }

  Opinion think(const Situation& situation, const Limits& limits, Rng& rng) override {
    const auto& about = of(situation);
    return about.seen ? in_words(*about.seen, named_.bot->think(*about.seen, limits, rng))
                      : evenly(about.decisions);
  }

  std::string choose(const Situation& situation, const Limits& limits, Rng& rng) override {
    const auto& about = of(situation);
    if (!about.seen) return draw(evenly(about.decisions), rng);
    return G::format(about.seen->view.open, named_.bot->choose(*about.seen, limits, rng));
  }

 private:
  static const SituationOf<G>& of(const Situation& situation) {
    return static_cast<const SituationOf<G>&>(situation);
  }

  // Bots have no opinion about what is decided between games.
  static Opinion evenly(const std::vector<std::string>& decisions) {
    Opinion opinion;
    for (const std::string& move : decisions)
      opinion.moves.push_back({move, {}, 1.0 / static_cast<double>(decisions.size()), {move}});
    return opinion;
  }

  static Opinion in_words(const Seen<G>& seen, const Thought<G>& thought) {
    const auto& open = seen.view.open;
    Opinion opinion;
    opinion.nodes = thought.nodes;
    opinion.depth = thought.depth;
    for (const auto& candidate : thought.moves) {
      Opinion::Candidate words{G::format(open, candidate.move), {}, candidate.weight, {}};
      for (std::size_t i = 0; candidate.is_valued && i < G::seat_count(open); ++i)
        words.value.push_back(candidate.value[seat_at(i)]);
      for (const auto move : candidate.line) words.line.push_back(G::format(open, move));
      opinion.moves.push_back(std::move(words));
    }
    for (const auto& belief : thought.beliefs)
      opinion.beliefs.push_back({belief.about, belief.labels, belief.chances});
    return opinion;
  }

  NamedBot<G> named_;
};

}  // namespace troika
