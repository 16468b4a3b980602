#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace troika::test {

inline std::string read_kept(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// What `diff` says of two files, and no more of it than a person reads.
inline std::string difference(const std::filesystem::path& kept, const std::string& now) {
  std::string other = (std::filesystem::temp_directory_path() / "troika-corpus-XXXXXX").string();
  close(mkstemp(other.data()));
  std::ofstream(other, std::ios::binary) << now;
  const std::string command = "diff -U2 --label kept --label now '" + kept.string() + "' '" +
                              other + "' | cut -c-400 | head -60";
  std::string said;
  if (FILE* const pipe = popen(command.c_str(), "r")) {
    for (char block[4096]; const std::size_t got = fread(block, 1, sizeof block, pipe);)
      said.append(block, got);
    pclose(pipe);
  }
  std::filesystem::remove(other);
  return said;
}

// Compares a text with the kept one. With TROIKA_REGEN_CORPUS set (by scripts/regen_corpus.sh and
// nothing else) it is kept instead.
inline void expect_kept(const std::filesystem::path& file, const std::string& now) {
  if (std::getenv("TROIKA_REGEN_CORPUS") != nullptr)
    std::ofstream(file, std::ios::binary) << now;
  else if (read_kept(file) != now)
    ADD_FAILURE() << file.string() << '\n'
                  << difference(file, now)
                  << "If this is meant: scripts/regen_corpus.sh, and read the difference.";
}

}  // namespace troika::test
