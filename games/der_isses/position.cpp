#include <algorithm>

#include "games/der_isses/reasons.h"
#include "games/der_isses/state.h"

namespace troika::der_isses {
namespace {

constexpr std::array<std::string_view, 5> field_names{"BOARD", "TURN", "PHASE", "COINS", "SECRETS"};

struct PhaseName {
  Phase phase;
  std::string_view name;
};
constexpr std::array<PhaseName, 5> phase_names{{{Phase::setup, "setup"},
                                                {Phase::coin, "coin"},
                                                {Phase::choose, "choose"},
                                                {Phase::play, "play"},
                                                {Phase::over, "over"}}};

// One field of the line; a fault in it is told with its name and place.
struct Field {
  std::string_view name;
  std::string_view text;
  std::size_t column;

  std::unexpected<Fault> wrong(const Reason& reason, std::size_t at = 0) const {
    return fault(reason, name, column + at);
  }
};

std::expected<std::array<Field, 5>, Fault> split(std::string_view line) {
  std::array<Field, 5> fields;
  std::size_t column = 0;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const bool last = i + 1 == fields.size();
    const std::size_t end = std::min(line.find(' ', column), line.size());
    fields[i] = {field_names[i], line.substr(column, end - column), column};
    if (end == column) return fields[i].wrong(field_missing);
    if (last && end < line.size()) return fields[i].wrong(field_extra, end - column);
    if (!last && end == line.size()) return fault(field_missing, field_names[i + 1], end);
    column = end + 1;
  }
  return fields;
}

// What the first field tells, before the phase says whether it fits.
struct Board {
  Bits pieces = 0;
  Bits coin = 0;
  std::size_t coin_column = 0;
  std::array<Cell, most_pieces> cell{};
  std::array<bool, most_pieces> present{};
  std::array<std::size_t, most_pieces> column{};
};

std::optional<std::size_t> piece_number(Size size, char sign) {
  for (std::size_t p = 0; p < static_cast<std::size_t>(size.pieces); ++p)
    if (piece_letters[p] == sign) return p;
  return std::nullopt;
}

std::expected<Board, Fault> read_board(Size size, const Field& field) {
  Board board;
  int rank = size.side - 1;
  int file = 0;
  bool after_run = false;
  for (std::size_t i = 0; i < field.text.size(); ++i) {
    const char sign = field.text[i];
    if (sign == '/') {
      if (file < size.side) return field.wrong(rank_too_short, i);
      if (rank == 0) return field.wrong(too_many_ranks, i);
      --rank;
      file = 0;
      after_run = false;
      continue;
    }
    const auto piece = piece_number(size, sign);
    const bool run = '1' <= sign && sign <= '9';
    if (!piece && sign != '$' && !run) return field.wrong(bad_board_sign, i);
    if (run && after_run) return field.wrong(runs_in_a_row, i);
    const int width = run ? sign - '0' : 1;
    if (file + width > size.side) return field.wrong(rank_too_long, i);
    if (piece) {
      if (board.present[*piece]) return field.wrong(piece_twice, i);
      board.present[*piece] = true;
      board.column[*piece] = i;
      board.cell[*piece] = cell_at(file, rank);
      board.pieces |= bit(board.cell[*piece]);
    } else if (sign == '$') {
      if (board.coin != 0) return field.wrong(coin_twice, i);
      board.coin = bit(cell_at(file, rank));
      board.coin_column = i;
    }
    file += width;
    after_run = run;
  }
  if (file < size.side) return field.wrong(rank_too_short, field.text.size());
  if (rank > 0) return field.wrong(too_few_ranks, field.text.size());
  return board;
}

// Whether the board fits the phase.
const Reason* why_wrong(Size size, const Board& board, Phase phase, std::size_t& at) {
  const int placed = std::popcount(board.pieces);
  if (phase == Phase::setup) {
    for (std::size_t p = static_cast<std::size_t>(placed); p < most_pieces; ++p) {
      at = board.column[p];
      if (board.present[p]) return &setup_out_of_order;
    }
    at = 0;
    if (placed == size.pieces) return &setup_complete;
  } else if (placed < size.pieces) {
    return &piece_missing;
  }
  const bool coin_lies = phase == Phase::choose || phase == Phase::play;
  if (coin_lies && board.coin == 0) return &coin_missing;
  at = board.coin_column;
  if (!coin_lies && board.coin != 0) return &coin_too_early;
  if (phase == Phase::choose && (coin_cells(size, board.pieces) & board.coin) == 0)
    return &coin_beside_piece;
  return nullptr;
}

std::expected<Seat, Fault> read_turn(const Field& field, Phase phase) {
  const bool nobody = phase == Phase::setup || phase == Phase::over;
  if (field.text == "-") {
    if (!nobody) return field.wrong(turn_needs_seat);
    return seat_at(0);
  }
  if (field.text != "A" && field.text != "B") return field.wrong(bad_turn);
  if (nobody) return field.wrong(turn_of_nobody);
  return seat_at(field.text == "A" ? 0 : 1);
}

std::expected<Phase, Fault> read_phase(const Field& field) {
  for (const auto& [phase, name] : phase_names)
    if (field.text == name) return phase;
  return field.wrong(bad_phase);
}

std::expected<BySeat<std::uint8_t, 2>, Fault> read_coins(Size size, const Field& field,
                                                         Phase phase) {
  const auto is_digit = [](char c) { return '0' <= c && c <= '9'; };
  const std::string_view text = field.text;
  if (text.size() != 3 || !is_digit(text[0]) || text[1] != '-' || !is_digit(text[2]))
    return field.wrong(bad_coins);
  BySeat<std::uint8_t, 2> coins;
  int winners = 0;
  for (const std::size_t i : {0U, 1U}) {
    const int won = text[2 * i] - '0';
    winners += won == size.coins_to_win ? 1 : 0;
    const int most =
        phase == Phase::over && winners < 2 ? size.coins_to_win : size.coins_to_win - 1;
    if (phase == Phase::setup && won > 0) return field.wrong(coins_before_start, 2 * i);
    if (won > most) return field.wrong(coins_too_many, 2 * i);
    coins[seat_at(i)] = static_cast<std::uint8_t>(won);
  }
  if (phase == Phase::over && winners == 0) return field.wrong(coins_too_few);
  return coins;
}

std::expected<BySeat<Card, 2>, Fault> read_secrets(Size size, const Field& field, Phase phase) {
  BySeat<Card, 2> cards;
  if (field.text.size() != 2) return field.wrong(bad_secrets);
  int chosen = 0;
  for (const std::size_t i : {0U, 1U}) {
    const char sign = field.text[i];
    const auto piece = piece_number(size, sign);
    if (!piece && sign != '-' && sign != '?') return field.wrong(bad_secrets, i);
    if (piece) cards[seat_at(i)] = Card::of(piece_at(*piece));
    if (sign == '?') cards[seat_at(i)] = Card::unknown();
    chosen += sign != '-' ? 1 : 0;
    if (sign != '-' && phase != Phase::choose && phase != Phase::play)
      return field.wrong(secret_too_early, i);
    if (sign == '-' && phase == Phase::play) return field.wrong(secret_missing, i);
  }
  if (chosen == 2 && phase == Phase::choose) return field.wrong(choice_complete);
  return cards;
}

}  // namespace

