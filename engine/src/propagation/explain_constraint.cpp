// Why a constraint on chosen cells takes a candidate: those that are gone from its cells, as few as will do.
#include "constraints/constraint_set.hpp"
#include "propagation/explain_patterns.hpp"

namespace sudoku {

namespace {

/// A target of no digit is a conflict.
void add_absences(const Primitive& primitive, const State& before, Cell target, Digit digit, ReasonEffort& effort,
                  Reason& reason) {
  const auto candidates = candidates_of(primitive, before.candidates);
  const int place = place_of(target, primitive.cells());
  for (const auto& [at, gone] : primitive.fewest_absences(candidates, place, digit, effort.left)) {
    reason.roles.push_back({Role::gone, primitive.cells()[static_cast<std::size_t>(at)], gone});
  }
}

/// True if the primitive alone keeps the digit out of the cell; for a digit of 0, if nothing is left at all.
bool forces(const Primitive& primitive, const State& before, Cell cell, Digit digit) {
  auto candidates = candidates_of(primitive, before.candidates);
  const int at = place_of(cell, primitive.cells());
  if (digit != 0 && at < 0) return false;
  if (digit != 0) candidates[static_cast<std::size_t>(at)] = bit(digit);
  return !primitive.prune(candidates);
}

}  // namespace

Reason explain_constraint(const Geometry& geometry, const State& before, const Event& event, ReasonEffort& effort) {
  const bool is_removal = event.kind == EventKind::eliminate;
  const Digit digit = is_removal ? event.digit : Digit{0};
  const Cell cell = is_removal ? event.cell : kNoCell;
  Reason reason{ReasonKind::constraint, {}, {}, {}, event.detail};
  if (is_removal) {
    reason.digits.push_back(digit);
    reason.roles.push_back({Role::target, cell, digit});
  }
  const ConstraintSet* const set = geometry.constraints();
  std::span<const NumberedPrimitive> primitives;
  if (set != nullptr) primitives = set->primitives;
  for (const NumberedPrimitive& one : primitives) {
    if (one.constraint != event.detail || !forces(*one.primitive, before, cell, digit)) continue;
    add_absences(*one.primitive, before, cell, digit, effort, reason);
    return reason;
  }
  return {ReasonKind::unknown, reason.digits, {}, reason.roles};
}

std::optional<std::vector<RoleMark>> fillers_against(const Geometry& geometry, const State& state, Cell cell,
                                                     Digit digit) {
  const ConstraintSet* const set = geometry.constraints();
  for (const std::uint16_t at : set != nullptr ? set->of_cell[cell] : std::span<const std::uint16_t>{}) {
    const Primitive& primitive = *set->primitives[at].primitive;
    std::vector<RoleMark> fillers;
    for (const Cell other : primitive.cells()) {
      if (other != cell && state.values[other] != 0) fillers.push_back({Role::filled, other, state.values[other]});
    }
    if (fillers.size() + 1 == primitive.cells().size() && forces(primitive, state, cell, digit)) return fillers;
  }
  return std::nullopt;
}

}  // namespace sudoku
