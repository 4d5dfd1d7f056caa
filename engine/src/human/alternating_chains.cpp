// Chains of any digits over single candidates.
#include "human/chains.hpp"

namespace sudoku::human {

namespace {

void find_plain(const Board& board, ChainEnds ends, int links, Finds& finds) {
  ChainGraph graph(board);
  graph.add_cells();
  for (Digit digit = 1; digit <= board.size(); ++digit) graph.add_pairs(digit);
  graph.link_weakly();
  find_chains(graph, ends, links, finds);
}

}  // namespace

void alternating_inference_chain(const Board& board, Finds& finds) {
  find_plain(board, ChainEnds::any, 5, finds);
}
void continuous_nice_loop(const Board& board, Finds& finds) {
  find_plain(board, ChainEnds::continuous, 3, finds);
}
void discontinuous_nice_loop(const Board& board, Finds& finds) {
  find_plain(board, ChainEnds::discontinuous, 3, finds);
}

}  // namespace sudoku::human
