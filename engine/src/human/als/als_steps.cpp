#include "human/als/als_steps.hpp"

namespace sudoku::human {

void eliminate_common(const Board& board, const AlsTable& table, std::size_t a, std::size_t b, Mask digits,
                      Step& step) {
  for (const Digit digit : Digits(digits)) eliminate(board, table.seen(a, digit) & table.seen(b, digit), digit, step);
}

void tell_set(const Board& board, const AlmostLockedSet& set, Mask links, int group, Step& step) {
  mark(board, set.cells, set.digits & ~links, StepRole::set, step, group);
  mark(board, set.cells, set.digits & links, StepRole::shared, step, group);
}

}  // namespace sudoku::human
