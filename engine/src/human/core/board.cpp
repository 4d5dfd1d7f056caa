#include "human/core/board.hpp"

#include <algorithm>

#include "human/core/constraint_marks.hpp"

namespace sudoku::human {

Board::Board(const Puzzle& position, bool uniqueness)
    : rules_(position.rules),
      geometry_(Geometry::of(position)),
      uniqueness_(uniqueness),
      open_(cells()),
      units_(static_cast<std::size_t>(geometry_.units()), no_cells()),
      peers_(static_cast<std::size_t>(cells()), no_cells()) {
  for (Unit unit = 0; unit < geometry_.units(); ++unit) {
    for (const Cell cell : geometry_.cells_of(unit)) units_[unit].add(cell);
  }
  for (Cell cell = 0; cell < cells(); ++cell) {
    for (const Cell peer : geometry_.peers(cell)) peers_[cell].add(peer);
  }
  lines_and_boxes_ = 2 * size();
  while (lines_and_boxes_ < geometry_.units() &&
         geometry_.kind_of(static_cast<Unit>(lines_and_boxes_)) == UnitKind::box) {
    ++lines_and_boxes_;
  }
  for (Unit box = static_cast<Unit>(2 * size()); box < lines_and_boxes_; ++box) {
    for (Unit line = 0; line < 2 * size(); ++line) {
      if (units_[box].intersects(units_[line])) crossings_.push_back({box, line, units_[box] & units_[line]});
    }
  }
  if (geometry_.units() > lines_and_boxes_) list_overlaps();
  reset(position);
}

void Board::list_overlaps() {
  for (Unit from = 0; from < geometry_.complete_units(); ++from) {
    for (Unit to = 0; to < geometry_.units(); ++to) {
      if (from == to || (from < lines_and_boxes_ && to < lines_and_boxes_)) continue;
      CellSet cells = units_[from] & units_[to];
      if (cells.count() > 1) overlaps_.push_back({from, to, cells});
    }
  }
}

void Board::reset(const Puzzle& position) {
  ++version_;
  const auto count = static_cast<std::size_t>(cells());
  givens_ = position.givens;
  values_.assign(count, 0);
  candidates_.assign(count, geometry_.all());
  open_ = no_cells();
  places_.assign(static_cast<std::size_t>(size() + 1), no_cells());
  for (Cell cell = 0; cell < cells(); ++cell) {
    open_.add(cell);
    // A cell without any mark has not been marked yet.
    if (!position.candidates.empty() && position.candidates[cell] != 0) candidates_[cell] = position.candidates[cell];
    for (const Digit digit : Digits(candidates_[cell])) places_[digit].add(cell);
  }
  for (Cell cell = 0; cell < cells(); ++cell) {
    const Digit set = position.values.empty() ? Digit{0} : position.values[cell];
    const Digit value = givens_[cell] != 0 ? givens_[cell] : set;
    if (value != 0) place({cell, value});
  }
}

void Board::place_singles() {
  int before = 0;
  do {
    before = open_.count();
    for (const Cell cell : CellSet(open_)) {
      if (is_single(candidates_[cell])) place({cell, lowest_digit(candidates_[cell])});
    }
    for (Unit unit = 0; unit < geometry_.complete_units(); ++unit) {
      Mask once = 0, more = 0;
      for (const Cell cell : geometry_.cells_of(unit)) {
        more |= once & candidates_[cell];
        once |= candidates_[cell];
      }
      for (const Digit digit : Digits(once & ~more)) {
        const CellSet last = places(digit, unit);
        if (!last.empty()) place({last.first(), digit});
      }
    }
  } while (open_.count() < before);
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
  const auto of_first = geometry_.units_of(cells.first());
  std::vector<Unit> units;
  std::vector<Unit> in_order(of_first.begin(), of_first.end());
  if (in_order.size() > 2) std::rotate(in_order.begin(), in_order.begin() + 2, in_order.begin() + 3);
  for (const Unit unit : in_order) {
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
  ++version_;
  for (Digit other = 1; other <= size(); ++other) {
    if (has(cell, other)) places_[other].remove(cell);
  }
  values_[cell] = digit;
  candidates_[cell] = 0;
  open_.remove(cell);
  for (const Cell peer : geometry_.peers(cell)) eliminate({peer, digit});
}

void Board::eliminate(Candidate candidate) {
  ++version_;
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
  for (Unit unit = 0; unit < geometry_.complete_units(); ++unit) {
    Mask left = 0;
    for (const Cell cell : geometry_.cells_of(unit)) {
      left |= values_[cell] != 0 ? bit(values_[cell]) : candidates_[cell];
    }
    if (left != geometry_.all()) return true;
  }
  return find_broken_constraint(geometry_, values_) != kNoConstraint;
}

Puzzle Board::position() const {
  Puzzle position{geometry_.shape(), givens_, values_, candidates_, rules_};
  for (Cell cell = 0; cell < cells(); ++cell) {
    if (values_[cell] != 0) position.candidates[cell] = bit(values_[cell]);
  }
  return position;
}

}  // namespace sudoku::human
