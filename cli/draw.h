#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace troika::cli {

// What is to be drawn: a position line that the rules have accepted, and what does not stand in it.
struct Scene {
  std::string_view line;
  std::string_view board;          // Touché: an own board as JSON; empty: the standard one
  std::vector<std::string> names;  // who sits in each seat; empty: seats have no names
};

std::string draw(const Screen& screen, std::string_view game, const Scene& scene);
std::string draw_der_isses(const Screen& screen, const Scene& scene);
std::string draw_talat(const Screen& screen, const Scene& scene);
std::string draw_touche(const Screen& screen, const Scene& scene);

std::vector<std::string_view> split(std::string_view text, char separator);
std::string joined(const std::vector<std::string>& lines);  // each ended by a line end

// "A", or "A (Bot 2)" where the seat has a name.
std::string seat_label(const Scene& scene, std::size_t seat, std::string_view seat_name);

// The colour's name of a piece of Der Isses!, and how its letter is painted.
std::string_view piece_name(Language language, char piece);
Paint piece_paint(char piece);

// A card of Touché as on a real one: «10♠», «В♥», the joker as a word.
std::string card_face(Language language, std::string_view card);
// The colour of a side: y, t or l.
std::string_view side_name(Language language, char side);
Paint side_paint(char side);
// A figure by its initial; own figures have letters of their own.
std::string figure_name(Language language, char initial);
std::string figure_in_words(Language language, std::string_view name);  // square, line, …, own:…
// «square*4», «own:…*3» in words.
std::string goal_in_words(Language language, std::string_view goal);

}  // namespace troika::cli
