// Cells that all differ and hold the digits of one of some sets: a renban line, a cage with a total. A digit that is in
// all sets that are still possible is in one of the cells, so that it is nowhere else where all of these cells see.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "constraints/primitive.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// A set of digits of a grid that search takes: it keeps and copies many of them.
using ShortMask = std::uint16_t;
static_assert(kLargestWithRules <= 16);

/// The sets of a renban line, digits one after another. No other inference makes its cells differ, and hold one of
/// them.
class LineSets {
 public:
  LineSets(std::vector<Cell> cells, int size);

  const std::vector<Cell>& cells() const { return cells_; }

  struct Found {
    bool is_possible = false;
    Mask certain = 0;   ///< the digits that are in one of the cells for certain
    Mask possible = 0;  ///< those that are in some set
    Mask filled = 0;    ///< those that a cell has alone
    Mask alone = 0;     ///< those that are in one cell only
  };
  /// The digits that the candidates leave.
  Found find(std::span<const ShortMask> candidates) const;

 private:
  bool can_fill(Mask set, std::span<const ShortMask> candidates) const;

  std::vector<Cell> cells_;
  std::vector<Mask> sets_;
};

/// The sets of so many digits that add up to a total. Search asks for them so often that their answers are in a table,
/// as far as there is room for it.
class SetsOfTotal {
 public:
  /// Those of a sum of one group of cells: the same for all such sums, and kept for later ones.
  static std::shared_ptr<const SetsOfTotal> of(const GroupedSum& sum, int size);

  SetsOfTotal(const GroupedSum& sum, int size);

  /// The digits that all of the sets have which consist of these digits; nothing if there is no such set.
  std::optional<Mask> common(Mask digits) const {
    if (digits >= common_.size()) return work_out(digits);
    const std::uint16_t common = common_[static_cast<std::size_t>(digits)];
    return common == kNoSet ? std::nullopt : std::optional<Mask>(common);
  }

 private:
  static constexpr int kMostInTable = 9;  // digits
  static constexpr std::uint16_t kNoSet = 0xFFFF;

  void fill_table(int size);
  std::optional<Mask> work_out(Mask digits) const;

  std::vector<Mask> sets_;
  std::vector<std::uint16_t> common_;  // by the digits, as a number
};

/// The sets of a sum whose cells all differ and count once. It lives no longer than the sum, which has the cells.
class SumSets {
 public:
  SumSets(std::span<const Cell> cells, std::shared_ptr<const SetsOfTotal> sets)
      : cells_(cells), sets_(std::move(sets)) {}

  std::span<const Cell> cells() const { return cells_; }

  /// The digits that are in one of the open cells for certain; nothing if no set is possible.
  std::optional<Mask> certain(std::span<const ShortMask> candidates) const {
    Mask any = 0, filled = 0;
    for (const Cell cell : cells_) {
      any |= candidates[cell];
      if (is_single(candidates[cell])) filled |= candidates[cell];
    }
    const std::optional<Mask> certain = sets_->common(any);
    return certain ? std::optional<Mask>(*certain & ~filled) : std::nullopt;
  }

 private:
  std::span<const Cell> cells_;
  std::shared_ptr<const SetsOfTotal> sets_;
};

/// Those of a puzzle's renban lines.
std::vector<LineSets> line_sets_of(const Puzzle& puzzle, const Geometry& geometry);

/// Those of all sums that are one group of cells.
std::vector<SumSets> sum_sets_of(const std::vector<const Primitive*>& primitives, int size);

}  // namespace sudoku
