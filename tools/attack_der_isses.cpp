// How a Der Isses! bot fares against attackers on the full board. An attacker that knows the bot is
// told the bot's mixture for every card at every decision, so it knows how likely each piece is the
// bot's as well as the bot knows it itself. See `usage` for the attackers.
//
// Rounds are played by themselves, from fresh deals, and scored by what is to be expected: whatever
// ends the round counts with its chance, and play goes on from what does not. That says the same as
// counting wins and needs fewer rounds. With --matches whole matches are played and counted, so the
// bot can learn the attacker's habits, and its accusations are counted too.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "search/der_isses/bot.h"

namespace troika::der_isses {
namespace {

using G = DerIsses;
constexpr std::size_t count = most_pieces;

constexpr const char* usage =
    R"(attack_der_isses [ATTACKER...] [OPTIONS]   how a bot of Der Isses! fares against attackers

attackers (all of them if none is named):
  honest     takes the nearest piece and runs with it; knows the bot
  never-own  runs with the nearest piece that is not its own; knows the bot
  decoy      runs with one piece that is not its own until others have to move; knows nothing
  one-move   tries each move against the bot's real answer to it, exactly; knows the bot
  tree       the same two moves deep (local best response); knows the bot; slow

Those that know the bot land when they can and accuse when they are more likely right than wrong.

  --nodes N       the bot's budget a move (2500000: about 200 ms)
  --time MS       a budget of working time instead
  --skill LEVEL   whose settings the bot has (8)
  --trust X       its most trust in habits, instead of the level's own
  --at-first X    its trust while nothing was seen of the attacker, instead of the level's own
  --split         the bot never solves a round as a whole
  --rounds N      rounds against each attacker (200)
  --matches N     whole matches instead of rounds
  --seed N        of deals and choices (1)
  --enough        stops early once the interval lies above or below 52 %
  --json          one line of JSON for each attacker
  --help
)";

struct Settings {
  std::vector<std::string> attackers;
  Limits limits{.nodes = 2'500'000};
  Skill skill = der_isses_skill(8);
  int rounds = 200;
  int matches = 0;
  std::uint64_t seed = 1;
  bool enough = false;
  bool json = false;
};

// What a bot would do, for every card it may have. It is asked with every card in turn, as exactly
// as anybody could ask it.
struct Mixture {
  std::vector<Move> moves;
  std::vector<Row> rows;
  const Row* row(Move m) const {
    const auto at = std::ranges::find(moves, m);
    return at == moves.end() ? nullptr : &rows[static_cast<std::size_t>(at - moves.begin())];
  }
};

class Bot8 {
 public:
  explicit Bot8(const Settings& settings) : limits_(settings.limits), bot_(settings.skill) {}

  Mixture mixture(Seen<G> seen) {
    Mixture mixture;
    const bool with_card = seen.view.open.phase == Phase::play;
    for (std::size_t hand = 0; hand < (with_card ? count : 1); ++hand) {
      if (with_card) seen.view.own = Card::of(piece_at(hand));
      Rng fixed(1);
      for (const auto& candidate : bot_.think(seen, limits_, fixed).moves) {
        auto at = static_cast<std::size_t>(std::ranges::find(mixture.moves, candidate.move) -
                                           mixture.moves.begin());
        if (at == mixture.moves.size()) {
          mixture.moves.push_back(candidate.move);
          mixture.rows.emplace_back();
        }
        mixture.rows[at][hand] = static_cast<float>(candidate.weight);
      }
    }
    return mixture;
  }

 private:
  Limits limits_;
  DerIssesBot<7, 7, 4> bot_;
};

void to_one(Row& row) {
  const float all = total(row);
  for (std::size_t h = 0; h < count; ++h)
    row[h] = all > 0 ? row[h] / all : 1 / static_cast<float>(count);
}

// A position in play with what led there, as the bot's seat saw it, and how likely each piece is
// the bot's.
struct Board {
  Open open;
  std::vector<Witnessed<G>> history;
  Row bots{};

