#include "cli/commands/command_line.h"

#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <iostream>

#include "cli/commands/commands.h"
#include "cli/commands/help.h"
#include "cli/commands/manual.h"
#include "cli/contest/commands.h"
#include "cli/games/terminal_game.h"
#include "cli/play/play.h"
#include "cli/service/commands.h"

namespace troika::cli {
namespace {

constexpr std::string_view version = "troika " TROIKA_VERSION;
constexpr int bad_input = 2;
constexpr int failure = 1;

constexpr Text bad_language{"bad-language", "--lang: choose {2}, not «{1}»"};
constexpr Text no_output{"no-output", "cannot write to standard output"};

// "de" of "de_AT.UTF-8".
std::string_view before_country(std::string_view locale) {
  return locale.substr(0, locale.find_first_of("_.@"));
}

Language language_of_system() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return languages().find(before_country(value)).value_or(Language());
  return {};
}

// "en, ru or de".
std::string choice_of_languages(Language language) {
  std::vector<std::string> codes;
  for (const LanguageFacts& one : language_list) codes.emplace_back(one.code);
  return enumerated(language, codes, or_word);
}

// The language must be known before CLI11 reads the arguments: it is the language of the help.
Language language_asked_for(int count, char** arguments) {
  Language language = language_of_system();
  for (int i = 1; i < count; ++i) {
    const std::string_view argument = arguments[i];
    std::string_view value;
    if (argument.starts_with("--lang="))
      value = argument.substr(7);
    else if (argument == "--lang" && i + 1 < count)
      value = arguments[i + 1];
    language = languages().find(value).value_or(language);
  }
  return language;
}

// The commands and their arguments. `run` does what was asked for.
class CommandLine {
 public:
  explicit CommandLine(Language language)
      : language_(language),
        context_{language, screen_of(STDOUT_FILENO, language)},
        app_(fill(language, help::program, {all_titles(language)}), "troika"),
        games_(choice_of_games(language)) {
    app_.formatter(help_formatter(language));
    app_.footer(fill(language, help::footer, {games_}));
    app_.set_help_flag("-h,--help", text(help::help_flag));
    app_.set_version_flag("--version", std::string(version), text(help::version_flag));
    std::string codes;
    for (const LanguageFacts& one : language_list)
      codes.append(codes.empty() ? "" : "|").append(one.code);
    app_.add_option("--lang", lang_, fill(language, help::lang, {choice_of_languages(language)}))
        ->option_text(codes);
    for (CLI::Option* option : app_.get_options()) option->group(text(help::options));
    app_.require_subcommand(1, 1);
    add_questions();
    add_matches();
    add_server();
    add("manual", help::manual, [this] { std::cout << manual_page(language_, app_, version); });
    add("completion", help::completion, [this] { std::cout << bash_completion(app_); });
  }

  CLI::App& app() { return app_; }
  void run() {
    if (!lang_.empty() && !languages().find(lang_))
      throw Refused(fill(language_, bad_language, {lang_, choice_of_languages(language_)}));
    command_();
  }

 private:
  std::string text(const Text& text) const { return std::string(text.in(language_)); }
  static std::string all_titles(Language language) {
    std::vector<std::string> titles;
    for (const std::string_view game : game_names) titles.push_back(title_of(language, game));
    return enumerated(language, titles);
  }

  template <class Do>
  CLI::App* add(const char* name, const Text& description, Do what) {
    CLI::App* command = app_.add_subcommand(name, text(description));
    command->fallthrough()->group(text(help::commands));
    command->footer("");
    command->get_help_ptr()->group(text(help::options));
    command->callback([this, what] { command_ = what; });
    return command;
  }
  CLI::Option* argument(CLI::App* command, const char* name, std::string& value,
                        const std::string& description) {
    return command->add_option(name, value, description)->option_text(" ");
  }
  CLI::Option* argument(CLI::App* command, const char* name, std::string& value,
                        const Text& description) {
    return argument(command, name, value, text(description));
  }
  CLI::Option* game_argument(CLI::App* command, std::string& value) {
    return argument(command, "GAME", value, games_);
  }
  // An own board for a question about a position, if there is a game with such boards.
  void board_option(CLI::App* command, std::string& value) {
    for (const FlagHelp& flag : flags_)
      if (flag.flag.key == board_key)
        command->add_option(std::string(flag.flag.names), value, flag.help)
            ->option_text(std::string(flag.flag.value))
            ->group(text(help::options));
  }
  CLI::Option* option(CLI::App* command, const char* name, std::string& value,
                      const char* value_name, const Text& description,
                      const Text& group = help::options) {
    return command->add_option(name, value, text(description))
        ->option_text(value_name)
        ->group(text(group));
  }
  void flag(CLI::App* command, const char* name, bool& value, const Text& description,
            const Text& group = help::options) {
    command->add_flag(name, value, text(description))->group(text(group));
  }

