// `naked-pairs`: only choice, and two cells of a unit that have the same two candidates, which leave its other cells.
//
// Larger subsets are not looked for, nor hidden ones. Source: "naked twins" in Udacity's notebook.
#pragma once

#include "propagation/pattern_passes.hpp"
#include "propagation/subsets.hpp"

namespace sudoku {

template <class Trace>
class NakedPairs final : public PatternPasses<OnlyChoice<Trace>, Trace> {
 public:
  using PatternPasses<OnlyChoice<Trace>, Trace>::PatternPasses;

 protected:
  bool run() override {
    return this->take_turns(Cause::naked_pairs, [this](Unit unit) { return look_through(unit); });
  }

 private:
  bool look_through(Unit unit) {
    const auto cells = this->geometry_.cells_of(unit);
    Sets candidates{};
    for (std::size_t at = 0; at < cells.size(); ++at) candidates[at] = this->board_.candidates[cells[at]];
    const auto clear_the_rest = [&](Mask chosen, Mask digits) {
      for (std::size_t at = 0; at < cells.size(); ++at) {
        if ((chosen >> at & 1) != 0) continue;
        for (Mask rest = candidates[at] & digits; rest != 0; rest &= rest - 1) {
          if (!this->take(cells[at], lowest_digit(rest), Cause::naked_pairs, unit)) return false;
        }
        candidates[at] &= ~digits;
      }
      return true;
    };
    return SubsetSearch(candidates, this->geometry_.size(), 2, clear_the_rest).run();
  }
};

}  // namespace sudoku
