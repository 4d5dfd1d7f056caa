// Solving and counting without a trace, by the fastest solver for the puzzle.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku {

enum class SolveStatus : std::uint8_t { running, unique, solved, multiple, none, limit, cancelled };
std::string_view status_id(SolveStatus status);

struct SolveLimits {
  std::uint64_t solutions = 2;          ///< stop after this number of solutions; 1 for any solution
  std::size_t keep = 2;                 ///< the number of solutions that are stored
  /// Give up (`limit`) when it is exceeded, by up to 4 guesses; with rules, that holds for each of two searches.
  std::uint64_t nodes = ~std::uint64_t{0};
};

/// A search without a trace, which can run in slices. To cancel it, stop calling `advance`.
class Solver {
 public:
  virtual ~Solver() = default;
  /// Continues for about `steps` steps: decisions, and steps back. False when it has ended.
  virtual bool advance(std::uint64_t steps) = 0;
  virtual SolveStatus status() const = 0;
  /// The number of solutions found so far.
  virtual std::uint64_t count() const = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual const std::vector<std::vector<Digit>>& solutions() const = 0;
};

/// Makes the fastest solver for a puzzle, which must have passed check_puzzle.
std::unique_ptr<Solver> make_solver(Puzzle puzzle, SolveLimits limits);

/// Makes the solver that `make_solver` uses for puzzles with rules. It solves any puzzle; for programs that don't link
/// the other solvers. The puzzle is shared, since to copy many rules takes longer than to solve some puzzles.
std::unique_ptr<Solver> make_rules_solver(std::shared_ptr<const Puzzle> puzzle, SolveLimits limits);

struct Answer {
  SolveStatus status;
  std::uint64_t count;  ///< solutions found, at most the limit
  std::uint64_t nodes;  ///< 1 + guesses
};

/// Solves a 9x9 puzzle without allocating memory. `givens` are 81 digits row by row, 0 for empty; if they clash, there
/// is no solution. Stops at `limit` solutions, at least 1; the first is written to the 81 digits of `solution`, which
/// may be null. Gives up (status `limit`) after `nodes` nodes, so that no puzzle blocks its thread.
Answer solve9(const Digit* givens, std::uint64_t limit, Digit* solution, std::uint64_t nodes = ~std::uint64_t{0});

struct Solved {
  Answer answer;
  std::vector<Digit> solution;  ///< the first solution; empty if there is none
};

/// Solves many puzzles of any shapes, each up to `limit` solutions. All must have passed check_puzzle. Uses `threads`
/// threads; 0 means one per core. When `cancel` becomes true, unfinished puzzles end as `cancelled`. Only in native
/// builds.
std::vector<Solved> solve_many(const std::vector<Puzzle>& puzzles, std::uint64_t limit, unsigned threads = 0,
                               const std::atomic<bool>* cancel = nullptr);

}  // namespace sudoku
