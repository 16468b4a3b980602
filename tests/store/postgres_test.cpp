#include "store/postgres.h"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

#include "tests/store/private_postgres.h"
#include "tests/store/sites.h"

// What only PostgreSQL has: several nodes.
namespace troika::test {
namespace {

using News = std::pair<MatchId, std::uint32_t>;

class PostgresTest : public testing::Test {
 protected:
  PostgresTest() : where_(PrivatePostgres::instance().new_database()) {}
  std::string where_;
};

// Collects what a store hears.
class Ear {
 public:
  explicit Ear(Store& store) {
    store.on_news([this](const MatchId& match, std::uint32_t seq) {
      const std::lock_guard lock(mutex_);
      heard_.emplace(match, seq);
      changed_.notify_all();
    });
  }
  bool hears(const News& news) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::seconds(120),
                             [&] { return heard_.contains(news); });
  }
  std::multiset<News> all() {
    const std::lock_guard lock(mutex_);
    return heard_;
  }
  void forget() {
    const std::lock_guard lock(mutex_);
    heard_.clear();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::multiset<News> heard_;
};

const News look_again{"", 0};

TEST_F(PostgresTest, of_several_nodes_exactly_one_wins_each_number) {
  constexpr int nodes = 3, matches = 5;
  constexpr std::uint32_t last = 40;
  std::atomic<std::uint32_t> wins = 0;
  std::vector<std::thread> threads;
  for (int node = 0; node < nodes; ++node)
    threads.emplace_back([&, node] {
      const auto store = open(where_);  // the first one makes the tables
      const std::string name = std::to_string(node);
      for (std::uint32_t seq = 1; seq <= last; ++seq) {
        std::atomic<int> answers = 0;
        // Each node in an order of its own; some write two entries at once.
        for (int i = 0; i < matches; ++i) {
          const int match = node % 2 == 0 ? i : matches - 1 - i;
          Addition wish = addition(match_name(match), seq, node == 1 ? 2 : 1, name);
          wish.listing = listing(wish.match, State::playing, true, 1, {name});
          store->add(std::move(wish), [&](Saved saved) {
            EXPECT_NE(saved, Saved::failed);
            if (saved == Saved::yes) wins += node == 1 ? 2 : 1;
            ++answers;
          });
        }
        while (answers < matches) std::this_thread::yield();
      }
    });
  for (std::thread& thread : threads) thread.join();

  const auto store = open(where_);
  std::uint32_t there = 0;
  for (int match = 0; match < matches; ++match) {
    const auto all = seqs(*store, match_name(match));
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i], i + 1);
    EXPECT_GE(all.size(), last);
    there += static_cast<std::uint32_t>(all.size());
  }
  EXPECT_EQ(wins, there);
}

TEST_F(PostgresTest, nodes_hear_of_each_other_and_not_of_themselves) {
  const auto a = open(where_), b = open(where_);
  Ear ear_a(*a), ear_b(*b);
  ASSERT_TRUE(ear_a.hears(look_again));
  ASSERT_TRUE(ear_b.hears(look_again));
  ear_a.forget(), ear_b.forget();
  EXPECT_EQ(add(*a, addition("m", 1)), Saved::yes);
  EXPECT_TRUE(ear_b.hears({"m", 1}));
  EXPECT_EQ(add(*b, addition("m", 2)), Saved::yes);
  EXPECT_EQ(add(*b, addition("m", 2)), Saved::taken);  // no news
  EXPECT_EQ(add(*b, addition("n-_9", 1, 2)), Saved::yes);
  EXPECT_TRUE(ear_a.hears({"m", 2}));
  EXPECT_TRUE(ear_a.hears({"n-_9", 1}));
  EXPECT_EQ(ear_a.all(), (std::multiset<News>{{"m", 2}, {"n-_9", 1}}));
  EXPECT_EQ(ear_b.all(), (std::multiset<News>{{"m", 1}}));
}

TEST_F(PostgresTest, who_may_have_missed_news_is_told_to_look_again) {
  const auto a = open(where_), b = open(where_);
  Ear ear(*b);
  ASSERT_TRUE(ear.hears(look_again));
  ear.forget();
  PrivatePostgres::instance().stop();
  PrivatePostgres::instance().start();
  EXPECT_TRUE(ear.hears(look_again));
  EXPECT_EQ(add(*a, addition("m", 1)), Saved::yes);
  EXPECT_TRUE(ear.hears({"m", 1}));
}

TEST_F(PostgresTest, text_that_it_does_not_take_spoils_nothing_else) {
  const auto store = open(where_);
  std::promise<void> closed, gate;
  store->add(addition("x", 1), [&](Saved) {
    closed.set_value();
    gate.get_future().wait();
  });
  closed.get_future().wait();  // from here on everything waits
  std::map<MatchId, Saved> all;
  std::promise<void> end;
  for (int i = 0; i < 20; ++i)
    store->add(addition(match_name(i), 1, 1,
                        i == 7   ? "\xff"
                        : i == 9 ? std::string("a\0b", 3)
                                 : "ok"),
               [&, i](Saved saved) {
                 all[match_name(i)] = saved;
                 if (all.size() == 20) end.set_value();
               });
  gate.set_value();
  end.get_future().wait();
  for (int i = 0; i < 20; ++i) {
    const bool is_good = i != 7 && i != 9;
    EXPECT_EQ(all[match_name(i)], is_good ? Saved::yes : Saved::failed) << i;
    EXPECT_EQ(seqs(*store, match_name(i)).size(), is_good ? 1u : 0u);
  }
  EXPECT_TRUE(store->is_well());
}

TEST_F(PostgresTest, what_was_saved_before_the_line_broke_is_not_taken_by_another) {
  open(where_);
  Postgres database(where_, "node", Postgres::Use::write);
  const Entry entry{1, Time{5}, "ours"}, other{1, Time{5}, "theirs"}, second{2, Time{5}, "ours"};
  const std::vector<Chain> chains{{"m", {&entry, &second}, nullptr}, {"n", {&entry}, nullptr}};
  EXPECT_EQ(database.add(std::span(chains).first(1), false), std::vector{Saved::yes});
  EXPECT_EQ(database.add(chains, false), (std::vector{Saved::taken, Saved::yes}));
  EXPECT_EQ(database.add(chains, true), (std::vector{Saved::yes, Saved::yes}));
  const std::vector<Chain> theirs{{"m", {&other}, nullptr}};
  EXPECT_EQ(database.add(theirs, true), std::vector{Saved::taken});
}

TEST_F(PostgresTest, a_database_that_is_not_there_is_refused_with_a_sentence) {
  const auto store = open_store("postgres://nobody:secret-word@localhost:1/none");
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().find("cannot be reached"), std::string::npos) << store.error();
  EXPECT_EQ(store.error().find("secret-word"), std::string::npos);
}

}  // namespace
}  // namespace troika::test
