#pragma once

#include <algorithm>

#include "core/match.h"
#include "core/perft.h"
#include "core/playout.h"
#include "core/record.h"
#include "core/view.h"
#include "table/first_game.h"
#include "table/look.h"
#include "table/rulebook.h"

namespace troika {

template <Game G>
class RulebookOf final : public Rulebook {
 public:
  explicit RulebookOf(const typename G::Options& options) : setup_(first_setup<G>(options)) {}

  std::string_view game() const override { return G::name; }

  std::expected<void, Fault> check(std::string_view position) override {
    const auto placed = read(position);
    if (!placed) return std::unexpected(placed.error());
    return {};
  }

  std::expected<void, Fault> legal(std::string_view position, char separator,
                                   std::string& out) override {
    const auto placed = read(position);
    if (!placed) return std::unexpected(placed.error());
    if (const Reason* reason = G::hidden(placed->truth)) return fault(*reason);
    MoveList<G> list;
    placed->truth.moves(list);
    texts_.clear();
    for (const auto move : list) texts_.push_back(G::format(placed->truth.open(), move));
    std::ranges::sort(texts_);
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      if (i > 0) out += separator;
      out += texts_[i];
    }
    return {};
  }

  std::expected<std::string, MoveFault> apply(std::string_view position,
                                              std::span<const std::string_view> moves) override {
    auto placed = read(position);
    if (!placed) return std::unexpected(MoveFault{placed.error(), moves.size()});
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (auto done = play(placed->truth, moves[i]); !done)
        return std::unexpected(MoveFault{done.error(), i});
    return G::write_position(placed->truth);
  }

  std::expected<std::string, Fault> look(std::string_view view, std::string_view seat,
                                         Language language) override {
    return told(view, seat, [&](const auto& seen) {
      JsonText out(4096);
      write_sight<G>(out.open('{'), seen, language);
      if constexpr (std::same_as<decltype(seen), const View<G>&>)
        write_legal<G>(out.key("legal"), seen);
      out.key("turn").value(number_of(view, seat));
      return std::move(out.close('}')).take();
    });
  }
  std::expected<std::string, Fault> board(std::string_view view, std::string_view seat) override {
    return told(view, seat, [](const auto& seen) { return board_json<G>(seen); });
  }
  std::expected<std::string, Fault> insight(std::string_view view, std::string_view seat,
                                            Language language) override {
    return told(view, seat, [&](const auto& seen) { return insight_json<G>(seen, language); });
  }

  std::expected<void, Fault> why_not(std::string_view view, std::string_view seat,
                                     std::string_view text) override {
    const auto who = seat_named<G>(seat);
    if (!who) return fault(no_such_seat);
    const auto seen = read_view<G>(view, *who, setup_);
    if (!seen) return std::unexpected(seen.error());
    setup_ = seen->setup;
    const auto& [open, place, own] = seen->value;
    const auto move = G::parse(open, text);
    if (!move) return std::unexpected(move.error());
    if (const Reason* reason = G::why_not(open, place, own, *move)) return fault(*reason);
    return {};
  }

  std::expected<std::uint64_t, Fault> perft(std::string_view position, int depth) override {
    const auto placed = read_complete(position);
    if (!placed) return std::unexpected(placed.error());
    return troika::perft<G>(placed->truth, depth);
  }

  std::expected<std::vector<Branch>, Fault> divide(
      std::string_view position, int depth, const std::function<void(double)>& progress) override {
    const auto placed = read_complete(position);
    if (!placed) return std::unexpected(placed.error());
    std::vector<Branch> branches;
    if (depth < 1) return branches;
    MoveList<G> list;
    placed->truth.moves(list);
    for (const auto move : list) {
      Truth<G> next = placed->truth;
      G::play(next, move);
      branches.push_back(
          {G::format(placed->truth.open(), move), troika::perft<G>(next, depth - 1)});
      progress(static_cast<double>(branches.size()) / static_cast<double>(list.size()));
    }
    std::ranges::sort(branches, {}, &Branch::move);
    return branches;
  }

  Playouts random_games(std::uint64_t seed, std::uint64_t games) override {
    Playouts total;
    Rng rng(seed);
    for (; total.games < games; ++total.games) {
      Truth<G> truth = G::start(setup_);
      const PlayoutCount count = playout<G>(truth, rng);
      total.moves += count.moves;
      total.choices += count.choices;
      // A difference in play changes the number of choices or the points, and so this number.
      const auto outcome = G::outcome(truth);
      for (std::size_t i = 0; i < G::seats; ++i)
        total.signature =
            total.signature * 1'000'003 + static_cast<std::uint64_t>(outcome.points[seat_at(i)]);
      total.signature = total.signature * 1'000'003 + count.choices;
    }
    return total;
  }

 private:
  // Keeps the setup of the last line: lines of one game share it.
  std::expected<Placed<G>, Fault> read(std::string_view position) {
    auto placed = G::read_position(position, &setup_);
    if (placed) setup_ = placed->setup;
    return placed;
  }
  // What `tell` makes of a view's text: of a view, or for a spectator of what is open.
  template <class Tell>
  std::expected<std::string, Fault> told(std::string_view view, std::string_view seat, Tell tell) {
    const auto answer = [&](const auto& seen) -> std::expected<std::string, Fault> {
      if (!seen) return std::unexpected(seen.error());
      setup_ = seen->setup;
      return tell(seen->value);
    };
    if (seat.empty()) return answer(read_spectators_view<G>(view, setup_));
    const auto who = seat_named<G>(seat);
    if (!who) return fault(no_such_seat);
    return answer(read_view<G>(view, *who, setup_));
  }

  // FNV-1a of what was asked about.
  static std::uint32_t number_of(std::string_view view, std::string_view seat) {
    std::uint32_t number = 2166136261U;
    for (const std::string_view part : {view, seat})
      for (const char c : part) number = (number ^ static_cast<unsigned char>(c)) * 16777619U;
    return number;
  }

  std::expected<Placed<G>, Fault> read_complete(std::string_view position) {
    if (position.find('?') != std::string_view::npos) return fault(rulebook_reasons::hidden_parts);
    return read(position);
  }

  static std::expected<void, Fault> play(Truth<G>& truth, std::string_view text) {
    const Turn turn = G::turn(truth.open());
    if (turn.is_over()) return fault(rulebook_reasons::finished);
    const auto move = G::parse(truth.open(), text);
    if (!move) return std::unexpected(move.error());
    if (turn.is_chance()) {
      MoveList<G> list;
      truth.moves(list);
      if (std::ranges::find(list, *move) == list.end()) return fault(record_reasons::chance_move);
    } else {
      if (const Reason* reason = G::hidden(truth, *move)) return fault(*reason);
      // Several seats may be in turn: the move belongs to one of them.
      const Reason* refused = nullptr;
      for (SeatSet seats = turn.seats(); !seats.empty(); seats.remove(seats.front())) {
        refused = truth.why_not(seats.front(), *move);
        if (refused == nullptr) break;
      }
      if (refused != nullptr) return fault(*refused);
    }
    G::play(truth, *move);
    return {};
  }

  typename G::Setup setup_;
  std::vector<std::string> texts_;
};

}  // namespace troika
