// Keys that are used once, run out, take each other's place and are counted.

#include <gtest/gtest.h>

#include <algorithm>

#include "store/schema.h"
#include "store/sqlite.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

using Hashes = std::vector<std::string>;

class KeysTest : public testing::TestWithParam<Kind> {
 protected:
  KeysTest() : where_(new_place(GetParam(), folder_)), store_(open(where_)) {
    make("ann", "phone");
    make("bob", "laptop");
  }
  void make(const GuestId& guest, const std::string& device) {
    EXPECT_EQ(wait<bool>([&](auto done) {
                store_->put_guest({guest, guest, Time{1}}, key(device, guest, KeyKind::device),
                                  done);
              }),
              true);
  }
  static Key key(const std::string& hash, const GuestId& guest, KeyKind kind, int expires = 0) {
    return {hash, guest, kind, "label", Time{1}, Time{1}, Time{expires}};
  }
  Store::Put put(const Key& key, std::size_t most = 20) {
    return wait<Store::Put>([&](auto done) { store_->put_key(key, most, done); }).value();
  }
  bool is_known(const std::string& hash, int now = 10) {
    return wait<std::optional<Store::Known>>(
               [&](auto done) { store_->find_key(hash, Time{now}, done); })
        .value()
        .has_value();
  }
  Hashes of(const GuestId& guest) {
    Hashes all;
    const auto keys = wait<std::vector<Key>>([&](auto done) { store_->keys_of(guest, done); });
    for (const Key& one : keys.value()) all.push_back(one.hash);
    std::ranges::sort(all);
    return all;
  }
  GuestId recover(const std::string& hash, const std::string& device, int now = 10,
                  std::size_t most = 50) {
    Key fresh = key(device, "", KeyKind::device);
    fresh.created = fresh.seen = Time{now};
    const auto guest =
        wait<std::optional<Guest>>([&](auto done) { store_->recover(hash, fresh, most, done); });
    EXPECT_TRUE(guest) << guest.error();
    return guest && *guest ? (*guest)->id : "";
  }

  TemporaryFolder folder_;
  std::string where_;
  std::unique_ptr<Store> store_;
};

INSTANTIATE_TEST_SUITE_P(Any, KeysTest, testing::Values(Kind::sqlite, Kind::postgres),
                         name_of_test);

TEST_P(KeysTest, a_recovery_key_takes_the_place_of_the_one_before) {
  for (int i = 0; i < 30; ++i)
    EXPECT_EQ(put(key("r" + std::to_string(i), "ann", KeyKind::recovery)), Store::Put::yes);
  EXPECT_EQ(of("ann"), (Hashes{"phone", "r29"}));
  EXPECT_EQ(recover("r1", "tablet"), "");
  EXPECT_EQ(recover("r29", "tablet"), "ann");
}

TEST_P(KeysTest, a_recovery_key_is_used_once) {
  put(key("r", "ann", KeyKind::recovery));
  EXPECT_EQ(recover("phone", "x"), "");  // no recovery key
  EXPECT_EQ(recover("r", "tablet"), "ann");
  EXPECT_EQ(recover("r", "thief"), "");
  EXPECT_EQ(of("ann"), (Hashes{"phone", "tablet"}));
  EXPECT_EQ(of("bob"), Hashes{"laptop"});
}

// Nothing is used up when the device could not be saved.
TEST_P(KeysTest, dropping_and_saving_are_one) {
  put(key("r", "ann", KeyKind::recovery));
  const auto failed = wait<std::optional<Guest>>([&](auto done) {
    store_->recover("r", key("laptop", "", KeyKind::device), 50, done);  // Bob's: it is taken
  });
  EXPECT_FALSE(failed);
  EXPECT_TRUE(is_known("r"));
  EXPECT_EQ(recover("r", "tablet"), "ann");
}

TEST_P(KeysTest, keys_run_out) {
  put(key("r", "ann", KeyKind::recovery, 100));
  EXPECT_TRUE(is_known("r", 99));
  EXPECT_FALSE(is_known("r", 100));
  EXPECT_EQ(recover("r", "tablet", 100), "");
  EXPECT_EQ(recover("r", "tablet", 99), "ann");
}

TEST_P(KeysTest, the_device_seen_longest_ago_makes_room) {
  for (int i = 0; i < 4; ++i) {
    put(key("r", "ann", KeyKind::recovery));
    EXPECT_EQ(recover("r", "d" + std::to_string(i), 10 + i, 3), "ann");
  }
  EXPECT_EQ(of("ann"), (Hashes{"d1", "d2", "d3"}));
  EXPECT_EQ(wait<bool>([&](auto done) { store_->see_key("d1", Time{50}, done); }), true);
  EXPECT_EQ(wait<bool>([&](auto done) { store_->see_key("d1", Time{40}, done); }), false);
  put(key("r", "ann", KeyKind::recovery));
  EXPECT_EQ(recover("r", "d4", 60, 3), "ann");
  EXPECT_EQ(of("ann"), (Hashes{"d1", "d3", "d4"}));
}

TEST_P(KeysTest, all_but_one_can_be_dropped) {
  put(key("token", "ann", KeyKind::token));
  put(key("r", "ann", KeyKind::recovery));
  auto gone = wait<Hashes>([&](auto done) { store_->drop_other_keys("ann", "phone", done); });
  ASSERT_TRUE(gone);
  std::ranges::sort(*gone);
  EXPECT_EQ(*gone, (Hashes{"r", "token"}));
  EXPECT_EQ(of("ann"), Hashes{"phone"});
  EXPECT_EQ(of("bob"), Hashes{"laptop"});
}

// Two nodes, or one that is asked many times at once.
TEST_P(KeysTest, a_limit_holds_however_many_ask_at_once) {
  std::vector<std::unique_ptr<Store>> nodes;
  nodes.push_back(std::move(store_));
  if (GetParam() == Kind::postgres) nodes.push_back(open(where_));
  std::vector<std::future<Store::Put>> answers;
  for (int i = 0; i < 60; ++i) {
    auto answer = std::make_shared<std::promise<Store::Put>>();
    answers.push_back(answer->get_future());
    nodes[static_cast<std::size_t>(i) % nodes.size()]->put_key(
        key("t" + std::to_string(i), "ann", KeyKind::token), 20,
        [answer](const auto& put) { answer->set_value(put.value_or(Store::Put::no)); });
  }
  int made = 0;
  for (auto& answer : answers) made += answer.get() == Store::Put::yes ? 1 : 0;
  store_ = std::move(nodes.front());
  EXPECT_EQ(made, 20);
  EXPECT_EQ(of("ann").size(), 21U);
}

}  // namespace
}  // namespace troika::test
