#pragma once

#include <algorithm>
#include <utility>

#include "core/view.h"
#include "table/first_game.h"
#include "table/situation.h"
#include "table/witness.h"

namespace troika {

template <Game G>
class WitnessOf final : public Witness {
 public:
  explicit WitnessOf(const typename G::Options& options) : setup_(first_setup<G>(options)) {}

  std::string_view game() const override { return G::name; }

  std::expected<void, Fault> game_begins(std::string_view seat) override {
    const auto ours = seat_named<G>(seat);
    if (!ours) return fault(no_such_seat);
    seat_ = ours;
    eyes_ = {};
    news_.reset();
    told_ = {};
    return {};
  }

  std::expected<void, Fault> happened(std::string_view actor, std::string_view move) override {
    if (!eyes_.view()) return fault(witness_reasons::no_position);
    const auto& open = eyes_.view()->open;
    const auto who = seat_named<G>(actor, G::seat_count(open));
    if (!who && actor != ".") return fault(no_such_seat);
    told_ = {};
    // Told of two events without the position between them, nobody can say from where the second
    // was made: what was seen before is of no use any more.
    if (news_) eyes_.forget_past();
    news_ = News{who, std::nullopt};
    if (move.empty()) return {};
    const auto parsed = G::parse(open, move);
    if (!parsed) return std::unexpected(parsed.error());
    news_->move = *parsed;
    return {};
  }

  std::expected<void, Fault> shown(std::string_view cards) override {
    told_ = std::string(cards);
    return {};
  }

  std::expected<void, Fault> position(std::string_view text) override {
    if (!seat_) return fault(witness_reasons::no_game);
    auto read = read_view<G>(text, *seat_, setup_);
    if (!read) return std::unexpected(read.error());
    View<G>& view = read->value;
    const auto news = std::exchange(news_, std::nullopt);
    // What was seen in another game tells nothing about this one.
    const bool goes_on = eyes_.view() && read->setup == setup_;
    setup_ = read->setup;
    if (!goes_on) {
      eyes_.begins(setup_, std::move(view));
      return {};
    }
    const auto& before = eyes_.view()->open;
    if (text.find('\t') == std::string_view::npos) {  // a plain line remembers nothing
      const bool fits = news && news->move
                            ? G::remember_shown(before, *news->move, told_, view.open)
                            : G::remember(view.open, G::memory(before));
      if (!fits) return fault(witness_reasons::bad_shown);
    }
    if (news)
      eyes_.saw(news->actor, news->move, std::move(view));
    else
      eyes_.looks(std::move(view));
    return {};
  }

  std::vector<std::string> legal() const override {
    std::vector<std::string> texts;
    if (!in_turn()) return texts;
    const View<G>& view = *eyes_.view();
    MoveList<G> list;
    G::legal(view.open, view.seat, view.own, list);
    for (const auto move : list) texts.push_back(G::format(view.open, move));
    std::ranges::sort(texts);
    return texts;
  }

  std::unique_ptr<Situation> situation() const override {
    if (!in_turn()) return nullptr;
    auto situation = std::make_unique<SituationOf<G>>();
    situation->seen.emplace(eyes_.seen());
    return situation;
  }

 private:
  // Told, but the position after it is still to come.
  struct News {
    std::optional<Seat> actor;
    std::optional<typename G::Move> move;
  };

  bool in_turn() const { return eyes_.view() && G::turn(eyes_.view()->open).has(*seat_); }

  typename G::Setup setup_;
  std::optional<Seat> seat_;
  Onlooker<G> eyes_;
  std::optional<News> news_;
  std::string told_;  // shown by the last event
};

}  // namespace troika
