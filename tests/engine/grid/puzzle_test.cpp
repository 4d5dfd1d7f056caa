#include "sudoku/puzzle.hpp"

#include "engine/grid/text/text_support.hpp"

namespace sudoku::puzzle_test {
namespace {

using namespace sudoku::testing;

Puzzle with_givens(Shape shape, const std::vector<std::pair<int, int>>& givens) {
  Puzzle puzzle = Puzzle::empty(shape);
  for (const auto& [cell, digit] : givens) puzzle.givens[static_cast<std::size_t>(cell)] = static_cast<Digit>(digit);
  return puzzle;
}

Error must_fail(const Puzzle& puzzle) {
  const auto checked = check_puzzle(puzzle);
  EXPECT_FALSE(checked.ok());
  EXPECT_FALSE(is_sound(puzzle));
  return checked.ok() ? Error{} : checked.error();
}

TEST(Puzzle, EmptyHasNoGivens) {
  const Puzzle puzzle = Puzzle::empty({2, 3});
  EXPECT_EQ(puzzle.size(), 6);
  EXPECT_EQ(puzzle.givens.size(), 36u);
  EXPECT_EQ(puzzle.given_count(), 0);
  EXPECT_TRUE(check_puzzle(puzzle).ok());
  EXPECT_TRUE(is_sound(puzzle));
}

TEST(Puzzle, FindsNoClashInFullGrids) {
  testing::Random random(5);
  for (const Shape shape : all_shapes()) {
    EXPECT_FALSE(find_clash(Geometry(shape), full_grid(shape, random)).has_value()) << shape;
  }
}

TEST(Puzzle, FindsTheClashOfARowBeforeThatOfABox) {
  const auto clash = find_clash(Geometry({3, 3}), with_givens({3, 3}, {{0, 5}, {10, 5}, {60, 7}, {62, 7}}).givens);
  ASSERT_TRUE(clash.has_value());
  EXPECT_EQ(clash->unit, 6);
  EXPECT_EQ(clash->digit, 7);
  EXPECT_EQ(clash->first, 60);
  EXPECT_EQ(clash->second, 62);
}

TEST(Puzzle, ClashNamesUnitDigitAndBothCells) {
  EXPECT_EQ(must_fail(with_givens({3, 3}, {{4, 9}, {8, 9}})).message, "Row A holds 9 twice: A5 and A9.");
  EXPECT_EQ(must_fail(with_givens({3, 3}, {{4, 9}, {76, 9}})).message, "Column 5 holds 9 twice: A5 and I5.");
  EXPECT_EQ(must_fail(with_givens({4, 4}, {{0, 16}, {17, 16}})).message, "Box 1 holds G twice: A1 and B2.");
  const Error error = must_fail(with_givens({3, 3}, {{4, 9}, {8, 9}}));
  EXPECT_EQ(error.code, "clash");
  EXPECT_EQ(error.cells, (std::vector<Cell>{4, 8}));
}

TEST(Puzzle, CheckRefusesDigitsAndMarksOutOfRange) {
  EXPECT_EQ(must_fail(with_givens({2, 2}, {{3, 5}})).message, "A4 holds a digit above 4.");
  Puzzle valued = Puzzle::empty({2, 2});
  valued.values.assign(16, 0);
  valued.values[5] = 9;
  EXPECT_EQ(must_fail(valued).cells, std::vector<Cell>{5});
  Puzzle marked = Puzzle::empty({2, 2});
  marked.candidates.assign(16, all_digits(5));
  EXPECT_EQ(must_fail(marked).code, "symbol");
}

TEST(Puzzle, CheckRefusesWrongLengthsAndShapes) {
  Puzzle short_of_one = Puzzle::empty({3, 3});
  short_of_one.givens.pop_back();
  EXPECT_EQ(must_fail(short_of_one).code, "length");
  Puzzle marked = Puzzle::empty({3, 3});
  marked.candidates.assign(80, bit(1));
  EXPECT_EQ(must_fail(marked).code, "length");
  EXPECT_EQ(must_fail({{1, 9}, std::vector<Digit>(81, 0), {}, {}}).code, "shape");
}

}  // namespace
}  // namespace sudoku::puzzle_test
