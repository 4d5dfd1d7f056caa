// Proofs of puzzles with other rules: the statement's clauses say neither more nor less than the constraints do.
#include <gtest/gtest.h>

#include "support/cadical.hpp"
#include "support/constraints_oracle.hpp"
#include "support/rup.hpp"
#include "sudoku/proof.hpp"
#include "support/soak.hpp"

namespace sudoku::proof_rules_test {
namespace {

using namespace sudoku::testing;

Prover proved(const Puzzle& puzzle) {
  Prover prover(puzzle);
  while (prover.advance(100)) {
  }
  return prover;
}

ProofStatus expected_status(std::size_t solutions) {
  return solutions == 0 ? ProofStatus::none : solutions == 1 ? ProofStatus::unique : ProofStatus::several;
}

void expect_right(const Puzzle& puzzle, const std::vector<Grid>& solutions) {
  const Prover prover = proved(puzzle);
  ASSERT_EQ(prover.status(), expected_status(solutions.size()));
  const bool is_proof = prover.status() != ProofStatus::several;
  ASSERT_EQ(is_refutation(prover.cnf(), prover.drat()), is_proof);
  if (is_proof && !solutions.empty()) {
    ASSERT_EQ(prover.solutions().front(), solutions.front());
  }
}

TEST(ProofOfRules, CadicalAgreesOnTheStatements) {
  if (!has_cadical()) GTEST_SKIP() << "cadical is not installed";
  testing::Random random(71);
  for (int i = 0; i < test_or_soak(24, 60); ++i) {
    SCOPED_TRACE(i);
    const Prover prover = proved(random_rules(4 + i % 3, random));
    const bool is_proof = prover.status() == ProofStatus::unique || prover.status() == ProofStatus::none;
    ASSERT_EQ(is_satisfiable_by_cadical(prover.cnf()), !is_proof);
  }
}

TEST(ProofOfRules, EndsAsTheOracleSaysWhereCellsDiffer) {
  testing::Random random(71);
  for (int i = 0; i < test_or_soak(24, 60); ++i) {
    SCOPED_TRACE(i);
    const Puzzle puzzle = random_rules(4 + i % 3, random);
    expect_right(puzzle, solve_constraints_by_force(puzzle, 2));
  }
}

TEST(ProofOfRules, EndsAsTheOracleSaysUnderAnyConstraints) {
  testing::Random random(72);
  int stated = 0;
  const int puzzles = test_or_soak(30, 120);
  for (int i = 0; i < puzzles; ++i) {
    SCOPED_TRACE(i);
    const Puzzle puzzle = random_constrained(4 + i % 3, random);
    if (proved(puzzle).status() == ProofStatus::limit) continue;
    ++stated;
    expect_right(puzzle, solve_constraints_by_force(puzzle, 2));
  }
  EXPECT_GE(stated, puzzles / 2);
}

TEST(ProofOfRules, ConstraintWithoutAnyFillingIsRefuted) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.rules.constraints = {{ConstraintKind::cage, {0, 1}, {9}}};
  expect_right(puzzle, {});
}

TEST(ProofOfRules, ConstraintOfTooManyCellsIsNotLeftOut) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules.constraints = {{ConstraintKind::sandwich, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {12}}};
  EXPECT_EQ(proved(puzzle).status(), ProofStatus::limit);
}

/// Sums of five cells have more combinations than there may be clauses, which takes many tries to find out.
TEST(ProofOfRules, WritingConstraintsAsClausesIsDoneInSteps) {
  Puzzle puzzle = Puzzle::empty({4, 4});
  puzzle.rules.constraints = {{ConstraintKind::sum, {0, 1, 2, 3, 4}, {42}}};
  Prover prover(puzzle);
  EXPECT_TRUE(prover.advance(100));
  while (prover.advance(1'000)) {
  }
  EXPECT_EQ(prover.status(), ProofStatus::limit);
}

/// A part of a choice may look at more cells than the choice names.
TEST(ProofOfRules, AChoiceIsAsLargeAsItsParts) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules = read_rules(".Or.Indexing~R~R1C4~R1C5.XSum~C2~~6.End", 9).value();
  EXPECT_FALSE(Prover(puzzle).advance(1'000));
}

}  // namespace
}  // namespace sudoku::proof_rules_test
