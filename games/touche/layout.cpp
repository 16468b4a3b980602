#include "games/touche/layout.h"

namespace troika::touche {

Layout::Layout(std::shared_ptr<const Board> board, Goal goal)
    : board_(std::move(board)),
      goal_(std::move(goal)),
      free_(board_->free_spaces()),
      card_cells_(board_->card_cells()) {
  for (std::size_t kind = 0; kind < goal_.figures.size(); ++kind) {
    for (const Shape& shape : goal_.figures[kind].shapes)
      add_places(shape, static_cast<std::uint8_t>(kind));
  }
  for (std::size_t c = 0; c < board_->cells(); ++c) {
    shown_on_[c] = {joker, 0};
    add_through(cell_at(c));
  }
  for (std::size_t face = 0; face < board_->cells_of().size(); ++face) {
    cells_of_[face] = board_->cells_of()[face];
    for (std::uint8_t which = 0; which < 2; ++which)
      shown_on_[index(cells_of_[face][which])] = {static_cast<Card>(face), which};
  }
  for (const Place& place : places_)
    free_spaces_nearly_suffice_ |= place.cells.minus(free_).size() <= 1;
}

void Layout::add_through(Cell cell) {
  const std::size_t begin = through_cells_.size();
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (!places_[i].cells.has(cell)) continue;
    through_cells_.push_back(places_[i].cells);
    through_figures_.push_back(static_cast<FigureIndex>(i));
  }
  const std::size_t count = through_cells_.size() - begin;
  while ((through_cells_.size() - begin) % 4 != 0) {
    through_cells_.push_back(CellSet(through_cells_.back()));
    through_figures_.push_back(through_figures_.back());
  }
  const std::size_t padded = through_cells_.size() - begin;
  ranges_[index(cell)] = {static_cast<std::uint32_t>(begin), static_cast<std::uint16_t>(count),
                          static_cast<std::uint16_t>(padded)};
}

void Layout::add_places(const Shape& shape, std::uint8_t kind) {
  for (int row = 0; row < static_cast<int>(board_->ranks()); ++row) {
    for (int file = 0; file < static_cast<int>(board_->files()); ++file) {
      Place place{{}, kind};
      for (const Spot spot : shape) {
        if (const auto cell = board_->at(row + spot.row, file + spot.file)) place.cells.add(*cell);
      }
      if (static_cast<std::size_t>(place.cells.size()) == shape.size()) places_.push_back(place);
    }
  }
}

}  // namespace troika::touche
