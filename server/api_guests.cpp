// Who is who: guests, their devices, their programs, and how a guest comes to another device.

#include "core/json_text.h"
#include "server/api.h"
#include "server/fields.h"
#include "server/reasons.h"

namespace troika::server {
namespace {

namespace why = reasons;
using http::status;
using http::verb;

std::string about(const Visitor& visitor, const Visitor& other = {}) {
  JsonText out;
  out.open('{').key("name").value(visitor.name);
  if (other.is_guest()) out.key("other").value(other.name);
  return std::move(out.close('}')).take();
}

std::string browser_in(const Call& call) {
  return browser_of(header(call.request, http::field::user_agent));
}

// What only the guest in person may do, on a device of theirs.
const Reason* not_in_person(const Visitor& visitor) {
  if (!visitor.is_guest()) return &why::sign_in;
  return visitor.by_token ? &why::token_not_enough : nullptr;
}

}  // namespace

Task<Response> Api::guest(Call call, Visitor visitor) {
  if (call.request.method() != verb::post) co_return refused(call, why::wrong_method);
  if (visitor.is_guest()) co_return respond_json(call.request, status::ok, about(visitor));
  if (!addresses_.may_make_table(call.address)) co_return refused(call, why::too_many);
  const auto body = read_object(call.request.body());
  if (!body) co_return refused(call, body.error());
  Fields fields(*body);
  std::string name = fields.text("name");
  if (fields.fault()) co_return refused(call, *fields.fault());
  const auto made = co_await guests_.make(std::move(name), browser_in(call));
  if (!made) co_return refused(call, made.error());
  Response response = respond_json(call.request, status::created, about(made->visitor));
  set_key_cookie(response, call.secure, Slot::current, made->key);
  co_return response;
}

Task<Response> Api::me(Call call, Visitor visitor) {
  if (!visitor.is_guest()) co_return refused(call, why::sign_in);
  if (call.request.method() == verb::patch) {
    const auto body = read_object(call.request.body());
    if (!body) co_return refused(call, body.error());
    Fields fields(*body);
    std::string name = fields.text("name");
    if (fields.fault()) co_return refused(call, *fields.fault());
    const auto renamed = co_await guests_.rename(visitor, std::move(name));
    if (!renamed) co_return refused(call, renamed.error());
  } else if (call.request.method() != verb::get) {
    co_return refused(call, why::wrong_method);
  }
  const auto other = co_await who_was(call, Slot::other);
  if (!other) co_return refused(call, other.error());
  co_return respond_json(call.request, status::ok, about(visitor, *other));
}

// ---- recovery

Task<Response> Api::recovery(Call call, Visitor visitor) {
  if (call.request.method() != verb::post) co_return refused(call, why::wrong_method);
  if (const Reason* reason = not_in_person(visitor)) co_return refused(call, *reason);
  const auto key = co_await guests_.make_recovery(visitor);
  if (!key) co_return refused(call, key.error());
  co_return respond_json(call.request, status::created, one_text("key", *key));
}

// Whom a link leads to, and who would have to step back: so that a page can ask first.
Task<Response> Api::look(Call call, Visitor visitor) {
  if (call.request.method() != verb::post) co_return refused(call, why::wrong_method);
  const auto body = read_object(call.request.body());
  if (!body) co_return refused(call, body.error());
  Fields fields(*body);
  std::string key = fields.text("key");
  if (fields.fault()) co_return refused(call, *fields.fault());
  const auto offered = co_await guests_.whose_recovery(std::move(key));
  if (!offered) co_return refused(call, offered.error());
  JsonText out;
  out.open('{').key("name").value(offered->name);
  if (visitor.is_guest()) out.key("you").value(visitor.name);
  out.key("same").value(visitor.guest == offered->guest);
  co_return respond_json(call.request, status::ok, std::move(out.close('}')).take());
}

// A browser that is somebody already becomes somebody else only if it says so, and keeps who it
// was: otherwise whoever sends a link could make others sit down in their name.
Task<Response> Api::recover(Call call, Visitor visitor) {
  if (call.request.method() != verb::post) co_return refused(call, why::wrong_method);
  if (visitor.by_token) co_return refused(call, why::token_not_enough);
  if (!addresses_.may_make_table(call.address)) co_return refused(call, why::too_many);
  const auto body = read_object(call.request.body());
  if (!body) co_return refused(call, body.error());
  Fields fields(*body);
  std::string key = fields.text("key");
  const bool instead = fields.has("instead") && fields.yes("instead");
  if (fields.fault()) co_return refused(call, *fields.fault());
  const auto offered = co_await guests_.whose_recovery(key);
  if (!offered) co_return refused(call, offered.error());
  if (visitor.is_guest()) {
    if (visitor.guest == offered->guest) co_return refused(call, why::already_you);
    if (!instead) co_return refused(call, why::another_guest);
    const auto other = co_await who_was(call, Slot::other);
    if (!other) co_return refused(call, other.error());
    if (other->is_guest() && other->guest != offered->guest && other->guest != visitor.guest)
      co_return refused(call, why::two_guests);
  }
  const auto made = co_await guests_.recover(std::move(key), browser_in(call));
  if (!made) co_return refused(call, made.error());
  Response response = respond_json(call.request, status::ok, about(made->visitor, visitor));
  set_key_cookie(response, call.secure, Slot::current, made->key);
  if (visitor.is_guest())
    set_key_cookie(response, call.secure, Slot::other,
                   cookie_key(call.request, call.secure, Slot::current).key);
  co_return response;
}

Task<Response> Api::switch_guest(Call call, Visitor visitor) {
  if (call.request.method() != verb::post) co_return refused(call, why::wrong_method);
  if (visitor.by_token) co_return refused(call, why::token_not_enough);
  const auto other = co_await who_was(call, Slot::other);
  if (!other) co_return refused(call, other.error());
  if (!other->is_guest()) co_return refused(call, why::no_other_guest);
  Response response = respond_json(call.request, status::ok, about(*other, visitor));
  set_key_cookie(response, call.secure, Slot::current,
                 cookie_key(call.request, call.secure, Slot::other).key);
  if (visitor.is_guest())
    set_key_cookie(response, call.secure, Slot::other,
                   cookie_key(call.request, call.secure, Slot::current).key);
  else
    clear_key_cookie(response, call.secure, Slot::other);
  co_return response;
}

// ---- devices and tokens

Task<Response> Api::devices(Call call, Visitor visitor, std::string id) {
  if (const Reason* reason = not_in_person(visitor)) co_return refused(call, *reason);
  const verb method = call.request.method();
  if (method == verb::get && id.empty()) {
    const auto list = co_await guests_.devices(visitor);
    if (!list) co_return refused(call, list.error());
    co_return respond_json(call.request, status::ok, *list);
  }
  if (method != verb::delete_) co_return refused(call, why::wrong_method);
  if (id.empty()) {  // everywhere else
    const auto dropped = co_await guests_.drop_others(visitor);
    if (!dropped) co_return refused(call, dropped.error());
    co_return respond_json(call.request, status::ok, "{}");
  }
  const auto dropped = co_await guests_.drop(visitor, store::KeyKind::device, std::move(id));
  if (!dropped) co_return refused(call, dropped.error());
  Response response = respond_json(call.request, status::ok, "{}");
  if (*dropped == visitor.key) {  // whoever else this browser was, it is again
    const CookieKey other = cookie_key(call.request, call.secure, Slot::other);
    if (other.key.empty()) {
      clear_key_cookie(response, call.secure, Slot::current);
    } else {
      set_key_cookie(response, call.secure, Slot::current, other.key);
      clear_key_cookie(response, call.secure, Slot::other);
    }
  }
  co_return response;
}

Task<Response> Api::tokens(Call call, Visitor visitor, std::string id) {
  if (const Reason* reason = not_in_person(visitor)) co_return refused(call, *reason);
  const verb method = call.request.method();
  if (method == verb::get && id.empty()) {
    const auto list = co_await guests_.tokens(visitor);
    if (!list) co_return refused(call, list.error());
    co_return respond_json(call.request, status::ok, *list);
  }
  if (method == verb::post && id.empty()) {
    const auto body = read_object(call.request.body());
    if (!body) co_return refused(call, body.error());
    Fields fields(*body);
    std::string label = fields.text("label");
    if (fields.fault()) co_return refused(call, *fields.fault());
    const auto token = co_await guests_.make_token(visitor, std::move(label));
    if (!token) co_return refused(call, token.error());
    co_return respond_json(call.request, status::created, one_text("token", *token));
  }
  if (method == verb::delete_ && !id.empty()) {
    const auto dropped = co_await guests_.drop(visitor, store::KeyKind::token, std::move(id));
    if (!dropped) co_return refused(call, dropped.error());
    co_return respond_json(call.request, status::ok, "{}");
  }
  co_return refused(call, why::wrong_method);
}

}  // namespace troika::server
