#include "wasm/question.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // questions.cpp
    {"nothing-to-think", "здесь не о чем думать"},
    // tables.cpp
    {"table-not-open", "такого стола нет"},
};

}  // namespace

template <>
Catalogue catalogue<page::Words, language_index("ru")>() {
  return words;
}

}  // namespace troika
