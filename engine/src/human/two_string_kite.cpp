// A conjugate pair of a row and one of a column, which meet in a box.
#include "human/turbot.hpp"

namespace sudoku::human {

void two_string_kite(const Board& board, Finds& finds) {
  find_turbots(board, TurbotShape::kite, finds);
}

}  // namespace sudoku::human
