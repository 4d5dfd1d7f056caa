// Unique rectangles with corners that are solved, but were not given: they could have been the other way round too.
#include "human/rectangles/unique_rectangles.hpp"

namespace sudoku::human {

namespace {

void mark_solved(const Board& board, const Rectangle& corners, Step& step) {
  for (const Cell corner : corners) {
    if (board.value(corner) != 0) step.reason.roles.push_back({StepRole::floor, corner, board.value(corner), 0});
  }
}

void add_digit(Digit digit, Step& step) {
  step.reason.digits.push_back(digit);
}

/// The digit that would complete the deadly pattern in a corner: the one across, if the two beside it are equal. 0:
/// none.
Digit deadly_digit(const Board& board, const Rectangle& corners, std::size_t corner) {
  const Digit across = board.value(corners[3 - corner]);
  const Digit beside = board.value(corners[corner ^ 1]), below = board.value(corners[corner ^ 2]);
  return beside == below && across != 0 ? across : Digit{0};
}

/// Open corners beside each other, each with the digit across from it and one more, which both share.
void find_pair(const Board& board, const Rectangle& corners, std::size_t i, std::size_t j, Finds& finds) {
  const Mask deadly_i = bit(board.value(corners[3 - i])), deadly_j = bit(board.value(corners[3 - j]));
  const Mask more_i = board.candidates(corners[i]) & ~deadly_i, more_j = board.candidates(corners[j]) & ~deadly_j;
  if (deadly_i == deadly_j || !is_single(more_i) || more_i != more_j) return;
  const Digit extra = lowest_digit(more_i);
  Step step;
  eliminate(board, board.peers(corners[i]) & board.peers(corners[j]), extra, step);
  if (step.eliminations.empty()) return;
  add_digit(board.value(corners[3 - i]), step);
  add_digit(board.value(corners[3 - j]), step);
  mark_solved(board, corners, step);
  for (const Cell corner : {corners[i], corners[j]}) {
    CellSet one = board.no_cells();
    one.add(corner);
    mark(board, one, deadly_i | deadly_j, StepRole::roof, step);
    mark(board, one, bit(extra), StepRole::extra, step);
  }
  finds.add(std::move(step));
}

}  // namespace

void avoidable_rectangle_1(const Board& board, Finds& finds) {
  for_each_rectangle(board, finds, [&](const Rectangle& corners) {
    for (std::size_t i = 0; i < 4; ++i) {
      const Digit digit = deadly_digit(board, corners, i);
      const Digit beside = board.value(corners[i ^ 1]);
      if (board.value(corners[i]) != 0 || digit == 0 || beside == 0 || !board.has(corners[i], digit)) continue;
      Step step;
      step.eliminations.push_back({corners[i], digit});
      add_digit(digit, step);
      add_digit(beside, step);
      mark_solved(board, corners, step);
      finds.add(std::move(step));
    }
  });
}

void avoidable_rectangle_2(const Board& board, Finds& finds) {
  for_each_rectangle(board, finds, [&](const Rectangle& corners) {
    for (std::size_t i = 0; i < 4; ++i) {
      for (const std::size_t j : {i ^ 1, i ^ 2}) {
        if (j < i || board.value(corners[i]) != 0 || board.value(corners[j]) != 0) continue;
        if (board.value(corners[3 - i]) == 0 || board.value(corners[3 - j]) == 0) continue;
        find_pair(board, corners, i, j, finds);
      }
    }
  });
}

}  // namespace sudoku::human
