// The causes of events, each with its kind of reason.
#pragma once

#include <cstdint>

namespace sudoku {

/// Kinds of reasons; `reasons.def` describes them.
enum class ReasonKind : std::uint8_t {
#define SUDOKU_REASON(kind, id) kind,
#include "sudoku/reasons.def"
};

/// The author of an event: a propagator, or the search. The numbers are part of the trace format.
enum class Cause : std::uint8_t {
#define SUDOKU_CAUSE(number, cause, reason, id) cause = number,
#include "sudoku/causes.def"
};

/// The number of causes.
inline constexpr int kCauses = 0
#define SUDOKU_CAUSE(number, cause, reason, id) +1
#include "sudoku/causes.def"
    ;

#define SUDOKU_CAUSE(number, cause, reason, id) static_assert(number < kCauses, "a number below " #number " is free");
#include "sudoku/causes.def"

/// The kind of reason of a cause's `eliminate` events.
constexpr ReasonKind reason_of_removal(Cause cause) {
  switch (cause) {  // a number that occurs twice doesn't compile here
#define SUDOKU_CAUSE(number, cause, reason, id) \
  case Cause::cause: return ReasonKind::reason;
#include "sudoku/causes.def"
  }
  return ReasonKind::unknown;
}

/// True if the cause's `eliminate` events name a cell as their reason; others name a unit, or refute a trial.
constexpr bool blames_a_cell(Cause cause) { return reason_of_removal(cause) == ReasonKind::peer; }

/// True if the cause is a singleton consistency, which removes candidates that a trial refutes.
constexpr bool is_singleton(Cause cause) { return reason_of_removal(cause) == ReasonKind::refuted; }

}  // namespace sudoku
