#include "games/talat/position.h"

#include <array>
#include <cassert>

#include "games/talat/closing.h"
#include "games/talat/notation.h"
#include "games/talat/rules.h"

namespace troika {

using namespace talat;

namespace {

enum Field : std::size_t { ab, bc, ca, turn, hand_a, hand_b, hand_c, captured, players, fields };

constexpr std::array<std::string_view, fields> field_names{
    "AB", "BC", "CA", "TURN", "HAND_A", "HAND_B", "HAND_C", "CAPTURED", "PLAYERS"};
constexpr std::array all_seats{seat_a, seat_b, seat_c};

// One reading of a line. Each step returns false after noting what is wrong.
class Reader {
 public:
  explicit Reader(std::string_view line) : line_(line) {}

  bool read() {
    if (!split()) return false;
    for (const BoardName b : board_names)
      if (!read_board(b)) return false;
    if (!read_turn()) return false;
    for (const Seat s : all_seats)
      if (!read_hand(s)) return false;
    if (!read_captured() || !read_players()) return false;
    if (open_.placing() ? !check_placing() : !check_captured()) return false;
    return check_turn();
  }

  const Open& open() const { return open_; }
  Fault fault() const { return fault_; }

 private:
  bool wrong(const Reason& reason, Field f, std::size_t offset = 0) {
    fault_ = {&reason, field_names[f], begin_[f] + offset};
    return false;
  }

  bool split() {
    std::size_t at = 0;
    for (std::size_t f = 0; f < fields; ++f) {
      begin_[f] = at;
      if (at > line_.size()) {
        begin_[f] = line_.size();
        return wrong(field_missing, static_cast<Field>(f));
      }
      const std::size_t end = std::min(line_.find(' ', at), line_.size());
      text_[f] = line_.substr(at, end - at);
      if (text_[f].empty())
        return wrong(end == line_.size() ? field_missing : field_empty, static_cast<Field>(f));
      at = end + 1;
    }
    if (at <= line_.size()) return wrong(line_too_long, players, text_[players].size());
    return true;
  }

  // A tower that is met on a board or in a hand.
  bool note(Seat owner, Tower t, Field f, std::size_t offset) {
    if (has(known_[owner], t)) return wrong(tower_twice, f, offset);
    known_[owner] = static_cast<TowerSet>(known_[owner] | set_of(t));
    return true;
  }

  bool read_board(BoardName name) {
    const auto f = static_cast<Field>(ab + index(name));
    const std::string_view text = text_[f];
    std::size_t at = 0;
    for (std::size_t r = 5; r-- > 0;) {
      if (!read_rank(name, r, at)) return false;
      if (r == 0) break;
      if (at == text.size()) return wrong(too_few_ranks, f, at);
      ++at;  // the slash
    }
    if (at < text.size()) return wrong(too_many_ranks, f, at);
    return true;
  }

  // Reads up to the next slash or the end.
  bool read_rank(BoardName name, std::size_t r, std::size_t& at) {
    const auto f = static_cast<Field>(ab + index(name));
    const std::string_view text = text_[f];
    std::size_t width = 0;
    bool after_digit = false;
    for (; at < text.size() && text[at] != '/';) {
      const char c = text[at];
      if (c >= '1' && c <= '5') {
        if (after_digit) return wrong(digits_in_a_row, f, at);
        width += static_cast<std::size_t>(c - '0');
        if (width > 5) return wrong(rank_too_long, f, at);
        after_digit = true;
        ++at;
        continue;
      }
      after_digit = false;
      if (c < 'a' || c > 'c') return wrong(not_a_board, f, at);
      if (width == 5) return wrong(rank_too_long, f, at);
      if (!read_standing(name, cell_at(r, width), at)) return false;
      ++width;
    }
    if (width < 5) return wrong(rank_too_short, f, at);
    return true;
  }

  bool read_standing(BoardName name, Cell cell, std::size_t& at) {
    const auto f = static_cast<Field>(ab + index(name));
    const Seat owner = seat_at(static_cast<std::size_t>(text_[f][at] - 'a'));
    const Way w = colour(name, Way::up) == owner ? Way::up : Way::down;
    if (colour(name, w) != owner) return wrong(foreign_colour, f, at);
    const std::optional<Tower> tower = read_tower(text_[f].substr(at + 1));
    if (!tower) return wrong(not_a_tower, f, at + 1);
    if (!note(owner, *tower, f, at)) return false;
    Board& board = open_.board(name);
    if (std::popcount(board.of(w)) == 5) return wrong(too_many_on_board, f, at);
    board.put(w, *tower, cell);
    at += 3;
    return true;
  }

