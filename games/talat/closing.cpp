#include "games/talat/closing.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

namespace troika::talat {
namespace {

// All cells that towers from `from` come to, going over these free cells only.
constexpr Cells march(Way w, Cells from, Cells free) {
  Cells come = from;
  for (int step = 0; step < 4; ++step) come |= ahead(w, come) & free;
  return come;
}

bool at_war_with_any(const Board& board, Cell tower, Cells enemies) {
  while (enemies != 0)
    if (board.at_war(tower, take_front(enemies))) return true;
  return false;
}

// Whether some tower can get at an enemy it is at war with while all others stand still. Answers
// nearly all questions of ordinary games; a capture that is possible at once is the march of no
// steps.
bool lone_march_leads_to_capture(const Board& board) {
  const Cells free = ~board.occupied();
  for (const Way w : both_ways) {
    const Cells enemies = board.of(opposite(w));
    for (Cells left = board.of(w); left != 0;) {
      const Cell tower = take_front(left);
      const Cells met = reach(w, march(w, set_of(tower), free)) & enemies;
      if (at_war_with_any(board, tower, met)) return true;
    }
  }
  return false;
}

// Towers that cannot move as long as nothing is captured, because such towers fill all cells ahead
// of them.
Cells stuck_towers(const Board& board) {
  const Cells up = board.of(Way::up), down = board.of(Way::down);
  for (Cells stuck = up | down;;) {
    const Cells passable = all_cells & ~stuck;
    // A cell lies ahead of the towers that lie ahead of it the other way.
    const Cells movable = (up & ahead(Way::down, passable)) | (down & ahead(Way::up, passable));
    if ((stuck & movable) == 0) return stuck;
    stuck &= ~movable;
  }
}

// Where each tower would come to if only stuck towers were in its way; so it never comes elsewhere.
class Ranges {
 public:
  explicit Ranges(const Board& board) {
    const Cells passable = all_cells & ~stuck_towers(board);
    for (const Way w : both_ways)
      for (Cells left = board.of(w); left != 0;) {
        const Cell tower = take_front(left);
        cells_[index(tower)] = march(w, set_of(tower), passable);
      }
  }
  Cells of(Cell tower) const { return cells_[index(tower)]; }

 private:
  std::array<Cells, cell_count> cells_{};
};

// Two towers at war: the one that goes up and the one that goes down.
struct Pair {
  Cell up, down;
};

// Whether two towers can meet as far as their ranges tell.
bool may_meet(const Ranges& ranges, Pair pair) {
  return (reach(Way::up, ranges.of(pair.up)) & ranges.of(pair.down)) != 0;
}

// Which moves can matter for two towers to meet.
//
// 1. The two themselves go only to cells from which they can still get in touch.
// 2. A tower that stands on a cell where another one may go may have to step aside. It may go on
//    until it comes to a cell where no other may go; there it can stop, since nobody wants that
//    cell.
//
// This loses nothing. Take moves that make the two meet. Keep their own, let each other tower stop
// at its first cell where no other may go (perhaps at once), and leave out the rest of its moves:
// every cell that is entered is still empty then.
class Plan {
 public:
  Plan(const Board& board, Pair pair) {
    const Ranges ranges(board);
    const Cells up = ranges.of(pair.up), down = ranges.of(pair.down);
    // Marching backwards from where they touch. Both are empty if they cannot meet.
    may_go_[index(pair.up)] = march(Way::down, up & reach(Way::down, down), up);
    may_go_[index(pair.down)] = march(Way::up, down & reach(Way::up, up), down);
    const Cells third = board.occupied() & ~(set_of(pair.up) | set_of(pair.down));
    while (step_aside(board, ranges, third)) {
    }
  }

  Cells targets(Cell tower) const { return may_go_[index(tower)]; }

 private:
  // One round of 2 for the towers besides the pair; false if it brought nothing new.
  bool step_aside(const Board& board, const Ranges& ranges, Cells third) {
    bool changed = false;
    while (third != 0) {
      const Cell tower = take_front(third);
      const Way w = has(board.of(Way::up), tower) ? Way::up : Way::down;
      Cells wanted = 0;
      for (Cells others = board.occupied() & ~set_of(tower); others != 0;)
        wanted |= may_go_[index(take_front(others))];
      if (!has(wanted, tower)) continue;
      Cells come = set_of(tower);
      for (int step = 0; step < 4; ++step) come |= ahead(w, come & wanted) & ranges.of(tower);
      changed = changed || come != may_go_[index(tower)];
      may_go_[index(tower)] = come;
    }
    return changed;
  }

