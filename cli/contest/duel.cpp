#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>

#include "cli/contest/commands.h"
#include "cli/contest/contest.h"
#include "cli/contest/estimate.h"
#include "cli/terminal/progress.h"
#include "core/json_text.h"
#include "table/table.h"

namespace troika::cli {
namespace {

constexpr Text bad_count{"bad-count", "name two bots, or one for every side"};
constexpr Text bad_sprt{"bad-sprt", "--sprt takes two numbers, as in 0,30"};
constexpr Text title{"duel-title", "{1} against {2}: {3}"};
constexpr Text share{"share", "{1} wins {2} of its matches (a fair share is {3})"};
constexpr Text stronger{"stronger", "SPRT: the first is stronger"};
constexpr Text not_stronger{"not-stronger", "SPRT: the first is not stronger"};
constexpr Text undecided{"undecided", "SPRT: undecided"};
constexpr Noun comparisons{"comparisons", "decided comparison|decided comparisons"};
constexpr Noun matches{"matches", "match|matches"};

std::string percent(Language language, double part) {
  char text[16];
  std::snprintf(text, sizeof text, "%.1f %%", 100 * part);
  for (char& c : text)
    if (c == '.') c = language.facts().decimal;
  return text;
}

// The number of everyone's side; who has none is one alone.
std::vector<std::size_t> sides_of(const Table& table) {
  std::vector<std::size_t> sides;
  std::vector<std::string> known;
  for (std::size_t p = 0; p < table.players(); ++p) {
    const std::string side = table.side(static_cast<Player>(p));
    const auto found = side.empty() ? known.end() : std::ranges::find(known, side);
    sides.push_back(static_cast<std::size_t>(found - known.begin()));
    if (found == known.end()) known.push_back(side);
  }
  return sides;
}

// The first contender against each of the others, and how often each wins.
class Score {
 public:
  explicit Score(std::size_t contenders)
      : against_(contenders), share_(contenders), effort_(contenders) {}

  void add(const Played& played) {
    ++matches_;
    for (std::size_t i = 0; i < effort_.size(); ++i) effort_[i].add(played.effort[i]);
    for (std::size_t a = 0; a < played.seating.size(); ++a) {
      share_[played.seating[a]].add(played.share[a]);
      if (played.seating[a] != 0) continue;
      for (std::size_t b = 0; b < played.seating.size(); ++b) {
        const std::size_t other = played.seating[b];
        if (other == 0 || (played.share[a] == 0 && played.share[b] == 0)) continue;
        const double ahead = played.share[a] - played.share[b];
        against_[other].add(ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5);
      }
    }
  }

  std::uint64_t matches() const { return matches_; }
  const Estimate& against(std::size_t other) const { return against_[other]; }
  const Estimate& share(std::size_t contender) const { return share_[contender]; }
  const Effort& effort(std::size_t contender) const { return effort_[contender]; }

