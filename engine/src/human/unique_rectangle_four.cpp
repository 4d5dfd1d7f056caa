// Two corners of roof side by side, and one of the two digits has no other place in a unit that they share: it is in
// one of them, so the second digit is in neither.
#include "human/rectangles.hpp"

namespace sudoku::human {

void unique_rectangle_4(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.roof.count() != 2 || rectangle.is_diagonal()) return;
    for (const Unit unit : board.units_around(rectangle.roof)) {
      for (const Digit locked : Digits(rectangle.two)) {
        if (!is_locked(board, locked, unit, rectangle.roof)) continue;
        Step step;
        eliminate(board, rectangle.roof, lowest_digit(rectangle.two & ~bit(locked)), step);
        if (step.eliminations.empty()) continue;
        tell(board, rectangle, step);
        step.reason.units = {unit};
        finds.add(std::move(step));
      }
    }
  });
}

}  // namespace sudoku::human
