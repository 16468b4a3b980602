#include "tests/unit/der_isses_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <sstream>

namespace troika::der_isses_tests {

std::string line_of(std::string_view cells, std::string_view rest) {
  std::array<std::string, 7> ranks;
  ranks.fill(std::string(7, '.'));
  std::istringstream words{std::string(cells)};
  for (std::string word; words >> word;)
    ranks.at(static_cast<std::size_t>('7' - word.at(2)))
        .at(static_cast<std::size_t>(word[1] - 'a')) = word[0];
  std::string line;
  for (const std::string& rank : ranks) {
    if (!line.empty()) line += '/';
    for (std::size_t i = 0; i < rank.size();) {
      const std::size_t end = std::min(rank.find_first_not_of('.', i), rank.size());
      if (end > i) line += std::to_string(end - i);
      if (end < rank.size()) line += rank[end];
      i = end + 1;
    }
  }
  return line + ' ' + std::string(rest);
}

Truth<DerIsses> position(std::string_view line) {
  const DerIsses::Setup setup;
  const auto placed = DerIsses::read_position(line, &setup);
  if (!placed) {
    ADD_FAILURE() << line << ": " << placed.error().reason->en;
    return DerIsses::start(setup);
  }
  return placed->truth;
}

DerIsses::Move the_move(std::string_view text) {
  const auto parsed = DerIsses::parse({}, text);
  if (!parsed) {
    ADD_FAILURE() << text << ": " << parsed.error().reason->en;
    return {};
  }
  return *parsed;
}

std::multiset<std::string> moves(const Truth<DerIsses>& truth) {
  MoveList<DerIsses> list;
  truth.moves(list);
  std::multiset<std::string> texts;
  for (const auto m : list) texts.insert(DerIsses::format(truth.open(), m));
  return texts;
}

std::set<std::string> moves_of(char piece, std::string_view line) {
  std::set<std::string> texts;
  for (const std::string& text : moves(position(line)))
    if (text.front() == piece && text.back() != '!') texts.insert(text);
  return texts;
}

Truth<DerIsses> played(std::string_view line, const std::vector<std::string>& texts) {
  Truth<DerIsses> truth = position(line);
  for (const std::string& text : texts) {
    if (!moves(truth).contains(text)) {
      ADD_FAILURE() << text << " is not legal in " << DerIsses::write_position(truth);
      return truth;
    }
    DerIsses::play(truth, the_move(text));
  }
  return truth;
}

std::string after(std::string_view line, const std::vector<std::string>& texts) {
  return DerIsses::write_position(played(line, texts));
}

const Reason* refusal(std::string_view line, std::string_view text) {
  const Truth<DerIsses> truth = position(line);
  return truth.why_not(DerIsses::turn(truth.open()).seat(), the_move(text));
}

}  // namespace troika::der_isses_tests
