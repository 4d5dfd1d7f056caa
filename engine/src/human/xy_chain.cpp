// A chain through cells of two candidates, from a digit to the same digit. (Those of three cells are XY-wings.)
#include "human/chains.hpp"

namespace sudoku::human {

void xy_chain(const Board& board, Finds& finds) {
  find_chains(chain_graph(board, ChainGraph::kCells), ChainEnds::same_digit, 7, finds);
}

}  // namespace sudoku::human
