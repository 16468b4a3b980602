#include <cstdlib>

#include "room/settings.h"
#include "server/fields.h"
#include "server/messages.h"

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

// What comes from a socket or as a body is refused with a reason, or it is a message.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troika;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto message = server::read_message(text))
    demand(message->id.size() <= 32);
  else
    demand(message.error().fault.reason != nullptr && message.error().id.size() <= 32);
  const auto object = server::read_object(text);
  if (!object) {
    demand(object.error().reason != nullptr);
  } else if (const auto settings = room::read_settings(*object); !settings) {
    demand(settings.error().reason != nullptr);
  } else {
    // What was understood is understood again when it is written.
    const auto written = server::read_object(json_of(*settings));
    demand(written.has_value());
    const auto again = room::read_settings(*written);
    demand(again.has_value() && again->seats == settings->seats && again->game == settings->game);
  }
  return 0;
}
