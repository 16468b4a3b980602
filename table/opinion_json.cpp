#include "table/opinion_json.h"

#include <boost/json/array.hpp>

namespace troika {
namespace {

namespace json = boost::json;

template <class List>
json::array list(const List& items) {
  json::array out;
  for (const auto& item : items) out.emplace_back(item);
  return out;
}

}  // namespace

json::object opinion_json(const Opinion& opinion) {
  json::object out;
  out["nodes"] = opinion.nodes;
  out["depth"] = opinion.depth;
  json::array moves;
  for (const auto& candidate : opinion.moves) {
    json::object move;
    move["move"] = candidate.move;
    move["value"] = list(candidate.value);
    move["weight"] = candidate.weight;
    move["line"] = list(candidate.line);
    moves.push_back(std::move(move));
  }
  out["moves"] = std::move(moves);
  json::array beliefs;
  for (const auto& belief : opinion.beliefs) {
    json::object row;
    row["about"] = belief.about;
    row["labels"] = list(belief.labels);
    row["chances"] = list(belief.chances);
    beliefs.push_back(std::move(row));
  }
  out["beliefs"] = std::move(beliefs);
  return out;
}

}  // namespace troika
