#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "search/bot.h"

namespace troika {

// What one seat has seen of the game being played: told step by step what there was to see, it has
// at any time what a bot thinks about. It owns all of it.
template <Game G>
class Onlooker {
 public:
  // A game begins, or one is looked at from here on: nothing has been seen of it yet.
  void begins(typename G::Setup setup, View<G> view) {
    setup_ = std::move(setup);
    view_.emplace(std::move(view));
    forget_past();
  }
  // Somebody did something (nobody: chance), of which this was to be seen; and this is the view
  // now.
  void saw(std::optional<Seat> actor, std::optional<typename G::Move> glimpse, View<G> now) {
    if (glimpse) {
      history_.push_back({view_->open, actor, *glimpse});
      steps_.push_back(step_);
    }
    ++step_;
    view_.emplace(std::move(now));
  }
  // The view is told once more, without anything having happened.
  void looks(View<G> now) { view_.emplace(std::move(now)); }
  // Some steps were taken back, and this is the view again.
  void back_by(std::size_t steps, View<G> now) {
    step_ -= std::min(steps, step_);
    while (!steps_.empty() && steps_.back() >= step_) {
      steps_.pop_back();
      history_.pop_back();
    }
    view_.emplace(std::move(now));
  }
  void forget_past() {
    history_.clear();
    steps_.clear();
    step_ = 0;
  }

  const std::optional<View<G>>& view() const { return view_; }
  Seen<G> seen() const { return {setup_, *view_, history_}; }

 private:
  typename G::Setup setup_{};
  std::optional<View<G>> view_;
  std::vector<Witnessed<G>> history_;
  std::vector<std::size_t> steps_;  // the number of the step that each of them was
  std::size_t step_ = 0;
};

}  // namespace troika
