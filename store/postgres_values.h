#pragma once

#include <libpq-fe.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace troika::store {

// The parameters of a statement in PostgreSQL's binary form, so that nothing is ever quoted.
class PostgresValues {
 public:
  void add(std::int64_t number);
  void add(std::string_view text);
  void add(const std::vector<std::int64_t>& numbers);    // bigint[]
  void add(const std::vector<std::string_view>& texts);  // text[]

  int size() const { return static_cast<int>(types_.size()); }
  const std::vector<Oid>& types() const { return types_; }
  const std::vector<std::string>& bytes() const { return bytes_; }

 private:
  std::vector<Oid> types_;
  std::vector<std::string> bytes_;
};

}  // namespace troika::store
