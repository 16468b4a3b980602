#include "table/opinion_json.h"

namespace troika {

void write_json(JsonText& out, const Opinion& opinion, std::span<const std::string> seats) {
  out.key("nodes").value(opinion.nodes).key("depth").value(opinion.depth).key("moves").open('[');
  for (const auto& candidate : opinion.moves) {
    out.open('{').key("move").value(candidate.move).key("value");
    if (seats.empty()) {
      out.value(candidate.value);
    } else {
      out.open('{');
      for (std::size_t i = 0; i < candidate.value.size() && i < seats.size(); ++i)
        out.key(seats[i]).value(candidate.value[i]);
      out.close('}');
    }
    out.key("weight").value(candidate.weight).key("line").value(candidate.line).close('}');
  }
  out.close(']').key("beliefs").open('[');
  for (const auto& belief : opinion.beliefs) {
    out.open('{').key("about").value(belief.about).key("labels").value(belief.labels);
    out.key("chances").value(belief.chances).close('}');
  }
  out.close(']');
}

}  // namespace troika