  bool read_turn() {
    const std::string_view text = text_[turn];
    if (text.size() > 1) return wrong(not_a_turn, turn);
    if (text[0] == '-') return true;  // open_ is over until told otherwise
    if (text[0] < 'A' || text[0] > 'C') return wrong(not_a_turn, turn);
    open_.turn = Turn::of(seat_at(static_cast<std::size_t>(text[0] - 'A')));
    return true;
  }

  bool read_hand(Seat s) {
    const auto f = static_cast<Field>(hand_a + index(s));
    const std::string_view text = text_[f];
    if (text == "-") return true;
    TowerSet& hand = open_.hands[s];
    for (std::size_t at = 0; at < text.size(); at += 2) {
      const std::optional<Tower> tower = read_tower(text.substr(at));
      if (!tower) return wrong(at == 0 ? not_a_hand : not_a_tower, f, at);
      if (!note(s, *tower, f, at)) return false;
      if (hand >= set_of(*tower)) return wrong(hand_out_of_order, f, at);
      hand = static_cast<TowerSet>(hand | set_of(*tower));
    }
    return true;
  }

  bool read_captured() {
    std::string_view rest = text_[captured];
    for (const Seat s : all_seats) {
      const std::size_t offset = text_[captured].size() - rest.size();
      const std::size_t comma = rest.find(',');
      if ((comma == std::string_view::npos) != (s == seat_c))
        return wrong(not_captured_counts, captured);
      const std::string_view number = rest.substr(0, comma);
      const std::optional<int> count = read_number(number, 0, 2 * towers_per_colour);
      if (!count) return wrong(not_captured_counts, captured, offset);
      open_.captured[s] = static_cast<std::uint8_t>(*count);
      rest.remove_prefix(s == seat_c ? rest.size() : comma + 1);
    }
    return true;
  }

  bool read_players() {
    const std::string_view text = text_[players];
    if (text != "2" && text != "3") return wrong(not_a_player_count, players);
    open_.players = text == "2" ? 2 : 3;
    return true;
  }

  int hand_size(Seat s) const { return std::popcount(open_.hands[s]); }
  int standing(Seat s) const { return std::popcount(known_[s]) - hand_size(s); }

  // RULES 5, 16, 17: before all towers stand.
  bool check_placing() {
    for (const Seat s : all_seats)
      if (open_.captured[s] != 0) return wrong(captured_while_placing, captured);
    for (const BoardName b : board_names)
      for (const Way w : both_ways)
        if ((open_.board(b).of(w) & ~start_row(w)) != 0)
          return wrong(moved_while_placing, static_cast<Field>(ab + index(b)));
    for (const Seat s : all_seats) {
      const auto f = static_cast<Field>(hand_a + index(s));
      const bool ghost_stands = open_.with_ghost() && s == ghost && hand_size(s) == 0;
      if (ghost_stands && standing(s) == towers_per_colour) return wrong(ninth_ghost, f);
      if (std::popcount(known_[s]) != (ghost_stands ? 8 : towers_per_colour))
        return wrong(tower_missing, f);
    }
    if (open_.turn.is_over()) return wrong(game_has_not_ended, turn);
    if (!open_.with_ghost()) return check_three_hands();
    if (open_.turn.has(ghost)) return wrong(ghost_has_no_turn, turn);
    return check_two_hands();
  }

  // Going round from the one to act, hands have the same size and then one less. RULES 4
  bool check_three_hands() {
    const Seat first = open_.turn.seat(), second = after(first), third = after(second);
    const int size = hand_size(first);
    if (hand_size(second) > size || hand_size(third) > hand_size(second) ||
        hand_size(third) < size - 1 || size == 0)
      return wrong(hands_out_of_turn, turn);
    return true;
  }

  bool check_two_hands() {
    const int a = hand_size(seat_a), b = hand_size(seat_b);
    bool a_acts = a == b;
    if (open_.placing_ghost()) {
      if (hand_size(ghost) == 1) return wrong(ninth_ghost, hand_c);
      if (a != towers_per_colour) return wrong(hands_out_of_turn, hand_a);
      if (b != towers_per_colour) return wrong(hands_out_of_turn, hand_b);
      a_acts = standing(ghost) % 2 == 0;
    } else if (a != b && a != b - 1) {
      return wrong(hands_out_of_turn, hand_a);
    }
    if (open_.turn.has(seat_a) != a_acts) return wrong(hands_out_of_turn, turn);
    return true;
  }

