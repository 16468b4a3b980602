// What the program answers, kept byte by byte in tests/corpus. A file is a list of cases: a line
// «$ COMMAND» for the shell, and what came of it: «| » before lines of the output, «! » before
// those of the standard error, «= » before an exit code that is not 0. A new case is a new line
// «$ COMMAND»; scripts/regen_corpus.sh writes the rest.
//
// In behaviour/ is what no translation may change. In language/LANGUAGE/ is what people read, the
// cases of language/en in each language.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/cli/program.h"
#include "tests/corpus/kept.h"
#include "tests/here.h"

namespace troika::test {
namespace {

namespace fs = std::filesystem;

void append(std::string& out, std::string_view sign, const std::string& text) {
  for (const std::string& line : split_lines(text)) out.append(sign).append(line) += '\n';
  if (!text.empty() && !text.ends_with('\n')) out += "\\ no end of line\n";
}

// The cases and notes of a file, with what comes of them now.
std::string carry_out(const fs::path& cases, const std::string& language) {
  std::string now;
  const std::string here = "cd '" + cases.parent_path().string() + "' && ";
  for (const std::string& line : split_lines(read_kept(cases))) {
    const bool is_case = line.starts_with("$ ");
    if (is_case || line.empty() || line.starts_with('#')) now += line + '\n';
    if (!is_case) continue;
    const Ended ended = run_in_shell(here + line.substr(2), {"LANG=" + language});
    append(now, "| ", ended.out);
    append(now, "! ", ended.err);
    if (ended.code != 0) now += "= " + std::to_string(ended.code) + '\n';
  }
  return now;
}

std::vector<fs::path> inside(const fs::path& folder) {
  std::vector<fs::path> all;
  for (const auto& entry : fs::directory_iterator(folder)) all.push_back(entry.path());
  std::ranges::sort(all);
  return all;
}

TEST(Corpus, behaviour) {
  const auto files = inside(in_source("tests/corpus/behaviour"));
  EXPECT_GT(files.size(), 3U);
  for (const fs::path& file : files) expect_kept(file, carry_out(file, "en"));
}

TEST(Corpus, language) {
  const auto languages = inside(in_source("tests/corpus/language"));
  EXPECT_GT(languages.size(), 1U);
  const auto cases = inside(in_source("tests/corpus/language/en"));
  EXPECT_GT(cases.size(), 1U);
  for (const fs::path& language : languages)
    for (const fs::path& file : cases)
      expect_kept(language / file.filename(), carry_out(file, language.filename().string()));
}

}  // namespace
}  // namespace troika::test
