#include "room/verify.h"

#include <algorithm>
#include <cassert>
#include <map>

#include "table/table.h"

namespace troika::room {
namespace {

namespace why = verify_reasons;

// The lines «fair …» of a record.
struct Claims {
  std::string match, commitment;
  std::optional<Digest> seed;
  std::vector<std::string> entropies;
  struct Seal {
    std::string_view text;
    std::size_t line;
  };
  std::map<std::size_t, Seal> seals;  // by event
};

std::unexpected<RecordFault> fail(const Reason& reason, std::size_t line, std::size_t column) {
  return std::unexpected(RecordFault{{&reason, {}, column}, line});
}

// «NUMBER TEXT»
struct Numbered {
  std::size_t number;
  std::string_view text;
};
std::optional<Numbered> read_numbered(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == 0 || blank == std::string_view::npos) return std::nullopt;
  const auto number = read_number(text.substr(0, blank), 1, 1'000'000'000);
  if (!number) return std::nullopt;
  return Numbered{static_cast<std::size_t>(*number), text.substr(blank + 1)};
}

// Null if the line was understood.
const Reason* read_claim(Claims& claims, const RecordText::FairLine& line) {
  if (line.kind == "match") {
    if (!claims.match.empty()) return &why::twice;
    if (!is_entropy(line.text)) return &why::form;
    claims.match = line.text;
  } else if (line.kind == "commitment") {
    if (!claims.commitment.empty()) return &why::twice;
    if (!read_hex(line.text)) return &why::form;
    claims.commitment = line.text;
  } else if (line.kind == "seed") {
    if (claims.seed) return &why::twice;
    claims.seed = read_hex(line.text);
    if (!claims.seed) return &why::form;
  } else if (line.kind == "entropy") {
    const auto entropy = read_numbered(line.text);
    if (!entropy || !is_entropy(entropy->text)) return &why::form;
    if (entropy->number <= claims.entropies.size()) return &why::twice;
    if (entropy->number != claims.entropies.size() + 1) return &why::form;
    claims.entropies.emplace_back(entropy->text);
  } else if (line.kind == "seal") {
    const auto seal = read_numbered(line.text);
    if (!seal || !read_hex(seal->text)) return &why::form;
    if (!claims.seals.try_emplace(seal->number, seal->text, line.number).second) return &why::twice;
  } else {
    return &why::unknown_kind;
  }
  return nullptr;
}

// Plays the match again and draws what chance did anew.
std::vector<Check> check_events(const Table& match, const DealKey& key, const Claims& claims) {
  std::vector<Check> found;
  const auto again = *make_table(match.game(), match.options());
  const auto moves = match.moves_since(Seq{0});
  const auto happened = match.happened(LocalDoor::spectator(), Seq{0});
  std::optional<Rng> rng;  // of the run of chance that is going on
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::size_t number = i + 1;
    const auto counted = static_cast<std::uint32_t>(number);
    if (!happened[i].actor) {
      if (!rng) {
        rng = key.chance(counted);
        found.push_back({&checks::chance, number, true});
      }
      // Once a draw differs, what follows in this run was drawn from another state.
      found.back().holds = found.back().holds && again->sample_chance(*rng) == moves[i];
      [[maybe_unused]] const bool played = again->play_chance(moves[i]).has_value();
      assert(played && "the record was read");
      continue;
    }
    rng.reset();
    if (match.is_secret(Seq{counted})) {
      const auto seal = claims.seals.find(number);
      found.push_back(
          {&checks::seal, number,
           seal != claims.seals.end() && seal->second.text == key.seal(counted, moves[i])});
    }
    [[maybe_unused]] const auto seq =
        again->play(LocalDoor::player(*happened[i].actor), again->seq(), moves[i]);
    assert(seq && "the record was read");
  }
  return found;
}

}  // namespace

bool Verification::all_hold() const { return std::ranges::all_of(checks, &Check::holds); }

std::expected<Verification, RecordFault> verify(std::string_view text, Hash hash) {
  const auto record = read_record(text);
  if (!record) return std::unexpected(record.error());
  if (record->fair.empty()) return fail(why::nothing, 1, 0);
  Claims claims;
  for (const auto& line : record->fair)
    if (const Reason* reason = read_claim(claims, line))
      return fail(*reason, line.number, line.column);

  const auto table = read_table(text);
  if (!table) return std::unexpected(table.error());
  if (claims.match.empty() || claims.commitment.empty() || !claims.seed ||
      claims.entropies.size() != (*table)->players())
    return fail(why::missing, record->fair.back().number, 0);
  const Seed seed{*claims.seed};
  Verification result{claims.match, claims.commitment, claims.entropies, {}};
  result.checks.push_back({&checks::seed, 0, commitment(hash, seed) == claims.commitment});
  const DealKey key(hash, seed, claims.match, claims.entropies);
  const auto events = check_events(**table, key, claims);
  for (const auto& [event, seal] : claims.seals)
    if (std::ranges::none_of(events, [event](const Check& check) {
          return check.what == &checks::seal && check.event == event;
        }))
      return fail(why::idle_seal, seal.line, 0);
  result.checks.insert(result.checks.end(), events.begin(), events.end());
  return result;
}

}  // namespace troika::room
