// The text of a view: what can be read is written so that nothing of it is lost.
#include "core/view.h"

#include <cstdlib>

#include "core/match.h"
#include "games/der_isses/rules.h"
#include "games/talat/rules.h"
#include "games/touche/rules.h"
#include "games/touche/series.h"

namespace {

using namespace troika;

void demand(bool holds) {
  if (!holds) std::abort();
}

template <Game G>
typename G::Setup usual_setup() {
  typename G::Options options;
  demand(options.finish() == nullptr);
  Match<G> match(options);
  Rng rng(1);
  while (!match.in_game()) match.play(std::nullopt, match.sample(rng));
  return match.setup();
}

template <Game G>
void check(std::string_view text) {
  static const typename G::Setup setup = usual_setup<G>();
  for (std::size_t i = 0; i < G::seats; ++i) {
    const auto read = read_view<G>(text, seat_at(i), setup);
    if (!read) {
      demand(read.error().reason != nullptr && read.error().column <= text.size());
      continue;
    }
    const std::string written = write_view<G>(read->value);
    const auto again = read_view<G>(written, seat_at(i), read->setup);
    demand(again.has_value() && again->value == read->value);
    demand(write_view<G>(again->value) == written);
  }
  if (const auto open = read_spectators_view<G>(text, setup)) {
    const std::string written = write_spectators_view<G>(open->value);
    const auto again = read_spectators_view<G>(written, open->setup);
    demand(again.has_value() && again->value == open->value);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check<DerIsses>(text);
  check<Talat>(text);
  check<Touche>(text);
  return 0;
}
