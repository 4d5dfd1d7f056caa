// `singleton-...`: singleton consistency over another one, the base. Each candidate of each open cell is tried: where
// the base, with that candidate set, comes to a conflict, it is refuted and leaves. Rounds go through all cells from
// the first to the last until none is refuted any more. Of a trial that does not fail nothing is kept, so the base
// never removes more than it could prove by itself from what was refuted.
//
// Trials take long on large grids, so after some of them it pauses, wherever it is.
//
// A trial is silent: it runs on a propagator of its own without trace, and all that is seen of it is the `eliminate`.
// Source: Debruyne and Bessière, "Some Practicable Filtering Techniques for the Constraint Satisfaction Problem", IJCAI
// 1997 (the algorithm is their SAC-1); "shaving" in Simonis, "Sudoku as a Constraint Problem", 2005.
#pragma once

#include "propagation/ac3.hpp"
#include "propagation/all_different.hpp"
#include "propagation/hidden_subsets.hpp"
#include "propagation/locked_candidates.hpp"
#include "propagation/tridagons.hpp"

namespace sudoku {

template <template <class> class Base, Cause kCause, class Trace>
class Singleton : public Base<Trace> {
 public:
  Singleton(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Base<Trace>(geometry, puzzle, trace), trial_(geometry, puzzle, silence_) {}

  bool start() override { return begin_after(Base<Trace>::start()); }
  bool propagate(Cell cell) override { return begin_after(Base<Trace>::propagate(cell)); }

  bool resume() override {
    this->paused_ = false;
    this->work_ = 0;
    switch (stage_) {
      case Stage::base: return begin_after(Base<Trace>::resume());
      case Stage::between_trials: return go_on();
      case Stage::trial:
        if (!judge(trial_.resume())) return false;
        break;
      case Stage::removal:
        if (!remove_after(Base<Trace>::resume())) return false;
        break;
    }
    if (this->paused_) return true;
    ++digit_;
    return go_on();
  }

 protected:
  void forget() override {
    Base<Trace>::forget();
    this->paused_ = false;
    this->work_ = 0;
  }

 private:
  /// The place of its pause. The base, and the propagator of a trial, may be singleton consistencies themselves.
  enum class Stage : std::uint8_t {
    base,            ///< the base has not yet concluded what comes before the first trial
    between_trials,
    trial,
    removal,         ///< the base has not yet concluded what follows from a refuted candidate
  };

  /// Work between two pauses. A trial counts as many as there are cells, with those that are within it.
  static constexpr std::size_t kMostWork = 8'000;

  bool pause(Stage stage) {
    stage_ = stage;
    this->paused_ = true;
    return true;
  }

  /// Rounds begin when the base has come to its end.
  bool begin_after(bool holds) {
    if (!holds) return false;
    if (this->paused_) return pause(Stage::base);
    at_ = unchanged_ = digit_ = 0;
    rounds_ = 0;
    return go_on();
  }

  /// Rounds, the last of which ends where nothing has changed since the round before.
  bool go_on() {
    const int cells = this->geometry_.cells();
    while (unchanged_ < cells && !this->complete()) {
      const auto cell = static_cast<Cell>(at_);
      if (digit_ == 0) begin_cell(cell);
      if (!try_digits(cell)) return false;
      if (this->paused_) return true;
      unchanged_ = this->board_.candidates[cell] == before_ ? unchanged_ + 1 : 0;
      at_ = (at_ + 1) % cells;
      digit_ = 0;
    }
    return true;
  }

  void begin_cell(Cell cell) {
    if (at_ == 0) this->trace_.pass(kCause, ++rounds_, static_cast<std::size_t>(this->open_cells()));
    before_ = this->board_.candidates[cell];
    digit_ = 1;
  }

  /// The digits from `digit_` on, until there is a conflict or a pause.
  bool try_digits(Cell cell) {
    for (; digit_ <= this->geometry_.size() && this->is_open(cell); ++digit_) {
      if ((this->board_.candidates[cell] & bit(static_cast<Digit>(digit_))) == 0) continue;
      if (this->work_ >= kMostWork) return pause(Stage::between_trials);
      trial_.take_over(this->board_);
      trial_.set(cell, static_cast<Digit>(digit_));
      if (!judge(trial_.propagate(cell))) return false;
      if (this->paused_) return true;
    }
    return true;
  }

  /// Concludes from a trial what there is to conclude, once it is over.
  bool judge(bool holds) {
    if (holds && trial_.paused()) return pause(Stage::trial);
    this->work_ += static_cast<std::size_t>(this->geometry_.cells()) + trial_.work();
    return holds || refute(static_cast<Cell>(at_), static_cast<Digit>(digit_));
  }

  bool refute(Cell cell, Digit digit) {
    if (!this->remove(cell, digit, kCause, kNoUnit)) return false;
    if (this->is_settled(cell)) this->place(cell, lowest_digit(this->board_.candidates[cell]), kCause, kNoUnit);
    return remove_after(Base<Trace>::propagate(cell));
  }

  bool remove_after(bool holds) {
    if (!holds) return false;
    if (this->paused_) return pause(Stage::removal);
    this->trace_.goes_on(kCause);
    return true;
  }

  NullTrace silence_;
  Base<NullTrace> trial_;
  Stage stage_ = Stage::base;
  int at_ = 0;              // the cell whose candidates are tried
  int digit_ = 0;           // the one that is tried, or is next; 0 where the cell has not begun
  int unchanged_ = 0;       // cells in a row that lost nothing
  std::size_t rounds_ = 0;
  Mask before_ = 0;         // the candidates of the cell before its first trial
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

/// The propagator that draws the conclusions of a trial makes trials of its own.
template <class Trace>
using StrongSingletonAllDifferent = Singleton<SingletonAllDifferent, Cause::strong_singleton_all_different, Trace>;

template <class Trace>
using SingletonTridagons = Singleton<Tridagons, Cause::singleton_tridagons, Trace>;
template <class Trace>
using StrongSingletonTridagons = Singleton<SingletonTridagons, Cause::strong_singleton_tridagons, Trace>;

}  // namespace sudoku
