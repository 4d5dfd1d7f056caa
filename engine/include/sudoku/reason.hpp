// Why an event holds, computed on demand from the state before it (lazy explanation, as in clause-learning solvers with
// propagators). The reason alone forces the event: a verifier in the tests needs nothing else.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/state.hpp"

namespace sudoku {

/// The part that a cell (and digit) plays in a reason; the table says of each which.
enum class Role : std::uint8_t {
#define SUDOKU_ROLE(role, id) role,
#include "sudoku/reasons.def"
};
std::string_view role_id(Role role);

struct RoleMark {
  Role role;
  Cell cell;
  Digit digit;  ///< 0 where no digit is meant
};

std::string_view reason_id(ReasonKind kind);

inline constexpr std::uint16_t kNoConstraint = 0xFFFF;

struct Reason {
  ReasonKind kind;
  std::vector<Digit> digits;
  std::vector<Unit> units;
  std::vector<RoleMark> roles;
  std::uint16_t constraint = kNoConstraint;  ///< where it is one on chosen cells, its number
};

/// The reason of `event` in the state before it. Pure; marks that a puzzle came with are taken as given.
/// Of a learnt clause it knows the target alone: `explain_on_path` (chain.hpp) knows the rest.
Reason explain(const Geometry& geometry, const State& before, const Event& event);

}  // namespace sudoku