  void go(Move m) {
    history.push_back({open, open.turn, m});
    open.pieces = (open.pieces & ~bit(open.cell[index(m.piece)])) | bit(m.cell);
    open.cell[index(m.piece)] = m.cell;
    open.turn = other(open.turn);
  }
  int far(std::size_t piece) const { return distance(open.cell[piece], first_cell(open.coin)); }
  std::vector<Move> moves(Card own) const {
    MoveList<G> list;
    G::legal(open, open.turn, own, list);
    return {list.begin(), list.end()};
  }
};

std::size_t most_likely(const Row& row) {
  return static_cast<std::size_t>(std::max_element(row.begin(), row.begin() + count) - row.begin());
}

Move accusation(const Row& row) { return Move::accuse(piece_at(most_likely(row))); }

class Attacker {
 public:
  virtual ~Attacker() = default;
  virtual bool knows() const { return true; }
  virtual std::size_t choose(const Board& board, Rng& rng) = 0;
  // Neither a landing nor an accusation is called for.
  virtual Move quiet(const Board& board, Card own, Rng& rng) = 0;

  Move move(const Board& board, Card own, Rng& rng) {
    const auto moves = board.moves(own);
    for (const Move m : moves)
      if (m.kind == Move::Kind::land) return m;
    const bool stuck = moves.front().kind == Move::Kind::accuse;
    if (stuck || (knows() && board.bots[most_likely(board.bots)] > 0.5F))
      return accusation(board.bots);
    return quiet(board, own, rng);
  }
};

// The nearest of the pieces, by lot if several are.
std::size_t nearest(const Board& board, Rng& rng) {
  std::vector<std::size_t> found;
  for (std::size_t p = 0; p < count; ++p) {
    if (!found.empty() && board.far(p) > board.far(found.front())) continue;
    if (!found.empty() && board.far(p) < board.far(found.front())) found.clear();
    found.push_back(p);
  }
  return found[rng.below(static_cast<std::uint32_t>(found.size()))];
}

// The move that brings one of the pieces in question as near to the coin as can be; any move if
// none of them can move.
Move run(const Board& board, Card own, Rng& rng, const std::function<bool(std::size_t)>& asked) {
  std::vector<Move> best, any;
  int least = 1000;
  for (const Move m : board.moves(own)) {
    if (m.kind != Move::Kind::go) continue;
    any.push_back(m);
    if (!asked(index(m.piece))) continue;
    const int far = distance(m.cell, first_cell(board.open.coin));
    if (far < least) best.clear();
    least = std::min(least, far);
    if (far == least) best.push_back(m);
  }
  const auto& from = best.empty() ? any : best;
  return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

class Honest : public Attacker {
 public:
  std::size_t choose(const Board& board, Rng& rng) override { return nearest(board, rng); }
  Move quiet(const Board& board, Card own, Rng& rng) override {
    return run(board, own, rng, [&](std::size_t p) { return own.shows(piece_at(p)); });
  }
};

class NeverOwn : public Attacker {
 public:
  std::size_t choose(const Board&, Rng& rng) override { return rng.below(count); }
  // Of those that are not its own and not beside the coin already, the nearest.
  Move quiet(const Board& board, Card own, Rng& rng) override {
    std::size_t best = count;
    for (std::size_t p = 0; p < count; ++p) {
      if (own.shows(piece_at(p)) || board.far(p) <= 2) continue;
      if (best == count || board.far(p) < board.far(best)) best = p;
    }
    return run(board, own, rng,
               [&](std::size_t p) { return best == count ? !own.shows(piece_at(p)) : p == best; });
  }
};

class Decoy : public Attacker {
 public:
  bool knows() const override { return false; }
  std::size_t choose(const Board&, Rng& rng) override {
    const std::size_t own = rng.below(count);
    do decoy_ = rng.below(count);
    while (decoy_ == own);
    return own;
  }
  Move quiet(const Board& board, Card own, Rng& rng) override {
    const auto can = [&](std::size_t p) {
      const auto moves = board.moves(own);
      return std::ranges::any_of(
          moves, [&](Move m) { return m.kind == Move::Kind::go && index(m.piece) == p; });
    };
    if (can(decoy_)) return run(board, own, rng, [&](std::size_t p) { return p == decoy_; });
    return run(board, own, rng, [&](std::size_t p) { return !own.shows(piece_at(p)); });
  }

 private:
  std::size_t decoy_ = 0;
};

// Tries every move against what the bot would answer, so many of its own moves deep, and takes the
// best. What comes after that it takes for even, but for what can be won at once.
class Responder : public Attacker {
 public:
  Responder(Bot8& bot, int depth) : bot_(bot), depth_(depth) {}
  std::size_t choose(const Board& board, Rng& rng) override {
    (void)board;
    return rng.below(count);
  }
  Move quiet(const Board& board, Card own, Rng& rng) override {
    double best = -1;
    std::vector<Move> found;
    for (const Move m : board.moves(own)) {
      if (m.kind == Move::Kind::land) continue;
      const double value = m.kind == Move::Kind::accuse ? double{board.bots[index(m.piece)]}
                                                        : after(board, m, own, depth_);
      if (value > best + 1e-9) found.clear();
      best = std::max(best, value);
      if (value > best - 1e-9) found.push_back(m);
    }
    return found[rng.below(static_cast<std::uint32_t>(found.size()))];
  }

 private:
  // The chance to win once the attacker has made a move and the bot has to answer.
  double after(Board board, Move m, Card own, int depth) {
    board.go(m);
    const Mixture mixture = bot_.mixture({{}, {board.open, board.open.turn, {}}, board.history});
    double value = 0;
    for (std::size_t a = 0; a < mixture.moves.size(); ++a) {
      const Move reply = mixture.moves[a];
      Row part{};
      for (std::size_t h = 0; h < count; ++h) part[h] = board.bots[h] * mixture.rows[a][h];
      const double chance = double{total(part)};
      if (chance < 1e-3) {
        value += chance / 2;
      } else if (reply.kind == Move::Kind::accuse) {
        value += own.shows(reply.piece) ? 0 : chance;
      } else if (reply.kind == Move::Kind::land) {
        value += own.shows(reply.piece) ? chance : 0;
      } else {
        Board next = board;
        next.go(reply);
        next.bots = part;
        to_one(next.bots);
        value += chance * at(next, own, depth - 1);
      }
    }
    return value;
  }
  double at(const Board& board, Card own, int depth) {
    double best = std::max(0.5, double{board.bots[most_likely(board.bots)]});
    for (const Move m : board.moves(own)) {
      if (m.kind == Move::Kind::land) return 1 - double{board.bots[index(m.piece)]};
      if (m.kind == Move::Kind::go && depth > 0) best = std::max(best, after(board, m, own, depth));
    }
    return best;
  }

  Bot8& bot_;
  int depth_;
};

std::unique_ptr<Attacker> make_attacker(std::string_view name, Bot8& bot) {
  if (name == "honest") return std::make_unique<Honest>();
  if (name == "never-own") return std::make_unique<NeverOwn>();
  if (name == "decoy") return std::make_unique<Decoy>();
  if (name == "one-move") return std::make_unique<Responder>(bot, 1);
  if (name == "tree") return std::make_unique<Responder>(bot, 2);
  return nullptr;
}

// Mean and 95 % interval (normal).
struct Tally {
  int games = 0;
  double sum = 0, squares = 0;
  void add(double x) {
    ++games;
    sum += x;
    squares += x * x;
  }
  double mean() const { return games > 0 ? sum / games : 0.5; }
  double spread() const {
    if (games < 2) return 0.5;
    const double variance = std::max(0.0, squares / games - mean() * mean());
    return 1.96 * std::sqrt(variance / (games - 1));
  }
};

struct Result {
  Tally rounds;
  Tally matches;
  struct Accusations {
    int all = 0, right = 0;
  };
  Accusations early, late;  // of the bot: in the first three rounds of a match, and after them
};

std::size_t drawn(const std::vector<double>& odds, Rng& rng) {
  double all = 0;
  for (const double x : odds) all += x;
  constexpr std::uint32_t grain = 1U << 30;
  double left = all * static_cast<double>(rng.below(grain)) / grain;
  for (std::size_t i = 0; i < odds.size(); ++i) {
    left -= odds[i];
    if (left < 0) return i;
  }
  return odds.size() - 1;
}

// The coin lies and both have chosen: the attacker has a card, the bot a mixture of them.
struct Begun {
  Board board;
  Card own;
};

Begun begin_round(Bot8& bot, Attacker& attacker, Seat bot_seat, Open open, Rng& rng) {
  Board board{open, {}, {}};
  Move coin{};
  if (open.turn == bot_seat) {
    const Mixture cells = bot.mixture({{}, {open, bot_seat, {}}, {}});
    std::vector<double> odds;
    for (const Row& row : cells.rows) odds.push_back(double{row[0]});
    coin = cells.moves[drawn(odds, rng)];
  } else {
    const Bits cells = G::coin_cells(open);
    std::vector<Move> moves;
    for (Bits to = cells; to != 0; to &= to - 1) moves.push_back(Move::coin(first_cell(to)));
    coin = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
  board.history.push_back({board.open, board.open.turn, coin});
  board.open.coin = bit(coin.cell);
  board.open.turn = other(board.open.turn);
  board.open.phase = Phase::choose;
  const Mixture pieces = bot.mixture({{}, {board.open, bot_seat, {}}, board.history});
  for (std::size_t a = 0; a < pieces.moves.size(); ++a)
    board.bots[index(pieces.moves[a].piece)] = pieces.rows[a][0];
  to_one(board.bots);
  const Card own = Card::of(piece_at(attacker.choose(board, rng)));
  for (const Seat seat : {seat_at(0), seat_at(1)}) {
    board.history.push_back({board.open, seat, Move::hidden_choice(seat)});
    board.open.chosen.add(seat);
  }
  board.open.phase = Phase::play;
  return {board, own};
}

// What the attacker may expect of a round.
double expected(Bot8& bot, Attacker& attacker, Seat bot_seat, const Open& open, Rng& rng) {
  auto [board, own] = begin_round(bot, attacker, bot_seat, open, rng);
  double score = 0, mass = 1;
  for (;;) {
    if (board.open.turn != bot_seat) {
      const Move m = attacker.move(board, own, rng);
      if (m.kind == Move::Kind::accuse) return score + mass * double{board.bots[index(m.piece)]};
      if (m.kind == Move::Kind::land)
        return score + mass * (1 - double{board.bots[index(m.piece)]});
      board.go(m);
      continue;
    }
    const Mixture mixture = bot.mixture({{}, {board.open, bot_seat, {}}, board.history});
    std::vector<double> odds;
    double going = 0, won = 0;
    for (std::size_t a = 0; a < mixture.moves.size(); ++a) {
      double chance = 0;
      for (std::size_t h = 0; h < count; ++h)
        chance += double{board.bots[h]} * double{mixture.rows[a][h]};
      const Move m = mixture.moves[a];
      odds.push_back(m.kind == Move::Kind::go ? chance : 0);
      if (m.kind == Move::Kind::go) going += chance;
      if ((m.kind == Move::Kind::accuse) != own.shows(m.piece) && m.kind != Move::Kind::go)
        won += chance;
    }
    score += mass * won;
    mass *= going;
    if (mass < 0.01) return score + mass / 2;
    const std::size_t a = drawn(odds, rng);
    for (std::size_t h = 0; h < count; ++h) board.bots[h] *= mixture.rows[a][h];
    to_one(board.bots);
    board.go(mixture.moves[a]);
  }
}

Open fresh_deal(Rng& rng) {
  Truth<G> truth = G::start({});
  while (G::turn(truth.open()).is_chance()) G::play(truth, G::sample(truth, rng));
  return truth.open();
}

// A whole match, as it is played.
void play_match(Bot8& bot, Attacker& attacker, Seat bot_seat, Rng& rng, Result& result) {
  Truth<G> truth = G::start({});
  std::vector<Witnessed<G>> history;
  Row bots{};
  const Seat me = other(bot_seat);
  const auto play = [&](std::optional<Seat> actor, Move m) {
    if (const auto seen = G::glimpse(truth.open(), m, bot_seat))
      history.push_back({truth.open(), actor, *seen});
    G::play(truth, m);
  };
  while (!G::turn(truth.open()).is_over()) {
    const Open open = truth.open();
    const Turn turn = G::turn(open);
    if (turn.is_chance()) {
      play(std::nullopt, G::sample(truth, rng));
      continue;
    }
    const Seat seat = turn.seat();
    if (seat == bot_seat) {
      const Mixture mixture = bot.mixture({{}, {open, bot_seat, {}}, history});
      const std::size_t hand =
          open.phase == Phase::play ? index(truth.seen_by(bot_seat).own.piece()) : 0;
      std::vector<double> odds;
      for (const Row& row : mixture.rows) odds.push_back(double{row[hand]});
      const std::size_t a = drawn(odds, rng);
      const Move m = mixture.moves[a];
      if (open.phase == Phase::choose)
        for (std::size_t i = 0; i < mixture.moves.size(); ++i)
          bots[index(mixture.moves[i].piece)] = mixture.rows[i][0];
      for (std::size_t h = 0; h < count && open.phase == Phase::play; ++h)
        bots[h] *= mixture.rows[a][h];
      to_one(bots);
      if (m.kind == Move::Kind::accuse) {
        auto& counted = open.coins[me] + open.coins[bot_seat] < 3 ? result.early : result.late;
        ++counted.all;
        counted.right += truth.seen_by(me).own.shows(m.piece) ? 1 : 0;
      }
      play(seat, m);
    } else {
      const Board board{open, history, bots};
      Move m{};
      if (open.phase == Phase::coin) {
        std::vector<Move> cells;
        for (Bits to = G::coin_cells(open); to != 0; to &= to - 1)
          cells.push_back(Move::coin(first_cell(to)));
        m = cells[rng.below(static_cast<std::uint32_t>(cells.size()))];
      } else if (open.phase == Phase::choose) {
        m = Move::choose(me, piece_at(attacker.choose(board, rng)));
      } else {
        m = attacker.move(board, truth.seen_by(me).own, rng);
      }
      play(seat, m);
    }
    const int before = open.coins[me] + open.coins[bot_seat];
    const Open& now = truth.open();
    if (now.coins[me] + now.coins[bot_seat] != before)
      result.rounds.add(now.coins[me] > open.coins[me] ? 1 : 0);
  }
  result.matches.add(truth.open().coins[me] > truth.open().coins[bot_seat] ? 1 : 0);
}

void show_progress(const std::string& name, int done, int all, const Tally& tally) {
  constexpr int width = 24;
  std::string bar(static_cast<std::size_t>(width * done / all), '#');
  bar.resize(width, '.');
  std::fprintf(stderr, "\r%-10s [%s] %d of %d: %.1f %% (%.1f)  ", name.c_str(), bar.c_str(), done,
               all, 100 * tally.mean(), 100 * tally.spread());
}

void attack(const std::string& name, const Settings& settings) {
  constexpr double limit = 0.52;
  constexpr int at_least = 60;
  Bot8 bot(settings), asked(settings);
  const auto attacker = make_attacker(name, asked);
  Result result;
  const int all = settings.matches > 0 ? settings.matches : settings.rounds;
  for (int i = 0; i < all; ++i) {
    // Every deal from both seats, and the bot places the coin as often as not.
    const auto deal = static_cast<std::uint64_t>(i / 2);
    Rng rng(settings.seed * 1'000'003 + deal);
    const Seat bot_seat = seat_at(static_cast<std::size_t>(i % 2));
    if (settings.matches > 0) {
      play_match(bot, *attacker, bot_seat, rng, result);
    } else {
      const Open open = fresh_deal(rng);
      result.rounds.add(expected(bot, *attacker, bot_seat, open, rng));
    }
    const Tally& tally = result.rounds;
    show_progress(name, i + 1, all, tally);
    if (settings.enough && tally.games >= at_least &&
        std::abs(tally.mean() - limit) > tally.spread())
      break;
  }
  std::fprintf(stderr, "\n");
  const Tally& rounds = result.rounds;
  if (settings.json) {
    std::printf(
        "{\"attacker\":\"%s\",\"rounds\":%d,\"wins\":%.4f,\"low\":%.4f,\"high\":%.4f,"
        "\"matches\":%d,\"match_wins\":%.4f,\"accused\":[%d,%d],\"rightly\":[%d,%d],",
        name.c_str(), rounds.games, rounds.mean(), rounds.mean() - rounds.spread(),
        rounds.mean() + rounds.spread(), result.matches.games, result.matches.mean(),
        result.early.all, result.late.all, result.early.right, result.late.right);
    if (settings.limits.time)
      std::printf("\"ms\":%d,", static_cast<int>(settings.limits.time->count()));
    else
      std::printf("\"nodes\":%llu,", static_cast<unsigned long long>(settings.limits.nodes));
    std::printf("\"trust\":%.2f,\"seed\":%llu}\n", double{settings.skill.trust},
                static_cast<unsigned long long>(settings.seed));
  } else {
    std::printf("%-10s %5.1f %% of %d rounds (%.1f-%.1f)", name.c_str(), 100 * rounds.mean(),
                rounds.games, 100 * (rounds.mean() - rounds.spread()),
                100 * (rounds.mean() + rounds.spread()));
    if (settings.matches > 0)
      std::printf(
          "; %.1f %% of %d matches; accusations: %d of %d right in the first three "
          "rounds, then %d of %d",
          100 * result.matches.mean(), result.matches.games, result.early.right, result.early.all,
          result.late.right, result.late.all);
    std::printf("\n");
  }
  std::fflush(stdout);
}

bool read(int argc, char** argv, Settings& settings) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    const std::string_view next = i + 1 < argc ? argv[i + 1] : "";
    const auto number = [&](auto& out) {
      ++i;
      return std::from_chars(next.data(), next.data() + next.size(), out).ec == std::errc{};
    };
    bool good = true;
    if (word == "--nodes") {
      good = number(settings.limits.nodes);
      settings.limits.time.reset();
    } else if (word == "--time") {
      int ms = 0;
      good = number(ms);
      settings.limits = {.time = std::chrono::milliseconds{ms}, .own_time = true};
    } else if (word == "--skill") {
      int level = 0;
      good = number(level);
      settings.skill = der_isses_skill(level);
    } else if (word == "--trust") {
      good = number(settings.skill.trust);
    } else if (word == "--at-first") {
      good = number(settings.skill.at_first);
    } else if (word == "--split") {
      settings.skill.whole_rounds = false;
    } else if (word == "--rounds") {
      good = number(settings.rounds);
    } else if (word == "--matches") {
      good = number(settings.matches);
    } else if (word == "--seed") {
      good = number(settings.seed);
    } else if (word == "--enough") {
      settings.enough = true;
    } else if (word == "--json") {
      settings.json = true;
    } else {
      Bot8 none(settings);
      good = make_attacker(word, none) != nullptr;
      settings.attackers.emplace_back(word);
    }
    if (!good) return false;
  }
  if (settings.attackers.empty())
    settings.attackers = {"honest", "never-own", "decoy", "one-move", "tree"};
  return settings.rounds > 0 && settings.matches >= 0;
}

}  // namespace
}  // namespace troika::der_isses

int main(int argc, char** argv) {
  using namespace troika::der_isses;
  for (int i = 1; i < argc; ++i)
    if (std::string_view(argv[i]) == "--help") {
      std::fputs(usage, stdout);
      return 0;
    }
  Settings settings;
  if (!read(argc, argv, settings)) {
    std::fputs(usage, stderr);
    return 2;
  }
  for (const std::string& name : settings.attackers) attack(name, settings);
}
