#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace troika::room {

// A command has a name of its client's choice: 8 to 32 letters, digits, - or _. Moves had names
// before others did, and theirs may be shorter.
bool is_command_id(std::string_view id);
bool is_move_id(std::string_view id);

// Which commands have been carried out, and by which entry: whoever sends one again is told so, and
// nothing is done twice. It follows from the log, so every node knows the same, also after a crash.
// Of each guest and id only a hash is kept, and the oldest is forgotten when there are too many.
class Receipts {
 public:
  static constexpr std::size_t most = 256;

  std::optional<std::uint32_t> find(std::string_view guest, std::string_view id) const;
  void add(std::string_view guest, std::string_view id, std::uint32_t seq);

  bool operator==(const Receipts&) const = default;
  template <class Use>
  void each(Use use) const {
    for (const One& one : ones_) use(one.name, one.seq);
  }

 private:
  using Name = std::array<std::uint8_t, 16>;
  struct One {
    Name name{};
    std::uint32_t seq = 0;
    bool operator==(const One&) const = default;
  };
  static Name name_of(std::string_view guest, std::string_view id);

  std::vector<One> ones_;
  std::size_t next_ = 0;  // where the oldest is, once there are `most`
};

}  // namespace troika::room
