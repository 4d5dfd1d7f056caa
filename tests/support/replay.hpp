// Replays events from the givens, as the player does: each is applied to a state, and what a refute brings back was
// kept when its decision was taken.
#pragma once

#include <vector>

#include "sudoku/state.hpp"

namespace sudoku::testing {

class Replay {
 public:
  Replay(const Geometry& geometry, const Puzzle& puzzle) : state_(State::initial(geometry, puzzle)) {}

  /// The state before the next event.
  const State& state() const { return state_; }

  void take(const Event& event) {
    if (event.kind == EventKind::decide) before_decisions_.push_back(state_);
    if (event.kind == EventKind::refute) {
      state_ = std::move(before_decisions_.back());
      before_decisions_.pop_back();
    } else {
      apply(event, index_, state_);
    }
    ++index_;
  }

 private:
  State state_;
  std::vector<State> before_decisions_;
  std::uint64_t index_ = 0;
};

}  // namespace sudoku::testing
