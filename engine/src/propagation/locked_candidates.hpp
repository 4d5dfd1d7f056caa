// `locked-candidates`: only choice, and what the crossing of a box and a line tells. A digit whose places in a box are
// all in one line leaves the rest of that line (pointing); one whose places in a line are all in one box leaves the
// rest of that box (claiming). Either way it is the unit with the places that the event names.
//
// It concludes nothing from two lines at once (that would be an X-wing), and `all-different` does not subsume it, since
// it looks at two units together. Source: "Intersections" in Andrew Stuart, The Logic of Sudoku (2007), and
// https://www.sudokuwiki.org/Intersection_Removal; "locked candidates" in HoDoKu's terms.
#pragma once

#include "propagation/pattern_passes.hpp"

namespace sudoku {

template <class Trace>
class LockedCandidates : public PatternPasses<OnlyChoice<Trace>, Trace> {
 public:
  LockedCandidates(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : PatternPasses<OnlyChoice<Trace>, Trace>(geometry, puzzle, trace) {
    for (int unit = 0; unit < geometry.units(); ++unit) add_crossings(static_cast<Unit>(unit));
  }

 protected:
  bool run() override {
    return this->take_turns(Cause::locked_candidates, [this](Unit unit) { return look_through(unit); });
  }

 private:
  /// Two units of which one is a box and the other a line, with the cells that they share.
  struct Intersection {
    Unit unit;
    Unit other;
  };

  void add_crossings(Unit unit) {
    first_crossing_.push_back(crossings_.size());
    const bool is_box = this->geometry_.kind_of(unit) == UnitKind::box;
    for (int number = 0; number < this->geometry_.units(); ++number) {
      const auto other = static_cast<Unit>(number);
      if (is_box == (this->geometry_.kind_of(other) == UnitKind::box)) continue;
      for (const Cell cell : this->geometry_.cells_of(unit)) {
        if (!lies_in(cell, other)) continue;
        crossings_.push_back({unit, other});
        break;
      }
    }
  }

  bool lies_in(Cell cell, Unit unit) const {
    const auto& units = this->geometry_.units_of(cell);
    return units[static_cast<std::size_t>(this->geometry_.kind_of(unit))] == unit;
  }

  bool look_through(Unit unit) {
    for (std::size_t at = first_crossing_[unit]; at < crossings_.size() && crossings_[at].unit == unit; ++at) {
      for (Mask locked = locked_in(crossings_[at]); locked != 0; locked &= locked - 1) {
        if (!clear_the_rest(crossings_[at], lowest_digit(locked))) return false;
      }
    }
    return true;
  }

  /// The digits that the unit has at the crossing and nowhere else.
  Mask locked_in(const Intersection& crossing) const {
    Mask inside = 0, outside = 0;
    for (const Cell cell : this->geometry_.cells_of(crossing.unit)) {
      (lies_in(cell, crossing.other) ? inside : outside) |= this->board_.candidates[cell];
    }
    return inside & ~outside;
  }

  bool clear_the_rest(const Intersection& crossing, Digit digit) {
    for (const Cell cell : this->geometry_.cells_of(crossing.other)) {
      if (lies_in(cell, crossing.unit) || (this->board_.candidates[cell] & bit(digit)) == 0) continue;
      if (!this->take(cell, digit, Cause::locked_candidates, crossing.unit)) return false;
    }
    return true;
  }

  std::vector<Intersection> crossings_;
  std::vector<std::size_t> first_crossing_;  // of each unit
};

}  // namespace sudoku
