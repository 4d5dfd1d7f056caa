#include "human/core/trial.hpp"

#include <algorithm>

namespace sudoku::human {

Trial::Trial(const Board& board)
    : board_(board),
      true_(static_cast<std::size_t>(board.cells() * board.size())),
      false_(true_),
      left_in_(static_cast<std::size_t>(board.cells())),
      left_for_(static_cast<std::size_t>(board.size() + 1)) {}

void Trial::assume(Candidate candidate, Follow follow) {
  follow_ = follow;
  for (const Literal& literal : queue_) (literal.is_true ? true_ : false_)[key(literal.candidate)] = {};
  queue_.clear();
  dead_end_.reset();
  for (Cell cell = 0; cell < board_.cells(); ++cell) left_in_[cell] = board_.candidates(cell);
  for (Digit digit = 1; digit <= board_.size(); ++digit) left_for_[digit] = board_.places(digit);
  conclude(candidate, kByCell);
  for (std::size_t next = 0; next < queue_.size() && !dead_end_; ++next) {
    const Literal literal = queue_[next];
    if (literal.is_true) {
      follow_true(literal.candidate);
    } else {
      follow_false(literal.candidate);
    }
  }
}

void Trial::follow_true(Candidate candidate) {
  const auto [cell, digit] = candidate;
  const Literal cause{candidate, true};
  if (follow_ != Follow::digit) {
    for (const Digit other : Digits(board_.candidates(cell) & ~bit(digit))) exclude({cell, other}, cause);
  }
  for (const Cell peer : board_.peers(cell) & board_.places(digit)) exclude({peer, digit}, cause);
}

void Trial::exclude(Candidate candidate, Literal cause) {
  Info& known = false_[key(candidate)];
  if (known.order != 0) return;
  queue_.push_back({candidate, false});
  known = {static_cast<int>(queue_.size()), info(cause).depth + 1, cause, kByCell};
  left_in_[candidate.cell] &= ~bit(candidate.digit);
  left_for_[candidate.digit].remove(candidate.cell);
}

void Trial::follow_false(Candidate candidate) {
  const auto [cell, digit] = candidate;
  const bool in_chain = follow_ == Follow::chains;
  if (follow_ != Follow::digit && (!in_chain || count_digits(board_.candidates(cell)) == 2)) {
    const Mask left = left_in_[cell];
    if (is_single(left)) conclude({cell, lowest_digit(left)}, kByCell);
    if (left == 0 && !in_chain) dead_end_ = DeadEnd{cell, kByCell, 0};
  }
  for (const Unit unit : board_.geometry().units_of(cell)) {
    if (!board_.geometry().is_complete(unit)) continue;
    if (in_chain && board_.places(digit, unit).count() != 2) continue;
    const CellSet left = left_for_[digit] & board_.unit(unit);
    const int places = left.count();
    if (places == 1) conclude({left.first(), digit}, unit);
    if (places == 0 && !in_chain) dead_end_ = DeadEnd{kNoCell, unit, digit};
  }
}

void Trial::conclude(Candidate candidate, Unit unit) {
  Info& known = true_[key(candidate)];
  if (known.order != 0) return;
  queue_.push_back({candidate, true});
  known.order = static_cast<int>(queue_.size());
  known.unit = unit;
  known.depth = 0;
  if (queue_.size() == 1) return;
  for (const Literal& premise : premises(candidate.cell, unit, candidate.digit, known.order)) {
    known.depth = std::max(known.depth, info(premise).depth + 1);
  }
}

std::vector<Literal> Trial::premises(Cell cell, Unit unit, Digit digit, int before) const {
  std::vector<Literal> list;
  const auto add = [&](Candidate candidate) {
    const int order = false_[key(candidate)].order;
    if (order != 0 && order < before) list.push_back({candidate, false});
  };
  if (unit == kByCell) {
    for (const Digit other : Digits(board_.candidates(cell))) {
      if (other != digit) add({cell, other});
    }
  } else {
    for (const Cell other : board_.places(digit, unit)) {
      if (other != cell) add({other, digit});
    }
  }
  return list;
}

int Trial::depth_of_contradiction() const {
  int deepest = 0;
  for (const Literal& premise : premises(dead_end_->cell, dead_end_->unit, dead_end_->digit, 1 << 30)) {
    deepest = std::max(deepest, info(premise).depth + 1);
  }
  return deepest;
}

void Trial::tell(Literal literal, int group, Step& step) const {
  tell_all({literal}, group, step);
}

void Trial::tell_contradiction(Step& step) const {
  tell_all(premises(dead_end_->cell, dead_end_->unit, dead_end_->digit, 1 << 30), 0, step);
  if (dead_end_->unit != kByCell) step.reason.units.push_back(dead_end_->unit);
}

/// From the goals back to the assumption, then told in the order in which they came about.
void Trial::tell_all(std::vector<Literal> goals, int group, Step& step) const {
  std::vector<StepLink> links;
  std::vector<bool> seen_true(true_.size(), false), seen_false(true_.size(), false);
  const auto visit = [&](Literal literal) {
    auto seen = (literal.is_true ? seen_true : seen_false)[key(literal.candidate)];
    if (seen) return false;
    seen = true;
    return true;
  };
  std::vector<Literal> literals;
  for (const Literal& goal : goals) {
    if (visit(goal)) literals.push_back(goal);
  }
  const auto node_of = [](Candidate candidate) { return Node{candidate.digit, {candidate.cell}}; };
  for (std::size_t next = 0; next < literals.size(); ++next) {
    const Literal literal = literals[next];
    const Info& own = info(literal);
    if (own.order == 1) continue;
    const std::vector<Literal> causes =
        literal.is_true ? premises(literal.candidate.cell, own.unit, literal.candidate.digit, own.order)
                        : std::vector<Literal>{own.cause};
    for (const Literal& cause : causes) {
      links.push_back({node_of(cause.candidate), node_of(literal.candidate), literal.is_true,
                       static_cast<std::uint8_t>(group), own.unit});
      if (visit(cause)) literals.push_back(cause);
    }
  }
  const auto earlier = [&](const Literal& a, const Literal& b) { return info(a).order < info(b).order; };
  std::sort(literals.begin(), literals.end(), earlier);
  for (const Literal& literal : literals) {
    const auto [cell, digit] = literal.candidate;
    step.reason.roles.push_back(
        {literal.is_true ? StepRole::on : StepRole::off, cell, digit, static_cast<std::uint8_t>(group)});
  }
  step.reason.links.insert(step.reason.links.end(), links.rbegin(), links.rend());
}

}  // namespace sudoku::human
