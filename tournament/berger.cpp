#include "tournament/berger.h"

namespace troika::tournament {

// The last number stays, all others go round; the sum of the numbers of a pair is the same in a
// round (modulo the number of those who go round).
std::vector<BergerRound> berger_table(std::size_t entrants) {
  std::vector<BergerRound> rounds;
  if (entrants < 2) return rounds;
  const std::size_t even = entrants + entrants % 2, going = even - 1, last = even - 1;
  const bool odd = entrants != even;
  for (std::size_t round = 0; round < going; ++round) {
    BergerRound now;
    // Round 1 begins with the first number, each further one half a turn on.
    const std::size_t begin = round * (even / 2) % going;
    const auto add = [&](std::size_t first, std::size_t second) {
      if (!odd || (first != last && second != last))
        now.pairs.emplace_back(first, second);
      else
        now.resting.push_back(first == last ? second : first);
    };
    if (round % 2 == 0)
      add(begin, last);
    else
      add(last, begin);
    for (std::size_t i = 1; i < even / 2; ++i)
      add((begin + i) % going, (begin + going - i) % going);
    rounds.push_back(std::move(now));
  }
  return rounds;
}

}  // namespace troika::tournament
