#pragma once

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/languages.h"

namespace troika {

struct CoreWords {};  // the name of this folder's catalogues

// What a code word says in some language.
struct Phrase {
  std::string_view code;
  std::string_view text;
};
using Catalogue = std::span<const Phrase>;

// The words of a folder in a language of the list. `words/<code>.cpp` of the folder defines it, so
// a program that lacks a catalogue does not link. `Folder` is only a name.
template <class Folder, std::size_t Index>
Catalogue catalogue();

// A language with all the words a program has in it. It is a small value; the words belong to the
// `Languages` it came from.
class Language {
 public:
  constexpr Language() = default;  // English: its words stand in the code
  constexpr const LanguageFacts& facts() const { return language_list[index_]; }
  constexpr std::size_t index() const { return index_; }  // in the list
  constexpr std::string_view code() const { return facts().code; }
  // The words behind the code; if there are none, the English ones.
  std::string_view say(std::string_view code, std::string_view english) const;
  bool operator==(const Language& other) const { return index_ == other.index_; }

 private:
  friend class Languages;
  Language(std::size_t index, Catalogue words) : index_(index), words_(words) {}
  std::size_t index_ = 0;
  Catalogue words_;  // sorted by code
};

// Every language, with the words of some folders: a program names those it is made of.
class Languages {
 public:
  template <class... Folders>
  static Languages of() {
    Languages all;
    all.add_folders<Folders...>(std::make_index_sequence<std::size(language_list)>());
    return all;
  }
  // The words of one more folder, by language.
  void add(std::span<const Catalogue> words);
  std::size_t size() const { return words_.size(); }
  Language operator[](std::size_t index) const { return {index, words_[index]}; }
  std::optional<Language> find(std::string_view code) const;

 private:
  template <class... Folders, std::size_t... Index>
  void add_folders(std::index_sequence<Index...>) {
    (words_.push_back(words_in<Index, Folders...>()), ...);
  }
  template <std::size_t Index, class... Folders>
  static std::vector<Phrase> words_in() {
    return sorted({words_of<Folders, Index>()...});
  }
  template <class Folder, std::size_t Index>
  static Catalogue words_of() {
    if constexpr (Index == 0)
      return {};
    else
      return catalogue<Folder, Index>();
  }
  static std::vector<Phrase> sorted(std::initializer_list<Catalogue> parts);

  std::vector<std::vector<Phrase>> words_;  // by language
};

// A sentence or a word for people. `{1}`, `{2}`, … are filled in by who says it.
struct Text {
  std::string_view code;
  std::string_view en;

  std::string_view in(Language language) const { return language.say(code, en); }
};

}  // namespace troika
