// The tree of a run is what its decides and refutes say; folding hides nodes but loses none.
#include <algorithm>
#include <array>

#include "support/recorded_run.hpp"

namespace sudoku::tree_laws_test {
namespace {

using namespace sudoku::testing;

TreeNode node_at(std::uint64_t first, std::uint64_t last, std::int32_t parent, Cell cell, Digit digit, Half half) {
  TreeNode node{};
  node.first = first;
  node.last = last;
  node.parent = parent;
  node.cell = cell;
  node.digit = digit;
  node.outcome = NodeOutcome::open;
  node.half = half;
  return node;
}

std::vector<TreeNode> tree_of(const std::vector<Event>& events) {
  const std::uint64_t last = events.size() - 1;
  std::vector<TreeNode> tree{node_at(0, last, -1, kNoCell, 0, Half::none)};
  std::vector<std::int32_t> open{0};
  for (std::size_t index = 0; index < events.size(); ++index) {
    const Event& event = events[index];
    TreeNode& node = tree[static_cast<std::size_t>(open.back())];
    if (event.kind == EventKind::decide) {
      tree.push_back(node_at(index, last, open.back(), event.cell, event.digit, half_of(event)));
      open.push_back(static_cast<std::int32_t>(tree.size()) - 1);
    } else if (event.kind == EventKind::solution) {
      node.outcome = NodeOutcome::solution;
    } else if (event.kind == EventKind::refute) {
      node.last = index;
      constexpr std::array kOutcomes{NodeOutcome::failed, NodeOutcome::exhausted, NodeOutcome::skipped};
      if (node.outcome == NodeOutcome::open) node.outcome = kOutcomes[event.flags];
      open.pop_back();
    }
  }
  return tree;
}

void expect_same(const TreeNode& node, const TreeNode& expected) {
  EXPECT_EQ(node.first, expected.first);
  EXPECT_EQ(node.last, expected.last);
  EXPECT_EQ(node.cell, expected.cell);
  EXPECT_EQ(node.digit, expected.digit);
  EXPECT_EQ(node.half, expected.half);
  EXPECT_EQ(node.outcome, expected.outcome);
}

/// `folded` is the whole tree without some subtrees, which are counted in the nearest node above that is still there.
void expect_folded(const std::vector<TreeNode>& folded, const std::vector<TreeNode>& whole) {
  std::vector<std::int32_t> row_of(whole.size(), -1);  // in `folded`; of hidden nodes, that of the nearest one above
  std::vector<std::uint64_t> hidden(folded.size(), 0);
  std::size_t row = 0;
  for (std::size_t node = 0; node < whole.size(); ++node) {
    const std::int32_t parent = whole[node].parent < 0 ? -1 : row_of[static_cast<std::size_t>(whole[node].parent)];
    const bool is_root = whole[node].cell == kNoCell;
    const bool stays =
        row < folded.size() && folded[row].first == whole[node].first && (folded[row].cell == kNoCell) == is_root;
    if (!stays) {
      row_of[node] = parent;
      ++hidden[static_cast<std::size_t>(parent)];
      continue;
    }
    row_of[node] = static_cast<std::int32_t>(row);
    ASSERT_EQ(folded[row].parent, parent) << "row " << row;
    expect_same(folded[row], whole[node]);
    ASSERT_FALSE(::testing::Test::HasFailure()) << "row " << row;
    ++row;
  }
  ASSERT_EQ(row, folded.size()) << "rows out of order, or of no node";
  for (std::size_t at = 0; at < folded.size(); ++at) ASSERT_EQ(folded[at].folded, hidden[at]) << "row " << at;
}

/// The rows of the whole tree from one node down, as a tree of its own.
std::vector<TreeNode> part_of(const std::vector<TreeNode>& whole, std::size_t root) {
  std::vector<TreeNode> part;
  for (std::size_t node = root; node < whole.size() && (node == root || whole[node].first <= whole[root].last);
       ++node) {
    part.push_back(whole[node]);
    part.back().parent = node == root ? -1 : whole[node].parent - static_cast<std::int32_t>(root);
  }
  return part;
}

std::vector<TreeNode> subtree(Run& run, std::uint64_t decide, std::size_t cap, std::uint64_t slice) {
  const auto query = run.subtree(decide, cap);
  while (query->advance(slice)) {
  }
  return query->answer();
}

class TreeLaws : public RunLaws {};

INSTANTIATE_TEST_SUITE_P(Of, TreeLaws, every_propagator(), propagator_name);

TEST_P(TreeLaws, TheTreeIsThatOfDecidesAndRefutes) {
  for_each_run([](const RecordedRun& recorded) {
    const std::vector<TreeNode> whole = tree_of(recorded.events);
    const std::vector<TreeNode> tree = recorded.run->tree();
    ASSERT_EQ(tree.size(), whole.size());
    expect_folded(tree, whole);
  });
}

TEST_P(TreeLaws, FoldingKeepsOrderParentsAndTheNumberOfNodes) {
  for_each_run([](const RecordedRun& recorded) {
    const std::vector<TreeNode> whole = tree_of(recorded.events);
    for (const std::size_t cap : {1u, 10u, 100u}) {
      const std::vector<TreeNode> tree = recorded.run->tree(cap);
      const std::size_t most = std::max<std::size_t>(cap, 2 * recorded.run->stats().max_depth + 2);
      ASSERT_LE(tree.size(), most);
      expect_folded(tree, whole);
    }
  });
}

TEST_P(TreeLaws, ASubtreeIsThatPartOfTheWholeTree) {
  for_each_run([](const RecordedRun& recorded) {
    const std::vector<TreeNode> whole = tree_of(recorded.events);
    for (std::size_t root = 1; root < whole.size(); root += 1 + whole.size() / 3) {
      const std::vector<TreeNode> part = subtree(*recorded.run, whole[root].first, kTreeCap, 777);
      const std::vector<TreeNode> expected = part_of(whole, root);
      ASSERT_EQ(part.size(), expected.size());
      expect_folded(part, expected);
    }
  });
}

TEST(LongRunLaws, FoldedTreesHoldAllNodes) {
  for (const RecordedRun& recorded : long_runs()) {
    SCOPED_TRACE(recorded.name);
    const std::vector<TreeNode> whole = tree_of(recorded.events);
    for (const std::size_t cap : {std::size_t{500}, kTreeCap}) {
      const std::vector<TreeNode> tree = recorded.run->tree(cap);
      ASSERT_LE(tree.size(), std::max<std::size_t>(cap, 2 * recorded.run->stats().max_depth + 2));
      expect_folded(tree, whole);
    }
  }
}

TEST(LongRunLaws, AFoldedSubtreeHoldsAllNodesOfThatPart) {
  for (const RecordedRun& recorded : long_runs()) {
    SCOPED_TRACE(recorded.name);
    const std::vector<TreeNode> whole = tree_of(recorded.events);
    const std::size_t root = whole.size() / 2;
    expect_folded(subtree(*recorded.run, whole[root].first, kTreeCap, 50'000), part_of(whole, root));
    expect_folded(subtree(*recorded.run, whole[1].first, 300, 1'000'000), part_of(whole, 1));
  }
}

TEST(TreeProperty, ATableThatIsFullFoldsItsSmallestSubtrees) {
  const RecordedRun plain = run_with_a_full_table();
  ASSERT_GT(plain.run->stats().nodes, kTreeCap);
  const std::vector<TreeNode> tree = plain.run->tree();
  EXPECT_LE(tree.size(), kTreeCap);
  EXPECT_GT(tree.size(), kTreeCap / 100);
  std::uint64_t nodes = tree.size();
  for (const TreeNode& node : tree) nodes += node.folded;
  EXPECT_EQ(nodes, plain.run->stats().nodes);
}

TEST(TreeProperty, ARunThatIsStillGoingOnHasATree) {
  SnapshotBudget budget;
  const RecordedRun& whole = long_runs()[2];
  sudoku::Run run(whole.sample.puzzle, whole.strategy, sudoku::Run::kNoEvent, budget);
  EXPECT_EQ(run.tree().size(), 1u);
  for (int part = 0; part < 4; ++part) {
    run.advance(3'000);
    const auto until = whole.events.begin() + static_cast<std::ptrdiff_t>(run.length());
    const std::vector<TreeNode> expected = tree_of({whole.events.begin(), until});
    expect_folded(run.tree(), expected);
    expect_folded(subtree(run, expected[1].first, kTreeCap, 100), part_of(expected, 1));
  }
}

}  // namespace
}  // namespace sudoku::tree_laws_test
