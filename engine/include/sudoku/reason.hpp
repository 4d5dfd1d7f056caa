// The reason for an event, computed on demand from the state before it (lazy explanation, as in clause-learning solvers
// with propagators). The reason alone forces the event, as a verifier in the tests shows.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/state.hpp"

namespace sudoku {

/// The role that a cell (and digit) plays in a reason; `reasons.def` describes the roles.
enum class Role : std::uint8_t {
#define SUDOKU_ROLE(role, id) role,
#include "sudoku/reasons.def"
};
std::string_view role_id(Role role);

struct RoleMark {
  Role role;
  Cell cell;
  Digit digit;  ///< 0 if the role has no digit
};

std::string_view reason_id(ReasonKind kind);

inline constexpr std::uint16_t kNoConstraint = 0xFFFF;

struct Reason {
  ReasonKind kind;
  std::vector<Digit> digits;
  std::vector<Unit> units;
  std::vector<RoleMark> roles;
  std::uint16_t constraint = kNoConstraint;  ///< the number of a constraint on chosen cells
};

/// The work that may go into leaving out what reasons of constraints don't need, counted in steps of some nanoseconds.
struct ReasonEffort {
  std::size_t left = 100'000'000;  ///< as much as a single reason takes at most
};

/// The reason for `event` in the state before it. Marks that came with the puzzle are taken as given. For a learnt
/// clause, it contains only the target: `explain_on_path` (chain.hpp) adds the rest.
Reason explain(const Geometry& geometry, const State& before, const Event& event);

/// The same, for one of several reasons that share an effort, from which it takes. Without any effort left, the reason
/// of a constraint may contain more than it needs; it forces the event all the same.
Reason explain(const Geometry& geometry, const State& before, const Event& event, ReasonEffort& effort);

}  // namespace sudoku
