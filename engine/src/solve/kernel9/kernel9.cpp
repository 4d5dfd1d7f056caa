#include "solve/kernel9/kernel9.hpp"

#include <algorithm>

#include "solve/kernel9/kernel9_solver.hpp"
#include "solve/large/large_solver.hpp"

namespace sudoku {

namespace {

using kernel9::Kernel;
using kernel9::kPatience;
using kernel9::Lanes;

/// True if clause learning is to take over from a kernel that has reached its limit of nodes.
bool is_stuck(const Kernel<Lanes>& kernel) { return kernel.gave_up() && kernel.count() < 2; }

class Kernel9Solver final : public Solver {
 public:
  Kernel9Solver(const Puzzle& puzzle, SolveLimits limits) : puzzle_(puzzle), limits_(limits) {
    kernel_.start(puzzle.givens.data(), limits.solutions, std::min(limits.nodes, kPatience), limits.keep);
  }

  bool advance(std::uint64_t steps) override {
    if (successor_) return successor_->advance(steps);
    if (status_ != SolveStatus::running) return false;
    bool running = kernel_.advance(steps);
    if (kernel_.found()) {
      solutions_.emplace_back(81);
      kernel_.take(solutions_.back().data());
    }
    if (kernel_.gave_up() && kernel_.allowed() < limits_.nodes) running = go_on();
    if (!running) status_ = status_of(kernel_, limits_.solutions);
    return running;
  }

  SolveStatus status() const override { return successor_ ? successor_->status() : status_; }
  std::uint64_t count() const override { return successor_ ? successor_->count() : kernel_.count(); }
  std::uint64_t nodes() const override { return successor_ ? kPatience + successor_->nodes() : kernel_.nodes(); }
  const std::vector<std::vector<Digit>>& solutions() const override {
    return successor_ ? successor_->solutions() : solutions_;
  }

 private:
  bool go_on() {
    if (is_stuck(kernel_)) {
      successor_ = make_large_solver(puzzle_, {limits_.solutions, limits_.keep, limits_.nodes - kPatience});
    } else {
      kernel_.allow(limits_.nodes);
    }
    return true;
  }

  Puzzle puzzle_;
  SolveLimits limits_;
  SolveStatus status_ = SolveStatus::running;
  std::vector<std::vector<Digit>> solutions_;
  Kernel<Lanes> kernel_;
  std::unique_ptr<Solver> successor_;
};

/// If candidates leave much open and little is learnt, the kernel looks at millions of boards in the same time.
class Candidates9Solver final : public Solver {
 public:
  Candidates9Solver(const Puzzle& puzzle, SolveLimits limits)
      : puzzle_(puzzle), limits_(limits), learning_(make_large_solver(puzzle, limits)) {}

  bool advance(std::uint64_t steps) override {
    if (status_ != SolveStatus::running) return false;
    learning_->advance(has_kernel_ ? steps / kShare + 1 : steps);
    status_ = learning_->status();
    if (status_ != SolveStatus::running || learning_->nodes() < kAlone) return status_ == SolveStatus::running;
    if (!has_kernel_) start_kernel();
    for (std::uint64_t boards = steps * kBoardsForStep; boards > 0 && kernel_.searching(); boards -= kBoardsAtOnce) {
      kernel_.advance(kBoardsAtOnce);
      if (!kernel_.found()) continue;
      kernel_solutions_.emplace_back(81);
      kernel_.take(kernel_solutions_.back().data());
    }
    if (kernel_.searching()) return true;
    status_ = status_of(kernel_, limits_.solutions);
    is_by_kernel_ = true;
    return false;
  }

  SolveStatus status() const override { return status_; }
  std::uint64_t count() const override { return is_by_kernel_ ? kernel_.count() : learning_->count(); }
  std::uint64_t nodes() const override { return learning_->nodes() + (has_kernel_ ? kernel_.nodes() : 0); }
  const std::vector<std::vector<Digit>>& solutions() const override {
    return is_by_kernel_ ? kernel_solutions_ : learning_->solutions();
  }

 private:
  /// So many nodes are for clause learning alone. Then one step in so many is, and the kernel has the others.
  static constexpr std::uint64_t kAlone = 10'000, kShare = 32;
  static constexpr std::uint64_t kBoardsAtOnce = 8, kBoardsForStep = 4 * kBoardsAtOnce;  // in about ten microseconds

  void start_kernel() {
    has_kernel_ = true;
    kernel_.start(puzzle_.givens.data(), limits_.solutions, limits_.nodes, limits_.keep);
    kernel_.narrow(puzzle_.candidates.data());
  }

  Puzzle puzzle_;
  SolveLimits limits_;
  SolveStatus status_ = SolveStatus::running;
  std::unique_ptr<Solver> learning_;
  bool has_kernel_ = false, is_by_kernel_ = false;
  Kernel<Lanes> kernel_;
  std::vector<std::vector<Digit>> kernel_solutions_;
};

/// Solves what the kernel was stuck with. The only part of solve9() that allocates.
Answer learn9(const Digit* givens, SolveLimits limits, Digit* solution) {
  Puzzle puzzle;
  puzzle.shape = {3, 3};
  puzzle.givens.assign(givens, givens + 81);
  const auto solver = make_large_solver(puzzle, limits);
  while (solver->advance(~std::uint64_t{0})) {
  }
  if (!solver->solutions().empty()) std::copy_n(solver->solutions().front().begin(), 81, solution);
  return {solver->status(), solver->count(), kPatience + solver->nodes()};
}

}  // namespace

std::unique_ptr<Solver> make_kernel9_solver(const Puzzle& puzzle, SolveLimits limits) {
  return std::make_unique<Kernel9Solver>(puzzle, limits);
}

std::unique_ptr<Solver> make_candidates9_solver(const Puzzle& puzzle, SolveLimits limits) {
  return std::make_unique<Candidates9Solver>(puzzle, limits);
}

Answer solve9(const Digit* givens, std::uint64_t limit, Digit* solution, std::uint64_t nodes) {
  thread_local Kernel<Lanes> kernel;
  const std::size_t keep = solution == nullptr ? 0 : 1;
  kernel.start(givens, limit, std::min(nodes, kPatience), keep);
  for (bool more = true; more;) {
    more = kernel.advance(~std::uint64_t{0});
    if (kernel.found()) kernel.take(solution);
    if (more || !kernel.gave_up() || kernel.allowed() >= nodes) continue;
    if (is_stuck(kernel)) return learn9(givens, {limit, keep, nodes - kPatience}, solution);
    kernel.allow(nodes);
    more = true;
  }
  return {status_of(kernel, limit), kernel.count(), kernel.nodes()};
}

}  // namespace sudoku
