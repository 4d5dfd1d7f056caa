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

/// Finds all that a primitive forbids: fills its cells one after another, and where what is filled leaves nothing to
/// the rest, leaves out each digit that is not needed for that.
class Forbidden {
 public:
  /// Tries no more than so many partial fillings.
  Forbidden(const Geometry& geometry, const Primitive& primitive, int most_trials)
      : geometry_(geometry),
        primitive_(primitive),
        most_trials_(most_trials),
        masks_(primitive.cells().size(), all_digits(geometry.size())) {}

  bool find() { return fill(0); }
  const std::set<std::vector<Literal>>& clauses() const { return clauses_; }
  int trials() const { return trials_; }

 private:
  bool fill(std::size_t at) {
    if (at == masks_.size()) return true;
    const Mask all = masks_[at];
    for (int digit = 1; digit <= geometry_.size(); ++digit) {
      if (is_beside_itself(at, bit(digit))) continue;
      if (++trials_ > most_trials_ || clauses_.size() > kMostClauses) return false;
      masks_[at] = bit(digit);
      if (is_possible(masks_)) {
        if (!fill(at + 1)) return false;
      } else {
        keep(at);
      }
    }
    masks_[at] = all;
    return true;
  }

  /// True if a cell before it, from which it differs, has the digit, which other clauses say already.
  bool is_beside_itself(std::size_t at, Mask digit) const {
    const auto& cells = primitive_.cells();
    const auto peers = geometry_.peers(cells[at]);
    for (std::size_t before = 0; before < at; ++before) {
      if (masks_[before] == digit && std::binary_search(peers.begin(), peers.end(), cells[before])) return true;
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
  std::set<std::vector<Literal>> clauses_;
  int trials_ = 0;
};

double fillings(const Puzzle& puzzle, const NumberedPrimitive& numbered, int size) {
  const auto& constraints = puzzle.rules.constraints;
  const bool is_chosen = numbered.constraint < constraints.size();
  const std::size_t cells = is_chosen ? constraints[numbered.constraint].cells.size() : 2;
  double count = 1;
  for (std::size_t cell = 0; cell < cells && count <= kMostFillings; ++cell) count *= size;
  return count;
}

}  // namespace

bool add_constraint_clauses(const Geometry& geometry, const Puzzle& puzzle, ClauseList& clauses) {
  const ConstraintSet* const set = geometry.constraints();
  if (set == nullptr) return true;
  int trials_left = kMostTrialsInAll;
  for (const NumberedPrimitive& numbered : set->primitives) {
    const bool is_table = numbered.primitive->relation() != nullptr;
    if (!is_table && fillings(puzzle, numbered, geometry.size()) > kMostFillings) return false;
    Forbidden forbidden(geometry, *numbered.primitive, std::min(kMostTrials, trials_left));
    if (!forbidden.find()) return false;
    trials_left -= forbidden.trials();
    for (const auto& clause : forbidden.clauses()) clauses.add(clause);
  }
  return true;
}

}  // namespace sudoku::proof
