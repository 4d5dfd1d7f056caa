#include "search/tree_table.hpp"

#include <algorithm>

namespace sudoku {

namespace {

std::int32_t row_number(std::size_t row) { return static_cast<std::int32_t>(row); }

}  // namespace

TreeTable::TreeTable(std::size_t cap, int deepest)
    : cap_(std::max(cap, 2 * static_cast<std::size_t>(deepest))), open_(static_cast<std::size_t>(deepest) + 2) {}

void TreeTable::keep(const OpenNode& node, std::uint64_t event, bool held_solution) {
  NodeOutcome outcome = node.outcome;
  if (outcome == NodeOutcome::open) outcome = held_solution ? NodeOutcome::exhausted : NodeOutcome::failed;
  const std::int32_t place_in_open = -1 - row_number(depth_);
  for (std::size_t row = node.row_from; row < closed_.size(); ++row) {
    if (closed_[row].node.parent == place_in_open) closed_[row].node.parent = row_number(closed_.size());
  }
  closed_.push_back({{node.first, event, node.folded, -row_number(depth_), node.cell, node.digit, outcome}, node.nodes});
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
  const std::size_t most_closed = std::max(cap, 2 * depth_) - depth_;
  copy.fold_to(most_closed);
  std::vector<TreeNode> rows;
  rows.reserve(copy.closed_.size() + depth_);
  // The open path comes first, so that a parent that is open at place p has the number p.
  for (std::size_t place = 0; place < depth_; ++place) {
    const OpenNode& node = copy.open_[place];
    rows.push_back({node.first, last, node.folded, row_number(place) - 1, node.cell, node.digit, node.outcome});
  }
  for (const ClosedNode& entry : copy.closed_) {
    TreeNode node = entry.node;
    node.parent = node.parent < 0 ? -1 - node.parent : node.parent + row_number(depth_);
    rows.push_back(node);
  }
  if (closed()) rows.back().parent = -1;  // the root, which is closed last
  // A node's decide comes after its parent's, so the numbers of the decides give the order of search. The root of the
  // whole tree has none: it is number 0 as the first event may be, and stays in front.
  std::vector<std::int32_t> order(rows.size());
  for (std::size_t row = 0; row < rows.size(); ++row) order[row] = row_number(row);
  std::stable_sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
    return rows[static_cast<std::size_t>(a)].first < rows[static_cast<std::size_t>(b)].first;
  });
  std::vector<std::int32_t> number(rows.size());
  for (std::size_t at = 0; at < order.size(); ++at) number[static_cast<std::size_t>(order[at])] = row_number(at);
  std::vector<TreeNode> sorted;
  sorted.reserve(rows.size());
  for (const std::int32_t row : order) {
    sorted.push_back(rows[static_cast<std::size_t>(row)]);
    if (sorted.back().parent >= 0) sorted.back().parent = number[static_cast<std::size_t>(sorted.back().parent)];
  }
  return sorted;
}

}  // namespace sudoku
