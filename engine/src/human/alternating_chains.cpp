// Chains of any digits over single candidates.
#include "human/chains.hpp"

namespace sudoku::human {

namespace {

constexpr unsigned kLinks = ChainGraph::kCells | ChainGraph::kPairs;

void find_plain(const Board& board, ChainEnds ends, int links, Finds& finds) {
  find_chains(chain_graph(board, kLinks), ends, links, finds);
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
