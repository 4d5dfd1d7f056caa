// How long solving takes, by size of the grid and by share of givens. Prints a line for each: size, givens in 100
// cells, the median of seven puzzles in milliseconds. plot.mjs draws them.
//
// Puzzles are full grids opened at random, so most of them have many solutions where few givens are left. What takes
// longer than the longest wait is broken off there, and counted as that long.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "corpora/full_grid.hpp"

namespace {

using sudoku::Puzzle;
using sudoku::Shape;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr Shape kShapes[] = {{2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4},
                             {3, 5}, {4, 4}, {4, 5}, {5, 5}, {5, 6}, {6, 6}};
constexpr std::size_t kLeastGivens = 20, kMostGivens = 90, kStep = 5;
constexpr int kPuzzles = 7;
constexpr double kShortest = 0.5;      ///< milliseconds: what takes less is repeated
constexpr double kLongestWait = 2000;  ///< milliseconds

/// Until the solution is found and another is found or ruled out.
double milliseconds(const Puzzle& puzzle) {
  const auto started = std::chrono::steady_clock::now();
  double passed = 0;
  for (int times = 1;; ++times) {
    const auto solver = sudoku::make_solver(puzzle, {2, 0});
    bool more = true;
    while (more && passed < kLongestWait) {
      more = solver->advance(200);
      passed = Milliseconds(std::chrono::steady_clock::now() - started).count();
    }
    if (passed >= kShortest) return std::min(passed / times, kLongestWait);
  }
}

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

void measure(Shape shape) {
  sudoku::Random random(static_cast<std::uint64_t>(shape.size()));
  std::vector<Puzzle> grids;
  for (int i = 0; i < kPuzzles; ++i) grids.push_back(corpora::full_grid(shape, random));
  for (std::size_t givens = kLeastGivens; givens <= kMostGivens; givens += kStep) {
    std::vector<double> times;
    for (const Puzzle& grid : grids) times.push_back(milliseconds(corpora::opened(grid, 100 - givens, random)));
    std::printf("%d %zu %.6f\n", shape.size(), givens, median(times));
    std::fflush(stdout);
  }
}

}  // namespace

int main() {
  for (const Shape shape : kShapes) measure(shape);
}
