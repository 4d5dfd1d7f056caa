// `relation`: a table of the digits that two cells may hold together. Made arc consistent; AC-3 has it as two arcs.
#pragma once

#include <memory>

#include "constraints/primitive.hpp"

namespace sudoku {

/// The pairs of digits that may stand together.
struct PairTable {
  /// `allowed(a, b)` tells of two digits whether they may stand together.
  template <class Allowed>
  PairTable(int size, Allowed allowed) : PairTable(size) {
    for (int a = 1; a <= size; ++a) {
      for (int b = 1; b <= size; ++b) {
        if (allowed(a, b)) allow(a, b);
      }
    }
  }

  std::vector<Mask> partners[2];  ///< of each digit of the first cell, then of the second, those of the other

 private:
  explicit PairTable(int size);
  void allow(int a, int b);
};

class Relation final : public Primitive {
 public:
  /// Many relations of a puzzle share a table.
  Relation(Cell first, Cell second, int size, std::shared_ptr<const PairTable> table)
      : Primitive({first, second}, size), table_(std::move(table)) {}

  bool prune(std::span<Mask> candidates) const override;
  std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const override;
  const Relation* relation() const override { return this; }

  const std::shared_ptr<const PairTable>& table() const { return table_; }

  /// The digits that the other cell may have beside one of the cell number `at`.
  Mask partners(int at, Digit digit) const { return table_->partners[at][digit - 1u]; }
  /// The same for each digit, from 1 on.
  const std::vector<Mask>& all_partners(int at) const { return table_->partners[at]; }

  /// Of some digits of the cell number `at` those that one of the other cell's may stand with.
  Mask supported(int at, Mask digits, Mask others) const;

 private:
  std::shared_ptr<const PairTable> table_;
};

}  // namespace sudoku
