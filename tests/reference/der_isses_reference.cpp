#include "tests/reference/der_isses_reference.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace der_isses_reference {

Game::Game(const Measures& measures, const std::string& line) : measures_(measures) {
  std::istringstream words(line);
  std::string board;
  std::string turn;
  std::string coins;
  words >> board >> turn >> phase_ >> coins >> secrets_;
  turn_ = turn.at(0);
  coins_a_ = coins.at(0) - '0';
  coins_b_ = coins.at(2) - '0';
  std::string rank;
  for (const char sign : board + '/') {
    if (sign == '/') {
      grid_.insert(grid_.begin(), rank);
      rank.clear();
    } else if (sign >= '1' && sign <= '9') {
      rank += std::string(static_cast<std::size_t>(sign - '0'), '.');
    } else {
      rank += sign;
    }
  }
}

std::string Game::line() const {
  std::string text;
  for (auto rank = grid_.rbegin(); rank != grid_.rend(); ++rank) {
    if (!text.empty()) text += '/';
    int empty = 0;
    for (const char sign : *rank + '|') {
      if (sign == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      if (sign != '|') text += sign;
    }
  }
  return text + ' ' + turn_ + ' ' + phase_ + ' ' + std::to_string(coins_a_) + '-' +
         std::to_string(coins_b_) + ' ' + secrets_;
}

bool Game::on_board(Place p) const {
  return p.x >= 0 && p.y >= 0 && p.x < measures_.side && p.y < measures_.side;
}

std::vector<Game::Place> Game::places() const {
  std::vector<Place> all;
  for (int x = 0; x < measures_.side; ++x)
    for (int y = 0; y < measures_.side; ++y) all.push_back({x, y});
  return all;
}

Game::Place Game::find(char sign) const {
  for (const Place p : places())
    if (at(p) == sign) return p;
  std::abort();
}

Game::Place Game::place_named(const std::string& text) const {
  for (const Place p : places())
    if (name(p) == text) return p;
  std::abort();
}

std::string Game::name(Place p) const {
  return std::string("abcdefg").substr(static_cast<std::size_t>(p.x), 1) + std::to_string(p.y + 1);
}

std::string Game::letters() const {
  return std::string("ROYGBVW").substr(0, static_cast<std::size_t>(measures_.pieces));
}

// Two king steps or more from every piece. A board so small that this leaves nothing takes the coin
// on any empty cell; the caller sees to that.
bool Game::coin_fits(Place p) const {
  for (const Place q : places())
    if (at(q) != '.' && std::max(std::abs(p.x - q.x), std::abs(p.y - q.y)) < 2) return false;
  return true;
}

void Game::jump_on(Place from, Place start, bool own, std::set<Place>& landed) const {
  for (int dx = -1; dx <= 1; ++dx)
    for (int dy = -1; dy <= 1; ++dy) {
      const Place over{from.x + dx, from.y + dy};
      const Place to{from.x + 2 * dx, from.y + 2 * dy};
      if ((dx == 0 && dy == 0) || !on_board(to)) continue;
      if (at(over) == '.' || at(over) == '$' || over == start) continue;
      const bool on_coin = at(to) == '$';
      const bool enters = at(to) == '.' || to == start || (on_coin && own);
      if (!enters || !landed.insert(to).second) continue;
      if (!on_coin) jump_on(to, start, own, landed);
    }
}

// Where a move with this piece may end.
std::set<Game::Place> Game::ends(char piece, bool own) const {
  const Place start = find(piece);
  const Place coin = find('$');
  std::set<Place> reached;
  for (const Place p : places()) {
    const bool beside = std::abs(p.x - start.x) <= 1 && std::abs(p.y - start.y) <= 1;
    if (beside && (at(p) == '.' || (at(p) == '$' && own))) reached.insert(p);
  }
  std::set<Place> landed;
  jump_on(start, start, own, landed);
  reached.insert(landed.begin(), landed.end());

  const auto distance = [&](Place p) {
    return (p.x - coin.x) * (p.x - coin.x) + (p.y - coin.y) * (p.y - coin.y);
  };
  std::set<Place> nearer;
  for (const Place p : reached)
    if (distance(p) < distance(start)) nearer.insert(p);
  return nearer;
}

std::set<std::string> Game::moves() const {
  std::set<std::string> all;
  if (phase_ == "setup") {
    std::string next;
    for (const Place p : places())
      if (at(p) != '.') next += 'x';
    for (const Place p : places())
      if (at(p) == '.') all.insert(letters().substr(next.size(), 1) + '@' + name(p));
  } else if (phase_ == "coin") {
    for (const Place p : places())
      if (coin_fits(p)) all.insert('$' + name(p));
    if (!all.empty()) return all;
    for (const Place p : places())
      if (at(p) == '.') all.insert('$' + name(p));
  } else if (phase_ == "choose") {
    for (const char piece : letters()) {
      if (secrets_[0] == '-') all.insert(std::string("A=") + piece);
      if (secrets_[1] == '-') all.insert(std::string("B=") + piece);
    }
  } else if (phase_ == "play") {
    const char mine = turn_ == 'A' ? secrets_[0] : secrets_[1];
    for (const char piece : letters()) {
      all.insert(std::string(1, piece) + '!');
      for (const Place p : ends(piece, piece == mine))
        all.insert(piece + name(p) + (at(p) == '$' ? "$" : ""));
    }
  }
  return all;
}

void Game::end_round(char winner) {
  for (const Place p : places())
    if (at(p) == '$') at(p) = '.';
  secrets_ = "--";
  (winner == 'A' ? coins_a_ : coins_b_) += 1;
  const bool over = coins_a_ == measures_.coins_to_win || coins_b_ == measures_.coins_to_win;
  phase_ = over ? "over" : "coin";
  turn_ = over ? '-' : (winner == 'A' ? 'B' : 'A');
}

void Game::play(const std::string& move) {
  const char opponent = turn_ == 'A' ? 'B' : 'A';
  const char theirs = opponent == 'A' ? secrets_[0] : secrets_[1];
  if (phase_ == "setup") {
    at(place_named(move.substr(2))) = move[0];
    for (const char piece : letters())
      if (std::none_of(grid_.begin(), grid_.end(), [&](const std::string& rank) {
            return rank.find(piece) != std::string::npos;
          }))
        return;
    phase_ = "coin";
    turn_ = 'A';
  } else if (phase_ == "coin") {
    at(place_named(move.substr(1))) = '$';
    phase_ = "choose";
    turn_ = opponent;
  } else if (phase_ == "choose") {
    secrets_[move[0] == 'A' ? 0 : 1] = move[2];
    if (secrets_.find('-') == std::string::npos) phase_ = "play";
  } else if (move.back() == '!') {
    end_round(theirs == move[0] ? turn_ : opponent);
  } else {
    at(find(move[0])) = '.';
    at(place_named(move.substr(1, 2))) = move[0];
    if (move.back() == '$')
      end_round(theirs == move[0] ? opponent : turn_);
    else
      turn_ = opponent;
  }
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

}  // namespace der_isses_reference
