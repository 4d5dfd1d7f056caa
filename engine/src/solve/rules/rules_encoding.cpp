#include "solve/rules/rules_encoding.hpp"

#include <array>

namespace sudoku::large {

RulesEncoding::RulesEncoding(const Puzzle& puzzle) : values_(puzzle.givens), candidates_(puzzle.candidates) {
  const Geometry geometry = Geometry::of(puzzle);
  take_givens(geometry, puzzle);
  add_cells();
  for (int number = 0; number < geometry.units(); ++number) {
    const auto unit = static_cast<Unit>(number);
    add_unit(geometry.cells_of(unit), geometry.is_complete(unit));
  }
  const CellLists strangers = strangers_of(geometry);
  for (std::size_t cell = 0; cell < values_.size(); ++cell) {
    for (const Cell other : strangers[cell]) {
      if (cell < other) add_unit(std::array{static_cast<Cell>(cell), other}, false);
    }
  }
  choices_.index(2 * variables_);
  if (geometry.constraints() != nullptr) {
    theory_ = std::make_unique<ConstraintTheory>(geometry, values_, candidates_, first_of_cell_);
  }
}

void RulesEncoding::take_givens(const Geometry& geometry, const Puzzle& puzzle) {
  candidates_.resize(values_.size(), geometry.all());
  for (std::size_t cell = 0; cell < values_.size(); ++cell) {
    if (puzzle.givens[cell] == 0) continue;
    candidates_[cell] = 0;
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) candidates_[peer] &= ~bit(puzzle.givens[cell]);
  }
}

void RulesEncoding::add_cells() {
  std::vector<Literal> literals;
  for (std::size_t cell = 0; cell < values_.size(); ++cell) {
    first_of_cell_.push_back(variables_);
    literals.clear();
    for (Mask left = candidates_[cell]; left != 0; left &= left - 1) literals.push_back(affirm(variables_++));
    if (!literals.empty()) choices_.add(literals);
    else if (values_[cell] == 0) add_contradiction();
  }
}

void RulesEncoding::add_unit(std::span<const Cell> cells, bool is_complete) {
  Mask open = 0, given = 0;
  for (const Cell cell : cells) {
    open |= candidates_[cell];
    if (values_[cell] != 0) given |= bit(values_[cell]);
  }
  if (is_complete && count_digits(open | given) < static_cast<int>(cells.size())) return add_contradiction();
  std::vector<Literal> literals;
  for (Mask left = open; left != 0; left &= left - 1) {
    const Mask digit = left & (~left + 1);
    literals.clear();
    for (const Cell cell : cells) {
      if ((candidates_[cell] & digit) != 0) literals.push_back(literal(cell, digit));
    }
    if (!is_complete && literals.size() < 2) continue;
    if (!is_complete) literals.push_back(affirm(variables_++));
    choices_.add(literals);
  }
}

// A statement that has to be true and false.
void RulesEncoding::add_contradiction() {
  const Literal statement = affirm(variables_++);
  const Literal denial = deny(statement);
  choices_.add({&statement, 1});
  choices_.add({&denial, 1});
}

}  // namespace sudoku::large
