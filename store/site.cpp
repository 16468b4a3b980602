#include "store/site.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "store/tables.h"

namespace troika::store {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t largest_batch = 4'096;
// A beat that could not be written for so long says nothing: nobody could save anything either.
constexpr std::chrono::seconds stale_beat{2};
constexpr std::chrono::seconds longest_wait{3};  // of one who is well
constexpr int tries = 3;                         // of a commit that may or may not have happened

}  // namespace

Site::Site(Engine engine)
    : listen_(std::move(engine.listen)),
      tell_(std::move(engine.tell)),
      lock_(std::move(engine.lock)),
      writer_(std::move(engine.writer)),
      reader_(std::move(engine.reader)) {
  writing_ = std::thread([this] { write_all(); });
  reading_ = std::thread([this] { read_all(); });
}

Site::~Site() {
  news_.reset();
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  to_write_.notify_all();
  to_read_.notify_all();
  writing_.join();
  reading_.join();
}

void Site::add(Addition addition, std::function<void(Saved)> done) {
  const std::lock_guard lock(mutex_);
  pending_.push_back({std::move(addition), std::move(done)});
  ++figures_.waiting;
  if (pending_.size() == 1) to_write_.notify_one();
}

template <class T, class Work>
void Site::to_writer(Work work, Answer<T> done) {
  auto task = make_task<T>(std::move(work), std::move(done));
  const std::lock_guard lock(mutex_);
  writes_.push_back(std::move(task));
  to_write_.notify_one();
}

template <class T, class Work>
void Site::to_reader(Work work, Answer<T> done) {
  auto task = make_task<T>(std::move(work), std::move(done));
  const std::lock_guard lock(mutex_);
  reads_.push_back(std::move(task));
  to_read_.notify_one();
}

void Site::read(MatchId match, std::uint32_t after, Answer<std::vector<Entry>> done) {
  to_reader<std::vector<Entry>>(
      [match = std::move(match), after](Database& db) { return read_entries(db, match, after); },
      std::move(done));
}

void Site::listing(MatchId match, Answer<std::optional<Listing>> done) {
  to_reader<std::optional<Listing>>(
      [match = std::move(match)](Database& db) { return read_listing(db, match); },
      std::move(done));
}

void Site::lobby(LobbyPage page, Answer<std::vector<Listing>> done) {
  to_reader<std::vector<Listing>>([page](Database& db) { return read_lobby(db, page); },
                                  std::move(done));
}

void Site::matches_of(GuestId guest, std::size_t most, Answer<std::vector<Listing>> done) {
  to_reader<std::vector<Listing>>(
      [guest = std::move(guest), most](Database& db) { return read_matches_of(db, guest, most); },
      std::move(done));
}

void Site::playing(Answer<std::vector<MatchId>> done) {
  to_reader<std::vector<MatchId>>([](Database& db) { return read_playing(db); }, std::move(done));
}

void Site::put_guest(Guest guest, Key key, Answer<bool> done) {
  to_writer<bool>([guest = std::move(guest),
                   key = std::move(key)](Database& db) { return write_guest(db, guest, key); },
                  std::move(done));
}

void Site::rename(GuestId guest, std::string name, Answer<bool> done) {
  to_writer<bool>([guest = std::move(guest),
                   name = std::move(name)](Database& db) { return write_name(db, guest, name); },
                  std::move(done));
}

void Site::put_key(Key key, std::size_t most, Answer<Put> done) {
  to_writer<Put>([key = std::move(key), most](Database& db) { return write_key(db, key, most); },
                 std::move(done));
}

void Site::drop_key(std::string hash, Answer<bool> done) {
  to_writer<bool>([hash = std::move(hash)](Database& db) { return erase_key(db, hash); },
                  std::move(done));
}

void Site::drop_other_keys(GuestId guest, std::string but, Answer<std::vector<std::string>> done) {
  to_writer<std::vector<std::string>>(
      [guest = std::move(guest), but = std::move(but)](Database& db) {
        return erase_other_keys(db, guest, but);
      },
      std::move(done));
}

void Site::recover(std::string hash, Key device, std::size_t most,
                   Answer<std::optional<Guest>> done) {
  to_writer<std::optional<Guest>>(
      [hash = std::move(hash), device = std::move(device), most](Database& db) {
        return use_recovery_key(db, hash, device, most);
      },
      std::move(done));
}

