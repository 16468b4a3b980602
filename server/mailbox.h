#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/log.h"
#include "server/net.h"

namespace troika::server {

// How other threads hand work to the one that runs the server. What comes while that thread is busy
// is taken over together, which costs one wake-up instead of many.
class Mailbox {
 public:
  using Letter = std::function<void()>;

  Mailbox(net::io_context& io, const Log& log) : io_(io), log_(log) {}

  void put(Letter letter) {
    {
      const std::lock_guard lock(mutex_);
      letters_.push_back(std::move(letter));
      if (letters_.size() > 1) return;  // somebody has rung already
    }
    net::post(io_, [this] { open(); });
  }

 private:
  void open() {
    {
      const std::lock_guard lock(mutex_);
      opened_.swap(letters_);
    }
    for (Letter& letter : opened_) {
      try {
        letter();
      } catch (const std::exception& error) {  // one bad match does not end the server
        log_.warning("exception", {{"what", std::string_view(error.what())}});
      }
    }
    opened_.clear();
  }

  net::io_context& io_;
  const Log& log_;
  std::mutex mutex_;
  std::vector<Letter> letters_;
  std::vector<Letter> opened_;
};

// Waits for an answer that another thread gives: answer_of<T>(mailbox, [&](auto done) { … }).
template <class T, class Ask>
Task<T> answer_of(Mailbox& mailbox, Ask ask) {
  auto begin = [&mailbox, &ask](auto handler) {
    auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
    ask([&mailbox, waiting](T answer) {
      mailbox.put([waiting, answer = std::move(answer)]() mutable {
        std::move (*waiting)(std::move(answer));
      });
    });
  };
  co_return co_await net::async_initiate<const net::use_awaitable_t<Executor>&, void(T)>(
      begin, wait_for_it);
}

}  // namespace troika::server
