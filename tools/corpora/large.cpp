// Large puzzles where search is hardest. In 16x16 that is where no given is left to take away; in 25x25, where about 55
// of 100 cells are open, a few more or less and search is easy: either little is left to find, or there is much to
// find.
#include <utility>

#include "makers.hpp"
#include "nine.hpp"
#include "sudoku/text.hpp"

namespace corpora {

namespace {

using sudoku::Digit;
using sudoku::Puzzle;
using sudoku::Random;
using sudoku::Shape;

constexpr std::size_t kOfEach = 10;
constexpr std::size_t kOpenPercent = 55;
constexpr int kMixings = 6;
constexpr std::uint64_t kMostNodes = 100'000;

/// The solver at its end, or at its limit.
std::unique_ptr<sudoku::Solver> solved(const Puzzle& puzzle, sudoku::SolveLimits limits) {
  auto solver = sudoku::make_solver(puzzle, limits);
  while (solver->advance(1'000'000)) {
  }
  return solver;
}

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

Puzzle opened(Puzzle grid, std::size_t percent, Random& random) {
  const std::size_t cells = grid.givens.size();
  const std::vector<std::size_t> order = shuffled(cells, random);
  for (std::size_t i = 0; i < cells * percent / 100; ++i) grid.givens[order[i]] = 0;
  return grid;
}

/// A full grid without the regular one's order: again and again most cells are opened and filled otherwise.
Puzzle full_grid(Shape shape, Random& random) {
  Puzzle grid = rearranged(regular_grid(shape), random);
  for (int mixing = 0; mixing < kMixings; ++mixing) {
    const Puzzle open = rearranged(opened(grid, 70, random), random);
    const auto solver = solved(open, {1, 1, kMostNodes});
    if (solver->count() > 0) grid.givens = solver->solutions()[0];
  }
  return grid;
}

/// Without all givens that it is still unique without.
Puzzle minimised(Puzzle puzzle, Random& random) {
  for (const std::size_t cell : shuffled(puzzle.givens.size(), random)) {
    const Digit given = std::exchange(puzzle.givens[cell], Digit{0});
    if (solved(puzzle, {2, 0, kMostNodes})->status() != sudoku::SolveStatus::unique) puzzle.givens[cell] = given;
  }
  return puzzle;
}

std::string line_of(const Puzzle& puzzle) {
  std::string line;
  for (const Digit digit : puzzle.givens) line += ".123456789ABCDEFGHIJKLMNOP"[digit];
  return line;
}

}  // namespace

Corpus make_large_16() {
  Random random(4);
  Corpus corpus{"16x16 with one solution, and no given that it has without.", {}};
  while (corpus.puzzles.size() < kOfEach) {
    corpus.puzzles.push_back(line_of(minimised(full_grid({4, 4}, random), random)));
  }
  return corpus;
}

Corpus make_large_25() {
  Random random(5);
  Corpus corpus{"25x25 with 55 of 100 cells open, some with many solutions.", {}};
  while (corpus.puzzles.size() < kOfEach) {
    corpus.puzzles.push_back(line_of(opened(full_grid({5, 5}, random), kOpenPercent, random)));
  }
  return corpus;
}

}  // namespace corpora
