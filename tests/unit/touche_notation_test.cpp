#include "tests/unit/touche_lines.h"

namespace troika {
namespace {

using namespace touche;
using namespace touche_lines;

const Line line{.on = {{'y', "d12 e11"}, {'t', "f11"}}, .hands = "X4S3S6S7S/3H4H5H6H7H"};

std::string rewritten(const Truth<Touche>& truth, const std::string& text) {
  const auto m = Touche::parse(truth.open(), text);
  return m ? Touche::format(truth.open(), *m) : std::string("refused: ") += m.error().reason->code;
}

TEST(ToucheNotation, moves_are_written_as_they_are_read) {
  const Placed<Touche> placed = at(line);
  for (const char* text : {"3S@a8", "X@a8", "Xxf11", "Xxf11>h1", "3S~", "X~", "3S", "X", "TD@k6",
                           "3S@d11#d12,e12,d11,e11", "Xxf11>h1#e12,f12,e11,f11"})
    EXPECT_EQ(rewritten(placed.truth, text), text);
}

TEST(ToucheNotation, the_only_figure_may_be_left_out) {
  const Placed<Touche> placed = at(line);
  EXPECT_EQ(rewritten(placed.truth, "3S@d11"), "3S@d11#d12,e12,d11,e11");
  EXPECT_EQ(rewritten(placed.truth, "X@d11"), "X@d11#d12,e12,d11,e11");
  Line capture = line;
  capture.on = {{'y', "d12 e11"}, {'t', "d11"}};
  const Placed<Touche> other = at(capture);
  EXPECT_EQ(rewritten(other.truth, "Xxd11>h1"), "Xxd11>h1#d12,e12,d11,e11");
  EXPECT_EQ(rewritten(other.truth, "Xxd11>e12"), "Xxd11>e12");
}

TEST(ToucheNotation, of_several_figures_one_must_be_named) {
  Line several = line;
  several.on['y'] = "d12 e11 d10 e10";
  const Placed<Touche> placed = at(several);
  const auto m = Touche::parse(placed.truth.open(), "3S@d11");
  ASSERT_FALSE(m.has_value());
  EXPECT_EQ(m.error().reason, &which_figure);
  EXPECT_EQ(m.error().column, 6U);
  EXPECT_EQ(rewritten(placed.truth, "3S@d11#d11,e11,d10,e10"), "3S@d11#d11,e11,d10,e10");
}

TEST(ToucheNotation, wrong_texts_are_refused_with_their_place) {
  const Placed<Touche> placed = at(line);
  struct Case {
    const char* text;
    const Reason* reason;
    std::size_t column;
  };
  for (const Case& c : {Case{"", &bad_card, 0},
                        {"1S@d11", &bad_card, 0},
                        {"3s@d11", &bad_card, 0},
                        {"10S@d11", &bad_card, 0},
                        {"?", &bad_card, 0},
                        {"3S+d11", &bad_move, 2},
                        {"3S@", &bad_cell, 3},
                        {"3S@a12", &bad_cell, 3},
                        {"3S@m1", &bad_cell, 3},
                        {"3S@d13", &bad_cell, 3},
                        {"3S@d0", &bad_cell, 3},
                        {"3S@d011", &bad_cell, 3},
                        {"3S@D11", &bad_cell, 3},
                        {"3S@d11 ", &bad_move, 6},
                        {"3S@d11>e12", &bad_move, 6},
                        {"Xxf11>", &bad_cell, 6},
                        {"Xxf11>zz", &bad_cell, 6},
                        {"3S~~", &bad_move, 2},
                        {" 3S~", &bad_card, 0},
                        {"3S@d11#", &bad_cell, 7},
                        {"3S@d11#d12,", &bad_cell, 11},
                        {"3S@d11#d12,d12", &cells_not_in_order, 11},
                        {"3S@d11#d11,d12", &cells_not_in_order, 11},
                        {"3S@d11#d12,e12,d11", &not_a_figure, 7},
                        {"3S@d11#d12,e12,d11,e11,d10", &not_a_figure, 7},
                        {"3S@d11#d12,e12,d11,e11;", &bad_move, 22}}) {
    const auto m = Touche::parse(placed.truth.open(), c.text);
    ASSERT_FALSE(m.has_value()) << c.text;
    EXPECT_EQ(m.error().reason, c.reason) << c.text << ": " << m.error().reason->en;
    EXPECT_EQ(m.error().column, c.column) << c.text;
  }
}

}  // namespace
}  // namespace troika
