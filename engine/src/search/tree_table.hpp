// The search tree as a table that never grows beyond its cap, however long the search.
//
// Rows are appended in depth-first order, so a subtree that has just been closed is the end of the table, and folding it
// into its parent is cutting that end off. When the table is full, closed subtrees with fewer nodes than a threshold are
// folded, the threshold doubles, and later ones below it are folded as they close.
#pragma once

#include <vector>

#include "sudoku/run.hpp"

namespace sudoku {

class TreeTable {
 public:
  explicit TreeTable(std::size_t cap);

  /// A decision, which becomes a child of the latest open node.
  void open(Cell cell, Digit digit, std::uint64_t event) {
    if (rows_.size() >= cap_) fold_until_half_full();
    open_.push_back({static_cast<std::int32_t>(rows_.size()), 1});
    const std::int32_t parent = open_.size() > 1 ? open_[open_.size() - 2].row : -1;
    rows_.push_back({event, event, 0, parent, cell, digit, NodeOutcome::open});
  }

  /// The latest open node is refuted by this event. The root of a subtree is the last to be closed.
  void close(std::uint64_t event, bool held_solution) {
    const OpenNode node = open_.back();
    open_.pop_back();
    if (!open_.empty()) open_.back().nodes += node.nodes;
    if (!open_.empty() && node.nodes < threshold_) {
      rows_.resize(static_cast<std::size_t>(node.row));
      rows_[static_cast<std::size_t>(open_.back().row)].folded += node.nodes;
      return;
    }
    TreeNode& row = rows_[static_cast<std::size_t>(node.row)];
    row.last = event;
    if (row.outcome == NodeOutcome::open) row.outcome = held_solution ? NodeOutcome::exhausted : NodeOutcome::failed;
  }

  /// The latest open node is a solution.
  void solve() { rows_[static_cast<std::size_t>(open_.back().row)].outcome = NodeOutcome::solution; }

  /// Whether its root has been closed, so that nothing can follow.
  bool closed() const { return open_.empty(); }

  /// The rows, with nodes that are still open reaching to event `last`, folded further to at most `cap` rows.
  std::vector<TreeNode> rows(std::uint64_t last, std::size_t cap) const;

 private:
  struct OpenNode {
    std::int32_t row;
    std::uint64_t nodes;  // of its subtree so far, folded ones too
  };

  void fold_until_half_full();
  void fold_below_threshold();

  std::size_t cap_;
  std::uint64_t threshold_ = 1;
  std::vector<TreeNode> rows_;
  std::vector<OpenNode> open_;
};

}  // namespace sudoku
