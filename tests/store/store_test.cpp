#include "store/store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <thread>

#include "tests/store/sites.h"

// What every engine does.
namespace troika::test {
namespace {

class StoreTest : public testing::TestWithParam<Kind> {
 protected:
  StoreTest() : where_(new_place(GetParam(), folder_)), store_(open(where_)) {}
  void reopen() {
    store_.reset();
    store_ = open(where_);
  }

  TemporaryFolder folder_;
  std::string where_;
  std::unique_ptr<Store> store_;
};

INSTANTIATE_TEST_SUITE_P(Any, StoreTest, testing::Values(Kind::sqlite, Kind::postgres),
                         name_of_test);

std::vector<std::uint32_t> up_to(std::uint32_t last) {
  std::vector<std::uint32_t> all(last);
  std::iota(all.begin(), all.end(), 1u);
  return all;
}

TEST_P(StoreTest, entries_come_back_in_order_and_as_they_were) {
  const std::vector<Entry> log{{1, Time{1'700'000'000'000}, R"({"said":"«Туше!» ' \" \\ $1"})"},
                               {2, Time{-5}, ""},
                               {3, Time{0}, std::string(100'000, 'x')},
                               {4, Time{1}, "{}"}};
  EXPECT_EQ(add(*store_, {"m", {log[0]}, {}}), Saved::yes);
  EXPECT_EQ(add(*store_, {"m", {log[1], log[2]}, {}}), Saved::yes);
  EXPECT_EQ(add(*store_, {"n", {{1, Time{9}, "other"}}, {}}), Saved::yes);
  EXPECT_EQ(add(*store_, {"m", {log[3]}, {}}), Saved::yes);
  EXPECT_EQ(read(*store_, "m"), log);
  EXPECT_EQ(read(*store_, "m", 2), std::vector(log.begin() + 2, log.end()));
  EXPECT_TRUE(read(*store_, "m", 4).empty());
  EXPECT_TRUE(read(*store_, "unknown").empty());
}

TEST_P(StoreTest, a_number_is_taken_once) {
  EXPECT_EQ(add(*store_, addition("m", 1, 2, "first")), Saved::yes);
  EXPECT_EQ(add(*store_, addition("m", 1)), Saved::taken);
  EXPECT_EQ(add(*store_, addition("m", 2)), Saved::taken);
  EXPECT_EQ(add(*store_, addition("m", 2, 2)), Saved::taken);  // all of it or nothing
  EXPECT_EQ(seqs(*store_, "m"), up_to(2));
  EXPECT_EQ(read(*store_, "m").back().body, "first");
  EXPECT_EQ(add(*store_, addition("m", 3)), Saved::yes);
}

TEST_P(StoreTest, there_are_no_gaps) {
  EXPECT_EQ(add(*store_, addition("m", 2)), Saved::taken);
  EXPECT_EQ(add(*store_, addition("m", 0)), Saved::taken);
  EXPECT_EQ(add(*store_, addition("m", 1)), Saved::yes);
  EXPECT_EQ(add(*store_, addition("m", 3)), Saved::taken);
  Addition gap = addition("m", 2);
  gap.entries.push_back({4, Time{}, "{}"});
  EXPECT_EQ(add(*store_, gap), Saved::taken);
  EXPECT_EQ(seqs(*store_, "m"), up_to(1));
}

TEST_P(StoreTest, what_is_refused_does_not_spoil_what_waits_beside_it) {
  constexpr int matches = 300;
  std::vector<Saved> first(matches), second(matches);
  std::atomic<int> answers = 0;
  for (int i = 0; i < matches; ++i) {
    const MatchId match = match_name(i);
    const auto keep = [&](Saved& place) {
      return [&](Saved saved) {
        place = saved;
        ++answers;
      };
    };
    store_->add(addition(match, 1, 2), keep(first[static_cast<std::size_t>(i)]));
    const std::uint32_t next = i % 3 == 0 ? 2 : i % 3 == 1 ? 3 : 4;  // taken, right, a gap
    store_->add(addition(match, next), keep(second[static_cast<std::size_t>(i)]));
  }
  while (answers < 2 * matches) std::this_thread::yield();
  for (int i = 0; i < matches; ++i) {
    const auto at = static_cast<std::size_t>(i);
    EXPECT_EQ(first[at], Saved::yes);
    EXPECT_EQ(second[at], i % 3 == 1 ? Saved::yes : Saved::taken) << i;
    EXPECT_EQ(seqs(*store_, match_name(i)), up_to(i % 3 == 1 ? 3 : 2));
  }
}

TEST_P(StoreTest, what_waits_behind_a_refused_addition_is_refused_with_it) {
  ASSERT_EQ(add(*store_, addition("m", 1, 1, "theirs")), Saved::yes);
  std::promise<void> closed, gate, end;
  store_->add(addition("x", 1), [&](Saved) {
    closed.set_value();
    gate.get_future().wait();
  });
  closed.get_future().wait();  // from here on everything waits

  std::vector<Saved> ours;
  const auto add_ours = [&](std::uint32_t seq) {
    store_->add(addition("m", seq, 1, "ours"), [&](Saved saved) {
      ours.push_back(saved);
      if (ours.size() == 4) end.set_value();
    });
  };
  add_ours(1);
  add_ours(2);
  for (std::uint32_t seq = 1; seq <= 10'000; ++seq)  // more than one commit takes
    store_->add(addition("y", seq), [](Saved) {});
  add_ours(2);
  add_ours(3);
  gate.set_value();
  end.get_future().wait();
  EXPECT_EQ(ours, std::vector(4, Saved::taken));
  EXPECT_EQ(seqs(*store_, "m"), up_to(1));
  EXPECT_EQ(add(*store_, addition("m", 2)), Saved::yes);
}

TEST_P(StoreTest, an_answer_that_throws_ends_nothing) {
  std::vector<std::string> heard;
  std::mutex mutex;
  store_->on_exception([&](std::string_view what) {
    const std::lock_guard lock(mutex);
    heard.emplace_back(what);
  });
  store_->add(addition("m", 1), [](Saved) { throw std::runtime_error("adding"); });
  store_->read("m", 0, [](const auto&) { throw std::runtime_error("reading"); });
  store_->rename("nobody", "Ann", [](const auto&) { throw std::runtime_error("renaming"); });
  EXPECT_EQ(add(*store_, addition("n", 1)), Saved::yes);
  EXPECT_EQ(add(*store_, addition("m", 2)), Saved::yes);
  EXPECT_EQ(seqs(*store_, "m"), up_to(2));
  EXPECT_TRUE(wait<bool>([&](auto done) { store_->rename("nobody", "Bob", done); }).has_value());
  store_.reset();
  std::ranges::sort(heard);
  EXPECT_EQ(heard, (std::vector<std::string>{"adding", "reading", "renaming"}));
}

TEST_P(StoreTest, what_waits_together_is_committed_together) {
  constexpr std::uint32_t count = 5'000;
  std::atomic<std::uint32_t> yes = 0, answers = 0;
  for (std::uint32_t i = 0; i < count; ++i)
    store_->add(addition(match_name(static_cast<int>(i % 7)), i / 7 + 1), [&](Saved saved) {
      if (saved == Saved::yes) ++yes;
      ++answers;
    });
  while (answers < count) std::this_thread::yield();
  EXPECT_EQ(yes, count);
  const auto figures = store_->figures();
  EXPECT_EQ(figures.entries, count);
  EXPECT_EQ(figures.waiting, 0u);
  EXPECT_GT(figures.commits, 0u);
  EXPECT_LT(figures.commits, count / 10);
  EXPECT_GT(figures.busy.count(), 0);
}

TEST_P(StoreTest, of_many_threads_exactly_one_wins_each_number) {
  constexpr std::uint32_t last = 60;
  constexpr int threads = 4;
  std::atomic<std::uint32_t> wins = 0;
  std::vector<std::thread> all;
  for (int t = 0; t < threads; ++t)
    all.emplace_back([&, t] {
      // Whoever is refused looks again: the number may be taken, or may have waited behind one that
      // was.
      for (std::uint32_t seq = 1; seq <= last;
           seq = 1 + static_cast<std::uint32_t>(read(*store_, "m").size()))
        if (add(*store_, addition("m", seq, 1, std::to_string(t))) == Saved::yes) ++wins;
    });
  for (std::thread& thread : all) thread.join();
  EXPECT_EQ(wins, last);
  EXPECT_EQ(seqs(*store_, "m"), up_to(last));
}

TEST_P(StoreTest, all_is_there_after_reopening) {
  ASSERT_EQ(add(*store_, {"m", {{1, Time{7}, "a"}}, listing("m", State::open, true, 7, {"g"})}),
            Saved::yes);
  reopen();
  EXPECT_EQ(read(*store_, "m"), (std::vector<Entry>{{1, Time{7}, "a"}}));
  EXPECT_EQ(wait<std::optional<Listing>>([&](auto done) { store_->listing("m", done); }),
            listing("m", State::open, true, 7, {"g"}));
  EXPECT_EQ(add(*store_, addition("m", 1)), Saved::taken);
  EXPECT_EQ(add(*store_, addition("m", 2)), Saved::yes);
}

TEST_P(StoreTest, closing_finishes_what_was_asked_for) {
  std::atomic<int> answers = 0;
  for (std::uint32_t i = 1; i <= 1'000; ++i)
    store_->add(addition("m", i), [&](Saved saved) { answers += saved == Saved::yes; });
  // The answer asks again, from a thread of the store.
  store_->read("m", 0, [&, store = store_.get()](auto) {
    store->playing([&](auto got) { answers += got.has_value(); });
  });
  store_.reset();
  EXPECT_EQ(answers, 1'001);
}

class StoreListTest : public StoreTest {
 protected:
  void put(const Listing& listing, std::uint32_t seq = 1) {
    Addition all = addition(listing.match, seq);
    all.listing = listing;
    ASSERT_EQ(add(*store_, all), Saved::yes);
  }
  std::vector<MatchId> lobby(std::size_t most) {
    return ids(wait<std::vector<Listing>>([&](auto done) { store_->lobby({most}, done); }));
  }
  std::vector<MatchId> matches_of(const GuestId& guest, std::size_t most = 100) {
    return ids(
        wait<std::vector<Listing>>([&](auto done) { store_->matches_of(guest, most, done); }));
  }
  static std::vector<MatchId> ids(const std::expected<std::vector<Listing>, std::string>& all) {
    std::vector<MatchId> found;
    for (const Listing& listing : all.value()) found.push_back(listing.match);
    return found;
  }
};

INSTANTIATE_TEST_SUITE_P(Any, StoreListTest, testing::Values(Kind::sqlite, Kind::postgres),
                         name_of_test);

using Ids = std::vector<MatchId>;

TEST_P(StoreListTest, the_lobby_shows_what_is_listed_newest_first) {
  put(listing("a", State::open, true, 10, {"g", "h"}));
  put(listing("b", State::playing, true, 30));
  put(listing("c", State::open, false, 40));
  put(listing("d", State::open, true, 20, {"h"}));
  EXPECT_EQ(lobby(10), (Ids{"b", "d", "a"}));
  EXPECT_EQ(lobby(2), (Ids{"b", "d"}));  // of matches, not of guests
  const auto page = [&](const Store::LobbyPage& asked) {
    return ids(wait<std::vector<Listing>>([&](auto done) { store_->lobby(asked, done); }));
  };
  const auto all = wait<std::vector<Listing>>([&](auto done) { store_->lobby({10}, done); });
  ASSERT_TRUE(all);
  EXPECT_EQ(page({10, Time{}, all->front().created}), (Ids{"d", "a"}));  // the page after it
  Ids begun;  // what waits for players and has not changed lately is not shown
  for (const Listing& one : *all)
    if (one.state != State::open) begun.push_back(one.match);
  EXPECT_EQ(page({10, Time{1'000'000}}), begun);
  put(listing("b", State::over, false, 30), 2);
  EXPECT_EQ(lobby(10), (Ids{"d", "a"}));
}

TEST_P(StoreListTest, a_guest_finds_the_matches_of_once_and_now) {
  put(listing("a", State::over, false, 10, {"g", "h"}));
  put(listing("b", State::playing, true, 20, {"h", "i"}));
  put(listing("a", State::over, false, 30, {"h"}), 2);
  EXPECT_EQ(matches_of("h"), (Ids{"a", "b"}));  // last changed first
  EXPECT_EQ(matches_of("h", 1), (Ids{"a"}));
  EXPECT_EQ(matches_of("g"), (Ids{"a"}));
  EXPECT_EQ(matches_of("nobody"), Ids{});
  EXPECT_EQ(wait<std::optional<Listing>>([&](auto done) { store_->listing("a", done); }),
            listing("a", State::over, false, 30, {"g", "h"}));
}

TEST_P(StoreListTest, matches_being_played_are_found) {
  put(listing("a", State::playing, false, 20));
  put(listing("b", State::open, true, 10));
  put(listing("c", State::playing, true, 10));
  EXPECT_EQ(wait<Ids>([&](auto done) { store_->playing(done); }), (Ids{"c", "a"}));
  put(listing("a", State::over, false, 20), 2);
  EXPECT_EQ(wait<Ids>([&](auto done) { store_->playing(done); }), Ids{"c"});
}

TEST_P(StoreListTest, a_refused_addition_changes_no_list) {
  put(listing("a", State::open, true, 10));
  Addition late = addition("a", 1);
  late.listing = listing("a", State::over, false, 10, {"g"});
  EXPECT_EQ(add(*store_, late), Saved::taken);
  EXPECT_EQ(lobby(10), Ids{"a"});
  EXPECT_EQ(matches_of("g"), Ids{});
}

TEST_P(StoreListTest, a_listing_can_change_without_an_entry) {
  EXPECT_EQ(add(*store_, {"a", {}, listing("a", State::open, true, 10, {"g"})}), Saved::yes);
  EXPECT_EQ(lobby(10), Ids{"a"});
  EXPECT_EQ(matches_of("g"), Ids{"a"});
  EXPECT_EQ(add(*store_, {"a", {}, listing("a", State::open, false, 10)}), Saved::yes);
  EXPECT_EQ(lobby(10), Ids{});
}

TEST_P(StoreTest, guests_and_their_keys) {
  const auto put_guest = [&](const Guest& guest, const Key& key) {
    return wait<bool>([&](auto done) { store_->put_guest(guest, key, done); });
  };
  const auto put_key = [&](const Key& key) {
    return wait<Store::Put>([&](auto done) { store_->put_key(key, 20, done); });
  };
  const auto known = [&](const std::string& hash) {
    return wait<std::optional<Store::Known>>(
               [&](auto done) { store_->find_key(hash, Time{100}, done); })
        .value();
  };
  const auto labels = [&](const GuestId& guest) {
    std::vector<std::string> all;
    const auto keys = wait<std::vector<Key>>([&](auto done) { store_->keys_of(guest, done); });
    for (const Key& key : keys.value()) all.push_back(key.label);
    return all;
  };
  const Guest ann{"ann", "Аня <b>", Time{5}};
  EXPECT_EQ(put_guest(ann, {"hash1", "ann", KeyKind::device, "phone", Time{5}}), true);
  EXPECT_EQ(put_guest(ann, {"hash2", "ann", KeyKind::device, "", Time{6}}), false);  // the id
  EXPECT_EQ(put_guest({"bob", "Bob", Time{6}}, {"hash1", "bob", KeyKind::device, "", Time{6}}),
            false);  // the key
  EXPECT_FALSE(known("hash2"));
  EXPECT_EQ(put_key({"hash3", "ann", KeyKind::token, "bot", Time{7}}), Store::Put::yes);
  EXPECT_EQ(put_key({"hash3", "ann", KeyKind::token, "again", Time{8}}), Store::Put::no);
  EXPECT_EQ(put_key({"hash4", "bob", KeyKind::token, "of nobody", Time{8}}), Store::Put::no);
  EXPECT_EQ(labels("ann"), (std::vector<std::string>{"phone", "bot"}));
  EXPECT_EQ(labels("bob"), std::vector<std::string>{});

  EXPECT_EQ(wait<bool>([&](auto done) { store_->rename("ann", "Анна", done); }), true);
  EXPECT_EQ(wait<bool>([&](auto done) { store_->rename("bob", "Bob", done); }), false);
  const auto found = known("hash3");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->guest.id, "ann");
  EXPECT_EQ(found->guest.name, "Анна");
  EXPECT_EQ(found->guest.created, Time{5});
  EXPECT_EQ(found->key.hash, "hash3");
  EXPECT_EQ(found->key.kind, KeyKind::token);
  EXPECT_EQ(found->key.created, Time{7});

  const auto drop = [&](const std::string& hash) {
    return wait<bool>([&](auto done) { store_->drop_key(hash, done); });
  };
  EXPECT_EQ(drop("hash3"), true);
  EXPECT_EQ(drop("hash3"), false);
  EXPECT_FALSE(known("hash3"));
  EXPECT_TRUE(known("hash1"));
}

using Outages = std::vector<Outage>;

TEST_P(StoreTest, a_time_without_any_beat_is_an_outage) {
  const auto beat = [&](const std::string& node, int now) {
    return wait<Outages>([&](auto done) { store_->beat(node, Time{now}, done); }).value();
  };
  Addition play = addition("m", 1);
  play.listing = listing("m", State::playing, false, 50'000);
  ASSERT_EQ(add(*store_, play), Saved::yes);

  EXPECT_EQ(beat("a", 60'000), Outages{});  // the first ever
  EXPECT_EQ(beat("a", 63'000), Outages{});
  EXPECT_EQ(beat("b", 64'000), Outages{});
  EXPECT_EQ(beat("b", 66'500), Outages{});
  EXPECT_EQ(beat("a", 68'000), Outages{});  // a was away, but b was not
  EXPECT_EQ(beat("a", 67'000), Outages{});  // a clock that goes back
  reopen();
  const Outages first{{Time{67'000}, Time{80'000}}};
  EXPECT_EQ(beat("b", 80'000), first);
  EXPECT_EQ(beat("a", 80'500), first);
  const Outages both{{Time{67'000}, Time{80'000}}, {Time{80'500}, Time{90'000}}};
  EXPECT_EQ(beat("a", 90'000), both);

  // A row from the future would hide what comes now.
  EXPECT_EQ(beat("wrong", 10'000'000).size(), 3U);
  EXPECT_EQ(beat("a", 90'500), both);
  EXPECT_EQ(store_->figures().ahead, 2U);  // the beat and its outage

  // Nobody who plays now has seen the first one.
  play = addition("m", 2);
  play.listing = listing("m", State::over, false, 50'000);
  ASSERT_EQ(add(*store_, play), Saved::yes);
  play = addition("n", 1);
  play.listing = listing("n", State::playing, false, 85'000);
  ASSERT_EQ(add(*store_, play), Saved::yes);
  EXPECT_EQ(beat("a", 91'000), (Outages{{Time{80'500}, Time{90'000}}}));
}

}  // namespace
}  // namespace troika::test
