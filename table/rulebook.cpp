#include "table/rulebook.h"

#include <algorithm>

#include "core/match.h"
#include "core/perft.h"
#include "core/playout.h"
#include "core/record.h"
#include "table/first_game.h"
#include "table/games.h"

namespace troika {
namespace {

namespace why = rulebook_reasons;

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
  std::expected<Placed<G>, Fault> read_complete(std::string_view position) {
    if (position.find('?') != std::string_view::npos) return fault(why::hidden_parts);
    return read(position);
  }

  static std::expected<void, Fault> play(Truth<G>& truth, std::string_view text) {
    const Turn turn = G::turn(truth.open());
    if (turn.is_over()) return fault(why::finished);
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

}  // namespace

std::expected<std::unique_ptr<Rulebook>, Fault> make_rulebook(std::string_view game,
                                                              const std::vector<Option>& options) {
  return with_options<std::unique_ptr<Rulebook>>(game, options, [](auto rules, const auto& set) {
    return std::make_unique<RulebookOf<decltype(rules)>>(set);
  });
}

}  // namespace troika
