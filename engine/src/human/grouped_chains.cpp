// Chains whose nodes may be several cells of a crossing.
#include "human/chains.hpp"

namespace sudoku::human {

namespace {

constexpr unsigned kLinks = ChainGraph::kCells | ChainGraph::kPairs | ChainGraph::kGroups;

void find_grouped(const Board& board, ChainEnds ends, Finds& finds) {
  find_chains(chain_graph(board, kLinks), ends, 3, finds);
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
