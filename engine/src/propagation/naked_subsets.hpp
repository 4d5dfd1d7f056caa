// `naked-subsets`: only choice, and pairs, triples and quads of cells of a unit that have only as many candidates
// together as they are. These digits leave the other cells of the unit.
//
// Larger subsets are not looked for (`all-different` finds those of any size, where some are hidden subsets of another
// name). Smaller ones come first. Source: Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles", Notices of
// the AMS 56 (2009), who calls them preemptive sets; "naked twins" in Udacity's notebook.
#pragma once

#include "propagation/pattern_passes.hpp"
#include "propagation/subsets.hpp"

namespace sudoku {

template <class Trace>
class NakedSubsets : public PatternPasses<OnlyChoice<Trace>, Trace> {
 public:
  using PatternPasses<OnlyChoice<Trace>, Trace>::PatternPasses;

 protected:
  bool run() override {
    return this->take_turns(Cause::naked_subsets, [this](Unit unit) { return look_through(unit); });
  }

 private:
  bool look_through(Unit unit) {
    const auto cells = this->geometry_.cells_of(unit);
    const int count = static_cast<int>(cells.size());
    Sets candidates{};
    for (std::size_t at = 0; at < cells.size(); ++at) candidates[at] = this->board_.candidates[cells[at]];
    const auto clear_the_rest = [&](Mask chosen, Mask digits) {
      for (; digits != 0; digits &= digits - 1) {
        const Digit digit = lowest_digit(digits);
        for (std::size_t at = 0; at < cells.size(); ++at) {
          if ((chosen >> at & 1) != 0 || (candidates[at] & bit(digit)) == 0) continue;
          if (!this->take(cells[at], digit, Cause::naked_subsets, unit)) return false;
          candidates[at] &= ~bit(digit);
        }
      }
      return true;
    };
    for (int size = 2; size <= kLargestSubset; ++size) {
      if (!SubsetSearch(candidates, count, size, clear_the_rest).run()) return false;
    }
    return true;
  }
};

}  // namespace sudoku
