// Fish with boxes among their bases or covers.
#include "human/fish.hpp"

namespace sudoku::human {

void franken_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::franken, FishFins::none, finds);
}
void franken_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::franken, FishFins::none, finds);
}
void franken_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::franken, FishFins::none, finds);
}

}  // namespace sudoku::human
