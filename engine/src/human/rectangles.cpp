#include "human/rectangles.hpp"

namespace sudoku::human {

bool UniqueRectangle::is_diagonal() const {
  return roof.count() == 2 && (roof.has(corners[0]) == roof.has(corners[3]));
}

bool is_locked(const Board& board, Digit digit, Unit unit, const CellSet& cells) {
  const CellSet places = board.places(digit, unit);
  return !places.empty() && places.is_subset_of(cells);
}

void tell(const Board& board, const UniqueRectangle& rectangle, Step& step) {
  step.reason.digits = list_digits(rectangle.two);
  mark(board, rectangle.floor, rectangle.two, Role::floor, step);
  mark(board, rectangle.roof, rectangle.two, Role::roof, step);
  mark(board, rectangle.roof, ~rectangle.two, Role::extra, step);
}

}  // namespace sudoku::human
