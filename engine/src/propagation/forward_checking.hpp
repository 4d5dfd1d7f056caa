// `forward-checking`: what search assigns leaves the peers of that cell, and no more is concluded.
//
// A cell that comes down to one candidate is not yet assigned, so it does not speak to its peers; search takes it when
// its turn comes, as a `place`, since there is nothing to guess. (Haralick and Elliott 1980; AIMA, section 6.3.2.)
#pragma once

#include "propagation/propagator.hpp"

namespace sudoku {

template <class Trace>
class ForwardChecking final : public Propagator<Trace> {
 public:
  ForwardChecking(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Propagator<Trace>(geometry, puzzle, trace, 1) {}

  bool start() override {
    const auto cells = static_cast<std::size_t>(this->geometry_.cells());
    this->trace_.pass(Cause::forward_checking, 1, cells - static_cast<std::size_t>(this->board_.open));
    for (std::size_t cell = 0; cell < cells; ++cell) {
      if (!this->is_open(static_cast<Cell>(cell)) && !check(static_cast<Cell>(cell))) return false;
    }
    return this->conclude();
  }

  bool propagate(Cell cell) override {
    if (this->is_open(cell)) return true;
    this->trace_.pass(Cause::forward_checking, 1, 1);
    return check(cell) && this->conclude();
  }

 protected:
  ConstraintReach reach() const override { return ConstraintReach::one_open; }

 private:
  bool check(Cell cell) {
    const Digit digit = this->board_.values[cell];
    for (const Cell peer : this->geometry_.peers(cell)) {
      if ((this->board_.candidates[peer] & bit(digit)) == 0) continue;
      if (!this->remove(peer, digit, Cause::forward_checking, cell)) return false;
    }
    return true;
  }
};

}  // namespace sudoku
