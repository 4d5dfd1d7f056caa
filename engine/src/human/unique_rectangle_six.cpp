// Two corners of roof across from each other, and one of the two digits makes an X-wing of the corners: in the roof it
// would force the deadly pattern, so it leaves both.
#include "human/rectangles.hpp"

namespace sudoku::human {

namespace {

/// Whether both rows, or both columns, have the digit in the corners only.
bool is_x_wing(const Board& board, const Rectangle& corners, Digit digit, UnitKind kind) {
  CellSet cells = board.no_cells();
  for (const Cell corner : corners) cells.add(corner);
  const auto line = static_cast<std::size_t>(kind);
  for (const Cell corner : {corners[0], corners[3]}) {
    if (!is_locked(board, digit, board.geometry().units_of(corner)[line], cells)) return false;
  }
  return true;
}

}  // namespace

void unique_rectangle_6(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (!rectangle.is_diagonal()) return;
    for (const Digit digit : Digits(rectangle.two)) {
      for (const UnitKind kind : {UnitKind::row, UnitKind::column}) {
        if (!is_x_wing(board, rectangle.corners, digit, kind)) continue;
        Step step;
        eliminate(board, rectangle.roof, digit, step);
        tell(board, rectangle, step);
        for (const Cell corner : {rectangle.corners[0], rectangle.corners[3]}) {
          step.reason.units.push_back(board.geometry().units_of(corner)[static_cast<std::size_t>(kind)]);
        }
        finds.add(std::move(step));
      }
    }
  });
}

}  // namespace sudoku::human
