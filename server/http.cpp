#include "server/http.h"

#include <algorithm>
#include <array>
#include <utility>

#include "room/reasons.h"
#include "server/reasons.h"
#include "server/refusal.h"
#include "table/words.h"

namespace troika::server {
namespace {

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// The page is all of this site, runs no script that is written into it, and is no part of others.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> security_headers{{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
     "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; "
     "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},  // a link to a table is all it takes to look at it
}};

}  // namespace

Language language_of(const Request& request) {
  static const Languages all = languages_with<room::Words, Words>();
  if (const auto asked = all.find(target_of(request).value("lang"))) return *asked;
  // "de-AT,de;q=0.9,en;q=0.5". Browsers write what they like best first.
  std::string_view rest = header(request, http::field::accept_language);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const std::string_view one = trimmed(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (const auto found = all.find(one.substr(0, one.find_first_of("-;")))) return *found;
  }
  return {};
}

Target target_of(const Request& request) {
  const std::string_view all = view(request.target());
  const std::size_t mark = all.find('?');
  if (mark == std::string_view::npos) return {all, {}};
  return {all.substr(0, mark), all.substr(mark + 1)};
}

std::string_view Target::value(std::string_view key) const {
  for (std::string_view rest = query; !rest.empty();) {
    const std::size_t end = std::min(rest.find('&'), rest.size());
    const std::string_view one = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (one.starts_with(key) && one.substr(key.size()).starts_with('='))
      return one.substr(key.size() + 1);
  }
  return {};
}

std::string_view header(const Request& request, http::field field) { return view(request[field]); }
std::string_view header(const Request& request, std::string_view name) {
  return view(request[beast::string_view(name.data(), name.size())]);
}

std::string_view cookie(const Request& request, std::string_view name) {
  for (std::string_view rest = header(request, http::field::cookie); !rest.empty();) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    const std::string_view one = trimmed(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (one.starts_with(name) && one.substr(name.size()).starts_with('='))
      return one.substr(name.size() + 1);
  }
  return {};
}

std::string_view bearer(const Request& request) {
  constexpr std::string_view word = "Bearer ";
  const std::string_view value = header(request, http::field::authorization);
  return value.starts_with(word) ? trimmed(value.substr(word.size())) : std::string_view();
}

std::optional<net::ip::address> forwarded_for(const Request& request) {
  std::string_view list;
  for (const auto& field : request)
    if (beast::iequals(field.name_string(), "X-Forwarded-For")) list = view(field.value());
  std::string_view last = trimmed(list.substr(list.rfind(',') + 1));  // npos + 1 is 0
  if (last.starts_with('[')) {                                        // [2001:db8::1]:443
    last = last.substr(1, last.find(']') - 1);
  } else if (std::ranges::count(last, ':') == 1) {  // 192.0.2.1:443
    last = last.substr(0, last.find(':'));
  }
  error_code error;
  auto address = net::ip::make_address(last, error);
  if (error) return std::nullopt;
  return address;
}

bool is_sound(const Request& request) {
  if (request.count(http::field::host) > 1) return false;
  if (request.version() >= 11 && request.count(http::field::host) == 0) return false;
  const std::size_t transfers = request.count(http::field::transfer_encoding);
  return transfers == 0 ||
         (transfers == 1 && beast::iequals(request[http::field::transfer_encoding], "chunked"));
}

bool is_own_origin(const Request& request, bool trust_proxy) {
  std::string_view origin = header(request, http::field::origin);
  if (origin.empty()) return true;  // browsers always say it where it matters
  for (const std::string_view scheme : {"http://", "https://"})
    if (origin.starts_with(scheme)) {
      origin.remove_prefix(scheme.size());
      const std::string_view forwarded =
          trust_proxy ? header(request, "X-Forwarded-Host") : std::string_view();
      return origin == (forwarded.empty() ? header(request, http::field::host) : forwarded);
    }
  return false;
}

Response respond(const Request& request, http::status status, std::string_view type,
                 std::string body) {
  Response response(status, request.version());
  for (const auto& [name, value] : security_headers)
    response.set(beast::string_view(name.data(), name.size()), value);
  response.set(http::field::content_type, type);
  response.set(http::field::cache_control, "no-store");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(body);
  response.prepare_payload();
  return response;
}

Response respond_json(const Request& request, http::status status, std::string body) {
  return respond(request, status, "application/json; charset=utf-8", std::move(body));
}

Response refuse(const Request& request, http::status status, const Fault& fault) {
  return respond_json(request, status, refusal_body(fault, language_of(request)));
}
Response refuse(const Request& request, http::status status, const Reason& reason) {
  return refuse(request, status, Fault{&reason});
}

}  // namespace troika::server
