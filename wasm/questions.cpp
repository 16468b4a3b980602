// Questions that bring all they are about with them: positions, a bot's turn, records, measuring.
#include <algorithm>
#include <array>
#include <charconv>

#include "room/verify.h"
#include "search/levels.h"
#include "table/entry.h"
#include "table/opinion_json.h"
#include "table/rulebook.h"
#include "table/signature.h"
#include "table/witness.h"
#include "wasm/question.h"

extern "C" {
[[clang::import_module("page"), clang::import_name("sha256")]] void page_sha256(
    const char* text, std::size_t size, std::uint8_t* digest);
}

namespace troika::page {
namespace {

room::Digest sha256(std::string_view text) {
  room::Digest digest;
  page_sha256(text.data(), text.size(), digest.data());
  return digest;
}

// Bots are asked again and again: the last one stays, with its tables.
Mind* mind_of(std::string_view game, std::string_view bot) {
  static std::unique_ptr<Mind> mind;
  static std::string name;
  const std::string wanted = std::string(game) + ' ' + std::string(bot);
  if (mind != nullptr && name == wanted) return mind.get();
  auto made = make_mind(game, bot);
  if (!made) return nullptr;
  name = wanted;
  mind = std::move(*made);
  return mind.get();
}

std::string_view text_of(const json::value& value) {
  const json::string* text = value.if_string();
  return text != nullptr ? std::string_view(text->data(), text->size()) : std::string_view();
}

// A step of a story: [actor, move or null, shown, seat, position].
bool tell_step(Witness& witness, const json::value& value, bool& in_game) {
  const json::array* step = value.if_array();
  if (step == nullptr || step->size() != 5) return false;
  const std::string_view actor = text_of((*step)[0]), shown = text_of((*step)[2]);
  const std::string_view seat = text_of((*step)[3]), line = text_of((*step)[4]);
  if (!actor.empty() && in_game && !witness.happened(actor, text_of((*step)[1]))) return false;
  if (!shown.empty() && !witness.shown(shown)) return false;
  if (!seat.empty() && !witness.game_begins(seat)) return false;
  in_game = !line.empty();
  return !in_game || witness.position(line).has_value();
}

constexpr Reason no_turn{"nothing-to-think", "there is nothing to think about here"};

}  // namespace

// The rulebooks asked last, since most questions are about the same match.
std::expected<Rulebook*, Fault> rulebook_of(std::string_view game,
                                            const std::vector<Option>& options) {
  struct Kept {
    std::string game;
    std::vector<Option> options;
    std::unique_ptr<Rulebook> rules;
  };
  constexpr std::size_t most = 4;
  static std::vector<Kept> all;  // the one asked last in front
  auto found = std::ranges::find_if(
      all, [&](const Kept& kept) { return kept.game == game && kept.options == options; });
  if (found == all.end()) {
    auto made = make_rulebook(game, options);
    if (!made) return std::unexpected(made.error());
    if (all.size() == most) all.pop_back();
    found = all.insert(all.end(), Kept{std::string(game), options, std::move(*made)});
  }
  std::rotate(all.begin(), found, found + 1);
  return all.front().rules.get();
}

// {game, options, view, seat} → {board, insight, legal, turn}: all that is to be seen in a view's
// text (core/view.h); without a seat as a spectator.
std::string look(const Question& question) {
  if (question.number("table")) return look_at_table(question);
  const auto rules = rulebook_of(question.text("game"), question.options());
  if (!rules) return refusal(*rules.error().reason);
  const auto seen = (*rules)->look(question.text("view"), question.text("seat"), language);
  return seen ? *seen : refusal(*seen.error().reason);
}

// {game, options, view, seat, move} → {} or {refused}.
std::string why_not(const Question& question) {
  const auto rules = rulebook_of(question.text("game"), question.options());
  if (!rules) return refusal(*rules.error().reason);
  const auto may =
      (*rules)->why_not(question.text("view"), question.text("seat"), question.text("move"));
  return may ? "{}" : refusal(*may.error().reason);
}

// {ask, game, options, line, seat, moves}
std::string position(const Question& question) {
  const std::string_view ask = question.text("ask");
  const std::string_view line = question.text("line"), seat = question.text("seat");
  const auto rules = rulebook_of(question.text("game"), question.options());
  if (!rules) return refusal(*rules.error().reason);
  if (ask == "view" || ask == "insight") {
    const auto told =
        ask == "view" ? (*rules)->board(line, seat) : (*rules)->insight(line, seat, language);
    return told ? one("answer", *told) : refusal(*told.error().reason);
  }
  if (ask == "apply") {
    const auto moves = question.texts("moves");
    const std::vector<std::string_view> views(moves.begin(), moves.end());
    const auto after = (*rules)->apply(line, views);
    if (!after) return refusal(*after.error().fault.reason);
    return std::move(JsonText().open('{').key("answer").value(*after).close('}')).take();
  }
  std::string list;
  if (const auto done = (*rules)->legal(line, ' ', list); !done)
    return refusal(*done.error().reason);
  JsonText out;
  out.open('{').key("answer").open('[');
  for (std::string_view rest = list; !rest.empty();) {
    const std::string_view move = rest.substr(0, rest.find(' '));
    out.value(move);
    rest.remove_prefix(std::min(move.size() + 1, rest.size()));
  }
  return std::move(out.close(']').close('}')).take();
}

// {game, options, bot, story, legal, seed, ms, nodes} → {move, opinion}
std::string think(const Question& question) {
  const std::string_view game = question.text("game");
  Mind* const mind = mind_of(game, question.text("bot"));
  if (mind == nullptr) return refusal(no_such_bot);
  const auto witness = make_witness(game, question.options());
  if (!witness) return refusal(*witness.error().reason);
  bool in_game = false;
  for (const json::value& step : question.list("story"))
    if (!tell_step(**witness, step, in_game)) return refusal(no_turn);
  const auto legal = question.texts("legal");
  const auto situation = in_game          ? (*witness)->situation()
                         : !legal.empty() ? decision_situation(game, legal)
                                          : nullptr;
  if (situation == nullptr) return refusal(no_turn);
  Limits limits = mind->usual_limits();
  if (const auto ms = question.number("ms")) limits = {.time = std::chrono::milliseconds(*ms)};
  if (const auto nodes = question.number("nodes")) limits.nodes = *nodes;
  Rng rng(question.number("seed").value_or(1));
  const Opinion opinion = mind->think(*situation, limits, rng);
  JsonText out;
  out.open('{').key("move").value(draw(opinion, rng)).key("opinion").open('{');
  write_json(out, opinion, find_game(game)->seats);
  return std::move(out.close('}').close('}')).take();
}

// {record} → {ok, checks}
std::string verify(const Question& question) {
  const auto verified = room::verify(question.text("record"), sha256);
  if (!verified) return refusal(*verified.error().fault.reason);
  JsonText out;
  out.open('{').key("ok").value(verified->all_hold()).key("match").value(verified->match);
  out.key("commitment").value(verified->commitment).key("checks").open('[');
  for (const room::Check& check : verified->checks) {
    write_json(out.open('{'), *check.what, language);
    out.key("what").value(check.what->code);
    out.key("event").value(check.event).key("ok").value(check.holds).close('}');
  }
  return std::move(out.close(']').close('}')).take();
}

// Names of the bots.
std::string about(const Question&) {
  JsonText out;
  out.open('{').key("levels").open('[');
  for (const LevelName& level : level_names) {
    out.open('{').key("name").value(level.name.in(language));
    out.key("about").value(level.about.in(language)).close('}');
  }
  return std::move(out.close(']').key("usual").value(usual_level).close('}')).take();
}

// {setup, games}: random games of a setup; without a setup the signature.
std::string bench(const Question& question) {
  const auto setup = question.number("setup");
  const auto setups = bench_setups();
  JsonText out;
  out.open('{');
  if (!setup || *setup >= setups.size()) {
    out.key("signature").value(bench_signature()).key("setups").value(setups.size());
    return std::move(out.close('}')).take();
  }
  const auto rules = make_rulebook(setups[*setup].game, setups[*setup].options);
  const auto played = (*rules)->random_games(1, question.number("games").value_or(100));
  out.key("label").value(setups[*setup].label);
  out.key("games").value(played.games).key("moves").value(played.moves);
  return std::move(out.close('}')).take();
}

}  // namespace troika::page
