#include "sudoku/solve.hpp"

#include <array>
#include <utility>

#include "solve/kernel9/kernel9_solver.hpp"
#include "solve/large/large_solver.hpp"

namespace sudoku {

namespace {

constexpr std::array<std::string_view, 7> kStatuses{"running", "unique", "solved",   "multiple",
                                                    "none",    "limit",  "cancelled"};

}  // namespace

std::string_view status_id(SolveStatus status) { return kStatuses[static_cast<std::size_t>(status)]; }

std::unique_ptr<Solver> make_solver(Puzzle puzzle, SolveLimits limits) {
  if (!puzzle.rules.is_classic()) return make_rules_solver(std::make_shared<const Puzzle>(std::move(puzzle)), limits);
  if (puzzle.shape == Shape{3, 3}) {
    return puzzle.candidates.empty() ? make_kernel9_solver(puzzle, limits) : make_candidates9_solver(puzzle, limits);
  }
  return make_large_solver(puzzle, limits);
}

}  // namespace sudoku
