// A naked pair or triple of a crossing, which takes its digits from the box and from the line at once.
#include "human/naked_subset.hpp"

namespace sudoku::human {

void locked_pair(const Board& board, Finds& finds) {
  find_naked_subsets(board, 2, SubsetKind::locked, finds);
}
void locked_triple(const Board& board, Finds& finds) {
  find_naked_subsets(board, 3, SubsetKind::locked, finds);
}

}  // namespace sudoku::human
