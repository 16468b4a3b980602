#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "room/clock.h"
#include "room/fairness.h"
#include "room/guestbook.h"
#include "room/sha256.h"

namespace troika::server {

using std::chrono::milliseconds;
using std::chrono::seconds;

// How much one visitor may take of what all share.
struct Bounds {
  std::size_t message = 16'384;     // bytes of a frame or a body
  double messages_per_second = 20;  // of one socket, in the long run
  double messages_at_once = 60;
  std::size_t sockets_per_address = 100;
  double tables_per_hour = 200;  // of one address, in the long run; guests too
  double tables_at_once = 40;
  double requests_per_second = 20;  // to /api of one address, in the long run
  double requests_at_once = 200;
  std::size_t outbox = 1'048'576;     // bytes that wait for a slow reader
  std::size_t waiting_commands = 64;  // for one room
  std::size_t sockets_per_guest = 8;  // at one table
  double reactions_at_once = 5;       // of one player at one table
  double reactions_per_minute = 20;   // in the long run
  room::Measure log;                  // of a match, besides moves
  seconds idle{60};                   // a silent socket is asked, and cut off if it does not answer
  seconds request{30};                // for a whole request, and between two
};

struct Config {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  std::string web;            // a folder with the page; empty: a small page of our own
  bool trust_proxy = false;   // believe X-Forwarded-For and X-Forwarded-Proto
  bool quiet = false;         // log only what is wrong
  bool several_nodes = false;
  Bounds bounds;
  unsigned thinkers = 0;                   // threads for bots; 0: as many as there are processors
  double bot_pace = 1;                     // how long bots take at least, times the usual
  milliseconds takeover{6'000};            // before a node looks after what another has begun
  milliseconds room_idle{120'000};         // before a room without visitors leaves the memory
  room::Millis lobby_life{6 * 3'600'000};  // of a table that has not begun and where nobody acts
  room::Millis patience{120'000};          // see room::Surroundings
  // Longer than this without anybody being served is an outage; 0: the clock is moved by hand.
  room::Millis longest_pause{3'000};
  // What tests replace.
  room::Hash hash = room::sha256;
  std::function<room::Time()> now = [] {
    return room::Time{std::chrono::duration_cast<milliseconds>(
                          std::chrono::system_clock::now().time_since_epoch())
                          .count()};
  };
  std::function<std::chrono::steady_clock::time_point()> steady = std::chrono::steady_clock::now;
};

}  // namespace troika::server
