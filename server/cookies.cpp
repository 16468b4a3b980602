#include "server/cookies.h"

namespace troika::server {
namespace {

constexpr std::string_view longest_life = "34560000";  // 400 days in seconds

std::string cookie_name(bool secure, Slot slot) {
  return std::string(secure ? "__Host-troika" : "troika") + (slot == Slot::other ? "-other" : "");
}

void add_cookie(Response& response, bool secure, Slot slot, std::string_view key,
                std::string_view life) {
  std::string text = cookie_name(secure, slot) + '=' + std::string(key) +
                     "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::string(life);
  if (secure) text += "; Secure";
  response.insert(http::field::set_cookie, text);
}

}  // namespace

CookieKey cookie_key(const Request& request, bool secure, Slot slot) {
  const std::string_view key = cookie(request, cookie_name(secure, slot));
  if (!key.empty() || !secure) return {std::string(key), false};
  return {std::string(cookie(request, cookie_name(false, slot))), true};
}

void set_key_cookie(Response& response, bool secure, Slot slot, std::string_view key) {
  add_cookie(response, secure, slot, key, longest_life);
}

void clear_key_cookie(Response& response, bool secure, Slot slot) {
  add_cookie(response, secure, slot, "", "0");
}

}  // namespace troika::server