 private:
  std::uint64_t matches_ = 0;
  std::vector<Estimate> against_;
  std::vector<Estimate> share_;
  std::vector<Effort> effort_;
};

std::string in_words(Language language, const Estimate& estimate) {
  const auto [low, high] = estimate.interval();
  std::string text = percent(language, estimate.mean()) + " (" + percent(language, low) + " – " +
                     percent(language, high) + ")";
  if (const auto elo = Estimate::elo(estimate.mean())) {
    char number[16];
    std::snprintf(number, sizeof number, "%+.0f", *elo);
    text += ", Elo " + std::string(number);
  }
  return text + ", " + counted(language, estimate.count(), comparisons);
}

struct Sprt {
  double elo0, elo1;
  // The usual bounds for errors of 5 %.
  static constexpr double bound = 2.944;
};

std::optional<Sprt> read_sprt(const Context& context, const std::string& text) {
  if (text.empty()) return std::nullopt;
  Sprt sprt{};
  int end = 0;
  if (std::sscanf(text.c_str(), "%lf,%lf%n", &sprt.elo0, &sprt.elo1, &end) != 2 ||
      static_cast<std::size_t>(end) != text.size() || sprt.elo0 >= sprt.elo1)
    throw Refused(fill(context.language, bad_sprt));
  return sprt;
}

std::string as_json(const DuelFlags& flags, const Contest& contest, const Score& score) {
  JsonText out;
  out.open('{').key("game").value(contest.game).key("options").open('{');
  for (const Option& option : contest.options) out.key(option.key).value(option.value);
  out.close('}').key("seed").value(contest.seed).key("matches").value(score.matches());
  out.key("bots").open('[');
  for (std::size_t i = 0; i < flags.bots.size(); ++i) {
    const Effort& effort = score.effort(i);
    out.open('{').key("bot").value(flags.bots[i]);
    out.key("share_of_wins").value(score.share(i).mean());
    out.key("ms_per_move")
        .value(effort.ms / static_cast<double>(std::max<std::uint64_t>(1, effort.moves)));
    out.key("longest_ms").value(effort.longest_ms);
    if (i > 0) {
      const auto& estimate = score.against(i);
      out.key("first_scores").value(estimate.mean());
      out.key("low").value(estimate.interval().low).key("high").value(estimate.interval().high);
      out.key("comparisons").value(estimate.count());
    }
    out.close('}');
  }
  return std::move(out.close(']').close('}')).take();
}

}  // namespace

void duel(const Context& context, const DuelFlags& flags) {
  const Language language = context.language;
  check_game(context, flags.match.game);
  Contest contest;
  contest.language = language;
  contest.game = flags.match.game;
  contest.options = options_of(context, flags.match);
  contest.seed = seed_of(context, flags.match.seed);
  contest.deals = read_whole_number(context, "--deals", flags.deals, 1, 1'000'000);
  contest.jobs = read_whole_number(context, "--jobs", flags.jobs, 1, 256);
  const auto sprt = read_sprt(context, flags.sprt);
  for (const std::string& text : flags.bots)
    contest.bots.push_back(read_bot(language, contest.game, text));
  const auto table = make_table(contest.game, contest.options);
  if (!table) throw Refused(in_words(language, table.error(), {}));
  const auto sides = sides_of(**table);
  const std::size_t side_count = 1 + *std::max_element(sides.begin(), sides.end());
  if (contest.bots.size() != 2 && contest.bots.size() != side_count)
    throw Refused(fill(language, bad_count));
  const auto seatings = seatings_of(contest.bots.size(), sides);
  if (!flags.records.empty()) {
    std::error_code error;
    std::filesystem::create_directories(flags.records, error);
    if (error) throw Refused(flags.records + ": " + error.message());
  }

  Score score(contest.bots.size());
  std::string verdict;
  {
    Progress progress(language);
    run_contest(contest, seatings, [&](const std::vector<Played>& played) {
      for (std::size_t i = 0; i < played.size(); ++i) {
        score.add(played[i]);
        if (!flags.records.empty())
          write_file(context,
                     flags.records + "/" + std::to_string(played[i].deal + 1) + "-" +
                         std::to_string(i + 1) + ".txt",
                     played[i].record);
      }
      progress(static_cast<double>(played.front().deal + 1) / static_cast<double>(contest.deals),
               in_words(language, score.against(1)));
      if (!sprt) return true;
      const double llr = score.against(1).llr(sprt->elo0, sprt->elo1);
      verdict = (llr > Sprt::bound    ? stronger
                 : llr < -Sprt::bound ? not_stronger
                                      : undecided)
                    .in(language);
      return llr > -Sprt::bound && llr < Sprt::bound;
    });
  }

  for (std::size_t other = 1; other < contest.bots.size(); ++other)
    std::cout << fill(language, title,
                      {flags.bots[0], flags.bots[other], in_words(language, score.against(other))})
              << '\n';
  for (std::size_t i = 0; i < contest.bots.size(); ++i)
    std::cout << fill(language, share,
                      {flags.bots[i], percent(language, score.share(i).mean()),
                       percent(language, 1 / static_cast<double>(sides.size()))})
              << '\n';
  std::cout << counted(language, score.matches(), matches) << ", seed " << contest.seed << '\n';
  if (sprt) std::cout << verdict << '\n';
  if (!flags.json.empty()) write_file(context, flags.json, as_json(flags, contest, score) + '\n');
}

}  // namespace troika::cli
