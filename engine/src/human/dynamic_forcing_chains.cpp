// Forcing chains whose links may have several causes: all that singles lead to.
#include "human/forcing.hpp"

namespace sudoku::human {

void dynamic_contradiction(const Board& board, Finds& finds) {
  find_contradictions(board, Follow::singles, finds);
}
void dynamic_cell_forcing_chain(const Board& board, Finds& finds) {
  find_cell_forcing(board, Follow::singles, 2, finds);
}
void dynamic_region_forcing_chain(const Board& board, Finds& finds) {
  find_region_forcing(board, Follow::singles, 2, finds);
}

}  // namespace sudoku::human
