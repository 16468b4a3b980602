#pragma once

#include "search/talat/board_net.h"

namespace troika::talat {

extern const net::Weights<std::int16_t> net_weights;

}  // namespace troika::talat
