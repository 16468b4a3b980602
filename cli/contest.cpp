#include "cli/contest.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>

#include "table/table.h"

namespace troika::cli {
namespace {

// One worker's bots: minds are not shared between threads.
class Bench {
 public:
  explicit Bench(const Contest& contest) : contest_(contest) {
    for (const BotName& bot : contest.bots) minds_.push_back(*make_mind(contest.game, bot.name));
  }

  Played play(std::size_t deal, const Seating& seating) {
    auto table = *make_table(contest_.game, contest_.options);
    // The same chance for every seating of a deal; thinking has its own numbers.
    Rng chance(contest_.seed * 1'000'003 + deal);
    Rng thinking(contest_.seed * 7919 + deal * 31 + std::hash<std::string>{}(name_of(seating)));
    while (!table->is_over()) {
      if (table->chance_acts()) {
        table->let_chance_act(chance);
        continue;
      }
      const Viewer who = LocalDoor::player(table->to_act().front());
      const std::size_t contender = seating[static_cast<std::size_t>(*who.player())];
      Mind& mind = *minds_[contender];
      const Limits limits = contest_.bots[contender].limits.value_or(mind.usual_limits());
      const std::string move = mind.choose(*table->situation(who), limits, thinking);
      // A bot that plays what is not legal would be a bug of ours: fail loudly.
      if (!table->play(who, table->seq(), move)) std::abort();
    }
    Played played{deal, seating, std::vector<double>(seating.size()), table->record()};
    const auto winners = table->winners();
    for (const Player p : winners)
      played.share[static_cast<std::size_t>(p)] = 1.0 / static_cast<double>(winners.size());
    return played;
  }

 private:
  static std::string name_of(const Seating& seating) {
    std::string name;
    for (const std::size_t contender : seating) name += std::to_string(contender) + ' ';
    return name;
  }

  const Contest& contest_;
  std::vector<std::unique_ptr<Mind>> minds_;
};

}  // namespace

std::optional<BotName> read_bot_name(std::string_view text) {
  const std::size_t colon = text.find(':');
  BotName bot{std::string(text.substr(0, colon)), std::nullopt};
  if (colon == std::string_view::npos) return bot;
  std::string_view budget = text.substr(colon + 1);
  const bool in_time = budget.ends_with("ms");
  if (!in_time && !budget.ends_with('n')) return std::nullopt;
  budget.remove_suffix(in_time ? 2 : 1);
  const auto amount = read_number(budget, 1, 1'000'000'000);
  if (!amount) return std::nullopt;
  bot.limits.emplace();
  if (in_time)
    bot.limits->time = std::chrono::milliseconds(*amount);
  else
    bot.limits->nodes = static_cast<std::uint64_t>(*amount);
  return bot;
}

std::vector<Seating> seatings_of(std::size_t names, const std::vector<std::size_t>& sides) {
  const std::size_t count = 1 + *std::ranges::max_element(sides);
  std::vector<Seating> of_sides;
  if (names == count) {
    Seating order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    do of_sides.push_back(order);
    while (std::next_permutation(order.begin(), order.end()));
  } else {
    for (std::size_t mix = 1; mix + 1 < std::size_t{1} << count; ++mix) {
      Seating order;
      for (std::size_t side = 0; side < count; ++side) order.push_back(mix >> side & 1U);
      of_sides.push_back(order);
    }
  }
  std::vector<Seating> seatings;
  for (const Seating& order : of_sides) {
    Seating seating;
    for (const std::size_t side : sides) seating.push_back(order[side]);
    seatings.push_back(seating);
  }
  return seatings;
}

void run_contest(const Contest& contest, const std::vector<Seating>& seatings,
                 const std::function<bool(const std::vector<Played>&)>& take) {
  std::mutex mutex;
  std::condition_variable news;
  std::size_t next_deal = 0;
  bool enough = false;
  std::map<std::size_t, std::vector<Played>> done;

  const auto work = [&] {
    Bench bench(contest);
    for (;;) {
      std::size_t deal = 0;
      {
        const std::lock_guard lock(mutex);
        if (enough || next_deal == contest.deals) return;
        deal = next_deal++;
      }
      std::vector<Played> matches;
      for (const Seating& seating : seatings) matches.push_back(bench.play(deal, seating));
      const std::lock_guard lock(mutex);
      done[deal] = std::move(matches);
      news.notify_one();
    }
  };
  std::vector<std::jthread> workers;
  for (std::size_t i = 0; i < std::max<std::size_t>(1, contest.jobs); ++i)
    workers.emplace_back(work);

  for (std::size_t deal = 0; deal < contest.deals; ++deal) {
    std::unique_lock lock(mutex);
    news.wait(lock, [&] { return done.contains(deal); });
    const std::vector<Played> matches = std::move(done.extract(deal).mapped());
    lock.unlock();
    if (take(matches)) continue;
    lock.lock();
    enough = true;
    return;
  }
}

}  // namespace troika::cli
