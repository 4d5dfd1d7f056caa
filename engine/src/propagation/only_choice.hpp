// `only-choice`: a pass of elimination and a pass of only choice in turn, until nothing changes (`reduce_puzzle` of
// Udacity's notebook). A digit with one place left in a unit goes there; a digit without any is a contradiction.
#pragma once

#include "propagation/eliminate.hpp"

namespace sudoku {

template <class Trace>
class OnlyChoice : public Eliminate<Trace> {
 public:
  OnlyChoice(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Eliminate<Trace>(geometry, puzzle, trace), stale_(geometry.units()) {}

  bool start() override {
    this->list_solved_cells();
    for (std::size_t unit = 0; unit < complete_units(); ++unit) stale_.insert(unit);
    return this->conclude();
  }

  bool propagate(Cell cell) override {
    this->passes_ = 0;
    if (!this->is_open(cell)) this->add_pending(cell);
    mark_stale(cell);
    return this->conclude();
  }

 protected:
  void forget() override {
    Eliminate<Trace>::forget();
    stale_.clear();
  }

  ConstraintReach reach() const override { return ConstraintReach::all; }

  bool run() override {
    do {
      if (this->has_pending() && !this->eliminate_pass()) return false;
      if (this->complete() && !this->has_pending()) return true;
      if (!only_choice_pass()) return false;
    } while (this->has_pending());
    return true;
  }

 private:
  // A unit in which nothing has changed since it was last looked through has nothing new to say, so only the others
  // are: the events are those of going through all of them.
  bool only_choice_pass() {
    ++this->passes_;
    this->trace_.pass(Cause::only_choice, this->passes_, complete_units());
    for (std::size_t cell = this->changed_.next(0); cell != IndexSet::npos; cell = this->changed_.next(cell + 1)) {
      mark_stale(static_cast<Cell>(cell));
    }
    this->changed_.clear();
    for (std::size_t unit = stale_.next(0); unit < complete_units(); unit = stale_.next(unit + 1)) {
      stale_.erase(unit);
      if (!look_through(static_cast<Unit>(unit))) return false;
    }
    return true;
  }

  // A set of fewer cells need not hold a digit.
  std::size_t complete_units() const { return static_cast<std::size_t>(this->geometry_.complete_units()); }

  void mark_stale(Cell cell) {
    for (const Unit unit : this->geometry_.units_of(cell)) stale_.insert(unit);
  }

  // Digits ascending. A placement takes the cell's other digits away, so the unit is surveyed again for what follows.
  bool look_through(Unit unit) {
    Mask later = this->geometry_.all();
    for (Mask found = survey(unit); (found & later) != 0; found = survey(unit)) {
      const Digit digit = lowest_digit(found & later);
      const Cell cell = find(unit, digit);
      if (cell == kNoCell) {
        this->trace_.unit_conflict(Cause::only_choice, unit, digit);
        return false;
      }
      this->place(cell, digit, Cause::only_choice, unit);
      this->add_pending(cell);
      mark_stale(cell);
      later = this->geometry_.all() & ~all_digits(digit);
    }
    return true;
  }

  /// The digits that have no place in the unit, or one, in a cell that is still open.
  Mask survey(Unit unit) const {
    Mask once = 0, twice = 0, settled = 0;
    for (const Cell cell : this->geometry_.cells_of(unit)) {
      const Mask candidates = this->board_.candidates[cell];
      twice |= once & candidates;
      once |= candidates;
      settled |= candidates & (Mask{0} - Mask{!has_several(candidates)});  // (a branch would be hard to foresee)
    }
    return (once & ~twice & ~settled) | (this->geometry_.all() & ~once);
  }

  Cell find(Unit unit, Digit digit) const {
    for (const Cell cell : this->geometry_.cells_of(unit)) {
      if ((this->board_.candidates[cell] & bit(digit)) != 0) return cell;
    }
    return kNoCell;
  }

  IndexSet stale_;  // units in which a candidate has gone since they were last looked through
};

}  // namespace sudoku
