#pragma once

#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "server/house.h"

namespace troika::server {

// Who is there: a guest we know, or nobody.
struct Visitor {
  std::string guest;  // empty: nobody
  std::string name;
  std::string key;  // hash of the key that was shown
  bool by_token = false;
  store::Time seen{};  // when the key was last shown before, to the day

  bool is_guest() const { return !guest.empty(); }
};

// Guests and their keys. A device has a cookie, a program a token, and a recovery link works once,
// for some days.
class Guests {
 public:
  explicit Guests(House& house) : house_(house) {}

  template <class T>
  using Answer = Task<std::expected<T, Fault>>;

  // Nobody, if the key is not known or is not of this kind.
  Answer<Visitor> who(std::string key, store::KeyKind kind);

  struct Made {
    Visitor visitor;
    std::string key;  // for the cookie
  };
  Answer<Made> make(std::string name, std::string browser);
  Answer<void> rename(Visitor& visitor, std::string name);

  Answer<std::string> make_recovery(const Visitor& visitor);
  Answer<Visitor> whose_recovery(std::string key);  // without using it up
  Answer<Made> recover(std::string key, std::string browser);

  Answer<std::string> make_token(const Visitor& visitor, std::string label);
  Answer<std::string> tokens(const Visitor& visitor);   // JSON
  Answer<std::string> devices(const Visitor& visitor);  // JSON
  // The key that is gone.
  Answer<std::string> drop(const Visitor& visitor, store::KeyKind kind, std::string id);
  Answer<void> drop_others(const Visitor& visitor);

  // The key was shown; to be said once a day.
  Task<> see(const Visitor& visitor);

  // Called with the hash of every key that was dropped here. Set once, before use.
  std::function<void(const std::string& hash)> on_dropped = [](const std::string&) {};

 private:
  Answer<std::string> put_key(const std::string& guest, store::KeyKind kind, std::string label);
  Answer<std::vector<store::Key>> keys_of(const Visitor& visitor, store::KeyKind kind);
  House& house_;
};

// "Firefox · Linux": enough to tell one's own devices apart, and no more.
std::string browser_of(std::string_view user_agent);

}  // namespace troika::server