  void add_questions() {
    const auto about_position = [this](CLI::App* command) {
      game_argument(command, question_.game)->required();
      argument(command, "POSITION", question_.position, help::position)->required();
      board_option(command, question_.board_file);
      return command;
    };
    about_position(add("legal", help::legal, [this] { legal(context_, question_); }));
    about_position(add("apply", help::apply, [this] { apply(context_, question_, moves_); }))
        ->add_option("MOVE", moves_, text(help::moves))
        ->option_text(" ")
        ->required();
    CLI::App* command =
        add("batch", help::batch, [this] { batch(context_, question_.board_file); });
    board_option(command, question_.board_file);
    command = about_position(
        add("perft", help::perft, [this] { perft(context_, question_, depth_, divide_); }));
    argument(command, "DEPTH", depth_, help::depth)->required();
    flag(command, "--divide", divide_, help::divide);
    about_position(add("show", help::show, [this] { show(context_, question_); }));
    command = add("rules", help::rules, [this] { rules(context_, question_.game, short_); });
    game_argument(command, question_.game)->required();
    flag(command, "--short", short_, help::rules_short);
  }

  void add_matches() {
    CLI::App* command =
        add("random", help::random, [this] { random_match(context_, play_.match); });
    game_argument(command, play_.match.game)->required();
    add_match_flags(command);

    command = add("replay", help::replay, [this] { replay_record(context_, replay_); });
    argument(command, "FILE", replay_.file, help::record_file)->required();
    flag(command, "--show", replay_.show, help::replay_show);
    flag(command, "--positions", replay_.positions, help::positions);

    command = add("verify", help::verify, [this] { verify_record(context_, replay_.file); });
    argument(command, "FILE", replay_.file, help::record_file)->required();

    command = add("play", help::play, [this] { play(context_, play_); });
    argument(command, "GAME", play_.match.game, fill(language_, help::play_game, {games_}));
    option(command, "--seats", play_.seats, "LIST", help::seats);
    option(command, "--level", play_.level, "N", help::level);
    option(command, "--save", play_.save, "FILE", help::save);
    option(command, "--resume", play_.resume, "FILE", help::resume);
    add_match_flags(command);

    command = add("duel", help::duel, [this] {
      duel_.match = play_.match;
      duel(context_, duel_);
    });
    game_argument(command, play_.match.game)->required();
    command->add_option("BOT", duel_.bots, text(help::duel_bots))->option_text(" ")->required();
    option(command, "--deals", duel_.deals, "N", help::deals);
    option(command, "--jobs", duel_.jobs, "N", help::jobs);
    option(command, "--sprt", duel_.sprt, "ELO,ELO", help::sprt);
    option(command, "--json", duel_.json, "FILE", help::json_file);
    option(command, "--records", duel_.records, "FOLDER", help::records_folder);
    add_match_flags(command);

    command = add("tournament", help::tournament, [this] {
      tournament_.match = play_.match;
      play_tournament(context_, tournament_);
    });
    game_argument(command, play_.match.game)->required();
    command->add_option("BOT", tournament_.bots, text(help::tournament_bots))
        ->option_text(" ")
        ->required();
    option(command, "--format", tournament_.format, "FORMAT", help::tournament_format);
    option(command, "--rounds", tournament_.rounds, "N", help::tournament_rounds);
    option(command, "--deals", tournament_.deals, "N", help::tournament_deals);
    option(command, "--jobs", tournament_.jobs, "N", help::jobs);
    option(command, "--file", tournament_.file, "FILE", help::tournament_file);
    option(command, "--json", tournament_.json, "FILE", help::json_file);
    option(command, "--records", tournament_.records, "FOLDER", help::records_folder);
    add_match_flags(command);

    command = add("analyse", help::analyse, [this] { analyse(context_, analyse_); });
    game_argument(command, analyse_.game)->required();
    option(command, "--position", analyse_.position, "LINE", help::position);
    option(command, "--record", analyse_.record, "FILE", help::record_file);
    option(command, "--seat", analyse_.seat, "SEAT", help::analyse_seat);
    option(command, "--move", analyse_.move, "N", help::analyse_move);
    option(command, "--bot", analyse_.bot, "BOT", help::engine_bot);
    board_option(command, analyse_.board_file);
    option(command, "--seed", analyse_.seed, "N", help::seed);
    flag(command, "--json", analyse_.json, help::analyse_json);

    command = add("engine", help::engine, [this] { engine(context_, bot_); });
    option(command, "--bot", bot_, "BOT", help::engine_bot);

    command = add("bench", help::bench, [this] { bench(context_, question_.game, seconds_); });
    game_argument(command, question_.game);
    option(command, "--seconds", seconds_, "N", help::seconds);
  }

