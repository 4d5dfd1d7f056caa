// Forcing chains whose every link has one cause. (Those of two cases are alternating chains.)
#include "human/forcing.hpp"

namespace sudoku::human {

void cell_forcing_chain(const Board& board, Finds& finds) {
  find_cell_forcing(board, Follow::chains, 3, finds);
}
void region_forcing_chain(const Board& board, Finds& finds) {
  find_region_forcing(board, Follow::chains, 3, finds);
}

}  // namespace sudoku::human
