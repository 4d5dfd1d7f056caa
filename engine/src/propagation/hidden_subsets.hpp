// `hidden-subsets`: naked subsets, and pairs, triples and quads of digits that have only as many places in a unit
// together as they are. All other digits leave these cells.
//
// In a unit with k open cells a hidden subset of m digits is the complement of a naked one of k - m, so that above
// eight open cells it finds what naked subsets up to four don't. Source: Crook (2009, see naked_subsets.hpp) for the
// complement; https://www.sudokuwiki.org/Hidden_Candidates for the patterns.
#pragma once

#include "propagation/naked_subsets.hpp"

namespace sudoku {

template <class Trace>
class HiddenSubsets : public PatternPasses<NakedSubsets<Trace>, Trace> {
 public:
  using PatternPasses<NakedSubsets<Trace>, Trace>::PatternPasses;

 protected:
  bool run() override {
    return this->take_turns(Cause::hidden_subsets, [this](Unit unit) { return look_through(unit); });
  }

 private:
  bool look_through(Unit unit) {
    if (!this->geometry_.is_complete(unit)) return true;  // a digit may have no place there
    const auto cells = this->geometry_.cells_of(unit);
    const int n = this->geometry_.size();
    Sets candidates{};
    for (std::size_t at = 0; at < cells.size(); ++at) candidates[at] = this->board_.candidates[cells[at]];
    Sets places = transposed(candidates, n);  // of digit d: places[d - 1]
    const auto clear_the_cells = [&](Mask digits, Mask where) {
      for (; where != 0; where &= where - 1) {
        const int at = __builtin_ctzll(where);
        const Cell cell = cells[static_cast<std::size_t>(at)];
        for (Mask rest = this->board_.candidates[cell] & ~digits; rest != 0; rest &= rest - 1) {
          places[lowest_digit(rest) - 1u] &= ~(Mask{1} << at);
          if (!this->take(cell, lowest_digit(rest), Cause::hidden_subsets, unit)) return false;
        }
      }
      return true;
    };
    for (int size = 2; size <= kLargestSubset; ++size) {
      if (!SubsetSearch(places, n, size, clear_the_cells).run()) return false;
    }
    return true;
  }
};

}  // namespace sudoku
