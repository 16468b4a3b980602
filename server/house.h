#pragma once

#include <expected>
#include <utility>

#include "room/room.h"
#include "server/config.h"
#include "server/log.h"
#include "server/mailbox.h"
#include "server/metrics.h"
#include "server/thinkers.h"
#include "server/timekeeper.h"
#include "store/store.h"

namespace troika::server {

// What all parts of a server share.
struct House {
  net::io_context& io;
  const Config& config;
  store::Store& store;
  Mailbox& mailbox;
  Thinkers& thinkers;
  Metrics& metrics;
  const Log& log;
  const std::string& node;  // its name among several
  Timekeeper& time;

  room::Time now() const { return time.now(); }
  room::Surroundings surroundings() const {
    return {config.hash, config.patience, config.bounds.log};
  }

  // Asks the store and waits: house.ask<bool>([&](auto done) { store.rename(…, done); }).
  template <class T, class Ask>
  Task<std::expected<T, std::string>> ask(Ask what) {
    return answer_of<std::expected<T, std::string>>(mailbox, std::move(what));
  }
};

inline store::Time stored(room::Time time) { return store::Time{static_cast<std::int64_t>(time)}; }
inline room::Time read_back(store::Time time) {
  return room::Time{static_cast<std::int64_t>(time)};
}

}  // namespace troika::server
