#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/json_text.h"
#include "core/options.h"
#include "core/seat.h"

namespace troika {

// What most games answer to the questions that tables ask besides the rules (`concept Game`
// requires all of them). A game derives from it and gives those answers that differ.
struct UsualAnswers {
  // The settings of a match, for forms, flags and lists (core/options.h).
  static constexpr std::span<const OptionSpec> catalogue{};

  // Whether a move that is about to be made cannot be taken back, as a rule because it brings
  // something to light.
  static bool is_final(const auto& /*open*/, auto /*move*/) { return false; }

  // The name of those who win together with this player; empty: nobody does.
  static std::string side(const auto& /*options*/, Player) { return {}; }
  // What people should know before they play with these settings; null: nothing.
  static const Reason* advice(const auto& /*options*/) { return nullptr; }

  // What everybody has seen and no position line tells, as a text without a tab; and such a text
  // read into what is open. False if it is none.
  static std::string memory(const auto& /*open*/) { return {}; }
  static bool remember(auto& /*open*/, std::string_view memory) { return memory.empty(); }
  // The part of it that a move has brought to light, as the engine protocol says it; and the memory
  // `after` a move made from that and from what was known `before`. False if it is not written like
  // that.
  static std::string shown(auto /*move*/, const auto& /*after*/) { return {}; }
  static bool remember_shown(const auto& /*before*/, auto /*move*/, std::string_view /*shown*/,
                             auto& /*after*/) {
    return true;
  }

  // Members of a JSON object: what a move did, as far as all may see it; what a good player sees at
  // a glance, in a view or in what is open; and what a decision between games, by its text, says.
  static void write_facts(JsonText&, const auto& /*before*/, auto /*m*/, const auto& /*after*/) {}
  static void write_insight(JsonText&, const auto& /*view*/, Language) {}
  static void write_decision(JsonText&, std::string_view /*text*/) {}
};

}  // namespace troika
