#pragma once

#include "core/words.h"

namespace troika::cli {

struct TalatWords {};  // the name of this folder's catalogues

}  // namespace troika::cli
