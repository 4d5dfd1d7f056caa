// Three almost locked sets: a middle one that shares restricted digits x and y with two others. Whichever of its digits
// the middle one is without, one of the others is locked, with what both have in common.
#include "human/als/als_steps.hpp"

namespace sudoku::human {

namespace {

/// Digits that both sets have, all of whose places in them are seen from somewhere.
Mask digits_to_lose(const AlsTable& table, std::size_t a, std::size_t b) {
  Mask digits = 0;
  for (const Digit digit : Digits(table[a].digits & table[b].digits)) {
    if (table.seen(a, digit).intersects(table.seen(b, digit))) digits |= bit(digit);
  }
  return digits;
}

void offer(const Board& board, const AlsTable& table, std::size_t middle, std::size_t a, std::size_t b, Digit x,
           Digit y, Mask lost, Finds& finds) {
  const int more = (table[a].cells | table[b].cells | table[middle].cells).count() - 3;
  if (!finds.wants(more)) return;
  Step step;
  const Mask links = bit(x) | bit(y);
  eliminate_common(board, table, a, b, lost & ~links, step);
  if (!finds.would_keep(step, more)) return;
  step.reason.digits = {x, y};
  tell_set(board, table[a], bit(x), 0, step);
  tell_set(board, table[middle], links, 1, step);
  tell_set(board, table[b], bit(y), 2, step);
  finds.add(std::move(step), more);
}

}  // namespace

void als_xy_wing(const Board& board, Finds& finds) {
  const AlsTable* const whole = als_table(board, finds);
  if (!whole) return;
  const AlsTable& table = *whole;
  for (std::size_t middle = 0; middle < table.size(); ++middle) {
    if (!finds.begins_part()) continue;
    for (const auto& first : table.neighbours(middle)) {
      if (!finds.spend()) break;
      for (const auto& second : table.neighbours(middle)) {
        if (second.index >= first.index) break;
        finds.spend();
        const Mask lost = digits_to_lose(table, first.index, second.index);
        if (lost == 0) continue;
        for (const Digit x : Digits(first.restricted)) {
          for (const Digit y : Digits(second.restricted)) {
            if (x != y) offer(board, table, middle, first.index, second.index, x, y, lost, finds);
          }
        }
        if (finds.satisfied()) return;
      }
    }
  }
}

}  // namespace sudoku::human
