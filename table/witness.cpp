#include "table/witness.h"

#include <algorithm>
#include <utility>

#include "table/first_game.h"
#include "table/games.h"
#include "table/situation.h"

namespace troika {
namespace {

namespace why = witness_reasons;

template <Game G>
class WitnessOf final : public Witness {
 public:
  explicit WitnessOf(const typename G::Options& options) : setup_(first_setup<G>(options)) {}

  std::string_view game() const override { return G::name; }

  std::expected<void, Fault> game_begins(std::string_view seat) override {
    for (std::size_t i = 0; i < G::seats; ++i) {
      if (G::seat_name(seat_at(i)) != seat) continue;
      seat_ = seat_at(i);
      view_.reset();
      history_.clear();
      told_ = {};
      return {};
    }
    return fault(why::seat);
  }

  std::expected<void, Fault> happened(std::string_view actor, std::string_view move) override {
    if (!view_) return fault(why::no_position);
    const auto& open = view_->open;
    std::optional<Seat> who;
    for (std::size_t i = 0; i < G::seat_count(open); ++i)
      if (G::seat_name(seat_at(i)) == actor) who = seat_at(i);
    if (!who && actor != ".") return fault(why::seat);
    told_ = {};
    // Told of two events without the position between them, nobody can say from where the second
    // was made: what was seen before is of no use any more.
    if (!std::exchange(is_in_step_, false)) history_.clear();
    if (move.empty()) return {};
    const auto parsed = G::parse(open, move);
    if (!parsed) return std::unexpected(parsed.error());
    history_.push_back({open, who, *parsed});
    return {};
  }

  std::expected<void, Fault> shown(std::string_view cards) override {
    told_ = std::string(cards);
    return {};
  }

  std::expected<void, Fault> position(std::string_view line) override {
    if (!seat_) return fault(why::no_game);
    auto placed = G::read_position(line, &setup_);
    if (!placed) return std::unexpected(placed.error());
    if (troika::index(*seat_) >= G::seat_count(placed->truth.open())) return fault(why::seat);
    // Whoever is to move must know what is their own.
    if (G::turn(placed->truth.open()).has(*seat_))
      if (const Reason* reason = G::hidden(placed->truth)) return fault(*reason);
    // What was seen in another game tells nothing about this one.
    if (placed->setup != setup_) {
      history_.clear();
      view_.reset();
    }
    setup_ = placed->setup;
    View<G> view = placed->truth.seen_by(*seat_);
    if constexpr (requires(Witnessed<G> last) { G::shown(last.move, view.open); }) {
      if (view_ && !history_.empty() &&
          !G::remember_shown(view_->open, history_.back().move, told_, view.open))
        return fault(why::bad_shown);
    }
    view_.emplace(std::move(view));
    is_in_step_ = true;
    return {};
  }

  std::vector<std::string> legal() const override {
    std::vector<std::string> texts;
    if (!in_turn()) return texts;
    MoveList<G> list;
    G::legal(view_->open, *seat_, view_->own, list);
    for (const auto move : list) texts.push_back(G::format(view_->open, move));
    std::ranges::sort(texts);
    return texts;
  }

  std::unique_ptr<Situation> situation() const override {
    if (!in_turn()) return nullptr;
    auto situation = std::make_unique<SituationOf<G>>();
    situation->seen.emplace(Seen<G>{setup_, *view_, history_});
    return situation;
  }

 private:
  bool in_turn() const { return view_ && G::turn(view_->open).has(*seat_); }

  typename G::Setup setup_;
  std::optional<Seat> seat_;
  std::optional<View<G>> view_;
  std::vector<Witnessed<G>> history_;
  std::string told_;         // shown by the last event
  bool is_in_step_ = false;  // was told the position after the last event
};

}  // namespace

std::expected<std::unique_ptr<Witness>, Fault> make_witness(std::string_view game,
                                                            const std::vector<Option>& options) {
  return with_options<std::unique_ptr<Witness>>(game, options, [](auto rules, const auto& set) {
    return std::make_unique<WitnessOf<decltype(rules)>>(set);
  });
}

std::unique_ptr<Situation> decision_situation(std::string_view game,
                                              std::span<const std::string> decisions) {
  using Answer = std::unique_ptr<Situation>;
  return with_game<Answer>(
      game,
      [&](auto rules) -> Answer {
        auto situation = std::make_unique<SituationOf<decltype(rules)>>();
        situation->decisions.assign(decisions.begin(), decisions.end());
        return situation;
      },
      []() -> Answer { return nullptr; });
}

}  // namespace troika
