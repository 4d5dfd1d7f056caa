#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

/// If `from` has a digit only in cells that it shares with `to`, the rest of `to` loses it.
void find_in(const Board& board, const CellSet& shared, Unit from, Unit to, Finds& finds) {
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    const CellSet places = board.places(digit, from);
    if (places.count() < 2 || !places.is_subset_of(shared)) continue;
    Step step;
    eliminate(board, board.unit(to) - shared, digit, step);
    if (step.eliminations.empty()) continue;
    step.reason.digits = {digit};
    step.reason.units = {from, to};
    mark(board, places, bit(digit), StepRole::member, step);
    finds.add(std::move(step));
    if (finds.satisfied()) return;
  }
}

/// The same from lines, or from other units, to units that other rules add.
void find_in_overlaps(const Board& board, bool from_lines, Finds& finds) {
  for (const auto& [from, to, cells] : board.overlaps()) {
    if ((from < 2 * board.size()) != from_lines) continue;
    find_in(board, cells, from, to, finds);
    if (finds.satisfied()) return;
  }
}

}  // namespace

void pointing(const Board& board, Finds& finds) {
  for (const Crossing& crossing : board.crossings()) {
    find_in(board, crossing.cells, crossing.box, crossing.line, finds);
    if (finds.satisfied()) return;
  }
  find_in_overlaps(board, false, finds);
}

void claiming(const Board& board, Finds& finds) {
  for (const Crossing& crossing : board.crossings()) {
    find_in(board, crossing.cells, crossing.line, crossing.box, finds);
    if (finds.satisfied()) return;
  }
  find_in_overlaps(board, true, finds);
}

// A digit has its places in a unit where a cell outside sees all of them. In classic Sudoku, such a cell is in a second
// unit with all these places; other rules let cells see each other in more ways.

void common_peer_elimination(const Board& board, Finds& finds) {
  if (board.rules().is_classic()) return;
  for (Unit unit = 0; unit < board.geometry().complete_units(); ++unit) {
    for (Digit digit = 1; digit <= board.size(); ++digit) {
      const CellSet places = board.places(digit, unit);
      if (places.count() < 2) continue;
      Step step;
      eliminate(board, board.common_peers(places), digit, step);
      if (step.eliminations.empty()) continue;
      step.reason.digits = {digit};
      step.reason.units = {unit};
      mark(board, places, bit(digit), StepRole::member, step);
      finds.add(std::move(step));
      if (finds.satisfied()) return;
    }
  }
}

}  // namespace sudoku::human
