#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/reason.h"
#include "server/reasons.h"

namespace troika::server {

// An object from outside, at most some levels deep.
[[nodiscard]] std::expected<boost::json::object, Fault> read_object(
    std::string_view text, boost::json::storage_ptr storage = {});

// The fields of such an object. The first that is missing or of the wrong kind is kept.
class Fields {
 public:
  explicit Fields(const boost::json::object& from) : from_(from) {}

  bool has(std::string_view key) const { return from_.contains(key); }
  std::string text(std::string_view key) {
    const boost::json::value* value = from_.if_contains(key);
    if (value == nullptr || !value->is_string()) return wrong<std::string>(key);
    return std::string(value->get_string());
  }
  std::string text_or_none(std::string_view key) { return has(key) ? text(key) : std::string(); }
  bool yes(std::string_view key) {
    const boost::json::value* value = from_.if_contains(key);
    if (value == nullptr || !value->is_bool()) return wrong<bool>(key);
    return value->get_bool();
  }
  std::uint32_t number(std::string_view key, std::uint32_t most) {
    const boost::json::value* value = from_.if_contains(key);
    const std::int64_t* whole = value != nullptr ? value->if_int64() : nullptr;
    if (whole == nullptr || *whole < 0 || *whole > std::int64_t{most})
      return wrong<std::uint32_t>(key);
    return static_cast<std::uint32_t>(*whole);
  }

  std::optional<Fault> fault() const { return fault_; }

 private:
  template <class T>
  T wrong(std::string_view key) {  // keys are constants, so they may be kept
    if (!fault_) fault_ = Fault{&reasons::bad_field, key};
    return T{};
  }
  const boost::json::object& from_;
  std::optional<Fault> fault_;
};

}  // namespace troika::server
