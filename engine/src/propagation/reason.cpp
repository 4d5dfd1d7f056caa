#include "sudoku/reason.hpp"

#include <array>
#include <string_view>

#include "propagation/explain_patterns.hpp"

namespace sudoku {

namespace {

constexpr std::array kRoles{
#define SUDOKU_ROLE(role, id) std::string_view(id),
#include "sudoku/reasons.def"
};
constexpr std::array kReasons{
#define SUDOKU_REASON(kind, id) std::string_view(id),
#include "sudoku/reasons.def"
};

// Propagators speak for every cell with one candidate left, given a value or not (AC-3 revises before it settles a
// cell).
bool holds(const State& state, Cell cell, Digit digit) { return state.candidates[cell] == bit(digit); }

bool has(const State& state, Cell cell, Digit digit) { return (state.candidates[cell] & bit(digit)) != 0; }

Cell peer_that_holds(const Geometry& geometry, const State& state, Cell cell, Digit digit) {
  for (const Cell peer : geometry.peers(cell)) {
    if (holds(state, peer, digit)) return peer;
  }
  return kNoCell;
}

/// True if it names cells and units that there are; events of other programs may not.
bool is_valid(const Geometry& geometry, const Event& event) {
  const auto is_cell = [&](int number) { return number < geometry.cells(); };
  switch (event.kind) {
    case EventKind::place:
      return is_cell(event.cell) && (event.detail == kNoUnit || event.detail < geometry.complete_units());
    case EventKind::eliminate: return is_cell(event.cell) && (!blames_a_cell(event.cause) || is_cell(event.detail));
    case EventKind::enqueue:
    case EventKind::revise: return is_cell(event.cell) && is_cell(event.detail);
    case EventKind::decide:
    case EventKind::learn:
    case EventKind::refute: return is_cell(event.cell);
    case EventKind::conflict:
      if (event.cell != kNoCell) return is_cell(event.cell);
      if (event.cause == Cause::constraint) return true;
      return event.detail < (event.digit == 0 ? geometry.units() : geometry.complete_units());
    case EventKind::pass:
    case EventKind::step:
    case EventKind::solution:
    case EventKind::restart:
    case EventKind::done: return true;
  }
  return false;
}

/// The unit that both see, where they are peers.
std::vector<Unit> shared_units(const Geometry& geometry, Cell a, Cell b) {
  const Unit unit = geometry.shared_unit(a, b);
  return unit == kNoUnit ? std::vector<Unit>{} : std::vector<Unit>{unit};
}

/// The peer that holds the digit in this role; where there is none, that the digit is gone from the cell.
RoleMark keeper_out(const Geometry& geometry, const State& state, Role role, Cell cell, Digit digit) {
  const Cell peer = peer_that_holds(geometry, state, cell, digit);
  return peer != kNoCell ? RoleMark{role, peer, digit} : RoleMark{Role::gone, cell, digit};
}

/// For each digit but `spared` a peer that holds it, cells that keep it out by a constraint, or that it is gone.
void add_takers(const Geometry& geometry, const State& state, Cell cell, Digit spared, Reason& reason) {
  for (int digit = 1; digit <= geometry.size(); ++digit) {
    if (digit == spared) continue;
    const auto one = static_cast<Digit>(digit);
    const bool may_be_kept_out = peer_that_holds(geometry, state, cell, one) == kNoCell && has(state, cell, one);
    const auto fillers = may_be_kept_out ? fillers_against(geometry, state, cell, one) : std::nullopt;
    if (fillers && !fillers->empty()) reason.roles.insert(reason.roles.end(), fillers->begin(), fillers->end());
    else reason.roles.push_back(keeper_out(geometry, state, Role::taker, cell, one));
  }
}

/// For each cell of the unit but `spared`: its own value, a peer that holds the digit, or that it is gone there.
void add_blockers(const Geometry& geometry, const State& state, Unit unit, Digit digit, Cell spared, Reason& reason) {
  for (const Cell cell : geometry.cells_of(unit)) {
    if (cell == spared) continue;
    const Mask candidates = state.candidates[cell];
    if (is_single(candidates)) {
      reason.roles.push_back({Role::filled, cell, lowest_digit(candidates)});
      continue;
    }
    reason.roles.push_back(keeper_out(geometry, state, Role::blocker, cell, digit));
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

/// Either the cell has a value that it can't be; or it has none, and can't be any digit.
Reason explain_emptied(const Geometry& geometry, const State& before, Cell cell) {
  const Digit own = before.values[cell];
  Reason reason{ReasonKind::emptied, {}, {}, {{Role::target, cell, own}}};
  if (own == 0) {
    add_takers(geometry, before, cell, 0, reason);
  } else {
    reason.roles.push_back(keeper_out(geometry, before, Role::taker, cell, own));
  }
  return reason;
}

Reason explain_conflict(const Geometry& geometry, const State& before, const Event& event, ReasonEffort& effort) {
  if (event.cell != kNoCell) return explain_emptied(geometry, before, event.cell);
  if (event.cause == Cause::constraint) return explain_constraint(geometry, before, event, effort);
  if (event.digit == 0) return explain_pattern(geometry, before, event);
  Reason reason{ReasonKind::no_place, {event.digit}, {event.detail}, {}};
  add_blockers(geometry, before, event.detail, event.digit, kNoCell, reason);
  return reason;
}

Reason explain_removal(const Geometry& geometry, const State& before, const Event& event, ReasonEffort& effort) {
  const RoleMark target{Role::target, event.cell, event.digit};
  if (event.cause == Cause::constraint) return explain_constraint(geometry, before, event, effort);
  if (event.cause == Cause::learnt) return {ReasonKind::learnt, {event.digit}, {}, {target}};
  if (!blames_a_cell(event.cause)) return explain_pattern(geometry, before, event);
  return {ReasonKind::peer, {event.digit}, shared_units(geometry, event.cell, event.detail),
          {target, {Role::cause, event.detail, event.digit}}};
}

/// A guess with the digits that were possible. Under `none`, candidates that filled cells rule out are not tried.
Reason explain_decide(const Geometry& geometry, const State& before, const Event& event) {
  Reason reason{ReasonKind::guess, {}, {}, {}};
  Mask possible = before.candidates[event.cell];
  for (const Cell peer : geometry.peers(event.cell)) {
    if (before.values[peer] != 0) possible &= ~bit(before.values[peer]);
  }
  const Mask tried = digits_of(half_of(event), event.digit);
  for (; possible != 0; possible &= possible - 1) {
    const Digit digit = lowest_digit(possible);
    if (fillers_against(geometry, before, event.cell, digit)) continue;
    reason.digits.push_back(digit);
    if ((tried & bit(digit)) != 0) reason.roles.push_back({Role::target, event.cell, digit});
  }
  return reason;
}

}  // namespace

std::string_view role_id(Role role) { return kRoles[static_cast<std::size_t>(role)]; }
std::string_view reason_id(ReasonKind kind) { return kReasons[static_cast<std::size_t>(kind)]; }

Reason explain(const Geometry& geometry, const State& before, const Event& event) {
  ReasonEffort effort;
  return explain(geometry, before, event, effort);
}

Reason explain(const Geometry& geometry, const State& before, const Event& event, ReasonEffort& effort) {
  if (!is_valid(geometry, event)) return {ReasonKind::unknown, {}, {}, {}};
  const RoleMark target{Role::target, event.cell, event.digit};
  switch (event.kind) {
    case EventKind::place: return explain_place(geometry, before, event);
    case EventKind::eliminate: return explain_removal(geometry, before, event, effort);
    case EventKind::enqueue:
    case EventKind::revise:
      return {ReasonKind::arc, {}, shared_units(geometry, event.cell, event.detail),
              {{Role::target, event.cell, 0}, {Role::cause, event.detail, 0}}};
    case EventKind::decide: return explain_decide(geometry, before, event);
    case EventKind::refute: return {ReasonKind::taken_back, {event.digit}, {}, {target}};
    case EventKind::conflict: return explain_conflict(geometry, before, event, effort);
    case EventKind::learn: return {ReasonKind::learnt, {event.digit}, {}, {target}};
    case EventKind::pass: return {ReasonKind::pass, {}, {}, {}};
    case EventKind::solution: return {ReasonKind::solution, {}, {}, {}};
    case EventKind::step:
    case EventKind::restart:
    case EventKind::done: break;
  }
  return {ReasonKind::done, {}, {}, {}};
}

}  // namespace sudoku
