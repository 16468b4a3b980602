#include "tournament/tournament.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "core/rng.h"
#include "room/names.h"
#include "search/levels.h"
#include "tournament/reasons.h"
#include "tournament/rounds.h"

namespace troika::tournament {
namespace {

namespace why = reasons;

constexpr std::size_t most_entrants = 1000;

std::vector<EntrantNumber> draw_lots(const room::Seed& seed, std::size_t count) {
  std::array<std::uint64_t, 4> words{};
  for (std::size_t i = 0; i < seed.bytes.size(); ++i)
    words[i / 8] |= std::uint64_t{seed.bytes[i]} << 8 * (i % 8);
  Rng rng(words);
  std::vector<EntrantNumber> lots(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t k = rng.below(static_cast<std::uint32_t>(i + 1));
    lots[i] = lots[k];
    lots[k] = i;
  }
  return lots;
}

}  // namespace

Tournament::Made Tournament::create(const Creation& creation, room::Hash hash) {
  Tournament tournament(creation.id, hash);
  Done done = tournament.take({log::Created{creation.settings, creation.host, creation.seed}});
  return {std::move(tournament), std::move(done)};
}

std::expected<Tournament, Fault> Tournament::load(std::string_view id,
                                                  const std::vector<Entry>& log, room::Hash hash) {
  Tournament tournament(id, hash);
  if (log.empty()) return fault(why::broken_log);
  for (const Entry& entry : log)
    if (const auto applied = tournament.apply(entry); !applied)
      return std::unexpected(applied.error());
  return tournament;
}

std::expected<void, Fault> Tournament::apply(const Entry& entry) {
  const auto body = log::read(entry.body);
  if (entry.seq != seq() + 1 || !body || !fold(state_, *body)) return fault(why::broken_log);
  return {};
}

std::expected<Done, Fault> Tournament::act(std::string_view guest, const Command& command) {
  const auto bodies = std::visit([&](const auto& what) { return judge(guest, what); }, command);
  if (!bodies) return std::unexpected(bodies.error());
  return take(*bodies);
}

std::optional<EntrantNumber> Tournament::entrant_of(std::string_view guest) const {
  const auto found = std::ranges::find(state_.entrants, guest, &Entrant::guest);
  if (guest.empty() || found == state_.entrants.end()) return std::nullopt;
  return static_cast<EntrantNumber>(found - state_.entrants.begin());
}

std::optional<room::Seed> Tournament::deals_of(std::size_t round) const {
  if (!state_.settings.duplicate || round == 0) return std::nullopt;
  return round_seed(hash_, state_.seed, id_, round);
}

// ---- what is asked for

const Reason* Tournament::why_not_running() const {
  switch (state_.stage) {
    case Stage::open:
      return &why::not_started;
    case Stage::playing:
      return nullptr;
    case Stage::paused:
      return &why::is_paused;
    case Stage::over:
      return &why::is_over;
  }
  return nullptr;
}

const Reason* Tournament::why_no_latecomer() const {
  if (state_.stage == Stage::open || state_.settings.format == Format::open) return nullptr;
  if (state_.made.size() >= state_.rounds) return &why::too_late;
  if (state_.settings.format == Format::round_robin && state_.sides() == 2 &&
      std::ranges::none_of(state_.plan, [](const Paired& round) { return !round.resting.empty(); }))
    return &why::no_place;
  return nullptr;
}

Tournament::Answer Tournament::judge(std::string_view guest, const Join& command) const {
  if (state_.stage == Stage::over) return fault(why::is_over);
  const bool other = command.other || command.bot != 0;
  if (other && !is_host(guest)) return fault(why::not_you);
  if (!other && guest.empty()) return fault(why::guests_only);
  if (!other && entrant_of(guest)) return fault(why::joined_already);
  if (command.bot < 0 || command.bot > strongest_level) return fault(why::bad_level, "bot");
  if (!room::is_name(command.name)) return fault(why::bad_name, "name");
  const std::size_t members = state_.members();
  if (command.members.size() != (members > 1 && command.bot == 0 ? members : 0) ||
      !std::ranges::all_of(command.members, room::is_name))
    return fault(why::bad_members, "members");
  if (std::ranges::find(state_.entrants, command.name, &Entrant::name) != state_.entrants.end())
    return fault(why::name_taken, "name");
  if (state_.entrants.size() == most_entrants) return fault(why::full);
  if (const Reason* reason = why_no_latecomer()) return fault(*reason);

  Bodies bodies = {log::Joined{other ? std::string() : std::string(guest), command.name,
                               command.members, command.bot}};
  if (state_.settings.format == Format::round_robin && state_.sides() == 2 && !state_.plan.empty())
    bodies.emplace_back(log::Planned{plan_with_latecomer(state_, state_.entrants.size())});
  return bodies;
}

Tournament::Answer Tournament::judge(std::string_view guest, const Leave& command) const {
  if (state_.stage == Stage::over) return fault(why::is_over);
  if (command.entrant >= state_.entrants.size()) return fault(why::no_such_entrant, "entrant");
  const Entrant& entrant = state_.entrants[command.entrant];
  const bool own = !guest.empty() && entrant.guest == guest;
  if (!own && !is_host(guest)) return fault(why::not_you);
  if (!entrant.in) return fault(why::is_out);
  return Bodies{log::Left{command.entrant, !own}};
}

Tournament::Answer Tournament::judge(std::string_view guest, const Return& command) const {
  if (state_.stage == Stage::over) return fault(why::is_over);
  if (command.entrant >= state_.entrants.size()) return fault(why::no_such_entrant, "entrant");
  const Entrant& entrant = state_.entrants[command.entrant];
  const bool own = !guest.empty() && entrant.guest == guest;
  if (!own && !is_host(guest)) return fault(why::not_you);
  if (entrant.in) return fault(why::is_in);
  return Bodies{log::Returned{command.entrant}};
}

Tournament::Answer Tournament::judge(std::string_view guest, const Start&) const {
  if (!is_host(guest)) return fault(why::not_host);
  if (state_.stage == Stage::over) return fault(why::is_over);
  if (state_.stage != Stage::open) return fault(why::has_started);
  const auto rounds = count_rounds(state_);
  if (!rounds) return std::unexpected(rounds.error());
  return Bodies{log::Started{draw_lots(state_.seed, state_.entrants.size()), *rounds}};
}

Tournament::Answer Tournament::judge(std::string_view guest, const MakeRound& command) const {
  if (!is_host(guest)) return fault(why::not_host);
  if (const Reason* reason = why_not_running()) return fault(*reason);
  if (state_.settings.format == Format::open) return fault(why::no_rounds);
  if (command.round != state_.made.size() + 1) return fault(why::wrong_round, "round");
  if (state_.made.size() >= state_.rounds) return fault(why::no_more_rounds);
  if (!state_.is_round_over()) return fault(why::round_running);
  Bodies bodies;
  Paired paired;
  if (state_.settings.format == Format::swiss) {
    auto round = pair_round(state_);
    if (!round) return fault(why::no_pairing);
    paired = std::move(*round);
  } else {
    std::vector<Paired> plan = state_.plan;
    if (needs_new_plan(state_)) {
      if (state_.present() < state_.sides()) return fault(why::too_few);
      plan = plan_rounds(state_);
      bodies.emplace_back(log::Planned{plan});
    }
    paired = plan.front();
    // Who has left does not rest.
    std::erase_if(paired.resting, [&](EntrantNumber who) { return !state_.entrants[who].in; });
  }
  std::string commitment;
  if (const auto seed = deals_of(command.round)) commitment = room::commitment(hash_, *seed);
  bodies.emplace_back(log::RoundMade{std::move(paired), std::move(commitment)});
  return bodies;
}

Tournament::Answer Tournament::judge(std::string_view guest, const Pause&) const {
  if (!is_host(guest)) return fault(why::not_host);
  if (const Reason* reason = why_not_running()) return fault(*reason);
  return Bodies{log::Paused{}};
}

Tournament::Answer Tournament::judge(std::string_view guest, const Resume&) const {
  if (!is_host(guest)) return fault(why::not_host);
  if (state_.stage != Stage::paused) return fault(why::not_paused);
  return Bodies{log::Resumed{}};
}

Tournament::Answer Tournament::judge(std::string_view guest, const End&) const {
  if (!is_host(guest)) return fault(why::not_host);
  if (state_.stage == Stage::over) return fault(why::is_over);
  return Bodies{log::Ended{}};
}

const Reason* Tournament::why_no_sheets(TableNumber table, const std::vector<Sheet>& sheets) const {
  if (state_.stage == Stage::open) return &why::not_started;
  if (table >= state_.tables.size()) return &why::no_such_table;
  if (sheets.empty()) return &why::no_sheets;
  for (const Sheet& sheet : sheets)
    if (const auto counted = state_.ranking->count(sheet); !counted) return counted.error().reason;
  return nullptr;
}

Tournament::Answer Tournament::judge(std::string_view guest, const Report& command) const {
  if (!is_host(guest)) return fault(why::not_host);
  if (state_.stage == Stage::over) return fault(why::is_over);
  if (const Reason* reason = why_no_sheets(command.table, command.sheets))
    return fault(*reason, "sheets");
  if (state_.tables[command.table].is_done()) return fault(why::has_result);
  return Bodies{log::Reported{command.table, command.sheets, false}};
}

// Also when the tournament is over: mistakes are found late.
Tournament::Answer Tournament::judge(std::string_view guest, const Correct& command) const {
  if (!is_host(guest)) return fault(why::not_host);
  if (const Reason* reason = why_no_sheets(command.table, command.sheets))
    return fault(*reason, "sheets");
  if (!state_.tables[command.table].is_done()) return fault(why::no_result);
  return Bodies{log::Reported{command.table, command.sheets, true}};
}

Tournament::Answer Tournament::judge(std::string_view guest, const Forfeit& command) const {
  if (!is_host(guest)) return fault(why::not_host);
  if (state_.stage == Stage::over) return fault(why::is_over);
  if (command.table >= state_.tables.size()) return fault(why::no_such_table, "table");
  const Seated& table = state_.tables[command.table];
  if (table.is_done()) return fault(why::has_result);
  if (command.entrants.empty()) return fault(why::not_there, "entrants");
  for (const EntrantNumber who : command.entrants)
    if (std::ranges::find(table.entrants, who) == table.entrants.end())
      return fault(why::not_there, "entrants");
  return Bodies{log::Forfeited{command.table, command.entrants}};
}

// ---- taking it over

Done Tournament::take(const Bodies& bodies) {
  Done done{};
  for (const log::Body& body : bodies) append(done, body);
  follow_up(done);
  done.seq = seq();
  return done;
}

void Tournament::append(Done& done, const log::Body& body) {
  done.bodies.push_back(log::write(body));
  if (!fold(state_, body)) std::abort();  // what we judged to be right does not fit
}

void Tournament::follow_up(Done& done) {
  if (state_.stage == Stage::playing && state_.settings.format == Format::round_robin &&
      state_.made.empty() && state_.plan.empty())
    append(done, log::Planned{plan_rounds(state_)});
  if (state_.stage == Stage::playing && state_.settings.format == Format::open)
    while (auto table = pair_free(state_)) append(done, log::TableMade{std::move(*table)});
  // The deals of a round are opened when nobody plays with them any more.
  const std::size_t round = state_.made.size();
  if (state_.settings.duplicate && round > 0 && !state_.opened[round - 1] &&
      (state_.is_round_over() || state_.stage == Stage::over))
    append(done, log::Opened{round, *deals_of(round)});
}

}  // namespace troika::tournament
