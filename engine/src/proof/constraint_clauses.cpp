#include "proof/constraint_clauses.hpp"

#include <algorithm>
#include <set>

#include "constraints/constraint_set.hpp"

namespace sudoku::proof {

namespace {

/// Clauses of one primitive at most.
constexpr std::size_t kMostClauses = 40'000;
/// A reader checks a clause against all ways to fill a constraint, which are at most so many.
constexpr double kMostFillings = 5e6;
/// Partial fillings that are tried, of a primitive and of all.
constexpr int kMostTrials = 400'000, kMostTrialsInAll = 2'000'000;

double fillings(int size, std::size_t cells) {
  double count = 1;
  for (std::size_t cell = 0; cell < cells && count <= kMostFillings; ++cell) count *= size;
  return count;
}

}  // namespace

/// Finds all that a primitive forbids: fills its cells one after another, and where what is filled leaves nothing to
/// the rest, leaves out each digit that is not needed for that.
class Forbidden {
 public:
  /// Tries no more than so many partial fillings in all.
  Forbidden(const Geometry& geometry, const Primitive& primitive, int most_trials)
      : geometry_(geometry),
        primitive_(primitive),
        most_trials_(most_trials),
        masks_(primitive.cells().size(), all_digits(geometry.size())),
        next_(primitive.cells().size(), 1) {}

  /// Tries some more; false when it is done, or has found too many.
  bool go_on(int trials) {
    for (const int end = trials_ + trials; trials_ < end;) {
      if (at_ == masks_.size()) {
        --at_;
      } else if (next_[at_] > geometry_.size()) {
        masks_[at_] = all_digits(geometry_.size());
        next_[at_] = 1;
        if (at_ == 0) return false;
        --at_;
      } else {
        try_digit(bit(next_[at_]++));
        if (is_too_much()) return false;
      }
    }
    return true;
  }

  bool is_too_much() const { return trials_ > most_trials_ || clauses_.size() > kMostClauses; }
  const std::set<std::vector<Literal>>& clauses() const { return clauses_; }
  int trials() const { return trials_; }

 private:
  void try_digit(Mask digit) {
    if (is_beside_itself(at_, digit)) return;
    ++trials_;
    masks_[at_] = digit;
    if (is_possible(masks_)) ++at_;
    else keep(at_);
  }

  /// True if a cell before it, from which it differs, has the digit, which other clauses say already.
  bool is_beside_itself(std::size_t at, Mask digit) const {
    const auto& cells = primitive_.cells();
    for (std::size_t before = 0; before < at; ++before) {
      if (masks_[before] == digit && geometry_.are_peers(cells[at], cells[before])) return true;
    }
    return false;
  }

  bool is_possible(std::vector<Mask> masks) const { return primitive_.prune(masks); }

  /// Keeps the clause of the digits up to this cell.
  void keep(std::size_t last) {
    std::vector<Mask> needed = masks_;
    std::vector<Literal> clause;
    for (std::size_t at = 0; at <= last; ++at) {
      const Mask digit = needed[at];
      needed[at] = all_digits(geometry_.size());
      if (!is_possible(needed)) continue;
      needed[at] = digit;
      clause.push_back(denied(at, digit));
    }
    if (clause.empty()) clause.push_back(denied(last, masks_[last]));  // nothing at all is possible
    clauses_.insert(std::move(clause));
  }

  Literal denied(std::size_t at, Mask digit) const {
    const int variable = primitive_.cells()[at] * geometry_.size() + lowest_digit(digit);
    return opposite(affirmed(static_cast<std::uint32_t>(variable)));
  }

  const Geometry& geometry_;
  const Primitive& primitive_;
  int most_trials_;
  std::vector<Mask> masks_;
  std::vector<int> next_;  // the digit that each cell tries next
  std::size_t at_ = 0;     // the cell that is to be filled
  std::set<std::vector<Literal>> clauses_;
  int trials_ = 0;
};

ConstraintClauses::ConstraintClauses(const Geometry& geometry, const Puzzle& puzzle)
    : geometry_(geometry), trials_left_(kMostTrialsInAll) {
  for (const Constraint& constraint : puzzle.rules.constraints) named_cells_.push_back(constraint.cells.size());
}

ConstraintClauses::~ConstraintClauses() = default;

bool ConstraintClauses::add_some(ClauseList& clauses, int trials) {
  if (forbidden_ == nullptr && !begin_next()) return false;
  if (forbidden_->go_on(trials)) return true;
  is_complete_ = !forbidden_->is_too_much();
  if (!is_complete_) return false;
  trials_left_ -= forbidden_->trials();
  for (const auto& clause : forbidden_->clauses()) clauses.add(clause);
  forbidden_ = nullptr;
  return true;
}

/// False if there is none, or if it can be filled in too many ways. A part of a choice may have more cells than the
/// choice names.
bool ConstraintClauses::begin_next() {
  const ConstraintSet* const set = geometry_.constraints();
  if (set == nullptr || next_ == set->primitives.size()) return false;
  const auto& [constraint, primitive] = set->primitives[next_++];
  const std::size_t named = constraint < named_cells_.size() ? named_cells_[constraint] : 0;
  const std::size_t cells = std::max(named, primitive->cells().size());
  is_complete_ = primitive->relation() != nullptr || fillings(geometry_.size(), cells) <= kMostFillings;
  if (is_complete_) {
    forbidden_ = std::make_unique<Forbidden>(geometry_, *primitive, std::min(kMostTrials, trials_left_));
  }
  return is_complete_;
}

}  // namespace sudoku::proof
