#pragma once

#include <memory>
#include <string>

#include "cli/command.h"
#include "core/rng.h"
#include "table/table.h"

namespace troika::cli {

std::unique_ptr<Table> open_table(const Context& context, std::string_view game,
                                  const std::vector<Option>& options);

// Says what is wrong in a record: "FILE:LINE:COLUMN: reason", the column counted from 1 in
// characters.
[[noreturn]] void refuse_record(const Context& context, const std::string& file,
                                std::string_view record, const RecordFault& where);

// One of the player's legal moves, each equally likely.
std::string random_move(const Table& table, Player player, Rng& rng);

}  // namespace troika::cli
