// The common part of all propagators that conclude anything: the board, and the one place where a candidate disappears.
//
// Which propagator it is, is chosen at run time and costs one virtual call a decision; what it does inside, and whether
// it is traced, is compiled in. Checklist for a new one (see CONTRIBUTING): fails when it must? every removal through
// remove()? passes in the order that the trace format fixes? queues empty after true, and cleared by forget() after
// false? right at n = 36?
#pragma once

#include <algorithm>
#include <vector>

#include "propagation/constraint_watch.hpp"
#include "sudoku/event.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"
#include "trace.hpp"

namespace sudoku {

/// The state of a search: what is still possible, and what is settled.
struct PropagationBoard {
  std::vector<Mask> candidates;  ///< of each cell; one digit where given, placed or decided
  std::vector<Digit> values;     ///< given, placed or decided; 0 = open
  int open = 0;                  ///< cells without a value

  /// Givens are single candidates, every other cell has its marks, or all digits where the puzzle has none.
  static PropagationBoard of(const Geometry& geometry, const Puzzle& puzzle) {
    PropagationBoard board;
    board.values = puzzle.givens;
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
      const Mask marks = puzzle.candidates.empty() ? geometry.all() : puzzle.candidates[cell];
      board.candidates.push_back(board.values[cell] != 0 ? bit(board.values[cell]) : marks);
      if (board.values[cell] == 0) ++board.open;
    }
    return board;
  }
};

template <class Trace>
class Propagator {
 public:
  /// True if a cell with one option left is no guess. Under `none`, which concludes nothing, it is.
  static constexpr bool kConcludes = true;

  virtual ~Propagator() = default;

  /// Draws the conclusions of the givens. False after a conflict.
  virtual bool start() = 0;
  /// Draws the conclusions of a cell that search has set, or of one that has lost a candidate, which may still be open.
  /// False after a conflict.
  virtual bool propagate(Cell cell) = 0;

  /// True if the last of these calls, which answered true, has paused before it was at its end: where candidates are
  /// tried, that may take minutes. `resume` goes on, to the end or the next pause; nothing else may be called meanwhile
  /// that changes the board.
  bool paused() const { return paused_; }
  virtual bool resume() { return true; }
  /// The work done in trials since the last pause, in cells; to be counted by whoever made this one for a trial.
  std::size_t work() const { return work_; }

  /// `fewest_options`: what an open cell has at least between two steps, 2 for whoever places cells that have one.
  Propagator(const Geometry& geometry, const Puzzle& puzzle, Trace& trace, int fewest_options = 2)
      : geometry_(geometry),
        trace_(trace),
        board_(PropagationBoard::of(geometry, puzzle)),
        fewest_options_(fewest_options) {}

  int fewest_options() const { return fewest_options_; }

  const PropagationBoard& board() const { return board_; }
  int open_cells() const { return board_.open; }
  bool complete() const { return board_.open == 0; }
  bool is_open(Cell cell) const { return board_.values[cell] == 0; }
  /// Not to be asked when the board is complete.
  Cell lowest_open() const {
    Cell cell = 0;
    while (!is_open(cell)) ++cell;
    return cell;
  }
  /// How many candidates leave the cell when it is set.
  int ruled_out_by_setting(Cell cell) const { return count_digits(board_.candidates[cell]) - 1; }
  /// The digits that search may try in an open cell.
  Mask options(Cell cell) const { return board_.candidates[cell]; }

  /// Search decides or places.
  void set(Cell cell, Digit digit) {
    board_.candidates[cell] = bit(digit);
    board_.values[cell] = digit;
    --board_.open;
  }

  /// Search keeps half of the `options` candidates of an open cell, and conclusions are drawn. False after a conflict.
  bool split(Cell cell, Digit digit, Half half, int options) {
    const Mask gone = board_.candidates[cell] & ~digits_of(half, digit);
    board_.candidates[cell] &= ~gone;
    trace_.decide(cell, digit, count_digits(gone), options, half);
    return go_on_without(cell, Cause::search);
  }

  /// Search takes a digit that it has refuted from an open cell that has others, and conclusions are drawn. False after
  /// a conflict.
  bool rule_out(Cell cell, Digit digit) {
    board_.candidates[cell] &= ~bit(digit);
    trace_.rule_out(cell, digit);
    return go_on_without(cell, Cause::search);
  }

  /// The same by a learnt clause, from any cell. `asserted`: it is the first event after a way back.
  bool rule_out_by_clause(Cell cell, Digit digit, std::uint16_t clause, bool asserted) {
    board_.candidates[cell] &= ~bit(digit);
    trace_.learnt(cell, digit, clause, asserted);
    if (board_.candidates[cell] != 0) return go_on_without(cell, Cause::learnt);
    trace_.cell_conflict(Cause::learnt, cell);
    return false;
  }

  /// Keeps a copy of the board as frame `level`; `restore` brings it back when the decision after it, in `cell`, fails.
  void save(std::size_t level) {
    while (level >= frames_.size()) frames_.push_back(board_);
    copy(board_, frames_[level]);
  }
  void restore(std::size_t level, Cell /*cell*/) {
    copy(frames_[level], board_);
    settle_all();
  }

