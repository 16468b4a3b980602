#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "store/store.h"

// How many entries a second one producer gets saved, on disk, when at most `waiting` of them wait
// at a time, in so many matches by turns. The store is an SQLite file in the temporary folder, or
// what TROIKA_BENCH_DB names. "p99" is the time from asking to saved.
namespace troika::store {
namespace {

using Clock = std::chrono::steady_clock;

class Place {
 public:
  Place() {
    const char* name = std::getenv("TROIKA_BENCH_DB");
    if (name != nullptr) {
      where_ = name;
      return;
    }
    folder_ = (std::filesystem::temp_directory_path() / "troika-bench-XXXXXX").string();
    if (mkdtemp(folder_.data()) == nullptr) std::abort();
    where_ = folder_ + "/site.db";
  }
  ~Place() {
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  const std::string& where() const { return where_; }

 private:
  std::string where_, folder_;
};

void add_entries(benchmark::State& state) {
  const auto matches = static_cast<std::size_t>(state.range(0));
  const auto most = static_cast<std::size_t>(state.range(1));
  const bool with_listing = state.range(2) != 0;
  const Place place;
  auto store = open_store(place.where());
  if (!store) return state.SkipWithError(store.error().c_str());

  const std::string run = std::to_string(Clock::now().time_since_epoch().count());
  std::vector<std::uint32_t> seqs(matches, 0);
  std::vector<float> took;  // only the store's writer touches it until the end
  std::atomic<std::size_t> waiting = 0, lost = 0;
  std::size_t next = 0;
  for (auto _ : state) {
    while (waiting >= most) std::this_thread::sleep_for(std::chrono::microseconds(50));
    const std::size_t match = next++ % matches;
    Addition addition{run + "-" + std::to_string(match),
                      {{++seqs[match], Time{1}, R"({"move":"c2 c4","seat":1,"id":"0123456789"})"}},
                      std::nullopt};
    if (with_listing)
      addition.listing = Listing{addition.match, "talat", State::playing, true,
                                 Time{1},        Time{2}, "{}",           {"guest-1", "guest-2"}};
    ++waiting;
    (*store)->add(std::move(addition), [&, asked = Clock::now()](Saved saved) {
      took.push_back(std::chrono::duration<float, std::milli>(Clock::now() - asked).count());
      if (saved != Saved::yes) ++lost;
      --waiting;
    });
  }
  while (waiting > 0) std::this_thread::sleep_for(std::chrono::microseconds(50));

  const auto figures = (*store)->figures();
  std::sort(took.begin(), took.end());
  state.SetItemsProcessed(state.iterations());
  state.counters["lost"] = static_cast<double>(lost);
  state.counters["per_commit"] =
      static_cast<double>(figures.entries) / static_cast<double>(std::max(1ul, figures.commits));
  state.counters["p99_ms"] = took[took.size() * 99 / 100];
}

BENCHMARK(add_entries)
    ->ArgNames({"matches", "waiting", "listing"})
    ->Args({1, 4096, 0})
    ->Args({100, 4096, 0})
    ->Args({2000, 500, 0})
    ->Args({2000, 2000, 0})
    ->Args({2000, 2000, 1})
    ->MinTime(3)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace troika::store
