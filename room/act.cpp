// How entries come about: a command is judged, made into entries, and those are taken over as if
// they came from the log.

#include <algorithm>
#include <boost/json/parse.hpp>
#include <cassert>

#include "room/names.h"
#include "room/reactions.h"
#include "room/reasons.h"
#include "room/room.h"

namespace troika::room {
namespace {

namespace why = reasons;

bool is_move_id(std::string_view id) {
  return !id.empty() && id.size() <= 32 && std::ranges::all_of(id, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

// Whoever adds nothing to the deal says so.
std::string entropy_or_none(std::string_view text) {
  return text.empty() ? "-" : std::string(text);
}

}  // namespace

std::expected<Room::Created, Fault> Room::create(const Creation& creation, Time now,
                                                 const Surroundings& around) {
  if (!is_entropy(creation.match)) return fault(why::bad_match_id);  // the same kind of word
  auto settings = read_settings(boost::json::parse(json_of(creation.settings)).as_object());
  if (!settings) return std::unexpected(settings.error());
  Room room(creation.match, around);
  Done done{0, now, {}, true};
  room.append(done, {log::Created{std::move(*settings), creation.host, creation.seed}});
  for (const Sitter& sitter : creation.sitters) {
    const auto sat = room.answer(sitter.guest, Sit{sitter.place, sitter.name, sitter.entropy});
    if (!sat) return std::unexpected(sat.error());
    room.append(done, *sat);
  }
  return Created{std::move(room), std::move(done)};
}

std::expected<Done, Fault> Room::act(std::string_view guest, const Command& command, Time now) {
  const Time at = std::max(now, last_);
  const auto judge = [&]<class C>(const C& asked) -> std::expected<Done, Fault> {
    const auto place = this->place(guest);
    Answer bodies;
    if constexpr (std::same_as<C, Sit> || std::same_as<C, Start>) {
      bodies = answer(guest, asked);
    } else {
      if (!place) return fault(why::not_at_table);
      if constexpr (std::same_as<C, Play>)
        return play(*place, asked, at);
      else
        bodies = answer(*place, asked, at);
    }
    if (!bodies) return std::unexpected(bodies.error());
    Done done{seq(), at, {}};
    const Stage before = stage();
    append(done, *bodies);
    if constexpr (std::same_as<C, Start>) append_start(done);
    done.listing |= stage() != before;
    return done;
  };
  return std::visit(judge, command);
}

void Room::append(Done& done, const Bodies& bodies) {
  for (const log::Body& body : bodies) {
    [[maybe_unused]] const bool taken = take(body, done.at);
    assert(taken && "what a room writes it can read");
    done.bodies.push_back(log::write(body));
    done.listing |= entries_.back().seats;
  }
  if (!started_ && is_full() && people() != 0) append_start(done);
  done.seq = seq();
}

void Room::append_start(Done& done) {
  log::Started body;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].is_free()) body.bots.push_back(static_cast<Player>(i));
  last_ = done.at;
  take_start(body.bots);
  body.chances = let_chance_act();
  finish_entry(true);
  done.bodies.push_back(log::write(body));
  done.listing = true;
  done.seq = seq();
}

std::vector<std::string> Room::let_chance_act() {
  if (!table_->chance_acts()) return {};
  const Seq before = table_->seq();
  Rng rng = key_->chance(events() + 1);
  table_->let_chance_act(rng);
  return table_->moves_since(before);
}

// ---- moves

std::expected<Done, Fault> Room::play(Player by, const Play& move, Time at) {
  if (!is_move_id(move.id)) return fault(why::bad_id);
  for (const auto& saved : chair(by).saved)
    if (saved.id == move.id) return Done{saved.seq, at, {}};
  if (const Reason* reason = why_no_play(by)) return fault(*reason);
  return make_move(by, move.seq, move.move, move.id, at);
}

std::expected<Done, Fault> Room::bot_moves(Player player, std::uint32_t seq, std::string_view move,
                                           Time now) {
  if (const Reason* reason = why_not_playing()) return fault(*reason);
  if (!is_player(player)) return fault(why::no_such_place);
  if (!chair(player).bot) return fault(why::no_bot_there);
  return make_move(player, seq, move, {}, std::max(now, last_));
}

// A move may be made for an older number as long as the player's turn had begun then: what others
// did meanwhile (a choice made at the same time, a question about a takeback) does not touch it.
std::expected<Done, Fault> Room::make_move(Player by, std::uint32_t seq, std::string_view move,
                                           std::string_view id, Time at) {
  if (seq > this->seq()) return fault(why::ahead);
  if (chair(by).acting && seq < chair(by).turn_began) return fault(table_reasons::stale);
  const Seq before = table_->seq();
  if (const auto played = table_->play(Door::open(by), before, move); !played)
    return std::unexpected(played.error());
  const auto left = clocks_.left_after_move(by, at);
  log::Moved body{by, {}, std::string(id), {}, let_chance_act()};
  body.move = std::move(table_->moves_since(before).front());  // as the rules write it
  if (left) body.left = left->count();
  last_ = at;
  after_move(body);
  finish_entry(false);
  return Done{this->seq(), at, {log::write(body)}, stage() == Stage::over};
}

// ---- coming and going

Room::Answer Room::answer(std::string_view guest, const Sit& command) const {
  if (const Reason* reason = why_no_seat(guest)) return fault(*reason);
  if (!is_name(command.name)) return fault(why::bad_name);
  const std::string entropy = entropy_or_none(command.entropy);
  if (!is_entropy(entropy)) return fault(why::bad_entropy);
  const auto free = std::ranges::find_if(chairs_, &Chair::is_free);
  const Player place = command.place.value_or(static_cast<Player>(free - chairs_.begin()));
  if (!is_player(place)) return fault(why::no_such_place);
  if (!chair(place).is_free()) return fault(why::place_taken);
  return Bodies{log::Sat{place, std::string(guest), command.name, entropy}};
}

Room::Answer Room::answer(std::string_view guest, const Start&) const {
  if (const Reason* reason = why_no_start(guest)) return fault(*reason);
  return Bodies{};
}

Room::Answer Room::answer(Player by, const Rename& command, Time) const {
  if (!is_name(command.name)) return fault(why::bad_name);
  return Bodies{log::Renamed{by, command.name}};
}

Room::Answer Room::answer(Player by, const Leave&, Time at) const {
  if (!started_) return Bodies{log::Left{by}};
  if (const Reason* reason = why_no_play(by)) return fault(*reason);
  return Bodies{bot_came(by, at)};
}

log::BotCame Room::bot_came(Player into, Time at) const {
  log::BotCame body{into, {}};
  if (clocks_.runs(into))
    if (const auto left = clocks_.left(into, at)) body.left = left->count();
  return body;
}

Room::Answer Room::answer(Player by, const CallBot& command, Time at) const {
  if (const Reason* reason = why_not_absent(by, command.into, at)) return fault(*reason);
  return Bodies{bot_came(command.into, at)};
}

Room::Answer Room::answer(Player by, const Return&, Time) const {
  if (const Reason* reason = why_no_return(by)) return fault(*reason);
  return Bodies{log::Returned{by}};
}

Room::Answer Room::answer(Player by, const Claim& command, Time at) const {
  if (const Reason* reason = why_no_claim(by, command.against, at)) return fault(*reason);
  return Bodies{log::Claimed{by, command.against}};
}

// ---- what needs the consent of others

log::TakenBack Room::taken_back(Time at) const {
  log::TakenBack body{person_moves_.back().event - 1, {}};
  if (settings_.clock.kind == TimeControl::Kind::total)
    for (std::size_t i = 0; i < chairs_.size(); ++i)
      body.left.push_back(clocks_.left(static_cast<Player>(i), at)->count());
  return body;
}

Room::Answer Room::answer(Player by, const AskTakeback&, Time at) const {
  if (const Reason* reason = why_no_takeback(by)) return fault(*reason);
  if (Consent(by).is_complete(people())) return Bodies{taken_back(at)};
  return Bodies{log::TakebackAsked{by}};
}

Room::Answer Room::answer(Player by, const AnswerTakeback& command, Time at) const {
  if (const Reason* reason = why_no_answer(by)) return fault(*reason);
  if (command.yes && takeback_->has_agreed(by)) return fault(why::answered_already);
  Bodies bodies{log::TakebackAnswered{by, command.yes}};
  Consent after = *takeback_;
  if (command.yes) after.agree(by);
  if (after.is_complete(people())) bodies.push_back(taken_back(at));
  return bodies;
}

Room::Answer Room::answer(Player by, const Rematch& command, Time) const {
  if (const Reason* reason = why_no_rematch(by)) return fault(*reason);
  if (!command.yes) {
    if (!rematch_) return fault(why::nothing_asked);
    return Bodies{log::RematchAnswered{by, false, {}}};
  }
  const std::string entropy = entropy_or_none(command.entropy);
  if (!is_entropy(entropy)) return fault(why::bad_entropy);
  if (!is_entropy(command.new_match)) return fault(why::bad_match_id);
  if (rematch_ && rematch_->has_agreed(by)) return fault(why::answered_already);
  Bodies bodies{log::RematchAnswered{by, true, entropy}};
  Consent after = rematch_.value_or(Consent(by));
  after.agree(by);
  if (after.is_complete(people())) bodies.push_back(log::RematchMade{command.new_match});
  return bodies;
}

// ---- what comes from the server

Done Room::tick(Time now) {
  Done done{seq(), std::max(now, last_), {}};
  Bodies bodies;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const auto deadline = clocks_.deadline(static_cast<Player>(i));
    if (deadline && !chairs_[i].out_of_time && *deadline <= done.at)
      bodies.push_back(log::TimedOut{static_cast<Player>(i)});
  }
  if (!bodies.empty()) append(done, bodies);
  return done;
}

