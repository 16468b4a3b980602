#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "server/addresses.h"
#include "server/guests.h"
#include "server/live_room.h"

namespace troika::server {

// The key of this socket was dropped. Codes from 4000 on are ours.
inline constexpr auto signed_out = static_cast<websocket::close_code>(4401);

using Request = http::request<http::string_body>;

// One WebSocket, which looks at one table. It ends when the other side leaves, sends too much,
// reads too slowly or says nothing for too long.
class TableSocket final : public Listener, public std::enable_shared_from_this<TableSocket> {
 public:
  TableSocket(Rooms& rooms, Socket socket, Visitor visitor, std::string address,
              Addresses::Visit visit, Language language);
  ~TableSocket() override;

  Task<> run(Request upgrade, std::string match, std::optional<std::uint32_t> since);
  void tell(Frame text) override;
  void close(websocket::close_code code);    // after what has been told
  void dismiss(websocket::close_code code);  // at once: nothing more is sent or listened to
  const std::string& key() const { return visitor_.key; }  // hash of what was shown; may be empty

 private:
  Task<> converse(LiveRoom& room);
  void take(LiveRoom& room, std::string_view text);
  void refuse(const Fault& fault, std::string_view id = {});
  void write();
  void cut_off();

  Rooms& rooms_;
  House& house_;
  websocket::stream<Socket, false> socket_;
  Visitor visitor_;
  Addresses::Visit visit_;
  Bucket bucket_;
  int strikes_ = 0;  // messages that came too fast
  std::deque<Frame> outbox_;
  std::size_t outbox_bytes_ = 0;
  std::optional<websocket::close_code> closing_;
};

}  // namespace troika::server
