// troika tournament: bots and engines in a round robin or a Swiss tournament. Every table plays the
// same deals, each in every order of seats, so luck is the same for all. The log of the tournament
// can be kept in a file and gone on with.

#include "tournament/tournament.h"

#include <boost/json/parse.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/contest/commands.h"
#include "cli/contest/contest.h"
#include "cli/contest/estimate.h"
#include "cli/terminal/progress.h"
#include "room/sha256.h"

namespace troika::cli {
namespace {

constexpr Text bad_format{"contest-bad-format", "--format: choose round-robin or swiss"};
constexpr Text other_file{"contest-other-file",
                          "{1}: this is the file of another tournament, or it is damaged"};
constexpr Text round_note{"contest-round-note", "round {1} of {2}"};
constexpr Text cross_title{"contest-cross-title",
                           "Share of the games won by the one on the left, in percent, with half "
                           "of the 95 % interval:"};
constexpr Noun games_played{"contest-games", "game|games"};

using namespace tournament;  // NOLINT(google-build-using-namespace)

// A name as entrants have them.
std::string short_name(const std::string& bot) {
  constexpr std::size_t longest = 40;
  return bot.size() <= longest ? bot : bot.substr(0, longest - 3) + "...";
}

// The first line of a file, which says what is played; the entries of the log follow.
struct Heading {
  std::uint64_t seed;
  std::size_t deals;
  std::vector<std::string> bots;

  std::string text() const {
    JsonText out;
    out.open('{').key("troika").value("tournament").key("seed").value(std::to_string(seed));
    return std::move(out.key("deals").value(deals).key("bots").value(bots).close('}')).take();
  }
};

std::optional<std::uint64_t> seed_in(std::string_view heading) {
  boost::system::error_code error;
  const auto value = boost::json::parse(heading, error);
  const auto* object = error ? nullptr : value.if_object();
  const auto* seed = object != nullptr ? object->if_contains("seed") : nullptr;
  if (seed == nullptr || !seed->is_string()) return std::nullopt;
  std::uint64_t number = 0;
  const auto& text = seed->get_string();
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::vector<std::string> lines_of(const std::string& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (in.eof()) break;  // the last line was cut off: it does not count
    lines.push_back(line);
  }
  return lines;
}

// How the entrants have fared against each other, game by game.
class CrossTable {
 public:
  explicit CrossTable(const State& state) : size_(state.entrants.size()), cells_(size_ * size_) {
    for (const Seated& table : state.tables)
      for (const Sheet& sheet : table.sheets) {
        const auto won = state.ranking->count(sheet)->won;
        for (std::size_t a = 0; a < won.size(); ++a)
          for (std::size_t b = 0; b < won.size(); ++b) {
            if (a == b || (!won[a] && !won[b])) continue;
            cells_[table.entrants[a] * size_ + table.entrants[b]].add(won[a] == won[b] ? 0.5
                                                                      : won[a]         ? 1
                                                                                       : 0);
          }
      }
  }
  const Estimate& at(EntrantNumber a, EntrantNumber b) const { return cells_[a * size_ + b]; }

 private:
  std::size_t size_;
  std::vector<Estimate> cells_;
};

class BotTournament {
 public:
  BotTournament(const Context& context, const TournamentFlags& flags)
      : context_(context), flags_(flags), made_(create()) {
    if (!flags.records.empty()) {
      std::error_code error;
      std::filesystem::create_directories(flags.records, error);
      if (error) throw Refused(flags.records + ": " + error.message());
    }
  }

  void play() {
    Progress progress(context_.language);
    if (state().stage == Stage::open) {
      while (state().entrants.size() < bots_.size())
        act(Join{.name = name_of(state().entrants.size()), .members = members(), .other = true});
      act(Start{});
    }
    while (state().stage == Stage::playing) {
      for (TableNumber table = 0; table < state().tables.size(); ++table)
        if (!state().tables[table].is_done()) play_table(table, progress);
      if (state().made.size() == state().rounds)
        act(End{});
      else
        act(MakeRound{state().made.size() + 1});
    }
  }

  void print() const {
    const Language language = context_.language;
    const auto merits = state().ranking->merits();
    for (const Standing& line : standings(state())) {
      std::cout << line.place << ". " << name_of(line.entrant) << ": ";
      for (std::size_t i = 0; i < merits.size(); ++i)
        std::cout << (i > 0 ? ", " : "") << merits[i].name.in(language) << ' '
                  << amount(merits[i], line.total[i]);
      std::cout << '\n';
    }
    print_cross_table();
    std::uint64_t games = 0;
    for (const Seated& table : state().tables) games += table.sheets.size();
    std::cout << counted(language, games, games_played) << ", seed " << heading_.seed << '\n';
    if (!flags_.json.empty()) write_file(context_, flags_.json, json() + '\n');
  }

