#include "human/core/technique.hpp"

namespace sudoku::human {

void full_house(const Board& board, Finds& finds) {
  for (Unit unit = 0; unit < board.geometry().complete_units(); ++unit) {
    const CellSet open = board.open() & board.unit(unit);
    if (open.count() != 1) continue;
    const Cell cell = open.first();
    if (!is_single(board.candidates(cell))) continue;
    const Digit digit = lowest_digit(board.candidates(cell));
    Step step;
    step.placements.push_back({cell, digit});
    step.reason = {{digit}, {unit}, {{StepRole::member, cell, digit, 0}}, {}};
    finds.add(std::move(step));
    if (finds.satisfied()) return;
  }
}

void naked_single(const Board& board, Finds& finds) {
  for (const Cell cell : board.open()) {
    if (!is_single(board.candidates(cell))) continue;
    const Digit digit = lowest_digit(board.candidates(cell));
    Step step;
    step.placements.push_back({cell, digit});
    step.reason = {{digit}, {}, {{StepRole::member, cell, digit, 0}}, {}};
    Mask named = bit(digit);
    for (const Cell peer : board.geometry().peers(cell)) {
      const Digit value = board.value(peer);
      if (value == 0 || (named & bit(value)) != 0) continue;
      named |= bit(value);
      step.reason.roles.push_back({StepRole::blocker, peer, value, 0});
    }
    finds.add(std::move(step));
    if (finds.satisfied()) return;
  }
}

namespace {

/// The solved cells that keep the digit out of the unit's other open cells, one for as many of them as it sees; and the
/// open cells that see none, which lost the digit before.
void mark_blockers(const Board& board, Unit unit, Digit digit, Cell target, Step& step) {
  CellSet unseen = board.unit(unit) & board.open();
  unseen.remove(target);
  for (Cell cell = 0; cell < board.cells() && !unseen.empty(); ++cell) {
    if (board.value(cell) != digit || !board.peers(cell).intersects(unseen)) continue;
    step.reason.roles.push_back({StepRole::blocker, cell, digit, 0});
    unseen -= board.peers(cell);
  }
  for (const Cell cell : unseen) step.reason.roles.push_back({StepRole::lost, cell, digit, 0});
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
      step.reason = {{digit}, {unit}, {{StepRole::member, cell, digit, 0}}, {}};
      mark_blockers(board, unit, digit, cell, step);
      finds.add(std::move(step));
      if (finds.satisfied()) return;
    }
  }
}

}  // namespace

void hidden_single_in_box(const Board& board, Finds& finds) {
  find_in(board, 2 * board.size(), board.geometry().complete_units(), finds);
}

void hidden_single_in_line(const Board& board, Finds& finds) {
  find_in(board, 0, 2 * board.size(), finds);
}

}  // namespace sudoku::human
