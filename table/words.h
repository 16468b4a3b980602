#pragma once

#include "games/der_isses/reasons.h"
#include "games/talat/reasons.h"
#include "games/touche/reasons.h"
#include "search/levels.h"

namespace troika {

struct TableWords;  // the name of this folder's catalogues

// The languages of a program that has tables, with the words of some more folders of its own.
template <class... More>
Languages languages_with() {
  return Languages::of<CoreWords, der_isses::Words, talat::Words, touche::Words, SearchWords,
                       TableWords, More...>();
}

}  // namespace troika
