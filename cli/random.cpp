#include <iostream>

#include "cli/tables.h"

namespace troika::cli {
namespace {

constexpr Text option_text{"option", "option {1}: {2}"};
constexpr std::size_t shown_value = 40;  // a longer one, such as a board, is not repeated
constexpr Text seed_text{"seed", "seed {1}"};

}  // namespace

std::unique_ptr<Table> open_table(const Context& context, std::string_view game,
                                  const std::vector<Option>& options) {
  auto table = make_table(game, options);
  if (table) return std::move(*table);
  const Fault& fault = table.error();
  const std::string reason = cited(context.language, *fault.reason);
  if (fault.field.empty()) throw Refused(reason);
  std::string which(fault.field);
  for (const Option& option : options)
    if (option.key == fault.field && option.value.size() <= shown_value)
      which = option.key + '=' + option.value;
  throw Refused(fill(context.language, option_text, {which, reason}));
}

std::string random_move(const Table& table, Player player, Rng& rng) {
  const auto moves = table.legal(LocalDoor::player(player));
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

void random_match(const Context& context, const MatchFlags& flags) {
  const std::uint64_t seed = seed_of(context, flags.seed);
  const auto table = open_table(context, flags.game, options_of(context, flags));
  if (flags.seed.empty())
    std::cerr << fill(context.language, seed_text, {std::to_string(seed)}) << '\n';
  Rng rng(seed);
  while (!table->is_over()) {
    table->let_chance_act(rng);
    if (table->is_over()) break;
    const Player player = table->to_act().front();
    const auto played =
        table->play(LocalDoor::player(player), table->seq(), random_move(*table, player, rng));
    // A move that the table has listed is one that it takes.
    if (!played) throw Refused(cited(context.language, *played.error().reason));
  }
  std::cout << table->record();
}

}  // namespace troika::cli
