#include "core/words.h"

#include <algorithm>

#include "core/reason.h"

namespace troika {

std::string_view Language::say(std::string_view code, std::string_view english) const {
  const auto found = std::ranges::lower_bound(words_, code, {}, &Phrase::code);
  return found != words_.end() && found->code == code ? found->text : english;
}

std::optional<Language> Languages::find(std::string_view code) const {
  for (std::size_t i = 0; i < size(); ++i)
    if (language_list[i].code == code) return (*this)[i];
  return std::nullopt;
}

std::vector<Phrase> Languages::sorted(std::initializer_list<Catalogue> parts) {
  std::vector<Phrase> all;
  for (const Catalogue part : parts) all.insert(all.end(), part.begin(), part.end());
  std::ranges::sort(all, {}, &Phrase::code);
  return all;
}

void Languages::add(std::span<const Catalogue> words) {
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i] = sorted({words_[i], words[i]});
}

std::string cited(Language language, const Reason& reason) {
  constexpr Text rule{"rule-cited", "rule"};
  std::string sentence(reason.in(language));
  if (reason.clause > 0)
    sentence.append(" (").append(rule.in(language)).append(1, ' ') +=
        std::to_string(reason.clause) + ')';
  return sentence;
}

}  // namespace troika
