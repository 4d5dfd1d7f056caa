#include "proof/look_ahead.hpp"

#include <algorithm>

namespace sudoku::proof {

LookAhead::LookAhead(const ClauseList& clauses, LineNumber choices, const UnitPropagation& propagation,
                     std::uint32_t variables)
    : clauses_(clauses), choice_count_(choices), propagation_(propagation), gains_(literal_count(variables)) {}

bool LookAhead::is_met(LineNumber choice) const {
  const auto literals = clauses_[choice];
  return std::any_of(literals.begin(), literals.end(), [this](Literal each) { return propagation_.is_true(each); });
}

std::size_t LookAhead::open_count(LineNumber choice) const {
  const auto literals = clauses_[choice];
  const auto is_open = [this](Literal each) { return propagation_.is_open(each); };
  return static_cast<std::size_t>(std::count_if(literals.begin(), literals.end(), is_open));
}

void LookAhead::begin() {
  compared_.clear();
  std::size_t fewest = ~std::size_t{0};
  for (LineNumber choice = 1; choice <= choice_count_; ++choice) {
    if (is_met(choice)) continue;
    const std::size_t open = open_count(choice);
    if (open < fewest) compared_.clear();
    fewest = std::min(fewest, open);
    if (open == fewest && compared_.size() < kCompared) compared_.push_back(choice);
  }
  untried_.clear();
  std::fill(gains_.begin(), gains_.end(), 0);
  for (const LineNumber choice : compared_) {
    for (const Literal literal : clauses_[choice]) {
      if (!propagation_.is_open(literal) || gains_[literal] != 0) continue;
      gains_[literal] = 1;
      untried_.push_back(literal);
    }
  }
  std::reverse(untried_.begin(), untried_.end());
}

std::optional<Literal> LookAhead::next_trial() {
  while (!untried_.empty()) {
    const Literal literal = untried_.back();
    untried_.pop_back();
    if (propagation_.is_open(literal)) return literal;
  }
  return std::nullopt;
}

/// The product of what follows on each side, so that no side is poor.
double LookAhead::weight(LineNumber choice) const {
  double product = 1;
  for (const Literal literal : clauses_[choice]) {
    if (propagation_.is_open(literal)) product *= gains_[literal];
  }
  return product;
}

std::optional<Literal> LookAhead::best() const {
  LineNumber best = kNoLine;
  double most = 0;
  for (const LineNumber choice : compared_) {
    if (is_met(choice) || weight(choice) <= most) continue;
    most = weight(choice);
    best = choice;
  }
  std::optional<Literal> chosen;
  if (best == kNoLine) return chosen;
  for (const Literal literal : clauses_[best]) {
    if (!propagation_.is_open(literal)) continue;
    if (!chosen || gains_[literal] > gains_[*chosen]) chosen = literal;
  }
  return chosen;
}

}  // namespace sudoku::proof
