#include "room/guestbook.h"

#include "room/reasons.h"

namespace troika::room {
namespace {

constexpr Millis minute{60'000};

}  // namespace

void Guestbook::add(std::string_view guest, Time at) {
  if (guest.empty()) return;
  auto found = writers_.find(guest);
  if (found == writers_.end()) found = writers_.emplace(guest, Writer{0, at, 0}).first;
  Writer& writer = found->second;
  if (at - writer.minute >= minute || at < writer.minute) writer = {writer.all, at, 0};
  ++writer.all;
  ++writer.within;
}

const Reason* Guestbook::why_no_more(std::string_view guest, Time now,
                                     const Measure& measure) const {
  const auto found = writers_.find(guest);
  if (found == writers_.end()) return nullptr;
  const Writer& writer = found->second;
  if (writer.all >= measure.per_guest) return &reasons::enough;
  const bool same_minute = now - writer.minute < minute && now >= writer.minute;
  return same_minute && writer.within >= measure.per_minute ? &reasons::too_often : nullptr;
}

}  // namespace troika::room
