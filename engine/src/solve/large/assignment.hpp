// The facts known to be true, in the order in which they became known, with reasons: the trail of MiniSat (Een and
// Sorensson, "An Extensible SAT-solver", 2003). Here it also draws the conclusions from the choices.
#pragma once

#include <utility>
#include <vector>

#include "solve/large/choices.hpp"

namespace sudoku::large {

class Assignment {
 public:
  /// `choices` are indexed.
  Assignment(Choices choices, std::uint32_t variables);

  const Choices& choices() const { return choices_; }
  std::uint32_t variables() const { return static_cast<std::uint32_t>(why_.size()); }

  bool is_true(Literal literal) const { return values_[literal] == TruthValue::yes; }
  bool is_false(Literal literal) const { return values_[literal] == TruthValue::no; }
  bool is_open(Literal literal) const { return values_[literal] == TruthValue::open; }
  bool complete() const { return trail_.size() == why_.size(); }
  /// The true literals, oldest first.
  const std::vector<Literal>& trail() const { return trail_; }

  /// How many decisions stand. Level 0 is what holds without any.
  std::uint32_t level() const { return static_cast<std::uint32_t>(level_starts_.size()); }
  /// The decision that level 1, 2, ... began with.
  Literal decision(std::uint32_t level) const { return trail_[level_starts_[level - 1]]; }

  /// The ends of levels 1, 2, ... on the trail.
  std::size_t end_of(std::uint32_t level) const {
    return level < level_starts_.size() ? level_starts_[level] : trail_.size();
  }

  /// Of a variable that is not open: the level and the reason of its literal.
  std::uint32_t level_of(Variable variable) const { return why_[variable].level; }
  Antecedent reason_of(Variable variable) const { return why_[variable].reason; }
  /// True if the literal is true, and this is why.
  bool is_reason_of(Antecedent reason, Literal literal) const {
    return is_true(literal) && reason_of(variable_of(literal)) == reason;
  }
  void change_reason(Variable variable, Antecedent reason) { why_[variable].reason = reason; }

  /// An open literal becomes true and begins a level.
  void decide(Literal literal) {
    level_starts_.push_back(static_cast<std::uint32_t>(trail_.size()));
    assign(literal, {});
  }

  /// An open literal becomes true.
  void assign(Literal literal, Antecedent reason) {
    values_[literal] = TruthValue::yes;
    values_[deny(literal)] = TruthValue::no;
    why_[variable_of(literal)] = {level(), reason};
    trail_.push_back(literal);
    choices_.close(deny(literal), narrow_);
  }

  /// Draws all conclusions from choices of one literal. To be called once, before anything is assigned.
  Conflict begin();
  /// Draws all conclusions from what became true since the last time.
  Conflict propagate();

  /// Opens again whatever was assigned above a level, and tells `opened(literal)` of each, last first.
  template <class Opened>
  void back_to(std::uint32_t to_level, Opened opened) {
    const std::uint32_t keep = level_starts_[to_level];
    while (trail_.size() > keep) {
      const Literal literal = trail_.back();
      trail_.pop_back();
      values_[literal] = values_[deny(literal)] = TruthValue::open;
      choices_.reopen(deny(literal));
      opened(literal);
    }
    level_starts_.resize(to_level);
    propagated_ = keep;
    narrow_.clear();
  }

 private:
  enum class TruthValue : std::uint8_t { open, yes, no };

  struct Why {
    std::uint32_t level;
    Antecedent reason;
  };

  Conflict exclude_rivals(Literal literal);
  Conflict conclude(std::uint32_t choice);

  Choices choices_;
  std::vector<TruthValue> values_;  // of each literal
  std::vector<Why> why_;            // of each variable
  std::vector<Literal> trail_;
  std::vector<std::uint32_t> level_starts_;  // where on the trail each level begins
  std::size_t propagated_ = 0;               // how much of the trail has excluded its rivals
  std::vector<std::uint32_t> narrow_;        // choices that have come down to one literal or none
};

}  // namespace sudoku::large
