#include "cli/terminal/qr.h"

#include <qrencode.h>

#include <memory>

namespace troika::cli {
namespace {

constexpr int margin = 2;  // that cameras need around it

}  // namespace

std::string qr_code(const Screen& screen, const std::string& text) {
  if (!screen.is_terminal) return {};
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L), QRcode_free);
  if (!code) return {};
  const int size = code->width + 2 * margin;
  if (screen.columns < static_cast<std::size_t>(size)) return {};
  const auto is_light = [&](int row, int column) {
    const int y = row - margin, x = column - margin;
    if (y < 0 || x < 0 || y >= code->width || x >= code->width) return true;
    return (code->data[y * code->width + x] & 1U) == 0;
  };
  // A character is as high as two of its squares. What is light is drawn: most terminals are dark,
  // and where there are colours, they are set.
  std::string picture;
  for (int row = 0; row < size; row += 2) {
    std::string line;
    for (int column = 0; column < size; ++column) {
      const bool above = is_light(row, column), below = is_light(row + 1, column);
      line += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
    }
    picture += painted(screen, Paint::code, line) + '\n';
  }
  return picture;
}

}  // namespace troika::cli
