// The core for the page: a question is a JSON text, and so is the answer. To ask, get room for the
// text from `input`, write it there, call the function of the question, which gives the length of
// the answer, and read that from `output`. One call at a time; web/src/core/module.ts does it.
#include <boost/json/parse.hpp>

#include "room/reasons.h"
#include "table/words.h"
#include "wasm/question.h"

namespace troika::page {

Language language;

namespace {

std::string text;  // the question, then the answer

std::size_t answer(std::string (*to)(const Question&)) {
  json::error_code error;
  json::value asked = json::parse({text.data(), text.size()}, error);
  json::object fields;
  if (!error && asked.is_object()) fields = std::move(asked.get_object());
  const Question question(std::move(fields));
  static const Languages languages = languages_with<room::Words, Words>();
  language = languages.find(question.text("lang")).value_or(Language());
  text = to(question);
  return text.size();
}

}  // namespace
}  // namespace troika::page

using namespace troika;

extern "C" {
[[clang::export_name("input")]] char* page_input(std::size_t size) {
  page::text.resize(size);
  return page::text.data();
}
[[clang::export_name("output")]] const char* page_output() { return page::text.data(); }

[[clang::export_name("open")]] std::size_t page_open() { return page::answer(page::open_table); }
[[clang::export_name("close")]] std::size_t page_close() { return page::answer(page::close_table); }
[[clang::export_name("state")]] std::size_t page_state() { return page::answer(page::state); }
[[clang::export_name("play")]] std::size_t page_play() { return page::answer(page::play); }
[[clang::export_name("undo")]] std::size_t page_undo() { return page::answer(page::undo); }
[[clang::export_name("story")]] std::size_t page_story() { return page::answer(page::story); }
[[clang::export_name("record")]] std::size_t page_record() { return page::answer(page::record); }
[[clang::export_name("position")]] std::size_t page_position() {
  return page::answer(page::position);
}
[[clang::export_name("look")]] std::size_t page_look() { return page::answer(page::look); }
[[clang::export_name("why_not")]] std::size_t page_why_not() { return page::answer(page::why_not); }
[[clang::export_name("think")]] std::size_t page_think() { return page::answer(page::think); }
[[clang::export_name("verify")]] std::size_t page_verify() { return page::answer(page::verify); }
[[clang::export_name("about")]] std::size_t page_about() { return page::answer(page::about); }
[[clang::export_name("bench")]] std::size_t page_bench() { return page::answer(page::bench); }
}
