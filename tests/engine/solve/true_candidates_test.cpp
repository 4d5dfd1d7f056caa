// True candidates against brute force: the digits of all solutions, cell by cell. On small grids of all shapes, with
// marks, and under rules; beyond them, what the search promises about its limits.
#include <gtest/gtest.h>

#include <algorithm>

#include "sudoku/text.hpp"
#include "sudoku/true_candidates.hpp"
#include "support/constraints_oracle.hpp"
#include "support/samples.hpp"

namespace sudoku::true_candidates_test {
namespace {

using namespace sudoku::testing;

constexpr std::size_t kAll = 100'000;

TrueCandidates found(const Puzzle& puzzle, std::uint64_t nodes = ~std::uint64_t{0}) {
  TrueCandidates search(puzzle, nodes);
  while (search.advance(1'000)) {
  }
  EXPECT_FALSE(search.advance(1));
  return search;
}

std::vector<Mask> united(const Puzzle& puzzle, const std::vector<Grid>& solutions) {
  std::vector<Mask> digits(puzzle.givens.size(), 0);
  for (const Grid& solution : solutions) {
    for (std::size_t cell = 0; cell < digits.size(); ++cell) digits[cell] |= bit(solution[cell]);
  }
  return digits;
}

void expect_those_of(const Puzzle& puzzle, const std::vector<Grid>& solutions) {
  const TrueCandidates search = found(puzzle);
  EXPECT_EQ(search.candidates(), united(puzzle, solutions));
  EXPECT_EQ(search.status(), solutions.empty()       ? SolveStatus::none
                             : solutions.size() == 1 ? SolveStatus::unique
                                                     : SolveStatus::multiple);
}

TEST(TrueCandidates, AreThoseOfAllSolutions) {
  for (const Sample& sample : make_samples({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}}, {1, 6})) {
    if (!sample.all_known()) continue;
    SCOPED_TRACE(sample.name);
    expect_those_of(sample.puzzle, sample.solutions);
  }
}

TEST(TrueCandidates, OfLooseGridsAreFoundWithoutListingTheSolutions) {
  testing::Random random(7);
  for (int round = 0; round < 40; ++round) {
    const Shape shape = round % 2 == 0 ? Shape{2, 2} : Shape{2, 3};
    const std::size_t given = round % 2 == 0 ? 3 : 14;
    Puzzle puzzle = Puzzle::empty(shape);
    const Grid full = shuffled_full_grid(shape, random);
    for (std::size_t number = 0; number < given; ++number) {
      const auto cell = static_cast<std::size_t>(random.below(static_cast<int>(full.size())));
      puzzle.givens[cell] = full[cell];
    }
    const std::vector<Grid> solutions = solve_by_force(shape, puzzle.givens, kAll);
    ASSERT_LT(solutions.size(), kAll);
    expect_those_of(puzzle, solutions);
  }
}

TEST(TrueCandidates, UnderRulesAreThoseOfAllSolutions) {
  testing::Random random(16);
  int several = 0, none = 0, unique = 0;
  for (int round = 0; round < 120; ++round) {
    Puzzle puzzle = random_constrained(round % 3 == 0 ? 6 : 4, random);
    if (round % 5 == 1) {  // a wrong digit, so that some have no solution
      const auto cell = static_cast<std::size_t>(random.below(static_cast<int>(puzzle.givens.size())));
      puzzle.givens[cell] = static_cast<Digit>(random.below(puzzle.size()) + 1);
    } else if (round % 5 == 2 && !puzzle.rules.constraints.empty()) {
      puzzle.rules.constraints.pop_back();
    }
    if (!check_puzzle(puzzle)) continue;
    const std::vector<Grid> solutions = solve_constraints_by_force(puzzle, 2'000);
    if (solutions.size() == 2'000) continue;
    SCOPED_TRACE(write(puzzle, "iss").value());
    expect_those_of(puzzle, solutions);
    (solutions.empty() ? none : solutions.size() == 1 ? unique : several) += 1;
  }
  EXPECT_GT(several, 10);
  EXPECT_GT(unique, 10);
  EXPECT_GT(none, 3);
}

TEST(TrueCandidates, MarksCount) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.candidates.assign(16, all_digits(4));
  puzzle.candidates[0] = bit(1) | bit(2);
  puzzle.candidates[5] = bit(3) | bit(4);
  std::vector<Grid> solutions = solve_by_force(puzzle.shape, puzzle.givens, kAll);
  std::erase_if(solutions, [](const Grid& grid) { return grid[0] > 2 || grid[5] < 3; });
  expect_those_of(puzzle, solutions);
}

TEST(TrueCandidates, OfAnEmptyGridAreAllDigits) {
  for (const Shape shape : {Shape{2, 3}, Shape{3, 3}, Shape{3, 4}}) {
    const TrueCandidates search = found(Puzzle::empty(shape));
    EXPECT_EQ(search.status(), SolveStatus::multiple);
    for (const Mask mask : search.candidates()) EXPECT_EQ(mask, all_digits(shape.size()));
  }
}

TEST(TrueCandidates, SearchEndsAtItsLimit) {
  const Puzzle puzzle = Puzzle::empty({3, 3});
  const TrueCandidates search = found(puzzle, 200);
  EXPECT_EQ(search.status(), SolveStatus::limit);
  EXPECT_GT(search.nodes(), 100u);
  EXPECT_LT(search.nodes(), 400u);
  // By then, it has found some, but not all.
  const auto all = [](Mask mask) { return mask == all_digits(9); };
  EXPECT_FALSE(std::all_of(search.candidates().begin(), search.candidates().end(), all));
}

}  // namespace
}  // namespace sudoku::true_candidates_test
