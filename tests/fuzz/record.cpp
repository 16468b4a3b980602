#include "core/record.h"

#include <cstdlib>

#include "room/sha256.h"
#include "room/verify.h"
#include "table/table.h"

namespace {

using namespace troika;

void demand(bool holds) {
  if (!holds) std::abort();
}

void check(const RecordFault& fault, std::string_view text) {
  demand(fault.fault.reason != nullptr && fault.line > 0 && fault.line <= text.size() + 1);
}

}  // namespace

// A record is refused with its line, or it is a match that writes a record from which the same
// match follows; and every seat can look at it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto parts = read_record(text); !parts) check(parts.error(), text);
  if (const auto verified = room::verify(text, room::sha256); !verified)
    check(verified.error(), text);
  const auto table = read_table(text);
  if (!table) {
    check(table.error(), text);
    return 0;
  }
  const std::string record = (*table)->record();
  const auto again = read_table(record);
  demand(again.has_value() && (*again)->record() == record);
  demand((*again)->seq() == (*table)->seq() && (*again)->is_over() == (*table)->is_over());
  for (std::size_t i = 0; i <= (*table)->players(); ++i) {
    const Viewer who = i < (*table)->players() ? LocalDoor::player(static_cast<Player>(i))
                                               : LocalDoor::spectator();
    demand((*table)->view(who) == (*again)->view(who));
  }
  return 0;
}
