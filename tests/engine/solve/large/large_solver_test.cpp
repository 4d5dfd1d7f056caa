// The clause-learning solver for grids of any shape, against the oracle.
#include "solve/large/large_solver.hpp"

#include <gtest/gtest.h>

#include <set>

#include "sudoku/check.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::large_solver_test {
namespace {

using namespace sudoku::testing;

std::unique_ptr<Solver> solved(const Puzzle& puzzle, SolveLimits limits, std::uint64_t slice = 1'000) {
  auto solver = make_large_solver(puzzle, limits);
  while (solver->advance(slice)) {
  }
  return solver;
}

SolveLimits up_to(std::uint64_t solutions, std::size_t keep = 200) {
  SolveLimits limits;
  limits.solutions = solutions;
  limits.keep = keep;
  return limits;
}

SolveStatus status_of(std::size_t count) {
  if (count == 0) return SolveStatus::none;
  return count == 1 ? SolveStatus::unique : SolveStatus::multiple;
}

void expect_right_and_different(const Puzzle& puzzle, const std::vector<std::vector<Digit>>& solutions) {
  const Geometry geometry(puzzle.shape);
  for (const auto& solution : solutions) EXPECT_TRUE(check_grid(geometry, puzzle, solution).right());
  EXPECT_EQ(std::set<Grid>(solutions.begin(), solutions.end()).size(), solutions.size());
}

/// Full grids with digits taken out at random: nothing is known of their solutions but one.
Puzzle emptied(Shape shape, int percent, testing::Random& random) {
  Grid givens = shuffled_full_grid(shape, random);
  for (auto& digit : givens) {
    if (random.below(100) < percent) digit = 0;
  }
  return puzzle_of(shape, givens);
}

TEST(LargeSolver, FindsWhatTheOracleFindsOnEveryShape) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    SCOPED_TRACE(sample.name);
    const auto solver = solved(sample.puzzle, up_to(Sample::kCounted));
    EXPECT_EQ(solver->count(), sample.solutions.size());
    EXPECT_EQ(solver->status(), status_of(sample.solutions.size()));
    ASSERT_EQ(solver->solutions().size(), sample.solutions.size());
    expect_right_and_different(sample.puzzle, solver->solutions());
    if (!sample.all_known()) continue;
    EXPECT_EQ(std::set<Grid>(solver->solutions().begin(), solver->solutions().end()),
              std::set<Grid>(sample.solutions.begin(), sample.solutions.end()));
  }
}

TEST(LargeSolver, CountsAsTheOracleOnSmallGridsWithFewGivens) {
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4}, Shape{4, 2}, Shape{3, 3}}) {
    for (std::uint64_t seed = 1; seed <= test_or_soak(12u, 40u); ++seed) {
      testing::Random random(seed);
      const Puzzle puzzle = emptied(shape, shape.size() <= 6 ? 70 : 50, random);
      SCOPED_TRACE(std::to_string(shape.box_rows) + "x" + std::to_string(shape.box_cols) + " " + std::to_string(seed));
      for (const std::size_t limit : std::initializer_list<std::size_t>{1, 2, 3, 64, 65, 66, 2'000}) {
        const std::size_t count = solve_by_force(shape, puzzle.givens, limit).size();
        const auto solver = solved(puzzle, up_to(limit, limit));
        EXPECT_EQ(solver->count(), count);
        EXPECT_EQ(solver->status(), limit == 1 ? SolveStatus::solved : status_of(count));
        expect_right_and_different(puzzle, solver->solutions());
      }
    }
  }
}

TEST(LargeSolver, FillsEmptyGrids) {
  for (const Shape shape : {Shape{3, 3}, Shape{4, 4}, Shape{4, 5}, Shape{5, 5}}) {
    const Puzzle puzzle = Puzzle::empty(shape);
    const auto solver = solved(puzzle, up_to(1));
    EXPECT_EQ(solver->status(), SolveStatus::solved);
    expect_right_and_different(puzzle, solver->solutions());
  }
}

TEST(LargeSolver, FindsSolutionsOfLargeGridsThatSearchAloneDoesNot) {
  for (const Shape shape : {Shape{4, 4}, Shape{4, 5}, Shape{5, 5}, Shape{6, 6}, Shape{2, 12}}) {
    SCOPED_TRACE(std::to_string(shape.box_rows) + "x" + std::to_string(shape.box_cols));
    testing::Random random(7);
    const Puzzle puzzle = emptied(shape, shape.size() == 36 ? 45 : 65, random);
    const auto solver = solved(puzzle, up_to(100));
    EXPECT_EQ(solver->status(), SolveStatus::multiple);
    EXPECT_EQ(solver->solutions().size(), 100u);
    expect_right_and_different(puzzle, solver->solutions());
  }
}

