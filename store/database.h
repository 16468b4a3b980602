#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "store/store.h"

namespace troika::store {

// The database did not do what it was asked. Stays inside store/.
class Trouble : public std::runtime_error {
 public:
  enum class Kind {
    refused,    // it said no, and would again; nothing has changed
    bad_data,   // the same, because of what it was given
    gone,       // it went away or was in the way of others; nothing has changed
    uncertain,  // it went away before it said whether it has changed anything
  };
  Trouble(Kind kind, const std::string& sentence) : std::runtime_error(sentence), kind_(kind) {}
  Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

using Value = std::variant<std::int64_t, std::string_view>;

// One row of an answer; columns are counted from 0, and nothing reads as 0 or "".
class Row {
 public:
  virtual ~Row() = default;
  virtual std::int64_t number(int column) const = 0;
  virtual std::string_view text(int column) const = 0;
};

// Additions to one match that follow each other and are saved as one: either the log ends right
// before them or it does not.
struct Chain {
  MatchId match;
  std::vector<const Entry*> entries;  // may be empty when there is a listing
  const Listing* listing = nullptr;   // the last one
};

// One connection to a database, used by one thread at a time. Everything may throw Trouble.
class Database {
 public:
  using EachRow = std::function<void(const Row&)>;

  virtual ~Database() = default;

  // One statement. Parameters are written $1, $2, … and first appear in this order; the text of
  // the statement must live as long as the database (it is prepared once). Returns how many rows
  // it changed.
  virtual std::uint64_t run(std::string_view sql, std::initializer_list<Value> values = {},
                            const EachRow& each = nullptr) = 0;
  // Several statements without parameters, as they are used once.
  virtual void script(const std::string& sql) = 0;

  // Saves what fits, all of it in one commit, and says for each what became of it. The matches are
  // different ones. `again` says that the same was tried before and may have been saved then.
  virtual std::vector<Saved> add(std::span<const Chain> chains, bool again) = 0;

  virtual void begin() = 0;  // to write
  virtual void commit() = 0;
  virtual void roll_back() noexcept = 0;

  // Alone with the schema until the end of this transaction, also among several nodes.
  virtual void lock_schema() = 0;
  // The schema's own words for this engine.
  struct Dialect {
    std::string_view id;         // type of text that is only compared
    std::string_view clustered;  // after a table that is to be kept in the order of its key
    std::string_view log;        // statements that make the view `log` of all entries
  };
  virtual Dialect dialect() const = 0;

  virtual std::optional<Time> time() { return std::nullopt; }  // by a clock that nodes share

  virtual bool is_connected() const { return true; }
  virtual void connect() {}  // again, when it is not connected
};

// Undone at the end unless it was committed.
class Transaction {
 public:
  explicit Transaction(Database& database) : database_(database) { database_.begin(); }
  ~Transaction() {
    if (!done_) database_.roll_back();
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit() {
    database_.commit();
    done_ = true;
  }

 private:
  Database& database_;
  bool done_ = false;
};

}  // namespace troika::store
