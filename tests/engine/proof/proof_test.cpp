// Proofs: what they state, that a judge without hints follows them, and how they end.
#include "sudoku/proof.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sudoku/run.hpp"
#include "support/cadical.hpp"
#include "support/corpus.hpp"
#include "support/rup.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::proof_test {
namespace {

using namespace sudoku::testing;

Prover proved(const Puzzle& puzzle) {
  Prover prover(puzzle);
  while (prover.advance(100)) {
  }
  return prover;
}

ProofStatus expected_status(const Sample& sample) {
  if (sample.solutions.empty()) return ProofStatus::none;
  return sample.solutions.size() == 1 ? ProofStatus::unique : ProofStatus::several;
}

/// The variables that are true of a grid: what each cell holds, then what each segment of a row or column holds.
std::set<int> true_variables(const Grid& grid, Shape shape) {
  const int n = shape.size(), in_row = shape.box_rows, in_column = shape.box_cols;
  std::set<int> holds;
  for (int cell = 0; cell < n * n; ++cell) {
    const int digit = grid[static_cast<std::size_t>(cell)], row = cell / n, column = cell % n;
    holds.insert(cell * n + digit);
    holds.insert(n * n * n + (row * in_row + column / shape.box_cols) * n + digit);
    holds.insert(n * n * (n + in_row) + (column * in_column + row / shape.box_rows) * n + digit);
  }
  return holds;
}

/// True if the grid makes each clause of a statement true.
bool satisfies(const Grid& grid, const std::vector<std::vector<int>>& clauses, Shape shape) {
  const std::set<int> holds = true_variables(grid, shape);
  const auto is_true = [&](int literal) { return holds.contains(std::abs(literal)) == (literal > 0); };
  return std::ranges::all_of(clauses, [&](const auto& clause) { return std::ranges::any_of(clause, is_true); });
}

TEST(Proof, OfEachShapeEndsAsTheOracleSaysAndIsFollowedWithoutHints) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    SCOPED_TRACE(sample.name);
    const Prover prover = proved(sample.puzzle);
    ASSERT_EQ(prover.status(), expected_status(sample));
    const bool is_proof = prover.status() != ProofStatus::several;
    EXPECT_EQ(is_refutation(prover.cnf(), prover.drat()), is_proof);
    EXPECT_EQ(prover.lrat().empty(), !is_proof);
  }
}

TEST(Proof, StatesThatTheSolutionIsAnotherAndNothingElse) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    if (sample.solutions.empty()) continue;
    SCOPED_TRACE(sample.name);
    const Prover prover = proved(sample.puzzle);
    auto clauses = read_clauses(prover.cnf());
    EXPECT_EQ(clauses.size(), prover.figures().clauses);
    EXPECT_FALSE(satisfies(prover.solutions().front(), clauses, sample.shape()));
    clauses.pop_back();
    for (const Grid& solution : sample.solutions) EXPECT_TRUE(satisfies(solution, clauses, sample.shape()));
  }
}

TEST(Proof, SeveralSolutionsAreShown) {
  const Prover prover = proved(Puzzle::empty({3, 3}));
  EXPECT_EQ(prover.status(), ProofStatus::several);
  ASSERT_EQ(prover.solutions().size(), 2u);
  EXPECT_NE(prover.solutions()[0], prover.solutions()[1]);
  for (const Grid& solution : prover.solutions()) EXPECT_TRUE(is_right_grid({3, 3}, Grid(81), solution));
}

