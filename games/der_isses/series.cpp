#include "games/der_isses/series.h"

#include "games/der_isses/options.h"
#include "games/der_isses/reasons.h"

namespace troika::der_isses {

const Reason* Options::set(std::string_view key, std::string_view value) {
  if (const Reason* reason = troika::why_not(option_list, key, value)) return reason;
  first_.reset();
  if (const auto number = read_number(value, 1, 2)) first_ = static_cast<Player>(*number - 1);
  return nullptr;
}

std::vector<Option> Options::list() const {
  if (!first_) return {{"first", "lot"}};
  return {{"first", *first_ == Player{0} ? "1" : "2"}};
}

void Series::moves(BasicMoveList<Move, usual_moves>& out) const {
  if (stage() != SeriesStage::before_game) return;
  out.push_back(Move::first(seat_at(0)));
  out.push_back(Move::first(seat_at(1)));
}

void Series::play(Move m) {
  assert(stage() == SeriesStage::before_game && m.kind == Move::Kind::first);
  at_a_ = static_cast<Player>(troika::index(m.seat));
}

std::expected<Move, Fault> Series::parse(std::string_view text) const {
  for (const Seat player : {seat_at(0), seat_at(1)})
    if (text == format_move(Move::first(player))) return Move::first(player);
  return fault(not_a_lot);
}

void Series::count(const Outcome<2>& outcome) {
  assert(stage() == SeriesStage::in_game);
  finished_ = true;
  for (const Seat seat : {seat_at(0), seat_at(1)}) {
    if (!outcome.winners.has(seat)) continue;
    const Seat winner = seat_at(static_cast<std::size_t>(player_at(seat)));
    outcome_.points[winner] = 1;
    outcome_.winners.add(winner);
  }
}

Player Series::player_at(Seat seat) const {
  const auto at_a = at_a_ ? static_cast<std::size_t>(*at_a_) : 0;
  return static_cast<Player>(troika::index(seat) ^ at_a);
}

}  // namespace troika::der_isses
