#pragma once

#include <span>

#include "core/json_text.h"
#include "table/mind.h"

namespace troika {

// An analysis for programs and for the page: nodes, depth, moves (best first; value is the chance
// to win per seat, by name if there are names) and beliefs.
void write_json(JsonText& out, const Opinion& opinion, std::span<const std::string> seats = {});

}  // namespace troika
