// `troika rules`: the rule books in the terminal.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/cli/program.h"
#include "tests/here.h"

namespace troika::test {
namespace {

struct Book {
  std::string game, file;
};
const Book books[] = {{"der-isses", "games/der_isses/rules."},
                      {"talat", "games/talat/rules."},
                      {"touche", "games/touche/rules."}};
const std::string languages[] = {"en", "ru", "de"};

std::string source(const Book& book, const std::string& language) {
  std::ostringstream text;
  text << std::ifstream(in_source(book.file + language + ".md")).rdbuf();
  return text.str();
}

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

bool holds(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

TEST(Rules, in_short_are_the_first_section_of_the_book) {
  for (const Book& book : books)
    for (const std::string& language : languages) {
      const Ended got = run({"rules", book.game, "--short", "--lang", language});
      EXPECT_EQ(got.code, 0) << got.err;
      EXPECT_TRUE(holds(source(book, language), "\n\n" + got.out + "\n## ")) << got.out;
      EXPECT_LE(lines(got.out), 16U);
      for (const std::string& line : split_lines(got.out)) EXPECT_LE(characters(line), 92U) << line;
    }
}

TEST(Rules, are_printed_whole_with_every_number_and_ruling) {
  for (const Book& book : books)
    for (const std::string& language : languages) {
      const Ended got = run({"rules", book.game, "--lang", language});
      EXPECT_EQ(got.code, 0) << got.err;
      std::size_t numbered = 0, rulings = 0;
      for (const std::string& line : split_lines(source(book, language))) {
        const std::size_t number = line.find_first_not_of("0123456789");
        if (number != std::string::npos && number > 0 && line.substr(number).starts_with(". ")) {
          ++numbered;
          EXPECT_TRUE(holds(got.out, '\n' + line.substr(0, number + 2))) << line;
        }
        if (const std::size_t part = line.find("- **"); part != std::string::npos) {
          EXPECT_TRUE(holds(got.out, "\n    " + line.substr(part + 4, 3) + ' ')) << line;
        }
        if (holds(line, "   > **")) ++rulings;
      }
      EXPECT_GT(numbered, 18U);
      EXPECT_GT(rulings, 3U);
      const std::string mark = "\n\n    │ " + std::string(language == "ru"   ? "Уточнение:"
                                                          : language == "de" ? "Festlegung:"
                                                                             : "Ruling:");
      std::size_t found = 0;
      for (std::size_t at = 0; (at = got.out.find(mark, at)) != std::string::npos; ++at) ++found;
      EXPECT_EQ(found, rulings) << book.game;
      for (const std::string_view left : {"**", "`", "picture:", "| --- |", "## ", "\033"})
        EXPECT_FALSE(holds(got.out, left)) << book.game << ' ' << left;
      for (const std::string& line : split_lines(got.out)) EXPECT_LE(characters(line), 92U) << line;
    }
}

TEST(Rules, have_colours_only_on_a_terminal) {
  Talk talk({"rules", "talat"}, Talk::Place::terminal);
  EXPECT_TRUE(holds(talk.hear_all(), "\033["));
  EXPECT_EQ(talk.code(), 0);
}

TEST(Rules, of_an_unknown_game_are_refused) {
  const Ended got = run({"rules", "chess"});
  EXPECT_EQ(got.code, 2);
  EXPECT_EQ(lines(got.err), 1U);
  EXPECT_EQ(run({"rules"}).code, 2);
  EXPECT_TRUE(holds(run({"rules", "--help"}).out, "--short"));
  EXPECT_TRUE(holds(run({"--help"}).out, "rules"));
}

TEST(Rules, the_prompt_tells_how_moves_are_typed) {
  const Ended got = run({"play", "touche", "--seed", "1"}, "help\nrules\nquit\n");
  EXPECT_TRUE(holds(got.out, "  X@d11 ")) << got.out;
  EXPECT_TRUE(holds(got.out, "hearts")) << got.out;
  EXPECT_TRUE(holds(got.out, run({"rules", "touche", "--short"}).out)) << got.out;
}

}  // namespace
}  // namespace troika::test
