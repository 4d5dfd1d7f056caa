// Two corners of roof side by side, and one of the two digits has no other place in a unit that they share: it is in
// one of them, so the second digit is in neither.
#include "human/rectangles.hpp"

namespace sudoku::human {

void unique_rectangle_4(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.roof.count() == 2 && !rectangle.is_diagonal()) offer_locked(board, rectangle, finds);
  });
}

}  // namespace sudoku::human
