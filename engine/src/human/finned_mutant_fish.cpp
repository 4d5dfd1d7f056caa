// Fish whose bases and covers are units of any direction, with fins.
#include "human/fish.hpp"

namespace sudoku::human {

void finned_mutant_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::mutant, FishFins::any, finds);
}
void finned_mutant_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::mutant, FishFins::any, finds);
}
void finned_mutant_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::mutant, FishFins::any, finds);
}

}  // namespace sudoku::human
