#include "generate/drawn_grid.hpp"

#include <algorithm>
#include <utility>

namespace sudoku {

bool can_spare(const std::vector<Drawn>& drawn, const RuleKind* kind, int size) {
  const auto left =
      std::count_if(drawn.begin(), drawn.end(), [kind](const Drawn& each) { return each.kind == kind; });
  return left > 1 && 2 * 81 * (left - 1) >= kind->count * size * size;
}

void show(Puzzle& puzzle, const std::vector<Drawn>& drawn) {
  puzzle.rules.constraints.clear();
  for (const Drawn& each : drawn) puzzle.rules.constraints.push_back(each.constraint);
  puzzle.rules = ordered(std::move(puzzle.rules), puzzle.size());
}

}  // namespace sudoku
