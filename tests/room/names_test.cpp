#include "room/names.h"

#include <gtest/gtest.h>

#include <string>

namespace troika::room {
namespace {

TEST(Names, are_what_people_write) {
  for (const char* name :
       {"Ann", "Аня", "李", "O'Neil <b>", "a b", "é", "👩‍🚀", "می‌خواهم", "𝒜"})
    EXPECT_TRUE(is_name(name)) << name;
}

TEST(Names, are_seen) {
  for (const char* name : {"",           " ",        " a",       "a ",
                           "a\tb",       "\xC2\x85", "a\u00A0b", "\u202Egnp.exe",
                           "\u200B",     "a\u200Bb", "\uFEFF",   "a\u2028b",
                           "\u3000",     "a\u3000b", "\u00AD",   "\u2066a",
                           "\u200D",     "a\u200D",  "\u200Ca",  "\u061C",
                           "\U000E0041", "\u3164",   "\u115F"})
    EXPECT_FALSE(is_name(name)) << testing::PrintToString(name);
}

TEST(Names, are_text) {
  for (const char* name : {"\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE0\x80\x80", "\xFF",
                           "a\xC3", "\xF0\x80\x80\x80"})
    EXPECT_FALSE(is_name(name)) << testing::PrintToString(name);
}

TEST(Names, have_at_most_40_characters) {
  EXPECT_TRUE(is_name(std::string(40, 'a')));
  EXPECT_FALSE(is_name(std::string(41, 'a')));
}

}  // namespace
}  // namespace troika::room