void Site::see_key(std::string hash, Time now, Answer<bool> done) {
  to_writer<bool>([hash = std::move(hash), now](Database& db) { return write_seen(db, hash, now); },
                  std::move(done));
}

void Site::find_key(std::string hash, Time now, Answer<std::optional<Known>> done) {
  to_reader<std::optional<Known>>(
      [hash = std::move(hash), now](Database& db) { return store::find_key(db, hash, now); },
      std::move(done));
}

void Site::keys_of(GuestId guest, Answer<std::vector<Key>> done) {
  to_reader<std::vector<Key>>(
      [guest = std::move(guest)](Database& db) { return read_keys_of(db, guest); },
      std::move(done));
}

void Site::beat(std::string node, Time now, Answer<std::vector<Outage>> done) {
  to_writer<std::vector<Outage>>(
      [this, node = std::move(node), now, asked = Clock::now()](Database& db) {
        if (Clock::now() - asked > stale_beat)
          throw Trouble(Trouble::Kind::refused, "The database was away too long.");
        std::uint64_t ahead = 0;
        auto outages = write_beat(db, node, now, ahead);
        if (ahead > 0) {
          const std::lock_guard lock(mutex_);
          figures_.ahead += ahead;
        }
        return outages;
      },
      std::move(done));
}

void Site::time(Answer<std::optional<Time>> done) {
  to_reader<std::optional<Time>>([](Database& db) { return db.time(); }, std::move(done));
}

void Site::on_news(std::function<void(MatchId, std::uint32_t seq)> heard) {
  if (listen_) news_ = listen_({std::move(heard), on_words_});
}

void Site::on_words(std::function<void(MatchId, std::string words)> heard) {
  on_words_ = std::move(heard);
}

void Site::on_exception(std::function<void(std::string_view what)> heard) {
  on_exception_ = std::move(heard);
}

void Site::note(const std::exception& error) const {
  if (on_exception_) on_exception_(error.what());
}

template <class Job>
void Site::answer(Job job) {
  try {
    job();
  } catch (const std::exception& error) {
    note(error);
  }
}

void Site::tell_nodes(MatchId match, std::string words) {
  if (!tell_) return;
  to_writer<bool>(
      [this, match = std::move(match), words = std::move(words)](Database& db) {
        tell_(db, match, words);
        return true;
      },
      [](const auto&) {});  // who misses it hears the next
}

Store::Figures Site::figures() const {
  const std::lock_guard lock(mutex_);
  Figures figures = figures_;
  figures.oldest = oldest();
  return figures;
}

std::chrono::nanoseconds Site::oldest() const {
  const Clock::time_point now = Clock::now();
  Clock::time_point since = now;
  if (!pending_.empty()) since = std::min(since, pending_.front().asked);
  for (const Tasks* tasks : {&writes_, &reads_})
    if (!tasks->empty()) since = std::min(since, tasks->front()->asked);
  for (const When& when : {writing_since_, reading_since_})
    if (when) since = std::min(since, *when);
  return now - since;
}

std::string Site::trouble() const {
  for (const Connection* connection : {&writer_, &reader_})
    if (std::string why = connection->trouble(); !why.empty()) return why;
  const std::lock_guard lock(mutex_);
  return oldest() > longest_wait ? "The database does not answer." : "";
}

// What is answered may lead to new questions: both threads stay until there are none.
bool Site::is_finished() const {
  return closing_ && busy_ == 0 && pending_.empty() && writes_.empty() && reads_.empty();
}

void Site::rest(std::unique_lock<std::mutex>& lock, When& since) {
  lock.lock();
  --busy_;
  since.reset();
  if (!is_finished()) return;
  to_write_.notify_all();
  to_read_.notify_all();
}

void Site::write_all() {
  std::unique_lock lock(mutex_);
  for (;;) {
    to_write_.wait(lock, [&] { return is_finished() || !pending_.empty() || !writes_.empty(); });
    if (is_finished()) return;
    ++busy_;
    Tasks tasks = std::exchange(writes_, {});
    const auto end =
        pending_.begin() + static_cast<std::ptrdiff_t>(std::min(pending_.size(), largest_batch));
    Batch batch(std::move_iterator(pending_.begin()), std::move_iterator(end));
    pending_.erase(pending_.begin(), end);
    writing_since_ = Clock::now();
    if (!batch.empty()) writing_since_ = std::min(*writing_since_, batch.front().asked);
    if (!tasks.empty()) writing_since_ = std::min(*writing_since_, tasks.front()->asked);
    lock.unlock();
    if (!tasks.empty()) write(tasks);
    if (!batch.empty()) save(batch);
    rest(lock, writing_since_);
  }
}

