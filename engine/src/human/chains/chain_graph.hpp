// The parts of chains: nodes that are true or false, strong links (if not the one, then the other) and weak links
// (if the one, then not the other).
#pragma once

#include <unordered_map>
#include <vector>

#include "human/als/als.hpp"
#include "human/core/finds.hpp"

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

  /// The condition for strong links.
  enum Kinds : unsigned {
    kCells = 1,   ///< both candidates of cells that have two
    kPairs = 2,   ///< both places of a digit in units where it has two
    kGroups = 4,  ///< places of a digit in a unit that are on two crossings, at least two on one of them
    kSets = 8     ///< any two digits of an almost locked set
  };

  ChainGraph(const Board& board, unsigned kinds);

  /// Made piece by piece; until it is whole, it can't be asked.
  bool is_complete() const { return stage_ == Stage::complete; }
  /// Makes one more piece. Returns how much work that was.
  std::uint64_t advance();
  /// True if there are more almost locked sets than it has.
  bool is_limited() const { return listing_.is_limited(); }

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
  enum class Stage : std::uint8_t { strong, listing, sets, weak, complete };

  void add_cells();
  void add_pairs(Digit digit);
  void add_groups(Digit digit);
  void add_set(const AlmostLockedSet& set);
  /// Links a node with those before it.
  std::uint64_t link_weakly(Index node);
  Index index_of(Digit digit, const CellSet& cells);
  void link_strongly(Index a, Index b, Index set = kNone);
  void add_split(Digit digit, const CellSet& places, const CellSet& part);

  const Board& board_;
  const unsigned kinds_;
  Stage stage_ = Stage::strong;
  std::size_t next_ = 1;  // digit, set or node of the stage
  AlmostLockedSets listing_;
  std::vector<ChainNode> nodes_;
  std::vector<std::vector<StrongLink>> strong_;
  std::vector<std::vector<Index>> weak_;
  std::vector<AlmostLockedSet> sets_;
  std::unordered_multimap<std::size_t, Index> known_;
  std::vector<std::vector<Index>> of_digit_, in_cell_;  // nodes that are linked weakly
};

/// The graph of a board with links of these kinds, kept with it until it changes.
ChainGraph& chain_graph(const Board& board, unsigned kinds);

}  // namespace sudoku::human
