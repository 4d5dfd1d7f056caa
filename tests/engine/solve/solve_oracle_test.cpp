// The solvers against the brute-force oracle: status, count up to any limit, solutions that are right and keep the
// givens; on puzzles of all box shapes up to 5x5, and on very many small ones through the 9x9 kernel. `./dev soak`
// takes a million of those (SUDOKUSCOPE_SOAK=1).
#include <gtest/gtest.h>


#include "sudoku/solve.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::solve_oracle_test {
namespace {

using namespace sudoku::testing;

/// The status of a puzzle with `found` solutions after stopping at `limit`.
SolveStatus expected_status(std::uint64_t found, std::uint64_t limit) {
  if (found == 0) return SolveStatus::none;
  if (found > 1) return SolveStatus::multiple;
  return limit == 1 ? SolveStatus::solved : SolveStatus::unique;
}

std::vector<Shape> shapes_up_to_5x5() {
  std::vector<Shape> shapes;
  for (const Shape shape : all_shapes()) {
    if (shape.box_rows <= 5 && shape.box_cols <= 5) shapes.push_back(shape);
  }
  return shapes;
}

void expect_right(const Sample& sample, std::uint64_t limit) {
  SCOPED_TRACE(sample.name + ", stopping after " + std::to_string(limit));
  const auto solver = make_solver(sample.puzzle, {limit, static_cast<std::size_t>(limit)});
  while (solver->advance(1'000)) {
  }
  const std::uint64_t found = std::min<std::uint64_t>(sample.solutions.size(), limit);
  EXPECT_EQ(solver->count(), found);
  EXPECT_EQ(solver->status(), expected_status(found, limit));
  EXPECT_EQ(solver->solutions().size(), found);
  for (const Grid& grid : solver->solutions()) {
    EXPECT_TRUE(is_right_grid(sample.shape(), sample.puzzle.givens, grid));
  }
}

class SolvedShape : public ::testing::TestWithParam<Shape> {};

TEST_P(SolvedShape, SaysWhatTheOracleSaysUpToAnyLimit) {
  const auto [first, count] = wanted_samples();
  for (const Sample& sample : make_samples({GetParam()}, {first, 3 * count})) {
    for (const std::uint64_t limit : {1u, 2u, 3u, 10u, 64u}) expect_right(sample, limit);
  }
}

std::string shape_name(const ::testing::TestParamInfo<Shape>& tested) {
  return std::to_string(tested.param.box_rows) + "x" + std::to_string(tested.param.box_cols);
}

INSTANTIATE_TEST_SUITE_P(UpTo5x5, SolvedShape, ::testing::ValuesIn(shapes_up_to_5x5()), shape_name);

/// Puts digits on open cells at random, so many tries; where they must not clash, only those that do not.
void strew(Grid& grid, int tries, bool may_clash, testing::Random& random) {
  for (int i = 0; i < tries; ++i) {
    const auto cell = static_cast<std::size_t>(random.below(81));
    const auto digit = static_cast<std::uint8_t>(1 + random.below(9));
    bool fits = grid[cell] == 0;
    for (std::size_t other = 0; other < grid.size() && !may_clash; ++other) {
      fits = fits && (grid[other] != digit || !see_each_other({3, 3}, cell, other));
    }
    if (fits) grid[cell] = digit;
  }
}

constexpr int kKinds = 6;

/// A full grid with some or with many cells open, or with some open and other digits put there, or random digits alone.
/// Those without a solution have so many givens that brute force, too, sees it soon.
Grid generated(int kind, testing::Random& random) {
  Grid grid(81, 0);
  if (kind < 5) {
    grid = shuffled_full_grid({3, 3}, random);
    const int opened = kind == 1 ? 90 + random.below(30) : 60 + random.below(20);
    for (int i = 0; i < opened; ++i) grid[static_cast<std::size_t>(random.below(81))] = 0;
  }
  constexpr int kTries[kKinds] = {0, 0, 3, 12, 3, 120};
  strew(grid, kTries[kind], kind == 4, random);
  return grid;
}

/// Generated puzzles, by shares, so that all cores can work on them.
class Generated9 : public ::testing::TestWithParam<int> {};

const int kShares = test_or_soak(2, 20);

TEST_P(Generated9, SaysWhatTheOracleSays) {
  constexpr std::uint64_t kLimit = 20;
  const int puzzles = test_or_soak(400, 1'000'000) / kShares;
  testing::Random random(static_cast<std::uint64_t>(wanted_samples().first * kShares + GetParam()));
  int counts[] = {0, 0, 0};  // without a solution, with one, with several
  for (int number = 0; number < puzzles && !HasFailure(); ++number) {
    SCOPED_TRACE("puzzle " + std::to_string(number));
    const Grid givens = generated(number % kKinds, random);
    const std::size_t count = solve_by_force({3, 3}, givens, kLimit).size();
    ++counts[std::min<std::size_t>(count, 2)];
    for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{2}, kLimit}) {
      Grid solution(81, 0);
      const Answer answer = solve9(givens.data(), limit, solution.data());
      const std::uint64_t found = std::min<std::uint64_t>(count, limit);
      ASSERT_EQ(answer.count, found);
      ASSERT_EQ(answer.status, expected_status(found, limit));
      ASSERT_TRUE(found == 0 || is_right_grid({3, 3}, givens, solution));
    }
  }
  for (const int each : counts) EXPECT_GE(each, puzzles / 20);
}

INSTANTIATE_TEST_SUITE_P(Shares, Generated9, ::testing::Range(0, kShares));

}  // namespace
}  // namespace sudoku::solve_oracle_test
