#include "tests/reference/touche_reference.h"

#include <algorithm>
#include <sstream>

namespace touche_reference {
namespace {

const std::string face_order = "A23456789TJQK";
const std::string suit_order = "SHDC";
const std::string side_order = "ytl";

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

std::vector<std::string> cards_in(const std::string& text) {
  std::vector<std::string> cards;
  if (text == "-") return cards;
  for (std::size_t i = 0; i < text.size(); i += cards.back().size())
    cards.push_back(text.substr(i, text[i] == 'X' ? 1 : 2));
  return cards;
}

std::string joined(const std::vector<std::string>& cards) {
  std::string text;
  for (const std::string& card : cards) text += card;
  return text.empty() ? "-" : text;
}

std::size_t order(const std::string& card) {
  if (card == "X") return 1000;
  return suit_order.find(card[1]) * 100 + face_order.find(card[0]);
}

bool is_crowned(char c) { return c == 'Y' || c == 'T' || c == 'L'; }

std::vector<std::string> turned(const std::vector<std::string>& grid) {
  std::vector<std::string> out(grid[0].size(), std::string(grid.size(), '.'));
  for (std::size_t row = 0; row < grid.size(); ++row)
    for (std::size_t x = 0; x < grid[0].size(); ++x) out[x][grid.size() - 1 - row] = grid[row][x];
  return out;
}

}  // namespace

const Rows cross = {
    ".. .. .. AS FR 2S 9H 3H TH .. .. ..", ".. .. .. 3S 4S 5S TH 4H JH .. .. ..",
    ".. .. 6S 7S 8S 9S JH 5H QH 6H .. ..", "TS JS QS KS AS 2S FR 6H KH 7H 3H AH",
    "3S 4S 5S 6S 7S 8S QH 7H AH 8H 4H FR", "9S TS JS FR QS KS KH 8H 2H 9H 5H 2H",
    "2C 5C 9C 2C 8C KC KD QD FR JD TD 9D", "FR 4C 8C AC 7C QC 8D 7D 6D 5D 4D 3D",
    "AC 3C 7C KC 6C FR 2D AD KD QD JD TD", ".. .. 6C QC 5C JC 9D 8D 7D 6D .. ..",
    ".. .. .. JC 4C TC 5D 4D 3D .. .. ..", ".. .. .. TC 3C 9C 2D FR AD .. .. ..",
};

void Game::add_shape(Table& table, char kind, const std::vector<Place>& spots) {
  std::set<std::size_t> cells;
  for (const Place spot : spots)
    for (std::size_t i = 0; i < table.places.size(); ++i)
      if (table.places[i] == spot) cells.insert(i);
  if (cells.size() == spots.size()) table.figures.insert({kind, cells});
}

void Game::add_usual(Table& table, const std::string& kinds) {
  for (int y = 0; y < 20; ++y)
    for (int x = 0; x < 20; ++x)
      for (const char kind : kinds) {
        const auto add = [&](const std::vector<Place>& spots) { add_shape(table, kind, spots); };
        if (kind == 'S') add({{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}});
        if (kind == 'C') add({{x, y}, {x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}});
        if (kind == 'C')
          add({{x, y}, {x + 1, y + 1}, {x - 1, y - 1}, {x - 1, y + 1}, {x + 1, y - 1}});
        for (int dx = -1; dx <= 1; ++dx)
          for (int dy = -1; dy <= 1; ++dy) {
            if (dx == 0 && dy == 0) continue;
            std::vector<Place> line;
            for (int i = 0; i < 5; ++i) line.push_back({x + i * dx, y + i * dy});
            if (kind == 'L') add(line);
            // The stem goes to (dx, dy), the bar lies across it.
            if (kind == 'T')
              add({{x, y},
                   {x + dx, y + dy},
                   {x + 2 * dx, y + 2 * dy},
                   {x - dy, y + dx},
                   {x + dy, y - dx}});
          }
      }
}

void Game::add_own(Table& table, char kind, const std::string& pattern, bool turn, bool mirror) {
  auto grid = split(pattern, '/');
  for (int mirrors = 0; mirrors < (mirror ? 2 : 1); ++mirrors) {
    for (int turns = 0; turns < (turn ? 4 : 1); ++turns) {
      for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 20; ++x) {
          std::vector<Place> spots;
          for (std::size_t row = 0; row < grid.size(); ++row)
            for (std::size_t i = 0; i < grid[row].size(); ++i)
              if (grid[row][i] == 'x')
                spots.push_back({x + static_cast<int>(i), y + static_cast<int>(row)});
          add_shape(table, kind, spots);
        }
      if (turn) grid = turned(grid);
    }
    for (std::string& row : grid) std::reverse(row.begin(), row.end());
  }
}

