#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/reason.h"

namespace troika::cli {

// Where something is written to: in which language, how wide, and whether colours work there.
// Nothing is told by colour alone, so without colours nothing is lost.
struct Screen {
  Language language;
  bool is_terminal = false;
  bool colours = false;
  std::size_t columns = 80;
  std::size_t rows = 24;
};
Screen screen_of(int file, Language language);

enum class Paint {
  plain,
  strong,
  faint,
  red,
  orange,
  yellow,
  green,
  blue,
  violet,
  white,
  // On a ground of their own: the towers of Talat, the pyramids and crowns of Touché.
  white_tower,
  grey_tower,
  black_tower,
  yellow_pyramid,
  turquoise_pyramid,
  lilac_pyramid,
  yellow_crown,
  turquoise_crown,
  lilac_crown,
  code,  // a QR code: white on black, whatever the terminal's colours are
};
std::string painted(const Screen& screen, Paint paint, std::string_view text);

// Empties the terminal, with what has scrolled away; elsewhere writes nothing.
std::string cleared(const Screen& screen);

// While it lives, what is typed at the terminal is not shown.
class NoEcho {
 public:
  explicit NoEcho(bool wanted);
  ~NoEcho();
  NoEcho(const NoEcho&) = delete;
  NoEcho& operator=(const NoEcho&) = delete;

 private:
  bool changed_ = false;
};

}  // namespace troika::cli
