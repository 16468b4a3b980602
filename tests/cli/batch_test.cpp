#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace troika::test {
namespace {

const std::string coin = "R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --";
const std::string coin_moves = "$a4 $a5 $c7 $d1 $d2 $d3 $d7 $e7 $g4 $g5";
const std::string question = "legal\tder-isses\t" + coin + "\n";

TEST(Batch, answers_every_line_with_one_line) {
  const Ended got =
      run({"batch"}, question + "\n" + "what is this\n" + "legal\tchess\tx\n" + "legal\n" +
                         "legal\tder-isses\t" + coin + "\tmore\n" + "apply\tder-isses\t" + coin +
                         "\t$a4\n" + "apply\tder-isses\t" + coin + "\n" + "apply\tder-isses\t" +
                         coin + "\t$a7\n" + "legal\ttalat\tnonsense\n" +
                         "legal\tder-isses\tR5O/7/2Y1G2/7/7/1B3V1/6W - over 4-0 --\n" + question);
  EXPECT_EQ(got.code, 0);
  EXPECT_EQ(got.err, "");
  const auto answers = split_lines(got.out);
  ASSERT_EQ(answers.size(), 12U) << got.out;
  EXPECT_EQ(answers[0], coin_moves);
  for (const std::size_t wrong : {1U, 2U, 3U, 4U, 5U, 7U, 8U, 9U})
    EXPECT_TRUE(answers[wrong].starts_with("error: ")) << wrong << ' ' << answers[wrong];
  EXPECT_EQ(answers[6], "R5O/7/2Y1G2/$6/7/1B3V1/6W B choose 0-0 --");
  EXPECT_EQ(answers[10], "") << "a finished game has no moves";
  EXPECT_EQ(answers[11], coin_moves);
}

TEST(Batch, speaks_russian) {
  const Ended got = run({"batch", "--lang", "ru"}, "\nlegal\tchess\tx\n");
  EXPECT_NE(got.out.find("error: строка пуста\n"), std::string::npos) << got.out;
  EXPECT_NE(got.out.find("нет такой игры"), std::string::npos) << got.out;
}

TEST(Batch, survives_garbage) {
  std::string junk;
  for (unsigned i = 0; i < 5000; ++i) junk += static_cast<char>(i * 7919U % 256U);
  const std::size_t ends = lines(junk) + (junk.ends_with('\n') ? 0 : 1);
  const Ended got = run({"batch"}, junk);
  EXPECT_EQ(got.code, 0);
  EXPECT_EQ(lines(got.out), ends);
  const Ended long_line = run({"batch"}, std::string(3'000'000, 'x') + "\n" + question);
  const auto answers = split_lines(long_line.out);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_TRUE(answers[0].starts_with("error: "));
  EXPECT_EQ(answers[1], coin_moves);
}

TEST(Batch, takes_a_last_line_without_its_end_and_windows_line_ends) {
  const Ended got = run({"batch"}, "legal\tder-isses\t" + coin + "\r\nlegal\tder-isses\t" + coin);
  EXPECT_EQ(got.out, coin_moves + "\n" + coin_moves + "\n");
  EXPECT_EQ(run({"batch"}).out, "");
}

TEST(Batch, answers_when_the_input_pauses) {
  Talk talk({"batch"}, Talk::Place::pipe);
  for (int i = 0; i < 3; ++i) {
    talk.say(question);
    EXPECT_EQ(talk.hear_until("\n"), coin_moves + "\n");
  }
  talk.say(question.substr(0, 10));
  talk.say(question.substr(10) + question.substr(0, 5));
  EXPECT_EQ(talk.hear_until("\n"), coin_moves + "\n");
  talk.say(question.substr(5));
  talk.close_input();
  EXPECT_EQ(talk.hear_all(), coin_moves + "\n");
  EXPECT_EQ(talk.code(), 0);
}

TEST(Batch, answers_many_lines_in_order) {
  std::string input, expected;
  for (int i = 0; i < 20'000; ++i) {
    input += i % 3 == 0 ? "\n" : question;
    expected += (i % 3 == 0 ? "error: the line is empty" : coin_moves) + "\n";
  }
  EXPECT_EQ(run({"batch"}, input).out, expected);
}

}  // namespace
}  // namespace troika::test
