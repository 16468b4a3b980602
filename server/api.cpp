#include "server/api.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "core/json_text.h"
#include "room/reasons.h"
#include "room/receipts.h"
#include "room/settings.h"
#include "server/catalogue.h"
#include "server/fields.h"
#include "server/reasons.h"
#include "server/secrets.h"

namespace troika::server {
namespace {

namespace why = reasons;
using http::status;
using http::verb;

constexpr std::size_t longest_list = 200;
constexpr std::size_t lobby_page = 50;
constexpr std::int64_t renew_ms = 24 * 3'600'000l;  // how often a cookie is set again

status status_of(const Reason& reason) {
  if (&reason == &why::sign_in || &reason == &why::bad_token) return status::unauthorized;
  if (&reason == &why::no_such_table || &reason == &why::no_such_page ||
      &reason == &why::no_such_token || &reason == &why::no_such_device ||
      &reason == &why::no_other_guest || &reason == &why::used_up)
    return status::not_found;
  if (&reason == &why::wrong_method) return status::method_not_allowed;
  if (&reason == &why::wrong_origin || &reason == &why::token_not_enough) return status::forbidden;
  if (&reason == &why::too_many || &reason == &why::too_many_tokens)
    return status::too_many_requests;
  if (&reason == &why::storage_away || &reason == &why::not_saved)
    return status::service_unavailable;
  if (&reason == &why::match_goes_on || &reason == &why::already_you ||
      &reason == &why::another_guest || &reason == &why::two_guests)
    return status::conflict;
  return status::bad_request;
}

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    path.remove_prefix(1);  // the slash
    const std::size_t end = std::min(path.find('/'), path.size());
    parts.push_back(path.substr(0, end));
    path.remove_prefix(end);
  }
  return parts;
}

// `next` is where the page after this one begins.
std::string list_of(const std::vector<store::Listing>& listings,
                    const store::Time* next = nullptr) {
  JsonText out(4096);
  out.open('{').key("tables").open('[');
  for (const store::Listing& listing : listings) {
    out.open('{').key("match").value(listing.match);
    out.key("created").value(static_cast<std::int64_t>(listing.created));
    out.key("changed").value(static_cast<std::int64_t>(listing.changed));
    out.key("table").raw(listing.summary).close('}');
  }
  out.close(']');
  // The last one comes again, and with it whatever was made in the same moment.
  if (next != nullptr) out.key("next").value(static_cast<std::int64_t>(*next) + 1);
  return std::move(out.close('}')).take();
}

// Takes the name of the request, if it has one, out of the settings: with the same name it is the
// same table.
std::expected<std::string, Fault> match_named_in(boost::json::object& body,
                                                 std::string_view guest) {
  if (!body.contains("id")) return fresh_match_id();
  Fields fields(body);
  const std::string id = fields.text("id");
  if (!room::is_command_id(id)) return fault(why::bad_field, "id");
  body.erase("id");
  return match_id_of(guest, id);
}

}  // namespace

std::string one_text(std::string_view key, std::string_view value) {
  JsonText out;
  out.open('{').key(key).value(value);
  return std::move(out.close('}')).take();
}

Response Api::refused(const Call& call, const Fault& fault) {
  house_.metrics.refused(fault.reason->code);
  return refuse(call.request, status_of(*fault.reason), fault);
}

Task<std::expected<Visitor, Fault>> Api::who(const Call& call) {
  if (const std::string_view token = bearer(call.request); !token.empty()) {
    auto visitor = co_await guests_.who(std::string(token), store::KeyKind::token);
    if (visitor && !visitor->is_guest()) co_return fault(why::bad_token);
    co_return visitor;
  }
  co_return co_await who_was(call, Slot::current);
}

Task<std::expected<Visitor, Fault>> Api::who_was(const Call& call, Slot slot) {
  const CookieKey key = cookie_key(call.request, call.secure, slot);
  auto visitor = co_await guests_.who(key.key, store::KeyKind::device);
  // What sites set before the name was changed is taken once, and then has the new name.
  if (visitor && key.is_plain && visitor->seen != store::Time{}) co_return Visitor{};
  co_return visitor;
}

Task<Response> Api::answer(Call call) {
  const auto parts = parts_of(call.target.path);  // "api", …
  const auto is = [&](std::initializer_list<std::string_view> path) {
    return std::ranges::equal(parts, path);
  };
  const verb method = call.request.method();
  // A token is no cookie: no page of another site can make a browser send it.
  if (method != verb::get && method != verb::head && bearer(call.request).empty() &&
      !is_own_origin(call.request, house_.config.trust_proxy))
    co_return refused(call, why::wrong_origin);
  if (is({"api", "games"})) {
    if (method != verb::get) co_return refused(call, why::wrong_method);
    co_return respond_json(call.request, status::ok, catalogue(language_of(call.request)));
  }
  if (!addresses_.may_ask(call.address)) co_return refused(call, why::too_many);
  auto visitor = co_await who(call);
  if (!visitor) co_return refused(call, visitor.error());
  const Visitor shown = *visitor;
  Response response = co_await answer(call, std::move(*visitor), parts);
  if (shown.is_guest() && !shown.by_token && response.count(http::field::set_cookie) == 0 &&
      static_cast<std::int64_t>(house_.now()) - static_cast<std::int64_t>(shown.seen) > renew_ms) {
    co_await guests_.see(shown);
    set_key_cookie(response, call.secure, Slot::current,
                   cookie_key(call.request, call.secure, Slot::current).key);
  }
  co_return response;
}

