// Every sentence is there in every language, and no language has sentences that nobody says.
#include "table/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <set>

#include "cli/games/terminal_game.h"
#include "room/reasons.h"
#include "server/reasons.h"
#include "tests/words/phrases.h"
#include "tournament/reasons.h"
#include "wasm/question.h"

namespace troika::test {
namespace {

constexpr std::size_t language_count = std::size(language_list);

struct Folder {
  std::string name;
  std::array<Catalogue, language_count> words;  // by language; none in English
};

template <class Tag, std::size_t... Index>
Folder folder(std::string name, std::index_sequence<Index...>) {
  return {std::move(name), {Catalogue{}, catalogue<Tag, Index + 1>()...}};
}
template <class Tag>
Folder folder(std::string name) {
  return folder<Tag>(std::move(name), std::make_index_sequence<language_count - 1>());
}

std::vector<Folder> all_folders() {
  std::vector<Folder> all = {folder<CoreWords>("core"),
                             folder<SearchWords>("search"),
                             folder<TableWords>("table"),
                             folder<room::Words>("room"),
                             folder<tournament::Words>("tournament"),
                             folder<server::Words>("server"),
                             folder<page::Words>("wasm"),
                             folder<cli::Words>("cli")};
  for (const GameEntry* game : all_games()) {
    std::string name = "games/" + std::string(game->name);
    std::ranges::replace(name, '-', '_');
    all.push_back({std::move(name), game->words});
  }
  for (const cli::TerminalGame* game : cli::terminal_games()) {
    Folder own{"cli/games/" + std::string(game->name), {}};
    std::ranges::replace(own.name, '-', '_');
    for (std::size_t i = 1; i < language_count; ++i) own.words[i] = game->words(i);
    all.push_back(std::move(own));
  }
  return all;
}

std::set<std::string> holes(std::string_view text) {
  std::set<std::string> found;
  for (std::size_t i = 0; i + 2 < text.size(); ++i)
    if (text[i] == '{' && text[i + 2] == '}') found.insert(std::string(text.substr(i, 3)));
  return found;
}

bool has_cyrillic(std::string_view text) {
  return std::ranges::any_of(text, [](char c) { return c == '\xD0' || c == '\xD1'; });
}

// Sentences without a word that could be put into Russian.
const std::set<std::string_view> without_russian = {"type-level", "column-number"};

TEST(Words, every_code_is_there_once) {
  std::map<std::string, std::string> seen;
  for (const Folder& in : all_folders()) {
    const auto phrases = english_in(in.name);
    EXPECT_FALSE(phrases.empty()) << in.name;
    for (const EnglishPhrase& phrase : phrases) {
      const auto [before, is_new] = seen.emplace(phrase.code, in.name);
      EXPECT_TRUE(is_new) << phrase.code << " in " << in.name << " and " << before->second;
    }
  }
}

TEST(Words, no_language_has_gaps_or_leftovers) {
  std::array<std::size_t, language_count> counts{};
  for (const Folder& in : all_folders()) {
    std::set<std::string_view> codes;
    const auto phrases = english_in(in.name);
    for (const EnglishPhrase& phrase : phrases) codes.insert(phrase.code);
    counts[0] += codes.size();
    for (std::size_t i = 1; i < language_count; ++i) {
      const std::string where = in.name + "/words/" + std::string(language_list[i].code) + ".cpp";
      std::set<std::string_view> translated;
      for (const Phrase& phrase : in.words[i]) {
        EXPECT_TRUE(codes.contains(phrase.code)) << where << ": nobody says " << phrase.code;
        EXPECT_TRUE(translated.insert(phrase.code).second) << where << ": twice " << phrase.code;
      }
      for (const std::string_view code : codes)
        EXPECT_TRUE(translated.contains(code)) << where << ": no words for " << code;
      counts[i] += translated.size();
    }
  }
  for (std::size_t i = 0; i < language_count; ++i)
    std::cout << language_list[i].name << ": " << counts[i] << " sentences and words\n";
}

TEST(Words, every_language_fits_the_english) {
  for (const Folder& in : all_folders())
    for (const EnglishPhrase& phrase : english_in(in.name)) {
      EXPECT_FALSE(phrase.text.empty()) << phrase.code;
      for (std::size_t i = 1; i < language_count; ++i) {
        const auto found = std::ranges::find(in.words[i], phrase.code, &Phrase::code);
        if (found == in.words[i].end()) continue;  // another test complains
        const LanguageFacts& language = language_list[i];
        const std::string_view text = found->text;
        SCOPED_TRACE(in.name + ' ' + phrase.code + " in " + std::string(language.name));
        ASSERT_FALSE(text.empty());
        EXPECT_EQ(holes(text), holes(phrase.text));
        EXPECT_EQ(text.front() == ' ', phrase.text.front() == ' ');
        EXPECT_EQ(text.back() == ' ', phrase.text.back() == ' ');
        EXPECT_EQ(text.back() == '\n', phrase.text.back() == '\n');
        const auto bars = static_cast<std::size_t>(std::ranges::count(text, '|'));
        if (phrase.is_noun) {
          EXPECT_EQ(bars + 1, language.forms);
        }
        EXPECT_EQ(has_cyrillic(text),
                  language.code == "ru" && !without_russian.contains(phrase.code));
      }
    }
}

TEST(Words, numbers_and_nouns_are_those_of_the_language) {
  const auto form = [](std::string_view code, std::uint64_t count) {
    const auto found = std::ranges::find(language_list, code, &LanguageFacts::code);
    return found->form(count);
  };
  for (const std::string_view code : {"en", "de"}) {
    EXPECT_EQ(form(code, 1), 0U);
    for (const std::uint64_t count : {0U, 2U, 11U, 21U, 101U}) EXPECT_EQ(form(code, count), 1U);
  }
  for (const std::uint64_t count : {1U, 21U, 101U}) EXPECT_EQ(form("ru", count), 0U) << count;
  for (const std::uint64_t count : {2U, 34U, 104U}) EXPECT_EQ(form("ru", count), 1U) << count;
  for (const std::uint64_t count : {0U, 5U, 11U, 12U, 14U, 111U}) EXPECT_EQ(form("ru", count), 2U);
}

}  // namespace
}  // namespace troika::test
