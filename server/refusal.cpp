#include "server/refusal.h"

#include "room/json_text.h"

namespace troika::server {
namespace {

void tell(room::JsonText& out, const Fault& fault) {
  out.key("code").value(fault.reason->code).key("en").value(fault.reason->en);
  out.key("ru").value(fault.reason->ru);
  if (!fault.field.empty()) out.key("field").value(fault.field);
}

}  // namespace

std::string refusal_message(const Fault& fault, std::string_view id) {
  room::JsonText out;
  out.open('{').key("type").value("refused");
  if (!id.empty()) out.key("id").value(id);
  tell(out, fault);
  return std::move(out.close('}')).take();
}

std::string refusal_body(const Fault& fault) {
  room::JsonText out;
  out.open('{');
  tell(out, fault);
  return std::move(out.close('}')).take();
}

}  // namespace troika::server
