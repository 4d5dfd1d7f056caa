// Any other two conjugate pairs of which an end sees an end.
#include "human/turbot.hpp"

namespace sudoku::human {

void turbot_fish(const Board& board, Finds& finds) {
  find_turbots(board, TurbotShape::other, finds);
}

}  // namespace sudoku::human
