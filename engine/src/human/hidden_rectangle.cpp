// A corner of floor, and across from it a corner whose row and column have one of the two digits in the rectangle only:
// as the other digit it would force the deadly pattern.
#include "human/rectangles.hpp"

namespace sudoku::human {

void hidden_rectangle(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    const CellSet corners = rectangle.floor | rectangle.roof;
    for (std::size_t i = 0; i < 4; ++i) {
      const Cell corner = rectangle.corners[i], across = rectangle.corners[3 - i];
      if (!rectangle.floor.has(across)) continue;
      const auto& [row, column, box] = board.geometry().units_of(corner);
      for (const Digit digit : Digits(rectangle.two)) {
        if (!is_locked(board, digit, row, corners) || !is_locked(board, digit, column, corners)) continue;
        Step step;
        const Digit other = lowest_digit(rectangle.two & ~bit(digit));
        if (board.has(corner, other)) step.eliminations.push_back({corner, other});
        tell(board, rectangle, step);
        step.reason.units = {row, column};
        finds.add(std::move(step));
      }
    }
  });
}

}  // namespace sudoku::human
