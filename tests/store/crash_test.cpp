#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <thread>

#include "tests/store/private_postgres.h"
#include "tests/store/sites.h"

// Servers that are killed, databases that go away, disks that are full: what was acknowledged is
// there, and nothing is there twice.
namespace troika::test {
namespace {

constexpr int matches = 20;

// The last number that was acknowledged of each match.
using Acknowledged = std::map<int, std::uint32_t>;

// Keeps one addition of each match on its way, and calls `saved` for each that is on disk.
class Writer {
 public:
  Writer(Store& store, Acknowledged from, std::function<void(int, std::uint32_t)> saved)
      : store_(store), saved_(std::move(saved)) {
    for (int match = 0; match < matches; ++match) next(match, from[match] + 1);
  }
  void stop() {
    {
      const std::lock_guard lock(mutex_);
      stopped_ = true;
    }
    for (;; std::this_thread::sleep_for(std::chrono::milliseconds(1))) {
      const std::lock_guard lock(mutex_);
      if (under_way_ == 0) return;
    }
  }
  int failures() const { return failures_; }
  int surprises() const { return surprises_; }  // numbers that nobody else can have taken

 private:
  void next(int match, std::uint32_t seq) {
    {
      const std::lock_guard lock(mutex_);
      if (stopped_) return;
      ++under_way_;
    }
    const std::size_t count = 1 + seq % 2;
    store_.add(addition(match_name(match), seq, count), [=, this](Saved saved) {
      if (saved == Saved::yes) saved_(match, seq + static_cast<std::uint32_t>(count) - 1);
      failures_ += saved == Saved::failed;
      surprises_ += saved == Saved::taken;
      if (saved == Saved::yes) next(match, seq + static_cast<std::uint32_t>(count));
      if (saved != Saved::yes) look_again(match);
      const std::lock_guard lock(mutex_);
      --under_way_;
    });
  }

  // As a server does that does not know whether its addition is there.
  void look_again(int match) {
    {
      const std::lock_guard lock(mutex_);
      if (stopped_) return;
      ++under_way_;
    }
    store_.read(match_name(match), 0, [=, this](auto log) {
      if (log) next(match, static_cast<std::uint32_t>(log->size()) + 1);
      if (!log) look_again(match);
      const std::lock_guard lock(mutex_);
      --under_way_;
    });
  }

  Store& store_;
  std::function<void(int, std::uint32_t)> saved_;
  std::mutex mutex_;
  bool stopped_ = false;
  int under_way_ = 0;
  std::atomic<int> failures_ = 0, surprises_ = 0;
};

struct Word {
  int match;
  std::uint32_t seq;
};

// In a child: writes until it is killed, and says on a pipe what is saved.
[[noreturn]] void write_until_killed(const std::string& where, const Acknowledged& from, int out) {
  auto store = open_store(where);
  if (!store) _exit(1);
  const Writer writer(**store, from, [&](int match, std::uint32_t seq) {
    const Word word{match, seq};
    if (::write(out, &word, sizeof word) != sizeof word) _exit(2);
  });
  for (;;) pause();
}

// Checks that everything acknowledged is there, and returns what is there.
Acknowledged check(Store& store, const Acknowledged& acknowledged) {
  Acknowledged there;
  for (int match = 0; match < matches; ++match) {
    const auto all = seqs(store, match_name(match));
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i], i + 1);
    there[match] = static_cast<std::uint32_t>(all.size());
    const auto told = acknowledged.find(match);
    EXPECT_GE(all.size(), told == acknowledged.end() ? 0u : told->second) << "match " << match;
  }
  return there;
}

class StoreCrashTest : public testing::TestWithParam<Kind> {};
INSTANTIATE_TEST_SUITE_P(Any, StoreCrashTest, testing::Values(Kind::sqlite, Kind::postgres),
                         name_of_test);

TEST_P(StoreCrashTest, what_a_killed_server_acknowledged_is_there) {
  const TemporaryFolder folder;
  const std::string where = new_place(GetParam(), folder);
  std::mt19937 random(1);
  Acknowledged there;
  for (int round = 0; round < 8; ++round) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      write_until_killed(where, there, ends[1]);
    }
    close(ends[1]);
    Acknowledged told;
    std::uint32_t words = 0;
    const std::uint32_t enough = 200 + static_cast<std::uint32_t>(random() % 2'000);
    for (Word word{}; ::read(ends[0], &word, sizeof word) == sizeof word;) {
      EXPECT_GT(word.seq, told[word.match]);
      told[word.match] = word.seq;
      if (++words == enough) kill(child, SIGKILL);  // goes on until the pipe is empty
    }
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << "ended by itself with " << WEXITSTATUS(status);
    EXPECT_GE(words, enough);
    there = check(*open(where), told);
  }
}

