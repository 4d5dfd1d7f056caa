#include "draft.hpp"

#include "sudoku/text.hpp"

namespace sudoku::formats {

Draft Draft::of_size(int size) {
  Draft draft;
  const auto cells = static_cast<std::size_t>(size * size);
  draft.size = size;
  draft.puzzle.shape = {0, 0};
  draft.puzzle.givens.assign(cells, 0);
  draft.places.assign(cells, 0);
  return draft;
}

std::vector<Digit>& Draft::values() {
  if (puzzle.values.empty()) puzzle.values.assign(cells(), 0);
  return puzzle.values;
}

std::vector<Mask>& Draft::candidates() {
  if (puzzle.candidates.empty()) puzzle.candidates.assign(cells(), all_digits(size));
  return puzzle.candidates;
}

Refusal set_values(const Draft& later, Draft& draft) {
  for (std::size_t cell = 0; cell < draft.cells(); ++cell) {
    const Digit given = draft.puzzle.givens[cell], digit = later.puzzle.givens[cell];
    if (given != 0 && digit != given) {
      return refuse_cell(later.places[cell], cell, "symbol.not-kept",
                         {{"cell", cell_name(cell, draft.size)}, {"digit", digit_symbol(given, draft.size)}});
    }
    if (given == 0 && digit != 0) draft.values()[cell] = digit;
  }
  return nullptr;
}

Digit settled_digit(const Puzzle& puzzle, std::size_t cell) {
  if (puzzle.givens[cell] != 0 || puzzle.values.empty()) return puzzle.givens[cell];
  return puzzle.values[cell];
}

std::vector<Mask> candidates_by_peers(const Geometry& geometry, const Puzzle& puzzle) {
  std::vector<Mask> candidates(puzzle.givens.size(), geometry.all());
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    const Digit digit = settled_digit(puzzle, cell);
    if (digit == 0) continue;
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) candidates[peer] &= ~bit(digit);
  }
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    if (const Digit digit = settled_digit(puzzle, cell); digit != 0) candidates[cell] = bit(digit);
  }
  return candidates;
}

std::vector<Mask> shown_candidates(const Geometry& geometry, const Puzzle& puzzle) {
  if (puzzle.candidates.empty()) return candidates_by_peers(geometry, puzzle);
  std::vector<Mask> candidates = puzzle.candidates;
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    if (const Digit digit = settled_digit(puzzle, cell); digit != 0) candidates[cell] = bit(digit);
  }
  return candidates;
}

}  // namespace sudoku::formats
