#pragma once

#include <cstdint>

#include "store/database.h"

namespace troika::store {

// The version of the schema that this program reads and writes.
std::int64_t newest_schema();

// Makes the tables, or changes those of an older version step by step; all of it or nothing. Throws
// Trouble when the site was written by a newer program. `upto` is for tests of the steps.
void bring_up_to_date(Database& database, std::int64_t upto = newest_schema());

}  // namespace troika::store