 private:
  const State& state() const { return made_.state(); }
  std::string name_of(EntrantNumber who) const { return short_name(flags_.bots[who]); }
  // Bots of a team are all the same.
  std::vector<std::string> members() const {
    if (state().members() == 1) return {};
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= state().members(); ++i) names.push_back(std::to_string(i));
    return names;
  }

  Tournament create() {
    const Language language = context_.language;
    check_game(context_, flags_.match.game);
    contest_.language = language;
    contest_.game = flags_.match.game;
    contest_.options = options_of(context_, flags_.match);
    contest_.deals = read_whole_number(context_, "--deals", flags_.deals, 1, 1000);
    contest_.jobs = read_whole_number(context_, "--jobs", flags_.jobs, 1, 256);
    for (const std::string& text : flags_.bots)
      bots_.push_back(read_bot(language, contest_.game, text));
    const auto ranking = make_ranking(contest_.game, contest_.options);
    if (!ranking) throw Refused(in_words(language, ranking.error(), {}));
    for (std::size_t p = 0; p < (*ranking)->players(); ++p)
      sides_.push_back((*ranking)->side_of(static_cast<Player>(p)));

    const auto lines = flags_.file.empty() ? std::vector<std::string>() : lines_of(flags_.file);
    const auto old_seed = lines.empty() ? std::nullopt : seed_in(lines.front());
    const bool seed_given = !flags_.match.seed.empty();
    contest_.seed = old_seed && !seed_given ? *old_seed : seed_of(context_, flags_.match.seed);
    heading_ = {contest_.seed, contest_.deals, flags_.bots};

    const Settings settings = settings_of((*ranking)->sides());
    auto fresh = Tournament::create(
        {"bots", settings, "host", {room::sha256(std::to_string(contest_.seed))}}, room::sha256);
    if (!lines.empty()) return go_on(lines, fresh.done.bodies.front());
    write(heading_.text());
    for (const std::string& body : fresh.done.bodies) write(body);
    return std::move(fresh.tournament);
  }

  Settings settings_of(std::size_t sides) const {
    JsonText out;
    const std::size_t matches = contest_.deals * seatings_of(sides, sides_).size();
    out.open('{').key("name").value("troika tournament").key("format").value(flags_.format);
    out.key("rounds").value(read_whole_number(context_, "--rounds",
                                              flags_.rounds.empty() ? "0" : flags_.rounds, 0, 127));
    out.key("matches").value(matches).key("table").open('{').key("game").value(contest_.game);
    out.key("options").open('{');
    for (const Option& option : contest_.options) out.key(option.key).value(option.value);
    const std::string text = std::move(out.close('}').close('}').close('}')).take();
    const auto settings = read_settings(boost::json::parse(text).as_object());
    if (flags_.format == "open") throw Refused(fill(context_.language, bad_format));
    if (!settings) {
      if (settings.error().field == "format") throw Refused(fill(context_.language, bad_format));
      throw Refused(in_words(context_.language, settings.error(), {}));
    }
    return *settings;
  }

  Tournament go_on(const std::vector<std::string>& lines, const std::string& created) const {
    std::vector<Entry> log;
    for (std::size_t i = 1; i < lines.size(); ++i)
      log.push_back({static_cast<std::uint32_t>(i), Time{}, lines[i]});
    auto loaded = Tournament::load("bots", log, room::sha256);
    if (lines.front() != heading_.text() || log.empty() || log.front().body != created || !loaded)
      throw Refused(fill(context_.language, other_file, {flags_.file}));
    // What was cut off is written again.
    std::string whole;
    for (const std::string& line : lines) whole += line + '\n';
    write_file(context_, flags_.file, whole);
    return std::move(*loaded);
  }

  void act(const Command& command) {
    const auto done = made_.act("host", command);
    if (!done) throw Refused(in_words(context_.language, done.error(), {}));
    for (const std::string& body : done->bodies) write(body);
  }

  void write(const std::string& line) const {
    if (flags_.file.empty()) return;
    std::ofstream out(flags_.file, std::ios::app);
    if (!(out << line << '\n' << std::flush)) throw Failed(flags_.file);
  }

  void play_table(TableNumber number, Progress& progress) {
    const Seated& table = state().tables[number];
    Contest contest = contest_;
    for (const EntrantNumber who : table.entrants) contest.bots.push_back(bots_[who]);
    std::vector<Sheet> sheets;
    run_contest(
        contest, seatings_of(contest.bots.size(), sides_), [&](const std::vector<Played>& played) {
          for (std::size_t i = 0; i < played.size(); ++i) {
            add_sheets(sheets, played[i]);
            keep_record(number, played[i], i);
          }
          const double part =
              static_cast<double>(played.front().deal + 1) / static_cast<double>(contest.deals);
          progress(part_done(number, part), note());
          return true;
        });
    act(Report{number, std::move(sheets)});
  }

