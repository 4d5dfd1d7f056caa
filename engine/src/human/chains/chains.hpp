// Alternating chains: "if not the first, then the second; so not the third; so the fourth ...". One of the two ends of
// a chain that begins and ends with a strong link is true.
#pragma once

#include "human/chains/chain_graph.hpp"
#include "human/core/technique.hpp"

namespace sudoku::human {

/// The goal at the ends of a chain.
enum class ChainEnds : std::uint8_t {
  same_digit,     ///< what sees both ends, of their digit
  any,            ///< what sees both ends, or can't be beside them
  discontinuous,  ///< a loop that comes back to one cell and settles something there
  continuous,     ///< the ends can't both be true: a loop, in which every link is both strong and weak
};

/// All chains of at least `links` links, the shortest for each two ends.
void find_chains(ChainGraph& graph, ChainEnds ends, int links, Finds& finds);

}  // namespace sudoku::human
