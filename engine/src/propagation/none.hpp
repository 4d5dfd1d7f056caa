// `none`: only checks. A digit is tried where no peer holds it, and nothing else is concluded.
//
// This is plain backtracking, the baseline that everything else is compared with, so it keeps no candidates: three
// masks (row, column, box) tell what the peers hold, and taking a decision back is clearing a bit in each. Its members
// are those that search calls on a Propagator; it is not one, since all that a Propagator keeps would only be in its
// way.
#pragma once

#include "propagation/index_set.hpp"
#include "propagation/propagator.hpp"

namespace sudoku {

class None {
 public:
  static constexpr bool kConcludes = false;

  None(const Geometry& geometry, const Puzzle& puzzle)
      : geometry_(geometry), held_(static_cast<std::size_t>(geometry.units()), 0), open_(geometry.cells()) {
    PropagationBoard board = PropagationBoard::of(geometry, puzzle);
    values_ = std::move(board.values);
    marks_ = std::move(board.candidates);
    open_count_ = board.open;
    for (std::size_t cell = 0; cell < values_.size(); ++cell) {
      others_.push_back(static_cast<std::uint8_t>(count_digits(marks_[cell]) - 1));
      if (values_[cell] == 0) open_.insert(cell);
      if (values_[cell] != 0) toggle(static_cast<Cell>(cell), bit(values_[cell]));
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
    const auto& units = geometry_.units_of(cell);
    return marks_[cell] & ~(held_[units[0]] | held_[units[1]] | held_[units[2]]);
  }

  bool start() { return true; }
  bool propagate(Cell) { return true; }
  static constexpr bool paused() { return false; }
  bool resume() { return true; }

  void set(Cell cell, Digit digit) {
    values_[cell] = digit;
    --open_count_;
    open_.erase(cell);
    toggle(cell, bit(digit));
  }

  void save(std::size_t) {}
  /// Takes back the latest decision, which was in this cell.
  void restore(std::size_t, Cell cell) {
    toggle(cell, bit(values_[cell]));
    values_[cell] = 0;
    ++open_count_;
    open_.insert(cell);
  }

 private:
  void toggle(Cell cell, Mask digit) {
    for (const Unit unit : geometry_.units_of(cell)) held_[unit] ^= digit;
  }

  const Geometry& geometry_;
  std::vector<Digit> values_;
  std::vector<Mask> marks_;  // what each cell may hold at the start
  std::vector<std::uint8_t> others_;  // how many digits besides the right one these are
  std::vector<Mask> held_;   // the digits that each unit holds
  IndexSet open_;            // cells without a value
  int open_count_ = 0;
};

}  // namespace sudoku