// Checked from left to right; only the phase is read before the fields whose meaning it decides.
std::expected<Position, Fault> read_line(Size size, std::string_view line) {
  const auto fields = split(line);
  if (!fields) return std::unexpected(fields.error());
  const auto& [board_field, turn_field, phase_field, coins_field, secrets_field] = *fields;
  const auto board = read_board(size, board_field);
  if (!board) return std::unexpected(board.error());
  const auto phase = read_phase(phase_field);
  if (!phase) return std::unexpected(phase.error());
  std::size_t at = 0;
  if (const Reason* reason = why_wrong(size, *board, *phase, at))
    return board_field.wrong(*reason, at);
  const auto turn = read_turn(turn_field, *phase);
  if (!turn) return std::unexpected(turn.error());
  const auto coins = read_coins(size, coins_field, *phase);
  if (!coins) return std::unexpected(coins.error());
  const auto cards = read_secrets(size, secrets_field, *phase);
  if (!cards) return std::unexpected(cards.error());

  Position position;
  position.open.pieces = board->pieces;
  position.open.coin = board->coin;
  position.open.cell = board->cell;
  position.open.phase = *phase;
  position.open.turn = *turn;
  position.open.coins = *coins;
  position.cards = *cards;
  for (const Seat seat : {seat_at(0), seat_at(1)})
    if (position.cards[seat].is_chosen()) position.open.chosen.add(seat);
  return position;
}

std::string write_line(Size size, const Position& position) {
  const Open& open = position.open;
  std::string line;
  line.reserve(64);
  const auto placed = static_cast<std::size_t>(std::popcount(open.pieces));
  const auto sign_at = [&](Cell cell) {
    if (open.coin == bit(cell)) return '$';
    for (std::size_t p = 0; p < placed; ++p)
      if (open.cell[p] == cell) return piece_letters[p];
    return ' ';
  };
  for (int rank = size.side - 1; rank >= 0; --rank) {
    int empty = 0;
    const auto end_run = [&] {
      if (empty > 0) line += static_cast<char>('0' + empty);
      empty = 0;
    };
    for (int file = 0; file < size.side; ++file) {
      const char sign = sign_at(cell_at(file, rank));
      if (sign == ' ') {
        ++empty;
        continue;
      }
      end_run();
      line += sign;
    }
    end_run();
    if (rank > 0) line += '/';
  }
  const bool nobody = open.phase == Phase::setup || open.phase == Phase::over;
  line += ' ';
  line += nobody ? '-' : seat_letter(open.turn);
  line += ' ';
  line += phase_names[static_cast<std::size_t>(open.phase)].name;
  line += ' ';
  line += static_cast<char>('0' + open.coins[seat_at(0)]);
  line += '-';
  line += static_cast<char>('0' + open.coins[seat_at(1)]);
  line += ' ';
  for (const Seat seat : {seat_at(0), seat_at(1)}) {
    const Card card = position.cards[seat];
    if (!card.is_chosen())
      line += '-';
    else
      line += card.is_unknown() ? '?' : piece_letters[index(card.piece())];
  }
  return line;
}

}  // namespace troika::der_isses
