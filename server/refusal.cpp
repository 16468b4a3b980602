#include "server/refusal.h"

#include "core/json_text.h"

namespace troika::server {
namespace {

void tell(JsonText& out, const Fault& fault, Language language) {
  write_json(out, *fault.reason, language);
  if (!fault.field.empty()) out.key("field").value(fault.field);
}

}  // namespace

std::string refusal_message(const Fault& fault, std::string_view id, Language language) {
  JsonText out;
  out.open('{').key("type").value("refused");
  if (!id.empty()) out.key("id").value(id);
  tell(out, fault, language);
  return std::move(out.close('}')).take();
}

std::string refusal_body(const Fault& fault, Language language) {
  JsonText out;
  out.open('{');
  tell(out, fault, language);
  return std::move(out.close('}')).take();
}

}  // namespace troika::server
