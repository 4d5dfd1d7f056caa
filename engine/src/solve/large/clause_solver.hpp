// Clause learning as a Solver, over the choices that some encoding makes of a puzzle.
#pragma once

#include "solve/large/clause_search.hpp"
#include "sudoku/solve.hpp"

namespace sudoku::large {

/// `Encoding` is made of a puzzle. It tells `values` (0 where open), `candidates` and `literal(cell, digit)` of open
/// cells, `take_choices` and `variables`, and the `theory` of what is no choice, or null.
template <class Encoding>
class ClauseSolver final : public Solver {
 public:
  ClauseSolver(const Puzzle& puzzle, SolveLimits limits)
      : limits_(limits),
        encoding_(puzzle),
        search_(encoding_.take_choices(), encoding_.variables(), encoding_.theory()) {}

  bool advance(std::uint64_t steps) override {
    const std::uint64_t before = work();
    while (status_ == SolveStatus::running && (work() - before) / kWorkOfStep < steps) {
      if (nodes() > limits_.nodes) {
        status_ = SolveStatus::limit;
      } else if (search_.step()) {
        take_solution();
      } else if (search_.ended()) {
        status_ = final_status();
      }
    }
    return status_ == SolveStatus::running;
  }

  SolveStatus status() const override { return status_; }
  std::uint64_t count() const override { return count_; }
  std::uint64_t nodes() const override { return search_.decisions() + 1; }
  const std::vector<std::vector<Digit>>& solutions() const override { return solutions_; }

 private:
  /// Literals that become true in about ten microseconds.
  static constexpr std::uint64_t kWorkOfStep = 128;

  /// That of the theory counts, too.
  std::uint64_t work() { return search_.work() + (encoding_.theory() ? encoding_.theory()->work() : 0); }

  void take_solution() {
    ++count_;
    if (solutions_.size() < limits_.keep) solutions_.push_back(standing_grid());
    if (count_ >= limits_.solutions) status_ = final_status();
  }

  std::vector<Digit> standing_grid() const {
    std::vector<Digit> values = encoding_.values();
    for (std::uint32_t cell = 0; cell < values.size(); ++cell) {
      for (Mask left = encoding_.candidates(cell); left != 0; left &= left - 1) {
        if (search_.is_true(encoding_.literal(cell, left & (~left + 1)))) values[cell] = lowest_digit(left);
      }
    }
    return values;
  }

  SolveStatus final_status() const {
    if (count_ == 0) return SolveStatus::none;
    if (limits_.solutions == 1) return SolveStatus::solved;
    return count_ == 1 ? SolveStatus::unique : SolveStatus::multiple;
  }

  SolveLimits limits_;
  Encoding encoding_;
  ClauseSearch search_;
  SolveStatus status_ = SolveStatus::running;
  std::uint64_t count_ = 0;
  std::vector<std::vector<Digit>> solutions_;
};

}  // namespace sudoku::large
