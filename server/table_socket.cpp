#include "server/table_socket.h"

#include <algorithm>

#include "server/messages.h"
#include "server/reasons.h"
#include "server/refusal.h"
#include "server/rooms.h"

namespace troika::server {
namespace {

constexpr int most_strikes = 50;

// Of a message that is not looked at any further.
std::string message_id(const net::const_buffer& bytes) {
  const auto message = read_message({static_cast<const char*>(bytes.data()), bytes.size()});
  return message ? message->id : message.error().id;
}

}  // namespace

TableSocket::TableSocket(Rooms& rooms, Socket socket, Visitor visitor, std::string address,
                         Addresses::Visit visit, Language language)
    : Listener(visitor.guest, std::move(address), language),
      rooms_(rooms),
      house_(rooms.house()),
      socket_(std::move(socket)),
      visitor_(std::move(visitor)),
      visit_(std::move(visit)),
      bucket_(house_.config.bounds.messages_at_once, house_.config.bounds.messages_per_second) {
  ++house_.metrics.sockets;
}

TableSocket::~TableSocket() { --house_.metrics.sockets; }

Task<> TableSocket::run(Request upgrade, std::string match, std::optional<std::uint32_t> since) {
  const Bounds& bounds = house_.config.bounds;
  socket_.set_option(websocket::stream_base::timeout{bounds.request, bounds.idle, true});
  socket_.read_message_max(bounds.message);
  // Pings count as well: each has to be answered.
  socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind == websocket::frame_type::ping && !bucket_.take() && ++strikes_ == most_strikes)
      net::post(house_.io, [self = shared_from_this()] {
        self->dismiss(websocket::close_code::policy_error);
      });
  });
  error_code ignored;
  socket_.next_layer().set_option(tcp::no_delay(true), ignored);
  // What a slow reader makes us keep is kept in the outbox, where it is counted.
  socket_.next_layer().set_option(net::socket_base::send_buffer_size(64 * 1024), ignored);
  const auto [error] = co_await socket_.async_accept(upgrade, quietly);
  if (error) co_return;
  // Only now, because rooms come and go.
  const auto found = co_await rooms_.find(std::move(match));
  if (!found || !*found) {
    close(websocket::close_code::try_again_later);
    co_return;
  }
  if ((*found)->has_too_many(guest())) {  // they came together
    close(websocket::close_code::policy_error);
    co_return;
  }
  const auto self = shared_from_this();
  const std::shared_ptr<LiveRoom>& room = *found;
  std::exception_ptr trouble;
  try {
    room->join(self, since);
    co_await converse(*room);
  } catch (...) {
    trouble = std::current_exception();
  }
  room->leave(self);  // in any case, or the others would see somebody who is gone
  if (trouble) std::rethrow_exception(trouble);
}

Task<> TableSocket::converse(LiveRoom& room) {
  for (beast::flat_buffer buffer;;) {
    const auto [error, size] = co_await socket_.async_read(buffer, quietly);
    if (error == websocket::error::message_too_big) house_.metrics.refused(reasons::too_large.code);
    if (error || closing_) co_return;
    ++house_.metrics.messages;
    if (!bucket_.take()) {
      if (++strikes_ == most_strikes) {
        house_.log.info("flood");
        co_return dismiss(websocket::close_code::policy_error);
      }
      refuse({&reasons::too_fast}, message_id(buffer.cdata()));
      buffer.consume(size);
      continue;
    }
    strikes_ = std::max(0, strikes_ - 1);
    if (!socket_.got_text()) {
      refuse({&reasons::not_text});
    } else {
      const auto bytes = buffer.cdata();
      take(room, {static_cast<const char*>(bytes.data()), bytes.size()});
    }
    buffer.consume(size);
  }
}

void TableSocket::take(LiveRoom& room, std::string_view text) {
  auto message = read_message(text);
  if (!message) return refuse(message.error().fault, message.error().id);
  if (const auto* react = std::get_if<React>(&message->what))
    return room.react(*this, react->reaction, message->id);
  if (std::holds_alternative<Ping>(message->what)) {
    JsonText out;
    out.open('{').key("type").value("pong");
    if (!message->id.empty()) out.key("id").value(message->id);
    out.key("now").value(static_cast<std::int64_t>(house_.now()));
    return tell(std::make_shared<const std::string>(std::move(out.close('}')).take()));
  }
  auto& command = std::get<room::Command>(message->what);
  if (auto* sit = std::get_if<room::Sit>(&command.what); sit != nullptr && sit->name.empty())
    sit->name = visitor_.name;
  room.ask(shared_from_this(), std::move(command));
}

void TableSocket::refuse(const Fault& fault, std::string_view id) {
  house_.metrics.refused(fault.reason->code);
  tell(std::make_shared<const std::string>(refusal_message(fault, id, language())));
}

// ---- writing

void TableSocket::tell(Frame text) {
  if (closing_) return;
  outbox_bytes_ += text->size();
  outbox_.push_back(std::move(text));
  if (outbox_bytes_ > house_.config.bounds.outbox) {
    ++house_.metrics.slow_readers;
    house_.log.info("slow-reader");
    return cut_off();
  }
  if (outbox_.size() == 1) write();
}

void TableSocket::write() {
  socket_.text(true);
  socket_.async_write(net::buffer(*outbox_.front()),
                      [self = shared_from_this()](error_code error, std::size_t) {
                        self->outbox_bytes_ -= self->outbox_.front()->size();
                        self->outbox_.pop_front();
                        if (error) return;
                        if (!self->outbox_.empty())
                          self->write();
                        else if (self->closing_)
                          self->socket_.async_close(*self->closing_, [self](error_code) {});
                      });
}

void TableSocket::close(websocket::close_code code) {
  if (closing_) return;
  closing_ = code;
  if (outbox_.empty()) socket_.async_close(code, [self = shared_from_this()](error_code) {});
}

// Whoever is dismissed may go on sending and never say goodbye: that is not waited for.
void TableSocket::dismiss(websocket::close_code code) {
  if (outbox_.size() > 1) outbox_.erase(outbox_.begin() + 1, outbox_.end());
  close(code);
  auto patience = std::make_shared<Timer>(house_.io, seconds(1));
  patience->async_wait([self = shared_from_this(), patience](error_code) { self->cut_off(); });
}

// Without a goodbye, which would wait behind all that is not read.
void TableSocket::cut_off() {
  closing_ = websocket::close_code::policy_error;
  beast::close_socket(socket_.next_layer());
}

}  // namespace troika::server
