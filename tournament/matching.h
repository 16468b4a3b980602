#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace troika::tournament {

// Who may be paired with whom.
class Allowed {
 public:
  explicit Allowed(std::size_t size) : size_(size), bits_(size * size) {}
  std::size_t size() const { return size_; }
  bool operator()(std::size_t a, std::size_t b) const { return bits_[a * size_ + b] != 0; }
  void set(std::size_t a, std::size_t b, bool yes = true) {
    bits_[a * size_ + b] = bits_[b * size_ + a] = yes ? 1 : 0;
  }

 private:
  std::size_t size_;
  std::vector<std::uint8_t> bits_;
};

// A matching in a general graph that grows by Edmonds' augmenting paths with blossoms. Whoever is
// `fixed` stays with the partner and is out of the search.
class Matching {
 public:
  static constexpr std::size_t nobody = static_cast<std::size_t>(-1);

  explicit Matching(const Allowed& allowed);  // the empty one

  std::size_t mate(std::size_t v) const { return mate_[v]; }
  bool is_fixed(std::size_t v) const { return fixed_[v] != 0; }
  // As many pairs as there can be. True: everybody has a partner.
  bool complete();
  // Fixes the pair if everybody else can still have a partner; otherwise changes nothing. The
  // matching must be complete and both not fixed.
  bool fix(std::size_t a, std::size_t b);

 private:
  bool augment(std::size_t root);
  std::size_t meeting_of(std::size_t a, std::size_t b);
  void shrink(std::size_t v, std::size_t base, std::size_t child);

  const Allowed& allowed_;
  std::vector<std::size_t> mate_;
  std::vector<std::uint8_t> fixed_;
  // Of one search: the tree of alternating paths, and the base of each one's blossom.
  std::vector<std::size_t> parent_, base_, queue_;
  std::vector<std::uint8_t> reached_, in_blossom_, on_path_;
};

}  // namespace troika::tournament
