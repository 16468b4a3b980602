#include "server/messages.h"

#include <algorithm>
#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

#include "room/clock.h"
#include "server/fields.h"

namespace troika::server {
namespace {

constexpr std::size_t longest_id = 32;
constexpr std::uint32_t any_seq = 0x7fff'ffff;

Player player(Fields& from, std::string_view key) {
  return static_cast<Player>(from.number(key, room::most_players - 1));
}

using What = Message::What;

struct Kind {
  std::string_view type;
  What (*read)(Fields& from);
};

constexpr std::array kinds{
    Kind{"move",
         [](Fields& from) -> What {
           from.text("id");
           return room::Command(room::Play{from.number("seq", any_seq), from.text("move")});
         }},
    Kind{"sit",
         [](Fields& from) -> What {
           room::Sit sit{{}, from.text_or_none("name"), from.text_or_none("entropy")};
           if (from.has("place")) sit.place = player(from, "place");
           return room::Command(std::move(sit));
         }},
    Kind{"rename",
         [](Fields& from) -> What { return room::Command(room::Rename{from.text("name")}); }},
    Kind{"leave", [](Fields&) -> What { return room::Command(room::Leave{}); }},
    Kind{"start", [](Fields&) -> What { return room::Command(room::Start{}); }},
    Kind{"takeback", [](Fields&) -> What { return room::Command(room::AskTakeback{}); }},
    Kind{"answer",
         [](Fields& from) -> What { return room::Command(room::AnswerTakeback{from.yes("yes")}); }},
    Kind{"call-bot",
         [](Fields& from) -> What { return room::Command(room::CallBot{player(from, "player")}); }},
    Kind{"return", [](Fields&) -> What { return room::Command(room::Return{}); }},
    Kind{"claim",
         [](Fields& from) -> What { return room::Command(room::Claim{player(from, "player")}); }},
    Kind{"rematch",
         [](Fields& from) -> What {
           return room::Command(room::Rematch{from.yes("yes"), from.text_or_none("entropy"), {}});
         }},
    Kind{"react", [](Fields& from) -> What { return React{from.text("reaction")}; }},
    Kind{"ping", [](Fields&) -> What { return Ping{}; }},
};

}  // namespace

std::expected<boost::json::object, Fault> read_object(std::string_view text,
                                                      boost::json::storage_ptr storage) {
  namespace json = boost::json;
  json::parse_options options;
  options.max_depth = 8;
  json::error_code error;
  json::value value = json::parse({text.data(), text.size()}, error, std::move(storage), options);
  if (error) return fault(reasons::not_json);
  if (!value.is_object()) return fault(reasons::not_object);
  return std::move(value.get_object());
}

std::expected<Message, Misread> read_message(std::string_view text) {
  std::array<unsigned char, 1024> buffer;  // enough for nearly all, and nothing to be freed
  boost::json::monotonic_resource storage(buffer.data(), buffer.size());
  const auto object = read_object(text, &storage);
  if (!object) return std::unexpected(Misread{object.error(), {}});
  Fields fields(*object);
  Message message{fields.text_or_none("id"), Ping{}};
  if (message.id.size() > longest_id)
    return std::unexpected(Misread{Fault{&reasons::bad_field, "id"}, {}});
  const std::string type = fields.text("type");
  if (!fields.fault()) {
    const auto kind = std::ranges::find(kinds, type, &Kind::type);
    if (kind == kinds.end())
      return std::unexpected(Misread{Fault{&reasons::unknown_type, "type"}, message.id});
    message.what = kind->read(fields);
    if (auto* command = std::get_if<room::Command>(&message.what)) command->id = message.id;
  }
  if (const auto fault = fields.fault())
    return std::unexpected(Misread{*fault, std::move(message.id)});
  return message;
}

}  // namespace troika::server
