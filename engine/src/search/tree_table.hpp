// The search tree as a table that never grows beyond its cap, however long the search.
//
// A node gets its row when it is closed, after the rows of its subtree, and only if the subtree has as many nodes as a
// threshold; a smaller one is folded into its parent's count, which costs two additions. When the table is full, the
// threshold doubles until half of it is folded away. Nodes on the open path have no row yet: `rows()` adds them.
#pragma once

#include <vector>

#include "search/search.hpp"
#include "sudoku/run.hpp"

namespace sudoku {

class TreeTable {
 public:
  /// `cap`: the most rows; raised to what an open path may need. `deepest`: the most nodes that can be open.
  TreeTable(std::size_t cap, int deepest);

  /// The root, or a decision, which becomes a child of the latest open node.
  void open(const SearchLevel& level, std::uint64_t event) {
    open_[depth_++] = {event, 1, 0, kept_, level.cell, level.digit, level.half, NodeOutcome::open};
  }

  /// The latest open node is refuted by this event, as failed, exhausted or skipped. The root of a subtree is the last
  /// to be closed.
  void close(std::uint64_t event, NodeOutcome outcome) {
    const OpenNode& node = open_[--depth_];
    if (depth_ > 0) {
      OpenNode& parent = open_[depth_ - 1];
      parent.nodes += node.nodes;
      if (node.nodes < threshold_) {
        parent.folded += node.nodes;
        return;
      }
    }
    keep(node, event, outcome);
  }

  /// The latest open node is a solution.
  void solve() { open_[depth_ - 1].outcome = NodeOutcome::solution; }

  /// True if its root has been closed, so that nothing can follow.
  bool closed() const { return depth_ == 0; }

  /// The rows in the order of search, nodes that are still open reaching to event `last`; folded further where these
  /// are more than `cap`.
  std::vector<TreeNode> rows(std::uint64_t last, std::size_t cap) const;

 private:
  struct OpenNode {
    std::uint64_t first;   // number of its decide
    std::uint64_t nodes;   // of its subtree so far, folded ones too
    std::uint64_t folded;
    std::size_t row_from;  // the rows from here on are of its subtree
    Cell cell;
    Digit digit;
    Half half;
    NodeOutcome outcome;

    TreeNode row(std::uint64_t last, std::int32_t parent, NodeOutcome as) const {
      TreeNode node{first, last, folded, parent, cell, digit, NodeOutcome::open, Half::none};
      node.outcome = as;
      node.half = half;
      return node;
    }
  };
  struct ClosedNode {
    TreeNode node;        // parent: a row, or while that is open, -1 - its place in open_
    std::uint64_t nodes;  // of its subtree
  };

  void keep(const OpenNode& node, std::uint64_t event, NodeOutcome outcome);
  void fold_to(std::size_t rows);
  void fold_below_threshold();

  std::size_t cap_;
  std::uint64_t threshold_ = 1;
  std::vector<ClosedNode> closed_;
  std::size_t kept_ = 0;  // closed_.size(), at hand without a division
  std::vector<OpenNode> open_;  // as long as it can become; `depth_` of it are in use
  std::size_t depth_ = 0;
};

}  // namespace sudoku
