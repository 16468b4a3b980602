#include "games/touche/board.h"

#include <boost/json.hpp>

#include "core/json_text.h"
#include "games/touche/cross.h"

namespace troika::touche {
namespace {

boost::json::string_view plain(std::string_view text) { return {text.data(), text.size()}; }

}  // namespace

const std::string& Board::title(Language language) const {
  const std::string& own = titles_[language.index()];
  return own.empty() ? titles_[0] : own;
}

std::optional<Card> Board::shown_on(Cell c) const {
  const Card card = shown_[index(c)];
  if (card == joker) return std::nullopt;
  return card;
}

std::optional<Cell> Board::at(int row, int file) const {
  if (row < 0 || file < 0) return std::nullopt;
  const auto r = static_cast<std::size_t>(row);
  const auto f = static_cast<std::size_t>(file);
  if (r >= ranks_ || f >= files_) return std::nullopt;
  const Cell c = grid_[r * max_board_side + f];
  if (c == no_cell) return std::nullopt;
  return c;
}

void Board::write_cell(std::string& out, Cell c) const {
  out += static_cast<char>('a' + file_of(c));
  const std::size_t rank = ranks_ - row_of(c);
  if (rank >= 10) out += '1';
  out += static_cast<char>('0' + rank % 10);
}

std::optional<Cell> Board::take_cell(std::string_view& text) const {
  const auto digit = [&](std::size_t i) {
    return i < text.size() && text[i] >= '0' && text[i] <= '9' ? text[i] - '0' : -1;
  };
  if (text.empty() || text[0] < 'a' || text[0] > 'p' || digit(1) < 1) return std::nullopt;
  int rank = digit(1);
  std::size_t length = 2;
  if (digit(2) >= 0) {
    rank = rank * 10 + digit(2);
    length = 3;
  }
  const auto cell = at(static_cast<int>(ranks_) - rank, text[0] - 'a');
  if (cell) text.remove_prefix(length);
  return cell;
}

std::string Board::json() const {
  std::string letters;
  for (std::size_t file = 0; file < files_; ++file) letters += static_cast<char>('a' + file);
  JsonText out;
  out.open('{').key("name").value(name_);
  out.key("title").open('{');
  for (std::size_t i = 0; i < titles_.size(); ++i)
    if (!titles_[i].empty()) out.key(language_list[i].code).value(titles_[i]);
  out.close('}').key("files").value(letters).key("ranks").value(ranks_).key("rows").open('[');
  for (std::size_t row = 0; row < ranks_; ++row) {
    std::string line;
    for (std::size_t file = 0; file < files_; ++file) {
      if (file > 0) line += ' ';
      const auto cell = at(static_cast<int>(row), static_cast<int>(file));
      if (!cell)
        line += "..";
      else if (const auto card = shown_on(*cell))
        write_card(line, *card);
      else
        line += "FR";
    }
    out.value(line);
  }
  return std::move(out.close(']').close('}')).take();
}

// Fills a board from JSON, part by part; each part says what is wrong with it.
class BoardReader {
 public:
  std::optional<BoardFault> read(std::string_view text) {
    boost::system::error_code error;
    const boost::json::value json = boost::json::parse({text.data(), text.size()}, error);
    if (error) return BoardFault{&board_not_json};
    const boost::json::object* object = json.if_object();
    if (object == nullptr) return BoardFault{&board_not_object};
    if (auto bad = read_names(*object)) return bad;
    if (auto bad = read_size(*object)) return bad;
    return read_rows(*object);
  }
  Board take() { return std::move(board_); }

 private:
  static bool take_text(const boost::json::value* value, std::size_t longest, std::string& out) {
    const boost::json::string* text = value != nullptr ? value->if_string() : nullptr;
    if (text == nullptr || text->empty() || text->size() > longest) return false;
    out.assign(text->data(), text->size());
    return true;
  }

