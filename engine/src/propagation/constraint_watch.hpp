// The constraints on chosen cells of which a candidate has gone since they were last pruned. It finds out by comparing
// the board with what it was then, so that those who change it need not tell.
#pragma once

#include <algorithm>

#include "constraints/constraint_set.hpp"

namespace sudoku {

/// The constraints that a propagator prunes.
enum class ConstraintReach : std::uint8_t {
  one_open,   ///< those of which one cell has no value yet, or none: that is looking one ahead
  relations,  ///< these, and those on two cells
  all,
};

class ConstraintWatch {
 public:
  static constexpr std::size_t kNone = ~std::size_t{0};

  void compare(const ConstraintSet& set, const std::vector<Mask>& candidates, const std::vector<Digit>& values) {
    seen_.resize(candidates.size(), 0);
    changed_.resize(set.primitives.size(), false);
    for (std::size_t cell = 0; cell < seen_.size(); ++cell) {
      if (seen_[cell] != looks(candidates[cell], values[cell])) {
        note(set, static_cast<Cell>(cell), candidates[cell], values[cell]);
      }
    }
  }

  /// These are the candidates of a cell now, and its value.
  void note(const ConstraintSet& set, Cell cell, Mask candidates, Digit value) {
    seen_[cell] = looks(candidates, value);
    for (const std::uint16_t at : set.of_cell[cell]) changed_[at] = true;
  }

  /// There is nothing to be pruned on this board.
  void settle(const std::vector<Mask>& candidates, const std::vector<Digit>& values) {
    seen_.resize(candidates.size());
    for (std::size_t cell = 0; cell < seen_.size(); ++cell) seen_[cell] = looks(candidates[cell], values[cell]);
    std::fill(changed_.begin(), changed_.end(), false);
  }

  bool has_any() const { return std::find(changed_.begin(), changed_.end(), true) != changed_.end(); }

  /// Takes out the first primitive from `from` on; kNone if there is none.
  std::size_t take(std::size_t from) {
    while (from < changed_.size() && !changed_[from]) ++from;
    if (from >= changed_.size()) return kNone;
    changed_[from] = false;
    return from;
  }

 private:
  /// One candidate is not the same as a value: only the latter is looked ahead from.
  static Mask looks(Mask candidates, Digit value) { return candidates | Mask{value != 0} << 63; }

  std::vector<Mask> seen_;     // how each cell looks; none before the first comparison
  std::vector<bool> changed_;  // of each primitive
};

}  // namespace sudoku
