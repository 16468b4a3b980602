#pragma once

#include <boost/json/object.hpp>

#include "table/mind.h"

namespace troika {

// An analysis for programs and for the page: nodes, depth, moves (best first; value is the chance
// to win per seat) and beliefs.
boost::json::object opinion_json(const Opinion& opinion);

}  // namespace troika
