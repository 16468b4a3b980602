#pragma once

#include <memory>

#include "games/der_isses/rules.h"
#include "search/bot.h"
#include "search/der_isses/strategist.h"

namespace troika {

// Der Isses! as a strategist plays it; for every size of the game.
template <int Side, int Pieces, int CoinsToWin>
class DerIssesBot final : public Bot<DerIssesRules<Side, Pieces, CoinsToWin>> {
 public:
  using G = DerIssesRules<Side, Pieces, CoinsToWin>;

  explicit DerIssesBot(const der_isses::Skill& skill) : skill_(skill), strategist_(skill) {}

  Thought<G> think(const Seen<G>& seen, const Limits& limits, Rng& rng) override;

 private:
  der_isses::Skill skill_;
  der_isses::Strategist strategist_;
};

extern template class DerIssesBot<7, 7, 4>;
extern template class DerIssesBot<5, 4, 1>;
extern template class DerIssesBot<5, 3, 1>;
extern template class DerIssesBot<4, 3, 2>;
extern template class DerIssesBot<4, 3, 1>;
extern template class DerIssesBot<3, 2, 1>;

// The levels, 1 to 8: how they think, and for how long.
der_isses::Skill der_isses_skill(int level);
Limits der_isses_limits(int level);
std::unique_ptr<Bot<DerIsses>> make_der_isses_bot(int level);

}  // namespace troika
