// Three corners of floor: the fourth must be neither of the two digits.
#include "human/rectangles.hpp"

namespace sudoku::human {

void unique_rectangle_1(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.floor.count() == 3) offer_single_roof(board, rectangle, finds);
  });
}

}  // namespace sudoku::human
