// Solves a corpus so many times, so that its instructions can be counted (../instructions.bench.mjs), and prints the
// nodes of one time.
#include <cstdio>
#include <cstdlib>

#include "sudoku/solve.hpp"
#include "support/corpus.hpp"

int main(int, char** arguments) {
  const auto puzzles = sudoku::testing::read_corpus(arguments[1]);
  unsigned long long nodes = 0;
  for (int times = std::atoi(arguments[2]); times > 0; --times) {
    nodes = 0;
    for (const auto& puzzle : puzzles) nodes += sudoku::solve9(puzzle.givens.data(), 2, nullptr).nodes;
  }
  std::printf("%zu %llu\n", puzzles.size(), nodes);
}