  /// Continues from the board of another propagator, on which this one has nothing to conclude.
  void take_over(const PropagationBoard& board) {
    copy(board, board_);
    settle_all();
  }

  /// True if the cell had no value when frame `level` was saved.
  bool was_open(std::size_t level, Cell cell) const { return frames_[level].values[cell] == 0; }

 protected:
  /// Called when the board was exchanged for one with nothing to conclude: clears what a conflict left in queues.
  virtual void forget() {}

  /// Passes until nothing changes, without constraints on chosen cells; false after a conflict.
  virtual bool run() { return true; }

  /// Called after a constraint has removed candidates from an open cell, which has at least one left.
  virtual void on_pruned(Cell /*cell*/) {}

  /// The constraints that it prunes.
  virtual ConstraintReach reach() const { return ConstraintReach::all; }

  /// `run` and passes through the constraints on chosen cells of which something has changed, in turn until nothing
  /// does; false after a conflict.
  bool conclude() { return geometry_.constraints() == nullptr ? run() : conclude_with(*geometry_.constraints()); }

  /// Takes `digit`, which is there, from `cell`, because of the cell or unit `why` (see Event). False if none is left.
  bool remove(Cell cell, Digit digit, Cause cause, std::uint16_t why) {
    board_.candidates[cell] &= ~bit(digit);
    trace_.eliminate(cell, digit, cause, why);
    if (board_.candidates[cell] != 0) return true;
    trace_.cell_conflict(cause, cell);
    return false;
  }

  /// Settles an open cell; `unit` is where this was the only place for the digit, kNoUnit if nothing else was left.
  void place(Cell cell, Digit digit, Cause cause, Unit unit) {
    [[maybe_unused]] const int ruled_out = ruled_out_by_setting(cell);
    set(cell, digit);
    trace_.place(cell, digit, ruled_out, cause, unit);
  }

  /// True if an open cell has come down to one candidate.
  bool is_settled(Cell cell) const { return is_open(cell) && is_single(board_.candidates[cell]); }

  const Geometry& geometry_;
  Trace& trace_;
  PropagationBoard board_;
  bool paused_ = false;
  std::size_t work_ = 0;

 private:
  /// Draws the conclusions of digits that are gone from the cell.
  bool go_on_without(Cell cell, Cause cause) {
    const bool leaves_singles = fewest_options_ < 2;
    if (is_settled(cell) && !leaves_singles) place(cell, lowest_digit(board_.candidates[cell]), cause, kNoUnit);
    return propagate(cell);
  }

  [[gnu::noinline]] bool conclude_with(const ConstraintSet& set) {
    for (std::size_t passes = 1;; ++passes) {
      if (!run()) return false;
      watch_.compare(set, board_.candidates, board_.values);
      if (!watch_.has_any()) return true;
      trace_.pass(Cause::constraint, passes, static_cast<std::size_t>(set.constraints));
      for (std::size_t at = watch_.take(0); at != ConstraintWatch::kNone; at = watch_.take(at + 1)) {
        if (is_within_reach(*set.primitives[at].primitive) && !prune(set, set.primitives[at])) return false;
      }
    }
  }

  bool is_within_reach(const Primitive& primitive) const {
    switch (reach()) {
      case ConstraintReach::all: return true;
      case ConstraintReach::relations:
        if (primitive.relation() != nullptr) return true;
        break;
      case ConstraintReach::one_open: break;
    }
    const auto& cells = primitive.cells();
    return std::count_if(cells.begin(), cells.end(), [this](Cell cell) { return is_open(cell); }) <= 1;
  }

  bool prune(const ConstraintSet& set, const NumberedPrimitive& numbered) {
    const auto& cells = numbered.primitive->cells();
    std::vector<Mask> left = candidates_of(*numbered.primitive, board_.candidates);
    if (!numbered.primitive->prune(left)) {
      trace_.unit_conflict(Cause::constraint, numbered.constraint, 0);
      return false;
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
      const Mask gone = board_.candidates[cells[at]] & ~left[at];
      for (Mask digits = gone; digits != 0; digits &= digits - 1) {
        if (!remove(cells[at], lowest_digit(digits), Cause::constraint, numbered.constraint)) return false;
      }
      if (gone == 0) continue;
      watch_.note(set, cells[at], board_.candidates[cells[at]], board_.values[cells[at]]);
      on_pruned(cells[at]);
    }
    return true;
  }

  void settle_all() {
    forget();
    if (geometry_.constraints() != nullptr) watch_.settle(board_.candidates, board_.values);
  }

  // In pieces: from 512 bytes on, the memcpy of Emscripten calls out to JavaScript, which takes longer than the copy.
  static void copy(const PropagationBoard& from, PropagationBoard& to) {
    constexpr std::size_t kPiece = 32;
    const std::size_t cells = from.values.size();
    for (std::size_t cell = 0; cell < cells; cell += kPiece) {
      const std::size_t count = std::min(kPiece, cells - cell);
      std::copy_n(from.candidates.data() + cell, count, to.candidates.data() + cell);
      std::copy_n(from.values.data() + cell, count, to.values.data() + cell);
    }
    to.open = from.open;
  }

  int fewest_options_;
  std::vector<PropagationBoard> frames_;
  ConstraintWatch watch_;
};

}  // namespace sudoku
