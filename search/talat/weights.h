#pragma once

#include <array>
#include <cstdint>

#include "search/talat/features.h"

namespace troika::talat {

// Hundredths of a point; by phase (another board is closed or not), by whose turn it is, by feature.
inline constexpr std::array<std::array<std::array<std::int16_t, feature_count>, 2>, 2> weights{};

}  // namespace troika::talat
