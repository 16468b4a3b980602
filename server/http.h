#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/reason.h"
#include "server/net.h"

namespace troika::server {

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

// "/api/tables/x?since=3" in its parts.
struct Target {
  std::string_view path;
  std::string_view query;
  std::string_view value(std::string_view key) const;  // of the query; empty if it is not there
};
Target target_of(const Request& request);

// As `?lang=` says, or else the first of Accept-Language that we have, or else English.
Language language_of(const Request& request);

std::string_view header(const Request& request, http::field field);
std::string_view header(const Request& request, std::string_view name);
std::string_view cookie(const Request& request, std::string_view name);
std::string_view bearer(const Request& request);

// What the proxy says who asks: the last of X-Forwarded-For, the others anybody can write. With a
// port or without. Nothing: it does not say.
std::optional<net::ip::address> forwarded_for(const Request& request);

// Whether proxy and server cannot understand it differently: one Host, and no way of transfer but
// the one we know.
bool is_sound(const Request& request);

// Whether it comes from a page of this very site, or from no page at all.
bool is_own_origin(const Request& request, bool trust_proxy);

Response respond(const Request& request, http::status status, std::string_view type,
                 std::string body);
Response respond_json(const Request& request, http::status status, std::string body);
Response refuse(const Request& request, http::status status, const Fault& fault);
Response refuse(const Request& request, http::status status, const Reason& reason);

}  // namespace troika::server
