#include "solve/rules/constraint_theory.hpp"

#include <algorithm>

namespace sudoku::large {

namespace {

/// The work of pruning and of explaining, for each cell of a primitive.
constexpr std::uint64_t kWorkOfPruning = 2, kWorkOfExplaining = 12;

}  // namespace

ConstraintTheory::ConstraintTheory(const Geometry& geometry, const std::vector<Digit>& values,
                                   const std::vector<Mask>& candidates, const std::vector<Variable>& first_of_cell)
    : geometry_(geometry), values_(values), candidates_(candidates), first_of_cell_(first_of_cell),
      changed_(geometry.constraints()->primitives.size(), true) {
  order_primitives();
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    cell_of_.insert(cell_of_.end(), static_cast<std::size_t>(count_digits(candidates[cell])), static_cast<Cell>(cell));
  }
  place_.assign(cell_of_.size(), 0);
}

void ConstraintTheory::order_primitives() {
  for (std::size_t number = 0; number < changed_.size(); ++number) order_.push_back(static_cast<std::uint16_t>(number));
  const auto weight = [this](std::uint16_t number) {
    return primitive(number).relation() != nullptr ? 0 : primitive(number).cells().size();
  };
  std::stable_sort(order_.begin(), order_.end(), [&](auto a, auto b) { return weight(a) < weight(b); });
}

Literal ConstraintTheory::literal(Cell cell, Digit digit) const {
  const Mask lower = candidates_[cell] & (bit(digit) - 1);
  return affirm(first_of_cell_[cell] + static_cast<std::uint32_t>(count_digits(lower)));
}

Mask ConstraintTheory::standing(Cell cell, const Assignment& assignment) const {
  if (values_[cell] != 0) return bit(values_[cell]);
  Mask standing = 0;
  Literal literal = affirm(first_of_cell_[cell]);
  for (Mask left = candidates_[cell]; left != 0; left &= left - 1, literal += 2) {
    if (!assignment.is_false(literal)) standing |= bit(lowest_digit(left));
  }
  return standing;
}

Mask ConstraintTheory::standing_then(Cell cell, std::size_t trail, const Assignment& assignment) const {
  if (values_[cell] != 0) return bit(values_[cell]);
  Mask standing = 0;
  Literal literal = affirm(first_of_cell_[cell]);
  for (Mask left = candidates_[cell]; left != 0; left &= left - 1, literal += 2) {
    const std::size_t place = place_[variable_of(literal)];
    const bool was_false = assignment.is_false(literal) && place < trail && assignment.trail()[place] == deny(literal);
    if (!was_false) standing |= bit(lowest_digit(left));
  }
  return standing;
}

void ConstraintTheory::read_trail(const Assignment& assignment) {
  for (; trail_read_ < assignment.trail().size(); ++trail_read_) {
    const Variable variable = variable_of(assignment.trail()[trail_read_]);
    if (variable >= cell_of_.size()) continue;
    place_[variable] = static_cast<std::uint32_t>(trail_read_);
    for (const std::uint16_t at : geometry_.constraints()->of_cell[cell_of_[variable]]) changed_[at] = true;
  }
}

void ConstraintTheory::back_to(std::size_t trail) {
  trail_read_ = std::min(trail_read_, trail);
  while (!conclusions_.empty() && conclusions_.back().trail > trail) conclusions_.pop_back();
}

Conflict ConstraintTheory::propagate(Assignment& assignment) {
  read_trail(assignment);
  const std::size_t known = assignment.trail().size();
  for (const std::uint16_t number : order_) {
    if (!changed_[number]) continue;
    const Conflict conflict = prune(number, assignment);
    if (conflict.found()) return conflict;  // it is still to be pruned, once search has gone back
    changed_[number] = false;
    if (assignment.trail().size() > known) return {};
  }
  return {};
}

Conflict ConstraintTheory::prune(std::size_t number, Assignment& assignment) {
  const Primitive& one = primitive(number);
  work_ += kWorkOfPruning * one.cells().size();
  std::vector<Mask> before;
  for (const Cell cell : one.cells()) before.push_back(standing(cell, assignment));
  std::vector<Mask> left = before;
  if (!one.prune(left)) return conclude(number, -1, 0, assignment);
  for (std::size_t at = 0; at < left.size(); ++at) {
    for (Mask gone = before[at] & ~left[at]; gone != 0; gone &= gone - 1) {
      const Conflict conflict = conclude(number, static_cast<int>(at), lowest_digit(gone), assignment);
      if (conflict.found()) return conflict;
    }
  }
  return {};
}

// At level 0 the search is over with a conflict, whatever literal it is.
Conflict ConstraintTheory::conclude(std::size_t number, int at, Digit digit, Assignment& assignment) {
  const bool is_fact = assignment.level() == 0;
  if (digit == 0 && is_fact) return {affirm(0), {}};
  const auto reason = Antecedent::theory(static_cast<std::uint32_t>(conclusions_.size()));
  if (!is_fact) {
    conclusions_.push_back(
        {static_cast<std::uint16_t>(number), static_cast<std::int16_t>(at), digit, false, trail_read_, {}});
  }
  if (digit != 0) {
    const Cell cell = primitive(number).cells()[static_cast<std::size_t>(at)];
    assignment.assign(deny(literal(cell, digit)), is_fact ? Antecedent{} : reason);
    return {};
  }
  explain(conclusions_.back(), assignment);
  const auto level = [&](Literal one) { return assignment.level_of(variable_of(one)); };
  const auto& literals = conclusions_.back().literals;
  const auto latest = std::max_element(literals.begin(), literals.end(), [&](Literal a, Literal b) {
    return level(a) < level(b);
  });
  return {*latest, reason};
}

std::span<const Literal> ConstraintTheory::reason(std::uint32_t number, const Assignment& assignment) {
  Inference& conclusion = conclusions_[number];
  if (!conclusion.is_explained) explain(conclusion, assignment);
  return conclusion.literals;
}

// One of the absent candidates is there after all, or the digit is not.
void ConstraintTheory::explain(Inference& conclusion, const Assignment& assignment) {
  const Primitive& one = primitive(conclusion.primitive);
  work_ += kWorkOfExplaining * one.cells().size();
  std::vector<Mask> before;
  for (const Cell cell : one.cells()) before.push_back(standing_then(cell, conclusion.trail, assignment));
  for (const auto& [place, gone] : one.absences(before, conclusion.at, conclusion.digit)) {
    const Cell cell = one.cells()[static_cast<std::size_t>(place)];
    if ((candidates_[cell] & bit(gone)) != 0) conclusion.literals.push_back(literal(cell, gone));
  }
  conclusion.is_explained = true;
}

}  // namespace sudoku::large
