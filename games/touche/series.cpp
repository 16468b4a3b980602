#include "games/touche/series.h"

#include <algorithm>

namespace troika::touche {
namespace {

constexpr std::string_view lot_text = "lot=";
constexpr std::string_view figure_text = "figure=";

// RULES 6: the ace is high and the joker above it.
int lot_rank(Card card) {
  if (card == joker) return 14;
  const int rank = static_cast<int>(index(card) % 13);
  return rank == 0 ? 13 : rank;
}

Move named_figure(FigureName name) {
  return {Act::name_figure, Card{}, Cell{}, no_cell, static_cast<FigureIndex>(name)};
}

}  // namespace

Series::Series(const Options& options) : options_(options), dealer_(options.dealer()) {
  if (dealer_)
    prepare_game();
  else
    draw_lots(SeatSet::first(players()));
}

// Each of these draws a card from the whole pack.
void Series::draw_lots(SeatSet among) {
  drawing_ = among;
  highest_ = {};
  highest_rank_ = -1;
  lots_ = Pool::of_all();
}

void Series::count_lot(Card card) {
  const Seat seat = drawing_.front();
  drawing_.remove(seat);
  lots_.remove(card);
  if (lot_rank(card) > highest_rank_) {
    highest_rank_ = lot_rank(card);
    highest_ = {};
  }
  if (lot_rank(card) == highest_rank_) highest_.add(seat);
  if (!drawing_.empty()) return;
  if (highest_.size() > 1) return draw_lots(highest_);
  dealer_ = highest_.front();
  prepare_game();
}

// The dealer is known; who names the figure, if it is to be named?
void Series::prepare_game() {
  if (!options_.named()) {
    const auto& figures = options_.figures();
    figure_ = figures[static_cast<std::size_t>(played_) % figures.size()];
    stage_ = SeriesStage::in_game;
    return;
  }
  stage_ = SeriesStage::before_game;
  namer_ = last_loser_.value_or(*dealer_);
}

void Series::moves(Touche::Moves& out) const {
  if (namer_) {
    for (std::size_t i = 0; i < figure_names; ++i) {
      const auto name = static_cast<FigureName>(i);
      if (options_.layout(name)) out.push_back(named_figure(name));
    }
    return;
  }
  for (std::size_t face = 0; face < faces; ++face) {
    const auto card = static_cast<Card>(face);
    if (lots_.count(card) > 0) out.push_back({Act::lot, card});
  }
}

Move Series::sample(Rng& rng) const { return {Act::lot, lots_.sample(rng)}; }

void Series::play(Move m) {
  if (m.act() == Act::lot) return count_lot(m.card());
  figure_ = static_cast<FigureName>(m.figure());
  namer_.reset();
  stage_ = SeriesStage::in_game;
}

std::string Series::format(Move m) const {
  if (m.act() == Act::name_figure)
    return std::string(figure_text) += text_of(static_cast<FigureName>(m.figure()));
  std::string out(lot_text);
  write_card(out, m.card());
  return out;
}

std::expected<Move, Fault> Series::parse(std::string_view text) const {
  if (namer_) {
    if (!text.starts_with(figure_text)) return fault(bad_naming);
    const auto name = figure_named(text.substr(figure_text.size()));
    if (!name) return fault(unknown_figure, {}, figure_text.size());
    if (!options_.layout(*name)) {
      const bool undefined = *name == FigureName::own;
      return fault(undefined ? own_not_defined : nothing_fits, {}, figure_text.size());
    }
    return named_figure(*name);
  }
  if (!text.starts_with(lot_text)) return fault(bad_lot);
  text.remove_prefix(lot_text.size());
  const auto card = take_card(text);
  if (!card || !text.empty() || lots_.count(*card) == 0) return fault(bad_lot, {}, lot_text.size());
  return Move{Act::lot, *card};
}

Setup Series::setup() const {
  const bool different = options_.different() && figure_ == FigureName::combination;
  return {options_.layout(figure_), options_.seating(), *dealer_, different, options_.freeswap()};
}

// RULES 6: of the losing sides the one with the fewest points, and of equals and of a team whoever
// sits first behind the dealer of the coming game. After a draw of all sides nobody lost.
Seat Series::loser(const Outcome<Touche::seats>& result) const {
  const Seating& seating = options_.seating();
  const bool all_drew = result.winners == SeatSet::first(players());
  std::optional<Seat> found;
  Seat seat = *dealer_;
  for (std::size_t i = 0; i < players(); ++i) {
    seat = seating.after(seat);
    if (result.winners.has(seat)) continue;
    if (!found || result.points[seat] < result.points[*found]) found = seat;
  }
  return all_drew ? *dealer_ : *found;
}

void Series::count(const Outcome<Touche::seats>& result) {
  const Seating& seating = options_.seating();
  ++played_;
  for (std::size_t i = 0; i < players(); ++i) points_[seat_at(i)] += result.points[seat_at(i)];
  const Side side = seating.side(result.winners.front());
  if (result.winners == seating.seats_of(side)) ++won_[side];  // a draw counts for nobody
  dealer_ = seating.after(*dealer_);                           // RULES 7
  last_loser_ = loser(result);
  const bool decided =
      std::ranges::any_of(all_sides, [&](Side s) { return 2 * won_[s] > options_.games(); });
  if (decided || played_ == options_.games())
    stage_ = SeriesStage::over;
  else
    prepare_game();
}

Outcome<Touche::seats> Series::outcome() const {
  const Seating& seating = options_.seating();
  int most = 0;
  for (const Side side : all_sides) most = std::max(most, won_[side]);
  Outcome<Touche::seats> result;
  for (std::size_t i = 0; i < players(); ++i) {
    const Seat seat = seat_at(i);
    result.points[seat] = won_[seating.side(seat)];
    if (result.points[seat] == most) result.winners.add(seat);
  }
  return result;
}

}  // namespace troika::touche

namespace troika {

using namespace touche;

std::string Touche::side(const Options& options, Player player) {
  return {letter(options.seating().side(static_cast<Seat>(player)))};
}

const Reason* Touche::advice(const Options& options) {
  return options.seating().uneven() ? &uneven_sides : nullptr;
}

// Which figure is named.
void Touche::write_decision(JsonText& out, std::string_view text) {
  if (text.starts_with(figure_text)) out.key("act").value("name");
  if (text.starts_with(figure_text)) out.key("figure").value(text.substr(figure_text.size()));
}

}  // namespace troika
