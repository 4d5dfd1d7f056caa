// Tridagons as people use them: one guardian is true, and what clashes with all guardians is false. The shapes are
// those of the propagator, which tests of propagation hold to brute force.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sudoku/human.hpp"
#include "support/oracle.hpp"
#include "support/samples.hpp"

namespace sudoku::tridagon_test {
namespace {

using namespace sudoku::testing;
using human::Candidate;
using human::Step;

/// Cells of an odd tridagon of the boxes 1, 2, 4 and 5, box by box.
constexpr std::array<Cell, 12> kOdd{0, 10, 20, 3, 13, 23, 27, 37, 47, 31, 39, 50};

/// A 9x9 without givens, in which the cells have nothing but 1, 2 and 3, and what is added.
Puzzle position_with(const std::array<Cell, 12>& cells, const std::map<Cell, Mask>& guardians) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.candidates.assign(81, 0x1FF);
  for (const Cell cell : cells) puzzle.candidates[cell] = 0b111;
  for (const auto& [cell, more] : guardians) puzzle.candidates[cell] |= more;
  return puzzle;
}

std::vector<Step> tridagons_of(const Puzzle& puzzle) {
  return human::all_steps(puzzle, *human::find_technique("tridagon"));
}

TEST(TridagonTechnique, SetsTheOnlyGuardian) {
  const auto steps = tridagons_of(position_with(kOdd, {{50, bit(7)}}));
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_EQ(steps[0].placements, (std::vector<Candidate>{{50, 7}}));
  EXPECT_TRUE(steps[0].eliminations.empty());
  EXPECT_EQ(steps[0].reason.digits, (std::vector<Digit>{1, 2, 3}));
  EXPECT_EQ(steps[0].reason.units, (std::vector<Unit>{18, 19, 21, 22}));
  std::set<Cell> cells;
  for (const auto& mark : steps[0].reason.roles) cells.insert(mark.cell);
  EXPECT_EQ(cells, std::set<Cell>(kOdd.begin(), kOdd.end()));
}

TEST(TridagonTechnique, TakesTheThreeDigitsFromACellWithAllGuardians) {
  const auto steps = tridagons_of(position_with(kOdd, {{50, bit(7) | bit(8)}}));
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{50, 1}, {50, 2}, {50, 3}}));
}

TEST(TridagonTechnique, TakesADigitFromCellsThatSeeAllGuardians) {
  // A1 or E4 is 4. Only A4, which has no 4, and E1 see both.
  const auto steps = tridagons_of(position_with(kOdd, {{0, bit(4)}, {39, bit(4)}}));
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{36, 4}}));
  EXPECT_GT(steps[0].difficulty, human::techniques()[steps[0].technique].difficulty);
}

TEST(TridagonTechnique, FindsNothingWhereGuardiansAreDifferentDigitsInDifferentCells) {
  EXPECT_TRUE(tridagons_of(position_with(kOdd, {{0, bit(4)}, {27, bit(5)}})).empty());
}

TEST(TridagonTechnique, FindsNothingInCellsThatThreeDigitsCanFill) {
  std::array<Cell, 12> even = kOdd;
  std::copy_n(std::array<Cell, 3>{30, 40, 50}.begin(), 3, even.begin() + 9);
  EXPECT_TRUE(tridagons_of(position_with(even, {{50, bit(7)}})).empty());
}

TEST(TridagonTechnique, FindsNothingWithoutBoxesOfThree) {
  EXPECT_TRUE(tridagons_of(Puzzle::empty({2, 3})).empty());
  EXPECT_TRUE(tridagons_of(Puzzle::empty({4, 4})).empty());
}

TEST(TridagonTechnique, IsRightOnTheWayThroughLokiWhichTechniquesSolveWithIt) {
  const Shape shape{3, 3};
  const Puzzle loki = puzzle_of(
      shape, read_grid("57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."));
  const Grid solution = solve_by_force(shape, loki.givens, 1).front();
  human::TechniqueSolver solver(loki);
  while (solver.status() == human::Status::running) solver.advance();
  EXPECT_EQ(solver.status(), human::Status::solved);
  int found = 0;
  for (const Step& step : solver.steps()) {
    if (human::techniques()[step.technique].id != "tridagon") continue;
    ++found;
    for (const auto& [cell, digit] : step.placements) EXPECT_EQ(solution[cell], digit);
    for (const auto& [cell, digit] : step.eliminations) EXPECT_NE(solution[cell], digit);
  }
  EXPECT_GE(found, 1);
}

}  // namespace
}  // namespace sudoku::tridagon_test
