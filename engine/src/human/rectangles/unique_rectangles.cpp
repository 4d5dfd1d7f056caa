// Four cells in two rows, two columns and two boxes whose digits could be swapped, had they no others.
#include "human/rectangles/unique_rectangles.hpp"

namespace sudoku::human {

bool UniqueRectangle::is_diagonal() const {
  return roof.count() == 2 && (roof.has(corners[0]) == roof.has(corners[3]));
}

// Three corners of floor: the fourth must be neither of the two digits.

void unique_rectangle_1(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.floor.count() == 3) offer_single_roof(board, rectangle, finds);
  });
}

// All corners of the roof have the same one digit more, so one of them is that: what sees all of them is not.

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

// Two corners of roof side by side: one of them is something else, so together they count as one cell of their other
// digits, which may make a naked subset with cells of a unit that they share.

void unique_rectangle_3(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.roof.count() == 2 && !rectangle.is_diagonal()) offer_subsets(board, rectangle, finds);
  });
}

// Two corners of roof side by side, and one of the two digits has no other place in a unit that they share: it is in
// one of them, so the second digit is in neither.

void unique_rectangle_4(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.roof.count() == 2 && !rectangle.is_diagonal()) offer_locked(board, rectangle, finds);
  });
}

// Two corners of roof across from each other, and one of the two digits makes an X-wing of the corners: in the roof it
// would force the deadly pattern, so it leaves both.

namespace {

/// True if both rows, or both columns, have the digit in the corners only.
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

// A corner of floor, and across from it a corner whose row and column have one of the two digits in the rectangle only:
// as the other digit it would force the deadly pattern.

void hidden_rectangle(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    const CellSet corners = rectangle.floor | rectangle.roof;
    for (std::size_t i = 0; i < 4; ++i) {
      const Cell corner = rectangle.corners[i], across = rectangle.corners[3 - i];
      if (!rectangle.floor.has(across)) continue;
      const auto units = board.geometry().units_of(corner);
      const Unit row = units[0], column = units[1];
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
