// Chains that may go through almost locked sets: without one of its digits, a set has all others.
#include "human/chains.hpp"

namespace sudoku::human {

namespace {

void find_with_sets(const Board& board, ChainEnds ends, Finds& finds) {
  ChainGraph graph(board);
  graph.add_cells();
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    graph.add_pairs(digit);
    graph.add_groups(digit);
  }
  graph.add_sets(almost_locked_sets(board, 2));
  graph.link_weakly();
  find_chains(graph, ends, 3, finds);
}

}  // namespace

void set_inference_chain(const Board& board, Finds& finds) {
  find_with_sets(board, ChainEnds::any, finds);
}
void set_continuous_loop(const Board& board, Finds& finds) {
  find_with_sets(board, ChainEnds::continuous, finds);
}
void set_discontinuous_loop(const Board& board, Finds& finds) {
  find_with_sets(board, ChainEnds::discontinuous, finds);
}

}  // namespace sudoku::human
