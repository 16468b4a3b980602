#pragma once

#include "search/levels.h"
#include "table/entry.h"

namespace troika {

struct TableWords;  // the name of this folder's catalogues

// The languages of a program that has tables, with the words of all games and of some more folders
// of its own.
template <class... More>
Languages languages_with() {
  Languages all = Languages::of<CoreWords, SearchWords, TableWords, More...>();
  for (const GameEntry* game : all_games()) all.add(game->words);
  return all;
}

}  // namespace troika
