#include "sudoku/solve.hpp"

#include <algorithm>
#include <array>

#include "solve/plain_solver.hpp"

namespace sudoku {

namespace {

constexpr std::array<std::string_view, 7> kStatuses{"running", "unique", "solved",   "multiple",
                                                    "none",    "limit",  "cancelled"};

}  // namespace

std::string_view status_id(SolveStatus status) { return kStatuses[static_cast<std::size_t>(status)]; }

std::unique_ptr<Solver> make_solver(Puzzle puzzle, SolveLimits limits) {
  return make_plain_solver(std::move(puzzle), limits);
}

Answer solve9(const Digit* givens, std::uint64_t limit, Digit* solution, std::uint64_t nodes) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  std::copy_n(givens, puzzle.givens.size(), puzzle.givens.begin());
  if (!check_puzzle(puzzle)) return {SolveStatus::none, 0, 1};
  const auto solver = make_solver(std::move(puzzle), {limit, 1, nodes});
  while (solver->advance(1'000'000)) {
  }
  if (solution != nullptr && solver->count() > 0) {
    std::copy(solver->solutions()[0].begin(), solver->solutions()[0].end(), solution);
  }
  return {solver->status(), solver->count(), solver->nodes()};
}

}  // namespace sudoku
