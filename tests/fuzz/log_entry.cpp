#include <boost/json/parse.hpp>
#include <cstdlib>

#include "room/entry.h"
#include "room/room.h"
#include "room/sha256.h"

namespace {

using namespace troika;
using namespace troika::room;

void demand(bool holds) {
  if (!holds) std::abort();
}

// What a room tells is JSON, whoever asks.
void look_at(const Room& room, std::string_view guest) {
  const Time now{1'700'000'100'000};
  demand(boost::json::parse(room.state(guest, now)).is_object());
  for (const std::uint32_t since : {0U, 1U, room.seq()})
    demand(boost::json::parse(room.news(guest, since, now)).is_object());
}

}  // namespace

// Every line is the body of an entry: it is not understood, or what it says is written and read
// again. All together are no log of a match, or a room from which everybody can be told.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  std::vector<room::Entry> log;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (const auto entry = log::read(line)) {
      const std::string written = log::write(*entry);
      const auto again = log::read(written);
      demand(again.has_value() && log::write(*again) == written);
    }
    const auto seq = static_cast<std::uint32_t>(log.size() + 1);
    log.push_back({seq, Time{1'700'000'000'000 + 1000 * seq}, std::string(line)});
  }
  const auto loaded = Room::load("match", log, {sha256});
  if (!loaded) {
    demand(loaded.error().reason != nullptr);
    return 0;
  }
  demand(loaded->seq() == log.size());
  for (const std::string_view guest : {"", "host", "ann", "bob"}) look_at(*loaded, guest);
  demand(boost::json::parse(loaded->listing().summary).is_object());
  for (const BotTurn& turn : loaded->bots_to_act())
    demand(loaded->situation(turn.player) != nullptr);
  (void)loaded->next_deadline();
  (void)loaded->record();
  return 0;
}