  std::array<Cells, cell_count> may_go_{};  // where the moves of the tower on a cell can matter
};

// Positions already seen, as keys that are not 0. Ordinary games never outgrow the part that lives
// on the stack.
class Seen {
 public:
  bool add(std::uint64_t key) {  // false: it was there
    assert(key != 0);
    if (2 * (size_ + 1) > capacity_) grow();
    std::uint64_t& slot = find(key);
    if (slot == key) return false;
    slot = key;
    ++size_;
    return true;
  }

 private:
  std::uint64_t& find(std::uint64_t key) {
    std::uint64_t* const slots = spilled_.empty() ? inline_.data() : spilled_.data();
    std::size_t i = (key * 0x9e3779b97f4a7c15U >> 32) & (capacity_ - 1);
    while (slots[i] != 0 && slots[i] != key) i = (i + 1) & (capacity_ - 1);
    return slots[i];
  }
  [[gnu::noinline]] void grow() {
    const std::vector<std::uint64_t> old =
        spilled_.empty() ? std::vector<std::uint64_t>(inline_.begin(), inline_.end()) : spilled_;
    capacity_ *= 4;
    spilled_.assign(capacity_, 0);
    for (const std::uint64_t key : old)
      if (key != 0) find(key) = key;
  }

  std::size_t size_ = 0;
  std::size_t capacity_ = 128;
  std::array<std::uint64_t, 128> inline_{};
  std::vector<std::uint64_t> spilled_;
};

// Looks through the positions that can matter for two towers to meet.
class Search {
 public:
  Search(const Board& board, Pair pair) : board_(board) {
    unsigned count = 0;
    for (Cells left = board.occupied(); left != 0; ++count) {
      const Cell tower = take_front(left);
      number_[index(tower)] = static_cast<std::uint8_t>(count);
      key_ |= std::uint64_t{index(tower)} << 5 * count;
    }
    assert(count <= 10);  // at most five of each colour, so a key has 50 bits
    up_ = number_[index(pair.up)];
    down_ = number_[index(pair.down)];
  }

  bool leads_to_capture() {
    if (!seen_.add(key_)) return false;
    ++positions_;
    if (lone_march_leads_to_capture(board_)) return true;
    const Plan plan(board_, {cell_of(up_), cell_of(down_)});
    for (const Way w : both_ways)
      for (Cells left = board_.of(w); left != 0;) {
        const Cell from = take_front(left);
        const Cells free = ~board_.occupied();
        for (Cells targets = ahead(w, from) & plan.targets(from) & free; targets != 0;) {
          const Cell to = take_front(targets);
          shift(w, from, to);
          const bool found = leads_to_capture();
          shift(w, to, from);
          if (found) return true;
        }
      }
    return false;
  }

  std::uint32_t positions() const { return positions_; }

 private:
  Cell cell_of(std::uint8_t number) const { return static_cast<Cell>(key_ >> 5 * number & 31); }
  void shift(Way w, Cell from, Cell to) {
    board_.shift(w, from, to);
    const std::uint8_t number = number_[index(from)];
    number_[index(to)] = number;
    key_ ^= std::uint64_t{index(from) ^ index(to)} << 5 * number;
  }

  Board board_;
  std::array<std::uint8_t, cell_count> number_{};  // of the tower on a cell
  std::uint64_t key_ = 0;                          // the cell of each tower, five bits each
  std::uint8_t up_, down_;                         // the pair
  Seen seen_;
  std::uint32_t positions_ = 0;
};

}  // namespace

Closing examine(const Board& board) {
  Closing answer{false, 1};
  if (lone_march_leads_to_capture(board)) return answer;
  const Ranges ranges(board);
  for (Cells ups = board.of(Way::up); ups != 0;) {
    const Cell up = take_front(ups);
    for (Cells downs = board.of(Way::down); downs != 0;) {
      const Pair pair{up, take_front(downs)};
      if (!board.at_war(pair.up, pair.down) || !may_meet(ranges, pair)) continue;
      Search search(board, pair);
      const bool open = search.leads_to_capture();
      answer.positions += search.positions();
      if (open) return answer;
    }
  }
  answer.closed = true;
  return answer;
}

}  // namespace troika::talat
