// The event: eight bytes in which propagation and search report each action. All views are made from events.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "sudoku/cause.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// Kinds of events. The order is part of the trace format.
enum class EventKind : std::uint8_t {
  place,      ///< a cell got its digit by logic (or search chose a cell with one candidate)
  eliminate,  ///< one candidate was removed
  pass,     ///< a propagator starts a pass (`detail`: solved cells listed, or arcs in the initial queue, 65535 at most)
  enqueue,  ///< an arc was put back into the queue (AC-3)
  revise,   ///< an arc was taken from the queue (AC-3)
  step,     ///< a human technique
  decide,   ///< search tries a digit in a cell, even if it is the last alternative
  refute,   ///< the latest open decide is closed, and the state before it restored
  conflict,  ///< a cell has no candidate, or a digit has no place in a unit
  solution,  ///< the grid is filled correctly
  done,      ///< the run is over
  learn,     ///< one decision of a clause learnt from a contradiction: its decisions can't all be right
  restart,   ///< search starts again at the root, and keeps its clauses
};
inline constexpr int kEventKinds = 13;

/// `place`, `eliminate`, ... as the JavaScript API and recorded runs name them.
constexpr std::string_view kind_id(EventKind kind) {
  constexpr std::array<std::string_view, kEventKinds> kIds{"place", "eliminate", "pass", "enqueue", "revise", "step",
                                                           "decide", "refute", "conflict", "solution", "done",
                                                           "learn", "restart"};
  return kIds[static_cast<std::size_t>(kind)];
}

/// How a refuted branch ended.
inline constexpr std::uint8_t kFailed = 0;
inline constexpr std::uint8_t kExhausted = 1;  ///< its subtree contained a solution
inline constexpr std::uint8_t kSkipped = 2;    ///< jumped over, because the contradiction doesn't depend on it

/// The candidates that a `decide` keeps in its cell: one digit, or, if branching splits, half of those possible.
enum class Half : std::uint8_t {
  none,   ///< the digit itself
  lower,  ///< at most the digit
  upper,  ///< above the digit
};

/// `lower` and `upper`, as the JavaScript API and recorded runs name them; `none` has no name there.
constexpr std::string_view half_id(Half half) {
  constexpr std::array<std::string_view, 3> kIds{"none", "lower", "upper"};
  return kIds[static_cast<std::size_t>(half)];
}

/// The digits that such a decision keeps.
constexpr Mask digits_of(Half half, Digit digit) {
  if (half == Half::none) return bit(digit);
  return half == Half::lower ? all_digits(digit) : ~all_digits(digit);
}

/// Flag of an `eliminate` by a learnt clause: the clause was just learnt, and search went back to apply it.
inline constexpr std::uint8_t kAsserted = 1;

/// Eight bytes, little-endian: only what replay needs. Reasons are computed on demand (`explain`).
///
/// | kind | cell | digit | detail | flags |
/// |---|---|---|---|---|
/// | place | the cell | its digit | the unit in which this was the only place, or kNoUnit: the only candidate | |
/// | eliminate | the cell | its digit | the cell that caused it (`blames_a_cell`); or the unit of the locked digit, | |
/// | | | | subset or Hall set; kNoUnit: a trial was refuted, or for search, | |
/// | | | | the decide that the refute before it closed; | |
/// | | | | Cause::constraint: the number of a constraint on chosen cells | |
/// | | | | Cause::learnt: the number of the clause | kAsserted or 0 |
/// | pass | number of passes so far at this node | | see above | |
/// | enqueue, revise | Xi of the arc (Xi, Xj) | | Xj | |
/// | decide | the cell | the digit tried; for a split, | number of digits possible there before the first try | Half |
/// | | | the last digit of the lower half | | |
/// | refute | the cell of the decide | its digit | its Half | kFailed, kExhausted or kSkipped |
/// | conflict | the emptied cell, or kNoCell | the digit without place; 0: too few digits | that unit, or kNoUnit | |
/// | | kNoCell | 0 | Cause::constraint: its number | |
/// | solution | cell and detail: its number from 1, in 32 bits | | | |
/// | learn | the cell of the decide | its digit | the number of the clause | number of its decisions that follow |
struct Event {
  EventKind kind;
  Cause cause;
  Digit digit;
  std::uint8_t flags;
  Cell cell;
  std::uint16_t detail;

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 8);

/// The half that a `decide` tries, or that a `refute` undoes.
constexpr Half half_of(const Event& event) {
  if (event.kind == EventKind::decide) return static_cast<Half>(event.flags);
  return event.kind == EventKind::refute ? static_cast<Half>(event.detail) : Half::none;
}

/// How a run ended.
enum class RunStatus : std::uint8_t {
  running,
  unique,     ///< exactly one solution
  solved,     ///< stopped at the last requested solution; there may be more
  multiple,   ///< at least two solutions
  none,       ///< no solution
  stuck,      ///< search is switched off, and propagation has stalled
  limit,      ///< the run reached its limit of events (or of guesses, if by techniques)
  cancelled,
};

/// `running`, `unique`, ... as the JavaScript API names them.
constexpr std::string_view status_id(RunStatus status) {
  constexpr std::array<std::string_view, 8> kIds{"running", "unique", "solved", "multiple",
                                                 "none",    "stuck",  "limit",  "cancelled"};
  return kIds[static_cast<std::size_t>(status)];
}

}  // namespace sudoku
