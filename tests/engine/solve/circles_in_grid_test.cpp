// The primitive that search adds to counting circles takes no digit that a solution has, and sees what units tell.
#include "solve/rules/circles_in_grid.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sudoku/rules.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"
#include "support/samples.hpp"

namespace sudoku::circles_in_grid_test {
namespace {

using namespace sudoku::testing;

/// Circles in a full grid: of some digits, as many places each as they say.
Puzzle circles_in(const Grid& grid, Shape shape, testing::Random& random) {
  Puzzle puzzle = Puzzle::empty(shape);
  Constraint circles{ConstraintKind::counting_circles, {}, {}, {}};
  for (int digit = 1; digit <= shape.size(); ++digit) {
    if (random.below(2) == 0) continue;
    std::vector<Cell> places;
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
      if (grid[cell] == digit) places.push_back(static_cast<Cell>(cell));
    }
    for (int taken = 0; taken < digit; ++taken) {
      const auto at = static_cast<std::ptrdiff_t>(random.below(static_cast<int>(places.size())));
      circles.cells.push_back(places[static_cast<std::size_t>(at)]);
      places.erase(places.begin() + at);
    }
  }
  std::sort(circles.cells.begin(), circles.cells.end());
  if (!circles.cells.empty()) puzzle.rules.constraints.push_back(circles);
  return puzzle;
}

TEST(CirclesInGrid, LeaveTheDigitsOfASolution) {
  testing::Random random(9);
  int taken = 0;
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 3}}) {
    for (int number = 0; number < 300; ++number) {
      const Grid grid = shuffled_full_grid(shape, random);
      const Puzzle puzzle = circles_in(grid, shape, random);
      for (const auto& primitive : circles_in_grid(puzzle, Geometry::of(puzzle))) {
        std::vector<Mask> candidates;
        for (const std::uint8_t digit : grid) {
          const Mask others = static_cast<Mask>(random.below(1 << shape.size()));
          candidates.push_back(bit(digit) | others);
        }
        std::vector<Mask> left = candidates;
        EXPECT_TRUE(primitive->prune(left)) << number;
        for (std::size_t cell = 0; cell < grid.size(); ++cell) {
          EXPECT_NE(left[cell] & bit(grid[cell]), 0u) << number << ", cell " << cell;
          EXPECT_EQ(left[cell] & ~candidates[cell], 0u);
        }
        taken += left != candidates;
        std::vector<Mask> again = left;
        EXPECT_TRUE(primitive->prune(again));
        EXPECT_EQ(again, left) << "all that can be found is found at once";
      }
    }
  }
  EXPECT_GT(taken, 300);
}

/// 1 + 2 + ... + 9 circles have all digits. 9 is in as many as there are rows, so it is nowhere else.
TEST(CirclesInGrid, KnowThatNineIsInACircleInEachRow) {
  const auto parsed = parse(".CountingCircles~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R3C8~R2C8~R2C7~R3C7~R2C6"
                            "~R2C5~R2C4~R2C3~R2C2~R2C1~R3C2~R3C3~R3C4~R3C5~R3C6~R4C2~R4C3~R4C4~R4C5~R4C6~R4C7~R5C7"
                            "~R5C8~R5C9~R5C6~R5C5~R6C1~R6C2~R6C3~R6C4~R8C3~R9C2~R8C4~R7C5~R7C6~R7C7");
  ASSERT_TRUE(parsed.ok());
  const Puzzle& puzzle = parsed.value().puzzle;
  const auto primitives = circles_in_grid(puzzle, Geometry::of(puzzle));
  ASSERT_EQ(primitives.size(), 1u);
  std::vector<Mask> candidates(81, all_digits(9));
  ASSERT_TRUE(primitives[0]->prune(candidates));
  const std::vector<Cell>& circles = puzzle.rules.constraints[0].cells;
  for (Cell cell = 0; cell < 81; ++cell) {
    const bool is_circle = std::find(circles.begin(), circles.end(), cell) != circles.end();
    EXPECT_EQ((candidates[cell] & bit(9)) != 0, is_circle) << cell;
  }
}

TEST(CirclesInGrid, AreNoneWithoutCircles) {
  const auto parsed = parse(".Whisper~5~R1C1~R2C2");
  EXPECT_TRUE(circles_in_grid(parsed.value().puzzle, Geometry::of(parsed.value().puzzle)).empty());
}

}  // namespace
}  // namespace sudoku::circles_in_grid_test
