// The final check accepts right grids and no other, on every shape.
#include "sudoku/check.hpp"

#include <gtest/gtest.h>

#include "support/samples.hpp"

namespace sudoku::check_test {
namespace {

using namespace sudoku::testing;

struct Right {
  explicit Right(Shape shape)
      : random(7), geometry(shape), grid(shuffled_full_grid(shape, random)), puzzle(Puzzle::empty(shape)) {
    for (std::size_t cell = 0; cell < grid.size(); cell += 3) puzzle.givens[cell] = grid[cell];
  }
  GridCheck check(const Grid& values) const { return check_grid(geometry, puzzle, values); }

  testing::Random random;
  Geometry geometry;
  Grid grid;
  Puzzle puzzle;
};

TEST(CheckGrid, AcceptsARightGridOfEveryShape) {
  for (const Shape shape : all_shapes()) {
    const Right right(shape);
    EXPECT_TRUE(right.check(right.grid).right()) << shape.box_rows << 'x' << shape.box_cols;
  }
}

TEST(CheckGrid, RefusesAnyOtherDigitInAnyCell) {
  for (const Shape shape : {Shape{2, 2}, Shape{3, 2}, Shape{3, 3}}) {
    const Right right(shape);
    for (std::size_t cell = 0; cell < right.grid.size(); ++cell) {
      for (int digit = 0; digit <= shape.size() + 1; ++digit) {
        Grid changed = right.grid;
        changed[cell] = static_cast<std::uint8_t>(digit);
        EXPECT_EQ(right.check(changed).right(), changed == right.grid);
      }
    }
  }
}

TEST(CheckGrid, RefusesTwoCellsExchanged) {
  const Right right({2, 3});
  for (std::size_t a = 0; a < right.grid.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      Grid changed = right.grid;
      std::swap(changed[a], changed[b]);
      EXPECT_EQ(right.check(changed).right(), changed == right.grid);
    }
  }
}

TEST(CheckGrid, SaysWhatIsWrong) {
  const Right right({3, 3});
  Grid open = right.grid;
  open[1] = 0;
  EXPECT_FALSE(right.check(open).complete);
  EXPECT_TRUE(right.check(open).givens_kept);
  Grid twice = right.grid;
  twice[1] = twice[2];
  EXPECT_TRUE(right.check(twice).complete);
  EXPECT_FALSE(right.check(twice).units_hold);
  Grid renamed = right.grid;
  for (auto& digit : renamed) digit = static_cast<std::uint8_t>(10 - digit);
  EXPECT_TRUE(right.check(renamed).units_hold);
  EXPECT_FALSE(right.check(renamed).givens_kept);
}

TEST(CheckGrid, AGridOfAnotherLengthIsNotComplete) {
  const Right right({3, 3});
  for (const std::size_t length : {0u, 16u, 80u, 82u, 2'000u}) {
    EXPECT_FALSE(right.check(Grid(length, 1)).complete) << length;
    EXPECT_FALSE(right.check(Grid(length, 1)).right()) << length;
  }
}

}  // namespace
}  // namespace sudoku::check_test
