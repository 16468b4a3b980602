#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/log.h"
#include "table/mind.h"

namespace troika::server {

// Threads in which bots think. Tables take turns, so that one with many or slow bots does not keep
// the others waiting.
class Thinkers {
 public:
  // A question to a bot. Set `stop` when nobody wants the answer any more.
  struct Question {
    std::string table;  // whose turn it takes
    std::string game;
    int level;
    std::unique_ptr<Situation> situation;
    std::function<void(std::string move)> answer;  // in the thread of the bot; not if stopped
    std::atomic<bool> stop = false;
  };

  Thinkers(unsigned threads, const Log& log);  // 0: as many as there are processors
  ~Thinkers() { close(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  void ask(std::shared_ptr<Question> question);
  void close();  // stops all thinking, without answers; for good

  std::size_t waiting() const;
  std::size_t thinking() const;

 private:
  using Queue = std::deque<std::shared_ptr<Question>>;
  void work(std::size_t thread);
  std::shared_ptr<Question> next();  // with the lock

  const Log& log_;
  mutable std::mutex mutex_;
  std::condition_variable come_;
  bool closing_ = false;
  std::unordered_map<std::string, Queue> queues_;  // of each table, none empty
  std::deque<std::string> turns_;                  // of the tables
  std::size_t waiting_ = 0;
  std::vector<std::shared_ptr<Question>> thought_about_;  // by thread
  std::vector<std::thread> threads_;
};

}  // namespace troika::server
