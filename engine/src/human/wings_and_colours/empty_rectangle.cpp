// A digit that a box has on one row and one column only (the rest of the box is empty of it), and a conjugate pair that
// ends on the one: then the other end of the pair and the other line of the box can't both be without it.
#include "human/core/conjugates.hpp"

namespace sudoku::human {

namespace {

/// The box has the digit on `near` and `far` only, and the pair's end `a` lies on `near`.
void offer(const Board& board, Digit digit, Unit box, Unit near, Unit far, const Conjugates& pair, Finds& finds) {
  Step step;
  eliminate(board, (board.unit(far) & board.peers(pair.b)) - board.unit(box), digit, step);
  if (step.eliminations.empty()) return;
  step.reason.digits = {digit};
  step.reason.units = {box, pair.unit, near, far};
  mark(board, board.places(digit, box), bit(digit), StepRole::member, step);
  step.reason.roles.push_back({StepRole::member, pair.a, digit, 1});
  step.reason.roles.push_back({StepRole::pincer, pair.b, digit, 1});
  finds.add(std::move(step));
}

/// True if the box has the digit on both lines and nowhere else.
bool is_corner(const Board& board, const CellSet& places, Unit row, Unit column) {
  const CellSet& on_row = board.unit(row);
  const CellSet& on_column = board.unit(column);
  return (places - on_row).is_subset_of(on_column) && !places.is_subset_of(on_row) && !places.is_subset_of(on_column);
}

void try_pair(const Board& board, Digit digit, const Crossing& first, const Crossing& second, Conjugates pair,
              Finds& finds) {
  const CellSet& box = board.unit(first.box);
  for (int turn = 0; turn < 2; ++turn) {
    if (!box.has(pair.a) && !box.has(pair.b)) {
      if (board.unit(first.line).has(pair.a)) offer(board, digit, first.box, first.line, second.line, pair, finds);
      if (board.unit(second.line).has(pair.a)) offer(board, digit, first.box, second.line, first.line, pair, finds);
    }
    std::swap(pair.a, pair.b);
  }
}

}  // namespace

void empty_rectangle(const Board& board, Finds& finds) {
  const auto is_row = [&](const Crossing& crossing) {
    return board.geometry().kind_of(crossing.line) == UnitKind::row;
  };
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    const std::vector<Conjugates> pairs = conjugates_of(board, digit);
    if (pairs.empty()) continue;
    for (const Crossing& row : board.crossings()) {
      if (!is_row(row) || !row.cells.intersects(board.places(digit))) continue;
      for (const Crossing& column : board.crossings()) {
        if (column.box != row.box || is_row(column)) continue;
        if (!is_corner(board, board.places(digit, row.box), row.line, column.line)) continue;
        for (const Conjugates& pair : pairs) try_pair(board, digit, row, column, pair, finds);
        if (finds.satisfied()) return;
      }
    }
  }
}

}  // namespace sudoku::human
