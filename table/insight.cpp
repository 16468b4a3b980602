#include "table/insight.h"

#include <algorithm>

#include "core/json_text.h"
#include "search/sort.h"
#include "table/first_game.h"
#include "table/games.h"
#include "table/view_json.h"
#include "table/witness.h"

namespace troika {
namespace {

using Given = const std::vector<Option>&;

// Nothing for a spectator, and where no such seat is.
template <Game G>
std::optional<Seat> find_seat(const typename G::Open& open, std::string_view name) {
  for (std::size_t i = 0; i < G::seat_count(open); ++i)
    if (G::seat_name(seat_at(i)) == name) return seat_at(i);
  return std::nullopt;
}

// Calls `tell(out, truth, seat)` for the position of the line.
template <class Tell>
std::expected<std::string, Fault> look(std::string_view game, Given options, std::string_view line,
                                       std::string_view seat, Tell tell) {
  using Answer = std::expected<std::string, Fault>;
  const auto both = with_options<Answer>(game, options, [&](auto rules, const auto& set) {
    using G = decltype(rules);
    const auto setup = first_setup<G>(set);
    const auto placed = G::read_position(line, &setup);
    if (!placed) return Answer(std::unexpected(placed.error()));
    JsonText out;
    out.open('{');
    tell(out, placed->truth, find_seat<G>(placed->truth.open(), seat));
    return Answer(std::move(out.close('}')).take());
  });
  return both ? *both : Answer(std::unexpected(both.error()));
}

// ---- Talat

constexpr std::string_view talat_boards[] = {"AB", "BC", "CA"};

std::string cell_name(talat::Cell c) {
  return {static_cast<char>('a' + talat::file(c)), static_cast<char>('1' + talat::rank(c))};
}

void tell_captures(JsonText& out, const talat::Board& board, std::string_view name) {
  for (const talat::Way w : talat::both_ways)
    for (talat::Cells left = board.of(w); left != 0;) {
      const talat::Cell from = talat::take_front(left);
      for (talat::Cells met = talat::reach(w, from) & board.of(opposite(w)); met != 0;) {
        const talat::Cell to = talat::take_front(met);
        if (!board.takes(from, to)) continue;
        out.open('{').key("board").value(name);
        out.key("from").value(cell_name(from)).key("to").value(cell_name(to)).close('}');
      }
    }
}

const Reason& why_closed(const talat::Board& board) {
  if (board.of(talat::Way::up) == 0 || board.of(talat::Way::down) == 0)
    return insight_reasons::no_towers;
  for (talat::Cells ups = board.of(talat::Way::up); ups != 0;) {
    const talat::Cell up = talat::take_front(ups);
    for (talat::Cells downs = board.of(talat::Way::down); downs != 0;)
      if (board.at_war(up, talat::take_front(downs))) return insight_reasons::no_meeting;
  }
  return insight_reasons::no_war;
}

// If the game ended now. RULES 15, 20
int points_so_far(const talat::Open& open, Seat seat) {
  int points = 5 * open.captured[seat];
  for (const talat::Troop troop : talat::commands(open.players, seat)) {
    const talat::Cells arrived = open.board(troop.board).of(troop.way) & talat::far_row(troop.way);
    points += 3 * std::popcount(arrived);
  }
  return points;
}

void tell_insight(JsonText& out, const Truth<Talat>& truth, std::optional<Seat>,
                  Language language) {
  const talat::Open& open = truth.open();
  out.key("captures").open('[');
  for (const talat::BoardName b : talat::board_names)
    tell_captures(out, open.board(b), talat_boards[talat::index(b)]);
  out.close(']').key("closed").open('{');
  for (const talat::BoardName b : talat::board_names) {
    if (!open.is_closed(b)) continue;
    out.key(talat_boards[talat::index(b)]).open('{');
    write_json(out, why_closed(open.board(b)), language);
    out.close('}');
  }
  out.close('}').key("score").open('{');
  for (std::size_t i = 0; i < open.players; ++i)
    out.key(Talat::seat_name(seat_at(i))).value(points_so_far(open, seat_at(i)));
  out.close('}');
}

// ---- Touché

namespace tc = touche;

std::vector<std::string> cell_names(const tc::Layout& layout, tc::CellSet cells) {
  std::vector<std::string> names;
  cells.each([&](tc::Cell c) { layout.board().write_cell(names.emplace_back(), c); });
  return names;
}

void tell_figure(JsonText& out, const tc::Layout& layout, const tc::Layout::Place& place) {
  out.key("kind").value(std::string(1, layout.goal().figures[place.kind].initial));
  out.key("cells").value(cell_names(layout, place.cells));
}

// Figures of a side that lack one or two cells which are still empty, the nearest to completion
// first: some of them, or nobody would see anything.
void tell_progress(JsonText& out, const tc::Open& open, tc::Side side) {
  constexpr std::size_t most = 6;
  constexpr int most_missing = 2;
  const tc::CellSet ground = tc::ground_of(open, side);
  const tc::CellSet empty = tc::empty_card_cells(open);
  std::vector<std::pair<int, const tc::Layout::Place*>> found;
  for (const tc::Layout::Place& place : open.layout->places()) {
    const tc::CellSet missing = place.cells.minus(ground);
    if (missing.empty() || missing.size() > most_missing || !missing.minus(empty).empty()) continue;
    if ((place.cells & open.pyramids[side]).size() < 2 || !tc::wants(open, side, place.kind))
      continue;
    found.emplace_back(missing.size(), &place);
  }
  sort_stably(found, std::less<>(), [](const auto& one) { return one.first; });
  for (std::size_t i = 0; i < std::min(most, found.size()); ++i) {
    out.open('{');
    tell_figure(out, *open.layout, *found[i].second);
    out.key("side").value(std::string(1, tc::letter(side)));
    out.key("missing").value(cell_names(*open.layout, found[i].second->cells.minus(ground)));
    out.close('}');
  }
}

// By the move without its figure, because the figure is what one chooses between.
void tell_completed(JsonText& out, const tc::Open& open, Seat seat, const tc::Own& own) {
  if (own.hand.size() == 0 || own.hand.has(tc::unknown_card) || !Touche::turn(open).has(seat))
    return;
  MoveList<Touche> list;
  Touche::legal(open, seat, own, list);
  using Choice = std::pair<std::string, std::vector<tc::Move>>;
  std::vector<Choice> choices;
  for (const tc::Move move : list) {
    if (move.figure() == tc::no_figure) continue;
    const std::string key = Touche::format(open, move.with_figure(tc::no_figure));
    auto found = std::ranges::find(choices, key, &Choice::first);
    if (found == choices.end()) found = choices.insert(found, Choice(key, {}));
    found->second.push_back(move);
  }
  for (const auto& [key, moves] : choices) {
    out.key(key).open('[');
    for (const tc::Move move : moves) {
      out.open('{');
      tell_figure(out, *open.layout, open.layout->place(move.figure()));
      out.close('}');
    }
    out.close(']');
  }
}

std::vector<std::string> dead_cards(const tc::Open& open, const tc::Own& own) {
  std::vector<std::string> out;
  for (const tc::Card card : own.hand) {
    if (card == tc::joker || card == tc::unknown_card) continue;
    if (((open.vacant[0] | open.vacant[1]) >> tc::index(card) & 1U) != 0) continue;
    tc::write_card(out.emplace_back(), card);
  }
  return out;
}

void tell_insight(JsonText& out, const Truth<Touche>& truth, std::optional<Seat> seat, Language) {
  const tc::Open& open = truth.open();
  const tc::Layout& layout = *open.layout;
  out.key("cells").open('{');
  for (std::size_t i = 0; i < layout.board().cells(); ++i) {
    std::string name, card;
    layout.board().write_cell(name, tc::cell_at(i));
    if (const auto shown = layout.board().shown_on(tc::cell_at(i))) tc::write_card(card, *shown);
    out.key(name).value(card);
  }
  out.close('}').key("progress").open('[');
  for (const tc::Side side : tc::all_sides)
    if (static_cast<std::size_t>(side) < open.seating.sides()) tell_progress(out, open, side);
  out.close(']');
  if (!seat) return;
  const View<Touche> view = truth.seen_by(*seat);
  out.key("completes").open('{');
  tell_completed(out, open, *seat, view.own);
  out.close('}').key("dead").value(dead_cards(open, view.own));
}

// ---- Der Isses! has nothing that the board does not show.

void tell_insight(JsonText&, const Truth<DerIsses>&, std::optional<Seat>, Language) {}

}  // namespace

std::expected<std::string, Fault> board_json(std::string_view game, Given options,
                                             std::string_view line, std::string_view seat) {
  return look(game, options, line, seat, [](JsonText& out, const auto& truth, auto who) {
    if (who)
      write_json(out, truth.seen_by(*who));
    else
      write_json(out, truth.open());
  });
}

std::expected<std::string, Fault> insight_json(std::string_view game, Given options,
                                               std::string_view line, std::string_view seat,
                                               Language language) {
  return look(game, options, line, seat, [&](JsonText& out, const auto& truth, auto who) {
    tell_insight(out, truth, who, language);
  });
}

}  // namespace troika
