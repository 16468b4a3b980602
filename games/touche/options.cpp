#include "games/touche/series.h"

namespace troika::touche {
namespace {

// `square,line`; for `named` an empty list.
std::optional<std::vector<FigureName>> read_figure_list(std::string_view value) {
  std::vector<FigureName> figures;
  if (value == "named") return figures;
  if (value.size() > 200) return std::nullopt;
  for (bool more = true; more;) {
    const std::size_t comma = value.find(',');
    const auto name = figure_named(value.substr(0, comma));
    if (!name) return std::nullopt;
    figures.push_back(*name);
    more = comma != value.npos;
    if (more) value.remove_prefix(comma + 1);
  }
  return figures;
}

}  // namespace

const Reason* Options::set(std::string_view key, std::string_view value) {
  if (key == "seats") {
    const auto seating = read_seating(value);
    if (!seating) return seating.error().reason;
    seating_ = *seating;
  } else if (key == "figures") {
    auto figures = read_figure_list(value);
    if (!figures) return &bad_figure_list;
    figures_ = std::move(*figures);
  } else if (key == "own") {
    const auto goal = read_goal("own:" + std::string(value));
    if (!goal) return goal.error().reason;
    own_ = value;
  } else if (key == "games") {
    if (troika::why_not(option_list, key, value) != nullptr) return &bad_games;
    games_ = *read_number(value, 1, 7);
  } else if (key == "different" || key == "freeswap") {
    if (const Reason* reason = troika::why_not(option_list, key, value)) return reason;
    (key == "different" ? different_ : freeswap_) = value == "1";
  } else if (key == "dealer") {
    if (troika::why_not(option_list, key, value) != nullptr) return &bad_dealer;
    dealer_.reset();
    if (const auto number = read_number(value, 1, 6))
      dealer_ = seat_at(static_cast<std::size_t>(*number - 1));
  } else if (key == "board") {
    auto board = read_board(value);
    if (!board) return board.error().reason;
    board_ = std::make_shared<const Board>(std::move(*board));
  } else {
    return &unknown_option;
  }
  return nullptr;
}

const Reason* Options::finish() {
  if (dealer_ && index(*dealer_) >= seating_.seats()) return &bad_dealer;
  std::array<bool, figure_names> wanted{};
  wanted.fill(named());
  for (const FigureName name : figures_) wanted[static_cast<std::size_t>(name)] = true;
  bool& own = wanted[static_cast<std::size_t>(FigureName::own)];
  if (named() && own_.empty()) own = false;
  if (own && own_.empty()) return &own_not_defined;
  if (!own && !own_.empty()) return &own_not_used;
  if (different_ && !wanted[static_cast<std::size_t>(FigureName::combination)])
    return &different_needs_combination;

  const auto board = board_ ? board_ : standard_board();
  bool any = false;
  for (std::size_t i = 0; i < figure_names; ++i) {
    layouts_[i].reset();
    if (!wanted[i]) continue;
    const auto name = static_cast<FigureName>(i);
    Goal goal =
        name == FigureName::own ? *read_goal("own:" + own_) : usual_goal(name, seating_.sides());
    auto layout = std::make_shared<const Layout>(board, std::move(goal));
    const bool fits = !layout->places().empty();
    if (!fits && !named()) return &nothing_fits;
    if (fits) layouts_[i] = std::move(layout);
    any |= fits;
  }
  return any ? nullptr : &nothing_fits;
}

std::vector<Option> Options::list() const {
  std::string figures;
  for (const FigureName name : figures_) {
    if (!figures.empty()) figures += ',';
    figures += text_of(name);
  }
  const auto on = [](bool value) { return std::string(value ? "1" : "0"); };
  std::vector<Option> all = {{"seats", seating_.text()}, {"figures", named() ? "named" : figures}};
  if (!own_.empty()) all.push_back({"own", own_});
  all.push_back({"games", std::to_string(games_)});
  all.push_back({"different", on(different_)});
  all.push_back({"freeswap", on(freeswap_)});
  all.push_back({"dealer", dealer_ ? std::to_string(index(*dealer_) + 1) : "lot"});
  if (board_) all.push_back({"board", board_->json()});
  return all;
}

}  // namespace troika::touche
