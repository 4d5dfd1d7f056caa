// Solving and counting without a trace, against the oracle.
#include "sudoku/solve.hpp"

#include <gtest/gtest.h>

#include <set>

#include "sudoku/text.hpp"
#include "support/samples.hpp"

namespace sudoku::solve_test {
namespace {

using namespace sudoku::testing;

std::unique_ptr<Solver> solved(const Puzzle& puzzle, SolveLimits limits) {
  auto solver = make_solver(puzzle, limits);
  while (solver->advance(1'000)) {
  }
  return solver;
}

std::unique_ptr<Solver> solved(Shape shape, std::string_view text, SolveLimits limits) {
  return solved(puzzle_of(shape, read_grid(text)), limits);
}

SolveLimits all() {
  SolveLimits limits;
  limits.solutions = 1'000'000'000;
  limits.keep = 100;
  return limits;
}

TEST(Solve, AgreesWithTheOracleOnEveryShape) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    SCOPED_TRACE(sample.name);
    if (!sample.all_known()) continue;
    const auto solver = solved(sample.puzzle, all());
    EXPECT_EQ(solver->count(), sample.solutions.size());
    const std::set<Grid> found(solver->solutions().begin(), solver->solutions().end());
    EXPECT_EQ(found, std::set<Grid>(sample.solutions.begin(), sample.solutions.end()));
    const std::size_t count = sample.solutions.size();
    EXPECT_EQ(solver->status(), count == 0   ? SolveStatus::none
                                : count == 1 ? SolveStatus::unique
                                             : SolveStatus::multiple);
  }
}

TEST(Solve, SlicesOfOneStepComeToTheSame) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    if (sample.puzzle.size() > 9) continue;
    const auto whole = solved(sample.puzzle, SolveLimits{});
    const auto sliced = make_solver(sample.puzzle, SolveLimits{});
    while (sliced->advance(1)) {
    }
    EXPECT_EQ(sliced->status(), whole->status()) << sample.name;
    EXPECT_EQ(sliced->nodes(), whole->nodes()) << sample.name;
    EXPECT_EQ(sliced->solutions(), whole->solutions()) << sample.name;
  }
}

TEST(Solve, ThereAre288GridsOfFourByFour) {
  const auto solver = solved({2, 2}, std::string(16, '.'), all());
  EXPECT_EQ(solver->count(), 288u);
  EXPECT_EQ(solver->solutions().size(), 100u);
  EXPECT_EQ(solver->status(), SolveStatus::multiple);
}

// Parts of a constraint are no units. (Found by the soak.)
TEST(Solve, CellsOfAPartOfAConstraintDifferAsByThemselves) {
  const auto count = [](std::string_view rules) {
    const Result<Parsed> read = parse(rules);
    return read ? solved(read.value().puzzle, all())->count() : 0;
  };
  const std::string size = ".Shape~4x4", dot = ".WhiteDot~R1C1~R1C2";
  for (const std::string rule : {".AllDifferent~R1C1~R2C3~R3C2", ".Cage~6~R1C2~R2C3~R4C4"}) {
    EXPECT_GT(count(size + rule + dot), 0U) << rule;
    EXPECT_LT(count(size + rule + dot), count(size + dot)) << rule;
    EXPECT_EQ(count(size + ".And" + rule + dot + ".End"), count(size + rule + dot)) << rule;
  }
}

TEST(Solve, StopsAtAnySolutionWhenAskedForOne) {
  SolveLimits limits;
  limits.solutions = 1;
  EXPECT_EQ(solved({3, 3}, std::string(81, '.'), limits)->status(), SolveStatus::solved);
}

TEST(Solve, KeepsAsManySolutionsAsAskedFor) {
  SolveLimits limits;
  limits.solutions = 7;
  limits.keep = 3;
  const auto solver = solved({3, 3}, std::string(81, '.'), limits);
  EXPECT_EQ(solver->count(), 7u);
  EXPECT_EQ(solver->solutions().size(), 3u);
  for (const Grid& grid : solver->solutions()) EXPECT_TRUE(is_right_grid({3, 3}, Grid(81, 0), grid));
}

TEST(Solve, GivesUpAfterSoManyNodes) {
  SolveLimits limits;
  limits.nodes = 3;
  limits.solutions = 100;
  const auto solver = solved(Puzzle::empty({3, 3}), limits);
  EXPECT_EQ(solver->status(), SolveStatus::limit);
  EXPECT_GT(solver->nodes(), limits.nodes);
  EXPECT_LE(solver->nodes(), limits.nodes + 4);  // a step may be four guesses
  EXPECT_FALSE(solver->advance(100));
}

TEST(Solve, ARunningSolverSaysSo) {
  const auto solver = make_solver(Puzzle::empty({3, 3}), all());
  EXPECT_TRUE(solver->advance(100));
  EXPECT_EQ(solver->status(), SolveStatus::running);
  EXPECT_GE(solver->nodes(), 1u);
}

}  // namespace
}  // namespace sudoku::solve_test
