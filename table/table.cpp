#include "table/table.h"

#include <algorithm>

namespace troika {

std::vector<std::string> Table::legal(Viewer who) const {
  std::vector<std::string> texts = moves(who);
  std::ranges::sort(texts);
  return texts;
}

}  // namespace troika
