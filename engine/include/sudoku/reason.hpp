// Why an event holds, computed on demand from the state before it (lazy explanation, as in clause-learning solvers with
// propagators). The reason alone forces the event: a verifier in the tests needs nothing else.
#pragma once

#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/state.hpp"

namespace sudoku {

/// What a cell (and digit) has to do with the event.
enum class Role : std::uint8_t {
  target,   ///< where the event happens
  cause,    ///< the cell whose value takes the digit away
  taker,    ///< holds a digit that the target can therefore not be
  blocker,  ///< holds the digit, so that another cell of the unit can't
  filled,   ///< a cell of the unit that has a value of its own
  gone,     ///< a digit that left this cell before, or was never marked there, while no peer holds it
  member,   ///< belongs to a pattern: this cell can still be this digit
};
std::string_view role_id(Role role);

struct RoleMark {
  Role role;
  Cell cell;
  Digit digit;  ///< 0 where no digit is meant
};

enum class ReasonKind : std::uint8_t {
  peer,           ///< a candidate leaves because a peer holds it
  naked_single,   ///< nothing else is left: for each other digit a peer that holds it
  hidden_single,  ///< the only place in a unit: every other cell is filled, or sees the digit
  emptied,        ///< a cell without candidate: for each digit a peer that holds it
  no_place,       ///< a unit without place for a digit
  guess,
  taken_back,
  arc,            ///< a revision, or an arc that is put back
  pass,
  solution,
  done,
  locked,          ///< a unit has the digit only where it crosses another (the second), whose rest it leaves
  naked_subset,    ///< a few cells of a unit (members) with as many digits
  hidden_subset,   ///< a few digits of a unit with as many places (members)
  hall_set,        ///< cells of a unit, however many, with as many digits
  refuted,         ///< a trial: with the target set so, the base of the singleton consistency comes to a conflict
  hall_violation,  ///< cells of a unit with fewer digits
};
std::string_view reason_id(ReasonKind kind);

struct Reason {
  ReasonKind kind;
  std::vector<Digit> digits;
  std::vector<Unit> units;
  std::vector<RoleMark> roles;
};

/// The reason of `event` in the state before it. Pure; marks that a puzzle came with are taken as given.
Reason explain(const Geometry& geometry, const State& before, const Event& event);

}  // namespace sudoku
