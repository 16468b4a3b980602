#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace troika {

// The one random generator of the rules and the bots: the same seed gives the same numbers in every
// build, native or WebAssembly. xoshiro256** by Blackman and Vigna (https://prng.di.unimi.it),
// seeded through splitmix64. Not for secrets: live tables draw their seeds from the system.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (auto& word : state_) {
      seed += 0x9e3779b97f4a7c15U;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
      z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
      word = z ^ (z >> 31);
    }
  }

  // From a whole state, such as a hash. The generator cannot leave the state of all zeros.
  explicit constexpr Rng(const std::array<std::uint64_t, 4>& state) : Rng(0) {
    if (state != std::array<std::uint64_t, 4>{}) std::ranges::copy(state, state_);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in [0, n), exactly: Lemire's multiplication with rejection of the uneven rest. n > 0.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (auto low = static_cast<std::uint32_t>(product); low < n) [[unlikely]] {
      const std::uint32_t uneven = (0U - n) % n;
      while (low < uneven) {
        product = (next() >> 32) * n;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  std::uint64_t state_[4]{};
};

}  // namespace troika
