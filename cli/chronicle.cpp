#include "cli/chronicle.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/draw.h"
#include "cli/results.h"
#include "cli/text.h"
#include "cli/words.h"

namespace troika::cli {
namespace {

constexpr Text lot_first{"lot-first", "The lot has decided. First to act: {1}."};
constexpr Text lot_seat_a{"lot-seat-a", "Seat A, by lot: {1}."};
constexpr Text lots_drawn{"lots-drawn", "Lots for the deal: {1}. Dealer: {2}."};
constexpr Text pieces_set{"pieces-set", "The seven pieces are set up."};
constexpr Text cards_dealt{"cards-dealt", "The cards are shuffled and dealt."};
constexpr Text reshuffled{"reshuffled",
                          "The deck was empty: the discards are shuffled into a new one."};

constexpr Text coin_to{"coin-to", "The coin goes to {1}."};
constexpr Text coin_to_you{"coin-to-you", "The coin is yours!"};
constexpr Text both_had{"both-had", "Both had chosen {1}. "};
constexpr Text landed{"landed", "It was the secret piece. "};
constexpr Text right{"chronicle-right", "Right! "};
constexpr Text wrong{"chronicle-wrong", "Wrong: it was {1}. "};

constexpr Text board_closed{"chronicle-board-closed", "The board {1} is closed."};

std::size_t number(Player p) { return static_cast<std::size_t>(p); }
Seq before_event(Seq event) { return static_cast<Seq>(static_cast<std::uint32_t>(event) - 1); }

// Touché: whether somebody holds cards, so that a shuffle is not the first one of a game.
bool in_middle_of_game(std::string_view position) {
  const auto fields = split(position, ' ');
  return fields.size() > 5 && fields[1] != "-" &&
         fields[5].find_first_not_of("/-") != std::string_view::npos;
}

}  // namespace

Chronicle::Chronicle(Language language, const Table& table, const std::vector<std::string>& names,
                     std::optional<Player> you)
    : language_(language),
      table_(table),
      names_(names),
      you_(you),
      results_told_(table.results().size()) {}

void Chronicle::after_chance(Seq since, std::string_view before) {
  std::string news;
  std::vector<std::string> lots;
  bool shuffled = false;
  for (const Happened& event : table_.happened(LocalDoor::spectator(), since)) {
    if (!event.move) {
      shuffled = true;
    } else if (event.move->starts_with("first=")) {
      const auto player = static_cast<std::size_t>(event.move->back() - '1');
      const Text& text = table_.players() == 2 ? lot_seat_a : lot_first;
      news += fill(language_, text, {names_[player]}) + '\n';
    } else if (event.move->starts_with("lot=")) {
      lots.push_back(card_face(language_, event.move->substr(4)));
    } else if (event.move->starts_with("W@")) {
      news += fill(language_, pieces_set) + '\n';
    }
  }
  if (!lots.empty())
    news += fill(language_, lots_drawn, {enumerated(language_, lots), dealer()}) + '\n';
  if (shuffled)
    news += fill(language_, in_middle_of_game(before) ? reshuffled : cards_dealt) + '\n';
  if (!news.empty()) stories_.push_back({std::nullopt, {}, {}, news});
}

void Chronicle::after_move(Seq event, std::string before) {
  Story story{event, std::move(before), table_.position(LocalDoor::spectator()), {}};
  const auto told = table_.happened(LocalDoor::spectator(), before_event(event));
  const std::string move = told.front().move.value_or("");
  if (table_.game() == "der-isses") {
    const bool ends_round = move.ends_with('!') || (move.size() > 3 && move.ends_with('$'));
    if (ends_round) story.open_news += round_in_words() + '\n';
  }
  if (table_.game() == "talat") story.open_news += newly_closed();
  if (table_.results().size() > results_told_) {
    story.after = table_.finished_position(LocalDoor::spectator());
    if (!table_.is_over())
      story.open_news += game_in_words(language_, table_, results_told_, names_) + '\n';
    results_told_ = table_.results().size();
  }
  stories_.push_back(std::move(story));
}

std::string Chronicle::news(Viewer viewer, std::size_t& told) const {
  std::string text;
  for (; told < stories_.size(); ++told) text += in_words(viewer, stories_[told]);
  return text;
}

std::string Chronicle::in_words(Viewer viewer, const Story& story) const {
  std::string text;
  if (story.event) {
    const Happened event = table_.happened(viewer, before_event(*story.event)).front();
    if (event.actor && event.move) {
      const MoveMade made{*event.move, story.before, story.after};
      text = names_[number(*event.actor)] + ": " + move_in_words(language_, table_.game(), made) +
             '\n';
    }
  }
  return text + story.open_news;
}

// Touché: the dealer sits before the seat that begins; before a game the dealer names the figure.
std::string Chronicle::dealer() const {
  const std::string line = table_.position(LocalDoor::spectator());
  if (line.empty()) return names_[number(table_.to_act().front())];
  const auto first = static_cast<std::size_t>(split(line, ' ')[1][0] - '1');
  return names_[(first + table_.players() - 1) % table_.players()];
}

// Der Isses!: how the round that has just ended was decided.
std::string Chronicle::round_in_words() const {
  const auto view = boost::json::parse(table_.view(LocalDoor::spectator()));
  const auto& last = view.at("table").at("last_round");
  const auto& a = last.at("shown").at("A");
  const auto& b = last.at("shown").at("B");
  const Player winner = player_at(last.at("winner").as_string().c_str());
  const std::string coin = winner == you_ ? fill(language_, coin_to_you)
                                          : fill(language_, coin_to, {names_[number(winner)]});
  const char piece = last.at("piece").as_string()[0];
  if (last.at("how").as_string() == "landing") {
    if (a.is_null() || b.is_null()) return fill(language_, landed) + coin;
    return fill(language_, both_had, {piece_name(language_, piece)}) + coin;
  }
  const char card = (a.is_null() ? b : a).as_string()[0];
  if (card == piece) return fill(language_, right) + coin;
  return fill(language_, wrong, {piece_name(language_, card)}) + coin;
}

// Talat: boards that the last move has closed.
std::string Chronicle::newly_closed() {
  const auto view = boost::json::parse(table_.view(LocalDoor::spectator()));
  std::vector<std::string> now;
  for (const auto& board : view.at("table").at("closed").as_array())
    now.emplace_back(board.as_string().c_str());
  std::string text;
  for (const std::string& board : now)
    if (std::ranges::find(closed_, board) == closed_.end())
      text += fill(language_, board_closed, {board}) + '\n';
  closed_ = std::move(now);
  return text;
}

Player Chronicle::player_at(std::string_view seat) const {
  for (std::size_t p = 0; p < table_.players(); ++p)
    if (table_.seat_name(static_cast<Player>(p)) == seat) return static_cast<Player>(p);
  return Player{};
}

}  // namespace troika::cli
