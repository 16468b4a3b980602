#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "server/http.h"

namespace troika::server {

// The files of the page, read once. A file that lies there compressed as well (.br, .gz) is sent
// so to whoever understands it.
class Files {
 public:
  explicit Files(const std::string& folder);  // empty, or without a page: a small page of our own
  Response answer(const Request& request, std::string_view path) const;

 private:
  struct File {
    std::string type;
    std::string tag;    // for If-None-Match; weak, because all encodings share it
    bool is_immutable;  // its name changes with its content
    std::string plain, br, gz;
  };
  const File* find(std::string_view path) const;
  std::unordered_map<std::string, File> files_;  // by path
};

}  // namespace troika::server
