// Chains whose nodes may be several cells of a crossing.
#include "human/chains.hpp"

namespace sudoku::human {

namespace {

void find_grouped(const Board& board, ChainEnds ends, Finds& finds) {
  ChainGraph graph(board);
  graph.add_cells();
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    graph.add_pairs(digit);
    graph.add_groups(digit);
  }
  graph.link_weakly();
  find_chains(graph, ends, 3, finds);
}

}  // namespace

void grouped_inference_chain(const Board& board, Finds& finds) {
  find_grouped(board, ChainEnds::any, finds);
}
void grouped_continuous_loop(const Board& board, Finds& finds) {
  find_grouped(board, ChainEnds::continuous, finds);
}
void grouped_discontinuous_loop(const Board& board, Finds& finds) {
  find_grouped(board, ChainEnds::discontinuous, finds);
}

}  // namespace sudoku::human
