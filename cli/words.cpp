#include "cli/words.h"

#include <algorithm>

#include "cli/draw.h"
#include "cli/text.h"

namespace troika::cli {
namespace {

constexpr Text coin_on{"coin-on", "coin on {1}"};
constexpr Text chose_hidden{"chose-hidden", "has chosen in secret"};
constexpr Text chose{"chose", "secret piece {1} {2}"};
constexpr Text piece_to{"piece-to", "{1} goes to {2}"};
constexpr Text piece_lands{"piece-lands", "{1} lands on the coin!"};
constexpr Text accuses{"accuses", "that's the one — {1}!"};

constexpr Text tower_placed{"tower-placed", "{1} placed on {2}, board {3}"};
constexpr Text tower_moves{"tower-moves", "{1} from {2} to {3}, board {4}"};
constexpr Text tower_takes{"tower-takes", "{1} from {2} takes {3} on {4}, board {5}"};

constexpr Text card_to{"card-to", "{1} on {2}"};
constexpr Text joker_takes{"joker-takes", "the joker takes {1}"};
constexpr Text puts_on{"puts-on", ", the captured pyramid goes to {1}"};
constexpr Text discards{"discards", "discards {1}, a dead card"};
constexpr Text touche_text{"words-touche", " — Touché! {1}"};
constexpr Text names_figure{"names-figure", "the game is about: {1}"};

constexpr Text coin_group{"coin-group", "coin"};
constexpr Text choose_group{"choose-group", "choose"};
constexpr Text accuse_group{"accuse-group", "accuse"};
constexpr Text joker_group{"joker-group", "joker"};
constexpr Text capture_group{"capture-group", "captures"};
constexpr Text figure_group{"figure-group", "figure"};

// The tower on a cell of a board, as `a3H`; empty if none is there.
std::string tower_on(std::string_view position, std::string_view board, std::string_view cell) {
  const auto fields = split(position, ' ');
  if (fields.size() < 3) return {};
  const std::string_view field = fields[board == "AB" ? 0 : board == "BC" ? 1 : 2];
  const auto rows = split(field, '/');
  const std::string_view row = rows[static_cast<std::size_t>('5' - cell[1])];
  int file = 0;
  const int wanted = cell[0] - 'a';
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] >= '1' && row[i] <= '9') {
      file += row[i] - '0';
      continue;
    }
    if (file == wanted) return std::string(row.substr(i, 3));
    ++file;
    i += 2;
  }
  return {};
}

std::string der_isses_in_words(Language language, std::string_view move) {
  if (move.starts_with('$')) return fill(language, coin_on, {move.substr(1)});
  if (move.size() == 3 && move[1] == '=') {
    if (move[2] == '?') return fill(language, chose_hidden);
    return fill(language, chose, {move.substr(2), piece_name(language, move[2])});
  }
  const std::string_view piece = piece_name(language, move[0]);
  if (move.ends_with('!')) return fill(language, accuses, {piece});
  if (move.ends_with('$')) return fill(language, piece_lands, {piece});
  return fill(language, piece_to, {piece, move.substr(1)});
}

std::string talat_in_words(Language language, const MoveMade& made) {
  const std::string_view board = made.move.substr(0, 2), rest = made.move.substr(3);
  if (rest[2] == '@')
    return fill(language, tower_placed, {rest.substr(0, 2), rest.substr(3), board});
  const std::string_view from = rest.substr(0, 2), to = rest.substr(3);
  const std::string tower = tower_on(made.before, board, from);
  if (rest[2] == '-') return fill(language, tower_moves, {tower, from, to, board});
  return fill(language, tower_takes, {tower, from, tower_on(made.before, board, to), to, board});
}

// The figure that the move completed: the one by which FIGURES grew.
std::string completed(Language language, const MoveMade& made) {
  const auto before = split(made.before, ' '), after = split(made.after, ' ');
  if (before.size() < 5 || after.size() < 5) return {};
  const auto old_sides = split(before[4], ','), new_sides = split(after[4], ',');
  for (std::size_t i = 0; i < new_sides.size() && i < old_sides.size(); ++i)
    if (new_sides[i] != old_sides[i]) return figure_name(language, new_sides[i].back());
  return {};
}

std::string touche_in_words(Language language, const MoveMade& made) {
  std::string_view move = made.move.substr(0, made.move.find('#'));
  std::string words;
  if (move.ends_with('~'))
    return fill(language, discards, {card_face(language, move.substr(0, move.size() - 1))});
  if (move.starts_with("Xx")) {
    const std::size_t arrow = move.find('>');
    words = fill(language, joker_takes, {move.substr(2, arrow - 2)});
    if (arrow != std::string_view::npos) words += fill(language, puts_on, {move.substr(arrow + 1)});
  } else {
    const std::size_t at = move.find('@');
    words = fill(language, card_to, {card_face(language, move.substr(0, at)), move.substr(at + 1)});
  }
  if (move.size() < made.move.size())
    words += fill(language, touche_text, {completed(language, made)});
  return words;
}

std::string der_isses_label(Language language, std::string_view move) {
  if (move.starts_with('$')) return std::string(coin_group.in(language));
  if (move.size() == 3 && move[1] == '=') return std::string(choose_group.in(language));
  if (move.ends_with('!')) return std::string(accuse_group.in(language));
  return std::string(piece_name(language, move[0]));
}

std::string talat_label(std::string_view position, std::string_view move) {
  const std::string_view board = move.substr(0, 2);
  if (move[5] == '@') return std::string(board) + ' ' + std::string(move.substr(3, 2));
  return std::string(board) + ' ' + tower_on(position, board, move.substr(3, 2));
}

std::string touche_label(Language language, std::string_view move) {
  if (move.starts_with("figure=")) return std::string(figure_group.in(language));
  if (move.starts_with("Xx")) return std::string(capture_group.in(language));
  if (move.starts_with('X')) return std::string(joker_group.in(language));
  return card_face(language, move.substr(0, 2));
}

}  // namespace

std::string move_in_words(Language language, std::string_view game, const MoveMade& made) {
  if (made.move.starts_with("figure="))
    return fill(language, names_figure, {figure_in_words(language, made.move.substr(7))});
  if (game == "der-isses") return der_isses_in_words(language, made.move);
  return game == "talat" ? talat_in_words(language, made) : touche_in_words(language, made);
}

std::vector<MoveGroup> grouped_moves(Language language, std::string_view game,
                                     std::string_view position,
                                     const std::vector<std::string>& moves) {
  std::vector<MoveGroup> groups;
  for (const std::string& move : moves) {
    const std::string label = game == "der-isses" ? der_isses_label(language, move)
                              : game == "talat"   ? talat_label(position, move)
                                                  : touche_label(language, move);
    auto group = std::ranges::find(groups, label, &MoveGroup::label);
    if (group == groups.end()) group = groups.insert(groups.end(), MoveGroup{label, {}});
    group->moves.push_back(move);
  }
  return groups;
}

}  // namespace troika::cli
