#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <map>

#include "cli/commands/commands.h"
#include "cli/games/terminal_game.h"

namespace troika::cli {
namespace {

constexpr std::size_t block_size = 1U << 17U;
constexpr std::size_t longest_line = 1U << 16U;  // no position comes near it

constexpr Text empty_line{"empty-line", "the line is empty"};
constexpr Text long_line{"long-line", "the line is too long"};
constexpr Text unknown_command{"unknown-command",
                               "a line begins with legal or apply, not with «{1}»"};
constexpr Text legal_form{"legal-form",
                          "write legal, GAME and POSITION with single TABs between them"};
constexpr Text apply_form{"apply-form",
                          "write apply, GAME, POSITION and MOVE with single TABs between them"};
constexpr Text move_text{"batch-move", "move"};
constexpr Text output_failed{"output-failed", "cannot write the answers"};

// A text of the input as it may stand in one line of the output.
std::string quoted(std::string_view text) {
  std::string out;
  for (const char c : text.substr(0, 40)) out += c >= 0 && c < ' ' ? '?' : c;
  if (text.size() > 40) out += "…";
  return out;
}

// Answers questions, one line each.
class Answers {
 public:
  Answers(const Context& context, const std::string& board_file)
      : context_(context), board_file_(board_file) {
    // An own board is for the games that can have one.
    if (!board_file.empty())
      for (const TerminalGame* game : terminal_games())
        if (has_flag(*game, board_key))
          rulebooks_[game->name] = open_rulebook(context, game->name, board_file);
  }

  void answer(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    std::array<std::string_view, 5> parts;
    const std::size_t count = take_apart(line, parts);
    const std::size_t before = out_.size();
    if (line.empty()) {
      refuse(fill(context_.language, empty_line));
    } else if (parts[0] == "legal") {
      count == 3 ? legal(parts[1], parts[2]) : refuse(fill(context_.language, legal_form));
    } else if (parts[0] == "apply") {
      count == 4 ? apply(parts[1], parts[2], parts[3])
                 : refuse(fill(context_.language, apply_form));
    } else {
      refuse(fill(context_.language, unknown_command, {quoted(parts[0])}));
    }
    // Whatever was asked, the answer is one line.
    for (std::size_t i = before; i < out_.size(); ++i)
      if (out_[i] == '\n') out_[i] = ' ';
    out_ += '\n';
    if (out_.size() >= block_size) flush();
  }
  void answer_long_line() {
    refuse(fill(context_.language, long_line));
    out_ += '\n';
  }

  void flush() {
    for (std::size_t done = 0; done < out_.size();) {
      const ssize_t wrote = ::write(STDOUT_FILENO, out_.data() + done, out_.size() - done);
      if (wrote < 0 && errno == EINTR) continue;
      if (wrote <= 0) throw Refused(fill(context_.language, output_failed));
      done += static_cast<std::size_t>(wrote);
    }
    out_.clear();
  }

 private:
  // The last part keeps any further TABs.
  static std::size_t take_apart(std::string_view line, std::array<std::string_view, 5>& parts) {
    std::size_t count = 0;
    while (count + 1 < parts.size()) {
      const std::size_t tab = line.find('\t');
      parts[count++] = line.substr(0, tab);
      if (tab == std::string_view::npos) return count;
      line.remove_prefix(tab + 1);
    }
    parts[count++] = line;
    return count;
  }

  Rulebook* rulebook(std::string_view game) {
    const auto known = std::ranges::find(game_names, game);
    if (known != std::end(game_names)) {
      auto& rules = rulebooks_[*known];
      if (!rules) rules = open_rulebook(context_, game, {});
      return rules.get();
    }
    refuse("«" + quoted(game) +
           "»: " + std::string(rulebook_reasons::no_such_game.in(context_.language)));
    return nullptr;
  }

  void legal(std::string_view game, std::string_view position) {
    Rulebook* rules = rulebook(game);
    if (rules == nullptr) return;
    const std::size_t before = out_.size();
    const auto done = rules->legal(position, ' ', out_);
    if (done) return;
    out_.resize(before);
    refuse(in_words(context_.language, done.error(), position));
  }

  void apply(std::string_view game, std::string_view position, std::string_view move) {
    Rulebook* rules = rulebook(game);
    if (rules == nullptr) return;
    const auto after = rules->apply(position, {&move, 1});
    if (after) {
      out_ += *after;
      return;
    }
    const auto& [fault, at] = after.error();
    if (at == 1) return refuse(in_words(context_.language, fault, position));
    refuse(std::string(move_text.in(context_.language)) + " «" + quoted(move) +
           "»: " + in_words(context_.language, fault, move));
  }

  void refuse(const std::string& why) { out_ += "error: " + why; }

  const Context& context_;
  std::string board_file_;
  std::map<std::string_view, std::unique_ptr<Rulebook>> rulebooks_;  // by game
  std::string out_;
};

bool input_waits() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) > 0;
}

}  // namespace

void batch(const Context& context, const std::string& board_file) {
  Answers answers(context, board_file);
  std::string kept;  // the beginning of a line whose end has not come yet
  bool skipping = false;
  std::vector<char> block(block_size);
  for (;;) {
    if (!input_waits()) answers.flush();
    const ssize_t got = ::read(STDIN_FILENO, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    std::string_view rest(block.data(), static_cast<std::size_t>(got));
    for (;;) {
      const std::size_t end = rest.find('\n');
      if (end == std::string_view::npos) break;
      const std::string_view line = rest.substr(0, end);
      rest.remove_prefix(end + 1);
      if (skipping || kept.size() + line.size() > longest_line) {
        answers.answer_long_line();
      } else if (kept.empty()) {
        answers.answer(line);
      } else {
        answers.answer(kept.append(line));
      }
      kept.clear();
      skipping = false;
    }
    if (skipping || kept.size() + rest.size() > longest_line) {
      skipping = true;
      kept.clear();
    } else {
      kept.append(rest);
    }
  }
  if (skipping) answers.answer_long_line();
  if (!kept.empty()) answers.answer(kept);
  answers.flush();
}

}  // namespace troika::cli
