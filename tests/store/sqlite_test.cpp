#include "store/sqlite.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <deque>
#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/store/sites.h"

namespace troika::test {
namespace {

namespace fs = std::filesystem;

class SqliteTest : public testing::Test {
 protected:
  std::string file(const std::string& name) const { return folder_.name() + "/" + name; }
  std::string why_not(const std::string& where) const {
    const auto store = open_store(where);
    return store ? "" : store.error();
  }
  TemporaryFolder folder_;
};

TEST_F(SqliteTest, a_second_server_is_refused) {
  const std::string site = file("site.db");
  auto first = open(site);
  EXPECT_NE(why_not(site).find("Another server has this site open"), std::string::npos)
      << why_not(site);
  fs::create_symlink(site, file("other.db"));
  EXPECT_NE(why_not(file("other.db")), "");
  first.reset();
  EXPECT_EQ(why_not(site), "");
}

TEST_F(SqliteTest, what_is_no_site_is_refused_and_left_alone) {
  EXPECT_NE(why_not(folder_.name()), "");
  EXPECT_NE(why_not(file("no/such/folder/site.db")), "");
  const std::string text = "This is a letter to my grandmother, and not a database at all.\n";
  std::ofstream(file("letter.txt")) << text;
  EXPECT_NE(why_not(file("letter.txt")).find("not a database"), std::string::npos);
  std::ifstream letter(file("letter.txt"));
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(letter), {}), text);
  Sqlite(file("recipes.db"), Sqlite::Use::write).script("create table recipes (name text)");
  EXPECT_NE(why_not(file("recipes.db")).find("something else"), std::string::npos);
}

TEST_F(SqliteTest, only_the_owner_can_read_it) {
  const auto store = open(file("site.db"));
  ASSERT_EQ(add(*store, addition("m", 1)), Saved::yes);
  for (const char* name : {"site.db", "site.db-wal"}) {
    struct stat found{};
    ASSERT_EQ(stat(file(name).c_str(), &found), 0) << name;
    EXPECT_EQ(found.st_mode & 0777, 0600u) << name;
  }
}