TEST(Proof, WhatPropagationSolvesTakesOneLine) {
  const auto puzzle =
      puzzle_from_line("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  const Prover prover = proved(puzzle);
  EXPECT_EQ(prover.status(), ProofStatus::unique);
  EXPECT_EQ(prover.figures().lines, 1u);
  EXPECT_EQ(prover.drat(), "0\n");
}

TEST(Proof, GivensThatClashAndMarksThatLeaveNothingHaveNoSolution) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.givens[0] = puzzle.givens[1] = 1;
  EXPECT_EQ(proved(puzzle).status(), ProofStatus::none);
  puzzle.givens[0] = 0;
  puzzle.candidates.assign(16, all_digits(4));
  puzzle.candidates[0] = 0;
  const Prover prover = proved(puzzle);
  EXPECT_EQ(prover.status(), ProofStatus::none);
  EXPECT_TRUE(is_refutation(prover.cnf(), prover.lrat().empty() ? "" : prover.drat()));
}

TEST(Proof, IsTheSameInSlicesOfAnyLength) {
  const auto puzzle =
      puzzle_from_line("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
  Prover slow(puzzle);
  while (slow.advance(1)) {
  }
  EXPECT_EQ(slow.lrat(), proved(puzzle).lrat());
}

TEST(Proof, OfTheHardestPuzzlesIsShort) {
  for (const std::string_view corpus : {"few", "hard", "stuck"}) {
    std::vector<Puzzle> puzzles = read_corpus(corpus);
    puzzles.resize(std::min<std::size_t>(puzzles.size(), test_or_soak(6u, 20u)));
    for (const Puzzle& puzzle : puzzles) {
      const Prover prover = proved(puzzle);
      if (prover.status() == ProofStatus::several) continue;
      EXPECT_LT(prover.lrat().size(), 1'000'000u);
      EXPECT_TRUE(is_refutation(prover.cnf(), prover.drat()));
    }
  }
}

TEST(Proof, OfLargeGridsComesFromWhatTheClauseSolverLearns) {
  for (const Puzzle& puzzle : read_corpus("large-20")) {
    const Prover prover = proved(puzzle);
    ASSERT_EQ(prover.status(), ProofStatus::unique);
    EXPECT_TRUE(is_right_grid(puzzle.shape, puzzle.givens, prover.solutions().front()));
    EXPECT_GT(prover.figures().lines, 500u);
    EXPECT_LT(prover.figures().lines, 2 * prover.figures().trials + 1'000);
  }
  const Prover prover = proved(read_corpus("large-20").front());
  EXPECT_TRUE(is_refutation(prover.cnf(), prover.drat()));
}

/// The guesses of each branch that a run closes, in this order, as variables.
std::vector<std::vector<std::uint32_t>> closed_branches(const Puzzle& puzzle, const Strategy& strategy) {
  SnapshotBudget budget;
  Run run(puzzle, strategy, 20'000, budget);
  while (run.advance(10'000)) {
  }
  const std::vector<TreeNode> tree = run.tree();
  std::vector<const TreeNode*> closed;
  for (const TreeNode& node : tree) {
    if (node.parent >= 0 && node.outcome != NodeOutcome::open) closed.push_back(&node);
  }
  std::ranges::sort(closed, {}, &TreeNode::last);
  std::vector<std::vector<std::uint32_t>> branches;
  for (const TreeNode* node : closed) {
    std::vector<std::uint32_t>& guesses = branches.emplace_back();
    for (; node->parent >= 0; node = &tree[static_cast<std::size_t>(node->parent)]) {
      guesses.push_back(static_cast<std::uint32_t>(node->cell * puzzle.size() + node->digit));
    }
    std::ranges::reverse(guesses);
  }
  return branches;
}

/// True if a line says of some guesses of a branch that they can't all be right, and nothing else.
bool is_about(const std::vector<int>& line, const std::vector<std::uint32_t>& guesses) {
  return std::ranges::all_of(line, [&](int literal) {
    return literal < 0 && std::ranges::count(guesses, static_cast<std::uint32_t>(-literal)) == 1;
  });
}

std::vector<Strategy> strategies_with_branches() {
  Strategy plain;
  plain.propagation = Cause::forward_checking;
  Strategy jumping;
  jumping.look_back = LookBack::backjumping;
  Strategy learning;
  learning.look_back = LookBack::learning;
  return {Strategy{}, plain, jumping, learning};
}

TEST(Proof, HasALineForEachBranchThatARunHasClosed) {
  std::size_t with_guesses = 0;
  for (const Sample& sample : make_samples({{2, 2}, {2, 3}, {3, 3}}, {1, test_or_soak(2, 6)})) {
    for (Strategy strategy : strategies_with_branches()) {
      SCOPED_TRACE(sample.name);
      strategy.solutions = 2;
      const auto branches = closed_branches(sample.puzzle, strategy);
      Prover prover(sample.puzzle);
      for (const auto& guesses : branches) prover.add_branch(guesses);
      while (prover.advance(1'000)) {
      }
      ASSERT_EQ(prover.status(), expected_status(sample));
      if (prover.status() == ProofStatus::several) continue;
      ASSERT_TRUE(is_refutation(prover.cnf(), prover.drat()));
      const auto lines = read_clauses(prover.drat());
      const std::vector<std::uint32_t> places = prover.branch_lines();
      ASSERT_EQ(places.size(), branches.size());
      for (std::size_t at = 0; at < places.size(); ++at) {
        ASSERT_GE(places[at], 1u);
        ASSERT_LE(places[at], lines.size());
        ASSERT_TRUE(is_about(lines[places[at] - 1], branches[at]));
        if (!lines[places[at] - 1].empty()) ++with_guesses;
      }
    }
  }
  EXPECT_GT(with_guesses, 5u);
}

TEST(Proof, OfLargeGridsHasLinesForBranchesThatPropagationCloses) {
  const Puzzle puzzle = puzzle_from_line(
      "......6H.1..5.7..D..5..4.FD...1...I.....63I1..8KB.E..F9....G..9EC2.....K8J......J.....3..GKB.....F.."
      "2...B1F.6H.7...EC.D..45..EJ9..H.F.6A.28.F1.HI............35..6C.E8.4....B..5.IH178..469ECF...5..JBK."
      "I5.3..BA.JF.9..8..G4BDK..5I1.3.4.8.6.9.E.9....H3158..B.I6.EF..E.F...4.D.K.A....3H.1539.J...F.....G42"
      "...8.IC....3H7....A...2..H...I..1.3C9A.D...9.G1537.84..HIEF.1G..5CAD...6EH.K....E...6K..2.9..CJG7.35");
  for (const std::uint32_t solutions : {1u, 2u}) {
    Strategy strategy;
    strategy.solutions = solutions;
    const auto branches = closed_branches(puzzle, strategy);
    ASSERT_GT(branches.size(), 40u);
    Prover prover(puzzle);
    for (const auto& guesses : branches) prover.add_branch(guesses);
    while (prover.advance(1'000)) {
    }
    ASSERT_EQ(prover.status(), ProofStatus::unique);
    ASSERT_TRUE(is_refutation(prover.cnf(), prover.drat()));
    const auto lines = read_clauses(prover.drat());
    const std::vector<std::uint32_t> places = prover.branch_lines();
    ASSERT_EQ(places.size(), branches.size());
    std::size_t with_guesses = 0;
    for (std::size_t at = 0; at < places.size(); ++at) {
      ASSERT_TRUE(is_about(lines[places[at] - 1], branches[at]));
      if (!lines[places[at] - 1].empty()) ++with_guesses;
    }
    EXPECT_GT(with_guesses, 40u);
  }
}

TEST(Proof, CadicalAgreesThatTheStatementHasNoSolution) {
  if (!has_cadical()) GTEST_SKIP() << "cadical is not installed";
  for (const Sample& sample : make_samples(wanted_samples())) {
    SCOPED_TRACE(sample.name);
    EXPECT_EQ(is_satisfiable_by_cadical(proved(sample.puzzle).cnf()), sample.solutions.size() > 1);
  }
}

}  // namespace
}  // namespace sudoku::proof_test
