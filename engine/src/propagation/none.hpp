// `none`: only checks. A digit is tried where no peer holds it, and nothing else is concluded.
//
// This is plain backtracking, the baseline that everything else is compared with, so it keeps no candidates: a mask for
// each unit tells what the peers hold, and taking a decision back is clearing a bit in each. Its members
// are those that search calls on a Propagator; it is not one, since all that a Propagator keeps would only be in its
// way.
#pragma once

#include "propagation/index_set.hpp"
#include "propagation/propagator.hpp"
#include "trace.hpp"

namespace sudoku {

class None {
 public:
  static constexpr bool kConcludes = false;

  None(const Geometry& geometry, const Puzzle& puzzle, RecordingTrace& trace)
      : geometry_(geometry),
        trace_(trace),
        held_(static_cast<std::size_t>(geometry.units()), 0),
        strangers_(strangers_of(geometry)),
        constraints_(geometry.constraints()),
        open_(geometry.cells()) {
    PropagationBoard board = PropagationBoard::of(geometry, puzzle);
    values_ = std::move(board.values);
    marks_ = std::move(board.candidates);
    open_count_ = board.open;
    list_units();
    for (std::size_t cell = 0; cell < values_.size(); ++cell) {
      others_.push_back(static_cast<std::uint8_t>(count_digits(marks_[cell]) - 1));
      if (values_[cell] == 0) open_.insert(cell);
      if (values_[cell] != 0) hold(static_cast<Cell>(cell), bit(values_[cell]));
    }
  }

  /// As for other propagators; candidates are worked out for it, and stay all there in open cells.
  PropagationBoard board() const {
    PropagationBoard board{marks_, values_, open_count_};
    for (std::size_t cell = 0; cell < values_.size(); ++cell) {
      if (values_[cell] != 0) board.candidates[cell] = bit(values_[cell]);
    }
    return board;
  }
  int fewest_options() const { return 0; }
  int open_cells() const { return open_count_; }
  bool complete() const { return open_count_ == 0; }
  bool is_open(Cell cell) const { return values_[cell] == 0; }
  Cell lowest_open() const { return static_cast<Cell>(open_.next(0)); }
  int ruled_out_by_setting(Cell cell) const { return others_[cell]; }

  Mask options(Cell cell) const {
    const auto& [first, second, third] = units_[cell];
    const Mask left = marks_[cell] & ~(held_[first] | held_[second] | held_[third]);
    return is_simple_ ? left : options_by_more(cell, left);
  }

  /// False where a constraint on chosen cells doesn't hold of the givens, if all its cells are given.
  bool start() {
    if (constraints_ == nullptr) return true;
    for (const auto& [constraint, primitive] : constraints_->primitives) {
      const auto& cells = primitive->cells();
      if (std::any_of(cells.begin(), cells.end(), [this](Cell cell) { return is_open(cell); })) continue;
      if (allowed_by(*primitive, cells[0], bit(values_[cells[0]])) != 0) continue;
      trace_.unit_conflict(Cause::constraint, constraint, 0);
      return false;
    }
    return true;
  }
  bool propagate(Cell) { return true; }
  static constexpr bool paused() { return false; }
  bool resume() { return true; }

  void set(Cell cell, Digit digit) {
    values_[cell] = digit;
    --open_count_;
    open_.erase(cell);
    hold(cell, bit(digit));
  }

  void save(std::size_t) {}
  /// Takes back the latest decision, which was in this cell.
  void restore(std::size_t, Cell cell) {
    release(cell, bit(values_[cell]));
    values_[cell] = 0;
    ++open_count_;
    open_.insert(cell);
  }

 private:
  static constexpr std::size_t kUnits = 3;

  /// The first three units of each cell. If a cell has only two, the second is listed twice.
  void list_units() {
    is_simple_ = constraints_ == nullptr;
    for (Cell cell = 0; cell < values_.size(); ++cell) {
      const auto units = geometry_.units_of(cell);
      units_.push_back({units[0], units[1], units[std::min(units.size(), kUnits) - 1]});
      is_simple_ = is_simple_ && units.size() <= kUnits && strangers_[cell].empty();
    }
  }

  /// Some digits, without those that other units, peers in no unit, and constraints rule out.
  [[gnu::noinline]] Mask options_by_more(Cell cell, Mask left) const {
    for (const Unit unit : geometry_.units_of(cell)) left &= ~held_[unit];
    for (const Cell peer : strangers_[cell]) {
      if (values_[peer] != 0) left &= ~bit(values_[peer]);
    }
    return constraints_ == nullptr ? left : allowed(cell, left);
  }

  /// The digits with which the constraints hold whose other cells are all filled.
  Mask allowed(Cell cell, Mask digits) const {
    for (const std::uint16_t at : constraints_->of_cell[cell]) {
      if (digits != 0) digits = allowed_by(*constraints_->primitives[at].primitive, cell, digits);
    }
    return digits;
  }

  Mask allowed_by(const Primitive& primitive, Cell cell, Mask digits) const {
    std::vector<Mask> candidates;
    for (const Cell other : primitive.cells()) {
      if (other != cell && is_open(other)) return digits;
      candidates.push_back(other == cell ? digits : bit(values_[other]));
    }
    const bool holds = primitive.prune(candidates);
    return holds ? candidates[static_cast<std::size_t>(place_of(cell, primitive.cells()))] : 0;
  }

  void hold(Cell cell, Mask digit) {
    for (const Unit unit : units_[cell]) held_[unit] |= digit;
    if (is_simple_) return;
    for (const Unit unit : geometry_.units_of(cell)) held_[unit] |= digit;
  }
  void release(Cell cell, Mask digit) {
    for (const Unit unit : units_[cell]) held_[unit] &= ~digit;
    if (is_simple_) return;
    for (const Unit unit : geometry_.units_of(cell)) held_[unit] &= ~digit;
  }

  const Geometry& geometry_;
  RecordingTrace& trace_;
  std::vector<Digit> values_;
  std::vector<Mask> marks_;  // what each cell may hold at the start
  std::vector<std::uint8_t> others_;  // how many digits besides the right one these are
  std::vector<Mask> held_;   // the digits that each unit holds
  CellLists strangers_;
  const ConstraintSet* constraints_;
  std::vector<std::array<Unit, kUnits>> units_;
  bool is_simple_ = true;    // no other unit, peer or constraint limits a cell
  IndexSet open_;            // cells without a value
  int open_count_ = 0;
};

}  // namespace sudoku
