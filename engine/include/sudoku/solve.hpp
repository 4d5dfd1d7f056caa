// Solving and counting without a trace: the same search, with the hooks compiled out.
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
  std::uint64_t solutions = 2;          ///< stop after so many; 1 asks for any solution
  std::size_t keep = 2;                 ///< how many solutions are kept
  std::uint64_t nodes = ~std::uint64_t{0};  ///< give up (`limit`) after the step that exceeds it (up to 4 guesses)
};

/// An untraced search that can be run in slices. `limit` and `cancelled` are states of whoever runs it: a solver that
/// is no longer advanced has been cancelled.
class Solver {
 public:
  virtual ~Solver() = default;
  /// Searches on for about `steps` steps (decisions, and ways back). False when it has ended.
  virtual bool advance(std::uint64_t steps) = 0;
  virtual SolveStatus status() const = 0;
  /// Solutions found so far.
  virtual std::uint64_t count() const = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual const std::vector<std::vector<Digit>>& solutions() const = 0;
};

/// A solver for a puzzle that has passed check_puzzle, the fastest there is for its shape.
std::unique_ptr<Solver> make_solver(Puzzle puzzle, SolveLimits limits);

/// The one that `make_solver` makes where a puzzle has rules, which takes any: for programs that do without the others.
std::unique_ptr<Solver> make_rules_solver(const Puzzle& puzzle, SolveLimits limits);

struct Answer {
  SolveStatus status;
  std::uint64_t count;  ///< solutions found, at most the limit
  std::uint64_t nodes;  ///< 1 + guesses
};

/// Solves a 9x9 puzzle to its end, without allocation. `givens`: 81 digits row by row, 0 for empty, clashes allowed
/// (there is no solution then). Stops at `limit` solutions, at least 1; the first is written to the 81 digits of
/// `solution`, which may be null. Gives up (`limit`) after so many nodes, so that no puzzle holds up its thread.
Answer solve9(const Digit* givens, std::uint64_t limit, Digit* solution, std::uint64_t nodes = ~std::uint64_t{0});

struct Solved {
  Answer answer;
  std::vector<Digit> solution;  ///< the first; empty where there is none
};

/// Solves many puzzles, of any shapes, each up to `limit` solutions. All have passed check_puzzle. Over as many threads
/// as the machine runs at once, where `threads` is 0. Where `cancel` becomes true, those not begun yet are `cancelled`,
/// and so are those that were being searched. Natively only.
std::vector<Solved> solve_many(const std::vector<Puzzle>& puzzles, std::uint64_t limit, unsigned threads = 0,
                               const std::atomic<bool>* cancel = nullptr);

}  // namespace sudoku
