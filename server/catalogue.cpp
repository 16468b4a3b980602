#include "server/catalogue.h"

#include <array>
#include <span>
#include <string_view>

#include "core/json_text.h"
#include "room/reactions.h"
#include "search/levels.h"

namespace troika::server {
namespace {

using std::string_view;

// An option with the values people choose from, the first being the usual one. docs/RECORDS.md has
// those that need words of one's own.
struct GameOption {
  string_view key;
  troika::Text title;
  std::span<const string_view> values;
};
struct GameName {
  string_view name;
  troika::Text title;
  std::span<const GameOption> options;
};

constexpr string_view firsts[] = {"lot", "1", "2"};
constexpr string_view talat_players[] = {"3", "2"};
constexpr string_view talat_games[] = {"1", "2", "3", "4", "5", "6"};
constexpr string_view touche_seats[] = {"yt", "ytl", "ytyt", "ytlytl", "ytytyt"};
constexpr string_view touche_figures[] = {"square", "line", "tee", "cross", "combination", "named"};
constexpr string_view touche_games[] = {"1", "3", "5", "7"};
constexpr string_view no_yes[] = {"0", "1"};
constexpr string_view lot[] = {"lot"};

constexpr troika::Text who_begins{"option-first", "Who begins"};
constexpr GameOption der_isses_options[] = {{"first", who_begins, firsts}};
constexpr GameOption talat_options[] = {
    {"players", {"option-players", "Players"}, talat_players},
    {"games", {"option-talat-games", "Games in a row"}, talat_games},
    {"first", who_begins, firsts},
};
constexpr GameOption touche_options[] = {
    {"seats", {"option-seats", "Sides round the table"}, touche_seats},
    {"figures", {"option-figures", "Figure to build"}, touche_figures},
    {"games", {"option-touche-games", "Best of"}, touche_games},
    {"different", {"option-different", "Figures of a combination all differ"}, no_yes},
    {"freeswap", {"option-freeswap", "The first exchange of a dead card is free"}, no_yes},
    {"dealer", {"option-dealer", "Who deals first"}, lot},
};
constexpr GameName games[] = {
    {"der-isses", {"title-der-isses", "Der Isses!"}, der_isses_options},
    {"talat", {"title-talat", "Talat"}, talat_options},
    {"touche", {"title-touche", "Touché"}, touche_options},
};

}  // namespace

std::string catalogue(Language language) {
  JsonText out(4096);
  out.open('{').key("games").open('[');
  for (const GameName& game : games) {
    out.open('{').key("game").value(game.name).key("title").value(game.title.in(language));
    out.key("options").open('[');
    for (const GameOption& option : game.options) {
      out.open('{').key("key").value(option.key).key("title").value(option.title.in(language));
      out.key("values").open('[');
      for (const string_view value : option.values) out.value(value);
      out.close(']').close('}');
    }
    out.close(']').close('}');
  }
  out.close(']').key("levels").open('[');
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    const LevelName& level = level_names[i];
    out.open('{').key("level").value(i + 1).key("name").value(level.name.in(language));
    out.key("about").value(level.about.in(language)).close('}');
  }
  out.close(']').key("usual_level").value(usual_level).key("reactions").open('[');
  for (const troika::Text& reaction : room::reactions) {
    out.open('{').key("reaction").value(reaction.code);
    out.key("text").value(reaction.in(language)).close('}');
  }
  return std::move(out.close(']').close('}')).take();
}

}  // namespace troika::server