  void add_server() {
    CLI::App* command = add("serve", help::serve, [this] { serve(context_, serve_); });
    option(command, "--port", serve_.port, "N", help::port);
    option(command, "--address", serve_.address, "IP", help::address);
    option(command, "--db", serve_.site, "SITE", help::site);
    option(command, "--web", serve_.web, "FOLDER", help::web);
    option(command, "--thinkers", serve_.thinkers, "N", help::thinkers);
    flag(command, "--trust-proxy", serve_.trust_proxy, help::trust_proxy);
    flag(command, "--quiet", serve_.quiet, help::quiet);

    command = add("backup", help::backup, [this] { back_up(context_, serve_.site, backup_); });
    argument(command, "FILE", backup_, help::copy_file)->required();
    option(command, "--db", serve_.site, "SITE", help::site);

    command = add("load", help::load, [this] { load(context_, load_); });
    option(command, "--url", load_.url, "URL", help::url);
    option(command, "--tables", load_.tables, "N", help::load_tables);
    option(command, "--seconds", load_.seconds, "N", help::load_seconds);
    option(command, "--think", load_.think, "MS", help::think);
    option(command, "--game", load_.game, "GAME", help::load_game);
    flag(command, "--idle", load_.idle, help::idle);
  }

  void add_match_flags(CLI::App* command) {
    MatchFlags& match = play_.match;
    const Text& group = help::match_options;
    option(command, "--seed", match.seed, "N", help::seed);
    for (const FlagHelp& flag : flags_) {
      const std::string names(flag.flag.names);
      std::string& value = match.values[flag.flag.key];
      if (flag.flag.kind == Flag::Kind::toggle)
        command->add_flag_callback(names, [&value] { value = "1"; }, flag.help)->group(text(group));
      else
        command->add_option(names, value, flag.help)
            ->option_text(std::string(flag.flag.value))
            ->group(text(group));
    }
    command->add_option("--option", match.others, text(help::option))
        ->option_text("KEY=VALUE")
        ->group(text(group))
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  }

  Language language_;
  Context context_;
  CLI::App app_;
  std::string games_;  // "der-isses, talat or touche"
  std::vector<FlagHelp> flags_ = all_flags(language_);
  std::string lang_;
  PositionQuestion question_;
  std::vector<std::string> moves_;
  std::string depth_;
  bool divide_ = false;
  bool short_ = false;
  ReplayFlags replay_;
  PlayFlags play_;
  DuelFlags duel_;
  TournamentFlags tournament_;
  AnalyseFlags analyse_;
  std::string bot_ = "8";
  std::string seconds_ = "2";
  ServeFlags serve_;
  std::string backup_;
  LoadFlags load_;
  std::function<void()> command_;
};

// Always one line, whatever an argument contains.
int complain(std::string line, int code) {
  for (char& c : line)
    if ((c >= 0 && c < ' ') || c == '\x7f') c = '?';
  std::cout << std::flush;
  std::cerr << "troika: " << line << '\n';
  return code;
}

// CLI11 leaves two empty lines between some groups.
std::string without_gaps(std::string help) {
  for (std::size_t at; (at = help.find("\n\n\n")) != std::string::npos;) help.erase(at, 1);
  while (help.ends_with("\n\n")) help.pop_back();
  return help;
}

}  // namespace

int run(int count, char** arguments) {
  const Language language = language_asked_for(count, arguments);
  CommandLine command_line(language);
  try {
    command_line.app().parse(count, arguments);
  } catch (const CLI::CallForVersion&) {
    std::cout << version << '\n';
    return 0;
  } catch (const CLI::CallForHelp&) {
    std::cout << without_gaps(command_line.app().help());
    return 0;
  } catch (const CLI::ParseError& error) {
    return complain(in_words(language, error, command_line.app()), bad_input);
  }
  try {
    command_line.run();
  } catch (const Failed& failed) {
    return complain(failed.what(), failure);
  } catch (const Refused& refused) {
    return complain(refused.what(), bad_input);
  }
  std::cout << std::flush;
  if (!std::cout) return complain(std::string(no_output.in(language)), failure);
  return 0;
}

}  // namespace troika::cli
