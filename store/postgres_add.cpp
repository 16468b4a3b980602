#include <charconv>
#include <unordered_map>

#include "store/postgres.h"

namespace troika::store {
namespace {

// All in one statement, and so in one round trip and one transaction. The first entry of each
// chain decides: it goes in only where the log ends right before it, and of two nodes that try at
// the same time the key (match, seq) lets one through. Whoever gets the first entry in gets the
// rest in, because nobody can have written the second before the first was there. In the order of
// the matches, so that two nodes never wait for each other.
constexpr std::string_view add_sql = R"(
with won as (
  insert into events (match, seq, at, body)
  select match, seq, at, body
  from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) as w (match, seq, at, body)
  where seq = 1 + coalesce((select max(e.seq) from events e where e.match = w.match), 0)
  order by match
  on conflict do nothing
  returning match, seq
), more as (
  insert into events (match, seq, at, body)
  select match, seq, at, body
  from unnest($5::text[], $6::bigint[], $7::bigint[], $8::text[]) as w (match, seq, at, body)
  where match in (select match from won)
), listed as (
  insert into listings (match, game, state, listed, created, changed, summary)
  select match, game, state, listed, created, changed, summary
  from unnest($9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[],
              $15::text[], $16::bigint[])
    as w (match, game, state, listed, created, changed, summary, is_bare)
  where is_bare = 1 or match in (select match from won)
  order by match
  on conflict (match) do update set
    game = excluded.game, state = excluded.state, listed = excluded.listed,
    created = excluded.created, changed = excluded.changed, summary = excluded.summary
), seated as (
  insert into seats (match, guest)
  select match, guest
  from unnest($17::text[], $18::text[], $19::bigint[]) as w (match, guest, is_bare)
  where is_bare = 1 or match in (select match from won)
  order by match, guest
  on conflict do nothing
)
select match, pg_notify($20, $21 || ' ' || seq || ' ' || match) from won)";

// Which of these first entries are in the log as we wrote them.
constexpr std::string_view find_sql = R"(
select match
from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) as w (match, seq, at, body)
where (select e.at = w.at and e.body = w.body
       from events e where e.match = w.match and e.seq = w.seq))";

struct Entries {
  std::vector<std::string_view> matches, bodies;
  std::vector<std::int64_t> seqs, times;

  void push(std::string_view match, const Entry& entry) {
    matches.push_back(match);
    seqs.push_back(entry.seq);
    times.push_back(static_cast<std::int64_t>(entry.at));
    bodies.push_back(entry.body);
  }
  void give(PostgresValues& values) const {
    values.add(matches);
    values.add(seqs);
    values.add(times);
    values.add(bodies);
  }
};

struct Listings {
  std::vector<std::string_view> matches, games, summaries;
  std::vector<std::int64_t> states, listed, created, changed, bare;
  std::vector<std::string_view> seat_matches, seat_guests;
  std::vector<std::int64_t> seat_bare;

  void push(const Listing& listing, bool is_bare) {
    matches.push_back(listing.match);
    games.push_back(listing.game);
    states.push_back(static_cast<std::int64_t>(listing.state));
    listed.push_back(listing.listed);
    created.push_back(static_cast<std::int64_t>(listing.created));
    changed.push_back(static_cast<std::int64_t>(listing.changed));
    summaries.push_back(listing.summary);
    bare.push_back(is_bare);
    for (const GuestId& guest : listing.guests) {
      seat_matches.push_back(listing.match);
      seat_guests.push_back(guest);
      seat_bare.push_back(is_bare);
    }
  }
  void give(PostgresValues& values) const {
    values.add(matches);
    values.add(games);
    values.add(states);
    values.add(listed);
    values.add(created);
    values.add(changed);
    values.add(summaries);
    values.add(bare);
    values.add(seat_matches);
    values.add(seat_guests);
    values.add(seat_bare);
  }
};

// The chains of the matches in the first column.
std::vector<std::size_t> places(const PGresult* result, std::span<const Chain> chains) {
  std::unordered_map<std::string_view, std::size_t> by_match;
  for (std::size_t i = 0; i < chains.size(); ++i) by_match.emplace(chains[i].match, i);
  std::vector<std::size_t> all;
  for (int i = 0; i < PQntuples(result); ++i)
    if (const auto found = by_match.find(PQgetvalue(result, i, 0)); found != by_match.end())
      all.push_back(found->second);
  return all;
}

}  // namespace

std::vector<std::size_t> Postgres::save(std::span<const Chain> chains) {
  Entries first, more;
  Listings listings;
  for (const Chain& chain : chains) {
    for (const Entry* entry : chain.entries)
      (entry == chain.entries.front() ? first : more).push(chain.match, *entry);
    if (chain.listing != nullptr) listings.push(*chain.listing, chain.entries.empty());
  }
  PostgresValues values;
  first.give(values);
  more.give(values);
  listings.give(values);
  values.add(std::string_view(news_channel));
  values.add(std::string_view(node_));
  return places(execute(add_sql, values, Trouble::Kind::uncertain).get(), chains);
}

std::vector<std::size_t> Postgres::find_saved(std::span<const Chain> chains) {
  Entries first;
  for (const Chain& chain : chains)
    if (!chain.entries.empty()) first.push(chain.match, *chain.entries.front());
  PostgresValues values;
  first.give(values);
  return places(execute(find_sql, values, Trouble::Kind::gone).get(), chains);
}

std::vector<Saved> Postgres::add(std::span<const Chain> chains, bool again) {
  std::vector<Saved> saved(chains.size(), Saved::taken);
  for (std::size_t i = 0; i < chains.size(); ++i)
    if (chains[i].entries.empty()) saved[i] = Saved::yes;
  try {
    for (const std::size_t i : save(chains)) saved[i] = Saved::yes;
  } catch (const Trouble& trouble) {
    // Text that PostgreSQL does not take, such as broken UTF-8, must not spoil what is beside it.
    if (trouble.kind() != Trouble::Kind::bad_data) throw;
    if (chains.size() == 1) return {Saved::failed};
    const std::size_t half = chains.size() / 2;
    saved = add(chains.first(half), again);
    const std::vector<Saved> rest = add(chains.subspan(half), again);
    saved.insert(saved.end(), rest.begin(), rest.end());
    return saved;
  }
  // What looks taken may be what we wrote ourselves before the connection was lost.
  if (again)
    for (const std::size_t i : find_saved(chains)) saved[i] = Saved::yes;
  return saved;
}

}  // namespace troika::store
