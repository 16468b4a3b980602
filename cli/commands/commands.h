#pragma once

#include <string>
#include <vector>

#include "cli/games/settings.h"
#include "cli/terminal/context.h"

namespace troika::cli {

struct PositionQuestion {
  std::string game;
  std::string position;
  std::string board_file;
};
void legal(const Context& context, const PositionQuestion& question);
void apply(const Context& context, const PositionQuestion& question,
           const std::vector<std::string>& moves);
void perft(const Context& context, const PositionQuestion& question, const std::string& depth,
           bool divide);
void show(const Context& context, const PositionQuestion& question);

void batch(const Context& context, const std::string& board_file);

void random_match(const Context& context, const MatchFlags& flags);

struct ReplayFlags {
  std::string file;
  bool show = false;
  bool positions = false;
};
void replay_record(const Context& context, const ReplayFlags& flags);

void verify_record(const Context& context, const std::string& file);

void rules(const Context& context, const std::string& game, bool in_short);

}  // namespace troika::cli
