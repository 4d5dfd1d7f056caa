#include "constraint_text.hpp"

namespace sudoku::cli {

std::string constraint_text(const Puzzle& puzzle, std::size_t number) {
  const std::vector<Constraint>& constraints = puzzle.rules.constraints;
  Rules alone;
  if (number < constraints.size()) {
    alone.constraints = {constraints[number]};
  } else {
    std::size_t next = constraints.size();
    for (const auto& [rule, id] : kRelationRules) {
      if (puzzle.rules.has(rule) && next++ == number) alone.add(rule);
    }
  }
  return rules_text(alone, puzzle.size()).substr(1);
}

}  // namespace sudoku::cli
