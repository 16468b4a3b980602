#include <boost/json.hpp>

#include "games/touche/cross.h"
#include "tests/unit/touche_lines.h"

namespace troika {
namespace {

using namespace touche;
using namespace touche_lines;

Layout laid_out(const std::string& goal) { return {standard_board(), *read_goal(goal)}; }

// The cells of a figure as text, to compare with what a person would write.
bool has_place(const Layout& layout, const std::string& names) {
  CellSet cells;
  for (std::string_view left = names; !left.empty();) {
    cells.add(*layout.board().take_cell(left));
    if (!left.empty()) left.remove_prefix(1);
  }
  for (const Layout::Place& place : layout.places())
    if (place.cells == cells) return true;
  return false;
}

TEST(Touche, R2_the_standard_board) {
  const auto board = standard_board();
  EXPECT_EQ(board->name(), "cross");
  EXPECT_EQ(board->title({}), "Cross");
  EXPECT_EQ(board->title(*Languages::of<>().find("ru")), "Крест");
  EXPECT_EQ(board->cells(), 112U);
  EXPECT_EQ(board->free_spaces().size(), 8);
  EXPECT_EQ(board->card_cells().size(), 104);
  for (std::size_t face = 0; face < 52; ++face) {
    const auto& [first, second] = board->cells_of()[face];
    EXPECT_NE(first, second);
    EXPECT_EQ(board->shown_on(first), static_cast<Card>(face));
    EXPECT_EQ(board->shown_on(second), static_cast<Card>(face));
  }
  // The same in all four directions, free spaces included.
  for (int row = 0; row < 12; ++row)
    for (int file = 0; file < 12; ++file) {
      const auto here = board->at(row, file);
      const auto turned = board->at(file, 11 - row);
      ASSERT_EQ(here.has_value(), turned.has_value());
      if (!here) continue;
      EXPECT_EQ(board->free_spaces().has(*here), board->free_spaces().has(*turned));
    }
}

TEST(Touche, R2_no_usual_figure_covers_two_free_spaces) {
  const Layout layout = laid_out("combination*4");
  for (const Layout::Place& place : layout.places())
    EXPECT_LE((place.cells & layout.free_spaces()).size(), 1);
  EXPECT_FALSE(layout.free_spaces_nearly_suffice());
}

TEST(Touche, the_table_of_figures) {
  struct Row {
    FigureName name;
    int two, three, points;
    std::size_t size, ways;
  };
  for (const Row& row : {Row{FigureName::square, 4, 3, 10, 4, 1},
                         {FigureName::line, 3, 2, 10, 5, 4},
                         {FigureName::tee, 3, 2, 15, 5, 8},
                         {FigureName::cross, 3, 2, 15, 5, 2}}) {
    const Goal goal = usual_goal(row.name, 2);
    EXPECT_EQ(goal.number, row.two);
    EXPECT_EQ(usual_goal(row.name, 3).number, row.three);
    ASSERT_EQ(goal.figures.size(), 1U);
    EXPECT_EQ(goal.figures[0].points, row.points);
    EXPECT_EQ(goal.figures[0].size(), row.size);
    EXPECT_EQ(goal.figures[0].shapes.size(), row.ways);
    EXPECT_EQ(read_goal(goal.text)->figures, goal.figures);
  }
  const Goal all = usual_goal(FigureName::combination, 2);
  EXPECT_EQ(all.text, "combination*4");
  EXPECT_EQ(usual_goal(FigureName::combination, 3).text, "combination*3");
  EXPECT_EQ(all.figures.size(), 4U);
}

TEST(Touche, figures_on_the_board) {
  EXPECT_TRUE(has_place(laid_out("square*4"), "d12 e12 d11 e11"));
  const Layout lines = laid_out("line*3");
  EXPECT_TRUE(has_place(lines, "a9 b9 c9 d9 e9"));
  EXPECT_TRUE(has_place(lines, "d12 d11 d10 d9 d8"));
  EXPECT_TRUE(has_place(lines, "d12 e11 f10 g9 h8"));
  EXPECT_TRUE(has_place(lines, "i12 h11 g10 f9 e8"));
  const Layout tees = laid_out("tee*3");
  EXPECT_TRUE(has_place(tees, "d12 e12 f12 e11 e10"));
  EXPECT_TRUE(has_place(tees, "e12 e11 d10 e10 f10"));
  EXPECT_TRUE(has_place(tees, "d12 d11 e11 f11 d10"));
  EXPECT_TRUE(has_place(tees, "f12 d11 e11 f11 f10"));
  EXPECT_TRUE(has_place(tees, "g12 d11 f11 e10 f9"));  // bar d11 e10 f9, stem f11 g12
  EXPECT_FALSE(has_place(tees, "d11 e11 f11 e10 d9"));
  const Layout crosses = laid_out("cross*3");
  EXPECT_TRUE(has_place(crosses, "e12 d11 e11 f11 e10"));
  EXPECT_TRUE(has_place(crosses, "d12 f12 e11 d10 f10"));
}

TEST(Touche, R9_own_figures_with_and_without_turning_and_mirroring) {
  const auto ways = [](const std::string& text) {
    return read_goal(text)->figures[0].shapes.size();
  };
  EXPECT_EQ(ways("own:xxx/x..:-@5*3"), 1U);
  EXPECT_EQ(ways("own:xxx/x..:r@5*3"), 4U);
  EXPECT_EQ(ways("own:xxx/x..:m@5*3"), 2U);
  EXPECT_EQ(ways("own:xxx/x..:rm@5*3"), 8U);
  EXPECT_EQ(ways("own:xx/xx:rm@5*3"), 1U);
  EXPECT_EQ(ways("own:xxxx:rm@5*3"), 2U);
  const auto goal = read_goal("own:x.x/.x./x.x:-@15+xxxx:r@10*3");
  ASSERT_TRUE(goal.has_value());
  EXPECT_EQ(goal->number, 3);
  EXPECT_EQ(goal->figures[0].initial, 'a');
  EXPECT_EQ(goal->figures[1].initial, 'b');
  EXPECT_EQ(goal->figures[1].points, 10);
  EXPECT_TRUE(has_place(laid_out(goal->text), "d12 f12 e11 d10 f10"));
}

TEST(Touche, R9_own_figures_count_and_give_their_points) {
  const Line line{
      .on = {{'y', "d11 e11"}}, .goal = "own:xxx:-@7*1", .hands = "5S4S3S6S7S/3H4H5H6H7H"};
  const After after(line, {"5S@f11#d11,e11,f11"});
  EXPECT_EQ(after.figures(), "y=a,t=-");
  EXPECT_EQ(after.turn(), "-");
  EXPECT_EQ(Touche::outcome(after.truth()).points[seat_at(0)], 7 + 25);
}

TEST(Touche, wrong_goals_are_refused_with_their_place) {
  struct Case {
    const char* text;
    const Reason* reason;
    std::size_t column;
  };
  for (const Case& c : {Case{"round*4", &unknown_figure, 0},
                        {"square", &bad_figure_number, 6},
                        {"square*", &bad_figure_number, 6},
                        {"square*0", &bad_figure_number, 6},
                        {"square*100", &bad_figure_number, 6},
                        {"square*04", &bad_figure_number, 6},
                        {"square:x*4", &unknown_figure, 0},
                        {"own*3", &bad_pattern, 3},
                        {"own:*3", &bad_pattern, 4},
                        {"own:xyx:-@5*3", &bad_pattern, 5},
                        {"own:xx:-@5*3", &pattern_cells, 4},
                        {"own:xxxxxxxxx:-@5*3", &pattern_cells, 4},
                        {"own:xxx/xx:-@5*3", &uneven_pattern, 4},
                        {"own:xxx/:-@5*3", &uneven_pattern, 4},
                        {"own:xxx/...:-@5*3", &loose_pattern, 4},
                        {"own:.xx/.x.:-@5*3", &loose_pattern, 4},
                        {"own:x...........x/x............:-@5*3", &large_pattern, 4},
                        {"own:xxx@5*3", &bad_flags, 7},
                        {"own:xxx:mr@5*3", &bad_flags, 8},
                        {"own:xxx:-*3", &bad_points, 9},
                        {"own:xxx:-@1000*3", &bad_points, 10},
                        {"own:xxx:-@05*3", &bad_points, 10},
                        {"own:xxx:-@5+*3", &bad_pattern, 12},
                        {"own:xxx:r@5+x/x/x:-@4*3", &same_figures, 12}}) {
    const auto goal = read_goal(c.text);
    ASSERT_FALSE(goal.has_value()) << c.text;
    EXPECT_EQ(goal.error().reason, c.reason) << c.text << ": " << goal.error().reason->en;
    EXPECT_EQ(goal.error().column, c.column) << c.text;
  }
  std::string nine = "own:";
  for (const char* pattern :
       {"xxx", "xxxx", "xxxxx", "xxxxxx", "xxxxxxx", "xxxxxxxx", "x/x/x", "xx/xx", "xx/x."})
    nine += std::string(pattern) + ":-@1+";
  nine.back() = '*';
  EXPECT_EQ(read_goal(nine + "3").error().reason, &too_many_figures);
}

// The standard board with a row changed.
std::string board_with(std::size_t row, const std::string& text) {
  boost::json::value json = boost::json::parse(std::string(cross_board));
  json.as_object()["rows"].as_array()[row] = text;
  return boost::json::serialize(json);
}
std::string board_with(const std::string& key, const boost::json::value& value) {
  boost::json::value json = boost::json::parse(std::string(cross_board));
  json.as_object()[key] = value;
  return boost::json::serialize(json);
}

TEST(Touche, R2_boards_are_data) {
  const auto board = read_board(cross_board);
  ASSERT_TRUE(board.has_value());
  EXPECT_EQ(*read_board(board->json()), *board);
  EXPECT_EQ(board->json().find('\n'), std::string::npos);
}

TEST(Touche, wrong_boards_are_refused_with_their_place) {
  const auto expect = [](const std::string& json, const Reason& reason, const std::string& field,
                         std::size_t row = 0, std::size_t column = 0) {
    const auto board = read_board(json);
    ASSERT_FALSE(board.has_value()) << json;
    EXPECT_EQ(board.error().reason, &reason) << board.error().reason->en;
    EXPECT_EQ(board.error().field, field);
    EXPECT_EQ(board.error().row, row);
    EXPECT_EQ(board.error().column, column);
  };
  expect("{", board_not_json, "");
  expect("[]", board_not_object, "");
  expect(board_with("name", ""), board_name, "name");
  expect(board_with("name", 5), board_name, "name");
  expect(board_with("title", "Cross"), board_title, "title");
  expect(board_with("files", "abd"), board_files, "files");
  expect(board_with("ranks", 17), board_ranks, "ranks");
  expect(board_with("ranks", "12"), board_ranks, "ranks");
  expect(board_with("ranks", 11), board_rows, "rows");
  expect(board_with("rows", 1), board_rows, "rows");
  expect(board_with(1, ".. .. .. 3S 4S 5S TH 4H JH .. .."), board_row_length, "rows", 2);
  expect(board_with(1, ".. .. .. 3S 4S 5S TH-4H JH .. .. .."), board_row_length, "rows", 2, 8);
  expect(board_with(1, ".. .. .. 3S 4S 5X TH 4H JH .. .. .."), board_entry, "rows", 2, 6);
  expect(board_with(1, ".. .. .. 3S 4S AS TH 4H JH .. .. .."), board_card_thrice, "rows", 4, 5);
  expect(board_with(1, ".. .. .. 3S 4S FR TH 4H JH .. .. .."), board_card_missing, "rows");
  boost::json::array rows;
  for (int i = 0; i < 12; ++i) rows.emplace_back("FR FR FR FR FR FR FR FR FR FR FR FR");
  expect(board_with("rows", rows), board_too_many_cells, "rows", 11, 9);
}

}  // namespace
}  // namespace troika
