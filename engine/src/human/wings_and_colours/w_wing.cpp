// Two cells of the same two digits, joined by a conjugate pair of the one: then one of them is the other digit.
#include "human/core/conjugates.hpp"

namespace sudoku::human {

namespace {

/// `p` sees pair.a, and `q` sees pair.b, by the digit `joint`.
void offer(const Board& board, Cell p, Cell q, Digit joint, const Conjugates& pair, Finds& finds) {
  const Digit digit = lowest_digit(board.candidates(p) & ~bit(joint));
  Step step;
  eliminate(board, board.peers(p) & board.peers(q), digit, step);
  if (step.eliminations.empty()) return;
  step.reason.digits = {joint, digit};
  step.reason.units = {pair.unit};
  step.reason.roles = {{StepRole::pincer, p, joint, 0},      {StepRole::pincer, p, digit, 0},
                       {StepRole::pincer, q, joint, 1},      {StepRole::pincer, q, digit, 1},
                       {StepRole::member, pair.a, joint, 0}, {StepRole::member, pair.b, joint, 1}};
  step.reason.links = {{node(p, digit), node(p, joint), true},
                       {node(p, joint), node(pair.a, joint), false},
                       {node(pair.a, joint), node(pair.b, joint), true},
                       {node(pair.b, joint), node(q, joint), false},
                       {node(q, joint), node(q, digit), true}};
  finds.add(std::move(step));
}

}  // namespace

void w_wing(const Board& board, Finds& finds) {
  for (Digit joint = 1; joint <= board.size(); ++joint) {
    const std::vector<Conjugates> pairs = conjugates_of(board, joint);
    if (pairs.empty()) continue;
    CellSet twos = board.no_cells();
    for (const Cell cell : board.places(joint)) {
      if (count_digits(board.candidates(cell)) == 2) twos.add(cell);
    }
    for (const Conjugates& pair : pairs) {
      for (const Cell p : board.peers(pair.a) & twos) {
        for (const Cell q : board.peers(pair.b) & twos) {
          if (p == q || p == pair.b || q == pair.a || board.candidates(p) != board.candidates(q)) continue;
          offer(board, p, q, joint, pair, finds);
          if (finds.satisfied()) return;
        }
      }
    }
  }
}

}  // namespace sudoku::human
