// Two, three or four rows in which a digit has places in as many columns only, or columns against rows.
#include "human/fish.hpp"

namespace sudoku::human {

void x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::basic, FishFins::none, finds);
}
void swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::basic, FishFins::none, finds);
}
void jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::basic, FishFins::none, finds);
}

}  // namespace sudoku::human
