// Two conjugate pairs on parallel lines, which stand on a line across.
#include "human/turbot.hpp"

namespace sudoku::human {

void skyscraper(const Board& board, Finds& finds) {
  find_turbots(board, TurbotShape::skyscraper, finds);
}

}  // namespace sudoku::human
