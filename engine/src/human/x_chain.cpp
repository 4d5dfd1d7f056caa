// A chain of one digit. (Those of three links are turbot fish.)
#include "human/chains.hpp"

namespace sudoku::human {

void x_chain(const Board& board, Finds& finds) {
  find_chains(chain_graph(board, ChainGraph::kPairs), ChainEnds::same_digit, 5, finds);
}

}  // namespace sudoku::human
