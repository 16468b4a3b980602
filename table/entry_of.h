#pragma once

#include "search/bots.h"
#include "table/entry.h"
#include "table/mind_of.h"
#include "table/ranking_by.h"
#include "table/rulebook_of.h"
#include "table/table_of.h"
#include "table/witness_of.h"

namespace troika {

namespace detail {

// The settings of a match, read and checked. A fault's field is the key of the option.
template <Game G>
std::expected<typename G::Options, Fault> read_options(const std::vector<Option>& given) {
  typename G::Options options;
  for (const Option& o : given)
    if (const Reason* reason = options.set(o.key, o.value)) return fault(*reason, o.key);
  if (const Reason* reason = options.finish()) return fault(*reason);
  return options;
}

template <class Made, class Which, Game G>
std::expected<std::unique_ptr<Made>, Fault> make_with(const std::vector<Option>& given) {
  const auto options = read_options<G>(given);
  if (!options) return std::unexpected(options.error());
  return std::make_unique<Which>(*options);
}

template <Game G>
std::expected<std::unique_ptr<Table>, RecordFault> make_from(const RecordText& record) {
  const auto match = replay<G>(record);
  if (!match) return std::unexpected(match.error());
  return std::make_unique<TableOf<G>>(*match);
}

template <Game G>
RecordPositions positions_of(const RecordText& record) {
  const auto match = replay<G>(record);
  const auto line = [](const Truth<G>* truth) {
    return truth == nullptr ? std::string{} : G::write_position(*truth);
  };
  RecordPositions positions;
  Match<G> again(match->options());
  for (const Event<G>& event : match->events()) {
    const std::size_t games = again.results().size();
    again.play(event.actor, event.move);
    const bool ended = again.results().size() > games;
    if (ended) positions.after.push_back(line(again.finished_game()));
    if (again.game() != nullptr && !(ended && !again.in_game()))
      positions.after.push_back(line(again.game()));
  }
  positions.last = line(again.is_over() ? again.finished_game() : again.game());
  return positions;
}

template <Game G>
std::unique_ptr<Situation> make_decision(std::span<const std::string> decisions) {
  auto situation = std::make_unique<SituationOf<G>>();
  situation->decisions.assign(decisions.begin(), decisions.end());
  return situation;
}

template <Game G, BotsOf<G> Bots>
std::expected<std::unique_ptr<Mind>, Fault> make_named(std::string_view bot) {
  auto named = bot_named<G, Bots>(bot);
  if (!named.bot) return fault(no_such_bot);
  return std::make_unique<MindOf<G>>(std::move(named));
}

template <class Folder, std::size_t... Index>
std::array<Catalogue, sizeof...(Index) + 1> words_of(std::index_sequence<Index...>) {
  if constexpr (std::is_void_v<Folder>)
    return {};
  else
    return {Catalogue{}, catalogue<Folder, Index + 1>()...};
}

}  // namespace detail

// A game with its bots, the words of its folder (void: it speaks English only) and how its
// tournaments are counted (void: not at all).
template <Game G, BotsOf<G> Bots, class Words, class Counts = void>
GameEntry entry_of(const std::vector<BenchSetup>& benches) {
  GameEntry entry{
      .name = G::name,
      .title = G::title,
      .version = G::version,
      .has_secrets = !PerfectInformation<G>,
      .seats = {},
      .options = G::catalogue,
      .benches = benches,
      .words = detail::words_of<Words>(std::make_index_sequence<std::size(language_list) - 1>()),
      .table = detail::make_with<Table, TableOf<G>, G>,
      .read_table = detail::make_from<G>,
      .positions = detail::positions_of<G>,
      .rulebook = detail::make_with<Rulebook, RulebookOf<G>, G>,
      .witness = detail::make_with<Witness, WitnessOf<G>, G>,
      .decision = detail::make_decision<G>,
      .mind = detail::make_named<G, Bots>,
      .ranking = nullptr};
  if constexpr (!std::is_void_v<Counts>)
    entry.ranking = detail::make_with<Ranking, RankingBy<G, Counts>, G>;
  for (std::size_t i = 0; i < G::seats; ++i) entry.seats.push_back(G::seat_name(seat_at(i)));
  for (BenchSetup& setup : entry.benches) setup.game = G::name;
  return entry;
}

}  // namespace troika
