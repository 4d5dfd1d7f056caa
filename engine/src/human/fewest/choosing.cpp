#include "human/fewest/choosing.hpp"

namespace sudoku::human {

namespace {

constexpr StatementNumber kNone = 0xFFFF;

}  // namespace

Choosing::Choosing(const Statements& statements)
    : statements_(statements),
      fillings_(statements),
      is_preferred_(statements.candidates()),
      is_chosen_(statements.candidates()),
      is_used_(statements.count()),
      blocked_(statements.candidates()),
      held_(statements.count()) {
  for (std::size_t number = 0; number < statements.count(); ++number) {
    open_.push_back(static_cast<std::uint16_t>(statements.candidates_of(static_cast<StatementNumber>(number)).size()));
  }
}

Choosing::Possibility Choosing::run(const std::vector<StatementNumber>& wanted, std::uint64_t most_choices) {
  wanted_ = &wanted;
  most_ = choices_made_ + most_choices;
  for (const StatementNumber number : wanted) is_used_[number] = false;
  const std::size_t assumed = chosen_.size();
  const bool is_possible = extend();
  if (is_possible) {
    choose_more();
    model_ = chosen_;
  }
  while (chosen_.size() > assumed) take_back();
  if (is_possible) return Possibility::possible;
  if (choices_made_ >= most_) return Possibility::gave_up;
  used_.clear();
  for (const StatementNumber number : wanted) {
    if (is_used_[number]) used_.push_back(number);
  }
  return Possibility::impossible;
}

bool Choosing::extend() {
  const Next next = pick();
  if (next.statement == kNone) return true;
  is_used_[next.statement] = true;
  for (const bool preferred : {true, false}) {
    for (const CandidateNumber candidate : statements_.candidates_of(next.list)) {
      if (blocked_[candidate] != 0 || is_preferred_[candidate] != preferred) continue;
      if ((next.digits & bit(statements_.candidate(candidate).digit)) == 0) continue;
      if (choices_made_ >= most_) return false;
      choose(candidate);
      if (extend()) return true;
      take_back();
    }
  }
  return false;
}

/// Whatever else can be true besides, what is preferred first.
void Choosing::choose_more() {
  for (const bool preferred : {true, false}) {
    for (std::size_t candidate = 0; candidate < blocked_.size(); ++candidate) {
      const auto number = static_cast<CandidateNumber>(candidate);
      if (blocked_[candidate] == 0 && is_preferred_[candidate] == preferred && !is_chosen_[candidate]) choose(number);
    }
  }
}

/// The wanted statement that is not true yet and has the fewest candidates left.
Choosing::Next Choosing::pick() {
  const StatementNumber first_constraint = statements_.first_constraint();
  Next best{kNone, kNone, 0};
  int fewest = kMaxSize + 1;
  for (const StatementNumber number : *wanted_) {
    if (number < first_constraint) {
      if (held_[number] != 0 || open_[number] >= fewest) continue;
      best = {number, number, ~Mask{0}};
      fewest = open_[number];
    } else {
      const auto& [cell, digits] = fillings_.next_of(number);
      if (cell == kNoCell || count_digits(digits) >= fewest) continue;
      best = {number, cell, digits};
      fewest = count_digits(digits);
    }
    if (fewest <= 1) break;
  }
  return best;
}

std::vector<bool> Choosing::held() const {
  std::vector<bool> is_true(statements_.count());
  std::vector<Mask> digits(statements_.cells());
  for (const CandidateNumber candidate : model_) {
    const auto [cell, digit] = statements_.candidate(candidate);
    digits[cell] = bit(digit);
    for (const StatementNumber number : statements_.statements_of(candidate)) is_true[number] = true;
  }
  for (std::size_t number = statements_.first_constraint(); number < is_true.size(); ++number) {
    is_true[number] = fillings_.is_filled(static_cast<StatementNumber>(number), digits);
  }
  return is_true;
}

void Choosing::choose(CandidateNumber candidate) {
  ++choices_made_;
  chosen_.push_back(candidate);
  is_chosen_[candidate] = true;
  fillings_.choose(statements_.candidate(candidate));
  for (const StatementNumber number : statements_.statements_of(candidate)) ++held_[number];
  for (const CandidateNumber rival : statements_.rivals_of(candidate)) block(rival);
}

void Choosing::take_back() {
  const CandidateNumber candidate = chosen_.back();
  chosen_.pop_back();
  is_chosen_[candidate] = false;
  fillings_.take_back(statements_.candidate(candidate));
  for (const StatementNumber number : statements_.statements_of(candidate)) --held_[number];
  for (const CandidateNumber rival : statements_.rivals_of(candidate)) unblock(rival);
}

void Choosing::block(CandidateNumber candidate) {
  if (blocked_[candidate]++ != 0) return;
  fillings_.exclude(statements_.candidate(candidate));
  for (const StatementNumber number : statements_.statements_of(candidate)) --open_[number];
}

void Choosing::unblock(CandidateNumber candidate) {
  if (--blocked_[candidate] != 0) return;
  fillings_.allow(statements_.candidate(candidate));
  for (const StatementNumber number : statements_.statements_of(candidate)) ++open_[number];
}

}  // namespace sudoku::human
