#pragma once

#include "core/series.h"

namespace troika::room {

// Something that one player asks for and that the other people at the table have to agree to.
class Consent {
 public:
  explicit Consent(Player by) : by_(by), agreed_(bit(by)) {}

  static unsigned bit(Player p) { return 1U << static_cast<unsigned>(p); }

  Player by() const { return by_; }
  bool has_agreed(Player p) const { return (agreed_ & bit(p)) != 0; }
  void agree(Player p) { agreed_ |= bit(p); }
  // `people` has a bit for every player who is asked. Bots are not: they agree to everything.
  bool is_complete(unsigned people) const { return (people & ~agreed_) == 0; }

 private:
  Player by_;
  unsigned agreed_;
};

}  // namespace troika::room
