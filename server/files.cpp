#include "server/files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "room/sha256.h"
#include "server/reasons.h"

namespace troika::server {
namespace {

namespace fs = std::filesystem;

constexpr Text no_page{"page-not-installed",
                       "The server is running, but its page is not installed. Programs can play: "
                       "see docs/PROTOCOL.md."};

// In every language: nobody could choose one.
std::string own_page() {
  std::string page =
      "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width\"><title>Troika</title><h1>Troika</h1>";
  const Languages languages = Languages::of<Words>();
  for (std::size_t i = 0; i < languages.size(); ++i) {
    const Language language = languages[i];
    page += "<p lang=\"" + std::string(language.code()) + "\">" +
            std::string(no_page.in(language)) + "</p>";
  }
  return page + "</html>\n";
}

std::string_view type_of(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> types{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json; charset=utf-8"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".mp3", "audio/mpeg"},
  }};
  const auto found =
      std::ranges::find_if(types, [&](const auto& type) { return name.ends_with(type.first); });
  return found != types.end() ? found->second : "application/octet-stream";
}

// Vite writes index-B3kd92Xa.js: eight characters or more between a dash and the dot.
bool has_hash(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  const std::size_t dash = name.substr(0, dot).rfind('-');
  return dot != std::string_view::npos && dash != std::string_view::npos && dot - dash > 8 &&
         name.find("assets/") != std::string_view::npos;
}

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

Files::Files(const std::string& folder) {
  std::error_code error;
  if (!folder.empty() && fs::is_directory(folder, error))
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      const std::string extension = entry.path().extension().string();
      if (!entry.is_regular_file() || extension == ".br" || extension == ".gz") continue;
      const std::string name = '/' + fs::relative(entry.path(), folder).generic_string();
      File file{std::string(type_of(name)), {}, has_hash(name), read(entry.path()), {}, {}};
      for (const auto& [ending, text] : {std::pair(".br", &file.br), std::pair(".gz", &file.gz)})
        if (const fs::path packed = entry.path().string() + ending; fs::exists(packed))
          *text = read(packed);
      file.tag = "W/\"" + room::hex(room::sha256(file.plain)).substr(0, 16) + '"';
      files_.emplace(name, std::move(file));
    }
  files_.try_emplace("/index.html",
                     File{std::string(type_of(".html")), "W/\"own\"", false, own_page(), {}, {}});
}

// The page finds its own way from addresses such as /t/ID.
const Files::File* Files::find(std::string_view path) const {
  if (const auto found = files_.find(std::string(path)); found != files_.end())
    return &found->second;
  const bool is_address = path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos;
  return is_address ? &files_.at("/index.html") : nullptr;
}

Response Files::answer(const Request& request, std::string_view path) const {
  if (request.method() != http::verb::get && request.method() != http::verb::head)
    return refuse(request, http::status::method_not_allowed, reasons::wrong_method);
  const File* file = path.starts_with('/') ? find(path) : nullptr;
  if (file == nullptr) return refuse(request, http::status::not_found, reasons::no_such_page);
  const bool known = header(request, http::field::if_none_match) == file->tag;
  const std::string_view accepted = header(request, http::field::accept_encoding);
  const auto accepts = [&](std::string_view how) { return accepted.find(how) != accepted.npos; };
  std::string_view encoding;
  const std::string* body = &file->plain;
  if (!file->br.empty() && accepts("br")) {
    encoding = "br";
    body = &file->br;
  } else if (!file->gz.empty() && accepts("gzip")) {
    encoding = "gzip";
    body = &file->gz;
  }
  Response response = respond(request, known ? http::status::not_modified : http::status::ok,
                              file->type, known ? std::string() : *body);
  if (!encoding.empty() && !known) response.set(http::field::content_encoding, encoding);
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::etag, file->tag);
  response.set(http::field::cache_control,
               file->is_immutable ? "public, max-age=31536000, immutable" : "no-cache");
  return response;
}

}  // namespace troika::server
