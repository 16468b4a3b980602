#include <fstream>
#include <sstream>

#include "room/verify.h"
#include "tests/here.h"
#include "tests/room/script.h"

namespace troika::room {
namespace {

std::string finished_record(const std::string& settings, Rng& rng) {
  Site site(settings, rng.next());
  Script script(site, rng);
  script.fill_seats();
  while (site.room().stage() == Stage::playing) script.move();
  return site.room().record().value_or("");
}

// "holds", "fails", or the code of what is wrong with the record.
std::string verdict(std::string_view record) {
  const auto result = verify(record, sha256);
  if (!result) return std::string(result.error().fault.reason->code);
  return result->all_hold() ? "holds" : "fails";
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}
// The line that begins so, without its line end.
std::string line_of(const std::string& record, std::string_view begin) {
  const std::size_t at = record.find('\n' + std::string(begin)) + 1;
  return record.substr(at, record.find('\n', at) - at);
}
// Changes the last hex digit of a line.
std::string flipped(std::string line) {
  line.back() = line.back() == '0' ? '1' : '0';
  return line;
}

TEST(Fairness, sha256_is_sha256) {
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(read_hex(hex(sha256("abc"))), sha256("abc"));
  EXPECT_FALSE(read_hex("ba78").has_value());
  EXPECT_FALSE(read_hex(std::string(64, 'g')).has_value());
}

TEST(Fairness, every_match_can_be_verified) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const std::string& settings : all_settings()) {
    SCOPED_TRACE(settings);
    const std::string record = finished_record(settings, rng);
    const auto result = verify(record, sha256);
    ASSERT_TRUE(result.has_value()) << result.error().line << result.error().fault.reason->en;
    EXPECT_TRUE(result->all_hold()) << record;
    EXPECT_GE(result->checks.size(), 2U);
  }
}

TEST(Fairness, any_change_is_found) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const std::string record =
      finished_record(R"({"game":"der-isses","seats":["open",{"bot":1}]})", rng);
  ASSERT_EQ(verdict(record), "holds");
  for (const std::string_view begin : {"fair seed", "fair commitment", "fair seal"}) {
    const std::string line = line_of(record, begin);
    EXPECT_EQ(verdict(replaced(record, line, flipped(line))), "fails") << line;
  }
  EXPECT_EQ(verdict(replaced(record, "fair match match", "fair match other")), "fails");
  EXPECT_EQ(verdict(replaced(record, "fair entropy 2 bot", "fair entropy 2 cat")), "fails");
  // Another piece than the one that was sealed, in a round that goes on the same.
  const std::string seal = line_of(record, "fair seal");
  EXPECT_EQ(verdict(replaced(record, seal + '\n', "")), "fails") << "a seal is missing";
}

TEST(Fairness, another_card_is_found) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  Site site(R"({"game":"touche","options":{"dealer":"2"},"absent":"claim",
                "clock":{"kind":"per-move","base":1000}})",
            rng.next());
  seat_two(site);
  site.pass(Millis(1000));
  ASSERT_EQ(site.code("bob", Claim{Player{0}}), "done");
  const std::string record = *site.room().record();
  EXPECT_EQ(verdict(record), "holds") << "an unfinished match, too";
  const std::string cards = line_of(record, ". ");
  // The last two cards that differ change places.
  std::vector<std::string> words;
  std::istringstream stream(cards);
  for (std::string word; stream >> word;) words.push_back(word);
  std::size_t i = words.size() - 2;
  while (words[i] == words.back()) --i;
  std::swap(words[i], words.back());
  std::string swapped = words[0];
  for (std::size_t k = 1; k < words.size(); ++k) swapped += ' ' + words[k];
  EXPECT_EQ(verdict(replaced(record, cards, swapped)), "fails");
}

TEST(Fairness, what_cannot_be_verified_is_refused) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const std::string record = finished_record(R"({"game":"der-isses"})", rng);
  EXPECT_EQ(verdict(""), "record-empty");
  EXPECT_EQ(verdict("game der-isses 1\n"), "fair-nothing");
  EXPECT_EQ(verdict("game chess 1\nfair match m\n"), "record-game");
  EXPECT_EQ(verdict("game der-isses 1\nfair luck m\n"), "fair-unknown");
  EXPECT_EQ(verdict("game der-isses 1\nfair match\n"), "record-fair-line");
  EXPECT_EQ(verdict("game der-isses 1\nfair match m\noption first=1\n"), "record-late-option");
  EXPECT_EQ(verdict("game der-isses 1\noption first=1\n. R@a1\nfair match m\n"),
            "record-late-fair");
  EXPECT_EQ(verdict("game der-isses 1\nfair seed 12\n"), "fair-form");
  EXPECT_EQ(verdict("game der-isses 1\nfair entropy 2 x\n"), "fair-form");
  EXPECT_EQ(verdict("game der-isses 1\nfair seal x y\n"), "fair-form");
  EXPECT_EQ(verdict("game der-isses 1\nfair match m\nfair match m\n"), "fair-twice");
  for (const std::string_view begin :
       {"fair match", "fair commitment", "fair seed", "fair entropy 2"})
    EXPECT_EQ(verdict(replaced(record, line_of(record, begin) + '\n', "")), "fair-missing");
  const std::string seal = line_of(record, "fair seal");
  EXPECT_EQ(verdict(replaced(record, seal, seal + "\nfair seal 1 " + std::string(64, '0'))),
            "fair-idle-seal");
}

// A record that a server gave out once stays verifiable.
TEST(Fairness, an_old_record_still_holds) {
  std::ifstream file(in_source("tests/cli/fair_record.txt"));
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_EQ(verdict(text.str()), "holds");
}

// The server cannot choose the deals of a rematch after it knows what the players add.
TEST(Fairness, a_rematch_is_promised_before_anybody_is_asked) {
  const Seed secret = seed_from(77);
  Site site(Creation{"match",
                     settings_from(R"({"game":"touche","options":{"dealer":"2"},"absent":"claim",
                                       "clock":{"kind":"per-move","base":1000}})"),
                     "host",
                     seed_from(5),
                     {},
                     Promise{"promised", secret}});
  seat_two(site);
  EXPECT_FALSE(site.state("ann").at("fair").as_object().contains("next"));
  site.pass(Millis(1000));
  ASSERT_EQ(site.code("bob", Claim{Player{0}}), "done");
  const auto promise = site.state("ann").at("fair").at("next");
  EXPECT_EQ(std::string(promise.at("commitment").as_string()), commitment(sha256, secret));
  EXPECT_EQ(std::string(promise.at("match").as_string()), "promised");
  for (const std::string guest : {"", "ann", "host"})
    EXPECT_EQ(site.room().state(guest, site.now).find(hex(secret.bytes)), std::string::npos);
  EXPECT_EQ(site.code("ann", Rematch{true, "plum", "another"}), "done");
  EXPECT_EQ(site.code("bob", Rematch{true, "fig", "another"}), "done");
  site.reload();
  const auto next = site.room().rematch();
  ASSERT_TRUE(next.has_value());
  EXPECT_TRUE(site.room().rematch_is_promised());
  EXPECT_EQ(next->match, "promised") << "neither another id, which would be another deal";
  EXPECT_EQ(next->seed.bytes, secret.bytes);
}

}  // namespace
}  // namespace troika::room
