// A state from its log.

#include "room/fold.h"

#include <algorithm>

namespace troika::room {
namespace {

// By how much the clocks of nodes may differ.
constexpr Millis skew{5'000};

// A bot belongs to the server: what it could add to a deal, the server's seed has already.
constexpr std::string_view entropy_of_bots = "bot";

template <class Body>
constexpr bool changes_seats =
    std::same_as<Body, log::Created> || std::same_as<Body, log::Sat> ||
    std::same_as<Body, log::Left> || std::same_as<Body, log::Renamed> ||
    std::same_as<Body, log::Started> || std::same_as<Body, log::BotCame> ||
    std::same_as<Body, log::Returned>;

std::optional<Millis> millis(const std::optional<std::int64_t>& left) {
  return left ? std::optional(Millis(*left)) : std::nullopt;
}

// Whoever is to act now has a turn, and a clock that runs.
void update_turns(State& state) {
  unsigned acting = 0;
  if (state.stage() == Stage::playing)
    for (const Player p : state.table->to_act()) acting |= Consent::bit(p);
  for (const Player p : state.seats.all()) {
    Chair& chair = state.seats[p];
    const bool acts = (acting & Consent::bit(p)) != 0;
    if (acts && !chair.acting) {
      chair.turn_began = state.seq();
      chair.out_of_time = false;
      state.clocks.renew(p);
      if (chair.has_person()) state.clocks.run(p, state.last);
    } else if (!acts && chair.acting) {
      state.clocks.stop(p, state.clocks.left(p, state.last));
    }
    chair.acting = acts;
  }
}

void finish_entry(State& state, bool seats) {
  state.journal.add(state.events(), state.table->results().size(), seats);
  update_turns(state);
}

// The log goes on at this time.
void go_on_at(State& state, Time at) {
  distrust(state, at);
  state.last = std::max(state.last, at);
}

void write_down(State& state, Player player) {
  state.guestbook.add(state.seats[player].guest, state.last);
}

bool play_chances(State& state, const std::vector<std::string>& moves) {
  return std::ranges::all_of(
             moves, [&](const auto& move) { return state.table->play_chance(move).has_value(); }) &&
         !state.table->chance_acts();
}

std::vector<std::string> let_chance_act(State& state) {
  if (!state.table->chance_acts()) return {};
  const Seq before = state.table->seq();
  Rng rng = state.deals.chance(state.events() + 1);
  state.table->let_chance_act(rng);
  return state.table->moves_since(before);
}

bool seat_bots_and_begin(State& state, const std::vector<Player>& bots) {
  if (state.started) return false;
  for (const Player p : bots) {
    if (!state.seats.has(p) || !state.seats[p].is_free()) return false;
    state.seats[p].bot = state.settings.bot_level;
  }
  if (!state.seats.are_full()) return false;
  state.started = true;
  std::vector<std::string> entropies;
  for (const Player p : state.seats.all()) {
    Chair& chair = state.seats[p];
    if (chair.bot) chair.entropy = entropy_of_bots;
    entropies.push_back(chair.entropy);
  }
  state.deals.begin(state.match, entropies);
  return true;
}

// Both after a move that was just made and after one from the log.
void after_move(State& state, const log::Moved& body) {
  Chair& chair = state.seats[body.player];
  chair.acting = false;
  state.clocks.stop(body.player, millis(body.left));
  state.takeback.reset();
  const auto event = state.events() - static_cast<std::uint32_t>(body.chances.size());
  if (state.table->is_secret(Seq{event})) state.deals.seal(event, body.move);
  if (body.id.empty()) return;
  state.person_moves.push_back({body.player, event});
  state.receipts.add(chair.guest, body.id, state.seq() + 1);
}

// ---- one kind of entry after the other

bool take(State& state, const log::Created& body) {
  state.settings = body.settings;
  state.host = body.host;
  state.deals = Deals(state.around.hash, body.seed, body.next);
  auto table = make_table(state.settings.game, state.settings.options);
  if (!table || state.settings.seats.size() != (*table)->players()) return false;
  state.table = std::move(*table);
  state.seats.set_up(state.table->players());
  state.again.entropies.resize(state.seats.size());
  for (const Player p : state.seats.all()) {
    const Wish& wish = state.settings.seats[static_cast<std::size_t>(p)];
    if (wish.whom == Wish::For::bot) state.seats[p].bot = wish.level;
  }
  state.clocks = Clocks(state.settings.clock);
  return true;
}

bool take(State& state, const log::Sat& body) {
  if (state.started || !state.seats.has(body.player) || !state.seats[body.player].is_free())
    return false;
  Chair& chair = state.seats[body.player];
  chair.guest = body.guest;
  chair.name = body.name;
  chair.entropy = body.entropy;
  write_down(state, body.player);
  return true;
}

bool take(State& state, const log::Left& body) {
  if (state.started || !state.seats.has(body.player) || state.seats[body.player].guest.empty())
    return false;
  write_down(state, body.player);
  state.seats[body.player] = {};
  return true;
}

bool take(State& state, const log::Renamed& body) {
  if (!state.seats.has(body.player)) return false;
  state.seats[body.player].name = body.name;
  write_down(state, body.player);
  return true;
}

bool take(State& state, const log::Started& body) {
  return seat_bots_and_begin(state, body.bots) && play_chances(state, body.chances);
}

bool take(State& state, const log::Moved& body) {
  if (state.stage() != Stage::playing || !state.seats.has(body.player)) return false;
  Table& table = *state.table;
  if (!table.play(state.mover(body.player), table.seq(), body.move) ||
      !play_chances(state, body.chances))
    return false;
  after_move(state, body);
  return true;
}

bool take(State& state, const log::TimedOut& body) {
  if (!state.seats.has(body.player) || !state.seats[body.player].acting) return false;
  state.seats[body.player].out_of_time = true;
  return true;
}

bool take(State& state, const log::BotCame& body) {
  if (state.stage() != Stage::playing || !state.seats.has(body.player)) return false;
  state.seats[body.player].bot = state.settings.bot_level;
  state.clocks.stop(body.player, millis(body.left));
  state.takeback.reset();
  write_down(state, body.player);
  return true;
}

bool take(State& state, const log::Returned& body) {
  if (state.stage() != Stage::playing || !state.seats.has(body.player)) return false;
  Chair& chair = state.seats[body.player];
  if (chair.guest.empty() || !chair.bot) return false;
  chair.bot.reset();
  if (chair.acting) state.clocks.run(body.player, state.last);
  write_down(state, body.player);
  return true;
}

bool take(State& state, const log::TakebackAsked& body) {
  if (!state.seats.has(body.player)) return false;
  state.takeback.emplace(body.player);
  write_down(state, body.player);
  return true;
}

bool take(State& state, const log::TakebackAnswered& body) {
  if (!state.takeback || !state.seats.has(body.player)) return false;
  if (body.yes)
    state.takeback->agree(body.player);
  else
    state.takeback.reset();
  write_down(state, body.player);
  return true;
}

bool take(State& state, const log::TakenBack& body) {
  if (state.stage() != Stage::playing || !state.table->can_go_back(Seq{body.to})) return false;
  if (!body.left.empty() && body.left.size() != state.seats.size()) return false;
  auto& moves = state.person_moves;
  if (!state.takeback && !moves.empty()) write_down(state, moves.back().player);
  state.table->go_back(Seq{body.to});
  while (!moves.empty() && moves.back().event > body.to) moves.pop_back();
  for (const Player p : state.seats.all()) {
    state.seats[p].acting = false;
    state.clocks.stop(p, body.left.empty()
                             ? std::nullopt
                             : std::optional(Millis(body.left[static_cast<std::size_t>(p)])));
  }
  state.takeback.reset();
  return true;
}

bool take(State& state, const log::Claimed& body) {
  if (state.stage() != Stage::playing || !state.seats.has(body.player) ||
      !state.seats.has(body.against))
    return false;
  state.claimed = {body.player, body.against};
  state.takeback.reset();
  return true;
}

bool take(State& state, const log::RematchAnswered& body) {
  if (state.stage() != Stage::over || !state.seats.has(body.player)) return false;
  write_down(state, body.player);
  auto& consent = state.again.consent;
  if (!body.yes) {
    consent.reset();
    return true;
  }
  if (!consent) consent.emplace(body.player);
  consent->agree(body.player);
  state.again.entropies[static_cast<std::size_t>(body.player)] = body.entropy;
  return true;
}

bool take(State& state, const log::RematchMade& body) {
  state.again.match = body.match;
  return state.again.consent.has_value();
}

}  // namespace

bool fold(State& state, const log::Body& body, Time at) {
  if (std::holds_alternative<log::Created>(body) != (state.seq() == 0)) return false;
  go_on_at(state, at);
  return std::visit(
      [&]<class Body>(const Body& one) {
        if (!take(state, one)) return false;
        finish_entry(state, changes_seats<Body>);
        return true;
      },
      body);
}

bool fold(State& state, const log::Line& line, Time at) {
  if (!fold(state, line.body, at)) return false;
  if (line.asked) state.receipts.add(line.asked->guest, line.asked->id, state.seq());
  return true;
}

log::Started begin(State& state, Time at) {
  log::Started body;
  for (const Player p : state.seats.all())
    if (state.seats[p].is_free()) body.bots.push_back(p);
  go_on_at(state, at);
  seat_bots_and_begin(state, body.bots);
  body.chances = let_chance_act(state);
  finish_entry(state, true);
  return body;
}

log::Moved finish_move(State& state, Player by, std::string id, Seq before, Time at) {
  go_on_at(state, at);
  const auto left = state.clocks.left_after_move(by, at);
  log::Moved body{by, {}, std::move(id), {}, let_chance_act(state)};
  body.move = std::move(state.table->moves_since(before).front());  // as the rules write it
  if (left) body.left = left->count();
  after_move(state, body);
  finish_entry(state, false);
  return body;
}

Time moment(const State& state, Time now) {
  return state.last - now > skew ? now : std::max(now, state.last);
}

void distrust(State& state, Time now) {
  if (state.last - now <= skew) return;
  state.last = now;
  state.clocks.run_no_later_than(now);
}

}  // namespace troika::room
