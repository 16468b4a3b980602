// What «troika serve» says, and what the program says of itself for the package.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tests/cli/program.h"

namespace troika::test {
namespace {

std::vector<std::string> serving(const TemporaryFile& site, const std::string& language) {
  return {"--lang", language, "serve", "--quiet", "--port", "0", "--db", site.name()};
}

TEST(Serve, tells_address_and_data_and_draws_a_code_on_a_terminal) {
  const TemporaryFile site;
  Talk terminal(serving(site, "en"), Talk::Place::terminal);
  const std::string said = terminal.hear_until("same network.");
  EXPECT_TRUE(std::regex_search(said, std::regex("^Troika: http://localhost:[0-9]+\r\n"))) << said;
  EXPECT_NE(said.find("Data: " + site.name() + "\r\n"), std::string::npos) << said;
  // 25 squares a side with two around them, two of them in the height of a line.
  std::size_t rows = 0;
  for (const std::string& line : split_lines(said))
    rows += line.find("▀") != std::string::npos || line.find("█") != std::string::npos;
  EXPECT_EQ(rows, 15U) << said;
  terminal.say("\x03");
  EXPECT_EQ(terminal.code(), 0);
}

TEST(Serve, says_no_more_than_two_lines_elsewhere) {
  for (const auto& [language, word] : std::vector<std::pair<std::string, std::string>>{
           {"en", "Data: "}, {"de", "Daten: "}, {"ru", "Данные: "}}) {
    const TemporaryFile site;
    Talk pipe(serving(site, language), Talk::Place::pipe);
    const std::string said = pipe.hear_until(site.name() + "\n");
    EXPECT_EQ(lines(said), 2U) << said;
    EXPECT_NE(said.find('\n' + word + site.name()), std::string::npos) << said;
  }
}

// The commands and flags that the help of the program tells of.
std::vector<std::string> commands() {
  std::vector<std::string> names;
  const std::string help = run({"--help"}).out;
  const std::regex line("  ([a-z]+) .*");
  std::smatch found;
  for (const std::string& text : split_lines(help.substr(help.find("Commands:"))))
    if (std::regex_match(text, found, line)) names.push_back(found[1]);
  return names;
}
std::set<std::string> flags(const std::string& command) {
  const std::string help = run({command, "--help"}).out;
  const std::regex line("\n  ((-[a-z]|--[a-z-]+)(,--[a-z-]+)*)"), one("--[a-z-]+");
  std::set<std::string> names;
  for (std::sregex_iterator at(help.begin(), help.end(), line), end; at != end; ++at) {
    const std::string text = (*at)[1];
    for (std::sregex_iterator name(text.begin(), text.end(), one); name != end; ++name)
      names.insert(name->str());
  }
  return names;
}

// What bash offers for the last of these words.
std::set<std::string> completed(const std::string& words, int last) {
  const std::string script = "eval \"$(troika completion)\"; COMP_WORDS=(" + words +
                             "); COMP_CWORD=" + std::to_string(last) +
                             "; _troika; [ ${#COMPREPLY[@]} -eq 0 ] || printf \"%s\\n\" "
                             "\"${COMPREPLY[@]}\"";
  const Ended got = run_in_shell("bash -c '" + script + "'");
  EXPECT_EQ(got.code, 0) << got.err;
  const auto found = split_lines(got.out);
  return {found.begin(), found.end()};
}

TEST(Completion, knows_every_command_and_flag) {
  const auto names = commands();
  ASSERT_GT(names.size(), 15U);
  auto offered = completed("troika \"\"", 1);
  for (const std::string& name : names) {
    EXPECT_TRUE(offered.contains(name)) << name;
    auto known = flags(name);
    known.insert("--lang");
    EXPECT_EQ(completed("troika " + name + " --", 2), known) << name;
  }
}

TEST(Completion, knows_values_of_which_there_are_few) {
  using Words = std::set<std::string>;
  EXPECT_EQ(completed("troika ba", 1), (Words{"backup", "batch"}));
  EXPECT_EQ(completed("troika --lang \"\"", 2), (Words{"en", "ru", "de"}));
  EXPECT_EQ(completed("troika legal t", 2), (Words{"talat", "touche"}));
  EXPECT_EQ(completed("troika legal talat t", 3), Words{}) << "a position";
  EXPECT_EQ(completed("troika --lang de legal --board x.json d", 6), (Words{"der-isses"}));
  EXPECT_EQ(completed("troika load --game ta", 3), (Words{"talat"}));
  EXPECT_EQ(completed("troika serve --web /et", 3), (Words{"/etc"}));
  EXPECT_EQ(completed("troika serve --port 8", 3), Words{});
  EXPECT_EQ(completed("troika --version ba", 2), (Words{"backup", "batch"})) << "it has no value";
}

TEST(Manual, tells_of_every_command_and_flag_in_every_language) {
  for (const std::string language : {"en", "ru", "de"}) {
    const Ended got = run({"--lang", language, "manual"});
    EXPECT_EQ(got.code, 0) << got.err;
    EXPECT_TRUE(got.out.starts_with(".TH TROIKA 1 ")) << got.out.substr(0, 80);
    for (const std::string& name : commands()) {
      const std::size_t begin = got.out.find(".SS \"troika " + name + ' ');
      ASSERT_NE(begin, std::string::npos) << name;
      const std::string part = got.out.substr(begin, got.out.find(".SS", begin + 3) - begin);
      for (const std::string& flag : flags(name)) {
        const std::string written = std::regex_replace(flag, std::regex("-"), "\\-");
        EXPECT_EQ(part.find(written) != std::string::npos, flag != "--help") << name << ' ' << flag;
      }
    }
  }
}

}  // namespace
}  // namespace troika::test
