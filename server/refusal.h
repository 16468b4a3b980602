#pragma once

#include <string>
#include <string_view>

#include "core/reason.h"

namespace troika::server {

// {"type":"refused","id":"x7f","code":"stale","text":"…","clause":7,"field":"move"}; without a
// type for HTTP, without an id if the request had none, without a clause if it is no rule.
std::string refusal_message(const Fault& fault, std::string_view id, Language language);
std::string refusal_body(const Fault& fault, Language language);

}  // namespace troika::server
