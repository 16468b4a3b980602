#include <iostream>

#include "cli/commands/commands.h"
#include "cli/terminal/progress.h"

namespace troika::cli {
namespace {

constexpr Text move_text{"positions-move", "move {1} «{2}»"};

}  // namespace

void legal(const Context& context, const PositionQuestion& question) {
  const auto rulebook = open_rulebook(context, question.game, question.board_file);
  std::string moves;
  if (const auto done = rulebook->legal(question.position, '\n', moves); !done)
    throw Refused(in_words(context.language, done.error(), question.position));
  if (!moves.empty()) std::cout << moves << '\n';
}

void apply(const Context& context, const PositionQuestion& question,
           const std::vector<std::string>& moves) {
  const auto rulebook = open_rulebook(context, question.game, question.board_file);
  const std::vector<std::string_view> texts(moves.begin(), moves.end());
  const auto after = rulebook->apply(question.position, texts);
  if (after) {
    std::cout << *after << '\n';
    return;
  }
  const auto& [fault, at] = after.error();
  if (at == moves.size()) throw Refused(in_words(context.language, fault, question.position));
  throw Refused(fill(context.language, move_text, {std::to_string(at + 1), moves[at]}) + ": " +
                in_words(context.language, fault, moves[at]));
}

void perft(const Context& context, const PositionQuestion& question, const std::string& depth_text,
           bool divide) {
  constexpr std::uint64_t deepest = 99;
  const auto depth = static_cast<int>(read_whole_number(context, "DEPTH", depth_text, 0, deepest));
  const auto rulebook = open_rulebook(context, question.game, question.board_file);
  const auto refuse = [&](const Fault& fault) {
    throw Refused(in_words(context.language, fault, question.position));
  };

  std::uint64_t total = 0;
  {
    Progress progress(context.language);
    if (depth == 0 || (!divide && !progress.is_wanted())) {
      const auto count = rulebook->perft(question.position, depth);
      if (!count) refuse(count.error());
      total = *count;
    } else {
      const auto branches =
          rulebook->divide(question.position, depth, [&](double part) { progress(part); });
      if (!branches) refuse(branches.error());
      for (const auto& [move, count] : *branches) {
        if (divide) std::cout << move << ' ' << count << '\n';
        total += count;
      }
    }
  }
  std::cout << total << '\n';
}

}  // namespace troika::cli