Game::Table Game::make_table(const Rows& rows, const std::string& goal) {
  Table table;
  for (std::size_t y = 0; y < rows.size(); ++y) {
    const auto entries = split(rows[y], ' ');
    for (std::size_t x = 0; x < entries.size(); ++x) {
      if (entries[x] == "..") continue;
      table.places.push_back({static_cast<int>(x), static_cast<int>(y)});
      table.shown.push_back(entries[x]);
      table.names.push_back(static_cast<char>('a' + x) + std::to_string(rows.size() - y));
      table.named[table.names.back()] = table.names.size() - 1;
    }
  }
  const std::size_t star = goal.rfind('*');
  table.number = std::stoul(goal.substr(star + 1));
  const std::string what = goal.substr(0, star);
  if (!what.starts_with("own:")) {
    const std::map<std::string, std::string> kinds = {
        {"square", "S"}, {"line", "L"}, {"tee", "T"}, {"cross", "C"}, {"combination", "SLTC"}};
    add_usual(table, kinds.at(what));
    return table;
  }
  char kind = 'a';
  for (const std::string& own : split(what.substr(4), '+')) {
    const auto parts = split(own, ':');
    const std::string flags = parts[1].substr(0, parts[1].find('@'));
    const auto has = [&](char flag) { return flags.find(flag) != flags.npos; };
    add_own(table, kind++, parts[0], has('r'), has('m'));
  }
  return table;
}

Game::Game(const Rows& rows, const std::string& line) {
  const auto fields = split(line, ' ');
  std::string number;
  for (const char c : fields[0] + '/') {  // the slash ends the last run
    if (c >= '0' && c <= '9') {
      number += c;
      continue;
    }
    if (!number.empty()) board_ += std::string(std::stoul(number), '.');
    number.clear();
    if (c != '/') board_ += c;
  }
  turn_ = fields[1] == "-" ? -1 : fields[1][0] - '1';
  exchanged_ = fields[1].size() == 2;
  seats_ = fields[2];
  goal_ = fields[3];
  table_ = std::make_shared<const Table>(make_table(rows, goal_));
  for (const std::string& part : split(fields[4], ','))
    figures_.push_back(part.substr(2) == "-" ? "" : part.substr(2));
  for (const std::string& hand : split(fields[5], '/')) hands_.push_back(cards_in(hand));
  deck_ = cards_in(fields[6]);
  discards_ = cards_in(fields[7]);
  idle_ = std::stoi(fields[8]);
  options_ = fields[9];
}

std::string Game::line() const {
  std::string out;
  int run = 0;
  for (const char c : board_ + '/') {
    if (c == '.') {
      ++run;
      continue;
    }
    if (run > 0) out += std::to_string(run);
    run = 0;
    if (c != '/') out += c;
  }
  out += turn_ < 0 ? " -" : ' ' + std::to_string(turn_ + 1);
  if (exchanged_) out += '\'';
  out += ' ' + seats_ + ' ' + goal_;
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    out += i == 0 ? ' ' : ',';
    out += std::string(1, side_order[i]) + '=' + (figures_[i].empty() ? "-" : figures_[i]);
  }
  for (std::size_t i = 0; i < hands_.size(); ++i) out += (i == 0 ? ' ' : '/') + joined(hands_[i]);
  auto discards = discards_;
  if (shuffling())
    std::sort(discards.begin(), discards.end(),
              [](const auto& a, const auto& b) { return order(a) < order(b); });
  return out + ' ' + joined(deck_) + ' ' + joined(discards) + ' ' + std::to_string(idle_) + ' ' +
         options_;
}

std::string& Game::done(char side) { return figures_[side_order.find(side)]; }
const std::string& Game::done(char side) const { return figures_[side_order.find(side)]; }

bool Game::wants(char side, char kind) const {
  const bool different = options_.find("different") != options_.npos;
  return !different || done(side).find(kind) == std::string::npos;
}

bool Game::shuffling() const {
  return std::any_of(hands_.begin(), hands_.end(), [](const auto& h) { return h.size() < 5; });
}

bool Game::ended() const {
  if (idle_ == 300) return true;
  for (const std::string& figures : figures_)
    if (figures.size() == table_->number) return true;
  for (const Figure& figure : table_->figures) {
    bool fits = true;
    for (const std::size_t cell : figure.cells) fits = fits && !is_crowned(board_[cell]);
    for (std::size_t i = 0; i < figures_.size(); ++i)
      if (fits && wants(side_order[i], figure.kind)) return false;
  }
  return true;
}

// As texts of their cells, on a board where the cell was just filled.
std::vector<std::string> Game::figures_completed(const std::string& board, std::size_t cell) const {
  std::vector<std::string> found;
  for (const Figure& figure : table_->figures) {
    if (!figure.cells.contains(cell) || !wants(side(), figure.kind)) continue;
    bool complete = true;
    std::string text;
    for (const std::size_t c : figure.cells) {
      const bool free = table_->shown[c] == "FR" && board[c] == '.';
      complete = complete && (free || board[c] == side());
      text += (text.empty() ? "" : ",") + table_->names[c];
    }
    if (complete) found.push_back(text);
  }
  return found;
}

