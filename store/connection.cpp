#include "store/connection.h"

#include <algorithm>
#include <thread>

namespace troika::store {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds patience{10'000};  // a database server restarts in less
constexpr milliseconds first_pause{20};
constexpr milliseconds longest_pause{250};

}  // namespace

void Connection::came_back() {
  lost_.reset();
  pause_ = first_pause;
  const std::lock_guard lock(mutex_);
  trouble_.clear();
}

bool Connection::may_try_again(const Trouble& trouble) {
  {
    const std::lock_guard lock(mutex_);
    // What is wrong with the data is not the database's fault.
    trouble_ = trouble.kind() == Trouble::Kind::bad_data ? "" : trouble.what();
  }
  if (trouble.kind() != Trouble::Kind::gone) return false;
  const auto now = Clock::now();
  if (!lost_) lost_ = now;
  if (now - *lost_ > patience) return false;
  std::this_thread::sleep_for(pause_);
  pause_ = std::min(2 * std::max(pause_, first_pause), longest_pause);
  return true;
}

}  // namespace troika::store
