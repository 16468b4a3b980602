// What happens in a room without anybody asking: bots move, time runs out, absence becomes long.

#include <algorithm>

#include "server/live_room.h"
#include "server/secrets.h"

namespace troika::server {
namespace {

using std::chrono::steady_clock;

// How long a bot takes at least: more than it needs to think, so that the time of its answer says
// nothing about what it knows. The chance on top hides the rest.
milliseconds least_time(int level) {
  constexpr int usual_ms[] = {500, 500, 500, 500, 500, 900, 1400, 2400};
  thread_local Rng rng = fresh_rng();
  return milliseconds(usual_ms[level - 1] + static_cast<int>(rng.below(250)));
}

}  // namespace

void LiveRoom::look_after() {
  if (closed_ || busy_ != Busy::no) return;  // again when it is free
  if (!rematch_made_ && room_.rematch()) {
    busy_ = Busy::saving;
    return make_rematch([this] { free_again(); });
  }
  look_after_absence();
  look_after_bots();
  look_after_clocks();  // last, since it may make the room busy
}

steady_clock::time_point LiveRoom::our_turn() const {
  if (origin_ == Origin::here || !house_.config.several_nodes) return changed_;
  return changed_ + house_.config.takeover;
}

void LiveRoom::wake_at(steady_clock::time_point when) {
  if (wake_ && *wake_ <= when) return;
  wake_ = when;
  if (!timer_) timer_ = std::make_unique<Timer>(house_.io);
  timer_->expires_at(when);
  timer_->async_wait([weak = weak_from_this()](error_code error) {
    const auto self = weak.lock();
    if (error || !self) return;
    self->wake_.reset();
    self->safely([&] { self->look_after(); });
  });
}

// ---- bots

// At a table of bots alone they play for whoever looks on. Where people play, they come to a turn
// of theirs soon, whether anybody is there or not.
bool LiveRoom::bots_may_think() const {
  return room_.people() != 0 || somebody() != Thinkers::For::nobody;
}

Thinkers::For LiveRoom::somebody() const {
  const unsigned there = here() | elsewhere();
  if ((there & room_.people()) != 0) return Thinkers::For::player;
  return there != 0 ? Thinkers::For::spectator : Thinkers::For::nobody;
}

Thinkers::Share LiveRoom::share() const {
  for (const auto& listener : listeners_)
    if (listener->place_) return {listener->address(), listener->guest(), match_};
  if (!listeners_.empty())
    return {listeners_.front()->address(), listeners_.front()->guest(), match_};
  return {"", std::string(room_.host()), match_};
}

void LiveRoom::look_after_bots() {
  const auto turns = bots_may_think() ? room_.bots_to_act() : std::vector<room::BotTurn>();
  for (std::size_t i = 0; i < room_.players(); ++i) {
    Place& place = places_[i];
    const auto turn = std::ranges::find(turns, static_cast<Player>(i), &room::BotTurn::player);
    if (turn == turns.end()) {
      if (place.bot) place.bot->stop = true;
      place.bot.reset();
    } else if (place.bot) {
      place.bot->whom = somebody();
    } else {
      if (steady_clock::now() >= our_turn())
        think(*turn);
      else
        wake_at(our_turn());
    }
  }
}

void LiveRoom::think(const room::BotTurn& turn) {
  auto question = std::make_shared<Thinkers::Question>();
  question->share = share();
  question->whom = somebody();
  question->game = room_.settings().game;
  question->level = turn.level;
  question->situation = room_.situation(turn.player);
  const auto ready = steady_clock::now() + std::chrono::duration_cast<steady_clock::duration>(
                                               least_time(turn.level) * house_.config.bot_pace);
  question->answer = [weak = weak_from_this(), &house = house_, turn, ready](std::string move) {
    house.mailbox.put([weak, &house, turn, ready, move = std::move(move)] {
      if (steady_clock::now() >= ready) {
        if (const auto self = weak.lock()) self->bot_chose(turn, move);
        return;
      }
      auto pause = std::make_shared<Timer>(house.io, ready);
      pause->async_wait([weak, turn, move, pause](error_code) {
        if (const auto self = weak.lock()) self->bot_chose(turn, move);
      });
    });
  };
  places_[static_cast<std::size_t>(turn.player)].bot = question;
  house_.thinkers.ask(std::move(question));
}

void LiveRoom::bot_chose(const room::BotTurn& turn, const std::string& move) {
  if (closed_) return;
  in_turn([self = shared_from_this(), turn, move] {
    std::optional<std::expected<room::Done, Fault>> made;
    self->safely(
        [&] { made = self->room_.bot_moves(turn.player, turn.seq, move, self->house_.now()); });
    if (!made) {
      // The room is read again, and then the bot is asked again: it takes its time, so a move that
      // throws each time does no harm to others.
      self->places_[static_cast<std::size_t>(turn.player)].bot.reset();
      return;
    }
    auto& done = *made;
    if (done) {
      self->places_[static_cast<std::size_t>(turn.player)].bot.reset();
      return self->save({std::move(*done), {}, true, steady_clock::now()});
    }
    // Something else has happened meanwhile; if nothing has, asking again would not help.
    if (turn.seq == self->room_.seq())
      return self->house_.log.warning("bot-refused", {{"code", done.error().reason->code}});
    self->places_[static_cast<std::size_t>(turn.player)].bot.reset();
    self->look_after();
  });
}

// ---- time

void LiveRoom::look_after_clocks() {
  constexpr room::Millis at_most{3'600'000};
  const auto deadline = room_.next_deadline();
  if (!deadline) return;
  const room::Millis left = *deadline - house_.now();
  if (left > room::Millis(0)) return wake_at(steady_clock::now() + std::min(left, at_most));
  if (steady_clock::now() < our_turn()) return wake_at(our_turn());
  room::Done done = room_.tick(house_.now());
  if (!done.bodies.empty()) save({std::move(done), {}, false, steady_clock::now()});
}

// Without clocks, what the others may do about somebody who is away changes by itself.
void LiveRoom::look_after_absence() {
  if (room_.stage() != room::Stage::playing ||
      room_.settings().clock.kind != room::TimeControl::Kind::none ||
      room_.settings().absent == room::Absent::wait || listeners_.empty())
    return;
  bool news = false;
  for (std::size_t i = 0; i < room_.players(); ++i) {
    Place& place = places_[i];
    if (!place.away || place.absence_told) continue;
    const room::Millis left = *place.away + house_.config.patience - house_.now();
    if (left > room::Millis(0))
      wake_at(steady_clock::now() + left);
    else
      news = place.absence_told = true;
  }
  if (news) tell_news();
}

}  // namespace troika::server
