#include "tests/laws/seed.h"
#include "tests/unit/table_helpers.h"

namespace troika {
namespace {

struct Where {
  std::string_view code;
  std::size_t line, column;
  bool operator==(const Where&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Where& w) {
  return out << w.code << " at " << w.line << ':' << w.column;
}

Where fault_of(std::string_view record) {
  const auto table = read_table(record);
  if (table) return {"none", 0, 0};
  return {table.error().fault.reason->code, table.error().line, table.error().fault.column};
}

const std::string begin =
    "game der-isses 1\n"                      // 1
    "option first=1\n"                        // 2
    ". R@a1 O@a2 Y@a3 G@a4 B@a5 V@a6 W@a7\n"  // 3
    "A $d4\n"                                 // 4
    "A A=G\n"                                 // 5
    "B B=W\n";                                // 6

TEST(Record, faults_have_a_place_and_a_reason) {
  EXPECT_EQ(fault_of(begin), (Where{"none", 0, 0}));
  EXPECT_EQ(fault_of(""), (Where{"record-empty", 1, 0}));
  EXPECT_EQ(fault_of("chess\n"), (Where{"record-header", 1, 0}));
  EXPECT_EQ(fault_of("game der-isses one\n"), (Where{"record-header", 1, 15}));
  EXPECT_EQ(fault_of("game chess 1\n"), (Where{"record-game", 1, 5}));
  EXPECT_EQ(fault_of("game der-isses 2\n"), (Where{"record-version", 1, 5}));
  EXPECT_EQ(fault_of("game der-isses 1"), (Where{"record-cut", 1, 16}));
  EXPECT_EQ(fault_of("game der-isses 1\noption first\n"), (Where{"record-option-line", 2, 7}));
  EXPECT_EQ(fault_of("game der-isses 1\noption second=1\n"), (Where{"unknown-option", 2, 7}));
  EXPECT_EQ(fault_of("game der-isses 1\noption first=9\n"), (Where{"bad-option", 2, 7}));
  EXPECT_EQ(fault_of(begin + "option first=1\n"), (Where{"record-late-option", 7, 0}));
  EXPECT_EQ(fault_of(begin + "B\n"), (Where{"record-line-form", 7, 0}));
  EXPECT_EQ(fault_of(begin + "B  Wb6\n"), (Where{"record-line-form", 7, 0}));
  EXPECT_EQ(fault_of(begin + "\n"), (Where{"record-line-form", 7, 0}));
  EXPECT_EQ(fault_of(begin + "B W\tb6\n"), (Where{"record-bytes", 7, 3}));
  EXPECT_EQ(fault_of(begin + "A Wb6\n"), (Where{"record-seat", 7, 0}));
  EXPECT_EQ(fault_of(begin + "C Wb6\n"), (Where{"record-seat", 7, 0}));
  EXPECT_EQ(fault_of(begin + ". Wb6\n"), (Where{"record-not-chance", 7, 2}));
  EXPECT_EQ(fault_of(begin + "= A:1 B:0\n"), (Where{"record-early-result", 7, 0}));
  EXPECT_EQ(fault_of(begin + "== 1:1 2:0\n"), (Where{"record-early-result", 7, 0}));
  EXPECT_EQ(fault_of(begin + "B Wg7\n").line, 7U);
  EXPECT_EQ(fault_of("game der-isses 1\noption first=1\n. R@a1 R@a2\n"),
            (Where{"record-chance-move", 3, 7}));
}

// One round: A's accusation of the right piece wins a coin.
std::string whole_match() {
  std::string text = "game der-isses 1\noption first=1\n. R@a1 O@a2 Y@a3 G@a4 B@a5 V@a6 W@a7\n";
  // B begins the first round and names A's piece; then A is the loser and places the coin again.
  for (int round = 0; round < 4; ++round) text += "A $d4\nA A=G\nB B=W\nB G!\n";
  return text + "= A:0 B:4\n== 1:0 2:1\n";
}

TEST(Record, results_are_checked) {
  const std::string whole = whole_match();
  EXPECT_EQ(fault_of(whole), (Where{"none", 0, 0}));
  const std::string moves = whole.substr(0, whole.find("= "));
  EXPECT_EQ(fault_of(moves), (Where{"record-no-result", 20, 0}));
  EXPECT_EQ(fault_of(moves + "= A:0 B:4\n"), (Where{"record-no-result", 21, 0}));
  EXPECT_EQ(fault_of(moves + "= A:1 B:4\n== 1:0 2:1\n"), (Where{"record-result", 20, 2}));
  EXPECT_EQ(fault_of(moves + "= A:0 B:4\n== 1:1 2:0\n"), (Where{"record-result", 21, 3}));
  EXPECT_EQ(fault_of(whole + "B G!\n"), (Where{"record-after-end", 22, 0}));
  EXPECT_EQ(fault_of(whole + "== 1:0 2:1\n"), (Where{"record-after-end", 22, 0}));
}

TEST(Record, line_ends_of_other_systems_are_taken) {
  std::string text;
  for (const char c : whole_match()) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(fault_of(text), (Where{"none", 0, 0}));
}

// A record cut anywhere but at a line's end is refused; at a line's end it is a match in progress
// or, at the very end, lacks its result.
TEST(Record, a_cut_is_noticed_at_every_byte) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const Kind& kind : kinds_of_tables()) {
    if (kind.game == "touche" && kind.options.size() > 1) continue;
    const auto table = table_of(kind);
    while (!table->is_over()) random_step(*table, rng);
    const std::string whole = table->record();
    const std::size_t step = std::max<std::size_t>(1, whole.size() / 700);
    for (std::size_t size = 0; size < whole.size(); size += step) {
      const auto cut = read_table(std::string_view(whole).substr(0, size));
      const bool at_line_end = size > 0 && whole[size - 1] == '\n';
      if (!at_line_end) {
        ASSERT_FALSE(cut.has_value()) << size;
        continue;
      }
      if (cut) {
        EXPECT_FALSE((*cut)->is_over());
        continue;
      }
      EXPECT_EQ(cut.error().fault.reason->code, "record-no-result");
    }
  }
}

// Any change of a byte is refused with a place inside the record, or gives another legal match.
TEST(Record, damage_never_crashes) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const Kind& kind : kinds_of_tables()) {
    const auto table = table_of(kind);
    for (int step = 0; step < 60 && !table->is_over(); ++step) random_step(*table, rng);
    const std::string whole = table->record();
    const auto lines = static_cast<std::size_t>(std::count(whole.begin(), whole.end(), '\n'));
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
      std::string damaged = whole;
      damaged[rng.below(static_cast<std::uint32_t>(whole.size()))] =
          static_cast<char>(rng.below(256));
      const auto read = read_table(damaged);
      if (read) continue;
      ++refused;
      EXPECT_GE(read.error().line, 1U);
      EXPECT_LE(read.error().line, lines + 2);
    }
    EXPECT_GT(refused, 200) << kind.game;
  }
}

}  // namespace
}  // namespace troika
