// A pivot of three digits and two pincers that see it: {a,b,c}, {a,c}, {b,c}. One of the three is c.
#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

void offer_three(const Board& board, Cell pivot, Cell p, Cell q, Digit digit, Finds& finds) {
  Step step;
  eliminate(board, board.peers(pivot) & board.peers(p) & board.peers(q), digit, step);
  if (step.eliminations.empty()) return;
  CellSet cells = board.no_cells();
  cells.add(pivot);
  const Mask three = board.candidates(pivot);
  step.reason.digits = list_digits(three);
  mark(board, cells, three, StepRole::pivot, step);
  for (const Cell pincer : {p, q}) {
    CellSet one = board.no_cells();
    one.add(pincer);
    mark(board, one, three, StepRole::pincer, step, pincer == p ? 0 : 1);
  }
  finds.add(std::move(step));
}

}  // namespace

void xyz_wing(const Board& board, Finds& finds) {
  for (const Cell pivot : board.open()) {
    const Mask three = board.candidates(pivot);
    if (count_digits(three) != 3) continue;
    const CellSet near = board.peers(pivot) & board.open();
    for (const Cell p : near) {
      const Mask first = board.candidates(p);
      if (count_digits(first) != 2 || (first & ~three) != 0) continue;
      for (const Cell q : near) {
        const Mask second = board.candidates(q);
        if (q <= p || count_digits(second) != 2 || (first | second) != three) continue;
        offer_three(board, pivot, p, q, lowest_digit(first & second), finds);
        if (finds.satisfied()) return;
      }
    }
  }
}

}  // namespace sudoku::human
