#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "store/database.h"

namespace troika::store {

// A question to the database and who waits for the answer.
class Task {
 public:
  const std::chrono::steady_clock::time_point asked = std::chrono::steady_clock::now();
  virtual ~Task() = default;
  virtual void run(Database& database) = 0;  // may be run again when the connection was lost
  virtual void answer() = 0;                 // what run found
  virtual void fail(const std::string& why) = 0;
};

template <class T, class Work>
class TaskOf final : public Task {
 public:
  TaskOf(Work work, Store::Answer<T> done) : work_(std::move(work)), done_(std::move(done)) {}
  void run(Database& database) override { found_.emplace(work_(database)); }
  void answer() override { done_(std::move(*found_)); }
  void fail(const std::string& why) override { done_(std::unexpected(why)); }

 private:
  Work work_;
  Store::Answer<T> done_;
  std::optional<T> found_;
};

template <class T, class Work>
std::unique_ptr<Task> make_task(Work work, Store::Answer<T> done) {
  return std::make_unique<TaskOf<T, Work>>(std::move(work), std::move(done));
}

// A connection that comes back when it was lost.
class Connection {
 public:
  explicit Connection(std::unique_ptr<Database> database) : database_(std::move(database)) {}

  // Calls work(database), and again when the database had gone and is back. Throws Trouble when it
  // stays away for too long, or when to try again would help nothing or would not be safe.
  template <class Work>
  auto insist(Work work) {
    for (;;) {
      try {
        if (!database_->is_connected()) database_->connect();
        if constexpr (std::is_void_v<decltype(work(*database_))>) {
          work(*database_);
          came_back();
          return;
        } else {
          auto result = work(*database_);
          came_back();
          return result;
        }
      } catch (const Trouble& trouble) {
        if (!may_try_again(trouble)) throw;
      }
    }
  }

  // Why the last question was not answered; empty: it was.
  std::string trouble() const {
    const std::lock_guard lock(mutex_);
    return trouble_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  void came_back();
  bool may_try_again(const Trouble& trouble);  // after a pause

  std::unique_ptr<Database> database_;
  std::optional<Clock::time_point> lost_;  // since when
  std::chrono::milliseconds pause_{};
  mutable std::mutex mutex_;
  std::string trouble_;
};

}  // namespace troika::store
