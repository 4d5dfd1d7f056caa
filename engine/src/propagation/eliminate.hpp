// `eliminate`: in a pass, every cell that is solved at its start takes its digit from its peers; passes until nothing
// changes. This is `eliminate` of Norvig's essay in the form of Udacity's notebook, pass by pass.
#pragma once

#include <utility>

#include "propagation/index_set.hpp"
#include "propagation/propagator.hpp"

namespace sudoku {

template <class Trace>
class Eliminate : public Propagator<Trace> {
 public:
  Eliminate(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Propagator<Trace>(geometry, puzzle, trace),
        changed_(geometry.cells()),
        solved_(geometry.cells()),
        current_(geometry.cells()) {}

  bool start() override {
    list_solved_cells();
    return this->conclude();
  }

  bool propagate(Cell cell) override {
    passes_ = 0;
    if (!this->is_open(cell)) add_pending(cell);
    return this->conclude();
  }

 protected:
  void forget() override {
    solved_.clear();
    waiting_ = 0;
    changed_.clear();
  }

  /// At the start: the givens, and cells whose marks leave one digit.
  void list_solved_cells() {
    passes_ = 0;
    for (int index = 0; index < this->geometry_.cells(); ++index) {
      const auto cell = static_cast<Cell>(index);
      if (this->is_settled(cell))
        this->place(cell, lowest_digit(this->board_.candidates[cell]), Cause::eliminate, kNoUnit);
      if (!this->is_open(cell)) add_pending(cell);
    }
  }

  // Cells that spoke in an earlier pass have nothing new to say, so only those solved since then are listed: the
  // events are those of the notebook, which goes through all of them each time.
  bool eliminate_pass() {
    current_.take(solved_);
    ++passes_;
    [[maybe_unused]] const std::size_t listed = std::exchange(waiting_, 0);
    this->trace_.pass(Cause::eliminate, passes_, listed);
    for (std::size_t cell = current_.next(0); cell != IndexSet::npos; cell = current_.next(cell + 1)) {
      if (!remove_from_peers(static_cast<Cell>(cell))) return false;
    }
    return true;
  }

  bool has_pending() const { return waiting_ != 0; }
  void add_pending(Cell cell) {
    solved_.insert(cell);
    ++waiting_;
  }

  ConstraintReach reach() const override { return ConstraintReach::relations; }

  void on_pruned(Cell cell) override {
    changed_.insert(cell);
    if (!this->is_settled(cell)) return;
    this->place(cell, lowest_digit(this->board_.candidates[cell]), Cause::constraint, kNoUnit);
    add_pending(cell);
  }

  bool run() override {
    while (has_pending()) {
      if (!eliminate_pass()) return false;
    }
    return true;
  }

  std::size_t passes_ = 0;
  IndexSet changed_;  // cells that lost a candidate, for who builds on these passes

 private:
  bool remove_from_peers(Cell cell) {
    const Digit digit = this->board_.values[cell];
    for (const Cell peer : this->geometry_.peers(cell)) {
      if ((this->board_.candidates[peer] & bit(digit)) == 0) continue;
      if (!this->remove(peer, digit, Cause::eliminate, cell)) return false;
      changed_.insert(peer);
      if (!this->is_settled(peer)) continue;
      this->place(peer, lowest_digit(this->board_.candidates[peer]), Cause::eliminate, kNoUnit);
      add_pending(peer);
    }
    return true;
  }

  IndexSet solved_;    // cells that have a value and have not yet spoken to their peers
  std::size_t waiting_ = 0;  // how many these are
  IndexSet current_;         // those of the pass at hand
};

}  // namespace sudoku
