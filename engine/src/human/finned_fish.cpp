// Basic fish with fins in one box.
#include "human/fish.hpp"

namespace sudoku::human {

void finned_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::basic, FishFins::finned, finds);
}
void finned_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::basic, FishFins::finned, finds);
}
void finned_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::basic, FishFins::finned, finds);
}

}  // namespace sudoku::human
