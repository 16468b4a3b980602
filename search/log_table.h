#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace troika {

namespace detail {
inline constexpr double ln2 = 0.6931471805599453;

// ln(1 + x) for x in [0, 1): a series in z = x / (2 + x) with plain arithmetic only.
constexpr double log_one_plus(double x) {
  const double z = x / (2 + x), square = z * z;
  double sum = 0, power = z;
  for (int odd = 1; odd < 40; odd += 2, power *= square) sum += power / odd;
  return 2 * sum;
}
inline constexpr auto log_steps = [] {
  std::array<double, 257> table{};
  for (std::size_t i = 0; i < table.size(); ++i)
    table[i] = log_one_plus(static_cast<double>(i) / 256);
  return table;
}();
}  // namespace detail

// The natural logarithm of a positive whole number to about three digits. The library's own differs
// in the last bits between platforms, and with it a search would.
constexpr double log_of(std::uint64_t n) {
  const int width = static_cast<int>(std::bit_width(n)) - 1;
  const std::uint64_t step = width >= 8 ? (n >> (width - 8)) & 0xff : (n << (8 - width)) & 0xff;
  return width * detail::ln2 + detail::log_steps[static_cast<std::size_t>(step)];
}

}  // namespace troika
