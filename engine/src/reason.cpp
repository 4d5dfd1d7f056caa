#include "sudoku/reason.hpp"

#include <array>
#include <string_view>

namespace sudoku {

namespace {

constexpr std::array<std::string_view, 5> kRoles{"target", "cause", "taker", "blocker", "filled"};
constexpr std::array<std::string_view, 11> kReasons{"peer",     "naked-single", "hidden-single", "emptied",
                                                    "no-place", "guess",        "taken-back",    "arc",
                                                    "pass",     "solution",     "done"};

// Propagators speak for every cell with one candidate left, given a value or not (AC-3 revises before it settles a
// cell).
bool holds(const State& state, Cell cell, Digit digit) { return state.candidates[cell] == bit(digit); }

Cell peer_that_holds(const Geometry& geometry, const State& state, Cell cell, Digit digit) {
  for (const Cell peer : geometry.peers(cell)) {
    if (holds(state, peer, digit)) return peer;
  }
  return kNoCell;
}

/// For each digit but `spared` a peer that holds it.
void add_takers(const Geometry& geometry, const State& state, Cell cell, Digit spared, Reason& reason) {
  for (int digit = 1; digit <= geometry.size(); ++digit) {
    if (digit == spared) continue;
    const Cell taker = peer_that_holds(geometry, state, cell, static_cast<Digit>(digit));
    if (taker != kNoCell) reason.roles.push_back({Role::taker, taker, static_cast<Digit>(digit)});
  }
}

/// For each cell of the unit but `spared`: its own value, or a peer that holds the digit.
void add_blockers(const Geometry& geometry, const State& state, Unit unit, Digit digit, Cell spared, Reason& reason) {
  for (const Cell cell : geometry.cells_of(unit)) {
    if (cell == spared) continue;
    const Mask candidates = state.candidates[cell];
    if (is_single(candidates)) {
      reason.roles.push_back({Role::filled, cell, lowest_digit(candidates)});
      continue;
    }
    const Cell blocker = peer_that_holds(geometry, state, cell, digit);
    if (blocker != kNoCell) reason.roles.push_back({Role::blocker, blocker, digit});
  }
}

Reason explain_place(const Geometry& geometry, const State& before, const Event& event) {
  const RoleMark target{Role::target, event.cell, event.digit};
  if (event.detail == kNoUnit) {
    Reason reason{ReasonKind::naked_single, {event.digit}, {}, {target}};
    add_takers(geometry, before, event.cell, event.digit, reason);
    return reason;
  }
  Reason reason{ReasonKind::hidden_single, {event.digit}, {event.detail}, {target}};
  add_blockers(geometry, before, event.detail, event.digit, event.cell, reason);
  return reason;
}

/// Either the cell has a value, and a peer the same; or for each digit a peer holds it.
Reason explain_emptied(const Geometry& geometry, const State& before, Cell cell) {
  const Digit own = before.values[cell];
  Reason reason{ReasonKind::emptied, {}, {}, {{Role::target, cell, own}}};
  if (own == 0) {
    add_takers(geometry, before, cell, 0, reason);
  } else {
    reason.roles.push_back({Role::taker, peer_that_holds(geometry, before, cell, own), own});
  }
  return reason;
}

Reason explain_conflict(const Geometry& geometry, const State& before, const Event& event) {
  if (event.cell != kNoCell) return explain_emptied(geometry, before, event.cell);
  Reason reason{ReasonKind::no_place, {event.digit}, {event.detail}, {}};
  add_blockers(geometry, before, event.detail, event.digit, kNoCell, reason);
  return reason;
}

/// With the digits that were possible: under `none`, candidates that a peer has as its value are not.
Reason explain_decide(const Geometry& geometry, const State& before, const Event& event) {
  Reason reason{ReasonKind::guess, {}, {}, {{Role::target, event.cell, event.digit}}};
  Mask possible = before.candidates[event.cell];
  for (const Cell peer : geometry.peers(event.cell)) {
    if (before.values[peer] != 0) possible &= ~bit(before.values[peer]);
  }
  for (; possible != 0; possible &= possible - 1) reason.digits.push_back(lowest_digit(possible));
  return reason;
}

}  // namespace

std::string_view role_id(Role role) { return kRoles[static_cast<std::size_t>(role)]; }
std::string_view reason_id(ReasonKind kind) { return kReasons[static_cast<std::size_t>(kind)]; }

Reason explain(const Geometry& geometry, const State& before, const Event& event) {
  const RoleMark target{Role::target, event.cell, event.digit};
  switch (event.kind) {
    case EventKind::place: return explain_place(geometry, before, event);
    case EventKind::eliminate:
      return {ReasonKind::peer, {event.digit}, {geometry.shared_unit(event.cell, event.detail)},
              {target, {Role::cause, event.detail, event.digit}}};
    case EventKind::enqueue:
    case EventKind::revise:
      return {ReasonKind::arc, {}, {geometry.shared_unit(event.cell, event.detail)},
              {{Role::target, event.cell, 0}, {Role::cause, event.detail, 0}}};
    case EventKind::decide: return explain_decide(geometry, before, event);
    case EventKind::refute: return {ReasonKind::taken_back, {event.digit}, {}, {target}};
    case EventKind::conflict: return explain_conflict(geometry, before, event);
    case EventKind::pass: return {ReasonKind::pass, {}, {}, {}};
    case EventKind::solution: return {ReasonKind::solution, {}, {}, {}};
    case EventKind::step:
    case EventKind::done: break;
  }
  return {ReasonKind::done, {}, {}, {}};
}

}  // namespace sudoku
