#include "room/clock.h"

#include <algorithm>

namespace troika::room {

using Kind = TimeControl::Kind;

Clocks::Clocks(const TimeControl& control) : control_(control) {
  for (One& one : ones_) one.left = control.base;
}

void Clocks::set_outages(std::vector<Outage> outages) {
  std::ranges::sort(outages, {}, &Outage::from);
  outages_.clear();
  for (const Outage& outage : outages) {
    if (outage.to <= outage.from) continue;
    if (!outages_.empty() && outage.from <= outages_.back().to)
      outages_.back().to = std::max(outages_.back().to, outage.to);
    else
      outages_.push_back(outage);
  }
}

std::optional<Millis> Clocks::left(Player p, Time now) const {
  if (control_.kind == Kind::none) return std::nullopt;
  const One& one = at(p);
  if (!one.since) return one.left;
  Millis used = now - *one.since;
  for (const Outage& outage : outages_) {
    const Time from = std::max(outage.from, *one.since);
    const Time to = std::min(outage.to, now);
    if (from < to) used -= to - from;
  }
  // Two nodes' clocks may differ a little: time never runs backwards.
  return std::max(one.left - std::max(used, Millis(0)), Millis(0));
}

std::optional<Time> Clocks::deadline(Player p) const {
  const One& one = at(p);
  if (control_.kind == Kind::none || !one.since) return std::nullopt;
  Time end = *one.since + one.left;
  for (const Outage& outage : outages_) {
    if (outage.to <= *one.since) continue;
    if (outage.from >= end) break;
    end = end + (outage.to - std::max(outage.from, *one.since));
  }
  return end;
}

std::optional<Millis> Clocks::left_after_move(Player p, Time now) const {
  if (control_.kind != Kind::total || !runs(p)) return std::nullopt;
  return *left(p, now) + control_.increment;
}

void Clocks::renew(Player p) {
  if (control_.kind != Kind::total) at(p).left = control_.base;
}

void Clocks::run(Player p, Time now) { at(p).since = now; }

void Clocks::run_no_later_than(Time now) {
  for (One& one : ones_)
    if (one.since && *one.since > now) one.since = now;
}

void Clocks::stop(Player p, std::optional<Millis> remaining) {
  at(p).since.reset();
  if (remaining) at(p).left = *remaining;
}

}  // namespace troika::room
