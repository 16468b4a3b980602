// What the nodes of a site tell each other about a room besides its log.

#include <algorithm>
#include <charconv>

#include "room/reactions.h"
#include "server/live_room.h"

namespace troika::server {
namespace {

using std::chrono::steady_clock;

constexpr seconds say_again{20};
constexpr unsigned spectators = 1U << room::most_players;  // beside the bits of players
constexpr seconds believe{50};
constexpr std::string_view reacts = "react ";      // PLAYER and the code of a reaction
constexpr std::string_view who_is_here = "here ";  // NODE and the bits of its players

}  // namespace

unsigned LiveRoom::here() const {
  unsigned bits = 0;
  for (const auto& listener : listeners_)
    bits |= listener->place_ ? 1U << static_cast<unsigned>(*listener->place_) : spectators;
  return bits;
}

unsigned LiveRoom::elsewhere() const {
  unsigned bits = 0;
  for (const Word& word : words_)
    if (word.until > steady_clock::now()) bits |= word.here;
  return bits;
}

void LiveRoom::tell_nodes_who_is_here() {
  told_nodes_ = here();
  told_nodes_at_ = steady_clock::now();
  if (house_.config.several_nodes)
    house_.store.tell_nodes(
        match_, std::string(who_is_here) + house_.node + ' ' + std::to_string(told_nodes_));
}

void LiveRoom::tell_nodes_reaction(Player by, std::string_view reaction) {
  if (!house_.config.several_nodes) return;
  std::string words(reacts);
  words += std::to_string(static_cast<unsigned>(by)) + ' ';
  house_.store.tell_nodes(match_, words.append(reaction));
}

void LiveRoom::tell_nodes_again() {
  if (!house_.config.several_nodes) return;
  if (here() != 0 && steady_clock::now() - told_nodes_at_ > say_again) tell_nodes_who_is_here();
  if (std::erase_if(words_, [](const Word& word) { return word.until < steady_clock::now(); }) > 0)
    update_presence();
}

void LiveRoom::hear_words(std::string_view words) {
  // Anybody who may connect to the database can say something: only what fits is passed on.
  if (words.starts_with(reacts)) {
    words.remove_prefix(reacts.size());
    unsigned player = 0;
    const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), player);
    words.remove_prefix(static_cast<std::size_t>(end - words.data()));
    if (error != std::errc() || player >= places_.size() || !words.starts_with(' ')) return;
    words.remove_prefix(1);
    if (room::is_reaction(words) && places_[player].reactions.take())
      tell_reaction(static_cast<Player>(player), words);
    return;
  }
  if (!words.starts_with(who_is_here)) return;  // a newer version may say more
  words.remove_prefix(who_is_here.size());
  const std::size_t space = words.find(' ');
  if (space == std::string_view::npos) return;
  const std::string node(words.substr(0, space));
  words.remove_prefix(space + 1);
  unsigned bits = 0;
  std::from_chars(words.data(), words.data() + words.size(), bits);
  const auto until = steady_clock::now() + believe;
  if (const auto known = std::ranges::find(words_, node, &Word::node); known != words_.end()) {
    known->here = bits;
    known->until = until;
  } else {
    words_.push_back({node, bits, until});
    if (here() != 0) tell_nodes_who_is_here();  // it cannot know of us
  }
  update_presence();
}

}  // namespace troika::server
