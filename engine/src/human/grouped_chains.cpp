// Chains whose nodes may be several cells: groups on a crossing, and the places of a digit in an almost locked set.
#include "human/chains.hpp"

namespace sudoku::human {

namespace {

void find_with(const Board& board, std::vector<AlmostLockedSet> sets, ChainEnds ends, Finds& finds) {
  ChainGraph graph(board);
  graph.add_cells();
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    graph.add_pairs(digit);
    graph.add_groups(digit);
  }
  graph.add_sets(std::move(sets));
  graph.link_weakly();
  find_chains(graph, ends, 3, finds);
}

/// Groups alone are easier to see; and where sets are a short cut, the chain without them may be another.
void find_grouped(const Board& board, ChainEnds ends, Finds& finds) {
  find_with(board, {}, ends, finds);
  if (finds.satisfied()) return;
  find_with(board, almost_locked_sets(board, 2), ends, finds);
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
