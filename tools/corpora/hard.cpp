// Hill climbing: some givens are taken away at random, others are given until the puzzle is unique, and those it does
// without go. What costs the solver no less than before is kept, and changed again.
#include <algorithm>

#include "makers.hpp"
#include "nine.hpp"

namespace corpora {

namespace {

constexpr std::size_t kPuzzles = 250;
constexpr int kChanges = 8000;   ///< tried on each puzzle
constexpr int kMostRemoved = 2;  ///< givens at a time

Nine changed(Nine puzzle, sudoku::Random& random) {
  int removed = 1 + random.below(kMostRemoved);
  for (const std::size_t cell : shuffled(kCells, random)) {
    if (removed == 0) break;
    if (puzzle[cell] == 0) continue;
    puzzle[cell] = 0;
    --removed;
  }
  add_until_unique(puzzle, random);
  minimise(puzzle, random);
  return puzzle;
}

Nine climb(sudoku::Random& random) {
  Nine puzzle = random_minimal(random);
  std::uint64_t nodes = nodes_of(puzzle);
  for (int change = 0; change < kChanges; ++change) {
    const Nine other = changed(puzzle, random);
    const std::uint64_t needed = nodes_of(other);
    if (needed < nodes) continue;
    puzzle = other;
    nodes = needed;
  }
  return puzzle;
}

}  // namespace

Corpus make_hard() {
  sudoku::Random random(3);
  Corpus corpus{"Found by local search for what costs the solver most nodes.", {}};
  while (corpus.puzzles.size() < kPuzzles) corpus.puzzles.push_back(text_of(climb(random)));
  return corpus;
}

}  // namespace corpora
