// `relation`: a table of the digits that two cells may hold together. Made arc consistent; AC-3 has it as two arcs.
#pragma once

#include "constraints/primitive.hpp"

namespace sudoku {

class Relation final : public Primitive {
 public:
  /// `allowed(a, b)` tells of two digits whether they may stand together.
  template <class Allowed>
  Relation(Cell first, Cell second, int size, Allowed allowed)
      : Primitive({first, second}, size),
        partners_{std::vector<Mask>(static_cast<std::size_t>(size), 0),
                  std::vector<Mask>(static_cast<std::size_t>(size), 0)} {
    for (int a = 1; a <= size; ++a) {
      for (int b = 1; b <= size; ++b) {
        if (!allowed(a, b)) continue;
        partners_[0][static_cast<std::size_t>(a) - 1] |= bit(b);
        partners_[1][static_cast<std::size_t>(b) - 1] |= bit(a);
      }
    }
  }

  bool prune(std::span<Mask> candidates) const override;
  std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const override;
  const Relation* relation() const override { return this; }

  /// The digits that the other cell may have beside one of the cell number `at`.
  Mask partners(int at, Digit digit) const { return partners_[at][digit - 1u]; }
  /// The same for each digit, from 1 on.
  const std::vector<Mask>& all_partners(int at) const { return partners_[at]; }

  /// Of some digits of the cell number `at` those that one of the other cell's may stand with.
  Mask supported(int at, Mask digits, Mask others) const;

 private:
  std::vector<Mask> partners_[2];
};

}  // namespace sudoku
