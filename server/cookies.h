#pragma once

#include <string>
#include <string_view>

#include "server/http.h"

// The cookies of a browser: the key of the guest that it is, and of one that it was before. Over
// https their names begin with __Host-, so that nobody but this very site can have set them.
namespace troika::server {

enum class Slot { current, other };

struct CookieKey {
  std::string key;        // empty: there is none
  bool is_plain = false;  // came by https under a name that anybody near could have set
};
CookieKey cookie_key(const Request& request, bool secure, Slot slot);

// Browsers keep a cookie for 400 days at most, so it is set again from time to time.
void set_key_cookie(Response& response, bool secure, Slot slot, std::string_view key);
void clear_key_cookie(Response& response, bool secure, Slot slot);

}  // namespace troika::server
