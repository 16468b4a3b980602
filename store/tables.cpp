#include "store/tables.h"

#include <utility>

namespace troika::store {
namespace {

constexpr std::int64_t longest_gap_ms = 3'000;         // between beats; longer is an outage
constexpr std::int64_t most_skew_ms = 2'000;           // between the clocks of nodes
constexpr std::int64_t remember_ms = 24 * 3'600'000l;  // nodes that have gone

template <class E>
std::int64_t number_of(E value) {
  return static_cast<std::int64_t>(value);
}

std::int64_t number_of(std::size_t value) { return static_cast<std::int64_t>(value); }

// Columns: match, game, state, listed, created, changed, summary, guest; one row for each guest, or
// one with none. The rows of a match follow each other.
class Listings {
 public:
  void operator()(const Row& row) {
    if (all_.empty() || all_.back().match != row.text(0))
      all_.push_back({MatchId(row.text(0)),
                      std::string(row.text(1)),
                      static_cast<State>(row.number(2)),
                      row.number(3) != 0,
                      Time{row.number(4)},
                      Time{row.number(5)},
                      std::string(row.text(6)),
                      {}});
    if (!row.text(7).empty()) all_.back().guests.emplace_back(row.text(7));
  }
  std::vector<Listing> take() { return std::move(all_); }

 private:
  std::vector<Listing> all_;
};

std::vector<Listing> listings(Database& database, std::string_view sql,
                              std::initializer_list<Value> values) {
  Listings all;
  database.run(sql, values, [&](const Row& row) { all(row); });
  return all.take();
}

}  // namespace

std::vector<Entry> read_entries(Database& database, const MatchId& match, std::uint32_t after) {
  std::vector<Entry> all;
  database.run("select seq, at, body from log where match = $1 and seq > $2 order by seq",
               {match, std::int64_t{after}}, [&](const Row& row) {
                 const auto seq = static_cast<std::uint32_t>(row.number(0));
                 if (!all.empty() && all.back().seq == seq) return;  // see store/sqlite_log.h
                 all.push_back({seq, Time{row.number(1)}, std::string(row.text(2))});
               });
  return all;
}

std::optional<Listing> read_listing(Database& database, const MatchId& match) {
  std::vector<Listing> found = listings(database, R"(
select l.match, game, state, listed, created, changed, summary, s.guest
from listings l left join seats s on s.match = l.match where l.match = $1 order by s.guest)",
                                        {match});
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

std::vector<Listing> read_lobby(Database& database, const Store::LobbyPage& page) {
  return listings(database, R"(
select l.match, game, state, listed, created, changed, summary, s.guest
from (select * from listings
      where listed = 1 and created < $1 and (state <> 0 or changed >= $2)
      order by created desc, match limit $3) l
left join seats s on s.match = l.match order by l.created desc, l.match, s.guest)",
                  {number_of(page.before), number_of(page.open_since), number_of(page.most)});
}

std::vector<Listing> read_matches_of(Database& database, const GuestId& guest, std::size_t most) {
  return listings(database, R"(
select l.match, game, state, listed, created, changed, summary, s.guest
from (select listings.* from seats join listings on listings.match = seats.match
      where seats.guest = $1 order by changed desc, listings.match limit $2) l
left join seats s on s.match = l.match order by l.changed desc, l.match, s.guest)",
                  {guest, number_of(most)});
}

std::vector<MatchId> read_playing(Database& database) {
  std::vector<MatchId> all;
  database.run("select match from listings where state = 1 order by created, match", {},
               [&](const Row& row) { all.emplace_back(row.text(0)); });
  return all;
}

std::vector<Outage> write_beat(Database& database, const std::string& node, Time now,
                               std::uint64_t& ahead) {
  // The clock of whoever wrote this was wrong, and would hide every outage until then.
  ahead += database.run("delete from beats where at > $1", {number_of(now) + most_skew_ms});
  ahead += database.run("delete from outages where ended > $1", {number_of(now) + most_skew_ms});
  std::optional<std::int64_t> last;
  database.run("select at from beats order by at desc limit 1", {},
               [&](const Row& row) { last = row.number(0); });
  // Two nodes that come back together begin the same outage: one of them writes it.
  if (last && number_of(now) - *last > longest_gap_ms)
    database.run("insert into outages (began, ended) values ($1, $2) on conflict do nothing",
                 {*last, number_of(now)});
  database.run(
      "insert into beats (node, at) values ($1, $2) on conflict (node) do update set at = "
      "excluded.at",
      {node, number_of(now)});
  database.run("delete from beats where at < $1", {number_of(now) - remember_ms});

  std::int64_t oldest = number_of(now);
  database.run("select created from listings where state = 1 order by created limit 1", {},
               [&](const Row& row) { oldest = row.number(0); });
  database.run("delete from outages where ended < $1", {oldest});
  std::vector<Outage> all;
  database.run("select began, ended from outages order by began", {},
               [&](const Row& row) { all.push_back({Time{row.number(0)}, Time{row.number(1)}}); });
  return all;
}

}  // namespace troika::store
