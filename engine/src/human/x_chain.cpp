// A chain of one digit. (Those of three links are turbot fish.)
#include "human/chains.hpp"

namespace sudoku::human {

void x_chain(const Board& board, Finds& finds) {
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    ChainGraph graph(board);
    graph.add_pairs(digit);
    graph.link_weakly();
    find_chains(graph, ChainEnds::same_digit, 5, finds);
  }
}

}  // namespace sudoku::human
