#include "cli/play/chronicle.h"

#include "cli/play/results.h"

namespace troika::cli {
namespace {

Seq before_event(Seq event) { return static_cast<Seq>(static_cast<std::uint32_t>(event) - 1); }

}  // namespace

Chronicle::Chronicle(Language language, const Narrator& narrator, const Company& company)
    : language_(language),
      narrator_(narrator),
      company_(company),
      table_(company.table),
      results_told_(table_.results().size()) {}

void Chronicle::after_chance(Seq since, std::string_view before) {
  const std::string after = table_.position(LocalDoor::spectator());
  ChanceMade made{{}, before, after};
  for (const Happened& event : table_.happened(LocalDoor::spectator(), since))
    made.moves.push_back(event.move);
  std::string news = narrator_.chance(language_, made, company_);
  if (!news.empty()) stories_.push_back({std::nullopt, {}, {}, {}, std::move(news)});
}

void Chronicle::after_move(Seq event, std::string before) {
  const auto told = table_.happened(LocalDoor::spectator(), before_event(event));
  const bool ended = table_.results().size() > results_told_;
  Story story{event,
              std::move(before),
              ended ? table_.finished_position(LocalDoor::spectator())
                    : table_.position(LocalDoor::spectator()),
              told.front().shown,
              {}};
  const std::string move = told.front().move.value_or("");
  story.open_news =
      narrator_.follows(language_, {move, story.before, story.after, story.shown}, company_);
  if (ended && !table_.is_over())
    story.open_news += game_in_words(language_, table_, results_told_, company_.names) + '\n';
  results_told_ = table_.results().size();
  stories_.push_back(std::move(story));
}

std::string Chronicle::news(Viewer viewer, std::size_t& told) const {
  std::string text;
  for (; told < stories_.size(); ++told) text += in_words(viewer, stories_[told]);
  return text;
}

std::string Chronicle::in_words(Viewer viewer, const Story& story) const {
  std::string text;
  if (story.event) {
    const Happened event = table_.happened(viewer, before_event(*story.event)).front();
    if (event.actor && event.move)
      text = company_.name(*event.actor) + ": " +
             narrator_.move(language_, {*event.move, story.before, story.after, story.shown}) +
             '\n';
  }
  return text + story.open_news;
}

}  // namespace troika::cli
