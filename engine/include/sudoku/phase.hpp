// What the solver is at, at a step of a run: AC-3's queue, a pass of another propagator, or search.
//
//   const sudoku::SolverPhase phase = sudoku::phase_at(run, 314);
//
// It follows from the events since search last did something and the state after them, so that it is told of runs by
// other programs, too.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoku/run.hpp"

namespace sudoku {

/// For each digit of `cell`, `other` must have a different one.
struct Arc {
  Cell cell, other;

  friend bool operator==(const Arc&, const Arc&) = default;
};

/// What would come of an arc if it were revised now, before all others.
struct Revision {
  Digit digit = 0;        ///< that would leave its cell; 0: none
  bool is_last = false;   ///< nothing else would be left there
  std::vector<Arc> back;  ///< arcs that would go back into the queue
};

/// AC-3's queue.
struct QueuePhase {
  std::size_t length = 0;
  std::vector<Arc> next;         ///< the first of them, at most kArcsTold
  std::optional<Arc> in_hand;    ///< the arc that was taken last
  Digit removed = 0;             ///< that left its cell because of it; 0: none
  std::vector<Arc> back;         ///< arcs that are back in the queue since then
  std::vector<Arc> awaited;      ///< arcs that come back next, unless nothing is left for the cell
  std::optional<Revision> tried; ///< where it was asked for
};
inline constexpr std::size_t kArcsTold = 400;

/// What a pass goes through: cells with a digit that their peers lose, cells in which each digit is tried, or units.
enum class PassThrough : std::uint8_t { solved_cells, open_cells, units };

/// An event with its number.
struct NumberedEvent {
  std::uint64_t index;
  Event event;
};

/// A pass of a propagator.
struct PassPhase {
  Cause cause = Cause::search;
  std::size_t number = 0;  ///< passes since search last did something, this one counted
  PassThrough through = PassThrough::units;
  std::size_t count = 0;  ///< how many it goes through
  std::optional<std::uint16_t> in_hand;  ///< the cell or unit that had an effect last
  std::vector<NumberedEvent> done;       ///< what it has removed and placed
  std::vector<Cell> losing;              ///< peers that lose the digit of the cell in hand next
  std::vector<std::uint16_t> next;       ///< cells or units that come after the one in hand
};

/// Neither of the two: search.
struct SolverPhase {
  std::optional<QueuePhase> queue;
  std::optional<PassPhase> pass;
};

/// The phase after some events, which have numbers from `first` on and begin no later than with the last that search
/// did. `givens` and `state` (after them) have n*n entries; the events may be any, as those of other programs are.
SolverPhase phase_of(const Geometry& geometry, std::span<const Digit> givens, const State& state, std::uint64_t first,
               std::span<const Event> events, std::optional<Arc> tried = {});

/// The phase at a step of a run, 0 to its length.
SolverPhase phase_at(Run& run, std::uint64_t step, std::optional<Arc> tried = {});

/// As an object: `{"kind": "search"}`, or with the fields of a queue or a pass.
std::string phase_json(const SolverPhase& phase);

}  // namespace sudoku
