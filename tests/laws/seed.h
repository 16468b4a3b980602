#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

namespace troika {

// The seed of this run: TROIKA_SEED if set, else a fresh one. It is printed once and recorded with
// every test that asks for it, so any failure can be repeated.
inline std::uint64_t test_seed() {
  static const std::uint64_t seed = [] {
    const char* given = std::getenv("TROIKA_SEED");
    std::random_device device;
    const std::uint64_t chosen = given != nullptr ? std::strtoull(given, nullptr, 10)
                                                  : (std::uint64_t{device()} << 32 | device());
    std::printf("random tests run from TROIKA_SEED=%llu\n",
                static_cast<unsigned long long>(chosen));
    return chosen;
  }();
  ::testing::Test::RecordProperty("seed", std::to_string(seed));
  return seed;
}

// For SCOPED_TRACE, so that every failure message says how to repeat it.
inline std::string seed_trace() { return "TROIKA_SEED=" + std::to_string(test_seed()); }

}  // namespace troika
