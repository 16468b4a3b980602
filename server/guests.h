#pragma once

#include <expected>
#include <string>

#include "server/house.h"

namespace troika::server {

// Who is there: a guest we know, or nobody.
struct Visitor {
  std::string guest;  // empty: nobody
  std::string name;
  std::string key;  // hash of the key that was shown
  bool by_token = false;

  bool is_guest() const { return !guest.empty(); }
};

// Guests and their keys. A device has a cookie, a program a token, and a recovery link works once.
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
  Answer<Made> make(std::string name);
  Answer<void> rename(Visitor& visitor, std::string name);

  Answer<std::string> make_recovery(const Visitor& visitor);
  Answer<Made> recover(std::string key);

  Answer<std::string> make_token(const Visitor& visitor, std::string label);
  Answer<std::string> tokens(const Visitor& visitor);  // JSON
  Answer<void> drop_token(const Visitor& visitor, std::string id);

 private:
  Answer<std::string> put_key(const std::string& guest, store::KeyKind kind, std::string label);
  Answer<std::vector<store::Key>> tokens_of(const Visitor& visitor);
  House& house_;
};

}  // namespace troika::server
