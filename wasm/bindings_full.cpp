// What only the full module has: solving without steps.

#include <emscripten/bind.h>

#include <memory>

#include "convert.hpp"
#include "sudoku/solve.hpp"

namespace sudoku::wasm {

namespace {

class SolverHandle {
 public:
  SolverHandle(const std::string& puzzle, double solutions, double keep, double nodes)
      : SolverHandle(puzzle_from(puzzle),
                     {number_from(solutions), static_cast<std::size_t>(number_from(keep)), number_from(nodes)}) {}

  bool advance(double steps) { return solver_->advance(number_from(steps)); }
  int status() const { return static_cast<int>(solver_->status()); }
  double count() const { return to_double(solver_->count()); }
  double nodes() const { return to_double(solver_->nodes()); }
  std::string solutions() const { return lines(geometry_, solver_->solutions()); }

 private:
  SolverHandle(Puzzle puzzle, SolveLimits limits)
      : geometry_(puzzle.shape), solver_(make_solver(std::move(puzzle), limits)) {}

  Geometry geometry_;
  std::unique_ptr<Solver> solver_;
};

}  // namespace

}  // namespace sudoku::wasm

EMSCRIPTEN_BINDINGS(sudokuscope_full) {
  using namespace sudoku::wasm;
  using emscripten::class_;

  class_<SolverHandle>("Solver")
      .constructor<const std::string&, double, double, double>()
      .function("advance", &SolverHandle::advance)
      .function("status", &SolverHandle::status)
      .function("count", &SolverHandle::count)
      .function("nodes", &SolverHandle::nodes)
      .function("solutions", &SolverHandle::solutions);
}
