#include "room/room.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <cassert>

#include "room/judge.h"
#include "room/reasons.h"
#include "room/tell.h"

namespace troika::room {

namespace why = reasons;

// ---- from a log

std::expected<Room, Fault> Room::load(std::string_view match, const std::vector<Entry>& log,
                                      const Surroundings& around) {
  Room room(match, around);
  for (const Entry& entry : log)
    if (const auto applied = room.apply(entry); !applied) return std::unexpected(applied.error());
  if (room.seq() == 0) return fault(why::broken_log);
  return room;
}

std::expected<void, Fault> Room::apply(const Entry& entry) {
  if (entry.seq != seq() + 1) return fault(why::broken_log);
  const auto line = log::read(entry.body);
  if (!line || !fold(state_, *line, entry.at)) return fault(why::broken_log);
  return {};
}

// ---- by what people and bots do

std::expected<Room::Created, Fault> Room::create(const Creation& creation, Time now,
                                                 const Surroundings& around) {
  // The same kind of word.
  if (!is_entropy(creation.match) || (creation.next && !is_entropy(creation.next->match)))
    return fault(why::bad_match_id);
  auto settings = read_settings(boost::json::parse(json_of(creation.settings)).as_object());
  if (!settings) return std::unexpected(settings.error());
  Room room(creation.match, around);
  Done done{0, now, {}, true};
  room.append(done,
              {log::Created{std::move(*settings), creation.host, creation.seed, creation.next}});
  for (const Sitter& sitter : creation.sitters) {
    const auto sat =
        judge(room.state_, sitter.guest, Sit{sitter.place, sitter.name, sitter.entropy}, now);
    if (!sat) return std::unexpected(sat.error());
    room.append(done, *sat);
  }
  return Created{std::move(room), std::move(done)};
}

std::expected<Done, Fault> Room::act(std::string_view guest, const Command& command, Time now) {
  const Time at = moment(state_, now);
  const Play* const play = std::get_if<Play>(&command.what);
  const bool is_named = play != nullptr ? is_move_id(command.id) : is_command_id(command.id);
  if (is_named)
    if (const auto seq = state_.receipts.find(guest, command.id)) return Done{*seq, at, {}};
  const auto bodies = judge(state_, guest, command.what, at);
  if (!bodies) return std::unexpected(bodies.error());
  if (play != nullptr) {
    if (!is_named) return fault(why::bad_id);
    const auto moved = make_move(state_, *place(guest), *play, command.id, at);
    if (!moved) return std::unexpected(moved.error());
    return done_with(*moved);
  }
  Done done{seq(), at, {}};
  const Stage before = stage();
  const Asked asked = is_named ? Asked({std::string(guest), command.id}) : std::nullopt;
  append(done, *bodies, asked);
  if (std::holds_alternative<Start>(command.what)) append_start(done, asked);
  done.listing |= stage() != before;
  return done;
}

std::expected<Done, Fault> Room::bot_moves(Player player, std::uint32_t seq, std::string_view move,
                                           Time now) {
  if (stage() == Stage::open) return fault(why::not_started);
  if (stage() == Stage::over) return fault(why::match_over);
  if (!state_.seats.has(player)) return fault(why::no_such_place);
  if (!state_.seats[player].bot) return fault(why::no_bot_there);
  const auto moved = make_move(state_, player, {seq, std::string(move)}, {}, moment(state_, now));
  if (!moved) return std::unexpected(moved.error());
  return done_with(*moved);
}

Done Room::done_with(const log::Moved& moved) const {
  return {seq(), state_.last, {log::write({moved})}, stage() == Stage::over};
}

Done Room::tick(Time now) {
  Done done{seq(), moment(state_, now), {}};
  append(done, time_outs(state_, done.at));
  return done;
}

std::optional<Time> Room::next_deadline() const { return room::next_deadline(state_); }

// What a room writes it can read.
void Room::append(Done& done, const std::vector<log::Body>& bodies, const Asked& asked) {
  for (const log::Body& body : bodies) {
    [[maybe_unused]] const bool taken = fold(state_, body, done.at);
    assert(taken);
    write(done, body, asked);
    done.listing |= state_.journal.last_changed_seats();
  }
  const bool is_full = state_.seats.are_full() && people() != 0;
  if (!bodies.empty() && !state_.started && is_full) append_start(done);
}

void Room::append_start(Done& done, const Asked& asked) {
  write(done, begin(state_, done.at), asked);
  done.listing = true;
}

// What has just been taken over.
void Room::write(Done& done, const log::Body& body, const Asked& asked) {
  const bool is_first = done.bodies.empty();
  if (is_first && asked) state_.receipts.add(asked->guest, asked->id, seq());
  done.bodies.push_back(log::write({body, is_first ? asked : std::nullopt}));
  done.seq = seq();
}

// ---- what it says

std::vector<BotTurn> Room::bots_to_act() const {
  std::vector<BotTurn> turns;
  for (const Player p : state_.seats.all())
    if (const Chair& chair = state_.seats[p]; chair.acting && chair.bot)
      turns.push_back({p, *chair.bot, seq()});
  return turns;
}

std::unique_ptr<Situation> Room::situation(Player player) const {
  if (!state_.seats.has(player) || !state_.seats[player].bot) return nullptr;
  return state_.table->situation(state_.mover(player));
}

std::string Room::reaction(Player by, std::string_view code) {
  JsonText out;
  out.open('{').key("reaction").value(code).key("player").value(static_cast<unsigned>(by));
  return std::move(out.close('}')).take();
}

std::string Room::state(std::string_view guest, Time now) const {
  JsonText out(4096);
  out.open('{');
  tell_state(out, state_, guest, now);
  return std::move(out.close('}')).take();
}

std::string Room::news(std::string_view guest, std::uint32_t since, Time now) const {
  JsonText out(1024);
  out.open('{');
  tell_news(out, guest, since, now);
  return std::move(out.close('}')).take();
}

void Room::tell_news(JsonText& out, std::string_view guest, std::uint32_t since, Time now) const {
  room::tell_news(out, state_, guest, since, now);
}

Listing Room::listing() const {
  Listing listing{settings().game, stage(), settings().listed, summary(state_), {}};
  for (const auto& [guest, writer] : state_.guestbook.writers()) listing.guests.push_back(guest);
  return listing;
}

std::optional<std::string> Room::record() const {
  if (stage() != Stage::over) return std::nullopt;
  std::vector<std::string> lines{"fair match " + state_.match,
                                 "fair commitment " + state_.deals.commitment(),
                                 "fair seed " + hex(state_.deals.seed().bytes)};
  for (const Player p : state_.seats.all())
    lines.push_back("fair entropy " + std::to_string(static_cast<unsigned>(p) + 1) + ' ' +
                    state_.seats[p].entropy);
  for (const Seal& seal : state_.deals.seals())
    lines.push_back("fair seal " + std::to_string(seal.event) + ' ' + seal.seal);
  return with_fair_lines(state_.table->record(), lines);
}

// People keep their seats, and so do bots, also those that were called in.
std::optional<Creation> Room::rematch() const {
  if (state_.again.match.empty()) return std::nullopt;
  Creation next{state_.again.match, settings(), state_.host, {}, {}};
  if (state_.deals.next()) next.seed = state_.deals.next()->seed;
  for (const Player p : state_.seats.all()) {
    const auto i = static_cast<std::size_t>(p);
    const Chair& chair = state_.seats[p];
    if (chair.bot)
      next.settings.seats[i] = {Wish::For::bot, *chair.bot};
    else
      next.sitters.push_back({p, chair.guest, chair.name, state_.again.entropies[i]});
  }
  return next;
}

bool Room::rematch_is_promised() const { return state_.deals.next().has_value(); }

std::string Room::fingerprint() const {
  const State& s = state_;
  JsonText out;
  out.open('[').value(s.match).value(s.host).value(seq()).value(hex(s.deals.seed().bytes));
  if (s.deals.next()) out.value(s.deals.next()->match).value(hex(s.deals.next()->seed.bytes));
  out.value(s.table->record()).value(s.started).value(static_cast<std::int64_t>(s.last));
  for (const Player p : s.seats.all()) {
    const Chair& chair = s.seats[p];
    out.open('[').value(chair.guest).value(chair.name).value(chair.entropy);
    out.value(chair.bot.value_or(0)).value(chair.acting).value(chair.out_of_time);
    out.value(chair.turn_began).value(s.again.entropies[static_cast<std::size_t>(p)]);
    out.value(s.clocks.runs(p)).value(s.clocks.left(p, s.last).value_or(Millis(-1)).count());
    for (const auto& consent : {s.takeback, s.again.consent})
      out.value(consent && consent->has_agreed(p)).value(consent && consent->by() == p);
    out.value(s.claimed && s.claimed->by == p).value(s.claimed && s.claimed->against == p);
    out.close(']');
  }
  for (const auto& [guest, writer] : s.guestbook.writers())
    out.value(guest)
        .value(writer.all)
        .value(writer.within)
        .value(static_cast<std::int64_t>(writer.minute));
  for (const Seal& seal : s.deals.seals()) out.value(seal.event).value(seal.seal);
  for (const auto& move : s.person_moves)
    out.value(static_cast<unsigned>(move.player)).value(move.event);
  for (const auto& entry : s.journal.entries())
    out.value(entry.events).value(entry.results).value(entry.seats);
  s.receipts.each([&](const auto& name, std::uint32_t seq) {
    for (const std::uint8_t byte : name) out.value(unsigned{byte});
    out.value(seq);
  });
  out.value(s.again.match).close(']');
  return hex(s.around.hash(std::move(out).take()));
}

}  // namespace troika::room
