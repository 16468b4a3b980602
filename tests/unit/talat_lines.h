#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "games/talat/rules.h"

// Short ways to say things about Talat in texts.
namespace troika::talat_lines {

inline const std::string start_3 =
    "5/5/5/5/5 5/5/5/5/5 5/5/5/5/5 A 1T1S1H2T2S2H3T3S3H 1T1S1H2T2S2H3T3S3H 1T1S1H2T2S2H3T3S3H "
    "0,0,0 3";
inline const std::string start_2 =
    "5/5/5/5/5 5/5/5/5/5 5/5/5/5/5 A 1T1S1H2T2S2H3T3S3H 1T1S1H2T2S2H3T3S3H 1T1S1H2T2S2H3T3S3H "
    "0,0,0 2";

// Boards that are open, and where both colours can move: the second takes the first.
inline const std::string open_bc = "5/5/2c2H2/2b1H2/5";
inline const std::string open_ca = "5/5/2a2H2/2c1H2/5";

// A position where placing is over and nothing was captured.
inline std::string line(const std::string& ab, const std::string& bc, const std::string& ca,
                        const std::string& turn, int players = 3) {
  return ab + ' ' + bc + ' ' + ca + ' ' + turn + " - - - 0,0,0 " + std::to_string(players);
}
// The same with the boards above, or like them where AB holds one of their towers already.
inline std::string with_ab(const std::string& ab, const std::string& turn = "A") {
  const auto first_fit = [&](char colour, std::vector<std::string> boards) {
    for (const std::string& board : boards)
      if (ab.find(board.substr(board.find(colour), 3)) == std::string::npos) return board;
    ADD_FAILURE() << "no board goes with " << ab;
    return boards[0];
  };
  const std::string bc = first_fit('b', {open_bc, "5/5/2c2H2/2b1S2/5", "5/5/2c2H2/2b2S2/5"});
  const std::string ca = first_fit('a', {open_ca, "5/5/2a2S2/2c1H2/5", "5/5/2a1H2/2c1S2/5"});
  return line(ab, bc, ca, turn);
}

inline Truth<Talat> at(const std::string& position) {
  const auto placed = Talat::read_position(position, nullptr);
  if (!placed) {
    ADD_FAILURE() << position << '\n'
                  << placed.error().field << ", column " << placed.error().column << ": "
                  << placed.error().reason->en;
    return Talat::start({});
  }
  return placed->truth;
}

inline std::set<std::string> moves(const Truth<Talat>& truth) {
  MoveList<Talat> list;
  truth.moves(list);
  std::set<std::string> texts;
  for (const auto move : list) texts.insert(Talat::format(truth.open(), move));
  return texts;
}
inline std::set<std::string> moves(const std::string& position) { return moves(at(position)); }
// Those on one board.
inline std::set<std::string> moves(const std::string& position, const std::string& board) {
  std::set<std::string> texts = moves(position);
  std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(board); });
  return texts;
}

inline const Reason* why_not(const Truth<Talat>& truth, const std::string& move) {
  const auto parsed = Talat::parse(truth.open(), move);
  if (!parsed) return parsed.error().reason;
  const Turn turn = Talat::turn(truth.open());
  return truth.why_not(turn.is_over() ? seat_at(0) : turn.seat(), *parsed);
}
inline const Reason* why_not(const std::string& position, const std::string& move) {
  return why_not(at(position), move);
}

inline Truth<Talat> played(Truth<Talat> truth, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    const Reason* const reason = why_not(truth, text);
    if (reason != nullptr) {
      ADD_FAILURE() << text << ": " << reason->en;
      return truth;
    }
    Talat::play(truth, *Talat::parse(truth.open(), text));
  }
  return truth;
}
inline std::string after(const std::string& position, const std::vector<std::string>& texts) {
  return Talat::write_position(played(at(position), texts));
}

inline std::string field(const std::string& position, std::size_t number) {
  std::size_t begin = 0;
  while (number-- > 0) begin = position.find(' ', begin) + 1;
  return position.substr(begin, position.find(' ', begin) - begin);
}
inline std::string turn_of(const std::string& position) { return field(position, 3); }
inline std::string captured_in(const std::string& position) { return field(position, 7); }

}  // namespace troika::talat_lines
