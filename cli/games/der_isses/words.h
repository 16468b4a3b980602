#pragma once

#include "core/words.h"

namespace troika::cli {

struct DerIssesWords {};  // the name of this folder's catalogues

}  // namespace troika::cli
