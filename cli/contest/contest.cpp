#include "cli/contest/contest.h"

#include <algorithm>
#include <condition_variable>
#include <ctime>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>

#include "cli/contest/external.h"
#include "cli/terminal/context.h"
#include "table/table.h"

namespace troika::cli {
namespace {

constexpr Text bad_bot{
    "duel-bad-bot",
    "«{1}» is no bot: choose 1 to 8, random, greedy, mcts or exec:COMMAND, perhaps with a budget "
    "as in 8:500ms or mcts:20000n"};

// The time for which this thread has worked.
double worked_ms() {
  timespec worked{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &worked);
  return 1e3 * static_cast<double>(worked.tv_sec) + 1e-6 * static_cast<double>(worked.tv_nsec);
}

// Whoever plays in one place.
class Contestant {
 public:
  virtual ~Contestant() = default;
  virtual void begin(const Table&, Player) {}
  virtual std::string choose(const Table& table, Viewer who, Rng& rng) = 0;
};

class OwnBot final : public Contestant {
 public:
  OwnBot(const Contest& contest, const BotName& bot)
      : mind_(*make_mind(contest.game, bot.name)),
        limits_(bot.limits.value_or(mind_->usual_limits())) {
    limits_.own_time = true;
  }
  std::string choose(const Table& table, Viewer who, Rng& rng) override {
    return mind_->choose(*table.situation(who), limits_, rng);
  }

 private:
  std::unique_ptr<Mind> mind_;
  Limits limits_;
};

class Engine final : public Contestant {
 public:
  Engine(const Contest& contest, const BotName& bot)
      : external_(contest.language, bot.command), limits_(bot.limits.value_or(Limits{})) {}
  void begin(const Table& table, Player player) override { external_.begin(table, player); }
  std::string choose(const Table& table, Viewer, Rng& rng) override {
    return external_.choose(table, limits_, rng);
  }

 private:
  External external_;
  Limits limits_;
};

// One worker's players: they are not shared between threads, and whoever keeps a memory of the
// match has one place only.
class Bench {
 public:
  explicit Bench(const Contest& contest) : contest_(contest), by_place_(contest.bots.size()) {}

  Played play(std::size_t deal, const Seating& seating) {
    auto table = *make_table(contest_.game, contest_.options);
    // The same chance for every seating of a deal; thinking has its own numbers.
    Rng chance(contest_.seed * 1'000'003 + deal);
    Rng thinking(seed_of(seating, contest_.seed * 7919 + deal * 31));
    for (std::size_t p = 0; p < seating.size(); ++p)
      at(seating[p], p).begin(*table, static_cast<Player>(p));
    std::vector<Effort> effort(contest_.bots.size());
    while (!table->is_over()) {
      if (table->chance_acts()) {
        table->let_chance_act(chance);
        continue;
      }
      const Viewer who = LocalDoor::player(table->to_act().front());
      const auto place = static_cast<std::size_t>(*who.player());
      const double began = worked_ms();
      const std::string move = at(seating[place], place).choose(*table, who, thinking);
      const double took = worked_ms() - began;
      effort[seating[place]].add({1, took, took});
      // A bot that plays what is not legal would be a bug of ours: fail loudly.
      if (!table->play(who, table->seq(), move)) std::abort();
    }
    Played played{deal, seating, std::vector<double>(seating.size()), table->record(),
                  std::move(effort)};
    const auto winners = table->winners();
    for (const Player p : winners)
      played.share[static_cast<std::size_t>(p)] = 1.0 / static_cast<double>(winners.size());
    return played;
  }

 private:
  Contestant& at(std::size_t contender, std::size_t place) {
    const BotName& bot = contest_.bots[contender];
    const bool remembers = !bot.command.empty();
    auto& player = by_place_[contender][remembers ? place : 0];
    if (player == nullptr && remembers) player = std::make_unique<Engine>(contest_, bot);
    if (player == nullptr) player = std::make_unique<OwnBot>(contest_, bot);
    return *player;
  }
  // Mixed by our own generator, so that it is the same in every build.
  static std::uint64_t seed_of(const Seating& seating, std::uint64_t seed) {
    for (const std::size_t contender : seating) seed = Rng(seed + contender).next();
    return seed;
  }

  const Contest& contest_;
  std::vector<std::map<std::size_t, std::unique_ptr<Contestant>>> by_place_;
};

}  // namespace

namespace {

std::optional<Limits> read_budget(std::string_view text) {
  const bool in_time = text.ends_with("ms");
  if (!in_time && !text.ends_with('n')) return std::nullopt;
  text.remove_suffix(in_time ? 2 : 1);
  const auto amount = read_number(text, 1, 1'000'000'000);
  if (!amount) return std::nullopt;
  Limits limits;
  if (in_time)
    limits.time = std::chrono::milliseconds(*amount);
  else
    limits.nodes = static_cast<std::uint64_t>(*amount);
  return limits;
}

}  // namespace

std::optional<BotName> read_bot_name(std::string_view text) {
  constexpr std::string_view external = "exec:";
  const bool is_external = text.starts_with(external);
  if (is_external) text.remove_prefix(external.size());
  const std::size_t colon = text.rfind(':');
  std::optional<Limits> limits;
  if (colon != std::string_view::npos) limits = read_budget(text.substr(colon + 1));
  if (limits) text = text.substr(0, colon);
  if (is_external && !text.empty()) return BotName{{}, std::string(text), limits};
  if (is_external || (colon != std::string_view::npos && !limits)) return std::nullopt;
  return BotName{std::string(text), {}, limits};
}

BotName read_bot(Language language, std::string_view game, const std::string& text) {
  auto bot = read_bot_name(text);
  if (!bot || (bot->command.empty() && !make_mind(game, bot->name)))
    throw Refused(fill(language, bad_bot, {text}));
  return std::move(*bot);
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
  std::exception_ptr failure;

  const auto play_deals = [&] {
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
  const auto work = [&] {
    try {
      play_deals();
    } catch (const Refused&) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      enough = true;
      news.notify_one();
    }
  };
  std::vector<std::jthread> workers;
  for (std::size_t i = 0; i < std::max<std::size_t>(1, contest.jobs); ++i)
    workers.emplace_back(work);

  for (std::size_t deal = 0; deal < contest.deals; ++deal) {
    std::unique_lock lock(mutex);
    news.wait(lock, [&] { return failure != nullptr || done.contains(deal); });
    if (failure != nullptr) std::rethrow_exception(failure);
    const std::vector<Played> matches = std::move(done.extract(deal).mapped());
    lock.unlock();
    if (take(matches)) continue;
    lock.lock();
    enough = true;
    return;
  }
}

}  // namespace troika::cli
