// Fish whose bases and covers are units of any direction.
#include "human/fish.hpp"

namespace sudoku::human {

void mutant_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::mutant, FishFins::none, finds);
}
void mutant_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::mutant, FishFins::none, finds);
}
void mutant_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::mutant, FishFins::none, finds);
}

}  // namespace sudoku::human
