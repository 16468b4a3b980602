#pragma once

#include "core/words.h"

namespace troika::cli {

struct ToucheWords {};  // the name of this folder's catalogues

}  // namespace troika::cli
