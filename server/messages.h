#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <variant>

#include "core/reason.h"
#include "room/commands.h"

namespace troika::server {

struct React {
  std::string reaction;
};
struct Ping {};

// A message of a client (docs/PROTOCOL.md). What does not parse goes no further.
struct Message {
  std::string id;  // the client's own, comes back with the answer; may be empty
  using What = std::variant<room::Command, React, Ping>;
  What what;
};

struct Misread {
  Fault fault;
  std::string id;  // if there was one
};
[[nodiscard]] std::expected<Message, Misread> read_message(std::string_view text);

}  // namespace troika::server
