#include "human/core/uniqueness.hpp"

namespace sudoku::human {

namespace {

/// Far more than any classic 9x9 takes, and for large grids what fits into a moment.
constexpr std::uint64_t kMostNodes = 20'000;

/// With rules, even a 9x9 with one solution can take tens of thousands. So many take some seconds, in short slices.
constexpr std::uint64_t kMostNodesWithRules = 500'000;
constexpr int kLargestToWaitFor = 9;

std::uint64_t most_nodes(const Puzzle& puzzle) {
  return puzzle.rules.is_classic() || puzzle.size() > kLargestToWaitFor ? kMostNodes : kMostNodesWithRules;
}

/// Nodes of a slice: even those of the largest grids take less than a few milliseconds.
constexpr std::uint64_t kSlice = 32;

}  // namespace

ShortSolve::ShortSolve(const Puzzle& puzzle) {
  SolveLimits limits;
  limits.nodes = most_nodes(puzzle);
  solver_ = make_solver({puzzle.shape, puzzle.givens, {}, puzzle.candidates, puzzle.rules}, limits);
}

bool ShortSolve::advance() {
  return solver_->advance(kSlice);
}

std::vector<Digit> ShortSolve::solution() const {
  const auto& solutions = solver_->solutions();
  return solutions.empty() ? std::vector<Digit>{} : solutions.front();
}

ShortSolve solve_givens(const Puzzle& position) {
  return ShortSolve({position.shape, position.givens, {}, {}, position.rules});
}

}  // namespace sudoku::human
