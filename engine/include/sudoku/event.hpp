// The event: eight bytes by which propagation and search report what they do. Everything shown starts from it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "sudoku/cause.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// Kinds of events. The order is part of the trace format.
enum class EventKind : std::uint8_t {
  place,      ///< a cell got its digit by logic (or search picked a cell with one candidate left)
  eliminate,  ///< one candidate was removed
  pass,     ///< a propagator starts a pass (`detail`: solved cells listed, or arcs in the initial queue, 65535 at most)
  enqueue,  ///< an arc went back on the queue (AC-3)
  revise,   ///< an arc was taken from the queue (AC-3)
  step,     ///< a human technique
  decide,   ///< search tries a digit in a cell; every value tried is one, the last alternative too
  refute,   ///< the latest open decide is closed, the state before it restored
  conflict,  ///< a cell without candidate, or a unit without place for a digit
  solution,  ///< the grid is full and right
  done,      ///< the run is over
  learn,     ///< one decision of a clause that was learnt from a contradiction: not all of them can be right
  restart,   ///< search starts again at the root, with what it has learnt
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
inline constexpr std::uint8_t kSkipped = 2;    ///< jumped over: the contradiction below does not depend on it

/// What a `decide` leaves its cell: a digit, or where branching splits a half of the digits that were possible.
enum class Half : std::uint8_t {
  none,   ///< the digit itself
  lower,  ///< at most the digit
  upper,  ///< what is above the digit
};

/// `lower` and `upper`, as the JavaScript API and recorded runs name them; `none` is not told.
constexpr std::string_view half_id(Half half) {
  constexpr std::array<std::string_view, 3> kIds{"none", "lower", "upper"};
  return kIds[static_cast<std::size_t>(half)];
}

/// The digits that such a decision does not rule out.
constexpr Mask digits_of(Half half, Digit digit) {
  if (half == Half::none) return bit(digit);
  return half == Half::lower ? all_digits(digit) : ~all_digits(digit);
}

/// Of an `eliminate` by a learnt clause: the first event after a way back, which the clause has brought about.
inline constexpr std::uint8_t kAsserted = 1;

/// Eight bytes, little-endian, and no more than replay needs; reasons are computed on demand (`explain`).
///
/// | kind | cell | digit | detail | flags |
/// |---|---|---|---|---|
/// | place | the cell | its digit | unit in which this was the only place, or kNoUnit: nothing else was left | |
/// | eliminate | the cell | its digit | the cell that caused it (`blames_a_cell`); or the unit where the digit is | |
/// | | | | locked, or the subset or Hall set is; kNoUnit: a trial was refuted, | |
/// | | | | or by search the decide that the refute before it closed; | |
/// | | | | Cause::constraint: the number of a constraint on chosen cells | |
/// | | | | Cause::learnt: the number of the clause | kAsserted or 0 |
/// | pass | passes so far at this node | | see above | |
/// | enqueue, revise | Xi of the arc (Xi, Xj) | | Xj | |
/// | decide | the cell | what is tried; of a split, the last digit | digits possible there before the first try | Half |
/// | | | of the lower half | | |
/// | refute | the cell of the decide | its digit | its Half | kFailed, kExhausted or kSkipped |
/// | conflict | the emptied cell, or kNoCell | digit without place; 0: too few digits | that unit, or kNoUnit | |
/// | | kNoCell | 0 | Cause::constraint: its number | |
/// | solution | with detail: its number from 1, 32 bit | | | |
/// | learn | the cell of the decide | its digit | the number of the clause | how many decisions of it follow |
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

/// The half that a `decide` tries, or that a `refute` takes back.
constexpr Half half_of(const Event& event) {
  if (event.kind == EventKind::decide) return static_cast<Half>(event.flags);
  return event.kind == EventKind::refute ? static_cast<Half>(event.detail) : Half::none;
}

/// How a run has ended.
enum class RunStatus : std::uint8_t {
  running,
  unique,     ///< one solution, and no other is possible
  solved,     ///< stopped at the last requested solution; there may be more
  multiple,   ///< two solutions or more
  none,       ///< no solution
  stuck,      ///< search was switched off, and cells are open
  limit,      ///< the number of events reached its limit; by techniques, that of guesses too
  cancelled,
};

/// `running`, `unique`, ... as the JavaScript API names them.
constexpr std::string_view status_id(RunStatus status) {
  constexpr std::array<std::string_view, 8> kIds{"running", "unique", "solved", "multiple",
                                                 "none",    "stuck",  "limit",  "cancelled"};
  return kIds[static_cast<std::size_t>(status)];
}

}  // namespace sudoku
