#include "cli/terminal/progress.h"

#include <unistd.h>

#include <iostream>

namespace troika::cli {

Progress::Progress(Language language) : screen_(screen_of(STDERR_FILENO, language)) {}

Progress::~Progress() {
  if (drawn_) std::cerr << "\r\x1b[K";
}

void Progress::operator()(double part, std::string_view note) {
  if (!is_wanted()) return;
  constexpr int length = 40;
  const int full = static_cast<int>(part * length);
  std::cerr << '\r';
  for (int i = 0; i < length; ++i) std::cerr << (i < full ? "█" : "░");
  std::cerr << ' ' << static_cast<int>(part * 100) << " %";
  if (!note.empty()) std::cerr << "  " << note;
  std::cerr << "\x1b[K" << std::flush;
  drawn_ = true;
}

}  // namespace troika::cli
