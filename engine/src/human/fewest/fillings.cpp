#include "human/fewest/fillings.hpp"

#include <algorithm>

#include "constraints/constraint_set.hpp"

namespace sudoku::human {

ConstraintFillings::ConstraintFillings(const Statements& statements)
    : statements_(statements),
      open_(statements.cells()),
      is_chosen_(statements.cells()),
      next_(statements.constraints()),
      is_known_(statements.constraints()) {
  for (std::size_t number = 0; number < statements.candidates(); ++number) {
    const Candidate candidate = statements.candidate(static_cast<CandidateNumber>(number));
    open_[candidate.cell] |= bit(candidate.digit);
  }
}

void ConstraintFillings::choose(Candidate candidate) {
  is_chosen_[candidate.cell] = true;
  touch(candidate.cell);
}

void ConstraintFillings::take_back(Candidate candidate) {
  is_chosen_[candidate.cell] = false;
  touch(candidate.cell);
}

void ConstraintFillings::change(Candidate candidate) {
  open_[candidate.cell] ^= bit(candidate.digit);
  touch(candidate.cell);
}

void ConstraintFillings::touch(Cell cell) {
  for (const std::uint16_t at : statements_.constraints_of(cell)) is_known_[at] = false;
}

const ConstraintFillings::Next& ConstraintFillings::next_of(StatementNumber constraint) {
  const std::size_t at = static_cast<std::size_t>(constraint - statements_.first_constraint());
  if (is_known_[at]) return next_[at];
  is_known_[at] = true;
  Next& next = next_[at];
  std::vector<Mask> left = open_;
  const auto cells = statements_.cells_of(constraint);
  if (!prune(constraint, left)) return next = {cells[0], 0};
  next = {};
  for (const Cell cell : cells) {
    if (is_chosen_[cell]) continue;
    if (next.cell == kNoCell || count_digits(left[cell]) < count_digits(next.digits)) next = {cell, left[cell]};
  }
  return next;
}

bool ConstraintFillings::is_filled(StatementNumber constraint, const std::vector<Mask>& digits) const {
  const auto cells = statements_.cells_of(constraint);
  if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return digits[cell] == 0; })) return false;
  std::vector<Mask> left = digits;
  return prune(constraint, left);
}

/// False where a constraint can't be filled with what is left to its cells; what none of its parts allows is taken.
bool ConstraintFillings::prune(StatementNumber constraint, std::vector<Mask>& left) const {
  for (const Primitive* const primitive : statements_.primitives_of(constraint)) {
    const std::vector<Cell>& cells = primitive->cells();
    std::vector<Mask> candidates = candidates_of(*primitive, left);
    if (!primitive->prune(candidates)) return false;
    for (std::size_t place = 0; place < cells.size(); ++place) left[cells[place]] = candidates[place];
  }
  return true;
}

}  // namespace sudoku::human
