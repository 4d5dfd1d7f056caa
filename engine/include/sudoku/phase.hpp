// The work that the solver is doing at a step of a run: AC-3's queue, a pass of another propagator, or search.
//
//   const sudoku::SolverPhase phase = sudoku::phase_at(run, 314);
//
// It follows from the events since the last step of search and the state after them, so it can be computed for runs of
// other programs, too.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoku/run.hpp"

namespace sudoku {

/// For each digit of `cell`, `other` must have one that fits it: a different one, or what a constraint allows.
struct Arc {
  Cell cell, other;

  friend bool operator==(const Arc&, const Arc&) = default;
};

/// The result of revising a certain arc now, before all others.
struct Revision {
  Digit digit = 0;        ///< the first digit that it would remove; 0: none
  bool is_last = false;   ///< the cell would have no other digit left
  std::vector<Arc> back;  ///< arcs that would go back into the queue
};

/// AC-3's queue.
struct QueuePhase {
  std::size_t length = 0;
  std::vector<Arc> next;          ///< the first of them, at most kMostArcs
  std::optional<Arc> in_hand;     ///< the arc taken from the queue last, unless constraints were pruned since
  Digit removed = 0;              ///< the digit that it removed last; 0: none
  std::vector<Arc> back;          ///< arcs that have returned to the queue since then
  std::vector<Arc> awaited;       ///< arcs that return next, unless the cell becomes empty
  std::optional<Revision> tried;  ///< the result for the arc to try, if one was given
};
inline constexpr std::size_t kMostArcs = 400;

/// The items of a pass: solved cells, whose digits are removed from their peers; open cells, in which each digit is
/// tried; units; or constraints on chosen cells.
enum class PassThrough : std::uint8_t { solved_cells, open_cells, units, constraints };

/// An event with its number.
struct NumberedEvent {
  std::uint64_t index;
  Event event;
};

/// A pass of a propagator.
struct PassPhase {
  Cause cause = Cause::search;
  std::size_t number = 0;  ///< passes since the last step of search, including this one
  PassThrough through = PassThrough::units;
  std::size_t count = 0;                 ///< the number of its items
  std::optional<std::uint16_t> in_hand;  ///< the cell or unit that had an effect last
  std::vector<NumberedEvent> done;       ///< its removals and placements so far
  std::vector<Cell> losing;              ///< peers that lose the digit of the cell in hand next
  std::vector<std::uint16_t> next;       ///< cells or units that come after the one in hand
};

/// The phase at a step. If both fields are empty, search is at work.
struct SolverPhase {
  std::optional<QueuePhase> queue;
  std::optional<PassPhase> pass;
};

/// The phase after some events. They are numbered from `first`, and include everything since the last event of search.
/// `state` is the state after them; `givens` and `state` have n*n entries. `propagation` is the run's propagator, if it
/// is known. The events may be impossible, since other programs can make them.
SolverPhase phase_of(const Geometry& geometry, std::span<const Digit> givens, const State& state, std::uint64_t first,
                     std::span<const Event> events, std::optional<Arc> tried = {},
                     std::optional<Cause> propagation = {});

/// The phase at a step of a run, 0 to its length.
SolverPhase phase_at(Run& run, std::uint64_t step, std::optional<Arc> tried = {});

/// The phase as a JSON object: `{"kind": "search"}`, or with the fields of a queue or a pass.
std::string phase_json(const SolverPhase& phase);

}  // namespace sudoku
