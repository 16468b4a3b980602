#include "server/catalogue.h"

#include <array>
#include <span>
#include <string_view>

#include "room/json_text.h"
#include "room/reactions.h"
#include "search/levels.h"

namespace troika::server {
namespace {

using std::string_view;

// An option with the values people choose from, the first being the usual one. docs/RECORDS.md has
// those that need words of one's own.
struct GameOption {
  string_view key, en, ru;
  std::span<const string_view> values;
};
struct GameName {
  string_view name, en, ru;
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

constexpr GameOption der_isses_options[] = {{"first", "Who begins", "Кто начинает", firsts}};
constexpr GameOption talat_options[] = {
    {"players", "Players", "Игроки", talat_players},
    {"games", "Games in a row", "Игр подряд", talat_games},
    {"first", "Who begins", "Кто начинает", firsts},
};
constexpr GameOption touche_options[] = {
    {"seats", "Sides round the table", "Стороны вокруг стола", touche_seats},
    {"figures", "Figure to build", "Какую фигуру строить", touche_figures},
    {"games", "Best of", "Матч из", touche_games},
    {"different", "Figures of a combination all differ", "В комбинации все фигуры разные", no_yes},
    {"freeswap", "The first exchange of a dead card is free",
     "Первый обмен карты вне игры бесплатный", no_yes},
    {"dealer", "Who deals first", "Кто сдаёт первым", lot},
};
constexpr GameName games[] = {
    {"der-isses", "Der Isses!", "Тот самый!", der_isses_options},
    {"talat", "Talat", "Талат", talat_options},
    {"touche", "Touché", "Туше", touche_options},
};

}  // namespace

std::string catalogue() {
  room::JsonText out(4096);
  out.open('{').key("games").open('[');
  for (const GameName& game : games) {
    out.open('{').key("game").value(game.name).key("en").value(game.en).key("ru").value(game.ru);
    out.key("options").open('[');
    for (const GameOption& option : game.options) {
      out.open('{').key("key").value(option.key).key("en").value(option.en);
      out.key("ru").value(option.ru).key("values").open('[');
      for (const string_view value : option.values) out.value(value);
      out.close(']').close('}');
    }
    out.close(']').close('}');
  }
  out.close(']').key("levels").open('[');
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    const LevelName& level = level_names[i];
    out.open('{').key("level").value(i + 1).key("en").value(level.en).key("ru").value(level.ru);
    out.key("about_en").value(level.about_en).key("about_ru").value(level.about_ru).close('}');
  }
  out.close(']').key("usual_level").value(usual_level).key("reactions").open('[');
  for (const room::Reaction& reaction : room::reactions) {
    out.open('{').key("reaction").value(reaction.code).key("en").value(reaction.en);
    out.key("ru").value(reaction.ru).close('}');
  }
  return std::move(out.close(']').close('}')).take();
}

}  // namespace troika::server
