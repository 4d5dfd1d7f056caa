// All corners of the roof have the same one digit more, so one of them is that: what sees all of them is not.
#include "human/rectangles.hpp"

namespace sudoku::human {

namespace {

bool is_side_by_side(const UniqueRectangle& rectangle) {
  return rectangle.roof.count() == 2 && !rectangle.is_diagonal();
}

}  // namespace

void unique_rectangle_2(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (is_side_by_side(rectangle)) offer_one_extra(board, rectangle, finds);
  });
}

/// The same with a roof of two corners across from each other, or of three.
void unique_rectangle_5(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.roof.count() >= 2 && !is_side_by_side(rectangle)) offer_one_extra(board, rectangle, finds);
  });
}

}  // namespace sudoku::human
