// Large puzzles where search is hardest. In 16x16 that is where no given is left to take away; in 25x25, where about 55
// of 100 cells are open: with fewer there is little left to find, with more so much that it is found at once.
#include <utility>

#include "full_grid.hpp"
#include "makers.hpp"
#include "nine.hpp"

namespace corpora {

namespace {

using sudoku::Digit;
using sudoku::Puzzle;
using sudoku::Random;

constexpr std::size_t kOfEach = 10;
constexpr std::size_t kOpenPercent = 55;
constexpr std::uint64_t kMostNodes = 100'000;

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