void Game::add_with_figures(std::set<std::string>& out, const std::string& text,
                            const std::string& board, std::size_t cell) const {
  const auto completed = figures_completed(board, cell);
  if (completed.empty()) out.insert(text);
  for (const std::string& cells : completed) out.insert(text + '#' + cells);
}

void Game::add_joker(std::set<std::string>& out) const {
  const auto& names = table_->names;
  bool dead = true;
  for (std::size_t i = 0; i < board_.size(); ++i) {
    const bool card_cell = table_->shown[i] != "FR";
    const bool place = board_[i] == '.' && card_cell;
    const bool capture = board_[i] != '.' && !is_crowned(board_[i]) && board_[i] != side();
    if (!place && !capture) continue;
    dead = false;
    std::string after = board_;
    after[i] = side();
    add_with_figures(out, (place ? "X@" : "Xx") + names[i], after, i);
    for (std::size_t to = 0; to < board_.size() && capture; ++to) {
      if (table_->shown[to] != "FR" || board_[to] != '.') continue;
      std::string moved = after;
      moved[to] = board_[i];
      add_with_figures(out, "Xx" + names[i] + '>' + names[to], moved, i);
    }
  }
  if (dead) out.insert("X~");
}

std::set<std::string> Game::moves() const {
  if (shuffling()) return {discards_.begin(), discards_.end()};
  std::set<std::string> out;
  if (turn_ < 0) return out;
  for (const std::string& card : hands_[static_cast<std::size_t>(turn_)]) {
    if (card == "X") {
      add_joker(out);
      continue;
    }
    bool dead = true;
    for (std::size_t i = 0; i < board_.size(); ++i) {
      if (table_->shown[i] != card || board_[i] != '.') continue;
      dead = false;
      std::string after = board_;
      after[i] = side();
      add_with_figures(out, card + '@' + table_->names[i], after, i);
    }
    if (dead) out.insert(card + '~');
  }
  return out;
}

void Game::shuffle_in(const std::string& card) {
  discards_.erase(std::find(discards_.begin(), discards_.end(), card));
  deck_.push_back(card);
  if (!discards_.empty()) return;
  const auto seats = hands_.size();
  if (hands_[0].empty() && hands_[1].empty()) {
    for (std::size_t i = 0; i < 5 * seats; ++i) draw((static_cast<std::size_t>(turn_) + i) % seats);
    return;
  }
  for (std::size_t i = 0; i < seats; ++i)
    if (hands_[i].size() == 4) draw(i);
}

void Game::draw(std::size_t seat) {
  if (deck_.empty()) return;  // chance shuffles first
  hands_[seat].push_back(deck_.front());
  deck_.erase(deck_.begin());
}

void Game::crown(const std::string& cells) {
  std::set<std::size_t> crowned;
  for (const std::string& name : split(cells, ',')) crowned.insert(table_->named.at(name));
  for (std::size_t i = 0; i < board_.size(); ++i) {
    if (crowned.contains(i))
      board_[i] = static_cast<char>(side() - 'a' + 'A');
    else if (!is_crowned(board_[i]))
      board_[i] = '.';
  }
  for (const Figure& figure : table_->figures)
    if (figure.cells == crowned) done(side()) += figure.kind;
}

void Game::play(const std::string& move) {
  if (shuffling()) return shuffle_in(move);
  const auto seat = static_cast<std::size_t>(turn_);
  auto& hand = hands_[seat];
  const std::string card = move[0] == 'X' ? "X" : move.substr(0, 2);
  hand.erase(std::find(hand.begin(), hand.end(), card));
  discards_.push_back(card);

  const char act = move[card.size()];
  if (act == '~' && !exchanged_ && options_.find("freeswap") != options_.npos) {
    exchanged_ = true;
    return draw(seat);
  }
  ++idle_;
  if (act != '~') {
    const auto parts = split(move.substr(card.size() + 1), '#');
    const auto cells = split(parts[0], '>');
    char& filled = board_[table_->named.at(cells[0])];
    if (cells.size() == 2) board_[table_->named.at(cells[1])] = filled;
    filled = side();
    if (parts.size() == 2) {
      crown(parts[1]);
      idle_ = 0;
    }
  }
  exchanged_ = false;
  turn_ = ended() ? -1 : (turn_ + 1) % static_cast<int>(seats_.size());
  draw(seat);
}

long long count_ways(const Game& game, int depth) {
  if (depth == 0) return 1;
  long long ways = 0;
  for (const std::string& move : game.moves()) {
    Game next = game;
    next.play(move);
    ways += count_ways(next, depth - 1);
  }
  return ways;
}

}  // namespace touche_reference
