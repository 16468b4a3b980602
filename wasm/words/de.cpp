#include "wasm/question.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // questions.cpp
    {"nothing-to-think", "hier gibt es nichts zu überlegen"},
    // tables.cpp
    {"table-not-open", "diesen Tisch gibt es nicht"},
};

}  // namespace

template <>
Catalogue catalogue<page::Words, language_index("de")>() {
  return words;
}

}  // namespace troika
