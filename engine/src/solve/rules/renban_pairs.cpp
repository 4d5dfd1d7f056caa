#include "solve/rules/renban_pairs.hpp"

#include <cstdlib>

#include "constraints/relation.hpp"

namespace sudoku {

std::vector<std::unique_ptr<Primitive>> renban_pairs(const Puzzle& puzzle, int size) {
  std::vector<std::unique_ptr<Primitive>> pairs;
  for (const Constraint& constraint : puzzle.rules.constraints) {
    const auto& cells = constraint.cells;
    const int count = static_cast<int>(cells.size());
    if (constraint.kind != ConstraintKind::renban || count > (size + 1) / 2) continue;
    const auto is_near = [count](int a, int b) { return a != b && std::abs(a - b) < count; };
    const auto near = std::make_shared<const PairTable>(size, is_near);
    for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
      for (auto other = cell + 1; other != cells.end(); ++other) {
        pairs.push_back(std::make_unique<Relation>(*cell, *other, size, near));
      }
    }
  }
  return pairs;
}

}  // namespace sudoku
