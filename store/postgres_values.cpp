#include "store/postgres_values.h"

#include <concepts>

namespace troika::store {
namespace {

// From PostgreSQL's catalog pg_type; they never change.
constexpr Oid bigint_type = 20, text_type = 25, bigints_type = 1016, texts_type = 1009;

// In the order of the network.
template <std::integral T>
void put(std::string& out, T value) {
  const auto bits = static_cast<std::make_unsigned_t<T>>(value);
  for (int shift = 8 * (static_cast<int>(sizeof(T)) - 1); shift >= 0; shift -= 8)
    out += static_cast<char>((bits >> shift) & 0xff);
}

// Dimensions, whether there are nulls, type of the elements; then for each dimension its size and
// first index. An empty array has no dimension.
std::string array_head(std::size_t size, Oid element) {
  std::string out;
  put<std::int32_t>(out, size == 0 ? 0 : 1);
  put<std::int32_t>(out, 0);
  put<std::int32_t>(out, static_cast<std::int32_t>(element));
  if (size == 0) return out;
  put<std::int32_t>(out, static_cast<std::int32_t>(size));
  put<std::int32_t>(out, 1);
  return out;
}

}  // namespace

void PostgresValues::add(std::int64_t number) {
  types_.push_back(bigint_type);
  put(bytes_.emplace_back(), number);
}

void PostgresValues::add(std::string_view text) {
  types_.push_back(text_type);
  bytes_.emplace_back(text);
}

void PostgresValues::add(const std::vector<std::int64_t>& numbers) {
  types_.push_back(bigints_type);
  std::string& out = bytes_.emplace_back(array_head(numbers.size(), bigint_type));
  for (const std::int64_t number : numbers) {
    put<std::int32_t>(out, sizeof number);
    put(out, number);
  }
}

void PostgresValues::add(const std::vector<std::string_view>& texts) {
  types_.push_back(texts_type);
  std::string& out = bytes_.emplace_back(array_head(texts.size(), text_type));
  for (const std::string_view text : texts) {
    put<std::int32_t>(out, static_cast<std::int32_t>(text.size()));
    out += text;
  }
}

}  // namespace troika::store
