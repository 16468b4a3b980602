#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
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

// Threads in which bots think. Whoever waits at a table comes first, then those who look on, then
// tables with nobody there. Among equals addresses take turns, then the people of one address, then
// the tables of one person; so nobody keeps the others waiting by having many or slow bots. When
// many wait, all think for a shorter time.
class Thinkers {
 public:
  enum class For : std::uint8_t { player, spectator, nobody };
  struct Share {
    std::string address, person, table;
  };
  // A question to a bot. Set `stop` when nobody wants the answer any more.
  struct Question {
    Share share;                          // whose turn it takes
    std::atomic<For> whom = For::nobody;  // may change while it waits
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
  std::size_t waiting(For whom) const;
  std::size_t thinking() const;
  double part_of_time(For whom) const;  // that such a bot has now, of its usual time

 private:
  using Waiting = std::deque<std::shared_ptr<Question>>;
  void work(std::size_t thread);
  // With the lock.
  std::shared_ptr<Question> next();
  std::uint64_t last_turn(const std::string& name) const;
  double part_for(For whom) const;

  const Log& log_;
  mutable std::mutex mutex_;
  std::condition_variable come_;
  bool closing_ = false;
  Waiting waiting_;                                       // as they came
  std::unordered_map<std::string, std::uint64_t> turns_;  // when a name had its last turn
  std::uint64_t turn_ = 0;
  std::vector<std::shared_ptr<Question>> thought_about_;  // by thread
  std::vector<std::thread> threads_;
};

}  // namespace troika::server
