// `count` of different digits: the first cell says how many the others have. What digits cells have used so far is a
// set, and all sets that are possible before a cell are bits (`sets_in_word.hpp`), as in sums. It is domain consistent.
#pragma once

#include "constraints/primitive.hpp"

namespace sudoku {

class DistinctCount final : public Primitive {
 public:
  /// The cell that counts, then those whose digits are counted.
  DistinctCount(std::vector<Cell> cells, int size);

  bool prune(std::span<Mask> candidates) const override;
  std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const override;
  std::size_t effort() const override {
    constexpr std::size_t passes = 4;
    return passes * cells().size() * static_cast<std::size_t>(size()) * words_;
  }

 private:
  using Sets = std::vector<std::uint64_t>;

  /// The sets that come of these by a cell with some of these digits.
  Sets after(const Sets& sets, Mask digits) const;
  /// The sets that become some of these by one of the digits.
  Sets before(const Sets& sets, Mask digits) const;
  /// The digits by which some of the sets becomes one of the others.
  Mask leading(const Sets& from, const Sets& to, Mask digits) const;
  /// The numbers of digits that sets have.
  Mask counts_of(const Sets& sets) const;
  Sets of_counts(Mask counts) const;
  Sets only_empty() const;

  std::size_t words_;  // of the sets of sets
};

}  // namespace sudoku
