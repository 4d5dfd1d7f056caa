// The sums that search adds to the rules of a puzzle hold in its solution.
#include "solve/rules/implied_sums.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "constraints/grouped_sum.hpp"
#include "solve/rules/digit_sets.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"

namespace sudoku::implied_sums_test {
namespace {

const std::string kGrid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

Digit digit_of(std::size_t cell) { return static_cast<Digit>(kGrid[cell] - '0'); }

/// Cages of two or three cells, most of them in one row or column, with the totals that they have in the grid.
Puzzle killer(std::mt19937& random) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  std::vector<char> is_taken(81, 0);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    Constraint cage{ConstraintKind::cage, {static_cast<Cell>(cell)}, {}, {}};
    for (const std::size_t step : {std::size_t{1}, std::size_t{9}}) {
      const std::size_t next = cage.cells.back() + step;
      if (is_taken[cell] || next >= 81 || is_taken[next] || (step == 1 && next % 9 == 0) || random() % 3 == 0) continue;
      const bool repeats = std::any_of(cage.cells.begin(), cage.cells.end(), [&](Cell other) {
        return digit_of(other) == digit_of(next);
      });
      if (!repeats) cage.cells.push_back(static_cast<Cell>(next));
    }
    if (cage.cells.size() < 2) continue;
    int total = 0;
    for (const Cell one : cage.cells) is_taken[one] = 1, total += digit_of(one);
    cage.values = {total};
    puzzle.rules.constraints.push_back(std::move(cage));
  }
  puzzle.rules = ordered(puzzle.rules, 9);
  return puzzle;
}

TEST(ImpliedSums, HoldInTheSolution) {
  std::mt19937 random(45);
  std::size_t sums = 0, sets = 0;
  for (int number = 0; number < 60; ++number) {
    const Puzzle puzzle = killer(random);
    const Geometry geometry = Geometry::of(puzzle);
    std::vector<const Primitive*> primitives;
    const auto implied = implied_sums(geometry);
    for (const auto& one : implied) {
      std::vector<Mask> held;
      for (const Cell cell : one->cells()) held.push_back(bit(digit_of(cell)));
      EXPECT_TRUE(one->prune(held)) << number;
      primitives.push_back(one.get());
    }
    std::vector<ShortMask> grid;
    for (std::size_t cell = 0; cell < 81; ++cell) grid.push_back(static_cast<ShortMask>(bit(digit_of(cell))));
    for (const SumSets& one : sum_sets_of(primitives, geometry.size())) {
      EXPECT_EQ(one.certain(grid), std::optional<Mask>{0}) << "all are filled";
      ++sets;
    }
    sums += implied.size();
  }
  EXPECT_GT(sums, 300u);
  EXPECT_GT(sets, 60u);
}

/// As of a little killer's line that comes by a cell twice.
TEST(ImpliedSums, HoldWhereSumsHaveACellTwice) {
  std::mt19937 random(46);
  std::size_t sums = 0, twice = 0;
  for (int number = 0; number < 60; ++number) {
    Puzzle puzzle = killer(random);
    for (Constraint& each : puzzle.rules.constraints) {
      if (random() % 3 != 0) continue;
      each.kind = ConstraintKind::sum;
      each.cells.push_back(each.cells[random() % each.cells.size()]);
      each.values[0] += digit_of(each.cells.back());
      each.values.resize(1 + each.cells.size(), 1);
      ++twice;
    }
    puzzle.rules = ordered(puzzle.rules, 9);
    for (const auto& one : implied_sums(Geometry::of(puzzle))) {
      std::vector<Mask> held;
      for (const Cell cell : one->cells()) held.push_back(bit(digit_of(cell)));
      EXPECT_TRUE(one->prune(held)) << number;
      ++sums;
    }
  }
  EXPECT_GT(sums, 300u);
  EXPECT_GT(twice, 300u);
}

