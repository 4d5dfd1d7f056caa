#include "nine.hpp"

#include <algorithm>
#include <utility>

namespace corpora {

using sudoku::Digit;
using sudoku::Random;

std::size_t given_count(const Nine& puzzle) {
  return kCells - static_cast<std::size_t>(std::count(puzzle.begin(), puzzle.end(), Digit{0}));
}

std::string text_of(const Nine& puzzle) {
  std::string text;
  for (const Digit digit : puzzle) text += digit == 0 ? '.' : static_cast<char>('0' + digit);
  return text;
}

bool is_unique(const Nine& puzzle) {
  return sudoku::solve9(puzzle.data(), 2, nullptr).count == 1;
}

std::uint64_t nodes_of(const Nine& puzzle) {
  return sudoku::solve9(puzzle.data(), 2, nullptr).nodes;
}

Nine solution_of(const Nine& puzzle) {
  Nine solution{};
  sudoku::solve9(puzzle.data(), 1, solution.data());
  return solution;
}

std::vector<std::size_t> shuffled(std::size_t count, Random& random) {
  std::vector<std::size_t> order(count);
  for (std::size_t i = 0; i < count; ++i) order[i] = i;
  for (std::size_t left = count; left > 1; --left) {
    std::swap(order[left - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
  }
  return order;
}

void add_until_unique(Nine& puzzle, Random& random) {
  std::uint64_t count = sudoku::solve9(puzzle.data(), 2, nullptr).count;
  while (count > 1) {
    const auto cell = static_cast<std::size_t>(random.below(kCells));
    const auto digit = static_cast<Digit>(1 + random.below(9));
    if (puzzle[cell] != 0) continue;
    puzzle[cell] = digit;
    const std::uint64_t left = sudoku::solve9(puzzle.data(), 2, nullptr).count;
    if (left == 0)
      puzzle[cell] = 0;
    else
      count = left;
  }
}

void minimise(Nine& puzzle, Random& random) {
  for (const std::size_t cell : shuffled(kCells, random)) {
    if (puzzle[cell] == 0) continue;
    const Digit given = std::exchange(puzzle[cell], Digit{0});
    if (!is_unique(puzzle)) puzzle[cell] = given;
  }
}

Nine random_minimal(Random& random) {
  Nine puzzle{};
  add_until_unique(puzzle, random);
  minimise(puzzle, random);
  return puzzle;
}

}  // namespace corpora
