// The oracle of puzzles with rules: what these mean, worked out from their definitions by arithmetic, and brute force.
// Knows nothing of the engine but the data that rules are. Beside it, rules at random.
#pragma once

#include <vector>

#include "sudoku/puzzle.hpp"
#include "support/grids.hpp"
#include "support/oracle.hpp"

namespace sudoku::testing {

/// Tells the cells that must differ. Other constraints on chosen cells: constraints_oracle.hpp.
class Differing {
 public:
  explicit Differing(const Puzzle& puzzle);

  std::size_t size() const { return size_; }
  std::size_t cells() const { return size_ * size_; }
  bool differ(std::size_t a, std::size_t b) const { return differ_[a * cells() + b] != 0; }

 private:
  template <class Same>
  void keep_apart(Same same);

  std::size_t size_;
  std::vector<std::uint8_t> differ_;  // bytes, since bits take the tests' compiler long to get at
};

/// The first ways, at most `limit`, to give each of these cells one of its digits so that those that must differ do.
/// Where all cells of the grid are given, these are the solutions: n cells that differ hold each digit.
std::vector<Grid> fillings(const Differing& differing, const std::vector<std::size_t>& cells,
                           const std::vector<Mask>& candidates, std::size_t limit);

/// The first solutions of a puzzle, at most `limit`.
std::vector<Grid> solve_rules_by_force(const Puzzle& puzzle, std::size_t limit);

/// A puzzle of 4 to 16 rows with rules of all kinds at random, which may have no solution; where the oracle finds one
/// soon, with some of its digits given, else without.
Puzzle random_rules(int size, Random& random);

}  // namespace sudoku::testing
