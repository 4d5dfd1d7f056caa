#include "human/uniqueness.hpp"

namespace sudoku::human {

namespace {

/// Far more than any 9x9 takes, and for large grids what fits into a moment.
constexpr std::uint64_t kMostNodes = 20'000;

}  // namespace

ShortAnswer solve_shortly(const Puzzle& puzzle) {
  SolveLimits limits;
  limits.nodes = kMostNodes;
  const std::unique_ptr<sudoku::Solver> solver =
      make_solver({puzzle.shape, puzzle.givens, {}, puzzle.candidates}, limits);
  while (solver->advance(kMostNodes)) {
  }
  const auto& solutions = solver->solutions();
  return {solver->status(), solutions.empty() ? std::vector<Digit>{} : solutions.front()};
}

bool has_one_solution(const Puzzle& position) {
  return solve_shortly({position.shape, position.givens, {}, {}}).status == SolveStatus::unique;
}

}  // namespace sudoku::human
