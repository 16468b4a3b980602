#pragma once

#include <array>

#include "core/words.h"

namespace troika {

struct SearchWords;  // the name of this folder's catalogues

// The bots that people choose from, the same eight for every game. Each wins about 60 to 80 of 100
// games against the one before it (docs/STRENGTH.md).
struct LevelName {
  Text name;
  Text about;  // a line about it
};

inline constexpr int strongest_level = 8;
inline constexpr int usual_level = 3;

inline constexpr std::array<LevelName, strongest_level> level_names{{
    {{"level-1", "Newcomer"}, {"about-level-1", "Has just read the rules, and overlooks things."}},
    {{"level-2", "Learner"},
     {"about-level-2", "Knows what to aim for, but not how to get there safely."}},
    {{"level-3", "Companion"},
     {"about-level-3", "A pleasant partner for an evening; forgives a mistake."}},
    {{"level-4", "Regular"}, {"about-level-4", "Plays every week, looks a few moves ahead."}},
    {{"level-5", "Club player"},
     {"about-level-5", "Wins at most family tables, and answers at once."}},
    {{"level-6", "Expert"}, {"about-level-6", "Counts, remembers, and gives nothing away."}},
    {{"level-7", "Master"}, {"about-level-7", "Sees most of what there is to see."}},
    {{"level-8", "Superhuman"},
     {"about-level-8", "The best we have: up to two seconds for a move."}},
}};

}  // namespace troika
