#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

/// If `from` has a digit only in the crossing, the rest of `to` loses it.
void find_in(const Board& board, const Crossing& crossing, Unit from, Unit to, Finds& finds) {
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    const CellSet places = board.places(digit, from);
    if (places.count() < 2 || !places.is_subset_of(crossing.cells)) continue;
    Step step;
    eliminate(board, board.unit(to) - crossing.cells, digit, step);
    if (step.eliminations.empty()) continue;
    step.reason.digits = {digit};
    step.reason.units = {from, to};
    mark(board, places, bit(digit), StepRole::member, step);
    finds.add(std::move(step));
    if (finds.satisfied()) return;
  }
}

}  // namespace

void pointing(const Board& board, Finds& finds) {
  for (const Crossing& crossing : board.crossings()) {
    find_in(board, crossing, crossing.box, crossing.line, finds);
    if (finds.satisfied()) return;
  }
}

void claiming(const Board& board, Finds& finds) {
  for (const Crossing& crossing : board.crossings()) {
    find_in(board, crossing, crossing.line, crossing.box, finds);
    if (finds.satisfied()) return;
  }
}

}  // namespace sudoku::human
