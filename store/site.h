#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "store/chains.h"
#include "store/connection.h"
#include "store/database.h"

namespace troika::store {

// Hears what other nodes add; it stops when it is destroyed.
class News {
 public:
  virtual ~News() = default;
};

// What a site needs of an engine.
struct Engine {
  std::unique_ptr<Database> writer;
  std::unique_ptr<Database> reader;
  struct Heard {
    std::function<void(MatchId, std::uint32_t)> added;
    std::function<void(MatchId, std::string)> words;
  };
  // Begins to listen; empty when there are no other nodes.
  std::function<std::unique_ptr<News>(Heard)> listen;
  std::function<void(Database&, const MatchId&, const std::string& words)> tell;  // the same
  std::shared_ptr<void> lock;  // held while the site is open
};

// A store with two threads over two connections: one writes and takes all that waits into one
// commit; the other reads, and does not wait for commits.
class Site final : public Store {
 public:
  explicit Site(Engine engine);
  ~Site() override;

  void add(Addition addition, std::function<void(Saved)> done) override;
  void read(MatchId match, std::uint32_t after, Answer<std::vector<Entry>> done) override;
  void listing(MatchId match, Answer<std::optional<Listing>> done) override;
  void lobby(LobbyPage page, Answer<std::vector<Listing>> done) override;
  void matches_of(GuestId guest, std::size_t most, Answer<std::vector<Listing>> done) override;
  void playing(Answer<std::vector<MatchId>> done) override;
  void put_guest(Guest guest, Key key, Answer<bool> done) override;
  void rename(GuestId guest, std::string name, Answer<bool> done) override;
  void put_key(Key key, std::size_t most, Answer<Put> done) override;
  void drop_key(std::string hash, Answer<bool> done) override;
  void drop_other_keys(GuestId guest, std::string but,
                       Answer<std::vector<std::string>> done) override;
  void recover(std::string hash, Key device, std::size_t most,
               Answer<std::optional<Guest>> done) override;
  void see_key(std::string hash, Time now, Answer<bool> done) override;
  void find_key(std::string hash, Time now, Answer<std::optional<Known>> done) override;
  void keys_of(GuestId guest, Answer<std::vector<Key>> done) override;
  void beat(std::string node, Time now, Answer<std::vector<Outage>> done) override;
  void time(Answer<std::optional<Time>> done) override;
  void on_news(std::function<void(MatchId, std::uint32_t seq)> heard) override;
  void tell_nodes(MatchId match, std::string words) override;
  void on_words(std::function<void(MatchId, std::string words)> heard) override;
  void on_exception(std::function<void(std::string_view what)> heard) override;
  Figures figures() const override;
  std::string trouble() const override;

 private:
  template <class T, class Work>
  void to_reader(Work work, Answer<T> done);
  template <class T, class Work>
  void to_writer(Work work, Answer<T> done);

  using Tasks = std::vector<std::unique_ptr<Task>>;
  using Batch = std::vector<Pending>;
  using When = std::optional<std::chrono::steady_clock::time_point>;

  void write_all();  // the two threads
  void read_all();
  void rest(std::unique_lock<std::mutex>& lock, When& since);
  std::chrono::nanoseconds oldest() const;  // with the lock
  bool is_finished() const;

  void write(Tasks& tasks);
  void save(Batch& batch);
  std::vector<Saved> save(std::span<const Chain> chains);
  void refuse_followers(Batch& batch);
  template <class Job>
  void answer(Job job);  // whatever the job throws, the thread goes on
  void note(const std::exception& error) const;

  std::function<std::unique_ptr<News>(Engine::Heard)> listen_;
  std::function<void(Database&, const MatchId&, const std::string&)> tell_;
  std::function<void(MatchId, std::string)> on_words_;
  std::function<void(std::string_view)> on_exception_;
  std::shared_ptr<void> lock_;
  Connection writer_;
  Connection reader_;

  mutable std::mutex mutex_;
  std::condition_variable to_write_, to_read_;
  bool closing_ = false;
  int busy_ = 0;  // threads with something in hand
  // Since when the oldest of what a thread has in hand is waited for.
  When writing_since_, reading_since_;
  std::deque<Pending> pending_;
  Tasks writes_, reads_;
  Figures figures_;

  std::unique_ptr<News> news_;
  std::thread writing_, reading_;
};

}  // namespace troika::store
