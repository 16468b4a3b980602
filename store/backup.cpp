#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "store/sqlite.h"
#include "store/store.h"

namespace troika::store {
namespace {

constexpr int pages_a_step = 256;  // between two words of progress: 1 MB

struct FinishBackup {
  void operator()(sqlite3_backup* backup) const { sqlite3_backup_finish(backup); }
};

[[noreturn]] void refuse(const std::string& sentence) {
  throw Trouble(Trouble::Kind::refused, sentence);
}

// Removes a copy that was not finished.
class Partial {
 public:
  explicit Partial(std::string name) : name_(std::move(name)) {
    // Secrets are in it: nobody else may read it.
    file_ = open(name_.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file_ < 0) refuse("The copy " + name_ + " cannot be made: " + std::strerror(errno) + ".");
    // One that nobody holds was left by a copy that was killed.
    if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
      close(file_);
      refuse("Another copy to " + name_ + " is being made.");
    }
    remove();
    if (ftruncate(file_, 0) != 0 || fchmod(file_, 0600) != 0)
      refuse("The copy " + name_ + " cannot be made: " + std::strerror(errno) + ".");
  }
  ~Partial() {
    unlink(name_.c_str());
    remove();
    close(file_);
  }
  Partial(const Partial&) = delete;
  Partial& operator=(const Partial&) = delete;

  const std::string& name() const { return name_; }

 private:
  void remove() const {  // what SQLite keeps beside the file
    for (const char* rest : {"-journal", "-wal", "-shm"}) unlink((name_ + rest).c_str());
  }
  std::string name_;
  int file_ = -1;
};

void sync_folder_of(const std::string& file) {
  const auto folder = std::filesystem::absolute(file).parent_path();
  const int handle = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  fsync(handle);
  close(handle);
}

void copy(sqlite3* from, sqlite3* to, const std::function<void(double)>& progress) {
  // As long as this transaction lasts, the source stays as it was now; without it the copy would
  // begin anew after every commit of the server.
  for (const char* sql : {"begin", "select count(*) from sqlite_master"})
    if (sqlite3_exec(from, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
      throw_trouble(from, "The site cannot be read");
  const std::unique_ptr<sqlite3_backup, FinishBackup> backup(
      sqlite3_backup_init(to, "main", from, "main"));
  if (!backup) throw_trouble(to, "The copy cannot be made");
  for (;;) {
    const int code = sqlite3_backup_step(backup.get(), pages_a_step);
    const int all = sqlite3_backup_pagecount(backup.get());
    if (progress && all > 0)
      progress(1.0 - static_cast<double>(sqlite3_backup_remaining(backup.get())) / all);
    if (code == SQLITE_DONE) return;
    if (code != SQLITE_OK) refuse(std::string("The copy failed: ") + sqlite3_errstr(code) + ".");
  }
}

void make_backup(const std::string& from, const std::string& to,
                 const std::function<void(double)>& progress) {
  if (from.starts_with("postgres://") || from.starts_with("postgresql://"))
    refuse("This copies SQLite sites. For PostgreSQL use pg_dump.");
  if (!std::filesystem::exists(from)) refuse("There is no site " + from + ".");
  if (std::filesystem::exists(to)) refuse(to + " exists already and is not overwritten.");

  const SqliteHandle source = open_sqlite(from, SQLITE_OPEN_READWRITE);
  const Partial partial(to + ".partial");
  {
    const SqliteHandle target = open_sqlite(partial.name(), SQLITE_OPEN_READWRITE);
    copy(source.get(), target.get(), progress);
  }
  // Unlike a rename, a link does not replace what has come there meanwhile; some file systems have
  // none.
  if (link(partial.name().c_str(), to.c_str()) != 0 &&
      (errno != EPERM || rename(partial.name().c_str(), to.c_str()) != 0))
    refuse("The copy " + to + " cannot be made: " + std::strerror(errno) + ".");
  sync_folder_of(to);
}

}  // namespace

std::expected<void, std::string> back_up(std::string_view from, std::string_view to,
                                         const std::function<void(double)>& progress) {
  try {
    make_backup(std::string(from), std::string(to), progress);
    return {};
  } catch (const std::exception& error) {
    return std::unexpected(error.what());
  }
}

}  // namespace troika::store
