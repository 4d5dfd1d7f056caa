#include "human/technique.hpp"

namespace sudoku::human {

namespace {

/// The solved cells that keep the digit out of the unit's other open cells, one for as many of them as it sees; and the
/// open cells that see none, which lost the digit before.
void mark_blockers(const Board& board, Unit unit, Digit digit, Cell target, Step& step) {
  CellSet unseen = board.unit(unit) & board.open();
  unseen.remove(target);
  for (Cell cell = 0; cell < board.cells() && !unseen.empty(); ++cell) {
    if (board.value(cell) != digit || !board.peers(cell).intersects(unseen)) continue;
    step.reason.roles.push_back({Role::blocker, cell, digit, 0});
    unseen -= board.peers(cell);
  }
  for (const Cell cell : unseen) step.reason.roles.push_back({Role::lost, cell, digit, 0});
}

void find_in(const Board& board, int first_unit, int last_unit, Finds& finds) {
  for (int u = first_unit; u < last_unit; ++u) {
    const auto unit = static_cast<Unit>(u);
    for (Digit digit = 1; digit <= board.size(); ++digit) {
      const CellSet places = board.places(digit, unit);
      if (places.count() != 1) continue;
      const Cell cell = places.first();
      Step step;
      step.placements.push_back({cell, digit});
      step.reason = {{digit}, {unit}, {{Role::member, cell, digit, 0}}, {}};
      mark_blockers(board, unit, digit, cell, step);
      finds.add(std::move(step));
      if (finds.satisfied()) return;
    }
  }
}

}  // namespace

void hidden_single_in_box(const Board& board, Finds& finds) {
  find_in(board, 2 * board.size(), 3 * board.size(), finds);
}

void hidden_single_in_line(const Board& board, Finds& finds) {
  find_in(board, 0, 2 * board.size(), finds);
}

}  // namespace sudoku::human
