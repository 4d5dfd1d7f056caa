#include "search/tree_table.hpp"

#include <algorithm>

namespace sudoku {

namespace {

std::int32_t row_number(std::size_t row) { return static_cast<std::int32_t>(row); }

/// Rows that stand after their children, put before them: a node, then the subtrees of its children. Going from the
/// root backwards, each subtree takes its place from the end of what its parent has left.
std::vector<TreeNode> in_order_of_search(const std::vector<TreeNode>& rows) {
  const std::size_t count = rows.size();
  std::vector<std::int32_t> size(count, 1), place(count), end(count);  // of the subtree of each row
  for (std::size_t row = 0; row + 1 < count; ++row) size[static_cast<std::size_t>(rows[row].parent)] += size[row];
  std::vector<TreeNode> sorted(count);
  for (std::size_t row = count; row-- > 0;) {
    const bool is_root = row + 1 == count;
    const auto parent = static_cast<std::size_t>(rows[row].parent);
    end[row] = is_root ? row_number(count) : end[parent];
    place[row] = end[row] - size[row];
    TreeNode& node = sorted[static_cast<std::size_t>(place[row])] = rows[row];
    if (is_root) continue;
    node.parent = place[parent];
    end[parent] = place[row];
  }
  return sorted;
}

}  // namespace

TreeTable::TreeTable(std::size_t cap, int deepest)
    : cap_(std::max(cap, 2 * static_cast<std::size_t>(deepest))), open_(static_cast<std::size_t>(deepest) + 2) {}

void TreeTable::keep(const OpenNode& node, std::uint64_t event, NodeOutcome outcome) {
  if (node.outcome != NodeOutcome::open) outcome = node.outcome;
  const std::int32_t place_in_open = -1 - row_number(depth_);
  for (std::size_t row = node.row_from; row < closed_.size(); ++row) {
    if (closed_[row].node.parent == place_in_open) closed_[row].node.parent = row_number(closed_.size());
  }
  const std::int32_t parent = -row_number(depth_);
  closed_.push_back({node.row(event, parent, outcome), node.nodes});
  if (closed_.size() >= cap_) fold_to(cap_ / 2);
  kept_ = closed_.size();
}

void TreeTable::fold_to(std::size_t rows) {
  while (closed_.size() > rows) {
    threshold_ *= 2;
    fold_below_threshold();
  }
}

void TreeTable::fold_below_threshold() {
  std::vector<std::int32_t> moved_to(closed_.size());
  std::vector<std::uint64_t> folded(closed_.size(), 0);
  std::size_t kept = 0, place = 0;
  for (std::size_t row = 0; row < closed_.size(); ++row) {
    for (; place < depth_ && open_[place].row_from == row; ++place) open_[place].row_from = kept;
    const std::int32_t parent = closed_[row].node.parent;
    const bool stays = closed_[row].nodes >= threshold_;
    // A parent has more nodes than its child, so where the parent goes too it takes these along.
    if (!stays && parent >= 0) folded[static_cast<std::size_t>(parent)] += closed_[row].nodes;
    if (!stays && parent < 0) open_[static_cast<std::size_t>(-1 - parent)].folded += closed_[row].nodes;
    moved_to[row] = stays ? row_number(kept++) : -1;
  }
  for (; place < depth_; ++place) open_[place].row_from = kept;
  for (std::size_t row = 0; row < closed_.size(); ++row) {
    if (moved_to[row] < 0) continue;
    ClosedNode moved = closed_[row];
    moved.node.folded += folded[row];
    if (moved.node.parent >= 0) moved.node.parent = moved_to[static_cast<std::size_t>(moved.node.parent)];
    closed_[static_cast<std::size_t>(moved_to[row])] = moved;
  }
  closed_.resize(kept);
}

std::vector<TreeNode> TreeTable::rows(std::uint64_t last, std::size_t cap) const {
  TreeTable copy(*this);
  copy.fold_to(std::max(cap, 2 * depth_) - depth_);
  // Children before their parents: the closed rows, then the open path from its deepest node up to the root.
  std::vector<TreeNode> rows;
  rows.reserve(copy.closed_.size() + depth_);
  const std::int32_t open_root = row_number(copy.closed_.size() + depth_) - 1;
  for (const ClosedNode& entry : copy.closed_) {
    rows.push_back(entry.node);
    if (entry.node.parent < 0) rows.back().parent += open_root + 1;
  }
  for (std::size_t place = depth_; place-- > 0;) {
    const OpenNode& node = copy.open_[place];
    rows.push_back(node.row(last, row_number(rows.size()) + 1, node.outcome));
  }
  if (rows.empty()) return rows;  // no decide was found for the root
  rows.back().parent = -1;
  return in_order_of_search(rows);
}

}  // namespace sudoku
