#include <iostream>

#include "cli/commands/commands.h"
#include "core/rng.h"

namespace troika::cli {
namespace {

constexpr Text seed_text{"seed", "seed {1}"};

// One of the player's legal moves, each equally likely.
std::string random_move(const Table& table, Player player, Rng& rng) {
  const auto moves = table.legal(LocalDoor::player(player));
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace

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
