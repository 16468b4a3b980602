#include "table/mind.h"

#include "search/bot.h"

namespace troika {

std::string draw(const Opinion& opinion, Rng& rng) {
  return drawn_by_weight(opinion.moves, rng).move;
}

}  // namespace troika