Task<Response> Api::answer(Call call, Visitor visitor, std::vector<std::string_view> parts) {
  const auto is = [&](std::initializer_list<std::string_view> path) {
    return std::ranges::equal(parts, path);
  };
  const verb method = call.request.method();
  if (is({"api", "guest"})) co_return co_await guest(call, std::move(visitor));
  if (is({"api", "recover"})) co_return co_await recover(call, std::move(visitor));
  if (is({"api", "recover", "look"})) co_return co_await look(call, std::move(visitor));
  if (is({"api", "me"})) co_return co_await me(call, std::move(visitor));
  if (is({"api", "me", "recovery"})) co_return co_await recovery(call, std::move(visitor));
  if (is({"api", "me", "tables"})) co_return co_await my_tables(call, std::move(visitor));
  if (is({"api", "me", "tokens"})) co_return co_await tokens(call, std::move(visitor), {});
  if (parts.size() == 4 && parts[1] == "me" && parts[2] == "tokens")
    co_return co_await tokens(call, std::move(visitor), std::string(parts[3]));
  if (is({"api", "me", "switch"})) co_return co_await switch_guest(call, std::move(visitor));
  if (is({"api", "me", "devices"})) co_return co_await devices(call, std::move(visitor), {});
  if (parts.size() == 4 && parts[1] == "me" && parts[2] == "devices")
    co_return co_await devices(call, std::move(visitor), std::string(parts[3]));
  if (is({"api", "tables"})) co_return co_await tables(call, std::move(visitor));
  if (parts.size() >= 3 && parts[1] == "tables") {
    if (method != verb::get) co_return refused(call, why::wrong_method);
    std::string match(parts[2]);
    if (parts.size() == 3) co_return co_await table(call, std::move(visitor), std::move(match));
    if (parts.size() == 4 && parts[3] == "record")
      co_return co_await record(call, std::move(match));
    if (parts.size() == 4 && parts[3] == "socket")
      co_return refuse(call.request, status::upgrade_required, why::upgrade_needed);
  }
  co_return refused(call, why::no_such_page);
}

// ---- tables

Task<Response> Api::my_tables(Call call, Visitor visitor) {
  if (call.request.method() != verb::get) co_return refused(call, why::wrong_method);
  if (!visitor.is_guest()) co_return refused(call, why::sign_in);
  const auto list = co_await house_.ask<std::vector<store::Listing>>(
      [&](auto done) { house_.store.matches_of(visitor.guest, longest_list, std::move(done)); });
  if (!list) co_return refused(call, why::storage_away);
  co_return respond_json(call.request, status::ok, list_of(*list));
}

Task<Response> Api::tables(Call call, Visitor visitor) {
  if (call.request.method() == verb::post) co_return co_await make_table(call, std::move(visitor));
  if (call.request.method() != verb::get) co_return refused(call, why::wrong_method);
  const room::Time open_since = house_.now() + -house_.config.lobby_life;
  store::Store::LobbyPage page{lobby_page, stored(open_since)};
  if (const std::string_view text = call.target.value("before"); !text.empty()) {
    std::int64_t before = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), before);
    if (error != std::errc() || end != text.data() + text.size())
      co_return refused(call, Fault{&why::bad_field, "before"});
    page.before = store::Time{before};
  }
  const auto list = co_await house_.ask<std::vector<store::Listing>>(
      [&](auto done) { house_.store.lobby(page, std::move(done)); });
  if (!list) co_return refused(call, why::storage_away);
  const bool is_full = list->size() == page.most;
  co_return respond_json(call.request, status::ok,
                         list_of(*list, is_full ? &list->back().created : nullptr));
}

Task<Response> Api::make_table(Call call, Visitor visitor) {
  if (!visitor.is_guest()) co_return refused(call, why::sign_in);
  auto body = read_object(call.request.body());
  if (!body) co_return refused(call, body.error());
  const auto match = match_named_in(*body, visitor.guest);
  if (!match) co_return refused(call, match.error());
  const auto settings = room::read_settings(*body);
  if (!settings) co_return refused(call, settings.error());
  if (!addresses_.may_make_table(call.address)) co_return refused(call, why::too_many);
  const room::Creation creation{*match,       *settings, visitor.guest,
                                fresh_seed(), {},        fresh_promise()};
  const auto made = co_await rooms_.create(creation);
  if (!made) co_return refused(call, made.error());
  co_return respond_json(call.request, status::created, one_text("match", creation.match));
}

Task<std::expected<std::shared_ptr<LiveRoom>, Fault>> Api::room_of(std::string match) {
  const auto found = co_await rooms_.find(std::move(match));
  if (!found) co_return fault(why::storage_away);
  if (!*found) co_return fault(why::no_such_table);
  co_return *found;
}

Task<Response> Api::table(Call call, Visitor visitor, std::string match) {
  const auto room = co_await room_of(std::move(match));
  if (!room) co_return refused(call, room.error());
  std::string state = co_await answer_of<std::string>(house_.mailbox, [&](const auto& done) {
    (*room)->when_settled([this, room = *room, done, guest = visitor.guest] {
      done(room->room().state(guest, house_.now()));
    });
  });
  co_return respond_json(call.request, status::ok, std::move(state));
}

Task<Response> Api::record(Call call, std::string match) {
  const auto room = co_await room_of(std::move(match));
  if (!room) co_return refused(call, room.error());
  using Record = std::optional<std::string>;
  Record record = co_await answer_of<Record>(house_.mailbox, [&](const auto& done) {
    (*room)->when_settled([room = *room, done] { done(room->room().record()); });
  });
  if (!record) co_return refused(call, why::match_goes_on);
  co_return respond(call.request, status::ok, "text/plain; charset=utf-8", std::move(*record));
}

}  // namespace troika::server
