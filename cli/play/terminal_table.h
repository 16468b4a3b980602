#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/chronicle.h"
#include "cli/terminal/context.h"
#include "cli/terminal/prompt.h"
#include "core/rng.h"
#include "table/table.h"

namespace troika::cli {

// Who sits where: a bot of this level, or a person.
using Sitting = std::vector<std::optional<int>>;

// One match at one terminal, with people who share it and bots.
class TerminalTable {
 public:
  TerminalTable(const Context& context, std::unique_ptr<Table> table, Sitting sitting,
                std::uint64_t seed, std::string save_file);

  TerminalTable(const TerminalTable&) = delete;  // its chronicle looks at its table
  TerminalTable& operator=(const TerminalTable&) = delete;

  // Until the match is over, or nobody wants to go on.
  void run();

 private:
  enum class Answer { played, again, quit };

  std::string bot_name(std::size_t p) const;
  void introduce();
  void let_chance_act();
  void bot_turn(Player player);
  bool human_turn(Player player);  // false: quit
  bool pass_device(Player player);
  void show_table(Player player);
  Answer answer(Player player, std::string_view typed);
  std::string meant_move(Player player, std::string_view typed) const;
  Answer make_move(Player player, std::string_view move);
  void list_moves(Player player, bool all);
  void save(const std::string& file);
  void finish();

  bool is_human(Player player) const { return !sitting_[static_cast<std::size_t>(player)]; }
  Player first_human() const;
  std::vector<std::string> seat_names() const;
  std::size_t humans() const;
  bool has_secrets() const { return has_secrets_; }
  bool must_hide(Player player) const { return humans() > 1 && has_secrets() && holder_ != player; }

  const Context& context_;
  Language language_;
  std::unique_ptr<Table> table_;
  bool has_secrets_;
  Sitting sitting_;
  std::vector<std::unique_ptr<Mind>> minds_;  // by player; null for people
  Rng rng_;
  std::string save_file_;
  std::vector<std::string> names_;  // by player
  Prompt prompt_;
  std::unique_ptr<Narrator> narrator_;
  std::optional<Chronicle> chronicle_;
  std::vector<std::size_t> told_;  // how much of the chronicle each player knows
  std::size_t told_publicly_ = 0;  // and everyone
  std::optional<Player> holder_;   // who holds the device
  bool first_screen_ = true;
};

}  // namespace troika::cli
