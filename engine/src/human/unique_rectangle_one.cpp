// Three corners of floor: the fourth must be neither of the two digits.
#include "human/rectangles.hpp"

namespace sudoku::human {

void unique_rectangle_1(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.floor.count() != 3) return;
    Step step;
    for (const Digit digit : Digits(rectangle.two)) eliminate(board, rectangle.roof, digit, step);
    tell(board, rectangle, step);
    finds.add(std::move(step));
  });
}

}  // namespace sudoku::human