/// In sixteen bits, 65,537 is 1.
TEST(ImpliedSums, LeaveSumsAloneInWhichCellsCountOften) {
  constexpr int times = 65'537;
  Puzzle puzzle = Puzzle::empty({3, 3});
  Constraint weighted{ConstraintKind::sum, {}, {0}, {}}, plain{ConstraintKind::sum, {}, {0}, {}};
  for (Cell cell = 0; cell < 8; ++cell) {
    weighted.cells.push_back(cell);
    weighted.values.push_back(times);
    weighted.values[0] += times * digit_of(cell);
    plain.cells.push_back(static_cast<Cell>(cell + 9));
    plain.values[0] += digit_of(cell + 9u);
  }
  puzzle.rules.constraints = {plain, weighted};
  puzzle.rules = ordered(puzzle.rules, 9);
  const auto implied = implied_sums(Geometry::of(puzzle));
  EXPECT_FALSE(implied.empty());
  for (const auto& one : implied) {
    std::vector<Mask> held;
    for (const Cell cell : one->cells()) held.push_back(bit(digit_of(cell)));
    EXPECT_TRUE(one->prune(held));
  }
}

TEST(ImpliedSums, FindWhatCagesLeaveOfARow) {
  const auto parsed = parse(".Cage~12~R1C1~R1C2~R1C3.Cage~21~R1C4~R1C5~R1C6.Cage~11~R1C7~R1C8~R2C8");
  ASSERT_TRUE(parsed.ok());
  const auto sums = implied_sums(Geometry::of(parsed.value().puzzle));
  const auto found = std::find_if(sums.begin(), sums.end(), [](const auto& one) {
    return one->cells() == std::vector<Cell>{8, 16};
  });
  ASSERT_NE(found, sums.end());
  EXPECT_EQ((*found)->sum()->total(), 1) << "A9 is greater than B8 by one: 45 - 12 - 21 - 11";
}

/// Four diagonals cover box 5 with the main diagonal, which they leave boxes 1 and 9 of.
TEST(ImpliedSums, FindTightSumsOutsideOfAUnit) {
  const auto parsed = parse(".Diagonal~-1.LittleKiller~47~R3C1.LittleKiller~49~R2C1.LittleKiller~30~R8C9"
                            ".LittleKiller~45~R7C9");
  ASSERT_TRUE(parsed.ok());
  const auto sums = implied_sums(Geometry::of(parsed.value().puzzle));
  const auto found = std::find_if(sums.begin(), sums.end(), [](const auto& one) { return one->cells().size() == 12; });
  ASSERT_NE(found, sums.end());
  std::vector<Cell> cells = (*found)->cells();
  std::sort(cells.begin(), cells.end());
  EXPECT_EQ(cells, (std::vector<Cell>{12, 21, 22, 28, 29, 38, 42, 51, 52, 58, 59, 68}));
  EXPECT_EQ((*found)->sum()->total(), 81) << "47 + 49 + 30 + 45 + 45 - 3 * 45";
}

/// The more of a box diagonals side by side have, the less they can add up to.
TEST(ImpliedSums, TakeLongSumsTogether) {
  const auto parsed = parse(".LittleKiller~49~R1C1.LittleKiller~49~R2C1.LittleKiller~49~R3C1.LittleKiller~49~R7C9");
  ASSERT_TRUE(parsed.ok());
  const auto sums = implied_sums(Geometry::of(parsed.value().puzzle));
  const auto found = std::find_if(sums.begin(), sums.end(), [](const auto& one) { return one->cells().size() == 31; });
  ASSERT_NE(found, sums.end());
  EXPECT_EQ((*found)->sum()->total(), 4 * 49) << "208 at most: seven cells of three boxes each, and ten in four others";
}

/// Found after a million guesses, if at all, before sums were taken together.
TEST(ImpliedSums, ShowSoonThatEightDiagonalsHaveNoSolution) {
  const auto parsed = parse(".LittleKiller~49~R1C9.LittleKiller~49~R1C8.LittleKiller~49~R9C2.LittleKiller~49~R9C3"
                            ".LittleKiller~49~R7C9.LittleKiller~49~R1C1.LittleKiller~49~R2C1.LittleKiller~49~R3C1");
  ASSERT_TRUE(parsed.ok());
  const auto solver = make_solver(parsed.value().puzzle, {.nodes = 5'000});
  while (solver->advance(1'000)) {}
  EXPECT_EQ(solver->status(), SolveStatus::none);
}

}  // namespace
}  // namespace sudoku::implied_sums_test
