#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_text.h"
#include "core/options.h"
#include "core/record.h"
#include "core/rng.h"
#include "core/series.h"
#include "table/mind.h"
#include "table/story.h"
#include "table/viewer.h"

namespace troika {

// Number of events so far at a table.
enum class Seq : std::uint32_t {};

// What one viewer was told of an event: nobody as actor is chance, no text is nothing but the fact
// that something happened.
struct Happened {
  Seq seq;
  std::optional<Player> actor;
  std::string seat;  // the actor's seat in the game, empty for chance
  std::optional<std::string> move;
  std::string shown;  // what it turned up that no position keeps; for all to see
  std::string facts;  // what it did, as far as all may see it: members of a JSON object
};

// One match of some game as the server, the browser and the terminal see it: text in, what each
// viewer may know out. The types of the games end here.
class Table {
 public:
  virtual ~Table() = default;

  virtual std::string_view game() const = 0;
  virtual std::vector<Option> options() const = 0;
  virtual std::size_t players() const = 0;
  virtual Seq seq() const = 0;
  virtual bool is_over() const = 0;
  virtual bool chance_acts() const = 0;
  virtual std::vector<Player> to_act() const = 0;     // empty when over or when chance acts
  virtual std::string seat_name(Player p) const = 0;  // of the seat in which the player sits now
  virtual std::string side(Player p) const = 0;       // of those who win together; empty: alone
  virtual const Reason* advice() const = 0;  // to know before one plays with these options; or null

  // Makes a move for a player, or says why not and changes nothing. `expected` is the number of
  // events the player knew of; another event in between refuses the move.
  virtual std::expected<Seq, Fault> play(Viewer by, Seq expected, std::string_view move) = 0;
  virtual Seq let_chance_act(Rng& rng) = 0;  // until a player is to act
  virtual std::expected<Seq, Fault> play_chance(std::string_view move) = 0;  // from a log

  virtual std::string sample_chance(Rng& rng) const = 0;  // what it may do now; nothing changes

  // Taking back: the match as it was after `to` events. It can be done only if nothing since has
  // brought anything to light: no chance, no reveal, no end of a game.
  virtual bool can_go_back(Seq to) const = 0;
  virtual void go_back(Seq to) = 0;

  virtual std::vector<std::string> moves(Viewer who) const = 0;  // as the rules list them
  std::vector<std::string> legal(Viewer who) const;              // the same, in byte order
  virtual std::string position(Viewer who) const = 0;  // the line; empty before the first game
  virtual std::string finished_position(Viewer who) const = 0;  // of the last game that ended
  virtual std::string view(Viewer who) const = 0;   // JSON of exactly what `who` may know
  virtual std::string board(Viewer who) const = 0;  // the part of it about the game being played
  // The same as a text of which nothing is lost (core/view.h); empty before the first game.
  virtual std::string view_text(Viewer who) const = 0;
  // Members of a JSON object: "board" and "insight" of the game, null before the first; "legal",
  // the moves in their parts; and "turn", the number of events so far.
  virtual void write_look(JsonText& out, Viewer who, Language language) const = 0;
  virtual std::vector<Happened> happened(Viewer who, Seq since) const = 0;
  // Whether this event, counted from 1, is a player's move that others are not told in full.
  virtual bool is_secret(Seq event) const = 0;

  // All that a player lived through from this event on, for one who follows from elsewhere; empty
  // for a spectator.
  virtual std::vector<Lived> story(Viewer who, Seq since) const = 0;

  // What a bot in this viewer's place may think about; null for a spectator.
  virtual std::unique_ptr<Situation> situation(Viewer who) const = 0;

  // How many events were played again for questions and takebacks: asking once more costs none.
  virtual std::uint64_t events_replayed() const = 0;

  // Points per seat of each finished game, and games won per player: public.
  struct GameResult {
    std::vector<std::string> seats;
    std::vector<Player> players;
    std::vector<int> points;
    std::vector<bool> won;
  };
  virtual const std::vector<GameResult>& results() const = 0;
  virtual std::vector<int> games_won() const = 0;
  virtual std::vector<Player> winners() const = 0;  // of the match, once it is over

  // The whole record with every secret: for the store, and for the players once it is over.
  virtual std::string record() const = 0;
  virtual std::vector<std::string> moves_since(Seq since) const = 0;  // in full, for a log
};

namespace table_reasons {
inline constexpr Reason no_seat{"no-seat", "spectators do not move"};
inline constexpr Reason stale{"stale", "something else has happened in the meantime"};
inline constexpr Reason over{"over", "the match is over"};
inline constexpr Reason not_your_turn{"not-your-turn", "it is not your turn"};
inline constexpr Reason no_chance{"no-chance", "chance cannot do this here"};
inline constexpr Reason wait{"wait", "the deal is not finished"};
}  // namespace table_reasons

[[nodiscard]] std::expected<std::unique_ptr<Table>, Fault> make_table(
    std::string_view game, const std::vector<Option>& options);
[[nodiscard]] std::expected<std::unique_ptr<Table>, RecordFault> read_table(
    std::string_view record);

}  // namespace troika
