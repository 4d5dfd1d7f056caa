// Who does what an event tells, and which kind of reason there is for it.
#pragma once

#include <cstdint>

namespace sudoku {

/// Kinds of reasons; the table says of each what it is.
enum class ReasonKind : std::uint8_t {
#define SUDOKU_REASON(kind, id) kind,
#include "sudoku/reasons.def"
};

/// Who did it: a propagator, or the search. The numbers are part of the trace format.
enum class Cause : std::uint8_t {
#define SUDOKU_CAUSE(number, cause, reason, id) cause = number,
#include "sudoku/causes.def"
};

/// How many there are.
inline constexpr int kCauses = 0
#define SUDOKU_CAUSE(number, cause, reason, id) +1
#include "sudoku/causes.def"
    ;

#define SUDOKU_CAUSE(number, cause, reason, id) static_assert(number < kCauses, "a number below " #number " is free");
#include "sudoku/causes.def"

/// Which kind of reason its `eliminate` has.
constexpr ReasonKind reason_of_removal(Cause cause) {
  switch (cause) {  // two of the same number do not compile here
#define SUDOKU_CAUSE(number, cause, reason, id) \
  case Cause::cause: return ReasonKind::reason;
#include "sudoku/causes.def"
  }
  return ReasonKind::unknown;
}

/// Whether its `eliminate` names the cell that caused it; others name a unit, or refute a trial.
constexpr bool blames_a_cell(Cause cause) { return reason_of_removal(cause) == ReasonKind::peer; }

/// Whether it removes what a trial refutes.
constexpr bool is_singleton(Cause cause) { return reason_of_removal(cause) == ReasonKind::refuted; }

}  // namespace sudoku
