#include "full_grid.hpp"

#include "nine.hpp"

namespace corpora {

using sudoku::Digit;
using sudoku::Puzzle;
using sudoku::Random;
using sudoku::Shape;

namespace {

constexpr int kMixings = 6;
constexpr std::uint64_t kMostNodes = 100'000;

/// Each row is the one above shifted by a box, each band by one more.
Puzzle regular_grid(Shape shape) {
  Puzzle grid = Puzzle::empty(shape);
  const int n = shape.size();
  for (int row = 0; row < n; ++row) {
    const int shift = row % shape.box_rows * shape.box_cols + row / shape.box_rows;
    for (int column = 0; column < n; ++column) {
      grid.givens[static_cast<std::size_t>(row * n + column)] = static_cast<Digit>((shift + column) % n + 1);
    }
  }
  return grid;
}

/// The grid with other names for the digits and with its rows and columns in another order within their bands.
Puzzle rearranged(const Puzzle& grid, Random& random) {
  const auto n = static_cast<std::size_t>(grid.size());
  const auto order = [&](int band_size) {
    std::vector<std::size_t> lines;
    const auto width = static_cast<std::size_t>(band_size);
    for (const std::size_t band : shuffled(n / width, random)) {
      for (const std::size_t line : shuffled(width, random)) lines.push_back(band * width + line);
    }
    return lines;
  };
  const std::vector<std::size_t> rows = order(grid.shape.box_rows), columns = order(grid.shape.box_cols);
  const std::vector<std::size_t> names = shuffled(n, random);
  Puzzle other = grid;
  for (std::size_t cell = 0; cell < n * n; ++cell) {
    const Digit digit = grid.givens[rows[cell / n] * n + columns[cell % n]];
    other.givens[cell] = digit == 0 ? Digit{0} : static_cast<Digit>(names[digit - 1u] + 1);
  }
  return other;
}

}  // namespace

std::unique_ptr<sudoku::Solver> solved(const Puzzle& puzzle, sudoku::SolveLimits limits) {
  auto solver = sudoku::make_solver(puzzle, limits);
  while (solver->advance(1'000'000)) {
  }
  return solver;
}

Puzzle opened(Puzzle grid, std::size_t percent, Random& random) {
  const std::size_t cells = grid.givens.size();
  const std::vector<std::size_t> order = shuffled(cells, random);
  for (std::size_t i = 0; i < cells * percent / 100; ++i) grid.givens[order[i]] = 0;
  return grid;
}

Puzzle full_grid(Shape shape, Random& random) {
  Puzzle grid = rearranged(regular_grid(shape), random);
  for (int mixing = 0; mixing < kMixings; ++mixing) {
    const Puzzle open = rearranged(opened(grid, 70, random), random);
    const auto solver = solved(open, {1, 1, kMostNodes});
    if (solver->count() > 0) grid.givens = solver->solutions()[0];
  }
  return grid;
}

}  // namespace corpora