TEST_F(SqliteTest, a_folder_that_cannot_be_written_is_refused) {
  open(file("site.db"));
  fs::permissions(folder_.name(), fs::perms::owner_read | fs::perms::owner_exec |
                                      fs::perms::others_read | fs::perms::others_exec);
  fs::permissions(file("site.db"), fs::perms::owner_read | fs::perms::others_read);
  const pid_t child = fork();
  if (child == 0) {
    if (getuid() == 0 && setuid(65534) != 0) _exit(2);  // root can write everywhere
    _exit(why_not(file("site.db")).empty() ? 1 : 0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  fs::permissions(folder_.name(), fs::perms::owner_all);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(SqliteTest, a_copy_of_a_running_site_is_whole) {
  const auto store = open(file("site.db"));
  const std::string body(500, 'x');
  std::atomic<std::uint32_t> last = 0;
  std::atomic<bool> stop = false;
  // Each commit changes two matches and a listing alike.
  std::thread writer([&] {
    for (std::uint32_t seq = 1; !stop; ++seq) {
      std::promise<void> both;
      store->add(addition("a", seq, 1, body), [](Saved) {});
      store->add(addition("b", seq, 1, body), [&](Saved) { both.set_value(); });
      both.get_future().wait();
      last = seq;
    }
  });
  while (last < 500) std::this_thread::yield();
  const std::uint32_t before = last;
  std::vector<double> progress;
  const auto copied = back_up(file("site.db"), file("copy.db"), [&](double part) {
    progress.push_back(part);
    const std::uint32_t now = last;  // the server goes on meanwhile
    while (last < now + 5) std::this_thread::yield();
  });
  const std::uint32_t after = last;
  stop = true;
  writer.join();
  ASSERT_TRUE(copied) << copied.error();
  EXPECT_GT(after, before);
  ASSERT_FALSE(progress.empty());
  EXPECT_TRUE(std::is_sorted(progress.begin(), progress.end()));
  EXPECT_EQ(progress.back(), 1.0);
  EXPECT_FALSE(fs::exists(file("copy.db.partial")));

  const auto copy = open(file("copy.db"));
  const auto a = read(*copy, "a"), b = read(*copy, "b");
  EXPECT_GE(a.size(), before);
  EXPECT_GE(b.size() + 1, a.size());
  EXPECT_LE(b.size(), a.size());
  EXPECT_LE(a.size(), after + 1);
  for (std::size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a[i].seq, i + 1);
}

TEST_F(SqliteTest, a_copy_overwrites_nothing_and_needs_a_site) {
  open(file("site.db"));
  std::ofstream(file("there")) << "mine";
  const auto over = back_up(file("site.db"), file("there"), {});
  ASSERT_FALSE(over);
  EXPECT_NE(over.error().find("exists already"), std::string::npos);
  EXPECT_EQ(fs::file_size(file("there")), 4u);
  EXPECT_FALSE(back_up(file("nothing.db"), file("copy.db"), {}));
  EXPECT_FALSE(back_up(file("there"), file("copy.db"), {}));  // no database
  EXPECT_FALSE(back_up(file("site.db"), file("no/such/copy.db"), {}));
  EXPECT_FALSE(back_up("postgres://localhost/x", file("copy.db"), {}));
  EXPECT_FALSE(fs::exists(file("copy.db")));
  EXPECT_FALSE(fs::exists(file("copy.db.partial")));
}

TEST_F(SqliteTest, a_copy_that_was_killed_is_in_nobodys_way) {
  open(file("site.db"));
  std::ofstream(file("copy.db.partial")) << "half a copy";
  std::ofstream(file("copy.db.partial-journal")) << "and its journal";
  const auto copied = back_up(file("site.db"), file("copy.db"), {});
  ASSERT_TRUE(copied) << copied.error();
  EXPECT_FALSE(fs::exists(file("copy.db.partial")));
  EXPECT_FALSE(fs::exists(file("copy.db.partial-journal")));
  EXPECT_EQ(fs::status(file("copy.db")).permissions() & fs::perms::others_all, fs::perms::none);
  open(file("copy.db"));
}

// More than the small tables hold: they take turns, and nothing is lost or there twice, also while
// it is being moved and after the next start.
TEST_F(SqliteTest, entries_find_their_place) {
  const std::string site = file("site.db");
  constexpr int matches = 100;
  constexpr std::uint32_t rounds = 8, at_once = 100;
  const auto expect_all = [&](Store& store) {
    for (int i = 0; i < matches; ++i) {
      const auto found = seqs(store, match_name(i));
      ASSERT_EQ(found.size(), rounds * at_once);
      for (std::uint32_t seq = 1; seq <= found.size(); ++seq) ASSERT_EQ(found[seq - 1], seq);
    }
  };
  const auto count = [&](const std::string& table) {
    std::int64_t rows = 0;
    static std::deque<std::string> kept;  // a statement must live as long as the database
    const std::string& sql = kept.emplace_back("select count(*) from " + table);
    Sqlite(site, Sqlite::Use::read).run(sql, {}, [&](const Row& row) { rows = row.number(0); });
    return rows;
  };
  {
    const auto store = open(site);
    for (std::uint32_t round = 0; round < rounds; ++round)
      for (int i = 0; i < matches; ++i)
        ASSERT_EQ(add(*store, addition(match_name(i), round * at_once + 1, at_once)), Saved::yes);
    EXPECT_EQ(add(*store, addition(match_name(0), 5)), Saved::taken);
    EXPECT_GT(count("events"), 0);
    EXPECT_GT(count("fresh_a") + count("fresh_b"), 0);
    expect_all(*store);
  }
  const auto store = open(site);
  EXPECT_EQ(count("fresh_a") + count("fresh_b"), 0);
  EXPECT_EQ(count("events"), std::int64_t{matches * rounds * at_once});
  expect_all(*store);
  EXPECT_EQ(add(*store, addition(match_name(0), rounds * at_once + 1)), Saved::yes);
}

}  // namespace
}  // namespace troika::test
