#include "search/tree_table.hpp"

#include <algorithm>

namespace sudoku {

namespace {

// Below this the open path alone might not fit.
constexpr std::size_t kSmallestCap = 4 * kMaxSize * kMaxSize;

}  // namespace

TreeTable::TreeTable(std::size_t cap) : cap_(std::max(cap, kSmallestCap)) {}

void TreeTable::fold_until_half_full() {
  // Subtrees larger than the table can't be: the loop ends when only the open path is left.
  while (rows_.size() > cap_ / 2 && rows_.size() > open_.size()) {
    threshold_ *= 2;
    fold_below_threshold();
  }
}

void TreeTable::fold_below_threshold() {
  std::vector<std::uint64_t> nodes(rows_.size());
  for (std::size_t row = rows_.size(); row-- > 0;) {
    nodes[row] += 1 + rows_[row].folded;
    if (rows_[row].parent >= 0) nodes[static_cast<std::size_t>(rows_[row].parent)] += nodes[row];
  }
  std::vector<std::int32_t> moved_to(rows_.size(), -1);
  for (const OpenNode& node : open_) nodes[static_cast<std::size_t>(node.row)] = threshold_;  // never folded
  std::size_t kept = 0;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const std::int32_t parent = rows_[row].parent;
    const std::int32_t new_parent = parent < 0 ? -1 : moved_to[static_cast<std::size_t>(parent)];
    if (parent >= 0 && new_parent < 0) continue;  // its parent is folded, and counted it
    if (parent >= 0 && nodes[row] < threshold_) {
      rows_[static_cast<std::size_t>(new_parent)].folded += nodes[row];
      continue;
    }
    moved_to[row] = static_cast<std::int32_t>(kept);
    rows_[kept] = rows_[row];
    rows_[kept++].parent = new_parent;
  }
  rows_.resize(kept);
  for (OpenNode& node : open_) node.row = moved_to[static_cast<std::size_t>(node.row)];
}

std::vector<TreeNode> TreeTable::rows(std::uint64_t last, std::size_t cap) const {
  TreeTable copy(*this);
  copy.cap_ = std::max(cap, kSmallestCap);
  if (copy.rows_.size() > copy.cap_) copy.fold_until_half_full();
  for (const OpenNode& node : copy.open_) copy.rows_[static_cast<std::size_t>(node.row)].last = last;
  return copy.rows_;
}

}  // namespace sudoku
