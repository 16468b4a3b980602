#include "games/talat/series.h"

#include <algorithm>
#include <cassert>

#include "games/talat/options.h"

namespace troika::talat {
namespace {

constexpr Seat as_seat(Player p) { return static_cast<Seat>(p); }
constexpr Player as_player(Seat s) { return static_cast<Player>(s); }

}  // namespace

const Reason* Options::set(std::string_view key, std::string_view value) {
  if (const Reason* reason = troika::why_not(option_list, key, value)) return reason;
  const auto number = read_number(value, 1, 99);  // none: by lot
  if (key == "players") players = *number;
  if (key == "games") games = *number;
  if (key == "first") {
    first.reset();
    if (number) first = static_cast<Player>(*number - 1);
  }
  return nullptr;
}

const Reason* Options::finish() {
  if (first && static_cast<int>(*first) >= players) return &first_not_at_table;
  return nullptr;
}

std::vector<Option> Options::list() const {
  return {{"players", std::to_string(players)},
          {"games", std::to_string(games)},
          {"first", first ? std::to_string(static_cast<int>(*first) + 1) : "lot"}};
}

Series::Series(const Options& options)
    : players_(options.players), games_left_(options.games), first_(options.first) {}

SeriesStage Series::stage() const {
  if (games_left_ == 0) return SeriesStage::over;
  return first_ ? SeriesStage::in_game : SeriesStage::before_game;
}

void Series::moves(BasicMoveList<Move, most_moves>& out) const {
  for (std::size_t i = 0; i < players(); ++i) out.push_back(Move::lot(seat_at(i)));
}

Move Series::sample(Rng& rng) const {
  return Move::lot(seat_at(rng.below(static_cast<std::uint32_t>(players_))));
}

void Series::play(Move m) { first_ = as_player(m.first()); }

std::string Series::format(Move m) const { return "first=" + std::to_string(index(m.first()) + 1); }

std::expected<Move, Fault> Series::parse(std::string_view text) const {
  constexpr std::string_view prefix = "first=";
  if (!text.starts_with(prefix)) return fault(not_a_lot);
  const auto number = read_number(text.substr(prefix.size()), 1, 99);
  if (!number) return fault(not_a_lot, {}, prefix.size());
  if (*number > players_) return fault(nobody_with_this_number, {}, prefix.size());
  return Move::lot(seat_at(static_cast<std::size_t>(*number) - 1));
}

Setup Series::setup() const {
  assert(first_);
  return {players_, players_ == 3 ? as_seat(*first_) : seat_a};
}

void Series::count(const Outcome<3>& game) {
  assert(first_ && games_left_ > 0);
  for (SeatSet seats = game.winners; !seats.empty(); seats.remove(seats.front()))
    ++wins_[as_seat(player_at(seats.front()))];
  --games_left_;

  // The winner begins the next game or sits at A; if the win was shared, the first of the winners
  // after the one who began or sat there. RULES 3, 17
  Seat next = setup().first;
  do next = after(next);
  while (!game.winners.has(next));
  first_ = player_at(next);
}

Outcome<3> Series::outcome() const {
  Outcome<3> result{wins_, {}};
  int most = 0;
  for (std::size_t i = 0; i < players(); ++i) most = std::max(most, wins_[seat_at(i)]);
  for (std::size_t i = 0; i < players(); ++i)
    if (wins_[seat_at(i)] == most) result.winners.add(seat_at(i));
  return result;
}

// With two players nobody sits at C: it is the ghost's.
Player Series::player_at(Seat s) const {
  if (players_ == 3 || s == ghost || !first_ || *first_ == as_player(seat_a)) return as_player(s);
  return as_player(s == seat_a ? seat_b : seat_a);
}

}  // namespace troika::talat
