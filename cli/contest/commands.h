#pragma once

#include <string>
#include <vector>

#include "cli/games/settings.h"
#include "cli/terminal/context.h"

namespace troika::cli {

struct DuelFlags {
  MatchFlags match;
  std::vector<std::string> bots;
  std::string deals = "20";
  std::string jobs = "1";
  std::string sprt;     // two Elo bounds
  std::string json;     // a file for the result
  std::string records;  // a folder for the records
};
void duel(const Context& context, const DuelFlags& flags);

struct TournamentFlags {
  MatchFlags match;
  std::vector<std::string> bots;
  std::string format = "round-robin";
  std::string rounds;  // of a Swiss tournament, or of tables of three
  std::string deals = "10";
  std::string jobs = "1";
  std::string file;     // for the log, to go on with
  std::string json;     // a file for the result
  std::string records;  // a folder for the records
};
void play_tournament(const Context& context, const TournamentFlags& flags);

struct AnalyseFlags {
  std::string game;
  std::string position;
  std::string record;  // a file
  std::string seat;
  std::string move;  // only this one of a record, counted from 1
  std::string bot = "8";
  std::string board_file;
  std::string seed;
  bool json = false;
};
void analyse(const Context& context, const AnalyseFlags& flags);

void engine(const Context& context, const std::string& bot);

void bench(const Context& context, const std::string& game, const std::string& seconds);

}  // namespace troika::cli
