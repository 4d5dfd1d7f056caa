// Rules besides those of classic Sudoku, which only the full module has: their JSON for pages, and a solver.

#include <emscripten/bind.h>

#include <algorithm>

#include "convert.hpp"
#include "exchange.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/true_candidates.hpp"

namespace sudoku::wasm {

namespace {

/// The rules as JSON; empty for classic Sudoku. The puzzle must have passed `check`.
std::string rules_of(const std::string& bytes) {
  const Puzzle puzzle = puzzle_from(bytes);
  return puzzle.rules.is_classic() ? std::string() : rules_json(puzzle);
}

/// 0 for classic Sudoku, 1 for other rules, 2 where some of them are unread. The puzzle must have passed `check`.
int rules_level(const std::string& bytes) {
  const Puzzle puzzle = puzzle_from(bytes);
  if (puzzle.rules.is_classic()) return 0;
  return puzzle.rules.has(GlobalRule::unread) ? 2 : 1;
}

/// A search in slices; web/src/worker/rules-solver.js gives it the form of a search of the kernel.
class SolverHandle {
 public:
  SolverHandle(const std::string& bytes, double limit, double keep, double nodes)
      : solver_(make_rules_solver(puzzle_from(bytes), limits_of(limit, keep, nodes))) {}

  bool advance(double steps) { return solver_->advance(number_from(steps)); }
  int status() const { return static_cast<int>(solver_->status()); }
  double count() const { return to_double(solver_->count()); }
  double nodes() const { return to_double(solver_->nodes()); }
  /// The stored solutions one after another, with a byte per cell.
  val solutions() const {
    std::vector<Digit> all;
    for (const auto& solution : solver_->solutions()) all.insert(all.end(), solution.begin(), solution.end());
    return bytes_of(all);
  }

 private:
  static SolveLimits limits_of(double limit, double keep, double nodes) {
    return {number_from(limit), static_cast<std::size_t>(number_from(std::min(keep, kMostKept))), number_from(nodes)};
  }

  static constexpr double kMostKept = 100'000;
  std::unique_ptr<Solver> solver_;
};

std::unique_ptr<Solver> make_solver_of_rules(Puzzle puzzle, SolveLimits limits) {
  return make_rules_solver(puzzle, limits);
}

/// A search for the digits that occur in solutions; also in slices.
class CandidatesHandle {
 public:
  CandidatesHandle(const std::string& bytes, double nodes)
      : search_(puzzle_from(bytes), number_from(nodes), make_solver_of_rules) {}

  bool advance(double steps) { return search_.advance(number_from(steps)); }
  int status() const { return static_cast<int>(search_.status()); }
  double nodes() const { return to_double(search_.nodes()); }
  /// The digits found so far: a set of bits per cell, eight bytes each.
  val candidates() const {
    return bytes_of(search_.candidates());
  }

 private:
  TrueCandidates search_;
};

}  // namespace

}  // namespace sudoku::wasm

EMSCRIPTEN_BINDINGS(sudokuscope_rules) {
  using namespace sudoku::wasm;
  using emscripten::class_;
  using emscripten::function;

  class_<SolverHandle>("Solver")
      .constructor<const std::string&, double, double, double>()
      .function("advance", &SolverHandle::advance)
      .function("status", &SolverHandle::status)
      .function("count", &SolverHandle::count)
      .function("nodes", &SolverHandle::nodes)
      .function("solutions", &SolverHandle::solutions);

  class_<CandidatesHandle>("TrueCandidates")
      .constructor<const std::string&, double>()
      .function("advance", &CandidatesHandle::advance)
      .function("status", &CandidatesHandle::status)
      .function("nodes", &CandidatesHandle::nodes)
      .function("candidates", &CandidatesHandle::candidates);

  function("rulesOf", &rules_of);
  function("rulesLevel", &rules_level);
}
