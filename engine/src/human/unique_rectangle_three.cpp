// Two corners of roof side by side: one of them is something else, so together they count as one cell of their other
// digits, which may make a naked subset with cells of a unit that they share.
#include "human/rectangles.hpp"

namespace sudoku::human {

void unique_rectangle_3(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.roof.count() == 2 && !rectangle.is_diagonal()) offer_subsets(board, rectangle, finds);
  });
}

}  // namespace sudoku::human
