// Many puzzles over all cores: each thread takes the next one that nobody has, and 9x9 several at a time.
#include <algorithm>
#include <array>
#include <memory>
#include <thread>
#include <utility>

#include "solve/kernel9/abreast.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

namespace {

constexpr std::uint64_t kStepsBetweenLooks = 1'000;

bool is_plain9(const Puzzle& puzzle) {
  return puzzle.shape.box_rows == 3 && puzzle.shape.box_cols == 3 && puzzle.candidates.empty() &&
         puzzle.rules.is_classic();
}

Solved solve9_of(const Puzzle& puzzle, std::uint64_t limit) {
  std::array<Digit, 81> solution;
  const Answer answer = solve9(puzzle.givens.data(), limit, solution.data());
  return {answer, answer.count > 0 ? std::vector<Digit>(solution.begin(), solution.end()) : std::vector<Digit>()};
}

Solved solve_any(const Puzzle& puzzle, std::uint64_t limit, const std::atomic<bool>* cancel) {
  const auto solver = make_solver(puzzle, {limit, 1});
  while (solver->advance(kStepsBetweenLooks)) {
    if (cancel && cancel->load(std::memory_order_relaxed)) return {{SolveStatus::cancelled, 0, 0}, {}};
  }
  const auto& found = solver->solutions();
  return {{solver->status(), solver->count(), solver->nodes()}, found.empty() ? std::vector<Digit>() : found.front()};
}

/// A list that several threads work on.
class List {
 public:
  List(const std::vector<Puzzle>& puzzles, std::uint64_t limit, const std::atomic<bool>* cancel)
      : puzzles_(puzzles), limit_(limit), cancel_(cancel), results_(puzzles.size(), kCancelled) {}

  void work() {
    if (kernel9::kTurnsPay && puzzles_.size() >= kEnough) return work_by_turns();
    for (std::size_t number; next_short(number) != nullptr;) results_[number] = solve9_of(puzzles_[number], limit_);
  }

  std::vector<Solved>& results() { return results_; }

 private:
  using Lanes = kernel9::Lanes;
  using Kernel = kernel9::Kernel<Lanes>;
  static inline const Solved kCancelled{{SolveStatus::cancelled, 0, 0}, {}};

  /// With fewer puzzles, several at a time are soon one.
  static constexpr std::size_t kEnough = 16;

  void work_by_turns() {
    const auto solvers = std::make_unique<kernel9::ByTurns<Lanes>>();
    solvers->solve(
        limit_, kernel9::kPatience, [this](std::size_t& number) { return next_short(number); },
        [this](std::size_t number, const Kernel& kernel, const Digit* solution) { take(number, kernel, solution); });
  }

  bool is_cancelled() const { return cancel_ && cancel_->load(std::memory_order_relaxed); }

  /// The next puzzle for the kernel. Those on the way to it are solved here.
  const Digit* next_short(std::size_t& number) {
    while ((number = next_.fetch_add(1, std::memory_order_relaxed)) < puzzles_.size() && !is_cancelled()) {
      // With many solutions wanted, a 9x9 too may take long: only what is looked at in between can be cancelled.
      if (limit_ <= 2 && is_plain9(puzzles_[number])) return puzzles_[number].givens.data();
      results_[number] = solve_any(puzzles_[number], limit_, cancel_);
    }
    return nullptr;
  }

  void take(std::size_t number, const Kernel& kernel, const Digit* solution) {
    if (kernel.gave_up()) {  // so it would again, and then solve9() goes on otherwise
      results_[number] = solve9_of(puzzles_[number], limit_);
      return;
    }
    results_[number].answer = {status_of(kernel, limit_), kernel.count(), kernel.nodes()};
    if (kernel.count() > 0) results_[number].solution.assign(solution, solution + 81);
  }

  const std::vector<Puzzle>& puzzles_;
  const std::uint64_t limit_;
  const std::atomic<bool>* cancel_;
  std::atomic<std::size_t> next_{0};
  std::vector<Solved> results_;
};

}  // namespace

std::vector<Solved> solve_many(const std::vector<Puzzle>& puzzles, std::uint64_t limit, unsigned threads,
                               const std::atomic<bool>* cancel) {
  List list(puzzles, limit, cancel);
  const auto work = [&list] { list.work(); };
  const std::size_t wanted = threads > 0 ? threads : std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> others;
  while (others.size() + 1 < std::min(wanted, puzzles.size())) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  return std::move(list.results());
}

}  // namespace sudoku
