#include "tests/reference/talat_reference.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <unordered_set>

namespace talat_reference {
namespace {

const std::array<std::string, 3> board_names{"AB", "BC", "CA"};
const std::array<std::string, 9> all_towers{"1T", "1S", "1H", "2T", "2S", "2H", "3T", "3S", "3H"};

char lower(char seat) { return static_cast<char>(seat - 'A' + 'a'); }
std::size_t number(char seat) { return static_cast<std::size_t>(seat - 'A'); }

std::string cell_name(int rank, int file) {
  return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}
std::size_t cell_number(int rank, int file) { return static_cast<std::size_t>(rank * 5 + file); }

// Rule 10, as a list: who is taken by whom.
bool beats(const std::string& attacker, const std::string& victim) {
  static const std::map<std::string, std::set<std::string>> taken{
      {"1T", {"3H"}},
      {"1S", {"1T"}},
      {"1H", {"1T", "1S"}},
      {"2T", {"1T", "1S", "1H"}},
      {"2S", {"1T", "1S", "1H", "2T"}},
      {"2H", {"1T", "1S", "1H", "2T", "2S"}},
      {"3T", {"2T", "2S", "2H"}},
      {"3S", {"2T", "2S", "2H", "3T"}},
      {"3H", {"2T", "2S", "2H", "3T", "3S"}},
  };
  return attacker[0] != victim[0] && taken.at(attacker.substr(1)).contains(victim.substr(1));
}

struct Way {
  int rank, file, to_rank, to_file;
  bool capture;

  std::size_t from() const { return cell_number(rank, file); }
  std::size_t to() const { return cell_number(to_rank, to_file); }
};

// All that the towers of one colour can do on a board. Rules 7 to 10
std::vector<Way> ways(const Cells& cells, char colour, int forward) {
  std::vector<Way> result;
  for (int rank = 0; rank < 5; ++rank)
    for (int file = 0; file < 5; ++file) {
      const std::string& tower = cells[cell_number(rank, file)];
      if (tower.empty() || tower[0] != colour) continue;
      for (const int to_rank : {rank, rank + forward})
        for (const int to_file : {file - 1, file, file + 1}) {
          if (to_rank < 0 || to_rank > 4 || to_file < 0 || to_file > 4) continue;
          const std::string& target = cells[cell_number(to_rank, to_file)];
          const bool step = target.empty() && to_rank != rank;
          const bool capture = !target.empty() && beats(tower, target);
          if (step || capture) result.push_back({rank, file, to_rank, to_file, capture});
        }
    }
  return result;
}

// The board as a short word that tells all positions apart, for remembering it.
std::string word(const Cells& cells) {
  std::string result;
  for (const std::string& tower : cells) result += tower.empty() ? "." : tower;
  return result;
}

}  // namespace

Cells read_cells(const std::string& field) {
  Cells cells;
  int rank = 4, file = 0;
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (field[i] == '/') {
      --rank;
      file = 0;
    } else if (field[i] >= '1' && field[i] <= '5') {
      file += field[i] - '0';
    } else {
      cells[cell_number(rank, file++)] = field.substr(i, 3);
      i += 2;
    }
  }
  return cells;
}

std::string write_cells(const Cells& cells) {
  std::string result;
  for (int rank = 4; rank >= 0; --rank) {
    std::string row;
    for (int file = 0; file < 5; ++file) {
      const std::string& tower = cells[cell_number(rank, file)];
      if (!tower.empty())
        row += tower;
      else if (!row.empty() && row.back() >= '1' && row.back() <= '5')
        ++row.back();
      else
        row += '1';
    }
    result += row;
    if (rank > 0) result += '/';
  }
  return result;
}

std::optional<bool> is_closed(const Cells& start, char first_colour, std::size_t limit) {
  const char second_colour = first_colour == 'c' ? 'a' : static_cast<char>(first_colour + 1);
  std::unordered_set<std::string> seen{word(start)};
  std::vector<Cells> waiting{start};
  while (!waiting.empty()) {
    const Cells cells = waiting.back();
    waiting.pop_back();
    std::vector<Way> all = ways(cells, first_colour, +1);
    for (const Way& way : ways(cells, second_colour, -1)) all.push_back(way);
    for (const Way& way : all)
      if (way.capture) return false;
    for (const Way& way : all) {
      Cells next = cells;
      next[way.to()] = next[way.from()];
      next[way.from()].clear();
      if (seen.insert(word(next)).second) waiting.push_back(next);
    }
    if (seen.size() > limit) return std::nullopt;
  }
  return true;
}

Position read(const std::string& line) {
  Position position;
  std::istringstream in(line);
  std::string field;
  for (Cells& board : position.boards) {
    in >> field;
    board = read_cells(field);
  }
  in >> position.turn;
  for (auto& hand : position.hands) {
    in >> field;
    if (field != "-")
      for (std::size_t i = 0; i < field.size(); i += 2) hand.push_back(field.substr(i, 2));
  }
  char comma;
  in >> position.captured[0] >> comma >> position.captured[1] >> comma >> position.captured[2];
  in >> position.players;
  return position;
}

