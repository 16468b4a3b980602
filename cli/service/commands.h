#pragma once

#include <string>

#include "cli/terminal/context.h"

namespace troika::cli {

struct ServeFlags {
  std::string address = "127.0.0.1";
  std::string port = "8080";
  std::string site;  // a file or postgres://…
  std::string web;   // the folder of the page
  std::string thinkers = "0";
  bool trust_proxy = false;
  bool quiet = false;
};
void serve(const Context& context, const ServeFlags& flags);
// Where the site is kept: as given, as the environment says, or in the user's folder.
std::string site_of(const Context& context, const std::string& given);

void back_up(const Context& context, const std::string& site, const std::string& file);

struct LoadFlags {
  std::string url = "http://127.0.0.1:8080";
  std::string tables = "100";
  std::string seconds = "10";
  std::string think = "100";  // milliseconds
  std::string game = "all";
  bool idle = false;  // tables are only looked at
};
void load(const Context& context, const LoadFlags& flags);

}  // namespace troika::cli
