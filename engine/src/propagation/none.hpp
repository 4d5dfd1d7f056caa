// `none`: only checks. A digit is tried where no peer holds it, and nothing else is concluded.
//
// This is plain backtracking, the baseline that everything else is compared with, so it keeps no candidates: three masks
// (row, column, box) tell what the peers hold, and taking a decision back is clearing a bit in each. Its members are those
// that search calls on a Propagator; it is not one, since all that a Propagator keeps would only be in its way.
#pragma once

#include <algorithm>

#include "propagation/propagator.hpp"

namespace sudoku {

class None {
 public:
  static constexpr bool kConcludes = false;

  None(const Geometry& geometry, const Puzzle& puzzle)
      : geometry_(geometry), board_(Board::of(geometry, puzzle)), marks_(board_.candidates),
        held_(static_cast<std::size_t>(geometry.units()), 0) {
    for (int cell = 0; cell < geometry.cells(); ++cell) {
      const auto at = static_cast<Cell>(cell);
      if (board_.values[at] != 0) toggle(at, bit(board_.values[at]));
    }
  }

  const Board& board() const { return board_; }
  bool complete() const { return board_.open == 0; }
  bool is_open(Cell cell) const { return board_.values[cell] == 0; }

  Mask options(Cell cell) const {
    const auto& units = geometry_.units_of(cell);
    return marks_[cell] & ~(held_[units[0]] | held_[units[1]] | held_[units[2]]);
  }

  bool start() { return true; }
  bool propagate(Cell) { return true; }

  void set(Cell cell, Digit digit) {
    board_.values[cell] = digit;
    board_.candidates[cell] = bit(digit);
    --board_.open;
    toggle(cell, bit(digit));
    path_.push_back(cell);
  }

  bool was_open(std::size_t level, Cell cell) const {
    return is_open(cell) || std::find(path_.begin() + static_cast<std::ptrdiff_t>(level), path_.end(), cell) != path_.end();
  }

  void save(std::size_t) {}
  void restore(std::size_t level) {
    while (path_.size() > level) {
      const Cell cell = path_.back();
      path_.pop_back();
      toggle(cell, board_.candidates[cell]);
      board_.candidates[cell] = marks_[cell];
      board_.values[cell] = 0;
      ++board_.open;
    }
  }

 private:
  void toggle(Cell cell, Mask digit) {
    for (const Unit unit : geometry_.units_of(cell)) held_[unit] ^= digit;
  }

  const Geometry& geometry_;
  Board board_;
  std::vector<Mask> marks_;  // what each cell may hold at the start
  std::vector<Mask> held_;   // the digits that each unit holds
  std::vector<Cell> path_;   // the cells set by search, in order
};

}  // namespace sudoku
