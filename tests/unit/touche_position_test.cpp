#include "tests/unit/touche_lines.h"

namespace troika {
namespace {

using namespace touche;
using namespace touche_lines;

void expect_same(const std::string& line) {
  const auto placed = Touche::read_position(line, nullptr);
  ASSERT_TRUE(placed.has_value()) << line << '\n'
                                  << placed.error().field << ", column " << placed.error().column
                                  << ": " << placed.error().reason->en;
  EXPECT_EQ(Touche::write_position(placed->truth), line);
}

void expect_refused(const std::string& line, const Reason& reason, const std::string& field,
                    std::optional<std::size_t> column = {}) {
  const auto placed = Touche::read_position(line, nullptr);
  ASSERT_FALSE(placed.has_value()) << line;
  EXPECT_EQ(placed.error().reason, &reason) << line << '\n' << placed.error().reason->en;
  EXPECT_EQ(placed.error().field, field) << line;
  EXPECT_LE(placed.error().column, line.size());
  EXPECT_EQ(placed.error().column, column.value_or(placed.error().column)) << line;
}

// The usual line with one field written otherwise.
std::string with(std::size_t field, const std::string& text, const Line& line = {}) {
  std::string out;
  std::size_t number = 0;
  std::string whole = line.text();
  for (std::size_t begin = 0; begin <= whole.size(); ++number) {
    const std::size_t end = std::min(whole.find(' ', begin), whole.size());
    if (number > 0) out += ' ';
    out += number == field ? text : whole.substr(begin, end - begin);
    begin = end + 1;
  }
  return out;
}
enum { CELLS, TURN, SEATS, GOAL, FIGURES, HANDS, DECK, DISCARDS, IDLE, OPTIONS };

const Line three{.seats = "ytl", .hands = "3S4S5S6S7S/3H4H5H6H7H/AC2C3C4C5C"};

TEST(TouchePosition, lines_round_trip) {
  expect_same(Line{}.text());
  expect_same(three.text());
  expect_same(Line{.on = {{'y', "d12 i12"}, {'t', "d1 e12"}, {'Y', "a9 b9 a8 b8"}},
                   .turn = "2",
                   .figures = "y=S,t=-",
                   .discards = "AS2S",
                   .idle = 17,
                   .options = "freeswap"}
                  .text());
  expect_same(Line{.turn = "1'", .options = "freeswap"}.text());
  expect_same(Line{.goal = "combination*4", .options = "different,freeswap"}.text());
  expect_same(Line{.goal = "own:x.x/.x./x.x:-@15+xxxx:r@10*3"}.text());
  expect_same(with(DECK, "?100", Line{.hands = "3S4S5S6S7S/?????"}));
}

TEST(TouchePosition, ten_fields_with_single_spaces) {
  const std::string line = Line{}.text();
  expect_refused("", missing_field, "CELLS", 0);
  expect_refused("112", missing_field, "TURN", 3);
  expect_refused("112 1 yt", missing_field, "GOAL", 8);
  expect_refused(' ' + line, missing_field, "CELLS", 0);
  expect_refused(with(TURN, " 1"), missing_field, "TURN", 4);
  expect_refused(line + ' ', extra_field, "", line.size());
  expect_refused(line + " x", extra_field, "", line.size());
}

TEST(TouchePosition, cells) {
  expect_refused(with(CELLS, "111"), wrong_cell_count, "CELLS", 3);
  expect_refused(with(CELLS, "113"), wrong_cell_count, "CELLS", 0);
  expect_refused(with(CELLS, "112y"), wrong_cell_count, "CELLS", 3);
  expect_refused(with(CELLS, "99999999999"), bad_run, "CELLS", 0);
  expect_refused(with(CELLS, "0112"), bad_run, "CELLS", 0);
  expect_refused(with(CELLS, "y0111"), bad_run, "CELLS", 1);
  expect_refused(with(CELLS, "y111x"), bad_cell_letter, "CELLS", 4);
  expect_refused(with(CELLS, "l111"), side_not_playing, "CELLS", 0);
  expect_refused(with(CELLS, "L111"), side_not_playing, "CELLS", 0);
}

TEST(TouchePosition, turn) {
  for (const char* text : {"0", "3", "01", "x", "1''", "'", "--"})
    expect_refused(with(TURN, text, {.options = "freeswap"}), bad_turn, "TURN", 4);
  expect_refused(with(TURN, "1'"), exchange_not_free, "TURN", 5);
  expect_refused(with(TURN, "-"), over_too_early, "TURN", 4);
  const Line won{.on = {{'Y', "a9 b9 a8 b8"}}, .goal = "square*1", .figures = "y=S,t=-"};
  expect_refused(won.text(), turn_though_over, "TURN");
  expect_same(with(TURN, "-", won));
  expect_refused(with(IDLE, "300"), turn_though_over, "TURN");
  expect_same(with(TURN, "-", {.idle = 300}));
}

TEST(TouchePosition, R5_seats) {
  expect_refused(with(SEATS, "yx"), bad_side, "SEATS", 7);
  expect_refused(with(SEATS, "y"), bad_seat_count, "SEATS", 6);
  expect_refused(with(SEATS, "ytytyty"), bad_seat_count, "SEATS");
  expect_refused(with(SEATS, "yl"), bad_sides, "SEATS");
  expect_refused(with(SEATS, "tltl"), bad_sides, "SEATS");
  expect_refused(with(SEATS, "yty"), mates_adjacent, "SEATS", 8);
  expect_refused(with(SEATS, "ytty"), mates_adjacent, "SEATS", 7);
}

TEST(TouchePosition, goal) {
  expect_refused(with(GOAL, "circle*4"), unknown_figure, "GOAL", 9);
  expect_refused(with(GOAL, "own:xx:-@5*3"), pattern_cells, "GOAL", 13);
  expect_same(with(GOAL, "square*99"));
}

TEST(TouchePosition, figures) {
  const Line one{.on = {{'Y', "a9 b9 a8 b8"}}, .figures = "y=S,t=-"};
  expect_same(one.text());
  for (const char* text : {"y=S", "t=-,y=S", "y=S,t=", "y=S,t=-,", "y=S,t=-,l=-", "y:S,t=-"})
    expect_refused(with(FIGURES, text, one), bad_figures, "FIGURES");
  expect_refused(with(FIGURES, "y=L,t=-", one), figure_not_in_goal, "FIGURES");
  expect_refused(with(FIGURES, "y=-,t=S", one), figures_not_cells, "FIGURES");
  expect_refused(with(FIGURES, "y=SS,t=-", one), figures_not_cells, "FIGURES");
  expect_refused(with(FIGURES, "y=-,t=-", one), figures_not_cells, "FIGURES");
  const Line two{.on = {{'Y', "a9 b9 a8 b8 a7 b7 a6 b6"}}, .goal = "square*1"};
  expect_refused(with(FIGURES, "y=SS,t=-", two), figures_too_many, "FIGURES");
  const Line both{.on = {{'Y', "a9 b9 a8 b8"}, {'T', "a7 b7 a6 b6"}}, .goal = "square*1"};
  expect_refused(with(FIGURES, "y=S,t=S", both), two_winners, "FIGURES");
  const Line twice{.on = {{'Y', "a9 b9 a8 b8 a7 b7 a6 b6"}},
                   .goal = "combination*4",
                   .figures = "y=SS,t=-",
                   .options = "different"};
  expect_refused(twice.text(), figure_twice, "FIGURES");
}

TEST(TouchePosition, hands) {
  expect_refused(with(HANDS, "3S4S5S6S7S"), wrong_hand_count, "HANDS");
  expect_refused(with(HANDS, "3S4S5S6S7S/3H4H5H6H7H/"), wrong_hand_count, "HANDS");
  expect_refused(with(HANDS, "3S4S5S6S7S/"), wrong_hand_size, "HANDS");
  expect_refused(with(HANDS, "3S4S5S/3H4H5H6H7H"), wrong_hand_size, "HANDS");
  expect_refused(with(HANDS, "3S4S5S6S7S8S/3H4H5H6H7H"), wrong_hand_size, "HANDS");
  expect_refused(with(HANDS, "3S4S5S6S/3H4H5H6H"), wrong_hand_size, "HANDS");
  expect_refused(with(HANDS, "-/3H4H5H6H7H"), wrong_hand_size, "HANDS");
  expect_refused(with(HANDS, "3S4S5S6S7Z/3H4H5H6H7H"), bad_card, "HANDS");
}

TEST(TouchePosition, R1_cards_add_up) {
  expect_refused(with(HANDS, "3S3S3S6S7S/3H4H5H6H7H"), card_too_often, "HANDS");
  expect_refused(with(HANDS, "8S4S5S6S7S/3H4H5H6H7H"), card_too_often, "DECK");
  expect_same(with(HANDS, "?4S5S6S7S/3H4H5H6H?"));
  expect_refused(with(DECK, "?99"), wrong_card_count, "DECK");
  expect_refused(with(DECK, "?101"), wrong_card_count, "DECK");
  expect_refused(with(DECK, "-"), wrong_card_count, "DECK");
  expect_refused(with(DISCARDS, "X"), wrong_card_count, "DISCARDS");
}

TEST(TouchePosition, deck_and_discards) {
  for (const char* text : {"?", "?0", "?042", "??", "x", "3S?"})
    expect_refused(with(DECK, text), bad_deck, "DECK");
  expect_refused(with(DISCARDS, "?5", {.top = "", .discards = "-"}), bad_discards, "DISCARDS");
  const std::string hidden = with(DECK, "?99", {.hands = "3S4S5S6S7S/?????", .discards = "X"});
  expect_same(hidden);
  EXPECT_EQ(at(hidden).truth.open().deck_size, 99U);
}

TEST(TouchePosition, idle_and_options) {
  for (const char* text : {"-1", "301", "00", "x"})
    expect_refused(with(IDLE, text), bad_idle, "IDLE");
  for (const char* text : {"freeswap,different", "swap", "different,", "--"})
    expect_refused(with(OPTIONS, text), bad_options, "OPTIONS");
  expect_refused(with(OPTIONS, "different"), different_needs_combination, "OPTIONS");
}

Line waiting(const std::string& turn, const std::string& hands, const std::string& pool = "AD2CX") {
  Line line{.turn = turn, .hands = hands, .top = "", .discards = pool};
  return line;
}

TEST(TouchePosition, R14_a_shuffle_for_one_seat) {
  expect_same(waiting("2", "3S4S5S6S/3H4H5H6H7H").text());
  expect_same(waiting("1", "3S4S5S6S7S/3H4H5H6H").text());
  expect_refused(waiting("1", "3S4S5S6S/3H4H5H6H7H").text(), turn_not_after_draw, "TURN");
  expect_refused(waiting("2", "3S4S5S6S/3H4H5H6H7H", "2CADX").text(), pool_not_in_order,
                 "DISCARDS");
  expect_refused(waiting("2", "3S4S5S6S/3H4H5H6H7H", "-").text(), nothing_to_shuffle, "DISCARDS");
  Line swap = waiting("1'", "3S4S5S6S/3H4H5H6H7H");
  swap.options = "freeswap";
  expect_same(swap.text());
  swap.turn = "2'";
  expect_refused(swap.text(), turn_not_after_draw, "TURN");
  Line over = waiting("-", "3S4S5S6S7S/3H4H5H6H");
  over.idle = 300;
  expect_same(over.text());
}

TEST(TouchePosition, R14_what_is_shuffled_is_hidden_from_all) {
  const Placed<Touche> placed = at(waiting("2", "3S4S5S6S/3H4H5H6H7H"));
  const std::string seen = Touche::write_position(placed.truth.seen_by(seat_at(1)));
  EXPECT_NE(seen.find(" ???\?/3H4H5H6H7H ?98 ?3 "), seen.npos) << seen;
  expect_same(seen);
  expect_refused(with(DECK, "?98", waiting("2", "3S4S5S6S/3H4H5H6H7H")), half_hidden, "DISCARDS");
  expect_refused(with(DISCARDS, "?3", waiting("2", "3S4S5S6S/3H4H5H6H7H")), half_hidden,
                 "DISCARDS");
}

TEST(TouchePosition, R7_a_shuffle_for_the_deal) {
  const Line deal{.turn = "2", .hands = "-/-", .discards = "AD2CX"};
  expect_same(deal.text());
  expect_refused(with(CELLS, "y111", deal), deal_not_at_start, "CELLS");
  expect_refused(with(IDLE, "1", deal), deal_not_at_start, "IDLE");
  Line swap = deal;
  swap.options = "freeswap";
  expect_refused(with(TURN, "1'", swap), deal_not_at_start, "TURN");
  expect_refused(with(TURN, "-", deal), over_too_early, "TURN");
}

TEST(TouchePosition, a_setup_like_it_is_shared) {
  const Placed<Touche> first = at(Line{});
  const auto same = Touche::read_position(Line{.turn = "2"}.text(), &first.setup);
  EXPECT_EQ(same->setup.layout, first.setup.layout);
  const auto other = Touche::read_position(Line{.goal = "line*3"}.text(), &first.setup);
  EXPECT_NE(other->setup.layout, first.setup.layout);
  EXPECT_EQ(other->setup.layout->shared_board(), first.setup.layout->shared_board());
  const Placed<Touche> apart = at(Line{});
  EXPECT_NE(apart.setup.layout, first.setup.layout);
  EXPECT_EQ(apart.truth, first.truth);  // equal layouts are equal wherever they are
}

TEST(TouchePosition, an_own_board_comes_from_the_setup) {
  std::string rows;
  for (const char suit : std::string("SHDCSHDC")) {
    rows += rows.empty() ? "\"" : ",\"";
    for (const char rank : std::string("A23456789TJQK"))
      rows += std::string(rows.back() == '"' ? "" : " ") + rank + suit;
    rows += '"';
  }
  const std::string json =
      R"({"name":"strip","title":{"en":"Strip","ru":"Полоса"},"files":"abcdefghijklm","ranks":8,)"
      R"("rows":[)" +
      rows + "]}";
  const Series series(options({{"board", json}, {"dealer", "1"}}));
  const touche::Setup setup = series.setup();
  const std::string line = with(CELLS, "104");
  EXPECT_FALSE(Touche::read_position(line, nullptr).has_value());
  const auto placed = Touche::read_position(line, &setup);
  ASSERT_TRUE(placed.has_value());
  EXPECT_EQ(Touche::write_position(placed->truth), line);
  EXPECT_EQ(moves(placed->truth).size(), 10U);
}

}  // namespace
}  // namespace troika
