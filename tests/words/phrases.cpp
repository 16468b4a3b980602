#include "tests/words/phrases.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "tests/here.h"

namespace troika::test {
namespace {

struct Token {
  enum class Kind { word, text, sign };
  Kind kind;
  std::string value;
  bool is(char sign) const { return kind == Kind::sign && value[0] == sign; }
};

// Words, signs, and texts with their escapes undone and neighbours joined. Comments are left out.
std::vector<Token> tokens_of(const std::string& source) {
  using Kind = Token::Kind;
  std::vector<Token> tokens;
  const auto is_word = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
  };
  for (std::size_t i = 0; i < source.size();) {
    const char c = source[i];
    if (std::isspace(static_cast<unsigned char>(c))) {
      ++i;
    } else if (source.compare(i, 2, "//") == 0 || c == '#') {
      i = std::min(source.find('\n', i), source.size());
    } else if (source.compare(i, 2, "R\"") == 0) {
      const std::size_t open = source.find('(', i);
      const std::string end = ')' + source.substr(i + 2, open - i - 2) + '"';
      const std::size_t close = source.find(end, open);
      tokens.push_back({Kind::text, source.substr(open + 1, close - open - 1)});
      i = close + end.size();
    } else if (c == '"') {
      std::string text;
      for (++i; source[i] != '"'; ++i) {
        if (source[i] == '\\') {
          ++i;
          text += source[i] == 'n' ? '\n' : source[i];
        } else {
          text += source[i];
        }
      }
      ++i;
      if (!tokens.empty() && tokens.back().kind == Kind::text)
        tokens.back().value += text;
      else
        tokens.push_back({Kind::text, text});
    } else if (c == '\'' && (i == 0 || !is_word(source[i - 1]))) {
      i = source.find('\'', i + (source[i + 1] == '\\' ? 3 : 2)) + 1;
    } else if (is_word(c)) {
      std::size_t end = i;
      while (end < source.size() && is_word(source[end])) ++end;
      tokens.push_back({Kind::word, source.substr(i, end - i)});
      i = end;
    } else {
      tokens.push_back({Kind::sign, std::string(1, c)});
      ++i;
    }
  }
  return tokens;
}

// What has sentences in it: these types, and those that hold some of them.
const std::set<std::string> types = {"Reason", "Text", "Noun", "LevelName", "Word", "OptionSpec"};

// The constant that begins at `begin`, up to its semicolon; nothing if it is a function.
std::vector<Token> constant_at(const std::vector<Token>& tokens, std::size_t begin) {
  std::vector<Token> constant;
  bool has_begun = false;
  int depth = 0;
  for (std::size_t i = begin; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.is('(') && !has_begun) return {};
    has_begun |= token.is('{') || token.is('=');
    depth += token.is('{') ? 1 : token.is('}') ? -1 : 0;
    if (token.is(';') && depth == 0) return constant;
    constant.push_back(token);
  }
  return {};
}

void read(const std::string& source, std::vector<EnglishPhrase>& found) {
  const auto tokens = tokens_of(source);
  for (std::size_t begin = 0; begin < tokens.size(); ++begin) {
    if (tokens[begin].value != "constexpr") continue;
    const auto constant = constant_at(tokens, begin);
    const bool has_sentences = std::ranges::any_of(constant, [](const Token& token) {
      return token.kind == Token::Kind::word && types.contains(token.value);
    });
    if (!has_sentences) continue;
    const bool is_noun =
        std::ranges::any_of(constant, [](const Token& token) { return token.value == "Noun"; });
    for (std::size_t i = 0; i + 3 < constant.size(); ++i)
      if (constant[i].is('{') && constant[i + 1].kind == Token::Kind::text &&
          constant[i + 2].is(',') && constant[i + 3].kind == Token::Kind::text)
        found.push_back({constant[i + 1].value, constant[i + 3].value, is_noun});
  }
}

}  // namespace

std::vector<EnglishPhrase> english_in(const std::string& folder) {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for (fs::recursive_directory_iterator entry(in_source(folder)), end; entry != end; ++entry) {
    const bool has_own_words = entry->is_directory() && fs::exists(entry->path() / "words");
    const bool is_catalogue = entry->path().filename() == "words";
    if (has_own_words || is_catalogue) entry.disable_recursion_pending();
    if (entry->path().extension() == ".h" || entry->path().extension() == ".cpp")
      files.push_back(entry->path());
  }
  std::ranges::sort(files);
  std::vector<EnglishPhrase> found;
  for (const auto& file : files) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    read(text.str(), found);
  }
  return found;
}

}  // namespace troika::test