std::string write(const Position& position) {
  std::ostringstream out;
  for (const Cells& board : position.boards) out << write_cells(board) << ' ';
  out << position.turn << ' ';
  for (const auto& hand : position.hands) {
    for (const std::string& tower : all_towers)
      if (std::find(hand.begin(), hand.end(), tower) != hand.end()) out << tower;
    out << (hand.empty() ? "- " : " ");
  }
  out << position.captured[0] << ',' << position.captured[1] << ',' << position.captured[2] << ' '
      << position.players;
  return out.str();
}

std::optional<std::array<bool, 3>> Referee::closed(const Position& position) {
  std::array<bool, 3> result{};
  for (std::size_t b = 0; b < 3; ++b) {
    const std::string key = word(position.boards[b]);
    // Boards that hold one colour only look alike by their word; all of them are closed.
    auto known = known_.find(key);
    if (known == known_.end())
      known = known_.emplace(key, is_closed(position.boards[b], lower(board_names[b][0]), limit_))
                  .first;
    if (!known->second) return std::nullopt;
    result[b] = *known->second;
  }
  return result;
}

std::set<std::string> Referee::moves_of(const Position& position, char seat,
                                        const std::array<bool, 3>& is_closed) {
  std::set<std::string> result;
  for (std::size_t b = 0; b < 3; ++b) {
    if (is_closed[b]) continue;
    for (std::size_t letter = 0; letter < 2; ++letter) {
      const char colour = board_names[b][letter];
      char commander = colour;
      if (position.players == 2 && colour == 'C')  // rule 18c: against the other player
        commander = board_names[b] == "BC" ? 'A' : 'B';
      if (commander != seat) continue;
      for (const Way& way : ways(position.boards[b], lower(colour), letter == 0 ? +1 : -1))
        result.insert(board_names[b] + ":" + cell_name(way.rank, way.file) +
                      (way.capture ? "x" : "-") + cell_name(way.to_rank, way.to_file));
    }
  }
  return result;
}

std::optional<std::set<std::string>> Referee::legal(const std::string& line) {
  const Position position = read(line);
  std::set<std::string> result;
  if (position.turn == "-") return result;
  const char seat = position.turn[0];

  bool placing = false;
  for (const auto& hand : position.hands) placing = placing || !hand.empty();
  if (!placing) {
    const auto is_closed = closed(position);
    if (!is_closed) return std::nullopt;
    return moves_of(position, seat, *is_closed);
  }

  const char colour = position.players == 2 && !position.hands[2].empty() ? 'C' : seat;
  for (const std::string& tower : position.hands[number(colour)])
    for (std::size_t b = 0; b < 3; ++b)
      for (std::size_t letter = 0; letter < 2; ++letter) {
        if (board_names[b][letter] != colour) continue;
        const int rank = letter == 0 ? 0 : 4;
        for (int file = 0; file < 5; ++file)
          if (position.boards[b][cell_number(rank, file)].empty())
            result.insert(board_names[b] + ":" + tower + "@" + cell_name(rank, file));
      }
  return result;
}

std::optional<std::string> Referee::after(const std::string& line, const std::string& move) {
  Position position = read(line);
  const std::size_t b = static_cast<std::size_t>(
      std::find(board_names.begin(), board_names.end(), move.substr(0, 2)) - board_names.begin());
  const auto cell = [&](std::size_t at) { return cell_number(move[at + 1] - '1', move[at] - 'a'); };
  const char seat = position.turn[0];
  char next = static_cast<char>(seat + 1);
  if (next == 'A' + position.players) next = 'A';

  if (move[5] == '@') {
    const std::string tower = move.substr(3, 2);
    const bool ghosts = position.players == 2 && !position.hands[2].empty();
    const char colour = ghosts ? 'C' : seat;
    auto& hand = position.hands[number(colour)];
    hand.erase(std::find(hand.begin(), hand.end(), tower));
    position.boards[b][cell(6)] = lower(colour) + tower;
    if (ghosts && hand.size() == 1) hand.clear();
    for (const auto& other : position.hands)
      if (!other.empty()) {
        position.turn = std::string(1, next);
        return write(position);
      }
    if (position.players == 2) next = 'B';  // rule 17
  } else {
    if (move[5] == 'x') ++position.captured[number(seat)];
    position.boards[b][cell(6)] = position.boards[b][cell(3)];
    position.boards[b][cell(3)].clear();
  }

  const auto is_closed = closed(position);
  if (!is_closed) return std::nullopt;
  if (std::count(is_closed->begin(), is_closed->end(), true) >= 2) {
    position.turn = "-";
    return write(position);
  }
  while (moves_of(position, next, *is_closed).empty())
    next = next + 1 == 'A' + position.players ? 'A' : static_cast<char>(next + 1);
  position.turn = std::string(1, next);
  return write(position);
}

}  // namespace talat_reference
