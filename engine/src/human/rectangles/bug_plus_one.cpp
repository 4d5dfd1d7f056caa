// Bivalue universal grave plus one: were every open cell left with two candidates and every digit with two places in
// each unit, the solution would not be the only one. One candidate of the only cell with three is too many for that, so
// it holds.
#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

/// True if, without the candidate, every digit would have two places or none in each unit.
bool is_grave_without(const Board& board, Candidate extra) {
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    for (Unit unit = 0; unit < board.geometry().units(); ++unit) {
      const int places = board.places(digit, unit).count();
      const bool with_extra = digit == extra.digit && board.unit(unit).has(extra.cell);
      if (places != 0 && places != (with_extra ? 3 : 2)) return false;
    }
  }
  return true;
}

}  // namespace

void bug_plus_one(const Board& board, Finds& finds) {
  Cell three = kNoCell;
  for (const Cell cell : board.open()) {
    const int count = count_digits(board.candidates(cell));
    if (count == 2) continue;
    if (count != 3 || three != kNoCell) return;
    three = cell;
  }
  if (three == kNoCell) return;
  for (const Digit digit : Digits(board.candidates(three))) {
    if (!is_grave_without(board, {three, digit})) continue;
    Step step;
    step.placements.push_back({three, digit});
    step.reason.digits = {digit};
    step.reason.roles = {{StepRole::extra, three, digit, 0}};
    CellSet one = board.no_cells();
    one.add(three);
    mark(board, one, ~bit(digit), StepRole::roof, step);
    finds.add(std::move(step));
  }
}

}  // namespace sudoku::human
