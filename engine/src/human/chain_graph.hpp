// What chains are made of: nodes that are true or false, strong links (if not the one, then the other) and weak links
// (if the one, then not the other).
#pragma once

#include <unordered_map>
#include <vector>

#include "human/als.hpp"
#include "human/finds.hpp"

namespace sudoku::human {

/// A digit in one of some cells: true if it is there. Mostly one cell, a candidate.
struct ChainNode {
  Digit digit;
  CellSet cells;
  CellSet seen;  ///< places of the digit that see all cells
  Cell only;     ///< the cell where it is one, else kNoCell
};

class ChainGraph {
 public:
  using Index = std::uint32_t;
  static constexpr Index kNone = ~Index{0};
  struct StrongLink {
    Index to;
    Index set;  ///< the almost locked set that it goes through, or kNone
  };

  explicit ChainGraph(const Board& board) : board_(board) {}

  /// Both candidates of cells that have two.
  void add_cells();
  /// Both places of a digit in units where it has two.
  void add_pairs(Digit digit);
  /// Places of a digit in a unit that are on two crossings, at least two on one of them.
  void add_groups(Digit digit);
  /// Any two digits of an almost locked set.
  void add_sets(std::vector<AlmostLockedSet> sets);
  /// To be called when all strong links are there.
  void link_weakly();

  Index size() const { return static_cast<Index>(nodes_.size()); }
  const ChainNode& node(Index index) const { return nodes_[index]; }
  const std::vector<StrongLink>& strong(Index index) const { return strong_[index]; }
  const std::vector<Index>& weak(Index index) const { return weak_[index]; }
  bool are_weakly_linked(Index a, Index b) const;
  const AlmostLockedSet& set(Index index) const { return sets_[index]; }
  const Board& board() const { return board_; }

  /// Takes away what can't be true if one of the two nodes is.
  void eliminate_common(Index a, Index b, Step& step) const;

 private:
  Index index_of(Digit digit, const CellSet& cells);
  void link_strongly(Index a, Index b, Index set = kNone);
  void add_split(Digit digit, const CellSet& places, const CellSet& part);

  const Board& board_;
  std::vector<ChainNode> nodes_;
  std::vector<std::vector<StrongLink>> strong_;
  std::vector<std::vector<Index>> weak_;
  std::vector<AlmostLockedSet> sets_;
  std::unordered_multimap<std::size_t, Index> known_;
};

}  // namespace sudoku::human