void Site::read_all() {
  std::unique_lock lock(mutex_);
  for (;;) {
    to_read_.wait(lock, [&] { return is_finished() || !reads_.empty(); });
    if (is_finished()) return;
    ++busy_;
    const Tasks tasks = std::exchange(reads_, {});
    reading_since_ = tasks.front()->asked;
    lock.unlock();
    for (const auto& task : tasks) {
      try {
        reader_.insist([&](Database& db) { task->run(db); });
      } catch (const std::exception& error) {
        if (dynamic_cast<const Trouble*>(&error) == nullptr) note(error);
        answer([&] { task->fail(error.what()); });
        continue;
      }
      answer([&] { task->answer(); });
    }
    rest(lock, reading_since_);
  }
}

void Site::write(Tasks& tasks) {
  try {
    writer_.insist([&](Database& db) {
      Transaction transaction(db);
      for (const auto& task : tasks) task->run(db);
      transaction.commit();
    });
  } catch (const std::exception& error) {
    const auto* const trouble = dynamic_cast<const Trouble*>(&error);
    const bool is_refused = trouble == nullptr || trouble->kind() == Trouble::Kind::refused ||
                            trouble->kind() == Trouble::Kind::bad_data;
    if (tasks.size() == 1 || !is_refused) {
      if (trouble == nullptr) note(error);
      for (const auto& task : tasks) answer([&] { task->fail(error.what()); });
      return;
    }
    // One that is refused must not spoil the others.
    for (auto& task : tasks) {
      Tasks alone;
      alone.push_back(std::move(task));
      write(alone);
    }
    return;
  }
  for (const auto& task : tasks) answer([&] { task->answer(); });
}

void Site::save(Batch& batch) {
  const Clock::time_point begin = Clock::now();
  std::size_t entries = 0;
  bool committed = false;
  {
    const Chains all = chain(batch);
    const std::vector<Saved> saved = save(all.chains);
    for (std::size_t i = 0; i < batch.size(); ++i) {
      batch[i].saved = all.of[i] == Chains::none ? Saved::taken : saved[all.of[i]];
      if (batch[i].saved == Saved::yes) entries += batch[i].addition.entries.size();
      committed |= batch[i].saved == Saved::yes;
    }
  }
  const auto took = Clock::now() - begin;
  refuse_followers(batch);
  {
    const std::lock_guard lock(mutex_);
    figures_.waiting -= batch.size();
    figures_.failed +=
        static_cast<std::uint64_t>(std::ranges::count(batch, Saved::failed, &Pending::saved));
    figures_.commits += committed ? 1 : 0;
    figures_.entries += entries;
    figures_.busy += took;
  }
  for (const Pending& one : batch) answer([&] { one.done(one.saved); });
}

std::vector<Saved> Site::save(std::span<const Chain> chains) {
  for (int i = 0; i < tries; ++i) {
    try {
      return writer_.insist([&](Database& db) { return db.add(chains, i > 0); });
    } catch (const Trouble& trouble) {
      if (trouble.kind() != Trouble::Kind::uncertain) break;
    } catch (const std::exception& error) {
      note(error);
      if (chains.size() == 1) break;
      std::vector<Saved> saved;  // one bad match must not spoil the others
      for (std::size_t one = 0; one < chains.size(); ++one)
        saved.push_back(save(chains.subspan(one, 1)).front());
      return saved;
    }
  }
  return std::vector<Saved>(chains.size(), Saved::failed);
}

// Takes along what waits behind an addition to the same match that was not saved.
void Site::refuse_followers(Batch& batch) {
  std::unordered_map<std::string, Saved> refused;
  for (const Pending& one : batch)
    if (one.saved != Saved::yes) refused.emplace(one.addition.match, one.saved);
  if (refused.empty()) return;
  const std::lock_guard lock(mutex_);
  std::deque<Pending> others;
  for (Pending& one : pending_) {
    const auto found = refused.find(one.addition.match);
    if (found == refused.end()) {
      others.push_back(std::move(one));
    } else {
      one.saved = found->second;
      batch.push_back(std::move(one));
    }
  }
  pending_ = std::move(others);
}

}  // namespace troika::store
