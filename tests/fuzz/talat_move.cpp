#include <cstdlib>

#include "games/talat/rules.h"

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

// A text is refused with its place, or it is exactly how the move is written. The same for lots.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troika;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Truth<Talat> start = Talat::start({});
  if (const auto move = Talat::parse(start.open(), text)) {
    demand(Talat::format(start.open(), *move) == text);
    static_cast<void>(start.why_not(Talat::turn(start.open()).seat(), *move));
  } else {
    demand(move.error().reason != nullptr && move.error().column <= size);
  }
  const Talat::Series series{Talat::Options{}};
  if (const auto lot = series.parse(text)) {
    demand(series.format(*lot) == text);
  } else {
    demand(lot.error().reason != nullptr && lot.error().column <= size);
  }
  return 0;
}
