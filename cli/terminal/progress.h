#pragma once

#include <string_view>

#include "cli/terminal/terminal.h"

namespace troika::cli {

// A bar on standard error while a long job runs; nothing where nobody looks at it.
class Progress {
 public:
  explicit Progress(Language language);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  bool is_wanted() const { return screen_.is_terminal; }
  void operator()(double part, std::string_view note = {});

 private:
  Screen screen_;
  bool drawn_ = false;
};

}  // namespace troika::cli
