#include "solve/kernel9/kernel9.hpp"

#include "solve/kernel9/kernel9_solver.hpp"

namespace sudoku {

namespace {

using kernel9::Kernel;
using kernel9::Lanes;

SolveStatus status_of(const Kernel<Lanes>& kernel, std::uint64_t limit) {
  const std::uint64_t count = kernel.count();
  if (kernel.gave_up()) return SolveStatus::limit;
  if (count == 0) return SolveStatus::none;
  if (limit == 1) return SolveStatus::solved;
  return count == 1 ? SolveStatus::unique : SolveStatus::multiple;
}

class Kernel9Solver final : public Solver {
 public:
  Kernel9Solver(const Puzzle& puzzle, SolveLimits limits) : limits_(limits) {
    kernel_.start(puzzle.givens.data(), limits.solutions, limits.nodes, limits.keep);
  }

  bool advance(std::uint64_t steps) override {
    if (status_ != SolveStatus::running) return false;
    const bool running = kernel_.advance(steps);
    if (kernel_.found()) {
      solutions_.emplace_back(81);
      kernel_.take(solutions_.back().data());
    }
    if (!running) status_ = status_of(kernel_, limits_.solutions);
    return running;
  }

  SolveStatus status() const override { return status_; }
  std::uint64_t count() const override { return kernel_.count(); }
  std::uint64_t nodes() const override { return kernel_.nodes(); }
  const std::vector<std::vector<Digit>>& solutions() const override { return solutions_; }

 private:
  SolveLimits limits_;
  SolveStatus status_ = SolveStatus::running;
  std::vector<std::vector<Digit>> solutions_;
  Kernel<Lanes> kernel_;
};

}  // namespace

std::unique_ptr<Solver> make_kernel9_solver(const Puzzle& puzzle, SolveLimits limits) {
  return std::make_unique<Kernel9Solver>(puzzle, limits);
}

Answer solve9(const Digit* givens, std::uint64_t limit, Digit* solution, std::uint64_t nodes) {
  thread_local Kernel<Lanes> kernel;
  kernel.start(givens, limit, nodes, solution == nullptr ? 0 : 1);
  for (bool more = true; more;) {
    more = kernel.advance(~std::uint64_t{0});
    if (kernel.found()) kernel.take(solution);
  }
  return {status_of(kernel, limit), kernel.count(), kernel.nodes()};
}

}  // namespace sudoku
