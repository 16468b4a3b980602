// What Debian's WebAssembly runtime leaves open: the stack guard its library was built with, and
// where Boost goes instead of throwing. Neither is ever reached by correct code.
#include <boost/assert/source_location.hpp>
#include <cstdint>
#include <cstdlib>
#include <exception>

extern "C" {
std::uintptr_t __stack_chk_guard = 0x5e4a9d01;
[[noreturn]] void __stack_chk_fail() { std::abort(); }
}

namespace boost {
[[noreturn]] void throw_exception(const std::exception&) { std::abort(); }
[[noreturn]] void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}  // namespace boost
