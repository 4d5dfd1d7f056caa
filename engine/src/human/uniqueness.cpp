#include "human/uniqueness.hpp"

#include "sudoku/solve.hpp"

namespace sudoku::human {

namespace {
/// Far more than any 9x9 takes, and for large grids what fits into a moment.
constexpr std::uint64_t kMostNodes = 20'000;
}  // namespace

bool has_one_solution(const Puzzle& position) {
  Puzzle givens{position.shape, position.givens, {}, {}};
  SolveLimits limits;
  limits.keep = 0;
  limits.nodes = kMostNodes;
  const std::unique_ptr<sudoku::Solver> solver = make_solver(std::move(givens), limits);
  while (solver->advance(kMostNodes)) {
  }
  return solver->status() == SolveStatus::unique;
}

}  // namespace sudoku::human
