#include "solve/plain_solver.hpp"

#include "propagation/only_choice.hpp"
#include "search/search.hpp"

namespace sudoku {

namespace {

class PlainSolver final : public Solver {
 public:
  PlainSolver(Puzzle puzzle, SolveLimits limits)
      : puzzle_(std::move(puzzle)), limits_(limits), geometry_(Geometry::of(puzzle_)),
        propagator_(geometry_, puzzle_, trace_), search_(geometry_, strategy_, propagator_, trace_) {
    strategy_.solutions = limits.solutions;
  }

  bool advance(std::uint64_t steps) override {
    for (; steps > 0 && search_.status() == SearchStatus::running; --steps) {
      if (nodes() > limits_.nodes) {
        status_ = SolveStatus::limit;
        return false;
      }
      if (search_.step() == StepKind::solution && solutions_.size() < limits_.keep) {
        solutions_.push_back(search_.board().values);
      }
    }
    if (search_.status() != SearchStatus::running) status_ = final_status();
    return status_ == SolveStatus::running;
  }

  SolveStatus status() const override { return status_; }
  std::uint64_t count() const override { return search_.solutions(); }
  std::uint64_t nodes() const override { return search_.decisions() + 1; }
  const std::vector<std::vector<Digit>>& solutions() const override { return solutions_; }

 private:
  SolveStatus final_status() const {
    if (count() == 0) return SolveStatus::none;
    if (limits_.solutions == 1) return SolveStatus::solved;
    return count() == 1 ? SolveStatus::unique : SolveStatus::multiple;
  }

  Puzzle puzzle_;
  SolveLimits limits_;
  Geometry geometry_;
  Strategy strategy_;
  NullTrace trace_;
  OnlyChoice<NullTrace> propagator_;
  Search<OnlyChoice<NullTrace>, NullTrace> search_;
  SolveStatus status_ = SolveStatus::running;
  std::vector<std::vector<Digit>> solutions_;
};

}  // namespace

std::unique_ptr<Solver> make_plain_solver(Puzzle puzzle, SolveLimits limits) {
  return std::make_unique<PlainSolver>(std::move(puzzle), limits);
}

}  // namespace sudoku
