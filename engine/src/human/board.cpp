#include "human/board.hpp"

namespace sudoku::human {

Board::Board(const Puzzle& position, bool uniqueness)
    : geometry_(position.shape),
      uniqueness_(uniqueness),
      givens_(position.givens),
      values_(static_cast<std::size_t>(cells()), 0),
      candidates_(static_cast<std::size_t>(cells()), geometry_.all()),
      open_(cells()),
      places_(static_cast<std::size_t>(size() + 1), no_cells()),
      units_(static_cast<std::size_t>(geometry_.units()), no_cells()),
      peers_(static_cast<std::size_t>(cells()), no_cells()) {
  for (Unit unit = 0; unit < geometry_.units(); ++unit) {
    for (const Cell cell : geometry_.cells_of(unit)) units_[unit].add(cell);
  }
  for (Cell cell = 0; cell < cells(); ++cell) {
    for (const Cell peer : geometry_.peers(cell)) peers_[cell].add(peer);
    open_.add(cell);
    // A cell without any mark has not been marked yet.
    if (!position.candidates.empty() && position.candidates[cell] != 0) candidates_[cell] = position.candidates[cell];
    for (Digit digit = 1; digit <= size(); ++digit) {
      if (has(cell, digit)) places_[digit].add(cell);
    }
  }
  for (Unit box = static_cast<Unit>(2 * size()); box < geometry_.units(); ++box) {
    for (Unit line = 0; line < 2 * size(); ++line) {
      if (units_[box].intersects(units_[line])) crossings_.push_back({box, line, units_[box] & units_[line]});
    }
  }
  for (Cell cell = 0; cell < cells(); ++cell) {
    const Digit set = position.values.empty() ? Digit{0} : position.values[cell];
    const Digit value = givens_[cell] != 0 ? givens_[cell] : set;
    if (value != 0) place({cell, value});
  }
}

CellSet Board::common_peers(const CellSet& cells) const {
  CellSet common = no_cells();
  bool any = false;
  for (const Cell cell : cells) {
    if (any) {
      common &= peers_[cell];
    } else {
      common = peers_[cell];
    }
    any = true;
  }
  return common;
}

std::vector<Unit> Board::units_around(const CellSet& cells) const {
  const auto& [row, column, box] = geometry_.units_of(cells.first());
  std::vector<Unit> units;
  for (const Unit unit : {box, row, column}) {
    if (cells.is_subset_of(units_[unit])) units.push_back(unit);
  }
  return units;
}

Mask Board::digits_of(const CellSet& cells) const {
  Mask digits = 0;
  for (const Cell cell : cells) digits |= candidates_[cell];
  return digits;
}

void Board::place(Candidate candidate) {
  const auto [cell, digit] = candidate;
  for (Digit other = 1; other <= size(); ++other) {
    if (has(cell, other)) places_[other].remove(cell);
  }
  values_[cell] = digit;
  candidates_[cell] = 0;
  open_.remove(cell);
  for (const Cell peer : geometry_.peers(cell)) eliminate({peer, digit});
}

void Board::eliminate(Candidate candidate) {
  candidates_[candidate.cell] &= ~bit(candidate.digit);
  places_[candidate.digit].remove(candidate.cell);
}

void Board::apply(const Step& step) {
  for (const Candidate candidate : step.placements) place(candidate);
  for (const Candidate candidate : step.eliminations) eliminate(candidate);
}

bool Board::is_broken() const {
  for (const Cell cell : open_) {
    if (candidates_[cell] == 0) return true;
  }
  for (Unit unit = 0; unit < geometry_.units(); ++unit) {
    Mask left = 0;
    for (const Cell cell : geometry_.cells_of(unit)) {
      left |= values_[cell] != 0 ? bit(values_[cell]) : candidates_[cell];
    }
    if (left != geometry_.all()) return true;
  }
  return false;
}

Puzzle Board::position() const {
  Puzzle position{geometry_.shape(), givens_, values_, candidates_};
  for (Cell cell = 0; cell < cells(); ++cell) {
    if (values_[cell] != 0) position.candidates[cell] = bit(values_[cell]);
  }
  return position;
}

}  // namespace sudoku::human
