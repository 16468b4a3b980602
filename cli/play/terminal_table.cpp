#include "cli/play/terminal_table.h"

#include <algorithm>
#include <iostream>

#include "cli/games/settings.h"
#include "cli/games/terminal_game.h"
#include "cli/play/results.h"
#include "cli/terminal/rules_text.h"
#include "search/levels.h"

namespace troika::cli {
namespace {

constexpr Text you{"you", "You"};
constexpr Text person{"person", "Player {1}"};
constexpr Text thinks{"thinks", "{1} is thinking …"};

constexpr Text welcome{"welcome", "{1} — at the table: {2}."};
constexpr Text how_to_begin{"how-to-begin",
                            "Type a move, or one of: moves, rules, board, help, save FILE, quit."};
constexpr Text beware{"mind", "Mind: {1}."};

constexpr Text pass_to{"pass-to", "Pass the device to {1}."};
constexpr Text press_enter{"press-enter", "{1}, press Enter when only you can see the screen. "};
constexpr Text not_possible{"not-possible", "Not possible: {1}."};
constexpr Text type_help{"type-help",
                         "(«moves» lists what is possible, «help» shows how to write it)"};
constexpr Noun possible{"possible", "possible move|possible moves"};

constexpr Text help_text{
    "help",
    "  moves      the moves that are possible now\n"
    "  rules      the rules in short\n"
    "  board      draw the board again\n"
    "  save FILE  write the record of the match to a file (with every secret)\n"
    "  quit       stop playing\n"};
constexpr Text saved{"saved", "The match is saved in {1}."};
constexpr Text save_what{"save-what", "Write «save FILE»."};
constexpr Text goodbye{"left-unfinished", "Good-bye! The match stays unfinished."};
constexpr Text go_on_with{"go-on-with", "Go on with: troika play --resume {1}"};
constexpr Text save_offer{"save-offer", "A file name to keep the record, or Enter: "};

std::size_t number(Player p) { return static_cast<std::size_t>(p); }

}  // namespace

TerminalTable::TerminalTable(const Context& context, std::unique_ptr<Table> table, Sitting sitting,
                             std::uint64_t seed, std::string save_file)
    : context_(context),
      language_(context.language),
      table_(std::move(table)),
      has_secrets_(cli::has_secrets(table_->game())),
      sitting_(std::move(sitting)),
      minds_(sitting_.size()),
      rng_(seed),
      save_file_(std::move(save_file)),
      prompt_(context.screen),
      narrator_(narrator_of(table_->game(), table_->options())),
      told_(sitting_.size()) {
  for (std::size_t p = 0; p < sitting_.size(); ++p) {
    if (sitting_[p]) {
      minds_[p] = *make_mind(table_->game(), std::to_string(*sitting_[p]));
      names_.push_back(bot_name(p));
    } else {
      names_.push_back(fill(language_, humans() == 1 ? you : person, {std::to_string(p + 1)}));
    }
  }
  std::optional<Player> only_person;
  if (humans() == 1) only_person = first_human();
  chronicle_.emplace(language_, *narrator_, Company{*table_, names_, only_person});
}

// By its level; where several have the same, numbered.
std::string TerminalTable::bot_name(std::size_t p) const {
  const LevelName& level = level_names[static_cast<std::size_t>(*sitting_[p] - 1)];
  std::string name(level.name.in(language_));
  if (std::ranges::count(sitting_, sitting_[p]) > 1)
    name += ' ' + std::to_string(std::count(sitting_.begin(),
                                            sitting_.begin() + static_cast<std::ptrdiff_t>(p) + 1,
                                            sitting_[p]));
  return name;
}

std::size_t TerminalTable::humans() const {
  return static_cast<std::size_t>(std::ranges::count(sitting_, std::optional<int>{}));
}

Player TerminalTable::first_human() const {
  return static_cast<Player>(std::ranges::find(sitting_, std::optional<int>{}) - sitting_.begin());
}

std::vector<std::string> TerminalTable::seat_names() const {
  std::vector<std::string> names(table_->players());
  const auto seats = seats_of(table_->game());
  for (std::size_t p = 0; p < table_->players(); ++p) {
    const auto seat = std::ranges::find(seats, table_->seat_name(static_cast<Player>(p)));
    names[static_cast<std::size_t>(seat - seats.begin())] = names_[p];
  }
  return names;
}

void TerminalTable::introduce() {
  std::cout << painted(context_.screen, Paint::strong,
                       fill(language_, welcome,
                            {title_of(language_, table_->game()), enumerated(language_, names_)}))
            << '\n';
  if (const Reason* advice = table_->advice())
    std::cout << fill(language_, beware, {cited(language_, *advice)}) << '\n';
  if (humans() > 0) std::cout << how_to_begin.in(language_) << '\n';
  std::cout << '\n';
}

void TerminalTable::run() {
  if (!save_file_.empty()) write_file(context_, save_file_, table_->record());
  introduce();
  while (!table_->is_over()) {
    if (table_->chance_acts()) {
      let_chance_act();
      continue;
    }
    // Where several may act, bots do not keep people waiting.
    const auto acting = table_->to_act();
    const auto next_bot = std::ranges::find_if(acting, [&](Player p) { return !is_human(p); });
    if (next_bot != acting.end()) {
      bot_turn(*next_bot);
      continue;
    }
    if (!human_turn(acting.front())) {
      std::cout << goodbye.in(language_) << '\n';
      if (save_file_.empty()) return;
      save(save_file_);
      std::cout << fill(language_, go_on_with, {save_file_}) << '\n';
      return;
    }
    if (!save_file_.empty()) write_file(context_, save_file_, table_->record());
  }
  finish();
}

void TerminalTable::let_chance_act() {
  const Seq since = table_->seq();
  const std::string before = table_->position(LocalDoor::spectator());
  table_->let_chance_act(rng_);
  chronicle_->after_chance(since, before);
}

void TerminalTable::bot_turn(Player player) {
  std::string before = table_->position(LocalDoor::spectator());
  const Viewer who = LocalDoor::player(player);
  Mind& mind = *minds_[number(player)];
  const bool tells = prompt_.is_terminal() && humans() > 0;
  if (tells) std::cout << fill(language_, thinks, {names_[number(player)]}) << std::flush;
  const std::string move = mind.choose(*table_->situation(who), mind.usual_limits(), rng_);
  if (tells) std::cout << "\r\x1b[K" << std::flush;
  const auto made = table_->play(who, table_->seq(), move);
  if (!made) throw Refused(cited(language_, *made.error().reason));
  chronicle_->after_move(*made, std::move(before));
  if (humans() == 0) std::cout << chronicle_->news(LocalDoor::spectator(), told_publicly_);
}

bool TerminalTable::pass_device(Player player) {
  if (!must_hide(player)) return true;
  // What is open may be told before the screen changes hands; the rest goes.
  if (holder_) std::cout << cleared(context_.screen);
  std::cout << chronicle_->news(LocalDoor::spectator(), told_publicly_);
  const std::string& name = names_[number(player)];
  if (holder_) std::cout << fill(language_, pass_to, {name}) << '\n';
  if (!prompt_.ask(fill(language_, press_enter, {name}))) return false;
  std::cout << cleared(context_.screen);
  holder_ = player;
  first_screen_ = false;
  return true;
}

void TerminalTable::show_table(Player player) {
  const std::string line = table_->position(LocalDoor::player(player));
  if (!line.empty()) std::cout << narrator_->draw(context_.screen, line, seat_names()) << '\n';
  if (narrator_->lists_moves()) list_moves(player, false);
}

bool TerminalTable::human_turn(Player player) {
  if (!pass_device(player)) return false;
  if (humans() == 1 || !has_secrets()) {
    if (!first_screen_) std::cout << cleared(context_.screen);
    first_screen_ = false;
  }
  std::cout << chronicle_->news(LocalDoor::player(player), told_[number(player)]);
  std::cout << '\n';
  show_table(player);
  for (;;) {
    std::string question;
    if (humans() > 1)
      question = narrator_->secret_question(language_, table_->position(LocalDoor::player(player)));
    const bool hide = !question.empty();
    if (!hide) question = names_[number(player)] + " (" + table_->seat_name(player) + ")> ";
    const auto typed = prompt_.ask(question, hide);
    if (!typed) return false;
    switch (answer(player, *typed)) {
      case Answer::played:
        return true;
      case Answer::quit:
        return false;
      case Answer::again:
        break;
    }
  }
}

TerminalTable::Answer TerminalTable::answer(Player player, std::string_view line) {
  if (line.empty()) return Answer::again;
  const Typed typed = understood(line);
  switch (typed.command) {
    case Command::help:
      std::cout << help_text.in(language_) << notation_in_short(language_, table_->game());
      break;
    case Command::moves:
      list_moves(player, true);
      break;
    case Command::rules:
      std::cout << rules_in_short(language_, table_->game()) << '\n';
      break;
    case Command::board:
      show_table(player);
      break;
    case Command::save:
      if (typed.rest.empty()) {
        std::cout << save_what.in(language_) << '\n';
      } else {
        save(typed.rest);
      }
      break;
    case Command::quit:
      return Answer::quit;
    case Command::none:
      return make_move(player, meant_move(player, line));
  }
  return Answer::again;
}

// The legal move that was meant: letters of any case will do, and so does a short form that only
// one move has. Otherwise the text as it is.
std::string TerminalTable::meant_move(Player player, std::string_view typed) const {
  std::string wanted = lower(typed);
  const auto moves = table_->legal(LocalDoor::player(player));
  const auto only_one = [&](auto matches) -> const std::string* {
    const auto first = std::ranges::find_if(moves, matches);
    if (first == moves.end()) return nullptr;
    return std::find_if(std::next(first), moves.end(), matches) == moves.end() ? &*first : nullptr;
  };
  if (std::ranges::find(moves, typed) != moves.end()) return std::string(typed);
  if (const auto* move = only_one([&](const std::string& m) { return lower(m) == wanted; }))
    return *move;
  if (const auto* move = only_one([&](const std::string& m) {
        const auto forms = narrator_->short_forms(m);
        return std::ranges::any_of(forms,
                                   [&](const std::string& form) { return lower(form) == wanted; });
      }))
    return *move;
  return std::string(typed);
}

TerminalTable::Answer TerminalTable::make_move(Player player, std::string_view move) {
  std::string before = table_->position(LocalDoor::spectator());
  const auto made = table_->play(LocalDoor::player(player), table_->seq(), move);
  if (!made) {
    std::cout << fill(language_, not_possible, {cited(language_, *made.error().reason)}) << '\n'
              << type_help.in(language_) << '\n';
    return Answer::again;
  }
  chronicle_->after_move(*made, std::move(before));
  return Answer::played;
}

void TerminalTable::list_moves(Player player, bool all) {
  const auto moves = table_->legal(LocalDoor::player(player));
  const std::string position = table_->position(LocalDoor::player(player));
  if (all) std::cout << counted(language_, moves.size(), possible) << ":\n";
  std::string told_in_short;
  for (const MoveGroup& group : narrator_->groups(language_, position, moves)) {
    constexpr std::size_t label_width = 12;
    std::string list;
    if (!all && !group.in_short.empty()) {
      if (group.in_short == told_in_short) continue;
      list = told_in_short = group.in_short;
    } else {
      for (const std::string& move : group.moves) list += (list.empty() ? "" : "  ") + move;
    }
    const std::string text =
        wrapped(list, std::max<std::size_t>(context_.screen.columns, 60), label_width);
    std::cout << padded("  " + group.label, label_width) << text.substr(label_width) << '\n';
  }
}

void TerminalTable::save(const std::string& file) {
  try {
    write_file(context_, file, table_->record());
    std::cout << fill(language_, saved, {file}) << '\n';
  } catch (const Refused& refused) {
    std::cout << refused.what() << '\n';
  }
}

void TerminalTable::finish() {
  std::size_t& told = humans() == 1 ? told_[number(first_human())] : told_publicly_;
  if (humans() > 1 && has_secrets()) std::cout << cleared(context_.screen);
  std::cout << '\n';
  std::cout << chronicle_->news(LocalDoor::spectator(), told);
  const std::string line = table_->finished_position(LocalDoor::spectator());
  std::cout << '\n'
            << narrator_->draw(context_.screen, line, seat_names()) << '\n'
            << result_in_words(language_, *table_, names_);
  if (!save_file_.empty()) return save(save_file_);
  if (!prompt_.is_terminal() || humans() == 0) return;
  if (const auto file = prompt_.ask(save_offer.in(language_)); file && !file->empty()) save(*file);
}

}  // namespace troika::cli
