#include "table/insight.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "search/sort.h"
#include "table/first_game.h"
#include "table/games.h"
#include "table/view_json.h"
#include "table/witness.h"

namespace troika {
namespace {

namespace json = boost::json;
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
std::expected<json::object, Fault> look(std::string_view game, Given options, std::string_view line,
                                        std::string_view seat, Tell tell) {
  using Answer = std::expected<json::object, Fault>;
  const auto both = with_options<Answer>(game, options, [&](auto rules, const auto& set) {
    using G = decltype(rules);
    const auto setup = first_setup<G>(set);
    const auto placed = G::read_position(line, &setup);
    if (!placed) return Answer(std::unexpected(placed.error()));
    json::object out;
    tell(out, placed->truth, find_seat<G>(placed->truth.open(), seat));
    return Answer(std::move(out));
  });
  return both ? *both : Answer(std::unexpected(both.error()));
}

json::value words(const Reason& reason) {
  json::object out;
  for (const auto& [key, text] :
       {std::pair("code", reason.code), std::pair("en", reason.en), std::pair("ru", reason.ru)})
    out[key] = json::string_view(text.data(), text.size());
  return out;
}

// ---- Talat

constexpr std::string_view talat_boards[] = {"AB", "BC", "CA"};

std::string cell_name(talat::Cell c) {
  return {static_cast<char>('a' + talat::file(c)), static_cast<char>('1' + talat::rank(c))};
}

void tell_captures(json::array& out, const talat::Board& board, std::string_view name) {
  for (const talat::Way w : talat::both_ways)
    for (talat::Cells left = board.of(w); left != 0;) {
      const talat::Cell from = talat::take_front(left);
      for (talat::Cells met = talat::reach(w, from) & board.of(opposite(w)); met != 0;) {
        const talat::Cell to = talat::take_front(met);
        if (!board.takes(from, to)) continue;
        json::object capture;
        capture["board"] = json::string_view(name.data(), name.size());
        capture["from"] = cell_name(from);
        capture["to"] = cell_name(to);
        out.push_back(std::move(capture));
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

void tell_insight(json::object& out, const Truth<Talat>& truth, std::optional<Seat>) {
  const talat::Open& open = truth.open();
  json::array captures;
  json::object closed, score;
  for (const talat::BoardName b : talat::board_names) {
    const std::string_view name = talat_boards[talat::index(b)];
    tell_captures(captures, open.board(b), name);
    if (open.is_closed(b))
      closed[json::string_view(name.data(), name.size())] = words(why_closed(open.board(b)));
  }
  for (std::size_t i = 0; i < open.players; ++i)
    score[Talat::seat_name(seat_at(i))] = points_so_far(open, seat_at(i));
  out["captures"] = std::move(captures);
  out["closed"] = std::move(closed);
  out["score"] = std::move(score);
}

// ---- Touché

namespace tc = touche;

json::array cell_names(const tc::Layout& layout, tc::CellSet cells) {
  json::array names;
  cells.each([&](tc::Cell c) {
    std::string name;
    layout.board().write_cell(name, c);
    names.emplace_back(name);
  });
  return names;
}

json::object figure(const tc::Layout& layout, const tc::Layout::Place& place) {
  json::object out;
  out["kind"] = std::string(1, layout.goal().figures[place.kind].initial);
  out["cells"] = cell_names(layout, place.cells);
  return out;
}

// Figures of a side that lack one or two cells which are still empty, the nearest to completion
// first: some of them, or nobody would see anything.
void tell_progress(json::array& out, const tc::Open& open, tc::Side side) {
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
    json::object one = figure(*open.layout, *found[i].second);
    one["side"] = std::string(1, tc::letter(side));
    one["missing"] = cell_names(*open.layout, found[i].second->cells.minus(ground));
    out.push_back(std::move(one));
  }
}

// By the move without its figure, because the figure is what one chooses between.
json::object completed(const tc::Open& open, Seat seat, const tc::Own& own) {
  json::object out;
  if (own.hand.size() == 0 || own.hand.has(tc::unknown_card) || !Touche::turn(open).has(seat))
    return out;
  MoveList<Touche> list;
  Touche::legal(open, seat, own, list);
  for (const tc::Move move : list) {
    if (move.figure() == tc::no_figure) continue;
    json::value& figures = out[Touche::format(open, move.with_figure(tc::no_figure))];
    if (!figures.is_array()) figures = json::array();
    figures.get_array().push_back(figure(*open.layout, open.layout->place(move.figure())));
  }
  return out;
}

json::array dead_cards(const tc::Open& open, const tc::Own& own) {
  json::array out;
  for (const tc::Card card : own.hand) {
    if (card == tc::joker || card == tc::unknown_card) continue;
    if (((open.vacant[0] | open.vacant[1]) >> tc::index(card) & 1U) != 0) continue;
    std::string text;
    tc::write_card(text, card);
    out.emplace_back(text);
  }
  return out;
}

void tell_insight(json::object& out, const Truth<Touche>& truth, std::optional<Seat> seat) {
  const tc::Open& open = truth.open();
  const tc::Layout& layout = *open.layout;
  json::object cells;
  for (std::size_t i = 0; i < layout.board().cells(); ++i) {
    std::string name, card;
    layout.board().write_cell(name, tc::cell_at(i));
    if (const auto shown = layout.board().shown_on(tc::cell_at(i))) tc::write_card(card, *shown);
    cells[name] = card;
  }
  out["cells"] = std::move(cells);
  json::array progress;
  for (const tc::Side side : tc::all_sides)
    if (static_cast<std::size_t>(side) < open.seating.sides()) tell_progress(progress, open, side);
  out["progress"] = std::move(progress);
  if (!seat) return;
  const View<Touche> view = truth.seen_by(*seat);
  out["completes"] = completed(open, *seat, view.own);
  out["dead"] = dead_cards(open, view.own);
}

// ---- Der Isses! has nothing that the board does not show.

void tell_insight(json::object&, const Truth<DerIsses>&, std::optional<Seat>) {}

}  // namespace

std::expected<json::object, Fault> board_json(std::string_view game, Given options,
                                              std::string_view line, std::string_view seat) {
  return look(game, options, line, seat, [](json::object& out, const auto& truth, auto who) {
    if (who)
      write_json(out, truth.seen_by(*who));
    else
      write_json(out, truth.open());
  });
}

std::expected<json::object, Fault> insight_json(std::string_view game, Given options,
                                                std::string_view line, std::string_view seat) {
  return look(game, options, line, seat, [](json::object& out, const auto& truth, auto who) {
    tell_insight(out, truth, who);
  });
}

}  // namespace troika
