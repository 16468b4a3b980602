#include "search/der_isses/round_tree.h"

namespace troika::der_isses {

RoundTree::RoundTree(std::size_t most_nodes) : tree_(most_nodes, most_nodes) {
  notes_.reserve(most_nodes);
}

void RoundTree::begin(Size size, const Open& at) {
  rings_ = CoinRings(size, first_cell(at.coin));
  tree_.clear();
  notes_.assign(1, {});
  notes_[0].spot = {at.pieces, at.cell, static_cast<std::uint8_t>(troika::index(at.turn))};
  decisions_ = 0;
  leaves_.assign(1, {});
  free_.clear();
  weight_ = 1;
  guess_ = 1;
  open(Tree::root, true);
}

// The moves of a node. Deep in the tree, of all cells at the same number of king steps a piece is
// tried on the nearest and on the farthest only: to hurry and to wait.
void RoundTree::collect(const Spot& spot, bool every_move) {
  moves_.clear();
  const auto count = static_cast<std::size_t>(rings_.pieces());
  const Jumps jumps(spot.pieces, rings_.board());
  const Bits coin = bit(rings_.coin());
  Bits can_land = 0;
  for (std::size_t p = 0; p < count; ++p) {
    Bits to = rings_.targets(spot, jumps, p);
    if ((to & coin) != 0) can_land |= Bits{1} << p;
    to &= ~coin;
    for (std::size_t d = 1; to != 0; ++d) {
      Bits ring = d < widest_side ? to & rings_.within(d) : to;
      to &= ~ring;
      if (every_move || std::popcount(ring) <= 2) {
        for (; ring != 0; ring &= ring - 1)
          moves_.push_back(Move::go(piece_at(p), first_cell(ring)));
        continue;
      }
      Cell near = first_cell(ring), far = near;
      for (; ring != 0; ring &= ring - 1) {
        const Cell c = first_cell(ring);
        if (distance(c, rings_.coin()) < distance(near, rings_.coin())) near = c;
        if (distance(c, rings_.coin()) > distance(far, rings_.coin())) far = c;
      }
      moves_.push_back(Move::go(piece_at(p), near));
      if (far != near) moves_.push_back(Move::go(piece_at(p), far));
    }
  }
  for (std::size_t p = 0; p < count; ++p)
    if ((can_land >> p & 1) != 0) moves_.push_back(Move::land(piece_at(p), rings_.coin()));
  for (std::size_t p = 0; p < count; ++p) moves_.push_back(Move::accuse(piece_at(p)));
}

bool RoundTree::open(Id id, bool every_move) {
  const Spot spot = notes_[id].spot;
  collect(spot, every_move);
  if (!tree_.has_room(moves_.size())) return false;
  tree_.decide(id, spot.mover, moves_.size());
  notes_.resize(tree_.size());
  ++decisions_;
  if (notes_[id].leaf != 0) {
    free_.push_back(notes_[id].leaf);
    notes_[id].leaf = 0;
  }
  for (std::size_t a = 0; a < moves_.size(); ++a) {
    const Move m = moves_[a];
    const Id child = tree_[id].first_child + static_cast<Id>(a);
    Note& note = notes_[child];
    note.kind = m.kind;
    note.piece = m.piece;
    note.cell = m.cell;
    note.spot = spot;
    note.spot.mover = static_cast<std::uint8_t>(1 - spot.mover);
    if (m.kind == Move::Kind::go) {
      note.spot.go(m.piece, m.cell);
      note.steps = rings_.steps(note.spot);
    } else {
      note.done = true;
    }
    if (m.kind == Move::Kind::land)
      tree_.restrict(child, static_cast<Tree::HandSet>(1U << index(m.piece)));
    // A first idea of how to play, until there is something to regret: land, or move.
    Row& regret = tree_.regret(id, a);
    if (m.kind == Move::Kind::go) regret.fill(1e-6F);
    if (m.kind == Move::Kind::land) regret[index(m.piece)] = 1e-3F;
  }
  return true;
}

void RoundTree::charge(Id id, Budget& budget) const {
  for (std::size_t a = 0; a < tree_[id].children && !budget.is_spent(); ++a) budget.spend();
}

bool RoundTree::grow_fully(std::size_t most_nodes, Budget& budget) {
  std::size_t needed = 0;  // a piece that is n moves away can be moved n - 1 times at least
  const Steps steps = rings_.steps(notes_[0].spot);
  for (std::size_t p = 0; p < static_cast<std::size_t>(rings_.pieces()); ++p) needed += steps[p];
  bool fits = needed <= 16;
  for (Id id = 1; fits && id < tree_.size(); ++id) {
    if (notes_[id].done) continue;
    fits = tree_.size() <= most_nodes && !budget.is_spent() && open(id, true);
    charge(id, budget);
  }
  if (fits) {
    for (Note& note : notes_) note.done = true;
    return true;
  }
  const Spot root = notes_[0].spot;
  tree_.clear();
  notes_.assign(1, {});
  notes_[0].spot = root;
  decisions_ = 0;
  open(Tree::root, true);
  return false;
}

bool RoundTree::grow_level(std::size_t most_nodes, Budget& budget) {
  const auto is_open = [this](Id id) {
    return !notes_[id].done && tree_[id].kind == Tree::Kind::leaf;
  };
  std::size_t leaves = 0;
  for (Id id = 1; id < tree_.size(); ++id) leaves += is_open(id) ? 1 : 0;
  const std::size_t each = tree_[Tree::root].children;  // further down there are hardly more
  if (leaves == 0 || tree_.size() + leaves * each > most_nodes) return false;
  for (Id id = 1, end = static_cast<Id>(tree_.size()); id < end; ++id) {
    if (!is_open(id)) continue;
    if (budget.is_spent() || !open(id, is_child_of_root(id))) return false;
    charge(id, budget);
  }
  return true;
}

bool RoundTree::grow(const std::array<Row, 2>& ranges, Rng& rng, Budget& budget) {
  std::array<Row, 2> reach = ranges;
  path_.clear();
  Id id = Tree::root;
  while (tree_[id].kind == Tree::Kind::decision) {
    if (notes_[id].done) break;
    path_.push_back(id);
    Row& actor = reach[tree_[id].player];
    const Id next = choose_child(id, actor, rng);
    if (next == id) {  // all below is open: go back up and look elsewhere
      notes_[id].done = true;
      path_.pop_back();
      if (path_.empty()) return false;
      id = Tree::root;
      path_.clear();
      reach = ranges;
      continue;
    }
    const Row chance = Cfr<hands, RoundTree>::average(tree_, id, next - tree_[id].first_child);
    for (std::size_t h = 0; h < hands; ++h) actor[h] *= chance[h] * 0.9F + 0.1F;
    id = next;
  }
  if (tree_[id].kind != Tree::Kind::leaf || !open(id, is_child_of_root(id))) return false;
  charge(id, budget);
  return true;
}

// One of the children that are not done, by how often the actor goes there.
RoundTree::Id RoundTree::choose_child(Id id, const Row& reach, Rng& rng) const {
  const auto& node = tree_[id];
  Row scale{};  // from sums to chances, times the reach
  for (std::size_t a = 0; a < node.children; ++a)
    for (std::size_t h = 0; h < hands; ++h) scale[h] += tree_.sum(id, a)[h];
  for (std::size_t h = 0; h < hands; ++h) scale[h] = scale[h] > 0 ? reach[h] / scale[h] : 0;
  const float curiosity = (total(reach) * 0.2F + 1e-6F) / static_cast<float>(node.children);
  odds_.clear();
  float all = 0;
  for (std::size_t a = 0; a < node.children; ++a) {
    float odds = 0;
    if (!notes_[node.first_child + a].done) {
      odds = curiosity;
      for (std::size_t h = 0; h < hands; ++h) odds += tree_.sum(id, a)[h] * scale[h];
    }
    odds_.push_back(odds);
    all += odds;
  }
  if (all <= 0) return id;
  constexpr std::uint32_t grain = 1U << 24;
  float left = static_cast<float>(rng.below(grain)) / static_cast<float>(grain) * all;
  Id last = id;
  for (std::size_t a = 0; a < node.children; ++a) {
    if (odds_[a] <= 0) continue;
    last = node.first_child + static_cast<Id>(a);
    left -= odds_[a];
    if (left < 0) break;
  }
  return last;
}

Move RoundTree::move(Id id) const {
  const Note& note = notes_[id];
  return {note.kind, note.piece, note.cell, {}};
}

RoundTree::Id RoundTree::child(Id id, Move m) const {
  const auto& node = tree_[id];
  for (Id c = node.first_child; c < node.first_child + node.children; ++c) {
    const Note& note = notes_[c];
    if (note.kind == m.kind && note.piece == m.piece &&
        (note.kind == Move::Kind::accuse || note.cell == m.cell))
      return c;
  }
  return Tree::root;
}

RoundTree::Leaf& RoundTree::leaf_of(Id id) const {
  Id& at = notes_[id].leaf;
  if (at == 0) {
    if (free_.empty()) {
      at = static_cast<Id>(leaves_.size());
      leaves_.emplace_back();
    } else {
      at = free_.back();
      free_.pop_back();
      leaves_[at] = {};
    }
  }
  return leaves_[at];
}

void RoundTree::guess(const Note& note, Leaf& leaf) const {
  constexpr float curiosity = 0.01F;  // who never came here might have had any piece
  const auto count = static_cast<std::size_t>(rings_.pieces());
  std::array<Row, 2> ranges{};
  for (std::size_t player = 0; player < 2; ++player) {
    const float all = total(leaf.reach[player]);
    const float share = all > 0 ? (1 - curiosity) / all : 0;
    const float even = (all > 0 ? curiosity : 1) / static_cast<float>(count);
    for (std::size_t h = 0; h < count; ++h)
      ranges[player][h] = leaf.reach[player][h] * share + even;
  }
  for (std::size_t player = 0; player < 2; ++player)
    race_values(*table_, note.steps, rings_.pieces(), note.spot.mover == player, ranges[player],
                ranges[1 - player], leaf.value[player]);
  leaf.guess = guess_;
}

void RoundTree::values(Id id, int player, const Row& mine, const Row& theirs, Row& out) const {
  const Note& note = notes_[id];
  const bool acted = note.spot.mover != player;  // the player is the one who led here
  if (note.kind == Move::Kind::go) {
    Leaf& leaf = leaf_of(id);
    const auto me = static_cast<std::size_t>(player);
    for (std::size_t h = 0; h < hands; ++h) leaf.reach[me][h] += weight_ * mine[h];
    if (leaf.guess != guess_) guess(note, leaf);
    const float all = total(theirs);
    for (std::size_t h = 0; h < hands; ++h) out[h] = leaf.value[me][h] * all;
    return;
  }
  const std::size_t named = index(note.piece);
  const float half = total(theirs) / 2;
  if (acted) {
    // RULES 17 and 18: naming the opponent's piece wins, landing on it loses.
    const float win = note.kind == Move::Kind::accuse ? theirs[named] - half : half - theirs[named];
    out.fill(win);
  } else {
    const bool same_wins = note.kind == Move::Kind::land;
    out.fill(same_wins ? -half : half);
    out[named] = same_wins ? half : -half;
  }
}

}  // namespace troika::der_isses
