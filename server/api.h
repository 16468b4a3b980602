#pragma once

#include <string>
#include <string_view>

#include "server/addresses.h"
#include "server/guests.h"
#include "server/http.h"
#include "server/rooms.h"

namespace troika::server {

// One request and who made it.
struct Call {
  const Request& request;
  Target target;
  net::ip::address address;
  bool secure;  // came by https
};

// The HTTP part of docs/PROTOCOL.md, but for sockets and files.
class Api {
 public:
  Api(Rooms& rooms, Guests& guests, Addresses& addresses)
      : rooms_(rooms), house_(rooms.house()), guests_(guests), addresses_(addresses) {}

  Task<Response> answer(Call call);
  // Who asks: by cookie, by token, or nobody. A wrong token is a fault.
  Task<std::expected<Visitor, Fault>> who(const Request& request);

 private:
  Task<Response> guest(Call call, Visitor visitor);
  Task<Response> me(Call call, Visitor visitor);
  Task<Response> recovery(Call call, Visitor visitor);
  Task<Response> recover(Call call);
  Task<Response> tokens(Call call, Visitor visitor, std::string id);
  Task<Response> my_tables(Call call, Visitor visitor);
  Task<Response> tables(Call call, Visitor visitor);
  Task<Response> make_table(Call call, Visitor visitor);
  Task<Response> table(Call call, Visitor visitor, std::string match);
  Task<Response> record(Call call, std::string match);
  Task<std::expected<std::shared_ptr<LiveRoom>, Fault>> room_of(std::string match);

  Response refused(const Call& call, const Fault& fault);
  Response refused(const Call& call, const Reason& reason) { return refused(call, Fault{&reason}); }
  Response with_cookie(const Call& call, const Guests::Made& made, http::status status);

  Rooms& rooms_;
  House& house_;
  Guests& guests_;
  Addresses& addresses_;
};

}  // namespace troika::server
