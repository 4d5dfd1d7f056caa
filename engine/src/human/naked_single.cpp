#include "human/technique.hpp"

namespace sudoku::human {

void naked_single(const Board& board, Finds& finds) {
  for (const Cell cell : board.open()) {
    if (!is_single(board.candidates(cell))) continue;
    const Digit digit = lowest_digit(board.candidates(cell));
    Step step;
    step.placements.push_back({cell, digit});
    step.reason = {{digit}, {}, {{Role::member, cell, digit, 0}}, {}};
    Mask told = bit(digit);
    for (const Cell peer : board.geometry().peers(cell)) {
      const Digit value = board.value(peer);
      if (value == 0 || (told & bit(value)) != 0) continue;
      told |= bit(value);
      step.reason.roles.push_back({Role::blocker, peer, value, 0});
    }
    finds.add(std::move(step));
    if (finds.satisfied()) return;
  }
}

}  // namespace sudoku::human
