#include "table/entry.h"

#include <algorithm>

namespace troika {

const GameEntry* find_game(std::string_view name) {
  const auto games = all_games();
  const auto found = std::ranges::find(games, name, &GameEntry::name);
  return found != games.end() ? *found : nullptr;
}

namespace {

const std::vector<std::string_view>& names() {
  static const auto all = [] {
    std::vector<std::string_view> list;
    for (const GameEntry* game : all_games()) list.push_back(game->name);
    return list;
  }();
  return all;
}

}  // namespace

const std::string_view* GameNames::begin() const { return names().data(); }
const std::string_view* GameNames::end() const { return names().data() + names().size(); }

std::expected<std::unique_ptr<Table>, Fault> make_table(std::string_view game,
                                                        const std::vector<Option>& options) {
  const GameEntry* const entry = find_game(game);
  if (entry == nullptr) return fault(rulebook_reasons::no_such_game);
  return entry->table(options);
}

std::expected<std::unique_ptr<Table>, RecordFault> read_table(std::string_view record) {
  const auto text = read_record(record);
  if (!text) return std::unexpected(text.error());
  const GameEntry* const entry = find_game(text->game);
  if (entry == nullptr)
    return std::unexpected(RecordFault{{&record_reasons::other_game, {}, 5}, 1});
  return entry->read_table(*text);
}

std::expected<std::unique_ptr<Rulebook>, Fault> make_rulebook(std::string_view game,
                                                              const std::vector<Option>& options) {
  const GameEntry* const entry = find_game(game);
  if (entry == nullptr) return fault(rulebook_reasons::no_such_game);
  return entry->rulebook(options);
}

std::expected<std::unique_ptr<Witness>, Fault> make_witness(std::string_view game,
                                                            const std::vector<Option>& options) {
  const GameEntry* const entry = find_game(game);
  if (entry == nullptr) return fault(rulebook_reasons::no_such_game);
  return entry->witness(options);
}

std::unique_ptr<Situation> decision_situation(std::string_view game,
                                              std::span<const std::string> decisions) {
  const GameEntry* const entry = find_game(game);
  return entry != nullptr ? entry->decision(decisions) : nullptr;
}

std::expected<std::unique_ptr<Mind>, Fault> make_mind(std::string_view game, std::string_view bot) {
  const GameEntry* const entry = find_game(game);
  if (entry == nullptr) return fault(rulebook_reasons::no_such_game);
  return entry->mind(bot);
}

std::vector<BenchSetup> bench_setups() {
  std::vector<BenchSetup> all;
  for (const GameEntry* game : all_games())
    all.insert(all.end(), game->benches.begin(), game->benches.end());
  return all;
}

}  // namespace troika