TEST(PostgresCrashTest, a_restart_of_the_database_costs_nothing) {
  PrivatePostgres& server = PrivatePostgres::instance();
  const std::string where = server.new_database();
  const auto store = open(where);
  std::mutex mutex;
  Acknowledged told;
  std::uint32_t words = 0;
  Writer writer(*store, {}, [&](int match, std::uint32_t seq) {
    const std::lock_guard lock(mutex);
    told[match] = seq;
    ++words;
  });
  using Clock = std::chrono::steady_clock;
  const auto wait_until = [&](const auto& condition) {
    const auto end = Clock::now() + std::chrono::minutes(2);
    while (!condition() && Clock::now() < end)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return condition();
  };
  const auto so_many = [&] {
    const std::lock_guard lock(mutex);
    return words;
  };
  Clock::duration longest{};
  for (int round = 0; round < 4; ++round) {
    const std::uint32_t before = so_many();
    EXPECT_TRUE(wait_until([&] { return so_many() > before + 500; }));
    const auto stopped = Clock::now();
    round % 2 == 0 ? server.stop() : server.crash();
    EXPECT_TRUE(wait_until([&] { return !store->is_well(); }));
    server.start();
    EXPECT_TRUE(wait_until([&] { return store->is_well(); }));
    longest = std::max(longest, Clock::now() - stopped);
  }
  writer.stop();
  const Acknowledged there = check(*store, told);
  // On a machine so busy that a restart takes long, the store may rightly have given up.
  if (longest > std::chrono::seconds(5))
    GTEST_SKIP() << "the database was away for " << longest / std::chrono::milliseconds(1) << " ms";
  EXPECT_EQ(writer.failures(), 0);
  EXPECT_EQ(writer.surprises(), 0);
  EXPECT_EQ(there, told);
}

TEST(PostgresCrashTest, other_questions_survive_a_restart_too) {
  PrivatePostgres& server = PrivatePostgres::instance();
  const auto store = open(server.new_database());
  const auto put = [&](const std::string& id) {
    return wait<bool>([&](auto done) {
      store->put_guest({id, id, Time{}}, {"hash " + id, id, KeyKind::device, "", Time{}}, done);
    });
  };
  ASSERT_EQ(put("a"), true);
  server.stop();
  server.start();
  EXPECT_EQ(wait<std::vector<Key>>([&](auto done) { store->keys_of("a", done); }).value().size(),
            1u);
  EXPECT_EQ(put("b"), true);
}

TEST(PostgresCrashTest, a_beat_that_comes_too_late_does_not_count) {
  PrivatePostgres& server = PrivatePostgres::instance();
  const auto store = open(server.new_database());
  using Outages = std::vector<Outage>;
  ASSERT_TRUE(wait<Outages>([&](auto done) { store->beat("a", Time{10'000}, done); }));
  server.stop();
  std::promise<bool> counted;
  store->beat("a", Time{11'000}, [&](auto got) { counted.set_value(got.has_value()); });
  std::this_thread::sleep_for(std::chrono::milliseconds(2'500));
  server.start();
  EXPECT_FALSE(counted.get_future().get());
  EXPECT_EQ(wait<Outages>([&](auto done) { store->beat("a", Time{14'000}, done); }),
            (Outages{{Time{10'000}, Time{14'000}}}));
}

// In a child: a disk that is full after some entries, and later is not.
int live_with_a_full_disk(const std::string& where) {
  signal(SIGXFSZ, SIG_IGN);
  const auto store = open_store(where);
  if (!store) return 1;
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlim_t all = limit.rlim_cur;
  limit.rlim_cur = 500'000;
  setrlimit(RLIMIT_FSIZE, &limit);
  std::uint32_t seq = 1;
  const std::string body(1'000, 'x');
  while (seq < 10'000 && add(**store, addition("m", seq, 1, body)) == Saved::yes) ++seq;
  if (seq < 10 || seq == 10'000) return 2;
  if ((*store)->is_well()) return 3;
  if (seqs(**store, "m").size() != seq - 1) return 4;
  limit.rlim_cur = all;
  setrlimit(RLIMIT_FSIZE, &limit);
  if (add(**store, addition("m", seq, 1, body)) != Saved::yes) return 5;
  return (*store)->is_well() ? 0 : 6;
}

TEST(SqliteCrashTest, a_full_disk_fails_and_spoils_nothing) {
  const TemporaryFolder folder;
  const pid_t child = fork();
  if (child == 0) _exit(live_with_a_full_disk(folder.name() + "/site.db"));
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
  const auto store = open(folder.name() + "/site.db");
  EXPECT_GT(seqs(*store, "m").size(), 10u);
}

}  // namespace
}  // namespace troika::test
