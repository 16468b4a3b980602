#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <variant>

namespace troika::server {

// JSON lines on standard error. Never a key, a name, a move or the id of an unlisted table: who
// reads logs must learn nothing that gives a right or a secret.
class Log {
 public:
  explicit Log(bool quiet) : quiet_(quiet) {}

  struct Field {
    std::string_view key;
    std::variant<std::int64_t, std::string_view> value;
  };
  using Fields = std::initializer_list<Field>;
  void info(std::string_view event, Fields fields = {}) const;
  void warning(std::string_view event, Fields fields = {}) const;

 private:
  static void write(std::string_view level, std::string_view event, Fields fields);
  bool quiet_;
};

}  // namespace troika::server
