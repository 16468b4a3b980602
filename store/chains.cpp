#include "store/chains.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace troika::store {
namespace {

bool follows(const Chain& chain, const Addition& addition) {
  const Entry* last = chain.entries.empty() ? nullptr : chain.entries.back();
  for (const Entry& entry : addition.entries) {
    if (entry.seq == 0) return false;
    if (last != nullptr && entry.seq != last->seq + 1) return false;
    last = &entry;
  }
  return true;
}

}  // namespace

Chains chain(std::span<const Pending> batch) {
  Chains all;
  std::unordered_map<std::string_view, std::size_t> known;
  std::unordered_set<std::string_view> broken;
  known.reserve(batch.size());
  for (const Pending& one : batch) {
    const Addition& addition = one.addition;
    const auto [place, fresh] = known.try_emplace(addition.match, all.chains.size());
    if (fresh) all.chains.push_back({addition.match, {}, nullptr});
    Chain& chain = all.chains[place->second];
    if (broken.contains(addition.match) || !follows(chain, addition)) {
      broken.insert(addition.match);
      all.of.push_back(Chains::none);
      continue;
    }
    for (const Entry& entry : addition.entries) chain.entries.push_back(&entry);
    if (addition.listing) chain.listing = &*addition.listing;
    all.of.push_back(place->second);
  }
  return all;
}

}  // namespace troika::store
