#pragma once

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/terminal/text.h"

namespace troika::cli {

// Help as CLI11 prints it, in the language of the user, with columns that fit letters of any
// script.
std::shared_ptr<CLI::Formatter> help_formatter(Language language);

// What was wrong with the command line, as one sentence.
std::string in_words(Language language, const CLI::ParseError& error, const CLI::App& app);

namespace help {
inline constexpr Text program{"help-program", "Troika: {1} at the command line."};
inline constexpr Text footer{"help-footer", "GAME is {1}. «troika COMMAND --help» tells more."};
inline constexpr Text help_flag{"help-help-flag", "Print this help"};
inline constexpr Text version_flag{"help-version-flag", "Print the version"};
inline constexpr Text lang{"help-lang", "Language, {1} (otherwise as the system is set)"};
inline constexpr Text options_word{"options-word", "OPTIONS"};
inline constexpr Text command_word{"command-word", "COMMAND"};
inline constexpr Text commands{"help-commands", "Commands"};
inline constexpr Text options{"help-options", "Options"};
inline constexpr Text match_options{"help-match-options", "Settings of the match"};

inline constexpr Text position{"help-position", "The position as one line"};
inline constexpr Text moves{"help-moves", "Moves in the notation of the game"};
inline constexpr Text depth{"help-depth", "How many moves deep"};

inline constexpr Text legal{"help-legal", "List the legal moves of a position, one per line"};
inline constexpr Text apply{"help-apply", "Make moves and print the position after them"};
inline constexpr Text batch{
    "help-batch",
    "Answer many questions: lines «legal TAB GAME TAB POSITION» or «apply TAB GAME TAB POSITION "
    "TAB "
    "MOVE» on standard input, one line of answer each"};
inline constexpr Text perft{"help-perft", "Count the sequences of moves of some length"};
inline constexpr Text divide{"help-divide", "Also the count for each first move"};
inline constexpr Text random{"help-random", "Play a random match and print its record"};
inline constexpr Text replay{"help-replay", "Check every line of a record and print the result"};
inline constexpr Text record_file{"help-record-file", "The record; - is standard input"};
inline constexpr Text replay_show{"help-replay-show", "Draw the last position"};
inline constexpr Text positions{"help-positions", "Print the position after every event"};
inline constexpr Text verify{"help-verify", "Check that the deals of a server's record were fair"};
inline constexpr Text show{"help-show", "Draw a position"};
inline constexpr Text rules{"help-rules", "Print the rules of a game"};
inline constexpr Text rules_short{"help-rules-short", "Only the rules in short"};
inline constexpr Text play{"help-play", "Play in the terminal, with others and against bots"};
inline constexpr Text play_game{"help-play-game", "{1}; without it you are asked"};
inline constexpr Text seats{
    "help-seats",
    "Who plays, as human,5,…: a person, a bot of a level from 1 to 8, or just bot (otherwise you "
    "and bots)"};
inline constexpr Text level{"help-level", "How strong bots are, 1 to 8 (3)"};
inline constexpr Text save{"help-save", "Write the record of the match to this file"};
inline constexpr Text resume{"help-resume", "Go on with the match in this record"};
inline constexpr Text duel{"help-duel", "Let bots play against each other and say who is stronger"};
inline constexpr Text duel_bots{
    "help-duel-bots",
    "Two bots, or one for every side: 1 to 8, random, greedy, mcts, or exec:COMMAND for a program "
    "that speaks the engine protocol; with a budget: 8:500ms, mcts:20000n"};
inline constexpr Text deals{"help-deals",
                            "How many deals, each played in every order of seats (20)"};
inline constexpr Text jobs{"help-jobs", "How many matches at a time (1)"};
inline constexpr Text sprt{"help-sprt",
                           "Stop as soon as it is clear which Elo difference is right"};
inline constexpr Text json_file{"help-json-file", "Write the result to a file as JSON"};
inline constexpr Text records_folder{"help-records-folder", "Keep all records in a folder"};
inline constexpr Text tournament{"help-tournament",
                                 "Let bots play a tournament (docs/TOURNAMENTS.md)"};
inline constexpr Text tournament_bots{
    "help-tournament-bots",
    "Two bots or more: 1 to 8, random, greedy, mcts, or exec:COMMAND for a program that speaks the "
    "engine protocol; with a budget: 8:500ms, mcts:20000n"};
inline constexpr Text tournament_format{"help-tournament-format",
                                        "round-robin or swiss (round-robin)"};
inline constexpr Text tournament_rounds{
    "help-tournament-rounds", "How many rounds, in Swiss and at tables of three (as usual)"};
inline constexpr Text tournament_deals{
    "help-tournament-deals",
    "How many deals each table plays, the same at all of them and in every order of seats (10)"};
inline constexpr Text tournament_file{
    "help-tournament-file", "Keep the tournament in this file, and go on with it if it is there"};
inline constexpr Text analyse{
    "help-analyse",
    "Say what the best moves are, how likely each side wins and what can be believed"};
inline constexpr Text analyse_seat{"help-analyse-seat",
                                   "From whose seat (otherwise whoever is to move)"};
inline constexpr Text analyse_move{"help-analyse-move", "Of a record: only this move, in detail"};
inline constexpr Text analyse_json{"help-analyse-json", "Print JSON"};
inline constexpr Text engine{"help-engine",
                             "Play as an engine: commands on standard input (docs/ENGINE.md)"};
inline constexpr Text engine_bot{"help-engine-bot",
                                 "Which bot, perhaps with a budget: 5, 8:500ms, mcts:20000n (8)"};
inline constexpr Text bench{"help-bench",
                            "Measure random games and print the signature of the rules"};
inline constexpr Text seconds{"help-seconds", "How long each set-up is measured (2)"};
inline constexpr Text serve{"help-serve", "Run a server for people in browsers (docs/HOSTING.md)"};
inline constexpr Text port{"help-port", "8080; 0 is any that is free"};
inline constexpr Text address{"help-address",
                              "127.0.0.1: only this machine; 0.0.0.0: whoever can reach it"};
inline constexpr Text site{"help-site",
                           "Where everything is kept: a file, or postgres://… (otherwise "
                           "$TROIKA_DB or the user's folder)"};
inline constexpr Text web{"help-web", "The folder of the page (otherwise the one that was built)"};
inline constexpr Text thinkers{"help-thinkers",
                               "How many bots think at a time (as many as there are processors)"};
inline constexpr Text trust_proxy{"help-trust-proxy",
                                  "Believe X-Forwarded-… of a proxy in front of the server"};
inline constexpr Text quiet{"help-quiet", "Log only what is wrong"};
inline constexpr Text backup{"help-backup", "Copy a site, also one that is running"};
inline constexpr Text copy_file{"help-copy-file", "The file to write"};
inline constexpr Text load{"help-load",
                           "Play at many tables of a server and measure how fast it saves moves"};
inline constexpr Text url{"help-url", "The server (http://127.0.0.1:8080)"};
inline constexpr Text load_tables{"help-load-tables", "How many tables (100)"};
inline constexpr Text load_seconds{"help-load-seconds", "How long (10)"};
inline constexpr Text think{"help-think",
                            "How long people think about a move, in milliseconds (100)"};
inline constexpr Text load_game{"help-load-game", "Which game, or all (all)"};
inline constexpr Text idle{"help-idle", "Only open tables and look at them"};
inline constexpr Text manual{"help-manual", "Print the manual page: troika manual | man -l -"};
inline constexpr Text completion{
    "help-completion", "Print what completes commands in bash: source <(troika completion)"};
inline constexpr Text seed{"help-seed", "A number that fixes chance"};
inline constexpr Text option{"help-option", "Any setting by its name in records, as KEY=VALUE"};
}  // namespace help

}  // namespace troika::cli
