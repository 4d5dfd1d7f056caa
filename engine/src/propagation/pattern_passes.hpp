// The common part of patterns in units: whenever what they build on has come to its end, a pass looks for them in the
// units in which something has changed since, and both take turns until a pass finds nothing.
#pragma once

#include "propagation/only_choice.hpp"

namespace sudoku {

/// The units in which a candidate has gone since they were last looked through. It finds out by comparing the board
/// with what it was then, so that those who change it need not tell.
class ChangedUnits {
 public:
  explicit ChangedUnits(const Geometry& geometry)
      : geometry_(geometry), seen_(static_cast<std::size_t>(geometry.cells()), 0), units_(geometry.units()) {}

  void compare(const PropagationBoard& board) {
    for (std::size_t cell = 0; cell < seen_.size(); ++cell) {
      if (seen_[cell] != board.candidates[cell]) note(board, static_cast<Cell>(cell));
    }
  }

  /// A candidate of this cell has gone.
  void note(const PropagationBoard& board, Cell cell) {
    seen_[cell] = board.candidates[cell];
    for (const Unit unit : geometry_.units_of(cell)) units_.insert(unit);
  }

  /// There is nothing to be found on this board.
  void settle(const PropagationBoard& board) {
    std::copy(board.candidates.begin(), board.candidates.end(), seen_.begin());
    units_.clear();
  }

  /// Takes out the first such unit from `from` on; kNoUnit if there is none.
  Unit take(std::size_t from) {
    const std::size_t unit = units_.next(from);
    if (unit == IndexSet::npos) return kNoUnit;
    units_.erase(unit);
    return static_cast<Unit>(unit);
  }

 private:
  const Geometry& geometry_;
  std::vector<Mask> seen_;
  IndexSet units_;
};

/// `Base`: OnlyChoice, or what builds on it.
template <class Base, class Trace>
class PatternPasses : public Base {
 public:
  PatternPasses(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Base(geometry, puzzle, trace), changed_units_(geometry) {}

 protected:
  void forget() override {
    Base::forget();
    changed_units_.settle(this->board_);
  }

  /// `Base` and passes of `look_through(unit)`, which answers false after a conflict, in turn until nothing changes.
  template <class LookThrough>
  bool take_turns(Cause cause, LookThrough look_through) {
    do {
      if (!Base::run()) return false;
      if (this->complete()) return true;
      if (!pass(cause, look_through)) return false;
    } while (found_);
    return true;
  }

  /// Takes a digit from a cell because of a pattern in `unit`; false after a conflict.
  bool take(Cell cell, Digit digit, Cause cause, Unit unit) {
    found_ = true;
    if (!this->remove(cell, digit, cause, unit)) return false;
    this->changed_.insert(cell);
    changed_units_.note(this->board_, cell);
    if (!this->is_settled(cell)) return true;
    this->place(cell, lowest_digit(this->board_.candidates[cell]), cause, kNoUnit);
    this->add_pending(cell);
    return true;
  }

 private:
  template <class LookThrough>
  bool pass(Cause cause, LookThrough look_through) {
    found_ = false;
    ++this->passes_;
    this->trace_.pass(cause, this->passes_, static_cast<std::size_t>(this->geometry_.units()));
    changed_units_.compare(this->board_);
    Unit unit = changed_units_.take(0);
    for (; unit != kNoUnit; unit = changed_units_.take(std::size_t{unit} + 1)) {
      if (!look_through(unit)) return false;
    }
    return true;
  }

  ChangedUnits changed_units_;
  bool found_ = false;  // whether the latest pass took anything away
};

}  // namespace sudoku
