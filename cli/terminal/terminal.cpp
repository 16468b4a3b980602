#include "cli/terminal/terminal.h"

#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

namespace troika::cli {
namespace {

std::string_view code(Paint paint) {
  switch (paint) {
    case Paint::plain:
      return "";
    case Paint::strong:
      return "1";
    case Paint::faint:
      return "2";
    case Paint::red:
      return "1;31";
    case Paint::orange:
      return "1;38;5;208";
    case Paint::yellow:
      return "1;33";
    case Paint::green:
      return "1;32";
    case Paint::blue:
      return "1;38;5;39";
    case Paint::violet:
      return "1;38;5;135";
    case Paint::white:
      return "1;97";
    case Paint::white_tower:
      return "38;5;16;48;5;255";
    case Paint::grey_tower:
      return "38;5;16;48;5;245";
    case Paint::black_tower:
      return "38;5;255;48;5;236";
    case Paint::yellow_pyramid:
      return "38;5;16;48;5;220";
    case Paint::turquoise_pyramid:
      return "38;5;16;48;5;44";
    case Paint::lilac_pyramid:
      return "38;5;16;48;5;176";
    case Paint::yellow_crown:
      return "1;38;5;220;48;5;236";
    case Paint::turquoise_crown:
      return "1;38;5;44;48;5;236";
    case Paint::lilac_crown:
      return "1;38;5;176;48;5;236";
    case Paint::code:
      return "38;5;231;48;5;16";
  }
  return "";
}

bool colours_wanted() {
  const char* no_colour = std::getenv("NO_COLOR");  // https://no-color.org
  const char* kind = std::getenv("TERM");
  return (no_colour == nullptr || *no_colour == '\0') && kind != nullptr &&
         std::string_view(kind) != "dumb";
}

// A terminal keeps its settings when the program ends, so Ctrl-C must put them back as well.
termios before_no_echo{};
void restore_echo_and_end(int signal) {
  tcsetattr(STDIN_FILENO, TCSANOW, &before_no_echo);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

Screen screen_of(int file, Language language) {
  Screen screen;
  screen.language = language;
  screen.is_terminal = isatty(file) == 1;
  if (!screen.is_terminal) return screen;
  screen.colours = colours_wanted();
  winsize size{};
  if (ioctl(file, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    screen.columns = size.ws_col;
    screen.rows = size.ws_row;
  }
  return screen;
}

std::string painted(const Screen& screen, Paint paint, std::string_view text) {
  if (!screen.colours || paint == Paint::plain || text.empty()) return std::string(text);
  return "\x1b[" + std::string(code(paint)) + 'm' + std::string(text) + "\x1b[0m";
}

std::string cleared(const Screen& screen) {
  return screen.is_terminal ? "\x1b[H\x1b[2J\x1b[3J" : "";
}

NoEcho::NoEcho(bool wanted) {
  if (!wanted || tcgetattr(STDIN_FILENO, &before_no_echo) != 0) return;
  termios settings = before_no_echo;
  settings.c_lflag &= ~static_cast<tcflag_t>(ECHO);
  changed_ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0;
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, restore_echo_and_end);
}

NoEcho::~NoEcho() {
  if (!changed_) return;
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_DFL);
  tcsetattr(STDIN_FILENO, TCSANOW, &before_no_echo);
}

}  // namespace troika::cli
