#pragma once

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/games/narrator.h"
#include "core/match.h"
#include "table/first_game.h"

namespace troika::cli {

// The narrator of a game that has words of its own: lines and notation are read once, here, and the
// game speaks of types. A truth that was read from a line knows as much as the line tells.
template <Game G>
class NarratorOf : public Narrator {
 public:
  // With options that the game has accepted.
  explicit NarratorOf(const std::vector<Option>& options) {
    for (const Option& option : options) {
      [[maybe_unused]] const Reason* refused = options_.set(option.key, option.value);
      assert(refused == nullptr);
    }
    [[maybe_unused]] const Reason* refused = options_.finish();
    assert(refused == nullptr);
    setup_ = first_setup<G>(options_);
  }

  std::string draw(const Screen& screen, std::string_view line, const Names& names) const final {
    const auto placed = read(line);
    return placed ? picture(screen, placed->truth, names) : Narrator::draw(screen, line, names);
  }
  std::string move(Language language, const MoveMade& made) const final {
    std::string words = with_step(made, [&](const Step& step) { return in_words(language, step); });
    if (!words.empty()) return words;
    if (const auto decided = decision(made.move)) words = decision_in_words(language, *decided);
    return words.empty() ? Narrator::move(language, made) : words;
  }
  std::string follows(Language language, const MoveMade& made, const Company& at) const final {
    return with_step(made, [&](const Step& step) { return aftermath(language, step, at); });
  }
  std::string chance(Language language, const ChanceMade& made, const Company& at) const final {
    const auto before = read(made.before), after = read(made.after);
    Chances chances{{}, before ? &before->truth : nullptr, after ? &after->truth : nullptr};
    for (const auto& text : made.moves) {
      std::optional<Move> seen;
      if (text) seen = decision(*text);
      if (text && !seen) seen = parse(after, *text);
      chances.moves.push_back(seen);
    }
    return chances_in_words(language, chances, at);
  }
  std::vector<MoveGroup> groups(Language language, std::string_view line,
                                const std::vector<std::string>& moves) const final {
    const auto placed = read(line);
    std::vector<MoveGroup> groups;
    for (const std::string& text : moves) {
      const auto move = parse(placed, text);
      MoveGroup own = move ? group_of(language, placed->truth, *move) : decisions(language);
      auto found = std::ranges::find(groups, own.label, &MoveGroup::label);
      if (found == groups.end()) found = groups.insert(groups.end(), std::move(own));
      found->moves.push_back(text);
    }
    return groups;
  }
  std::string secret_question(Language language, std::string_view line) const final {
    const auto placed = read(line);
    return placed ? question_for_secret(language, placed->truth) : std::string{};
  }

 protected:
  using Move = typename G::Move;
  // A move of a game, as it was told, and the positions around it.
  struct Step {
    const Truth<G>& before;
    Move move;
    const Truth<G>& after;
    std::string_view shown;
  };
  // What chance did; nothing for a move that nobody saw. The positions may be missing.
  struct Chances {
    std::vector<std::optional<Move>> moves;
    const Truth<G>* before;
    const Truth<G>* after;
  };

  virtual std::string picture(const Screen& screen, const Truth<G>& truth,
                              const Names& names) const = 0;
  virtual std::string in_words(Language language, const Step& step) const = 0;
  virtual std::string aftermath(Language, const Step&, const Company&) const { return {}; }
  virtual std::string chances_in_words(Language, const Chances&, const Company&) const {
    return {};
  }
  // The group of a move, without moves.
  virtual MoveGroup group_of(Language language, const Truth<G>& truth, Move move) const = 0;
  virtual std::string question_for_secret(Language, const Truth<G>&) const { return {}; }

  // What is decided around the games of a match, by lot or by a player.
  virtual std::optional<Move> decision(std::string_view text) const {
    const auto move = typename G::Series(options_).parse(text);
    return move ? std::optional(*move) : std::nullopt;
  }
  virtual std::string decision_in_words(Language, Move) const { return {}; }
  virtual MoveGroup decisions(Language) const { return {}; }

  const typename G::Options& options() const { return options_; }

 private:
  std::optional<Placed<G>> read(std::string_view line) const {
    auto placed = G::read_position(line, &setup_);
    return placed ? std::optional(std::move(*placed)) : std::nullopt;
  }
  static std::optional<Move> parse(const std::optional<Placed<G>>& placed, std::string_view text) {
    if (!placed) return std::nullopt;
    const auto move = G::parse(placed->truth.open(), text);
    return move ? std::optional(*move) : std::nullopt;
  }
  template <class Tell>
  std::string with_step(const MoveMade& made, Tell tell) const {
    const auto before = read(made.before), after = read(made.after);
    const auto move = parse(before, made.move);
    return move && after ? tell(Step{before->truth, *move, after->truth, made.shown})
                         : std::string{};
  }

  typename G::Options options_;
  typename G::Setup setup_;
};

}  // namespace troika::cli
