// Fish with boxes among their bases or covers, and with fins.
#include "human/fish.hpp"

namespace sudoku::human {

void finned_franken_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::franken, FishFins::any, finds);
}
void finned_franken_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::franken, FishFins::any, finds);
}
void finned_franken_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::franken, FishFins::any, finds);
}

}  // namespace sudoku::human