// Of a grid with one solution, a wrong digit leaves none, and nothing but search tells.
TEST(LargeSolver, RefutesEveryOtherDigitOfAUniqueGrid) {
  testing::Random random(3);
  const Shape shape{4, 4};
  const Grid full = shuffled_full_grid(shape, random);
  const Grid givens = unique_givens(shape, full, 55, random);
  int refuted = 0;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] != 0) continue;
    Puzzle puzzle = puzzle_of(shape, givens);
    puzzle.givens[cell] = static_cast<Digit>(full[cell] % shape.size() + 1);
    const auto solver = solved(puzzle, SolveLimits{});
    EXPECT_EQ(solver->status(), SolveStatus::none) << cell;
    EXPECT_TRUE(solver->solutions().empty());
    ++refuted;
  }
  EXPECT_GT(refuted, 100);
}

TEST(LargeSolver, SlicesOfOneStepComeToTheSame) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    const auto whole = solved(sample.puzzle, SolveLimits{}, 1'000'000);
    const auto sliced = solved(sample.puzzle, SolveLimits{}, 1);
    EXPECT_EQ(sliced->status(), whole->status()) << sample.name;
    EXPECT_EQ(sliced->nodes(), whole->nodes()) << sample.name;
    EXPECT_EQ(sliced->solutions(), whole->solutions()) << sample.name;
  }
}

TEST(LargeSolver, ASliceEndsLongBeforeALongSearch) {
  const auto solver = make_large_solver(Puzzle::empty({5, 5}), up_to(1'000'000'000));
  EXPECT_TRUE(solver->advance(100));
  EXPECT_EQ(solver->status(), SolveStatus::running);
  EXPECT_LT(solver->nodes(), 10'000u);
  EXPECT_TRUE(solver->advance(100));
}

TEST(LargeSolver, ThereAre288GridsOfFourByFour) {
  const auto solver = solved(Puzzle::empty({2, 2}), up_to(1'000'000, 1'000));
  EXPECT_EQ(solver->count(), 288u);
  EXPECT_EQ(solver->status(), SolveStatus::multiple);
  EXPECT_EQ(solver->solutions().size(), 288u);
  expect_right_and_different(Puzzle::empty({2, 2}), solver->solutions());
}

// An empty 6x6 grid has 28,200,960 solutions, as many for each of the 720 first rows.
TEST(LargeSolver, CountsThousandsOfSolutionsOneByOne) {
  Puzzle puzzle = Puzzle::empty({2, 3});
  for (std::size_t column = 0; column < 6; ++column) puzzle.givens[column] = static_cast<Digit>(column + 1);
  EXPECT_EQ(solved(puzzle, up_to(1'000'000))->count(), 28'200'960u / 720);
}

TEST(LargeSolver, StopsAtTheLimitOfSolutions) {
  const auto solver = solved(Puzzle::empty({3, 4}), up_to(1'000, 3));
  EXPECT_EQ(solver->count(), 1'000u);
  EXPECT_EQ(solver->solutions().size(), 3u);
  EXPECT_EQ(solved(Puzzle::empty({3, 4}), up_to(1))->status(), SolveStatus::solved);
}

TEST(LargeSolver, GivesUpAfterSoManyNodes) {
  SolveLimits limits;
  limits.nodes = 3;
  const auto solver = solved(Puzzle::empty({4, 4}), limits);
  EXPECT_EQ(solver->status(), SolveStatus::limit);
  EXPECT_EQ(solver->nodes(), 4u);
  EXPECT_FALSE(solver->advance(100));
}

TEST(LargeSolver, KeepsToPencilMarks) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.candidates.assign(16, all_digits(4));
  for (std::size_t column = 0; column < 4; ++column) puzzle.candidates[column] = bit(static_cast<int>(column) + 1);
  EXPECT_EQ(solved(puzzle, up_to(1'000))->count(), 288u / 24);
  puzzle.candidates[5] = bit(1);
  EXPECT_EQ(solved(puzzle, up_to(1'000))->status(), SolveStatus::none);
}

TEST(LargeSolver, AFullGridIsItsOwnSolution) {
  testing::Random random(5);
  const Grid full = shuffled_full_grid({4, 5}, random);
  const auto solver = solved(puzzle_of({4, 5}, full), SolveLimits{});
  EXPECT_EQ(solver->status(), SolveStatus::unique);
  EXPECT_EQ(solver->nodes(), 1u);
  EXPECT_EQ(solver->solutions(), (std::vector<Grid>{full}));
}

}  // namespace
}  // namespace sudoku::large_solver_test
