#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "core/perft.h"

namespace troika {

// Checks a file of known counts: a position line, then `perft DEPTH COUNT` lines; an empty line
// ends the block, `#` begins a comment line. Counts above TROIKA_PERFT_NODES (2,000,000 unless set)
// are left out, so that the ordinary run is short. A file that is missing or says nothing fails.
template <Game G>
void check_perft_file(const std::string& path) {
  const char* given = std::getenv("TROIKA_PERFT_NODES");
  const std::uint64_t most = given != nullptr ? std::strtoull(given, nullptr, 10) : 2'000'000;
  std::ifstream file(path);
  ASSERT_TRUE(file.is_open()) << path << " is missing";
  std::optional<Placed<G>> placed;
  int checked = 0;
  int left_out = 0;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    SCOPED_TRACE(path + ":" + std::to_string(number));
    if (line.starts_with('#')) continue;
    if (line.empty()) {
      placed.reset();
    } else if (!placed) {
      auto read = G::read_position(line, nullptr);
      ASSERT_TRUE(read.has_value()) << read.error().field << ", column " << read.error().column
                                    << ": " << read.error().reason->en;
      ASSERT_EQ(G::hidden(read->truth), nullptr);
      placed.emplace(std::move(*read));
    } else {
      std::istringstream words(line);
      std::string perft_word;
      int depth = -1;
      std::uint64_t count = 0;
      words >> perft_word >> depth >> count;
      ASSERT_TRUE(!words.fail() && words.eof() && perft_word == "perft" && depth >= 0) << line;
      if (count > most) {
        ++left_out;
        continue;
      }
      EXPECT_EQ(perft<G>(placed->truth, depth), count);
      ++checked;
    }
  }
  EXPECT_GT(checked, 0);
  ::testing::Test::RecordProperty("checked", checked);
  ::testing::Test::RecordProperty("left_out", left_out);
}

}  // namespace troika
