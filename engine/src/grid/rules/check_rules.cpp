// The demands on rules without which a puzzle has no geometry.
#include <algorithm>

#include "grid/rules/rules_text.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

namespace {

Refusal check_size(const Puzzle& puzzle) {
  const int n = puzzle.size();
  if (puzzle.shape != Shape{0, 0} && !Geometry::exists(puzzle.shape)) {
    return Geometry::check(puzzle.shape).take_error();
  }
  if (n < 4 || n > kLargestWithRules) {
    return refuse_rule("Shape", "rules.size", {{"most", kLargestWithRules}, {"size", n}});
  }
  if (static_cast<std::size_t>(n * n) == puzzle.givens.size()) return nullptr;
  return refuse("length", "lists", {{"cells", n * n}});
}

Refusal check_boxes(const Puzzle& puzzle) {
  const Rules& rules = puzzle.rules;
  const int n = puzzle.size();
  const bool has_shape = puzzle.shape.size() != 0, has_regions = !rules.regions.empty();
  if (!has_shape && !rules.has(GlobalRule::no_boxes)) {
    return refuse_rule("NoBoxes", "rules.no-boxes", {{"size", n}});
  }
  if (!has_shape && rules.has(GlobalRule::windoku)) {
    return refuse_rule("Windoku", "rules.no-windows", {{"size", n}});
  }
  if (!has_shape && rules.has(GlobalRule::disjoint_groups)) {
    return refuse_rule("DisjointSets", "rules.no-groups", {{"size", n}});
  }
  if (!has_regions) return nullptr;
  const auto& regions = rules.regions;
  bool is_right = regions.size() == puzzle.givens.size();
  for (int region = 0; region < n; ++region) is_right &= std::count(regions.begin(), regions.end(), region) == n;
  if (is_right) return nullptr;
  return refuse_rule("Jigsaw", "rules.region-sizes", {{"size", n}});
}

bool needs_boxes(const Constraint& constraint) {
  constexpr int kByBoxes = 2;
  const bool is_box_indexer = constraint.kind == ConstraintKind::indexer && constraint.values[0] == kByBoxes;
  return constraint.kind == ConstraintKind::region_sum || is_box_indexer ||
         std::any_of(constraint.parts.begin(), constraint.parts.end(), needs_boxes);
}

/// Lines that are cut up by boxes need some.
Refusal check_boxes_of_lines(const Puzzle& puzzle) {
  const Rules& rules = puzzle.rules;
  if (!rules.has(GlobalRule::no_boxes) || !rules.regions.empty()) return nullptr;
  for (const Constraint& constraint : rules.constraints) {
    if (!needs_boxes(constraint)) continue;
    return refuse_rule(info_of(constraint.kind).name, "rules.needs-boxes", {{"rule", words_of(constraint.kind)}});
  }
  return nullptr;
}

/// Relations are numbered in 16 bits, together with the few that global rules are made of.
constexpr std::size_t kMostPairs = 50'000;

/// The pairs of cells that a constraint compares, at most; where it is none of pairs, at least what it is made of.
/// Parts have no units: in them, cells that differ are pairs.
std::size_t pairs_of(const Constraint& constraint, int size, bool is_part = false) {
  const auto is_one_of = [&](auto... kinds) { return ((constraint.kind == kinds) || ...); };
  const std::size_t cells = constraint.cells.size();
  const bool is_apart = is_part && is_one_of(ConstraintKind::all_different, ConstraintKind::cage);
  if (is_apart || is_one_of(ConstraintKind::pair_all, ConstraintKind::clone)) return cells * (cells - 1) / 2;
  if (is_one_of(ConstraintKind::indexer)) return cells * static_cast<std::size_t>(size - 1);
  if (is_one_of(ConstraintKind::minimum, ConstraintKind::maximum)) return cells * 4;
  std::size_t all = constraint.parts.empty() ? cells : 0;
  for (const Constraint& part : constraint.parts) all += pairs_of(part, size, true);
  return all;
}

Refusal check_pairs(const Puzzle& puzzle) {
  std::size_t pairs = 0;
  for (const Constraint& constraint : puzzle.rules.constraints) {
    pairs += pairs_of(constraint, puzzle.size());
    if (pairs <= kMostPairs) continue;
    return refuse_rule(info_of(constraint.kind).name, "rules.too-many-pairs", {{"most", kMostPairs}});
  }
  return nullptr;
}

/// Automata that texts tell have so many states at most, all together: each state takes memory for each digit.
constexpr std::size_t kMostStates = 65'536;

/// Those that have an automaton of their own; equal ones have it in common.
void list_machines(const std::vector<Constraint>& constraints, std::vector<const Constraint*>& machines) {
  for (const Constraint& constraint : constraints) {
    list_machines(constraint.parts, machines);
    const auto is_same = [&](const Constraint* known) {
      return known->kind == constraint.kind && known->values == constraint.values;
    };
    const bool is_new = has_machine(constraint.kind) && std::none_of(machines.begin(), machines.end(), is_same);
    if (is_new) machines.push_back(&constraint);
  }
}

Refusal check_states(const Puzzle& puzzle) {
  std::vector<const Constraint*> machines;
  list_machines(puzzle.rules.constraints, machines);
  std::size_t states = 0;
  for (const Constraint* const constraint : machines) {
    states += states_of(*constraint, puzzle.size());
    if (states <= kMostStates) continue;
    return refuse_rule(info_of(constraint->kind).name, "rules.too-many-states", {{"most", kMostStates}});
  }
  return nullptr;
}

}  // namespace

Refusal check_rules(const Puzzle& puzzle) {
  if (Refusal refusal = check_size(puzzle)) return refusal;
  if (Refusal refusal = check_boxes(puzzle)) return refusal;
  const auto& constraints = puzzle.rules.constraints;
  for (const Constraint& constraint : constraints) {
    if (Refusal refusal = check_constraint(constraint, info_of(constraint.kind).name, puzzle.size())) return refusal;
  }
  if (Refusal refusal = check_boxes_of_lines(puzzle)) return refusal;
  if (Refusal refusal = check_pairs(puzzle)) return refusal;
  if (Refusal refusal = check_states(puzzle)) return refusal;
  if (constraints.size() <= kMostConstraints && is_ordered(puzzle.rules, puzzle.size())) return nullptr;
  return refuse_rule("AllDifferent", "rules.constraints", {{"most", kMostConstraints}});
}

}  // namespace sudoku
