#pragma once

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

// What the tests of the store share: places for sites, and answers that are waited for.
namespace troika::store {

bool operator==(const Entry& a, const Entry& b);
bool operator==(const Listing& a, const Listing& b);
bool operator==(const Outage& a, const Outage& b);
void PrintTo(Saved saved, std::ostream* out);
void PrintTo(const Entry& entry, std::ostream* out);

}  // namespace troika::store

namespace troika::test {

using namespace store;

enum class Kind { sqlite, postgres };
std::string name_of_test(const testing::TestParamInfo<Kind>& test);

// A folder that is gone at the end.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::string& name() const { return name_; }

 private:
  std::string name_;
};

// Where a new site of this kind can be opened.
std::string new_place(Kind kind, const TemporaryFolder& folder);

std::unique_ptr<Store> open(const std::string& where);  // or the test ends

// Asks and waits: wait([&](auto done) { store.lobby({10}, done); }).
template <class T>
std::expected<T, std::string> wait(const std::function<void(Store::Answer<T>)>& ask) {
  std::promise<std::expected<T, std::string>> answer;
  ask([&](std::expected<T, std::string> got) { answer.set_value(std::move(got)); });
  return answer.get_future().get();
}

MatchId match_name(int number);
Saved add(Store& store, Addition addition);
Addition addition(const MatchId& match, std::uint32_t first, std::size_t count = 1,
                  const std::string& body = "{}");
Listing listing(const MatchId& match, State state, bool listed, int created,
                std::vector<GuestId> guests = {});
std::vector<Entry> read(Store& store, const MatchId& match, std::uint32_t after = 0);
std::vector<std::uint32_t> seqs(Store& store, const MatchId& match);

}  // namespace troika::test
