#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/addresses.h"
#include "server/cookies.h"
#include "server/guests.h"
#include "server/http.h"
#include "server/rooms.h"

namespace troika::server {

// One request and who made it.
struct Call {
  const Request& request;
  Target target;
  net::ip::address address;
  bool secure = false;  // came by https
};

std::string one_text(std::string_view key, std::string_view value);  // {"key":"value"}

// The HTTP part of docs/PROTOCOL.md, but for sockets and files.
class Api {
 public:
  Api(Rooms& rooms, Guests& guests, Addresses& addresses)
      : rooms_(rooms), house_(rooms.house()), guests_(guests), addresses_(addresses) {}

  Task<Response> answer(Call call);
  // Who asks: by cookie, by token, or nobody. A wrong token is a fault.
  Task<std::expected<Visitor, Fault>> who(const Call& call);

 private:
  Task<Response> answer(Call call, Visitor visitor, std::vector<std::string_view> parts);
  // The guest that this browser is, or the other one that it keeps.
  Task<std::expected<Visitor, Fault>> who_was(const Call& call, Slot slot);

  // Guests (api_guests.cpp).
  Task<Response> guest(Call call, Visitor visitor);
  Task<Response> me(Call call, Visitor visitor);
  Task<Response> recovery(Call call, Visitor visitor);
  Task<Response> look(Call call, Visitor visitor);
  Task<Response> recover(Call call, Visitor visitor);
  Task<Response> switch_guest(Call call, Visitor visitor);
  Task<Response> devices(Call call, Visitor visitor, std::string id);
  Task<Response> tokens(Call call, Visitor visitor, std::string id);

  // Tables.
  Task<Response> my_tables(Call call, Visitor visitor);
  Task<Response> tables(Call call, Visitor visitor);
  Task<Response> make_table(Call call, Visitor visitor);
  Task<Response> table(Call call, Visitor visitor, std::string match);
  Task<Response> record(Call call, std::string match);
  Task<std::expected<std::shared_ptr<LiveRoom>, Fault>> room_of(std::string match);

  Response refused(const Call& call, const Fault& fault);
  Response refused(const Call& call, const Reason& reason) { return refused(call, Fault{&reason}); }

  Rooms& rooms_;
  House& house_;
  Guests& guests_;
  Addresses& addresses_;
};

}  // namespace troika::server
