#include "server/thinkers.h"

#include <algorithm>
#include <array>
#include <tuple>

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

constexpr double least_part = 0.125;
constexpr std::size_t most_turns = 30'000;

Limits shorter(Limits limits, double part) {
  if (part >= 1) return limits;
  if (limits.time)
    limits.time = std::chrono::milliseconds(
        static_cast<std::int64_t>(static_cast<double>(limits.time->count()) * part));
  if (limits.nodes != UINT64_MAX)
    limits.nodes = std::max<std::uint64_t>(
        1, static_cast<std::uint64_t>(static_cast<double>(limits.nodes) * part));
  return limits;
}

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
    waiting_.push_back(std::move(question));
  }
  come_.notify_one();
}

std::uint64_t Thinkers::last_turn(const std::string& name) const {
  const auto known = turns_.find(name);
  return known == turns_.end() ? 0 : known->second;
}

// The one whose address, then person, then table had its turn longest ago. Names of people and
// tables go with what they belong to, so that nobody gains by changing them.
std::shared_ptr<Thinkers::Question> Thinkers::next() {
  const auto names_of = [](const Share& share) {
    const std::string person = share.address + '\n' + share.person;
    return std::array{share.address, person, person + '\n' + share.table};
  };
  const auto rank_of = [&](const Question& question) {
    const auto names = names_of(question.share);
    return std::tuple(question.whom.load(), last_turn(names[0]), last_turn(names[1]),
                      last_turn(names[2]));
  };
  auto best = waiting_.begin();
  auto rank = rank_of(**best);
  for (auto other = best + 1; other != waiting_.end(); ++other)
    if (const auto others = rank_of(**other); others < rank) {
      best = other;
      rank = others;
    }
  auto question = std::move(*best);
  waiting_.erase(best);
  // Nobody has to wait because of a past that nobody else has any more.
  if (waiting_.empty() || turns_.size() > most_turns) turns_.clear();
  ++turn_;
  for (const std::string& name : names_of(question->share)) turns_[name] = turn_;
  return question;
}

double Thinkers::part_for(For whom) const {
  const auto ahead = std::ranges::count_if(
      waiting_, [&](const auto& question) { return question->whom.load() <= whom; });
  const double usual = 4.0 * static_cast<double>(thought_about_.size());
  return std::clamp(usual / std::max(1.0, static_cast<double>(ahead)), least_part, 1.0);
}

void Thinkers::work(std::size_t thread) {
  Minds minds;
  Rng rng = fresh_rng();
  std::unique_lock lock(mutex_);
  for (;;) {
    come_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
    if (closing_) return;
    const auto question = next();
    if (question->stop) continue;
    const double part = part_for(question->whom);
    thought_about_[thread] = question;
    lock.unlock();
    try {
      Mind& mind = minds.of(question->game, question->level);
      Limits limits = shorter(mind.usual_limits(), part);
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
  return waiting_.size();
}

std::size_t Thinkers::waiting(For whom) const {
  const std::lock_guard lock(mutex_);
  return static_cast<std::size_t>(std::ranges::count_if(
      waiting_, [&](const auto& question) { return question->whom.load() == whom; }));
}

double Thinkers::part_of_time(For whom) const {
  const std::lock_guard lock(mutex_);
  return part_for(whom);
}

std::size_t Thinkers::thinking() const {
  const std::lock_guard lock(mutex_);
  return static_cast<std::size_t>(std::ranges::count_if(
      thought_about_, [](const auto& question) { return question != nullptr; }));
}

}  // namespace troika::server
