// The units and peers of each cell by the code for classic Sudoku: for modules with rules that are to be small, in
// place of `grid/rules/connect.cpp`.
#include "grid/geometry_parts.hpp"
#include "grid/rules/apart.hpp"

namespace sudoku {

template <>
void Geometry::connect(Apart apart) {
  connect([apart](Cell cell, auto see) { apart(cell, see); });
}

}  // namespace sudoku
