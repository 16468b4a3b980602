#include "server/thinkers.h"

#include <algorithm>

#include "server/secrets.h"

namespace troika::server {
namespace {

// The bots a thread has at hand. They may be large, so only the last few stay.
class Minds {
 public:
  Mind& of(const std::string& game, int level) {
    const auto known = std::ranges::find_if(
        minds_, [&](const auto& mind) { return mind.level == level && mind.mind->game() == game; });
    if (known != minds_.end()) {
      std::rotate(minds_.begin(), known, known + 1);
    } else {
      if (minds_.size() == most) minds_.pop_back();
      minds_.insert(minds_.begin(), {level, std::move(*make_mind(game, std::to_string(level)))});
    }
    return *minds_.front().mind;
  }
  void forget() { minds_.clear(); }

 private:
  static constexpr std::size_t most = 4;
  struct One {
    int level;
    std::unique_ptr<Mind> mind;
  };
  std::vector<One> minds_;  // last used first
};

}  // namespace

Thinkers::Thinkers(unsigned threads, const Log& log) : log_(log) {
  if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
  thought_about_.resize(threads);
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, i] { work(i); });
}

void Thinkers::close() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    for (const auto& question : thought_about_)
      if (question) question->stop = true;
  }
  come_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void Thinkers::ask(std::shared_ptr<Question> question) {
  {
    const std::lock_guard lock(mutex_);
    Queue& queue = queues_[question->table];
    if (queue.empty()) turns_.push_back(question->table);
    queue.push_back(std::move(question));
    ++waiting_;
  }
  come_.notify_one();
}

std::shared_ptr<Thinkers::Question> Thinkers::next() {
  std::string table = std::move(turns_.front());
  turns_.pop_front();
  const auto queue = queues_.find(table);
  auto question = std::move(queue->second.front());
  queue->second.pop_front();
  --waiting_;
  if (queue->second.empty())
    queues_.erase(queue);
  else
    turns_.push_back(std::move(table));
  return question;
}

void Thinkers::work(std::size_t thread) {
  Minds minds;
  Rng rng = fresh_rng();
  std::unique_lock lock(mutex_);
  for (;;) {
    come_.wait(lock, [this] { return closing_ || waiting_ > 0; });
    if (closing_) return;
    const auto question = next();
    if (question->stop) continue;
    thought_about_[thread] = question;
    lock.unlock();
    try {
      Mind& mind = minds.of(question->game, question->level);
      Limits limits = mind.usual_limits();
      limits.stop = &question->stop;
      std::string move = mind.choose(*question->situation, limits, rng);
      if (!question->stop) question->answer(std::move(move));
    } catch (const std::exception& error) {  // of one match: the others go on
      log_.warning("exception", {{"what", std::string_view(error.what())}});
      minds.forget();  // who knows what state they are in
    }
    lock.lock();
    thought_about_[thread].reset();
  }
}

std::size_t Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

std::size_t Thinkers::thinking() const {
  const std::lock_guard lock(mutex_);
  return static_cast<std::size_t>(std::ranges::count_if(
      thought_about_, [](const auto& question) { return question != nullptr; }));
}

}  // namespace troika::server
