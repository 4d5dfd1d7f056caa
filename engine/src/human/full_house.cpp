#include "human/technique.hpp"

namespace sudoku::human {

void full_house(const Board& board, Finds& finds) {
  for (Unit unit = 0; unit < board.geometry().units(); ++unit) {
    const CellSet open = board.open() & board.unit(unit);
    if (open.count() != 1) continue;
    const Cell cell = open.first();
    if (!is_single(board.candidates(cell))) continue;
    const Digit digit = lowest_digit(board.candidates(cell));
    Step step;
    step.placements.push_back({cell, digit});
    step.reason = {{digit}, {unit}, {{Role::member, cell, digit, 0}}, {}};
    finds.add(std::move(step));
    if (finds.satisfied()) return;
  }
}

}  // namespace sudoku::human
