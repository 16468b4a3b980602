#include "tests/store/sites.h"

#include <cstdlib>
#include <filesystem>
#include <tuple>

#include "tests/store/private_postgres.h"

namespace troika::store {

bool operator==(const Entry& a, const Entry& b) {
  return std::tie(a.seq, a.at, a.body) == std::tie(b.seq, b.at, b.body);
}

bool operator==(const Listing& a, const Listing& b) {
  return std::tie(a.match, a.game, a.state, a.listed, a.created, a.changed, a.summary, a.guests) ==
         std::tie(b.match, b.game, b.state, b.listed, b.created, b.changed, b.summary, b.guests);
}

bool operator==(const Outage& a, const Outage& b) { return a.from == b.from && a.to == b.to; }

void PrintTo(Saved saved, std::ostream* out) {
  *out << (saved == Saved::yes ? "yes" : saved == Saved::taken ? "taken" : "failed");
}

void PrintTo(const Entry& entry, std::ostream* out) { *out << entry.seq << ' ' << entry.body; }

}  // namespace troika::store

namespace troika::test {

std::string name_of_test(const testing::TestParamInfo<Kind>& test) {
  return test.param == Kind::sqlite ? "Sqlite" : "Postgres";
}

MatchId match_name(int number) {
  MatchId name = "m";
  name += std::to_string(number);
  return name;
}

TemporaryFolder::TemporaryFolder() {
  name_ = (std::filesystem::temp_directory_path() / "troika-store-XXXXXX").string();
  if (mkdtemp(name_.data()) == nullptr) std::abort();
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(name_, ignored);
}

std::string new_place(Kind kind, const TemporaryFolder& folder) {
  if (kind == Kind::postgres) return PrivatePostgres::instance().new_database();
  return folder.name() + "/site.db";
}

std::unique_ptr<Store> open(const std::string& where) {
  auto store = open_store(where);
  if (store) return std::move(*store);
  ADD_FAILURE() << store.error();
  std::abort();
}

Saved add(Store& store, Addition addition) {
  std::promise<Saved> answer;
  store.add(std::move(addition), [&](Saved saved) { answer.set_value(saved); });
  return answer.get_future().get();
}

Addition addition(const MatchId& match, std::uint32_t first, std::size_t count,
                  const std::string& body) {
  Addition all{match, {}, std::nullopt};
  for (std::uint32_t seq = first; seq < first + count; ++seq)
    all.entries.push_back({seq, Time{1'000 + seq}, body});
  return all;
}

Listing listing(const MatchId& match, State state, bool listed, int created,
                std::vector<GuestId> guests) {
  return {match,
          "talat",
          state,
          listed,
          Time{created},
          Time{created + 1},
          R"({"en":"«Талат»"})",
          std::move(guests)};
}

std::vector<Entry> read(Store& store, const MatchId& match, std::uint32_t after) {
  const auto got =
      wait<std::vector<Entry>>([&](auto done) { store.read(match, after, std::move(done)); });
  EXPECT_TRUE(got) << got.error();
  return got.value_or(std::vector<Entry>{});
}

std::vector<std::uint32_t> seqs(Store& store, const MatchId& match) {
  std::vector<std::uint32_t> all;
  for (const Entry& entry : read(store, match)) all.push_back(entry.seq);
  return all;
}

}  // namespace troika::test
