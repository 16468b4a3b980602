// The engine protocol (docs/ENGINE.md), spoken by our own bots.
#include "cli/contest/engine.h"

#include <atomic>
#include <charconv>
#include <istream>
#include <mutex>
#include <optional>
#include <ostream>
#include <thread>

#include "table/mind.h"
#include "table/rulebook.h"
#include "table/witness.h"

namespace troika::cli {
namespace {

// The words of a line, one after the other.
class Tokens {
 public:
  explicit Tokens(std::string_view line) : rest_(line) {}
  std::string_view next() {
    const std::string_view word = rest_.substr(0, rest_.find(' '));
    rest_.remove_prefix(std::min(word.size() + 1, rest_.size()));
    return word;
  }
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

std::optional<std::uint64_t> number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// Chances are written with four decimals, without regard to the language.
std::string chance(double value) {
  char text[16];
  std::snprintf(text, sizeof text, "%.4f", value);
  return text;
}

class Engine {
 public:
  Engine(BotName bot, std::ostream& out) : bot_(std::move(bot)), out_(out) {}
  ~Engine() { stop(); }
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // False: the conversation is over.
  bool hear(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    Tokens words(line);
    const std::string_view command = words.next();
    if (command == "quit") return false;
    if (command == "stop") {
      stop();
    } else if (command == "ping") {
      say("pong " + std::string(words.rest()));
    } else if (!command.empty()) {
      wait();  // it answers one question after the other
      obey(command, words);
    }
    return true;
  }
  void wait() {
    if (thinking_.joinable()) thinking_.join();
  }

 private:
  void obey(std::string_view command, Tokens words) {
    if (command == "troika") return greet();
    if (command == "match") return begin_match(words.next());
    if (command == "option") return add_option(words.rest());
    if (command == "player") return;  // the seats say it all
    if (command == "legal") return take_decisions(words);
    if (command == "go") return go(words);
    if (!open_witness()) return;
    if (command == "game") return judge(witness_->game_begins(words.next()));
    if (command == "position") {
      in_game_ = words.rest() != "-";
      if (!in_game_) return;
      return judge(witness_->position(words.rest()));
    }
    if (command == "shown") return judge(witness_->shown(words.rest()));
    if (command == "event") {
      if (!in_game_) return;  // lots and the like: what follows from them will be said
      const std::string_view actor = words.next();
      return judge(witness_->happened(actor, words.rest() == "?" ? "" : words.rest()));
    }
    complain("unknown command: " + std::string(command));
  }

  void greet() {
    std::string text = "id name Troika " + bot_.name + "\nid author the Troika developers";
    for (const std::string_view game : game_names) text += "\nplays " + std::string(game);
    say(text + "\nready");
  }
  void begin_match(std::string_view game) {
    game_ = game;
    options_.clear();
    witness_.reset();
    in_game_ = false;
    auto mind = make_mind(game_, bot_.name);
    if (!mind) return complain(mind.error().reason->en);
    mind_ = std::move(*mind);
  }
  void add_option(std::string_view text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string_view::npos) return complain("an option is written KEY=VALUE");
    options_.push_back({std::string(text.substr(0, sign)), std::string(text.substr(sign + 1))});
  }
  // All options of a match come before the first game.
  bool open_witness() {
    if (witness_) return true;
    if (game_.empty()) {
      complain("no match has begun");
      return false;
    }
    auto witness = make_witness(game_, options_);
    if (!witness) {
      complain(witness.error().reason->en);
      return false;
    }
    witness_ = std::move(*witness);
    return true;
  }
  void take_decisions(Tokens words) {
    legal_.clear();
    for (std::string_view word = words.next(); !word.empty(); word = words.next())
      legal_.emplace_back(word);
  }

  void go(Tokens words) {
    if (mind_ == nullptr || !open_witness()) return complain("no match has begun");
    Limits limits = bot_.limits.value_or(mind_->usual_limits());
    std::uint64_t seed = 1;
    bool limited = false;  // what is said here replaces the usual limits
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
      const auto value = number(words.next());
      if (!value) return complain("go: a number must follow «" + std::string(word) + "»");
      if (word == "seed") {
        seed = *value;
        continue;
      }
      if (!limited) limits = {};
      limited = true;
      if (word == "nodes")
        limits.nodes = *value;
      else if (word == "time")
        limits.time = std::chrono::milliseconds(*value);
      else
        return complain("go: unknown word «" + std::string(word) + "»");
    }
    std::shared_ptr<Situation> situation;
    if (in_game_)
      situation = witness_->situation();
    else if (!legal_.empty())
      situation = decision_situation(game_, legal_);
    if (situation == nullptr) return complain("go: it is not our turn");
    stop_ = false;
    limits.stop = &stop_;
    thinking_ = std::jthread([this, situation, limits, seed] {
      Rng rng(seed);
      const Opinion opinion = mind_->think(*situation, limits, rng);
      say(in_words(opinion) + "move " + draw(opinion, rng));
    });
  }

  static std::string in_words(const Opinion& opinion) {
    std::string text = "info nodes " + std::to_string(opinion.nodes) + " depth " +
                       std::to_string(opinion.depth) + '\n';
    constexpr std::size_t most_shown = 5;
    for (std::size_t i = 0; i < std::min(most_shown, opinion.moves.size()); ++i) {
      const auto& move = opinion.moves[i];
      text += "info move " + move.move + " weight " + chance(move.weight);
      if (!move.value.empty()) text += " value";
      for (const double value : move.value) text += ' ' + chance(value);
      text += " line";
      for (const std::string& next : move.line) text += ' ' + next;
      text += '\n';
    }
    for (const auto& belief : opinion.beliefs) {
      text += "info belief " + belief.about;
      for (std::size_t i = 0; i < belief.labels.size(); ++i)
        text += ' ' + belief.labels[i] + ' ' + chance(belief.chances[i]);
      text += '\n';
    }
    return text;
  }

  void stop() {
    stop_ = true;
    wait();
  }
  void judge(const std::expected<void, Fault>& told) {
    if (!told) complain(told.error().reason->en);
  }
  void complain(std::string_view what) { say("error " + std::string(what)); }
  void say(const std::string& text) {
    const std::lock_guard lock(mutex_);
    out_ << text << '\n' << std::flush;
  }

  BotName bot_;
  std::ostream& out_;
  std::string game_;
  std::vector<Option> options_;
  std::unique_ptr<Mind> mind_;
  std::unique_ptr<Witness> witness_;
  bool in_game_ = false;
  std::vector<std::string> legal_;
  std::mutex mutex_;  // of the output
  std::atomic<bool> stop_ = false;
  std::jthread thinking_;
};

}  // namespace

void converse(const BotName& bot, std::istream& in, std::ostream& out) {
  Engine engine(bot, out);
  for (std::string line; std::getline(in, line);)
    if (!engine.hear(line)) return;
  engine.wait();  // whoever sent all questions at once still gets the last answer
}

}  // namespace troika::cli
