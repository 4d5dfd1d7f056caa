// Chains that may go through almost locked sets: without one of its digits, a set has all others.
#include "human/chains/chains.hpp"

namespace sudoku::human {

namespace {

constexpr unsigned kLinks = ChainGraph::kCells | ChainGraph::kPairs | ChainGraph::kGroups | ChainGraph::kSets;

void find_with_sets(const Board& board, ChainEnds ends, Finds& finds) {
  find_chains(chain_graph(board, kLinks), ends, 3, finds);
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