  // The sheets of a record are by side; who played which differs from match to match.
  void add_sheets(std::vector<Sheet>& sheets, const Played& played) const {
    const auto games = state().ranking->sheets(played.record);
    for (const Sheet& by_side : *games) {
      Sheet sheet{by_side.about, std::vector<std::vector<int>>(by_side.marks.size())};
      for (std::size_t p = 0; p < sides_.size(); ++p)
        sheet.marks[played.seating[p]] = by_side.marks[sides_[p]];
      sheets.push_back(std::move(sheet));
    }
  }

  void keep_record(TableNumber number, const Played& played, std::size_t seating) const {
    if (flags_.records.empty()) return;
    write_file(context_,
               flags_.records + "/" + std::to_string(number + 1) + "-" +
                   std::to_string(played.deal + 1) + "-" + std::to_string(seating + 1) + ".txt",
               played.record);
  }

  double part_done(TableNumber number, double part) const {
    const double tables = static_cast<double>(state().rounds) *
                          static_cast<double>(state().made.back().tables.size());
    return std::min(1.0, (static_cast<double>(number) + part) / tables);
  }
  std::string note() const {
    return fill(context_.language, round_note,
                {std::to_string(state().made.size()), std::to_string(state().rounds)});
  }

  std::string amount(const Merit& merit, int count) const {
    if (count % merit.unit == 0)
      return grouped(context_.language, static_cast<std::uint64_t>(count / merit.unit));
    char text[32];
    std::snprintf(text, sizeof text, "%.2f",
                  static_cast<double>(count) / static_cast<double>(merit.unit));
    for (char& c : text)
      if (c == '.') c = context_.language.facts().decimal;
    return text;
  }

  void print_cross_table() const {
    const CrossTable cross(state());
    std::vector<EntrantNumber> order;
    for (const Standing& line : standings(state())) order.push_back(line.entrant);
    std::size_t longest = 0;
    for (const EntrantNumber who : order) longest = std::max(longest, width(name_of(who)));
    constexpr std::size_t column = 8;
    std::cout << '\n' << fill(context_.language, cross_title) << '\n';
    std::string head(longest + 5, ' ');
    for (std::size_t i = 1; i <= order.size(); ++i) head += centred(std::to_string(i), column);
    std::cout << head << '\n';
    for (std::size_t i = 0; i < order.size(); ++i) {
      std::string line =
          padded(std::to_string(i + 1), 4) + ' ' + padded(name_of(order[i]), longest);
      for (const EntrantNumber other : order) {
        const Estimate& estimate = cross.at(order[i], other);
        char text[32] = "";
        const auto [low, high] = estimate.interval();
        if (other == order[i])
          std::snprintf(text, sizeof text, "—");
        else if (estimate.count() > 0)
          std::snprintf(text, sizeof text, "%.0f±%.0f", 100 * estimate.mean(), 50 * (high - low));
        line += centred(text, column);
      }
      while (line.ends_with(' ')) line.pop_back();
      std::cout << line << '\n';
    }
  }

  std::string json() const {
    const CrossTable cross(state());
    JsonText out;
    out.open('{').key("game").value(contest_.game).key("seed").value(heading_.seed);
    out.key("deals").value(heading_.deals).key("bots").value(flags_.bots);
    out.key("cross").open('[');
    for (EntrantNumber a = 0; a < bots_.size(); ++a)
      for (EntrantNumber b = 0; b < bots_.size(); ++b) {
        const Estimate& estimate = cross.at(a, b);
        if (estimate.count() == 0) continue;
        const auto [low, high] = estimate.interval();
        out.open('{').key("bot").value(a).key("against").value(b);
        out.key("games").value(estimate.count()).key("score").value(estimate.mean());
        out.key("low").value(low).key("high").value(high).close('}');
      }
    out.close(']').key("tournament").raw(made_.tell("", context_.language));
    return std::move(out.close('}')).take();
  }

  const Context& context_;
  const TournamentFlags& flags_;
  Contest contest_;
  std::vector<BotName> bots_;
  std::vector<std::size_t> sides_;  // by player
  Heading heading_{};
  Tournament made_;
};

}  // namespace

void play_tournament(const Context& context, const TournamentFlags& flags) {
  BotTournament bots(context, flags);
  bots.play();
  bots.print();
}

}  // namespace troika::cli
