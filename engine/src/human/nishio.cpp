// A place of a digit from which, by the places that it leaves, the digit comes to have none in some unit.
#include "human/forcing.hpp"

namespace sudoku::human {

void nishio(const Board& board, Finds& finds) {
  find_contradictions(board, Follow::digit, finds);
}

}  // namespace sudoku::human
