// Basic fish with fins, which would be none if the fins were not there.
#include "human/fish.hpp"

namespace sudoku::human {

void sashimi_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::basic, FishFins::sashimi, finds);
}
void sashimi_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::basic, FishFins::sashimi, finds);
}
void sashimi_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::basic, FishFins::sashimi, finds);
}

}  // namespace sudoku::human
