#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace troika::test {
namespace {

const std::string clear_screen = "\x1b[2J";

// The first move of the list that `moves` prints: every line of it is a label and moves.
std::string first_move(const std::string& heard) {
  const std::size_t list = heard.find("possible move");
  if (list == std::string::npos) return {};
  const std::size_t line = heard.find('\n', list);
  const std::size_t column = heard.find_first_not_of(' ', line + 13);
  return heard.substr(column, heard.find_first_of(" \r\n", column) - column);
}

// Plays the first legal move each time until the match is over.
void play_to_the_end(const std::vector<std::string>& arguments) {
  const TemporaryFile record;
  std::vector<std::string> all{"play"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  all.insert(all.end(), {"--save", record.name(), "--seed", "11"});
  Talk talk(all, Talk::Place::pipe);
  std::string story;
  for (int turn = 0; turn < 5000; ++turn) {
    const std::string heard =
        talk.hear_until_any({")> ", "see the screen. ", "it is not shown): ", "is saved in"});
    story += heard;
    if (heard.ends_with("is saved in")) {
      EXPECT_EQ(talk.code(), 0);
      EXPECT_NE(heard.find(" is over"), std::string::npos) << heard;
      const Ended replayed = run({"replay", record.name()});
      EXPECT_EQ(replayed.code, 0) << replayed.err;
      EXPECT_EQ(replayed.out.find("in progress"), std::string::npos) << replayed.out;
      return;
    }
    if (heard.ends_with("see the screen. ")) {
      talk.say("\n");
      continue;
    }
    talk.say("moves\n");
    const std::string list = talk.hear_until_any({")> ", "it is not shown): "});
    const std::string move = first_move(list);
    ASSERT_NE(move, "") << list;
    talk.say(move + "\n");
  }
  FAIL() << "the match does not end\n" << story.substr(story.size() - 2000);
}

TEST(Play, der_isses_to_the_end) { play_to_the_end({"der-isses"}); }
TEST(Play, der_isses_on_one_device) { play_to_the_end({"der-isses", "--seats", "human,human"}); }
TEST(Play, talat_to_the_end) { play_to_the_end({"talat"}); }
TEST(Play, talat_two_people) { play_to_the_end({"talat", "--seats", "human,human"}); }
TEST(Play, talat_series) { play_to_the_end({"talat", "--seats", "bot,human", "--games", "2"}); }
TEST(Play, touche_to_the_end) { play_to_the_end({"touche", "--figure", "line"}); }
TEST(Play, touche_with_a_named_figure) {
  play_to_the_end({"touche", "--seats", "human,human,bot", "--figure", "named"});
}

TEST(Play, bots_among_themselves) {
  for (const std::string game : {"der-isses", "talat", "touche"}) {
    const Ended got = run({"play", game, "--seats", game == "talat" ? "bot,bot,bot" : "bot,bot"});
    EXPECT_EQ(got.code, 0) << got.err;
    const bool ended = got.out.find("Winner: Companion") != std::string::npos ||
                       got.out.find("Shared win: Companion") != std::string::npos ||
                       got.out.find("A draw.") != std::string::npos;
    EXPECT_TRUE(ended) << got.out;
  }
}

TEST(Play, commands_in_every_language) {
  const Ended english = run({"play", "talat", "--seed", "1"}, "help\nrules\nboard\nmoves\nquit\n");
  EXPECT_EQ(english.code, 0);
  for (const std::string part :
       {"AB:3H@c1", "David takes Goliath", "possible moves", "Good-bye!", "You and Companion"})
    EXPECT_EQ(english.out.find(part) == std::string::npos, part == "You and Companion") << part;
  const Ended russian =
      run({"play", "talat", "--seed", "1", "--lang", "ru"}, "Помощь\nПРАВИЛА\nполе\nходы\nвыход\n");
  EXPECT_EQ(russian.code, 0);
  for (const std::string part : {"AB:3H@c1", "Давид берёт Голиафа", "возможных", "До свидания"})
    EXPECT_NE(russian.out.find(part), std::string::npos) << part << russian.out;
  const Ended german =
      run({"play", "talat", "--seed", "1", "--lang", "de"}, "Hilfe\nbrett\nZÜGE\nende\n");
  EXPECT_EQ(german.code, 0);
  for (const std::string part : {"welche Züge gerade möglich sind", "mögliche Züge", "Bis bald!"})
    EXPECT_NE(german.out.find(part), std::string::npos) << part << german.out;
}

TEST(Play, says_why_a_move_is_refused) {
  const Ended got = run({"play", "talat", "--first", "1"}, "AB:3H@c3\nnonsense\nab:3h@c1\nquit\n");
  EXPECT_NE(got.out.find("Not possible: "), std::string::npos);
  EXPECT_NE(got.out.find("You: 3H placed on c1, board AB"), std::string::npos)
      << "letters of any case will do";
}

TEST(Play, the_end_of_the_input_ends_politely) {
  for (const std::string game : {"der-isses", "talat", "touche"}) {
    const Ended got = run({"play", game});
    EXPECT_EQ(got.code, 0);
    EXPECT_NE(got.out.find("Good-bye!"), std::string::npos);
  }
}

TEST(Play, saves_and_goes_on) {
  const TemporaryFile record;
  run({"play", "talat", "--first", "1", "--seed", "4"},
      "AB:3H@c1\nsave " + record.name() + "\nquit\n");
  ASSERT_NE(record.text().find("\nA AB:3H@c1\n"), std::string::npos) << record.text();
  const Ended resumed = run({"play", "--resume", record.name()}, "AB:3S@b1\nquit\n");
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_NE(resumed.out.find("You: 3S placed on b1"), std::string::npos) << resumed.out;
  const Ended refused = run({"play", "talat", "--first", "1"}, "save /nonexistent/x\nquit\n");
  EXPECT_NE(refused.out.find("cannot write /nonexistent/x"), std::string::npos);
}

TEST(Play, warns_of_uneven_sides) {
  EXPECT_NE(run({"play", "touche", "--seating", "ytyl"}).out.find("uneven"), std::string::npos);
  EXPECT_EQ(run({"play", "touche", "--seating", "ytyt"}).out.find("uneven"), std::string::npos);
}

TEST(Play, asks_for_the_game_at_a_terminal) {
  Talk talk({"play"}, Talk::Place::terminal);
  talk.hear_until("1, 2 or 3: ");
  talk.say("5\n");
  talk.hear_until("1, 2 or 3: ");
  talk.say("2\n");
  EXPECT_NE(talk.hear_until("1 to 8 (Enter: 3): ").find("Superhuman"), std::string::npos);
  talk.say("9\n");
  talk.hear_until("1 to 8 (Enter: 3): ");
  talk.say("1\n");
  EXPECT_NE(talk.hear_until(")> ").find("Talat"), std::string::npos);
  talk.say("quit\n");
  EXPECT_NE(talk.hear_all().find("Good-bye!"), std::string::npos);
  EXPECT_EQ(talk.code(), 0);
}

// Everything that was on the screen of one player is wiped before the next one looks.
TEST(Play, hot_seat_hides_the_secret_piece) {
  Talk talk({"play", "der-isses", "--seats", "human,human", "--first", "1", "--seed", "3"},
            Talk::Place::terminal);
  talk.hear_until("see the screen. ");
  talk.say("\n");
  talk.hear_until(")> ");
  talk.say("moves\n");
  const std::string coin = first_move(talk.hear_until(")> "));
  talk.say(coin + "\n");
  talk.hear_until("it is not shown): ");
  talk.say("V\n");
  const std::string passing = talk.hear_until("see the screen. ");
  EXPECT_EQ(passing.substr(0, passing.find(clear_screen)).find('V'), std::string::npos)
      << "typed, but not shown";
  EXPECT_NE(passing.find(clear_screen), std::string::npos);
  EXPECT_NE(passing.find("Player 1: has chosen in secret"), std::string::npos);
  EXPECT_NE(passing.find("Pass the device to Player 2."), std::string::npos);
  talk.say("\n");
  const std::string second = talk.hear_until("it is not shown): ");
  EXPECT_NE(second.find(clear_screen), std::string::npos);
  EXPECT_NE(second.find("A (Player 1) chosen, hidden"), std::string::npos) << second;
  EXPECT_EQ(second.find("violet", second.find("Secret pieces")), std::string::npos) << second;
  EXPECT_EQ(second.find("A=V"), std::string::npos);
}

TEST(Play, hot_seat_hides_hands) {
  Talk talk({"play", "touche", "--seats", "human,human", "--dealer", "2", "--seed", "3"},
            Talk::Place::terminal);
  talk.hear_until("see the screen. ");
  talk.say("\n");
  const std::string first = talk.hear_until(")> ");
  EXPECT_NE(first.find("2 (Player 2), turquoise: 5 hidden cards"), std::string::npos) << first;
  talk.say("moves\n");
  talk.say(first_move(talk.hear_until(")> ")) + "\n");
  const std::string passing = talk.hear_until("see the screen. ");
  const std::string open = passing.substr(passing.find(clear_screen));
  EXPECT_EQ(open.find("yellow:"), std::string::npos) << "no hand stays on the screen";
  talk.say("\n");
  const std::string second = talk.hear_until(")> ");
  EXPECT_NE(second.find(clear_screen), std::string::npos);
  EXPECT_NE(second.find("1 (Player 1), yellow: 5 hidden cards"), std::string::npos) << second;
  EXPECT_EQ(second.find("turquoise: 5 hidden"), std::string::npos) << second;
}

}  // namespace
}  // namespace troika::test
