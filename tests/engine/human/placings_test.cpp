// Places of a digit that no way of placing it in the whole grid uses, against all ways there are.
#include "human/core/placings.hpp"

#include <gtest/gtest.h>

#include "support/samples.hpp"

namespace sudoku::human::placings_test {
namespace {

using namespace sudoku::testing;

/// A position of open cells, each with some of the digits.
Board random_board(Shape shape, testing::Random& random) {
  Puzzle position = Puzzle::empty(shape);
  for (int cell = 0; cell < shape.size() * shape.size(); ++cell) {
    Mask marks = 0;
    while (marks == 0) {
      for (int digit = 1; digit <= shape.size(); ++digit) marks |= random.below(5) < 2 ? bit(digit) : 0;
    }
    position.candidates.push_back(marks);
  }
  return Board(position, false);
}

/// Goes through the rows, and keeps what is chosen where each unit that has places has one of them.
void try_rows(const Board& board, Digit digit, Unit row, const CellSet& chosen, CellSet& used) {
  if (row < board.size()) {
    if (board.places(digit, row).empty()) try_rows(board, digit, row + 1, chosen, used);
    for (const Cell cell : board.places(digit, row)) {
      if (board.peers(cell).intersects(chosen)) continue;
      CellSet more = chosen;
      more.add(cell);
      try_rows(board, digit, row + 1, more, used);
    }
    return;
  }
  for (Unit unit = 0; unit < board.geometry().units(); ++unit) {
    if (!board.places(digit, unit).empty() && !chosen.intersects(board.unit(unit))) return;
  }
  used |= chosen;
}

TEST(Placings, APlaceIsInNoWayIfNoneOfAllWaysHasIt) {
  testing::Random random(11);
  int used_places = 0, unused_places = 0;
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{2, 4}, Shape{3, 3}}) {
    for (int round = 0; round < 20; ++round) {
      const Board board = random_board(shape, random);
      for (Digit digit = 1; digit <= board.size(); ++digit) {
        CellSet used = board.no_cells();
        try_rows(board, digit, 0, board.no_cells(), used);
        const CellSet unused = places_in_no_way(board, digit);
        EXPECT_EQ(unused, board.places(digit) - used) << shape.size() << ", round " << round;
        used_places += used.count();
        unused_places += unused.count();
      }
    }
  }
  EXPECT_GT(used_places, 500);
  EXPECT_GT(unused_places, 500);
}

}  // namespace
}  // namespace sudoku::human::placings_test
