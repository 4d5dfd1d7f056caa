#include "human/uniqueness.hpp"

#include "sudoku/solve.hpp"

namespace sudoku::human {

namespace {

/// Far more than any 9x9 takes, and for large grids what fits into a moment.
constexpr std::uint64_t kMostNodes = 20'000;

}  // namespace

std::vector<Digit> only_solution(const Puzzle& puzzle) {
  SolveLimits limits;
  limits.nodes = kMostNodes;
  const std::unique_ptr<sudoku::Solver> solver =
      make_solver({puzzle.shape, puzzle.givens, {}, puzzle.candidates}, limits);
  while (solver->advance(kMostNodes)) {
  }
  return solver->status() == SolveStatus::unique ? solver->solutions().front() : std::vector<Digit>{};
}

bool has_one_solution(const Puzzle& position) {
  return !only_solution({position.shape, position.givens, {}, {}}).empty();
}

}  // namespace sudoku::human
