#include "sudoku/state.hpp"

#include <cassert>

#include "propagation/propagator.hpp"

namespace sudoku {

State State::initial(const Geometry& geometry, const Puzzle& puzzle) {
  PropagationBoard board = PropagationBoard::of(geometry, puzzle);
  State state;
  state.levels.assign(board.values.size(), 0);
  state.values = std::move(board.values);
  state.candidates = std::move(board.candidates);
  return state;
}

void apply(const Event& event, std::uint64_t index, State& state) {
  assert(event.kind != EventKind::refute);
  if (event.kind == EventKind::eliminate) {
    state.candidates[event.cell] &= ~bit(event.digit);
    ++state.ruled_out;
    return;
  }
  if (event.kind != EventKind::place && event.kind != EventKind::decide) return;
  if (event.kind == EventKind::decide) state.path.push_back({index, event.cell, event.digit, half_of(event)});
  if (const Half half = half_of(event); half != Half::none) {
    const Mask gone = state.candidates[event.cell] & ~digits_of(half, event.digit);
    state.ruled_out += static_cast<std::uint32_t>(count_digits(gone));
    state.candidates[event.cell] &= ~gone;
    return;
  }
  state.ruled_out += static_cast<std::uint32_t>(count_digits(state.candidates[event.cell]) - 1);
  state.candidates[event.cell] = bit(event.digit);
  state.values[event.cell] = event.digit;
  state.levels[event.cell] = static_cast<std::uint16_t>(state.path.size());
}

}  // namespace sudoku
