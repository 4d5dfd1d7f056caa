// Solves a few puzzles with the untraced search, so that its instructions can be counted (../hooks.bench.mjs): once as
// it is, with hooks that are compiled out, and once from sources in which there are none.
#include <cstdio>

#include "propagation/only_choice.hpp"
#include "search/search.hpp"
#include "sudoku/text.hpp"

int main() {
  using namespace sudoku;
  unsigned long long nodes = 0;
  for (const char* text : {"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
                           "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4....",
                           "................................................................................."}) {
    const Puzzle puzzle = parse(text).value().puzzle;
    const Geometry geometry(puzzle.shape);
    Strategy strategy;
    strategy.solutions = 5000;
    NullTrace trace;
    OnlyChoice<NullTrace> propagator(geometry, puzzle, trace);
    Search<OnlyChoice<NullTrace>, NullTrace> search(geometry, strategy, propagator, trace);
    while (search.status() == SearchStatus::running) search.step();
    nodes += search.decisions();
  }
  std::printf("%llu\n", nodes);
}
