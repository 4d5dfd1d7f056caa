// Searches of techniques that could go on for very long: each counts its work, and stops where a part takes too much.
#include <gtest/gtest.h>

#include "human/core/technique.hpp"
#include "human/rectangles/deadly.hpp"
#include "sudoku/human.hpp"

namespace sudoku::effort_test {
namespace {

using namespace sudoku::human;

/// The limit of a part, and what it may take beyond, to come to the end of what it has in hand.
constexpr std::uint64_t kMost = 3 * Effort::kSlice;

TEST(Effort, SubsetsBesideARoofAreGivenUpInALargeGrid) {
  Puzzle position = Puzzle::empty({6, 6});
  position.candidates.assign(36 * 36, all_digits(36));
  // The other cells of the row have three of seven digits.
  for (Cell cell = 0; cell < 36; ++cell) position.candidates[cell] = 0b11100u << cell % 5;
  const Board board(position, true);
  DeadlyPattern pattern{0b11, board.no_cells(), board.no_cells()};
  for (const int corner : {0, 6}) pattern.roof.add(static_cast<Cell>(corner));
  for (const int corner : {36, 42}) pattern.floor.add(static_cast<Cell>(corner));
  Finds finds(Finds::Wanted::all, 45, 36);
  finds.begin_slice(0);
  offer_subsets(board, pattern, finds);
  EXPECT_TRUE(finds.is_limited());
  EXPECT_LT(finds.in_slice(), kMost);
}

TEST(Effort, CrossingsOfManyCagesPauseOnTheWay) {
  Puzzle position = Puzzle::empty({4, 4});
  for (int row = 0; row < 16; ++row) {
    for (const int first : {0, 5, 10}) {
      Constraint cage{ConstraintKind::cage, {}, {16}, {}};
      for (int cell = 0; cell < 5; ++cell) cage.cells.push_back(static_cast<Cell>(row * 16 + first + cell));
      position.rules.constraints.push_back(std::move(cage));
    }
  }
  const TechniqueIndex technique = *find_technique("cage-crossing");
  const Board board(position, false);
  TechniqueSearch search(board, technique);
  int slices = 1;
  while (search.advance()) ++slices;
  EXPECT_GT(slices, 1);
  // 1 + 2 + 3 + 4 + 6: every filling has a 1, a 2 and a 3.
  EXPECT_FALSE(search.take_steps().empty());
}

}  // namespace
}  // namespace sudoku::effort_test
