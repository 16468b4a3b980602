#pragma once

#include <string>
#include <vector>

#include "core/json_text.h"
#include "games/touche/layout.h"

namespace troika::touche {

std::string name_of(const Board& board, Cell cell);
std::string name_of(Card card);
std::vector<std::string> names_of(const Board& board, CellSet cells);

// Members of an object: kind and cells of a figure.
void write_figure(JsonText& out, const Layout& layout, FigureIndex figure);

}  // namespace troika::touche
