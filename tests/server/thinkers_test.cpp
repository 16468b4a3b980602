// Whose bots think when.

#include "server/thinkers.h"

#include <gtest/gtest.h>

#include <future>

#include "table/table.h"
#include "tests/server/client.h"

namespace troika::test {
namespace {

using server::Thinkers;
using For = Thinkers::For;

// One thread, which is kept busy until all questions are asked; then the order of the answers.
class Order {
 public:
  Order() {
    ask({"", "", "first"}, For::nobody, [this](const std::string&) {
      begun_.set_value();
      go_.get_future().wait();
    });
    begun_.get_future().wait();
  }
  void ask(const Thinkers::Share& share, For whom) {
    ask(share, whom, [this, share](const std::string&) {
      order_.push_back(share.table);
      if (--left_ == 0) done_.set_value();
    });
    ++left_;
  }
  std::vector<std::string> answered() {
    go_.set_value();
    done_.get_future().wait();
    return order_;
  }
  Thinkers& thinkers() { return thinkers_; }

 private:
  void ask(const Thinkers::Share& share, For whom, std::function<void(std::string)> answer) {
    auto question = std::make_shared<Thinkers::Question>();
    question->share = share;
    question->whom = whom;
    question->game = "talat";
    question->level = 1;
    question->situation = table_->situation(LocalDoor::player(table_->to_act().front()));
    question->answer = std::move(answer);
    thinkers_.ask(std::move(question));
  }

  std::unique_ptr<Table> table_ = *make_table("talat", {{"first", "1"}});
  std::promise<void> begun_, go_, done_;
  std::vector<std::string> order_;  // of the thread of the bot until it is done
  std::atomic<int> left_ = 0;
  server::Log log_{true};
  Thinkers thinkers_{1, log_};
};

TEST(Thinkers, PeopleWhoWaitComeFirst) {
  Order order;
  order.ask({"a", "ann", "nobody"}, For::nobody);
  order.ask({"a", "ann", "watched"}, For::spectator);
  order.ask({"b", "bob", "played"}, For::player);
  EXPECT_EQ(order.thinkers().waiting(), 3U);
  EXPECT_EQ(order.thinkers().waiting(For::player), 1U);
  EXPECT_EQ(order.answered(), (std::vector<std::string>{"played", "watched", "nobody"}));
}

TEST(Thinkers, AddressesThenPeopleThenTablesTakeTurns) {
  Order order;
  for (int i = 1; i <= 3; ++i) order.ask({"a", "ann", "ann" + std::to_string(i)}, For::player);
  order.ask({"a", "eve", "eve1"}, For::player);
  for (int i = 1; i <= 2; ++i) order.ask({"b", "bob", "bob" + std::to_string(i)}, For::player);
  EXPECT_EQ(order.answered(),
            (std::vector<std::string>{"ann1", "bob1", "eve1", "bob2", "ann2", "ann3"}));
}

TEST(Thinkers, ThinkForAShorterTimeWhenManyWait) {
  Order order;
  EXPECT_EQ(order.thinkers().part_of_time(For::player), 1);
  for (int i = 0; i < 8; ++i) order.ask({"a", "ann", "played" + std::to_string(i)}, For::player);
  EXPECT_EQ(order.thinkers().part_of_time(For::player), 0.5);
  for (int i = 0; i < 192; ++i)
    order.ask({"a", "ann", "watched" + std::to_string(i)}, For::spectator);
  EXPECT_EQ(order.thinkers().part_of_time(For::player), 0.5) << "who only look on take nothing";
  EXPECT_EQ(order.thinkers().part_of_time(For::spectator), 0.125) << "but not for none at all";
  EXPECT_EQ(order.answered().size(), 200U);
}

// A table of bots alone plays for whoever looks on, and not for itself.
TEST(Thinkers, BotsAloneWaitForSomebodyToLook) {
  TestServer server;
  Person ann(server.port(), "Ann"), eve(server.port());
  const std::string match = ann.make_table(
      R"({"game":"talat","options":{"players":"2","games":"99"},"seats":[{"bot":1},{"bot":1}]})");
  const auto seq = [&] {
    return ann.get("/api/tables/" + match).object().at("seq").to_number<std::uint32_t>();
  };
  {
    Seat host(ann, match);
    ASSERT_EQ(host.ask(R"({"type":"start"})"), "saved");
    for (int i = 0; i < 5; ++i) host.hear("news");
  }
  // What was thought already may still come.
  const auto is_idle = [&] {
    const std::string metrics = ann.get("/metrics").body;
    return metrics.find("troika_bots_thinking 0\n") != std::string::npos &&
           metrics.find("troika_bots_waiting 0\n") != std::string::npos &&
           metrics.find("troika_saving 0\n") != std::string::npos &&
           metrics.find("troika_sockets 0\n") != std::string::npos;
  };
  std::uint32_t before = 0;
  for (int same = 0; same < 20;) {
    const std::uint32_t now = seq();
    same = is_idle() && now == before ? same + 1 : 0;
    before = now;
  }
  EXPECT_EQ(ann.get("/api/tables/" + match).object().at("stage").as_string(), "playing");
  Seat watcher(eve, match);
  while (watcher.seq() < before + 5) watcher.hear_any();
}

}  // namespace
}  // namespace troika::test
