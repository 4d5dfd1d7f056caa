#include "human/core/uniqueness.hpp"

namespace sudoku::human {

namespace {

/// Far more than any 9x9 takes, and for large grids what fits into a moment.
constexpr std::uint64_t kMostNodes = 20'000;

/// Nodes of a slice: even those of the largest grids take less than a few milliseconds.
constexpr std::uint64_t kSlice = 32;

}  // namespace

ShortSolve::ShortSolve(const Puzzle& puzzle) {
  SolveLimits limits;
  limits.nodes = kMostNodes;
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