std::optional<Time> Room::next_deadline() const {
  std::optional<Time> next;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].out_of_time) continue;
    const auto deadline = clocks_.deadline(static_cast<Player>(i));
    if (deadline && (!next || *deadline < *next)) next = deadline;
  }
  return next;
}

std::vector<BotTurn> Room::bots_to_act() const {
  std::vector<BotTurn> turns;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].acting && chairs_[i].bot)
      turns.push_back({static_cast<Player>(i), *chairs_[i].bot, seq()});
  return turns;
}

std::unique_ptr<Situation> Room::situation(Player player) const {
  if (!is_player(player) || !chair(player).bot) return nullptr;
  return table_->situation(Door::open(player));
}

std::expected<std::string, Fault> Room::react(std::string_view guest, std::string_view code) const {
  const auto by = place(guest);
  if (!by) return fault(why::not_at_table);
  if (!is_reaction(code)) return fault(why::no_such_reaction);
  JsonText out;
  out.open('{').key("reaction").value(code).key("player").value(static_cast<unsigned>(*by));
  return std::move(out.close('}')).take();
}

void Room::set_here(Player player) {
  chair(player).here = true;
  chair(player).away.reset();
}

void Room::set_away(Player player, Time since) {
  chair(player).here = false;
  chair(player).away = since;
}

}  // namespace troika::room
