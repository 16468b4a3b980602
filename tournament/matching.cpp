#include "tournament/matching.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace troika::tournament {

Matching::Matching(const Allowed& allowed)
    : allowed_(allowed),
      mate_(allowed.size(), nobody),
      fixed_(allowed.size()),
      parent_(allowed.size()),
      base_(allowed.size()),
      reached_(allowed.size()),
      in_blossom_(allowed.size()),
      on_path_(allowed.size()) {}

bool Matching::complete() {
  const std::size_t size = mate_.size();
  // Most pairs come for nothing; what is left needs paths.
  for (std::size_t a = 0; a < size; ++a)
    for (std::size_t b = a + 1; b < size && mate_[a] == nobody; ++b)
      if (mate_[b] == nobody && allowed_(a, b)) mate_[a] = b, mate_[b] = a;
  bool all = true;
  for (std::size_t v = 0; v < size; ++v)
    if (mate_[v] == nobody && !augment(v)) all = false;
  return all;
}

bool Matching::fix(std::size_t a, std::size_t b) {
  if (!allowed_(a, b)) return false;
  fixed_[a] = fixed_[b] = 1;
  const std::size_t of_a = mate_[a], of_b = mate_[b];
  if (of_a == b) return true;
  // Their partners are free now, and the only ones who are.
  mate_[a] = b, mate_[b] = a;
  mate_[of_a] = mate_[of_b] = nobody;
  if (augment(of_a)) return true;
  mate_[a] = of_a, mate_[of_a] = a;
  mate_[b] = of_b, mate_[of_b] = b;
  fixed_[a] = fixed_[b] = 0;
  return false;
}

// Where the ways of two in the tree to its root meet, as the base of a blossom.
std::size_t Matching::meeting_of(std::size_t a, std::size_t b) {
  std::ranges::fill(on_path_, std::uint8_t{0});
  for (;;) {
    a = base_[a];
    on_path_[a] = 1;
    if (mate_[a] == nobody) break;
    a = parent_[mate_[a]];
  }
  for (;;) {
    b = base_[b];
    if (on_path_[b] != 0) return b;
    b = parent_[mate_[b]];
  }
}

void Matching::shrink(std::size_t v, std::size_t base, std::size_t child) {
  while (base_[v] != base) {
    in_blossom_[base_[v]] = in_blossom_[base_[mate_[v]]] = 1;
    parent_[v] = child;
    child = mate_[v];
    v = parent_[mate_[v]];
  }
}

bool Matching::augment(std::size_t root) {
  const std::size_t size = mate_.size();
  std::ranges::fill(reached_, std::uint8_t{0});
  std::ranges::fill(parent_, nobody);
  std::iota(base_.begin(), base_.end(), std::size_t{0});
  queue_.assign(1, root);
  reached_[root] = 1;
  for (std::size_t head = 0; head < queue_.size(); ++head) {
    const std::size_t v = queue_[head];
    for (std::size_t to = 0; to < size; ++to) {
      if (fixed_[to] != 0 || !allowed_(v, to) || base_[v] == base_[to] || mate_[v] == to) continue;
      if (to == root || (mate_[to] != nobody && parent_[mate_[to]] != nobody)) {
        // An odd circle: its members become one.
        const std::size_t base = meeting_of(v, to);
        std::ranges::fill(in_blossom_, std::uint8_t{0});
        shrink(v, base, to);
        shrink(to, base, v);
        for (std::size_t i = 0; i < size; ++i) {
          if (in_blossom_[base_[i]] == 0) continue;
          base_[i] = base;
          if (reached_[i] == 0) reached_[i] = 1, queue_.push_back(i);
        }
      } else if (parent_[to] == nobody) {
        parent_[to] = v;
        if (mate_[to] != nobody) {
          reached_[mate_[to]] = 1;
          queue_.push_back(mate_[to]);
          continue;
        }
        // A free end: along the path everybody changes partners.
        for (std::size_t at = to; at != nobody;) {
          const std::size_t before = parent_[at], next = mate_[before];
          mate_[at] = before, mate_[before] = at;
          at = next;
        }
        return true;
      }
    }
  }
  return false;
}

}  // namespace troika::tournament
