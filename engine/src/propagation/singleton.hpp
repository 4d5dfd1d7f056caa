// `singleton-...`: singleton consistency over another one, the base. Each candidate of each open cell is tried: where
// the base, with that candidate set, comes to a conflict, it is refuted and leaves. Rounds go through all cells from
// the first to the last until none is refuted any more. Of a trial that does not fail nothing is kept, so the base
// never removes more than it could prove by itself from what was refuted.
//
// A trial is silent: it runs on a propagator of its own without trace, and all that is seen of it is the `eliminate`.
// Source: Debruyne and Bessière, "Some Practicable Filtering Techniques for the Constraint Satisfaction Problem", IJCAI
// 1997 (the algorithm is their SAC-1); "shaving" in Simonis, "Sudoku as a Constraint Problem", 2005.
#pragma once

#include "propagation/ac3.hpp"
#include "propagation/all_different.hpp"
#include "propagation/hidden_subsets.hpp"
#include "propagation/locked_candidates.hpp"

namespace sudoku {

template <template <class> class Base, Cause kCause, class Trace>
class Singleton : public Base<Trace> {
 public:
  Singleton(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Base<Trace>(geometry, puzzle, trace), trial_(geometry, puzzle, silence_) {}

  bool start() override { return Base<Trace>::start() && refute(); }
  bool propagate(Cell cell) override { return Base<Trace>::propagate(cell) && refute(); }

 private:
  /// Rounds, the last of which ends where nothing has changed since the round before.
  bool refute() {
    const int cells = this->geometry_.cells();
    std::size_t rounds = 0;
    for (int at = 0, unchanged = 0; unchanged < cells && !this->complete(); ++unchanged) {
      if (at == 0) this->trace_.pass(kCause, ++rounds, static_cast<std::size_t>(this->open_cells()));
      const auto cell = static_cast<Cell>(at);
      const Mask before = this->board_.candidates[cell];
      if (this->is_open(cell) && !try_all(cell)) return false;
      if (this->board_.candidates[cell] != before) unchanged = -1;
      at = (at + 1) % cells;
    }
    return true;
  }

  bool try_all(Cell cell) {
    for (int digit = 1; digit <= this->geometry_.size() && this->is_open(cell); ++digit) {
      if ((this->board_.candidates[cell] & bit(digit)) == 0 || !fails(cell, static_cast<Digit>(digit))) continue;
      if (!take(cell, static_cast<Digit>(digit))) return false;
    }
    return true;
  }

  bool fails(Cell cell, Digit digit) {
    trial_.take_over(this->board_);
    trial_.set(cell, digit);
    return !trial_.propagate(cell);
  }

  bool take(Cell cell, Digit digit) {
    if (!this->remove(cell, digit, kCause, kNoUnit)) return false;
    if (this->is_settled(cell)) this->place(cell, lowest_digit(this->board_.candidates[cell]), kCause, kNoUnit);
    if (!Base<Trace>::propagate(cell)) return false;
    this->trace_.goes_on(kCause);
    return true;
  }

  NullTrace silence_;
  Base<NullTrace> trial_;
};

template <class Trace>
using SingletonAc3 = Singleton<Ac3, Cause::singleton_ac3, Trace>;
template <class Trace>
using SingletonOnlyChoice = Singleton<OnlyChoice, Cause::singleton_only_choice, Trace>;
template <class Trace>
using SingletonLockedCandidates = Singleton<LockedCandidates, Cause::singleton_locked_candidates, Trace>;
template <class Trace>
using SingletonHiddenSubsets = Singleton<HiddenSubsets, Cause::singleton_hidden_subsets, Trace>;
template <class Trace>
using SingletonAllDifferent = Singleton<AllDifferent, Cause::singleton_all_different, Trace>;

/// What a trial draws its conclusions by makes trials of its own.
template <class Trace>
using StrongSingletonAllDifferent = Singleton<SingletonAllDifferent, Cause::strong_singleton_all_different, Trace>;

}  // namespace sudoku
