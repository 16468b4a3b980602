#include "store/sqlite_log.h"

#include <algorithm>

#include "store/sqlite.h"

namespace troika::store {
namespace {

using Clock = std::chrono::steady_clock;

// Large enough that a busy match has many entries in it, small enough to be read through when a
// match is loaded.
constexpr std::int64_t most_rows = 32'768;
constexpr std::chrono::seconds most_time{5};
constexpr std::size_t least_slice = 64;

constexpr std::array<std::string_view, 2> insert{
    "insert into fresh_a (n, match, seq, at, body) values ($1, $2, $3, $4, $5)",
    "insert into fresh_b (n, match, seq, at, body) values ($1, $2, $3, $4, $5)"};
// OR FAIL: otherwise SQLite would keep a copy of every page, for the case that the rest fails.
constexpr std::array<std::string_view, 2> move{
    "insert or fail into events (match, seq, at, body) select match, seq, at, body from fresh_a "
    "where n = $1",
    "insert or fail into events (match, seq, at, body) select match, seq, at, body from fresh_b "
    "where n = $1"};
constexpr std::array<std::string_view, 2> clear{"delete from fresh_a", "delete from fresh_b"};

}  // namespace

std::int64_t SqliteLog::last(const MatchId& match) {
  for (const std::size_t table : {current_, 1 - current_})
    if (const auto found = tables_[table].matches.find(match);
        found != tables_[table].matches.end())
      return found->second.last;
  std::int64_t last = 0;
  database_.run("select coalesce(max(seq), 0) from events where match = $1", {match},
                [&](const Row& row) { last = row.number(0); });
  return last;
}

void SqliteLog::append(const MatchId& match, const Entry& entry) {
  Fresh& table = tables_[current_];
  if (table.rows == 0) table.began = Clock::now();
  database_.run(insert[current_],
                {++table.rows, match, std::int64_t{entry.seq}, static_cast<std::int64_t>(entry.at),
                 entry.body},
                nullptr);
  Waiting& waiting = table.matches[match];
  waiting.last = entry.seq;
  waiting.rows.push_back(table.rows);
}

// Faster than new ones come, so that the table is empty when the other one is full.
void SqliteLog::move_slice(std::size_t added) {
  take_turns();
  if (to_move_.empty()) return;
  const std::size_t other = 1 - current_;
  Fresh& table = tables_[other];
  std::size_t left = std::max(2 * added, least_slice);
  while (!to_move_.empty() && left > 0) {
    const Waiting& waiting = table.matches.at(to_move_.back());
    for (const std::int64_t row : waiting.rows) database_.run(move[other], {row}, nullptr);
    left -= std::min(left, waiting.rows.size());
    to_move_.pop_back();
  }
  if (!to_move_.empty()) return;
  database_.run(clear[other], {}, nullptr);
  table = {};
}

void SqliteLog::take_turns() {
  const Fresh& table = tables_[current_];
  const bool is_full =
      table.rows >= most_rows || (table.rows > 0 && Clock::now() - table.began > most_time);
  if (!is_full || !to_move_.empty()) return;
  for (const auto& [match, waiting] : table.matches) to_move_.push_back(match);
  std::ranges::sort(to_move_);  // neighbours in `events` share pages
  current_ = 1 - current_;
}

void SqliteLog::settle() {
  tables_ = {};
  to_move_.clear();
  Transaction transaction(database_);
  for (const std::string_view sql : {"insert or ignore into events (match, seq, at, body) "
                                     "select match, seq, at, body from fresh_a order by match, seq",
                                     "insert or ignore into events (match, seq, at, body) "
                                     "select match, seq, at, body from fresh_b order by match, seq",
                                     "delete from fresh_a", "delete from fresh_b"})
    database_.run(sql, {}, nullptr);
  transaction.commit();
}

}  // namespace troika::store
