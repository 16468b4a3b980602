#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/options.h"

namespace troika {

// A way to set up a game for measuring (table/entry.h).
struct BenchSetup {
  std::string_view label;
  std::string_view game;
  std::vector<Option> options;
};
std::vector<BenchSetup> bench_setups();  // of all games, in their order

// One number for the behaviour of all rules: a fixed number of random games of every setup from
// fixed seeds. The same with every compiler and in WebAssembly; it changes when any rule, any order
// of moves or the random generator changes.
std::uint64_t bench_signature();

// The same for the bots: what all levels play in one match of every setup, with few nodes.
std::uint64_t bots_signature();

}  // namespace troika
