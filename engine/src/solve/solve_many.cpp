// Many puzzles over all cores: each thread takes the next one that nobody has.
#include <algorithm>
#include <array>
#include <thread>

#include "sudoku/solve.hpp"

namespace sudoku {

namespace {

constexpr std::uint64_t kStepsBetweenLooks = 1'000;

bool is_plain9(const Puzzle& puzzle) {
  return puzzle.shape.box_rows == 3 && puzzle.shape.box_cols == 3 && puzzle.candidates.empty();
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

}  // namespace

std::vector<Solved> solve_many(const std::vector<Puzzle>& puzzles, std::uint64_t limit, unsigned threads,
                               const std::atomic<bool>* cancel) {
  std::vector<Solved> results(puzzles.size(), Solved{{SolveStatus::cancelled, 0, 0}, {}});
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < puzzles.size();) {
      if (cancel && cancel->load(std::memory_order_relaxed)) return;
      // With many solutions wanted, a 9x9 too may take long: only what is looked at in between can be cancelled.
      const bool is_short = is_plain9(puzzles[i]) && limit <= 2;
      results[i] = is_short ? solve9_of(puzzles[i], limit) : solve_any(puzzles[i], limit, cancel);
    }
  };
  const std::size_t wanted = threads > 0 ? threads : std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> others;
  while (others.size() + 1 < std::min(wanted, puzzles.size())) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  return results;
}

}  // namespace sudoku
