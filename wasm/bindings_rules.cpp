// Rules besides those of classic Sudoku, which only the full module has: their JSON for pages, and a solver.

#include <emscripten/bind.h>

#include <algorithm>
#include <utility>

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

constexpr double kMostKept = 100'000;

SolveLimits limits_of(double limit, double keep, double nodes) {
  return {number_from(limit), static_cast<std::size_t>(number_from(std::min(keep, kMostKept))), number_from(nodes)};
}

Solver& solver_of(unsigned handle) { return *reinterpret_cast<Solver*>(handle); }

std::unique_ptr<Solver> make_solver_of_rules(Puzzle puzzle, SolveLimits limits) {
  return make_rules_solver(std::make_shared<const Puzzle>(std::move(puzzle)), limits);
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

/// A search in slices; web/src/worker/rules-solver.js gives it the form of a search of the kernel. Inbox: a puzzle that
/// has passed `check`.
RUN_EXPORT("openSolver") unsigned solver_open(double limit, double keep, double nodes) {
  const SolveLimits limits = limits_of(limit, keep, nodes);
  auto puzzle = kept_puzzle(inbox());
  if (puzzle == nullptr) puzzle = std::make_shared<const Puzzle>(puzzle_from(inbox()));
  auto solver = make_rules_solver(std::move(puzzle), limits);
  return reinterpret_cast<std::uintptr_t>(solver.release());
}
RUN_EXPORT("closeSolver") void solver_close(unsigned handle) { delete &solver_of(handle); }

/// Returns 0 when the search has ended.
RUN_EXPORT("advanceSolver") int solver_advance(unsigned handle, double steps) {
  return solver_of(handle).advance(number_from(steps));
}

/// Outbox: status, count and nodes as doubles; then the stored solutions one after another, with a byte per cell.
RUN_EXPORT("solverAnswer") unsigned solver_answer(unsigned handle) {
  const Solver& solver = solver_of(handle);
  Outbox outbox;
  outbox.add(static_cast<double>(solver.status())).add(to_double(solver.count())).add(to_double(solver.nodes()));
  for (const auto& solution : solver.solutions()) outbox.add_all(solution);
  return outbox.size();
}

}  // namespace sudoku::wasm

EMSCRIPTEN_BINDINGS(sudokuscope_rules) {
  using namespace sudoku::wasm;
  using emscripten::class_;
  using emscripten::function;

  class_<CandidatesHandle>("TrueCandidates")
      .constructor<const std::string&, double>()
      .function("advance", &CandidatesHandle::advance)
      .function("status", &CandidatesHandle::status)
      .function("nodes", &CandidatesHandle::nodes)
      .function("candidates", &CandidatesHandle::candidates);

  function("rulesOf", &rules_of);
}
