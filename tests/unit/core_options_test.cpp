#include <gtest/gtest.h>

#include "core/options.h"
#include "tests/games/kuhn.h"

namespace troika {
namespace {

TEST(Options, numbers_within_bounds_are_read) {
  EXPECT_EQ(read_number("1", 1, 99), 1);
  EXPECT_EQ(read_number("99", 1, 99), 99);
  EXPECT_EQ(read_number("0", 0, 0), 0);
  EXPECT_EQ(read_number("300", 0, 1000), 300);
}

TEST(Options, other_numbers_and_spellings_are_refused) {
  for (const std::string_view text : {"", "0", "100", "-1", "-0", "+1", "01", "1 ", " 1", "1.0",
                                      "0x1", "one", "1a", "99999999999999999999"})
    EXPECT_FALSE(read_number(text, 1, 99).has_value()) << text;
  EXPECT_FALSE(read_number("-0", 0, 9).has_value());
  EXPECT_FALSE(read_number("00", 0, 9).has_value());
  EXPECT_FALSE(read_number(std::string_view("1\0", 2), 0, 9).has_value());
}

TEST(Options, a_set_says_what_it_refuses) {
  Kuhn::Options options;
  EXPECT_EQ(options.set("games", "7"), nullptr);
  EXPECT_EQ(options.set("games", "0"), &bad_option);
  EXPECT_EQ(options.set("game", "7"), &unknown_option);
  EXPECT_EQ(options.finish(), nullptr);
  EXPECT_EQ(options.list(), (std::vector<Option>{{"first", "lot"}, {"games", "7"}}));
}

TEST(Reason, speaks_the_language_asked_for) {
  const Languages languages = Languages::of<CoreWords>();
  EXPECT_EQ(bad_option.in(Language()), bad_option.en);
  EXPECT_EQ(bad_option.in(*languages.find("ru")), "у настройки не может быть такого значения");
  constexpr Reason unheard_of{"unheard-of", "nobody has put this into other words", 7};
  EXPECT_EQ(unheard_of.in(*languages.find("ru")), unheard_of.en);
  EXPECT_EQ(cited(Language(), unheard_of), "nobody has put this into other words (rule 7)");
  EXPECT_FALSE(languages.find("xx"));
}

}  // namespace
}  // namespace troika
