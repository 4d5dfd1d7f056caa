#include "human/subsets/naked_subsets.hpp"

namespace sudoku::human {

void naked_quintuple(const Board& board, Finds& finds) {
  find_naked_subsets(board, 5, SubsetKind::naked, finds);
}

}  // namespace sudoku::human
