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

// Towers that can never move again, nor be captured first, because towers of the same sort fill all
// cells ahead of them.
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

// The towers whose moves can matter for a first capture; none if there can be no capture.
//
// A tower never leaves its range: the cells it comes to over cells that are not stuck for ever. Two
// towers at war whose ranges do not touch never meet. If the ranges of two do touch, both matter,
// and so does each tower that stands in the range of one that matters: it may have to step aside.
// The others need not move: leave their moves out of a sequence that leads to a capture, and it
// stays legal, since nobody else ever goes where they stand.
Cells towers_that_matter(const Board& board) {
  const Cells passable = all_cells & ~stuck_towers(board);
  std::array<Cells, cell_count> range;
  for (const Way w : both_ways)
    for (Cells left = board.of(w); left != 0;) {
      const Cell tower = take_front(left);
      range[index(tower)] = march(w, set_of(tower), passable);
    }

  Cells matter = 0;
  Cells used = 0;
  for (Cells left = board.of(Way::up); left != 0;) {
    const Cell tower = take_front(left);
    const Cells met = reach(Way::up, range[index(tower)]);
    for (Cells enemies = board.of(Way::down); enemies != 0;) {
      const Cell enemy = take_front(enemies);
      if ((met & range[index(enemy)]) == 0 || !board.at_war(tower, enemy)) continue;
      matter |= set_of(tower) | set_of(enemy);
      used |= range[index(tower)] | range[index(enemy)];
    }
  }
  for (Cells more = board.occupied() & used & ~matter; more != 0;
       more = board.occupied() & used & ~matter) {
    matter |= more;
    while (more != 0) used |= range[index(take_front(more))];
  }
  return matter;
}

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

// Looks through all positions that moves without captures lead to.
class Search {
 public:
  explicit Search(const Board& board) : board_(board) {
    unsigned count = 0;
    for (Cells left = board.occupied(); left != 0; ++count) {
      const Cell tower = take_front(left);
      number_[index(tower)] = static_cast<std::uint8_t>(count);
      key_ |= std::uint64_t{index(tower)} << 5 * count;
    }
    assert(count <= 10);  // at most five of each colour, so a key has 50 bits
  }

  bool leads_to_capture() {
    ++positions_;
    if (lone_march_leads_to_capture(board_)) return true;
    const Cells matter = towers_that_matter(board_);
    if (matter == 0 || !seen_.add(key_)) return false;
    for (const Way w : both_ways)
      for (Cells left = board_.of(w) & matter; left != 0;) {
        const Cell from = take_front(left);
        for (Cells targets = ahead(w, from) & ~board_.occupied(); targets != 0;) {
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
  void shift(Way w, Cell from, Cell to) {
    board_.shift(w, from, to);
    const std::uint8_t number = number_[index(from)];
    number_[index(to)] = number;
    key_ ^= std::uint64_t{index(from) ^ index(to)} << 5 * number;
  }

  Board board_;
  std::array<std::uint8_t, cell_count> number_{};  // of the tower on a cell
  std::uint64_t key_ = 0;                          // the cell of each tower, five bits each
  Seen seen_;
  std::uint32_t positions_ = 0;
};

}  // namespace

Closing examine(const Board& board) {
  if (lone_march_leads_to_capture(board)) return {false, 1};
  if (towers_that_matter(board) == 0) return {true, 1};
  Search search(board);
  const bool open = search.leads_to_capture();
  return {!open, search.positions()};
}

}  // namespace troika::talat
