// A room from its log. How entries come about is in act.cpp.

#include "room/room.h"

#include <algorithm>
#include <cassert>

#include "room/reasons.h"

namespace troika::room {
namespace {

// A bot belongs to the server: what it could add to a deal, the server's seed has already.
constexpr std::string_view entropy_of_bots = "bot";

template <class Body>
constexpr bool changes_seats =
    std::same_as<Body, log::Created> || std::same_as<Body, log::Sat> ||
    std::same_as<Body, log::Left> || std::same_as<Body, log::Renamed> ||
    std::same_as<Body, log::Started> || std::same_as<Body, log::BotCame> ||
    std::same_as<Body, log::Returned>;

}  // namespace

std::expected<Room, Fault> Room::load(std::string_view match, const std::vector<Entry>& log,
                                      const Surroundings& around) {
  Room room(match, around);
  for (const Entry& entry : log)
    if (const auto applied = room.apply(entry); !applied) return std::unexpected(applied.error());
  if (room.table_ == nullptr) return fault(reasons::broken_log);
  return room;
}

std::expected<void, Fault> Room::apply(const Entry& entry) {
  if (entry.seq != seq() + 1) return fault(reasons::broken_log);
  const auto body = log::read(entry.body);
  if (!body || !take(*body, entry.at)) return fault(reasons::broken_log);
  return {};
}

bool Room::take(const log::Body& body, Time at) {
  if (std::holds_alternative<log::Created>(body) != entries_.empty()) return false;
  last_ = std::max(last_, at);
  return std::visit(
      [this]<class Body>(const Body& one) {
        if (!take(one)) return false;
        finish_entry(changes_seats<Body>);
        return true;
      },
      body);
}

bool Room::take(const log::Created& body) {
  settings_ = body.settings;
  host_ = body.host;
  seed_ = body.seed;
  auto table = make_table(settings_.game, settings_.options);
  if (!table || settings_.seats.size() != (*table)->players()) return false;
  table_ = std::move(*table);
  chairs_.resize(table_->players());
  rematch_entropies_.resize(chairs_.size());
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (settings_.seats[i].whom == Wish::For::bot) chairs_[i].bot = settings_.seats[i].level;
  clocks_ = Clocks(settings_.clock);
  return true;
}

bool Room::take(const log::Sat& body) {
  if (started_ || !is_player(body.player) || !chair(body.player).is_free()) return false;
  Chair& chair = this->chair(body.player);
  chair.guest = body.guest;
  chair.name = body.name;
  chair.entropy = body.entropy;
  return true;
}

bool Room::take(const log::Left& body) {
  if (started_ || !is_player(body.player) || chair(body.player).guest.empty()) return false;
  once_here_.push_back(chair(body.player).guest);
  chair(body.player) = {};
  return true;
}

bool Room::take(const log::Renamed& body) {
  if (!is_player(body.player)) return false;
  chair(body.player).name = body.name;
  return true;
}

bool Room::take(const log::Started& body) {
  return take_start(body.bots) && play_chances(body.chances);
}

bool Room::take_start(const std::vector<Player>& bots) {
  if (started_) return false;
  for (const Player p : bots) {
    if (!is_player(p) || !chair(p).is_free()) return false;
    chair(p).bot = settings_.bot_level;
  }
  if (std::ranges::any_of(chairs_, &Chair::is_free)) return false;
  started_ = true;
  std::vector<std::string> entropies;
  for (Chair& chair : chairs_) {
    if (chair.bot) chair.entropy = entropy_of_bots;
    entropies.push_back(chair.entropy);
  }
  key_.emplace(around_.hash, seed_, match_, entropies);
  return true;
}

bool Room::play_chances(const std::vector<std::string>& moves) {
  return std::ranges::all_of(
             moves, [this](const auto& move) { return table_->play_chance(move).has_value(); }) &&
         !table_->chance_acts();
}

bool Room::take(const log::Moved& body) {
  if (stage() != Stage::playing || !is_player(body.player)) return false;
  const Viewer by = Door::open(body.player);
  if (!table_->play(by, table_->seq(), body.move) || !play_chances(body.chances)) return false;
  after_move(body);
  return true;
}

// Both after a move that was just made and after one from the log.
void Room::after_move(const log::Moved& body) {
  Chair& chair = this->chair(body.player);
  chair.acting = false;
  clocks_.stop(body.player, body.left ? std::optional(Millis(*body.left)) : std::nullopt);
  takeback_.reset();
  const auto event = events() - static_cast<std::uint32_t>(body.chances.size());
  if (table_->is_secret(Seq{event})) seals_.push_back({event, key_->seal(event, body.move)});
  if (body.id.empty()) return;
  person_moves_.push_back({body.player, event});
  chair.saved[chair.next_saved] = {body.id, seq() + 1};
  chair.next_saved = (chair.next_saved + 1) % chair.saved.size();
}

bool Room::take(const log::TimedOut& body) {
  if (!is_player(body.player) || !chair(body.player).acting) return false;
  chair(body.player).out_of_time = true;
  return true;
}

bool Room::take(const log::BotCame& body) {
  if (stage() != Stage::playing || !is_player(body.player)) return false;
  chair(body.player).bot = settings_.bot_level;
  clocks_.stop(body.player, body.left ? std::optional(Millis(*body.left)) : std::nullopt);
  takeback_.reset();
  return true;
}

bool Room::take(const log::Returned& body) {
  if (stage() != Stage::playing || !is_player(body.player)) return false;
  Chair& chair = this->chair(body.player);
  if (chair.guest.empty() || !chair.bot) return false;
  chair.bot.reset();
  if (chair.acting) clocks_.run(body.player, last_);
  return true;
}

bool Room::take(const log::TakebackAsked& body) {
  takeback_.emplace(body.player);
  return true;
}

bool Room::take(const log::TakebackAnswered& body) {
  if (!takeback_) return false;
  if (body.yes)
    takeback_->agree(body.player);
  else
    takeback_.reset();
  return true;
}

bool Room::take(const log::TakenBack& body) {
  if (stage() != Stage::playing || !table_->can_go_back(Seq{body.to})) return false;
  if (!body.left.empty() && body.left.size() != chairs_.size()) return false;
  table_->go_back(Seq{body.to});
  while (!person_moves_.empty() && person_moves_.back().event > body.to) person_moves_.pop_back();
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    chairs_[i].acting = false;
    clocks_.stop(static_cast<Player>(i),
                 body.left.empty() ? std::nullopt : std::optional(Millis(body.left[i])));
  }
  takeback_.reset();
  return true;
}