  std::optional<BoardFault> read_names(const boost::json::object& object) {
    if (!take_text(object.if_contains("name"), 40, board_.name_))
      return BoardFault{&board_name, "name"};
    const boost::json::value* titles = object.if_contains("title");
    const boost::json::object* by_language = titles != nullptr ? titles->if_object() : nullptr;
    if (by_language == nullptr) return BoardFault{&board_title, "title"};
    for (std::size_t i = 0; i < board_.titles_.size(); ++i) {
      const std::string_view code = language_list[i].code;
      const boost::json::value* const title = by_language->if_contains(plain(code));
      const bool is_needed = code == "en" || code == "ru";
      if ((is_needed || title != nullptr) && !take_text(title, 80, board_.titles_[i]))
        return BoardFault{&board_title, "title"};
    }
    return std::nullopt;
  }

  std::optional<BoardFault> read_size(const boost::json::object& object) {
    std::string letters;
    constexpr std::string_view alphabet = "abcdefghijklmnop";
    if (!take_text(object.if_contains("files"), max_board_side, letters) ||
        !alphabet.starts_with(letters))
      return BoardFault{&board_files, "files"};
    board_.files_ = letters.size();
    const boost::json::value* ranks = object.if_contains("ranks");
    const std::int64_t* count = ranks != nullptr ? ranks->if_int64() : nullptr;
    if (count == nullptr || *count < 1 || *count > std::int64_t{max_board_side})
      return BoardFault{&board_ranks, "ranks"};
    board_.ranks_ = static_cast<std::size_t>(*count);
    return std::nullopt;
  }

  std::optional<BoardFault> read_rows(const boost::json::object& object) {
    const boost::json::value* value = object.if_contains("rows");
    const boost::json::array* rows = value != nullptr ? value->if_array() : nullptr;
    if (rows == nullptr || rows->size() != board_.ranks_) return BoardFault{&board_rows, "rows"};
    board_.grid_.fill(no_cell);
    for (std::size_t row = 0; row < rows->size(); ++row) {
      const boost::json::string* line = (*rows)[row].if_string();
      if (line == nullptr) return BoardFault{&board_rows, "rows", row + 1};
      if (line->size() != board_.files_ * 3 - 1)
        return BoardFault{&board_row_length, "rows", row + 1};
      for (std::size_t file = 0; file < board_.files_; ++file) {
        const std::string_view text{line->data(), line->size()};
        const bool spaced = file == 0 || text[file * 3 - 1] == ' ';
        const Reason* reason =
            spaced ? read_entry(text.substr(file * 3, 2), row, file) : &board_row_length;
        if (reason != nullptr) return BoardFault{reason, "rows", row + 1, file + 1};
      }
    }
    for (const int count : shown_) {
      if (count != 2) return BoardFault{&board_card_missing, "rows"};
    }
    return std::nullopt;
  }

  const Reason* read_entry(std::string_view entry, std::size_t row, std::size_t file) {
    if (entry == "..") return nullptr;
    Card shown = joker;
    if (entry != "FR") {
      const auto card = take_card(entry);
      if (!card || *card == joker) return &board_entry;
      if (shown_[index(*card)] == 2) return &board_card_thrice;
      shown = *card;
    }
    if (board_.shown_.size() == max_cells) return &board_too_many_cells;
    const Cell cell = cell_at(board_.shown_.size());
    const std::size_t place = row * max_board_side + file;
    board_.grid_[place] = cell;
    board_.places_.push_back(static_cast<std::uint8_t>(place));
    board_.shown_.push_back(shown);
    if (shown == joker) {
      board_.free_.add(cell);
    } else {
      board_.card_cells_.add(cell);
      board_.cells_of_[index(shown)][static_cast<std::size_t>(shown_[index(shown)]++)] = cell;
    }
    return nullptr;
  }

  Board board_;
  std::array<int, 52> shown_{};  // on how many cells so far
};

std::expected<Board, BoardFault> read_board(std::string_view json) {
  BoardReader reader;
  if (const auto bad = reader.read(json)) return std::unexpected(*bad);
  return reader.take();
}

std::shared_ptr<const Board> standard_board() {
  auto board = read_board(cross_board);
  assert(board);
  return std::make_shared<const Board>(std::move(*board));
}

}  // namespace troika::touche