  // Composed positions may lack towers that nobody captured, but not the other way round.
  bool check_captured() {
    BySeat<int, 3> missing;
    int all_missing = 0;
    for (const Seat s : all_seats) {
      missing[s] = towers_per_colour - standing(s);
      if (open_.with_ghost() && s == ghost && --missing[s] < 0) return wrong(ninth_ghost, hand_c);
      all_missing += missing[s];
    }
    if (open_.with_ghost() && open_.captured[ghost] != 0) return wrong(ghost_captured, captured);
    int all_captured = 0;
    for (const Seat s : all_seats) {
      all_captured += open_.captured[s];
      if (open_.captured[s] > all_missing - missing[s]) return wrong(too_many_captured, captured);
    }
    if (all_captured > all_missing) return wrong(too_many_captured, captured);
    return true;
  }

  // RULES 11, 13, 14
  bool check_turn() {
    if (open_.placing()) return true;
    for (const BoardName b : board_names) open_.closed[index(b)] = is_closed(open_.board(b));
    if (open_.turn.is_over()) return two_closed(open_) ? true : wrong(game_has_not_ended, turn);
    if (open_.with_ghost() && open_.turn.has(ghost)) return wrong(ghost_has_no_turn, turn);
    if (two_closed(open_)) return wrong(game_has_ended, turn);
    if (!can_act(open_, open_.turn.seat())) return wrong(turn_is_skipped, turn);
    return true;
  }

  std::string_view line_;
  std::array<std::string_view, fields> text_{};
  std::array<std::size_t, fields> begin_{};
  BySeat<TowerSet, 3> known_{};  // towers that stand or are still to be placed
  Open open_;
  Fault fault_{};
};

// Who began, as long as towers are placed: all have as many to place when it is the turn of the one
// who began. Later a line does not tell, and it no longer matters.
Seat who_began(const Open& open, const Setup* like) {
  if (!open.placing() && like != nullptr && like->players == open.players) return like->first;
  if (open.turn.is_over() || open.with_ghost()) return seat_a;
  Seat s = open.turn.seat();
  const int size = std::popcount(open.hands[s]);
  for (const Seat next : {after(s), after(after(s))})
    if (std::popcount(open.hands[next]) < size) return next;
  return s;
}

void write_towers_of(std::string& line, const Open& open, BoardName name) {
  const Board& board = open.board(name);
  for (std::size_t r = 5; r-- > 0;) {
    int empty = 0;
    for (std::size_t f = 0; f < 5; ++f) {
      const Cell cell = cell_at(r, f);
      if (!has(board.occupied(), cell)) {
        ++empty;
        continue;
      }
      if (empty != 0) line += static_cast<char>('0' + empty);
      empty = 0;
      const Way w = has(board.of(Way::up), cell) ? Way::up : Way::down;
      line += static_cast<char>('a' + index(colour(name, w)));
      write(line, board.at(cell));
    }
    if (empty != 0) line += static_cast<char>('0' + empty);
    line += r == 0 ? ' ' : '/';
  }
}

void write_hand(std::string& line, unsigned hand) {
  if (hand == 0) line += '-';
  for (; hand != 0; hand &= hand - 1) write(line, static_cast<Tower>(std::countr_zero(hand)));
  line += ' ';
}

}  // namespace

std::expected<Placed<Talat>, Fault> Talat::read_position(std::string_view line, const Setup* like) {
  Reader reader(line);
  if (!reader.read()) return std::unexpected(reader.fault());
  Placed<Talat> placed;
  placed.truth.open_ = reader.open();
  placed.setup = {reader.open().players, who_began(reader.open(), like)};
  return placed;
}

std::string Talat::write_position(const Open& open) {
  std::string line;
  line.reserve(128);
  for (const BoardName b : board_names) write_towers_of(line, open, b);
  line += open.turn.is_over() ? "-" : seat_name(open.turn.seat());
  line += ' ';
  for (const Seat s : all_seats) write_hand(line, open.hands[s]);
  for (const Seat s : all_seats) {
    line += std::to_string(open.captured[s]);
    line += s == seat_c ? ' ' : ',';
  }
  line += static_cast<char>('0' + open.players);
  return line;
}

}  // namespace troika