bool Room::take(const log::Claimed& body) {
  if (stage() != Stage::playing || !is_player(body.player) || !is_player(body.against))
    return false;
  claimed_ = {body.player, body.against};
  takeback_.reset();
  return true;
}

bool Room::take(const log::RematchAnswered& body) {
  if (stage() != Stage::over || !is_player(body.player)) return false;
  if (!body.yes) {
    rematch_.reset();
    return true;
  }
  if (!rematch_) rematch_.emplace(body.player);
  rematch_->agree(body.player);
  rematch_entropies_[static_cast<std::size_t>(body.player)] = body.entropy;
  return true;
}

bool Room::take(const log::RematchMade& body) {
  rematch_match_ = body.match;
  return rematch_.has_value();
}

void Room::finish_entry(bool seats) {
  entries_.push_back({events(), static_cast<std::uint16_t>(table_->results().size()), seats});
  update_turns();
}

void Room::update_turns() {
  unsigned acting = 0;
  if (stage() == Stage::playing)
    for (const Player p : table_->to_act()) acting |= Consent::bit(p);
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const auto player = static_cast<Player>(i);
    Chair& chair = chairs_[i];
    const bool acts = (acting & Consent::bit(player)) != 0;
    if (acts && !chair.acting) {
      chair.turn_began = seq();
      chair.out_of_time = false;
      clocks_.renew(player);
      if (chair.has_person()) clocks_.run(player, last_);
    } else if (!acts && chair.acting) {
      clocks_.stop(player, clocks_.left(player, last_));
    }
    chair.acting = acts;
  }
}

Stage Room::stage() const {
  if (!started_) return Stage::open;
  return claimed_ || table_->is_over() ? Stage::over : Stage::playing;
}

std::optional<Player> Room::place(std::string_view guest) const {
  if (guest.empty()) return std::nullopt;
  const auto found = std::ranges::find(chairs_, guest, &Chair::guest);
  if (found == chairs_.end()) return std::nullopt;
  return static_cast<Player>(found - chairs_.begin());
}

std::optional<std::string> Room::record() const {
  if (stage() != Stage::over) return std::nullopt;
  std::vector<std::string> lines{"fair match " + match_,
                                 "fair commitment " + commitment(around_.hash, seed_),
                                 "fair seed " + hex(seed_.bytes)};
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    lines.push_back("fair entropy " + std::to_string(i + 1) + ' ' + chairs_[i].entropy);
  for (const Seal& seal : seals_)
    lines.push_back("fair seal " + std::to_string(seal.event) + ' ' + seal.seal);
  return with_fair_lines(table_->record(), lines);
}

// People keep their seats, and so do bots, also those that were called in.
std::optional<Creation> Room::rematch() const {
  if (rematch_match_.empty()) return std::nullopt;
  Creation next{rematch_match_, settings_, host_, {}, {}};
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Chair& chair = chairs_[i];
    if (chair.bot)
      next.settings.seats[i] = {Wish::For::bot, *chair.bot};
    else
      next.sitters.push_back(
          {static_cast<Player>(i), chair.guest, chair.name, rematch_entropies_[i]});
  }
  return next;
}

std::string Room::fingerprint() const {
  JsonText out;
  out.open('[').value(match_).value(host_).value(seq()).value(hex(seed_.bytes));
  out.value(table_->record()).value(started_).value(static_cast<std::int64_t>(last_));
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Chair& chair = chairs_[i];
    const auto player = static_cast<Player>(i);
    out.open('[').value(chair.guest).value(chair.name).value(chair.entropy);
    out.value(chair.bot.value_or(0)).value(chair.acting).value(chair.out_of_time);
    out.value(chair.turn_began).value(rematch_entropies_[i]);
    for (const auto& saved : chair.saved) out.value(saved.id).value(saved.seq);
    out.value(clocks_.runs(player)).value(clocks_.left(player, last_).value_or(Millis(-1)).count());
    for (const auto& consent : {takeback_, rematch_})
      out.value(consent && consent->has_agreed(player)).value(consent && consent->by() == player);
    out.value(claimed_ && claimed_->by == player).value(claimed_ && claimed_->against == player);
    out.close(']');
  }
  for (const auto& guest : once_here_) out.value(guest);
  for (const Seal& seal : seals_) out.value(seal.event).value(seal.seal);
  for (const auto& move : person_moves_)
    out.value(static_cast<unsigned>(move.player)).value(move.event);
  for (const Logged& entry : entries_) out.value(entry.events).value(entry.seats);
  out.value(rematch_match_).close(']');
  return hex(around_.hash(std::move(out).take()));
}

}  // namespace troika::room
