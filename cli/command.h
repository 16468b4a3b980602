#pragma once

#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"
#include "cli/text.h"
#include "core/options.h"
#include "core/reason.h"
#include "table/rulebook.h"

namespace troika::cli {

// What every command needs to know.
struct Context {
  Language language;
  Screen screen;  // standard output
};

// The input is wrong. `main` prints the one line, and the program ends with code 2.
class Refused : public std::exception {
 public:
  explicit Refused(std::string line) : line_(std::move(line)) {}
  const char* what() const noexcept override { return line_.c_str(); }

 private:
  std::string line_;
};

// The input is right, but what was to be checked does not hold. The program ends with code 1.
class Failed : public Refused {
  using Refused::Refused;
};

// "BOARD, column 5: …"; the column is counted from 1 in the characters of `input`.
std::string in_words(Language language, const Fault& fault, std::string_view input);

void check_game(const Context& context, std::string_view game);
std::string read_file(const Context& context, const std::string& name);  // "-": standard input
void write_file(const Context& context, const std::string& name, std::string_view text);
// A board file of Touché, checked.
std::string read_board_file(const Context& context, std::string_view game, const std::string& name);
std::unique_ptr<Rulebook> open_rulebook(const Context& context, std::string_view game,
                                        const std::string& board_file);
// A whole number as people write it on a command line.
std::uint64_t read_whole_number(const Context& context, std::string_view name,
                                const std::string& text, std::uint64_t low, std::uint64_t high);

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

// The settings of a match as flags; what was not given is empty.
struct MatchFlags {
  std::string game;
  std::string players, games, first, dealer, seating, figures, own_figures, board_file;
  bool different = false;
  bool freeswap = false;
  std::vector<std::string> others;  // KEY=VALUE
  std::string seed;
};
std::vector<Option> options_of(const Context& context, const MatchFlags& flags);
// The seed that was asked for, or one of the system's.
std::uint64_t seed_of(const Context& context, const std::string& given);

void random_match(const Context& context, const MatchFlags& flags);

struct ReplayFlags {
  std::string file;
  bool show = false;
  bool positions = false;
};
void replay_record(const Context& context, const ReplayFlags& flags);

void verify_record(const Context& context, const std::string& file);

struct PlayFlags {
  MatchFlags match;
  std::string seats;   // human,5,…
  std::string level;   // of the bots
  std::string save;    // a file for the record
  std::string resume;  // the record of a match to go on with
};
void play(const Context& context, PlayFlags flags);

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

void rules(const Context& context, const std::string& game, bool in_short);

void engine(const Context& context, const std::string& bot);

void bench(const Context& context, const std::string& game, const std::string& seconds);

struct ServeFlags {
  std::string address = "127.0.0.1";
  std::string port = "8080";
  std::string site;  // a file or postgres://…
  std::string web;   // the folder of the page
  std::string thinkers = "0";
  bool trust_proxy = false;
  bool quiet = false;
};
void serve(const Context& context, const ServeFlags& flags);
// Where the site is kept: as given, as the environment says, or in the user's folder.
std::string site_of(const Context& context, const std::string& given);

void back_up(const Context& context, const std::string& site, const std::string& file);

struct LoadFlags {
  std::string url = "http://127.0.0.1:8080";
  std::string tables = "100";
  std::string seconds = "10";
  std::string think = "100";  // milliseconds
  std::string game = "all";
  bool idle = false;  // tables are only looked at
};
void load(const Context& context, const LoadFlags& flags);

}  // namespace troika::cli
