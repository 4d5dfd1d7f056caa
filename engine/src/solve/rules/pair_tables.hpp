// Relations between two cells as search asks them: which digits of one cell some digits of the other leave, by two
// look-ups. Many relations of a puzzle are the same table, which is made once.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "constraints/primitive.hpp"

namespace sudoku {

class PairTables {
 public:
  /// Another cell, and the table of what one cell leaves to it.
  struct PairArc {
    Cell other;
    std::uint16_t table;
  };

  PairTables() = default;
  /// Those of the primitives that are relations.
  PairTables(std::size_t cells, const std::vector<const Primitive*>& primitives);

  std::span<const PairArc> arcs_of(Cell cell) const {
    return {arcs_.data() + begins_[cell], arcs_.data() + begins_[cell + 1u]};
  }

  /// The digits at the end of an arc that have a partner among those at its beginning.
  Mask left_by(Mask digits, const PairArc& arc) const {
    const Halves& halves = tables_[arc.table];
    const auto set = static_cast<std::size_t>(digits);
    return Mask{halves.low[set % kSets]} | halves.high[set / kSets % kSets];
  }

 private:
  static constexpr std::size_t kDigitsInHalf = 8, kSets = std::size_t{1} << kDigitsInHalf;
  /// The digits that a set of digits up to 8 leaves, and those that one of digits from 9 on leaves.
  struct Halves {
    std::array<std::uint16_t, kSets> low{}, high{};
  };
  std::uint16_t table_of(const std::vector<Mask>& partners);
  /// Of a table that is all zeros.
  static void fill(Halves& halves, const std::vector<Mask>& partners);

  std::vector<PairArc> arcs_;          // of each cell, one after another
  std::vector<std::uint32_t> begins_;  // of those of each cell, and the end
  std::vector<Halves> tables_;
  std::vector<const std::vector<Mask>*> partners_;  // of each table; used while tables are made
};

}  // namespace sudoku
