#include "solve/large/assignment.hpp"

namespace sudoku::large {

Assignment::Assignment(Choices choices, std::uint32_t variables)
    : choices_(std::move(choices)), values_(2 * std::size_t{variables}, TruthValue::open), why_(variables) {
  trail_.reserve(variables);
}

Conflict Assignment::begin() {
  for (std::uint32_t choice = 0; choice < choices_.count(); ++choice) {
    if (!has_several(choices_.open(choice))) narrow_.push_back(choice);
  }
  return propagate();
}

Conflict Assignment::propagate() {
  for (;;) {
    while (!narrow_.empty()) {
      const std::uint32_t choice = narrow_.back();
      narrow_.pop_back();
      if (const Conflict conflict = conclude(choice); conflict.found()) return conflict;
    }
    if (propagated_ == trail_.size()) return {};
    if (const Conflict conflict = exclude_rivals(trail_[propagated_++]); conflict.found()) return conflict;
  }
}

// Of each choice that holds a true literal, all others are false.
Conflict Assignment::exclude_rivals(Literal literal) {
  for (const Choices::Place place : choices_.places(literal)) {
    for (Mask rivals = choices_.open(place.choice) & ~place.bit(); rivals != 0; rivals &= rivals - 1) {
      const Literal denial = deny(choices_.lowest(place.choice, rivals));
      if (is_false(denial)) return {denial, Antecedent::rival(literal)};
      assign(denial, Antecedent::rival(literal));
    }
  }
  return {};
}

// Of a choice that has one literal left, that one is true.
Conflict Assignment::conclude(std::uint32_t choice) {
  const Mask open = choices_.open(choice);
  if (open == 0) return {choices_.literals(choice)[0], Antecedent::last(choice)};
  const Literal last = choices_.lowest(choice, open);
  if (is_open(last)) assign(last, Antecedent::last(choice));
  return {};
}

}  // namespace sudoku::large
