#include "tests/unit/touche_lines.h"

namespace troika {
namespace {

using namespace touche;
using namespace touche_lines;
using Texts = std::set<std::string>;

TEST(Touche, R1_the_pack_has_110_cards) {
  const Pool pool = Pool::of_all();
  EXPECT_EQ(pool.size(), 110U);
  EXPECT_EQ(pool.count(joker), 6U);
  for (std::size_t face = 0; face < 52; ++face) EXPECT_EQ(pool.count(static_cast<Card>(face)), 2U);
  EXPECT_EQ(cards_in(rest_of_pack({})).size(), 110U);
}

TEST(Touche, R3_pyramids_are_not_limited) {
  std::string everywhere;
  const auto board = standard_board();
  for (std::size_t i = 0; i < board->cells(); ++i) {
    if (!everywhere.empty()) everywhere += ' ';
    board->write_cell(everywhere, cell_at(i));
  }
  EXPECT_TRUE(Touche::read_position(Line{.on = {{'y', everywhere}}}.text(), nullptr).has_value());
}

TEST(Touche, R4_a_team_shares_figures_but_no_hands) {
  const Line line{.on = {{'y', "d11 e11 d10"}},
                  .turn = "3",
                  .seats = "ytyt",
                  .figures = "y=-,t=-",
                  .hands = "AS2S3S4S5S/AH2H3H4H5H/8S9STSJSQS/AC2C3C4C5C"};
  const After after(line, {"8S@e10"});
  EXPECT_EQ(after.figures(), "y=S,t=-");
  const Placed<Touche> placed = at(line);
  const std::string seen = Touche::write_position(placed.truth.seen_by(seat_at(0)));
  EXPECT_NE(seen.find(" AS2S3S4S5S/????\?/????\?/????? ?90 "), seen.npos) << seen;
  const std::string watched = Touche::write_position(placed.truth.open());
  EXPECT_NE(watched.find(" ????\?/????\?/????\?/????? ?90 "), watched.npos) << watched;
}

TEST(Touche, R7_five_cards_each_from_the_left_of_the_dealer) {
  const Line start{.turn = "2", .seats = "ytl", .hands = "-/-/-", .discards = "X"};
  std::string line = start.text();  // all cards but one are in the deck, in the order of suits
  const Placed<Touche> placed = at(line);
  EXPECT_TRUE(Touche::turn(placed.truth.open()).is_chance());
  EXPECT_EQ(moves(placed.truth), Texts{"X"});
  Truth<Touche> truth = placed.truth;
  play(truth, {"X"});
  line = Touche::write_position(truth);
  EXPECT_NE(line.find(" 2S3S5S6S8S/AS2S4S5S7S/AS3S4S6S7S 8S"), line.npos) << line;
  EXPECT_EQ(Touche::turn(truth.open()), Turn::of(seat_at(1)));
}

TEST(Touche, R7_the_dealers_left_begins) {
  const Series series(options({{"dealer", "3"}, {"seats", "ytl"}}));
  const touche::Setup setup = series.setup();
  const Truth<Touche> truth = Touche::start(setup);
  EXPECT_TRUE(Touche::turn(truth.open()).is_chance());
  EXPECT_EQ(truth.open().turn, seat_at(0));
}

const Line almost_different{.on = {{'Y', "a9 b9 a8 b8"}, {'y', "d11 e11 d10"}},
                            .goal = "combination*4",
                            .figures = "y=S,t=-",
                            .hands = "8S9STSJSQS/3H4H5H6H7H"};

TEST(Touche, R8_a_combination_may_repeat_a_kind) {
  EXPECT_EQ(moves(almost_different, "8S@e10"), Texts{"8S@e10#d11,e11,d10,e10"});
}

TEST(Touche, R8_all_different_does_not_complete_a_kind_again) {
  Line line = almost_different;
  line.options = "different";
  EXPECT_EQ(moves(line, "8S@e10"), Texts{"8S@e10"});
  EXPECT_EQ(why_not(line, "8S@e10#d11,e11,d10,e10"), &figure_not_wanted);
  line.turn = "2";
  line.on['t'] = "j9 i8 j8";
  line.hands = "8S9STSJSQS/KHKHAHAH2H";
  EXPECT_EQ(moves(line, "KH@i9"), Texts{"KH@i9#i9,j9,i8,j8"});  // the other side has no square yet
}

TEST(Touche, R10_a_card_goes_on_its_empty_cells_and_is_drawn_for) {
  const Line line{.top = "KDQD"};
  EXPECT_EQ(moves(line), (Texts{"3S@d11", "3S@a8", "4S@e11", "4S@b8", "5S@f11", "5S@c8", "6S@c10",
                                "6S@d8", "7S@d10", "7S@e8"}));
  const After after(line, {"4S@b8"});
  EXPECT_EQ(after.cells(), cells({{'y', "b8"}}));
  EXPECT_EQ(after.hands(), "3S5S6S7SKD/3H4H5H6H7H");
  EXPECT_TRUE(after.deck().starts_with("QD"));
  EXPECT_EQ(after.discards(), "4S");
  EXPECT_EQ(after.turn(), "2");
  EXPECT_EQ(after.idle(), "1");
  EXPECT_EQ(why_not(line, "4S@d11"), &other_card_shown);
  EXPECT_EQ(why_not(line, "8S@e10"), &card_not_held);
}

TEST(Touche, R10_of_two_equal_cards_the_older_is_played_and_there_is_one_move) {
  const Line line{.hands = "3S4S3S6S7S/3H4H5H6H7H", .top = "KD"};
  EXPECT_EQ(moves(line, "3S"), (Texts{"3S@d11", "3S@a8"}));
  EXPECT_EQ(After(line, {"3S@a8"}).hands(), "4S3S6S7SKD/3H4H5H6H7H");
}

TEST(Touche, R11_no_cell_with_a_pyramid_and_no_free_space_is_filled) {
  const Line line{.on = {{'y', "d11"}, {'t', "e11"}}, .hands = "3S4S5S6SX/3H4H5H6H7H"};
  EXPECT_EQ(moves(line, "3S"), Texts{"3S@a8"});
  EXPECT_EQ(moves(line, "4S"), Texts{"4S@b8"});
  EXPECT_EQ(why_not(line, "3S@d11"), &cell_occupied);
  EXPECT_EQ(why_not(line, "4S@e11"), &cell_occupied);
  EXPECT_EQ(why_not(line, "X@e12"), &cell_is_free_space);
  EXPECT_EQ(why_not(line, "3S@e12"), &cell_is_free_space);
}

const Line with_joker{.on = {{'y', "d11"}, {'t', "f11 g9"}, {'T', "a9 b9 a8 b8"}},
                      .figures = "y=-,t=S",
                      .hands = "X4S5S6S7S/3H4H5H6H7H"};

TEST(Touche, R12a_a_joker_goes_on_any_empty_card_cell) {
  EXPECT_EQ(moves(with_joker, "X@").size(), 104U - 6U);
  EXPECT_EQ(After(with_joker, {"X@d10"}).cells(),
            cells({{'y', "d11 d10"}, {'t', "f11 g9"}, {'T', "a9 b9 a8 b8"}}));
  EXPECT_EQ(why_not(with_joker, "X@f11"), &cell_occupied);
}

TEST(Touche, R12b_a_joker_captures_and_may_put_the_pyramid_on_a_free_space) {
  EXPECT_EQ(moves(with_joker, "Xx"),
            (Texts{"Xxf11", "Xxf11>e12", "Xxf11>l8", "Xxf11>d7", "Xxf11>i6", "Xxf11>a5", "Xxf11>f4",
                   "Xxf11>h1", "Xxg9", "Xxg9>e12", "Xxg9>l8", "Xxg9>d7", "Xxg9>i6", "Xxg9>a5",
                   "Xxg9>f4", "Xxg9>h1"}));
  EXPECT_EQ(After(with_joker, {"Xxf11"}).cells(),
            cells({{'y', "d11 f11"}, {'t', "g9"}, {'T', "a9 b9 a8 b8"}}));
  EXPECT_EQ(After(with_joker, {"Xxg9>e12"}).cells(),
            cells({{'y', "d11 g9"}, {'t', "f11 e12"}, {'T', "a9 b9 a8 b8"}}));
  EXPECT_EQ(why_not(with_joker, "Xxf11>d12"), &not_a_free_space);
  EXPECT_EQ(why_not(with_joker, "Xxf11>g9"), &free_space_taken);
  EXPECT_EQ(why_not(with_joker, "Xxg9>g9"), &free_space_taken);
  EXPECT_EQ(why_not(with_joker, "Xxd12"), &nothing_to_capture);
  EXPECT_EQ(why_not(with_joker, "4Sxf11"), &only_joker_captures);
}

TEST(Touche, R12_own_pyramids_and_crowned_cells_are_safe) {
  EXPECT_EQ(why_not(with_joker, "Xxd11"), &own_pyramid);
  EXPECT_EQ(why_not(with_joker, "Xxa9"), &crowned_cell);
}

TEST(Touche, R12_with_three_sides_both_others_can_be_captured) {
  const Line line{.on = {{'t', "f11"}, {'l', "d9"}, {'y', "d8"}},
                  .seats = "ytl",
                  .hands = "X4S5S6S7S/3H4H5H6H7H/AC2C3C4C5C"};
  EXPECT_EQ(moves(line, "Xxf11").size(), 9U);
  EXPECT_EQ(moves(line, "Xxd9").size(), 9U);
  EXPECT_EQ(After(line, {"Xxd9>d7"}).cells(), cells({{'t', "f11"}, {'y', "d8 d9"}, {'l', "d7"}}));
}

// The captured pyramid covers the free space that the figure needs.
TEST(Touche, R12_a_figure_is_looked_for_after_the_captured_pyramid_was_put_down) {
  const Line line{.on = {{'y', "d12 e11"}, {'t', "d11"}}, .hands = "X4S5S6S7S/3H4H5H6H7H"};
  const auto all = moves(line, "Xxd11");
  EXPECT_TRUE(all.contains("Xxd11#d12,e12,d11,e11"));
  EXPECT_TRUE(all.contains("Xxd11>g9#d12,e12,d11,e11"));
  EXPECT_TRUE(all.contains("Xxd11>e12"));
  EXPECT_EQ(all.size(), 9U);
  EXPECT_EQ(why_not(line, "Xxd11>e12#d12,e12,d11,e11"), &figure_not_complete);
  EXPECT_EQ(After(line, {"Xxd11>e12"}).cells(), cells({{'y', "d12 d11 e11"}, {'t', "e12"}}));
}

const Line with_dead{.on = {{'y', "d11"}, {'t', "a8"}}, .hands = "3S4S5S6S7S/3H4H5H6H7H"};

TEST(Touche, R13_a_dead_card_may_be_discarded_and_costs_the_turn) {
  const auto all = moves(with_dead);
  EXPECT_EQ(all.size(), 9U);
  EXPECT_TRUE(all.contains("3S~"));
  EXPECT_EQ(why_not(with_dead, "4S~"), &card_not_dead);
  const After after(with_dead, {"3S~"});
  EXPECT_EQ(after.cells(), cells(with_dead.on));
  EXPECT_EQ(after.turn(), "2");
  EXPECT_EQ(after.idle(), "1");
  EXPECT_EQ(after.discards(), "3S");
}

TEST(Touche, R13_who_holds_only_dead_cards_must_discard) {
  const Line line{.on = {{'y', "d11 a8 e11 b8"}, {'t', "f11 c8 c10 d8 d10 e8"}}};
  EXPECT_EQ(moves(line), (Texts{"3S~", "4S~", "5S~", "6S~", "7S~"}));
}

TEST(Touche, R13_crowned_cells_are_occupied_too) {
  const Line line{.on = {{'Y', "a8 b8 a7 b7"}, {'y', "d11"}}, .figures = "y=S,t=-"};
  EXPECT_EQ(moves(line, "3S"), Texts{"3S~"});
}

TEST(Touche, R13_a_joker_is_dead_only_when_it_can_do_nothing) {
  const auto board = standard_board();
  std::string cards;
  board->card_cells().each([&](Cell cell) {
    if (!cards.empty()) cards += ' ';
    board->write_cell(cards, cell);
  });
  Line line{.on = {{'y', cards}}, .hands = "X4S5S6S7S/3H4H5H6H7H"};
  EXPECT_EQ(moves(line, "X"), Texts{"X~"});
  line.on['t'] = "e12";
  EXPECT_EQ(moves(line, "X").size(), 2U * 8U);  // one of two squares, and the pyramid goes anywhere
  EXPECT_EQ(why_not(line, "X~"), &joker_not_dead);
  line.on = {{'y', cards.substr(4)}};  // without the first cell
  EXPECT_EQ(moves(line, "X"), (Texts{"X@d12#d12,e12,d11,e11"}));
  EXPECT_EQ(why_not(line, "X~"), &joker_not_dead);
}

TEST(Touche, R13_option_the_first_exchange_of_a_turn_is_free) {
  Line line = with_dead;
  line.options = "freeswap";
  line.top = "3S";
  line.idle = 7;
  const After once(line, {"3S~"});
  EXPECT_EQ(once.turn(), "1'");
  EXPECT_EQ(once.idle(), "7");
  EXPECT_EQ(once.hands(), "4S5S6S7S3S/3H4H5H6H7H");
  const After twice(line, {"3S~", "3S~"});
  EXPECT_EQ(twice.turn(), "2");
  EXPECT_EQ(twice.idle(), "8");
  const After placed(line, {"3S~", "4S@b8"});
  EXPECT_EQ(placed.turn(), "2");
  EXPECT_EQ(placed.idle(), "8");
}

// All but the hands and one card are played.
Line deck_of(const std::string& deck, const std::string& hands = "3S4S5S6S7S/3H4H5H6H7H") {
  return {.hands = hands, .top = deck, .discards = rest_of_pack({deck, hands})};
}

TEST(Touche, R14_an_empty_deck_is_made_of_all_that_was_played) {
  const After last(deck_of("KD"), {"3S@d11"});
  EXPECT_EQ(last.deck(), "-");
  EXPECT_EQ(last.turn(), "2");
  const After after(deck_of("KD"), {"3S@d11", "3H@h12"});
  EXPECT_TRUE(Touche::turn(after.truth().open()).is_chance());
  EXPECT_EQ(after.hands(), "4S5S6S7SKD/4H5H6H7H");
  EXPECT_EQ(after.turn(), "1");
  EXPECT_EQ(after.deck(), "-");
  EXPECT_EQ(cards_in(after.discards()).size(), 101U);  // with the card just played
  EXPECT_TRUE(after.truth().open().discards.empty());  // nobody sees the pool
  EXPECT_EQ(moves(after.truth()).size(), 53U);
}

TEST(Touche, R14_shuffled_cards_go_below_the_deck_and_the_top_is_drawn) {
  Line line = deck_of("-", "4S5S6S7S/3H4H5H6H7H");
  line.discards = "9D9DX";
  line.top = rest_of_pack({line.discards, line.hands});
  line.turn = "2";
  const Placed<Touche> placed = at(line);
  EXPECT_EQ(moves(placed.truth), (Texts{"9D", "X"}));
  EXPECT_EQ(Touche::weight(placed.truth, Move::shuffle(joker)), 1U);
  std::string_view nine = "9D";
  EXPECT_EQ(Touche::weight(placed.truth, Move::shuffle(*take_card(nine))), 2U);
  const After after(line, {"9D", "X", "9D"});
  EXPECT_EQ(after.hands(), "4S5S6S7SAS/3H4H5H6H7H");
  EXPECT_EQ(after.discards(), "-");
  EXPECT_TRUE(after.deck().ends_with("9DX9D"));
  EXPECT_EQ(after.truth().open().deck_size, 100U);
}

TEST(Touche, R14_a_card_is_drawn_on_the_turn_that_ends_the_game) {
  Line line = deck_of("KD");
  line.on = {{'Y', "a9 b9 a8 b8 a7 b7 a6 b6 k9 l9 k8 l8"}, {'y', "d12 e11"}};
  line.figures = "y=SSS,t=-";
  const After won(line, {"3S@d11"});
  EXPECT_EQ(won.turn(), "-");
  EXPECT_EQ(won.figures(), "y=SSSS,t=-");
  EXPECT_EQ(won.hands(), "4S5S6S7SKD/3H4H5H6H7H");
  line.top = "";
  line.discards = rest_of_pack({line.hands});
  const After shuffled(line, {"3S@d11"});
  EXPECT_EQ(shuffled.turn(), "-");
  EXPECT_TRUE(Touche::turn(shuffled.truth().open()).is_chance());
  Truth<Touche> truth = shuffled.truth();
  Rng rng(1);
  for (int i = 0; i < 101; ++i) Touche::play(truth, Touche::sample(truth, rng));
  EXPECT_TRUE(Touche::turn(truth.open()).is_over());
  EXPECT_EQ(hand_size(truth.open(), seat_at(0)), 5U);
  EXPECT_EQ(truth.open().deck_size, 100U);
}

TEST(Touche, R14_nobody_sees_how_the_deck_is_shuffled) {
  const Placed<Touche> placed = at(Line{});
  const Touche::Move shuffled = Move::shuffle(joker);
  EXPECT_EQ(Touche::glimpse(placed.truth.open(), shuffled, seat_at(0)), std::nullopt);
  EXPECT_EQ(Touche::glimpse(placed.truth.open(), shuffled, std::nullopt), std::nullopt);
  const Touche::Move played = *Touche::parse(placed.truth.open(), "3S@d11");
  EXPECT_EQ(Touche::glimpse(placed.truth.open(), played, std::nullopt), played);
}

TEST(Touche, R15_pyramids_and_empty_free_spaces_make_a_figure) {
  const Line line{.on = {{'y', "d12 e11"}}};
  EXPECT_EQ(moves(line, "3S@d11"), Texts{"3S@d11#d12,e12,d11,e11"});
  const Line enemy{.on = {{'y', "d12"}, {'t', "e11"}}};
  EXPECT_EQ(moves(enemy, "3S@d11"), Texts{"3S@d11"});
  EXPECT_EQ(why_not(enemy, "3S@d11#d12,e12,d11,e11"), &figure_not_complete);
  const Line crowned{.on = {{'Y', "d12 e12 d11 e11"}, {'y', "f11 e10"}},
                     .figures = "y=S,t=-",
                     .hands = "9S4S5S6S7S/3H4H5H6H7H"};
  EXPECT_EQ(moves(crowned, "9S@f10"), Texts{"9S@f10"});
}

TEST(Touche, R15_a_free_space_with_a_pyramid_counts_for_its_owner_only) {
  const Line own{.on = {{'y', "d12 e11 e12"}}};
  EXPECT_EQ(moves(own, "3S@d11"), Texts{"3S@d11#d12,e12,d11,e11"});
  const Line theirs{.on = {{'y', "d12 e11"}, {'t', "e12"}}};
  EXPECT_EQ(moves(theirs, "3S@d11"), Texts{"3S@d11"});
}

// Both could be a figure by their cells, but turquoise did not place there.
TEST(Touche, R15_only_with_the_cell_just_filled) {
  const Line line{.on = {{'y', "d11 e11 d10 e10"}, {'t', "h8 i8 h7 i7"}}};
  EXPECT_EQ(moves(line, "3S"), Texts{"3S@a8"});
  EXPECT_EQ(why_not(line, "3S@a8#d11,e11,d10,e10"), &figure_without_cell);
  // A pyramid put on a free space completes nothing for its owner.
  const Line put{.on = {{'t', "d12 d11 e11 a8"}}, .hands = "X4S5S6S7S/3H4H5H6H7H"};
  const After after(put, {"Xxa8>e12"});
  EXPECT_EQ(after.figures(), "y=-,t=-");
  EXPECT_EQ(after.cells(), cells({{'t', "d12 e12 d11 e11"}, {'y', "a8"}}));
}

TEST(Touche, R16_a_free_space_in_a_figure_is_crowned) {
  const After after(Line{.on = {{'y', "d12 e11"}}}, {"3S@d11"});
  EXPECT_EQ(after.cells(), cells({{'Y', "d12 e12 d11 e11"}}));
}

TEST(Touche, R17_of_several_figures_one_is_chosen) {
  const Line line{.on = {{'y', "e11 d10 e10 d12 f10 f11"}}};
  EXPECT_EQ(moves(line, "3S@d11"), (Texts{"3S@d11#d12,e12,d11,e11", "3S@d11#d11,e11,d10,e10"}));
  EXPECT_EQ(why_not(line, "3S@d11"), &which_figure);
  const After after(line, {"3S@d11#d11,e11,d10,e10"});
  EXPECT_EQ(after.cells(), cells({{'Y', "d11 e11 d10 e10"}}));
  EXPECT_EQ(after.figures(), "y=S,t=-");
}

TEST(Touche, R17_crowning_is_compulsory) {
  const Placed<Touche> placed = at(Line{.on = {{'y', "d12 e11"}}});
  const Touche::Move full = *Touche::parse(placed.truth.open(), "3S@d11");
  EXPECT_NE(full.figure(), no_figure);
  EXPECT_EQ(placed.truth.why_not(seat_at(0), full), nullptr);
  EXPECT_EQ(placed.truth.why_not(seat_at(0), full.with_figure(no_figure)), &figure_must_be_crowned);
}

TEST(Touche, R18_all_other_pyramids_leave_and_play_goes_on) {
  const Line line{.on = {{'y', "d12 e11 a9"}, {'t', "a7 g9"}, {'T', "k9 l9 k8 l8"}},
                  .figures = "y=-,t=S",
                  .idle = 12};
  const After after(line, {"3S@d11"});
  EXPECT_EQ(after.cells(), cells({{'Y', "d12 e12 d11 e11"}, {'T', "k9 l9 k8 l8"}}));
  EXPECT_EQ(after.turn(), "2");
  EXPECT_EQ(after.idle(), "0");
  EXPECT_EQ(after.figures(), "y=S,t=S");
}

TEST(Touche, R19_the_first_with_the_number_wins) {
  Line line{.on = {{'Y', "a9 b9 a8 b8"}, {'T', "k9 l9 k8 l8"}, {'y', "d12 e11"}},
            .goal = "square*2",
            .figures = "y=S,t=S"};
  const After after(line, {"3S@d11"});
  EXPECT_EQ(after.turn(), "-");
  const auto outcome = Touche::outcome(after.truth());
  EXPECT_EQ(outcome.winners, SeatSet::of(seat_at(0)));
  EXPECT_EQ(why_not(after.truth(), "3H@h12"), &game_over);
  line.goal = "square*3";
  EXPECT_EQ(After(line, {"3S@d11"}).turn(), "2");
}

TEST(Touche, R20_the_300th_turn_without_a_figure_ends_the_game) {
  Line line{.on = {{'T', "k9 l9 k8 l8"}}, .figures = "y=-,t=S", .idle = 298};
  EXPECT_EQ(After(line, {"3S@d11"}).turn(), "2");
  EXPECT_EQ(After(line, {"3S@d11"}).idle(), "299");
  const After after(line, {"3S@d11", "3H@h12"});
  EXPECT_EQ(after.turn(), "-");
  EXPECT_EQ(after.idle(), "300");
  EXPECT_EQ(Touche::outcome(after.truth()).winners, SeatSet::of(seat_at(1)));
}

TEST(Touche, R20_a_figure_on_the_300th_turn_counts) {
  const Line line{.on = {{'y', "d12 e11"}}, .idle = 299};
  const After after(line, {"3S@d11"});
  EXPECT_EQ(after.turn(), "2");
  EXPECT_EQ(after.idle(), "0");
}

// Eight cells of each of these ranks.
std::string rows(const std::vector<int>& ranks) {
  std::string names;
  for (const int rank : ranks)
    for (char file = rank == 10 || rank == 3 ? 'c' : 'e', n = 0; n < 8; ++n, ++file)
      names += (names.empty() ? "" : " ") + (file + std::to_string(rank));
  return names;
}

// A row of eight fits once on ranks 3 and 10, and on 4 to 9 as long as e to l are not crowned.
Line rows_of_eight(const std::vector<int>& yellow, const std::vector<int>& turquoise) {
  return {.on = {{'Y', rows(yellow)}, {'T', rows(turquoise)}, {'y', rows({10}).substr(4)}},
          .goal = "own:xxxxxxxx:-@10*9",
          .figures =
              "y=" + std::string(yellow.size(), 'a') + ",t=" + std::string(turquoise.size(), 'a')};
}

TEST(Touche, R20_when_nothing_fits_any_more_the_most_figures_win) {
  const After after(rows_of_eight({9, 8, 7, 4, 3}, {6, 5}), {"6S@c10"});
  EXPECT_EQ(after.turn(), "-");
  const auto outcome = Touche::outcome(after.truth());
  EXPECT_EQ(outcome.winners, SeatSet::of(seat_at(0)));
  EXPECT_EQ(outcome.points[seat_at(0)], 60);
}

TEST(Touche, R20_equal_numbers_draw) {
  const After after(rows_of_eight({9, 8, 7}, {6, 5, 4, 3}), {"6S@c10"});
  EXPECT_EQ(after.turn(), "-");
  EXPECT_EQ(Touche::outcome(after.truth()).winners, SeatSet::first(2));
}

TEST(Touche, R20_what_stands_on_the_cells_does_not_matter_for_fitting) {
  Line line = rows_of_eight({9, 8, 7, 4}, {6, 5});
  line.on['t'] = "c3 d3 e3";
  EXPECT_EQ(After(line, {"6S@c10"}).turn(), "2");
}

// With all figures different, kinds that every side has are wanted no more.
TEST(Touche, R20_only_figures_that_a_side_still_wants_keep_the_game_going) {
  Line line{.on = {{'Y', "a9 b9 c9 d9 e9 f9 g9 h9 i9 j9 k9 l9 a8 b8 c8 d8 e8 f8 g8"},
                   {'T', "a7 b7 c7 d7 e7 f7 g7 h7 i7 j7 k7 l7 a6 b6"},
                   {'t', "d11 f11 e10"}},
            .turn = "2",
            .goal = "combination*9",
            .figures = "y=SLTC,t=SLT",
            .hands = "3S4S5S6S7S/4S4H5H6H7H",
            .options = "different"};
  const After all(line, {"4S@e11"});
  EXPECT_EQ(all.figures(), "y=SLTC,t=SLTC");
  EXPECT_EQ(all.turn(), "-");
  line.on['T'] = "a7 b7 c7 d7 e7 f7 g7 h7 i7";
  line.figures = "y=SLTC,t=SL";
  EXPECT_EQ(After(line, {"4S@e11"}).turn(), "1");
}

TEST(Touche, R22_points_for_figures_for_winners_and_losers) {
  const Line line{.on = {{'Y', "a9 b9 a8 b8"}, {'T', "k9 l9 k8 l8"}, {'y', "d12 e11"}},
                  .goal = "square*2",
                  .figures = "y=S,t=S"};
  const auto outcome = Touche::outcome(After(line, {"3S@d11"}).truth());
  EXPECT_EQ(outcome.points[seat_at(0)], 20);
  EXPECT_EQ(outcome.points[seat_at(1)], 10);
}

TEST(Touche, R22_a_shut_out_gives_25) {
  const Line line{
      .on = {{'Y', "a9 b9 a8 b8"}, {'y', "d12 e11"}}, .goal = "square*2", .figures = "y=S,t=-"};
  const auto outcome = Touche::outcome(After(line, {"3S@d11"}).truth());
  EXPECT_EQ(outcome.points[seat_at(0)], 45);
  EXPECT_EQ(outcome.points[seat_at(1)], 0);
}

TEST(Touche, R22_winning_a_combination_gives_20) {
  const Line line{.on = {{'Y', "a9 b9 c9 b8 b7"}, {'T', "k9 l9 k8 l8"}, {'y', "d12 e11"}},
                  .goal = "combination*2",
                  .figures = "y=T,t=S"};
  const auto outcome = Touche::outcome(After(line, {"3S@d11"}).truth());
  EXPECT_EQ(outcome.points[seat_at(0)], 15 + 10 + 20);
  EXPECT_EQ(outcome.points[seat_at(1)], 10);
}

TEST(Touche, R22_a_draw_brings_figures_only) {
  const Line line{.on = {{'Y', "a9 b9 a8 b8"}, {'T', "k9 l9 k8 l8"}},
                  .goal = "combination*4",
                  .figures = "y=S,t=S",
                  .idle = 299};
  const auto outcome = Touche::outcome(After(line, {"3S@d11"}).truth());
  EXPECT_EQ(outcome.winners, SeatSet::first(2));
  EXPECT_EQ(outcome.points[seat_at(0)], 10);
  EXPECT_EQ(outcome.points[seat_at(1)], 10);
}

TEST(Touche, R22_a_team_has_its_sides_points) {
  const Line line{.on = {{'Y', "a9 b9 a8 b8"}, {'y', "d12 e11"}},
                  .turn = "3",
                  .seats = "ytytl",
                  .goal = "square*2",
                  .figures = "y=S,t=-,l=-",
                  .hands = "AS2S4S5S6S/AH2H3H4H5H/3S9STSJSQS/AC2C3C4C5C/AD2D3D4D5D"};
  const auto outcome = Touche::outcome(After(line, {"3S@d11"}).truth());
  SeatSet yellow = SeatSet::of(seat_at(0));
  yellow.add(seat_at(2));
  EXPECT_EQ(outcome.winners, yellow);
  EXPECT_EQ(outcome.points[seat_at(0)], 45);
  EXPECT_EQ(outcome.points[seat_at(2)], 45);
  EXPECT_EQ(outcome.points[seat_at(4)], 0);
}

TEST(Touche, R23_figures_can_be_counted_for_a_tournament) {
  const Placed<Touche> placed = at(Line{.on = {{'Y', "a9 b9 a8 b8"}}, .figures = "y=S,t=-"});
  EXPECT_EQ(placed.truth.open().figures[Side::yellow].count(), 1U);
  EXPECT_EQ(placed.truth.open().figures[Side::turquoise].count(), 0U);
}

TEST(Touche, only_who_is_in_turn_moves) {
  const Placed<Touche> placed = at(Line{});
  const auto m = *Touche::parse(placed.truth.open(), "3H@h12");
  EXPECT_EQ(placed.truth.why_not(seat_at(1), m), &not_your_turn);
  EXPECT_EQ(placed.truth.why_not(seat_at(0), m), &card_not_held);
  EXPECT_EQ(why_not(Line{}, "3S"), &not_for_players);
  EXPECT_EQ(placed.truth.why_not(seat_at(0), {Act::lot, joker}), &not_in_game);
  EXPECT_EQ(placed.truth.why_not(seat_at(0), {Act::place, joker, no_cell}), &no_such_move);
}

TEST(Touche, hidden_cards_are_known_as_such) {
  const auto unknown = at("112 1 yt square*4 y=-,t=- 3S?5S6S7S/????? ?100 - 0 -");
  EXPECT_EQ(Touche::hidden(unknown.truth), &hand_hidden);
  const auto& open = unknown.truth.open();
  EXPECT_EQ(Touche::hidden(unknown.truth, *Touche::parse(open, "3S@d11")), nullptr);
  EXPECT_EQ(Touche::hidden(unknown.truth, *Touche::parse(open, "5S@c8")), &hand_hidden);
  auto known = at("112 1 yt square*4 y=-,t=- 3S4S5S6S7S/????? ?100 - 0 -");
  EXPECT_EQ(Touche::hidden(known.truth), nullptr);
  play(known.truth, {"3S@d11"});
  const std::string line = Touche::write_position(known.truth);
  EXPECT_NE(line.find(" 4S5S6S7S?/????? ?99 3S "), line.npos) << line;
  const auto pool = at("112 1 yt square*4 y=-,t=- -/- ?50 ?60 0 -");
  EXPECT_EQ(Touche::hidden(pool.truth), &pool_hidden);
}

}  // namespace
}  // namespace troika
