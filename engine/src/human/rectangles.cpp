#include "human/rectangles.hpp"

namespace sudoku::human {

bool UniqueRectangle::is_diagonal() const {
  return roof.count() == 2 && (roof.has(corners[0]) == roof.has(corners[3]));
}

}  // namespace sudoku::human
