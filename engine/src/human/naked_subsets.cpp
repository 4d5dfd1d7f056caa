#include "human/naked_subset.hpp"

namespace sudoku::human {

void naked_pair(const Board& board, Finds& finds) {
  find_naked_subsets(board, 2, SubsetKind::naked, finds);
}
void naked_triple(const Board& board, Finds& finds) {
  find_naked_subsets(board, 3, SubsetKind::naked, finds);
}
void naked_quadruple(const Board& board, Finds& finds) {
  find_naked_subsets(board, 4, SubsetKind::naked, finds);
}

}  // namespace sudoku::human
