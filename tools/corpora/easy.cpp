#include "makers.hpp"
#include "nine.hpp"

namespace corpora {

namespace {

constexpr std::size_t kPuzzles = 500;
constexpr int kFewestGivens = 32, kMostGivens = 40;

/// A minimal puzzle, and givens of its solution at random until there are so many.
Nine with_givens(std::size_t wanted, sudoku::Random& random) {
  Nine puzzle = random_minimal(random);
  const Nine solution = solution_of(puzzle);
  std::size_t givens = given_count(puzzle);
  for (const std::size_t cell : shuffled(kCells, random)) {
    if (givens >= wanted) break;
    if (puzzle[cell] != 0) continue;
    puzzle[cell] = solution[cell];
    ++givens;
  }
  return puzzle;
}

}  // namespace

Corpus make_easy() {
  sudoku::Random random(1);
  Corpus corpus{"Solved without a guess, 32 to 40 givens.", {}};
  while (corpus.puzzles.size() < kPuzzles) {
    const int givens = kFewestGivens + random.below(kMostGivens - kFewestGivens + 1);
    const Nine puzzle = with_givens(static_cast<std::size_t>(givens), random);
    if (nodes_of(puzzle) == 1) corpus.puzzles.push_back(text_of(puzzle));
  }
  return corpus;
}

}  // namespace corpora
