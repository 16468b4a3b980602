#include "server/catalogue.h"

#include <string_view>

#include "core/json_text.h"
#include "room/reactions.h"
#include "search/levels.h"
#include "table/entry.h"

namespace troika::server {
namespace {

constexpr std::string_view kinds[] = {"number", "choice", "toggle", "text", "file"};

void tell(JsonText& out, const OptionSpec& option, Language language) {
  using Kind = OptionSpec::Kind;
  out.key("key").value(option.key).key("title").value(option.title.in(language));
  out.key("kind").value(kinds[static_cast<std::size_t>(option.kind)]);
  if (!option.usual.empty()) out.key("usual").value(option.usual);
  if (option.kind == Kind::number) out.key("low").value(option.low).key("high").value(option.high);
  if (option.kind == Kind::toggle) out.key("values").open('[').value("0").value("1").close(']');
  if (!option.values.empty()) out.key("values").value(option.values);
  if (!option.only_with.empty()) out.key("only_with").value(option.only_with);
}

}  // namespace

std::string catalogue(Language language) {
  JsonText out(4096);
  out.open('{').key("games").open('[');
  for (const GameEntry* game : all_games()) {
    out.open('{').key("game").value(game->name).key("title").value(game->title.in(language));
    out.key("options").open('[');
    for (const OptionSpec& option : game->options) {
      tell(out.open('{'), option, language);
      out.close('}');
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
  for (const Text& reaction : room::reactions) {
    out.open('{').key("reaction").value(reaction.code);
    out.key("text").value(reaction.in(language)).close('}');
  }
  return std::move(out.close(']').close('}')).take();
}

}  // namespace troika::server
