// 9x9 puzzles as the makers of the corpora handle them. What is random comes from Random alone, so that the same seed
// makes the same puzzles everywhere.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "random.hpp"
#include "sudoku/solve.hpp"

namespace corpora {

constexpr std::size_t kCells = 81;

/// Digits row by row, 0 for empty.
using Nine = std::array<sudoku::Digit, kCells>;

std::size_t given_count(const Nine& puzzle);
std::string text_of(const Nine& puzzle);

/// True if there is exactly one solution.
bool is_unique(const Nine& puzzle);

/// The nodes that the solver needs to prove that the solution is the only one, 1 if it need not guess.
std::uint64_t nodes_of(const Nine& puzzle);

/// The one solution.
Nine solution_of(const Nine& puzzle);

/// All numbers below `count` in random order.
std::vector<std::size_t> shuffled(std::size_t count, sudoku::Random& random);

/// Gives digits at random for as long as some solution is left, until it is the only one.
void add_until_unique(Nine& puzzle, sudoku::Random& random);

/// Takes givens away, in random order, that the solution stays the only one without.
void minimise(Nine& puzzle, sudoku::Random& random);

/// A puzzle of which no given can be taken away.
Nine random_minimal(sudoku::Random& random);

}  // namespace corpora
