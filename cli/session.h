#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/prompt.h"
#include "core/rng.h"
#include "table/table.h"

namespace troika::cli {

// One match at one terminal, with people who share it and bots.
class Session {
 public:
  Session(const Context& context, std::unique_ptr<Table> table, std::vector<bool> is_human,
          std::uint64_t seed, std::string save_file);

  // Until the match is over, or nobody wants to go on.
  void run();

 private:
  // Something that happened, to be told to each player before the next turn.
  struct Story {
    std::optional<Seq> event;   // a player's move; of a secret one not all is told to everyone
    std::string before, after;  // what all could see around it
    std::string news;           // what everyone is told besides, lines
  };
  enum class Answer { played, again, quit };

  void introduce();
  void let_chance_act();
  void bot_turn(Player player);
  bool human_turn(Player player);  // false: quit
  bool pass_device(Player player);
  void show_table(Player player);
  Answer answer(Player player, std::string_view typed);
  std::string meant_move(Player player, std::string_view typed) const;
  Answer make_move(Player player, std::string_view move);
  void list_moves(Player player, bool with_joker);
  void save(const std::string& file);
  void finish();

  void after_event(Seq event, std::string before);
  std::string dealer_name() const;
  std::string round_in_words() const;  // Der Isses!: how the last round ended
  std::string story_for(Viewer viewer, const Story& story) const;
  void tell(Viewer viewer, std::size_t& told);
  std::string board_json() const;
  std::vector<std::string> seat_names() const;
  std::string name_at(std::string_view seat) const;
  std::size_t humans() const;
  bool has_secrets() const { return table_->game() != "talat"; }
  bool must_hide(Player player) const { return humans() > 1 && has_secrets() && holder_ != player; }

  const Context& context_;
  Language language_;
  std::unique_ptr<Table> table_;
  std::vector<bool> is_human_;
  Rng rng_;
  std::string save_file_;
  std::vector<std::string> names_;  // by player
  Prompt prompt_;
  std::vector<Story> stories_;
  std::vector<std::size_t> told_;  // how many of them each player knows
  std::size_t told_publicly_ = 0;  // and everyone
  std::optional<Player> holder_;   // who holds the device
  bool first_screen_ = true;
  std::size_t results_seen_;  // finished games that were told of
};

}  // namespace troika::cli
