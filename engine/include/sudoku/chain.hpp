// The chain of an event, back to guesses and givens: its implication cone, as in the conflict analysis of solvers with
// clause learning (Marques-Silva and Sakallah, GRASP, 1996).
//
//   const auto path = run.path_at(index + 1);
//   const Chain chain = explain_chain(run.puzzle(), strategy, path, index, event);
//
// A pure function of the open path: what was refuted on the way has left no trace in the state, so the path is
// propagated again, and every event on it is linked to those that took away the candidates it needed gone.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

/// A cell that search has set, on the way from the root to a state.
struct PathLevel {
  std::uint64_t event;   ///< the number of its decide; not told where it was placed
  Cell cell;
  Digit digit;
  std::uint8_t options;  ///< digits that were possible before the first try
  std::uint8_t placed;   ///< 1: not decided, one digit was left when search took the cell
  std::array<std::uint8_t, 3> unused{};
};
static_assert(sizeof(PathLevel) == 16);  // crosses to JavaScript as bytes

/// An event of a chain.
struct ChainEvent {
  std::uint64_t index;
  Event event;
  std::uint32_t depth;  ///< open decisions, its own decide counted
  std::uint32_t unused = 0;
};
static_assert(sizeof(ChainEvent) == 24);

/// Row `from` of a chain's events is one of those that row `to` follows from.
struct ChainLink {
  std::uint32_t from, to;
};

struct Chain {
  std::vector<ChainEvent> events;  ///< ascending; the last is what is explained. Givens are not among them
  std::vector<ChainLink> links;
  /// Decides that the event rests on. Of a conflict, as few as possible: the conflict comes of these alone.
  std::vector<std::uint64_t> guesses;
  /// True if all smaller sets of the chain's guesses were tried in vain; false: only none of them can be left out.
  bool is_smallest = false;
};

/// `path` leads to the state after event `index`, which is no refute. What a singleton consistency removes counts as
/// resting on every open guess: its trials are not looked into.
Chain explain_chain(const Puzzle& puzzle, const Strategy& strategy, const std::vector<PathLevel>& path,
                    std::uint64_t index, const Event& event);

/// The number of the event that took `digit` from `cell`, or that set the cell to it, in the state before event `index`
/// to which `path` leads; Run::kNoEvent where there is none: it is given, or still a candidate.
std::uint64_t origin_of(const Puzzle& puzzle, const Strategy& strategy, const std::vector<PathLevel>& path,
                        std::uint64_t index, Cell cell, Digit digit);

}  // namespace sudoku
