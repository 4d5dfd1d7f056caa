// Three almost locked sets: a middle one that shares restricted digits x and y with two others. Whichever of its digits
// the middle one is without, one of the others is locked, with what both have in common.
#include "human/als_steps.hpp"

namespace sudoku::human {

namespace {

void offer(const Board& board, const AlsTable& table, std::size_t middle, std::size_t a, std::size_t b, Digit x,
           Digit y, Finds& finds) {
  Step step;
  const Mask links = bit(x) | bit(y);
  eliminate_common(board, table, a, b, table[a].digits & table[b].digits & ~links, step);
  if (step.eliminations.empty()) return;
  step.reason.digits = {x, y};
  tell_set(board, table[a], bit(x), 0, step);
  tell_set(board, table[middle], links, 1, step);
  tell_set(board, table[b], bit(y), 2, step);
  finds.add(std::move(step), (table[a].cells | table[b].cells | table[middle].cells).count() - 3);
}

}  // namespace

void als_xy_wing(const Board& board, Finds& finds) {
  const AlsTable table(board);
  const auto neighbours = table.neighbours();
  for (std::size_t middle = 0; middle < table.size(); ++middle) {
    for (const auto& first : neighbours[middle]) {
      for (const auto& second : neighbours[middle]) {
        if (second.index >= first.index) break;
        for (const Digit x : Digits(first.restricted)) {
          for (const Digit y : Digits(second.restricted)) {
            if (x != y) offer(board, table, middle, first.index, second.index, x, y, finds);
          }
        }
        if (finds.satisfied()) return;
      }
    }
  }
}

}  // namespace sudoku::human
