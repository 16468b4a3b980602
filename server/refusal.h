#pragma once

#include <string>
#include <string_view>

#include "core/reason.h"

namespace troika::server {

// {"type":"refused","id":"x7f","code":"stale","en":"…","ru":"…","field":"move"}; without a type
// for HTTP, without an id if the request had none.
std::string refusal_message(const Fault& fault, std::string_view id);
std::string refusal_body(const Fault& fault);

}  // namespace troika::server
