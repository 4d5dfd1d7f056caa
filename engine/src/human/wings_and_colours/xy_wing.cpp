// A pivot of two digits and two pincers that see it: {a,b}, {a,c}, {b,c}. One of the pincers is c.
#include "human/core/conjugates.hpp"

namespace sudoku::human {

namespace {

void offer(const Board& board, Cell pivot, Cell p, Cell q, Digit digit, Finds& finds) {
  Step step;
  eliminate(board, board.peers(p) & board.peers(q), digit, step);
  if (step.eliminations.empty()) return;
  const Digit a = lowest_digit(board.candidates(p) & ~bit(digit));
  const Digit b = lowest_digit(board.candidates(q) & ~bit(digit));
  step.reason.digits = {a, b, digit};
  step.reason.roles = {{StepRole::pivot, pivot, a, 0}, {StepRole::pivot, pivot, b, 0},
                       {StepRole::pincer, p, a, 0},    {StepRole::pincer, p, digit, 0},
                       {StepRole::pincer, q, b, 1},    {StepRole::pincer, q, digit, 1}};
  step.reason.links = {{node(p, digit), node(p, a), true},
                       {node(p, a), node(pivot, a), false},
                       {node(pivot, a), node(pivot, b), true},
                       {node(pivot, b), node(q, b), false},
                       {node(q, b), node(q, digit), true}};
  finds.add(std::move(step));
}

}  // namespace

void xy_wing(const Board& board, Finds& finds) {
  for (const Cell pivot : board.open()) {
    const Mask two = board.candidates(pivot);
    if (count_digits(two) != 2) continue;
    const CellSet near = board.peers(pivot) & board.open();
    for (const Cell p : near) {
      const Mask first = board.candidates(p);
      if (count_digits(first) != 2 || !is_single(first & two)) continue;
      for (const Cell q : near) {
        const Mask second = board.candidates(q);
        if (q <= p || second != ((first | two) & ~(first & two))) continue;
        offer(board, pivot, p, q, lowest_digit(first & second), finds);
        if (finds.satisfied()) return;
      }
    }
  }
}

}  // namespace sudoku::human
