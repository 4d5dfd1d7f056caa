// All corners of the roof have the same one digit more, so one of them is that: what sees all of them is not.
#include "human/rectangles.hpp"

namespace sudoku::human {

namespace {

void find_one_extra(const Board& board, bool side_by_side, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    const bool adjacent = rectangle.roof.count() == 2 && !rectangle.is_diagonal();
    if (rectangle.roof.count() < 2 || adjacent != side_by_side) return;
    const Mask extras = rectangle.extras(board);
    if (!is_single(extras)) return;
    Step step;
    eliminate(board, board.common_peers(rectangle.roof), lowest_digit(extras), step);
    if (step.eliminations.empty()) return;
    tell(board, rectangle, step);
    finds.add(std::move(step));
  });
}

}  // namespace

void unique_rectangle_2(const Board& board, Finds& finds) {
  find_one_extra(board, true, finds);
}

/// The same with a roof of two corners across from each other, or of three.
void unique_rectangle_5(const Board& board, Finds& finds) {
  find_one_extra(board, false, finds);
}

}  // namespace sudoku::human
