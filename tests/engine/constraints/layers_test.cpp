// The layers of constraints that automata read, held to brute force: an edge is alive if and only if some filling of
// the cells takes it.
#include "sudoku/layers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>

#include "constraints/constraint_set.hpp"
#include "constraints/sums.hpp"
#include "support/constraints_oracle.hpp"
#include "support/soak.hpp"

namespace sudoku::layers_test {
namespace {

using namespace sudoku::testing;

/// Brute force looks at no more fillings of some cells.
constexpr std::size_t kMostFillings = 20'000;

/// For each edge of each layer, in their order there: 1 if it is among those that are meant.
using EdgeMarks = std::vector<std::vector<std::uint8_t>>;

/// Kinds whose automata leave it to other rules that the cells of a row differ: fillings in which they don't may live.
bool relies_on_rows(ConstraintKind kind) {
  return kind == ConstraintKind::sandwich || kind == ConstraintKind::x_sum || kind == ConstraintKind::skyscraper;
}

/// Calls `visit` with each way to give the cells one of their candidates.
template <class Visit>
void each_filling(const std::vector<Mask>& candidates, Visit visit) {
  std::vector<Digit> digits(candidates.size(), 0);
  const auto fill = [&](auto self, std::size_t at) -> void {
    if (at == candidates.size()) return visit(digits);
    for (Mask left = candidates[at]; left != 0; left &= left - 1) {
      digits[at] = lowest_digit(left);
      self(self, at + 1);
    }
  };
  fill(fill, 0);
}

std::size_t fillings_of(const std::vector<Mask>& candidates) {
  std::size_t count = 1;
  for (const Mask mask : candidates) count *= static_cast<std::size_t>(count_digits(mask));
  return count;
}

/// Marks the edges that a filling takes on its ways to an end that counts.
void walk(const Layers& layers, const std::vector<Digit>& digits, EdgeMarks& taken) {
  const auto arrives = [&](auto self, std::size_t at, int state) -> bool {
    if (at == digits.size()) return layers.states[at][static_cast<std::size_t>(state)].is_alive;
    bool does = false;
    for (std::size_t number = 0; number < layers.edges[at].size(); ++number) {
      const LayerEdge& edge = layers.edges[at][number];
      if (edge.from != state || edge.digit != digits[at] || edge.to == LayerEdge::kNowhere) continue;
      if (!self(self, at + 1, edge.to)) continue;
      taken[at][number] = 1;
      does = true;
    }
    return does;
  };
  for (std::size_t start = 0; start < layers.states[0].size(); ++start) arrives(arrives, 0, static_cast<int>(start));
}

EdgeMarks no_edges(const Layers& layers) {
  EdgeMarks marks;
  for (const auto& edges : layers.edges) marks.emplace_back(edges.size(), std::uint8_t{0});
  return marks;
}

EdgeMarks alive_edges(const Layers& layers) {
  EdgeMarks alive = no_edges(layers);
  for (std::size_t at = 0; at < layers.edges.size(); ++at) {
    for (std::size_t number = 0; number < alive[at].size(); ++number) {
      alive[at][number] = layers.edges[at][number].is_alive ? 1 : 0;
    }
  }
  return alive;
}

/// True if all edges that are marked in `some` are so in `all`.
bool includes(const EdgeMarks& all, const EdgeMarks& some) {
  for (std::size_t at = 0; at < all.size(); ++at) {
    for (std::size_t number = 0; number < all[at].size(); ++number) {
      if (some[at][number] > all[at][number]) return false;
    }
  }
  return true;
}

/// True if digits in the order of the layers have the total, and those of each group differ.
bool has_total(const Geometry& geometry, const TermSum& sum, const std::vector<Digit>& digits) {
  const GroupedTerms grouped = grouped_terms(geometry, sum.terms);
  const std::vector<bool> ends_group = grouped.ends();
  int total = 0;
  Mask used = 0;
  for (std::size_t at = 0; at < digits.size(); ++at) {
    if ((used & bit(digits[at])) != 0) return false;
    total += grouped.terms[at].factor * digits[at];
    used = ends_group[at] ? 0 : used | bit(digits[at]);
  }
  return total == sum.total;
}

bool differ(const std::vector<Digit>& digits) {
  Mask used = 0;
  for (const Digit digit : digits) used |= bit(digit);
  return count_digits(used) == static_cast<int>(digits.size());
}

/// Candidates at random for all cells of a grid.
std::vector<Mask> random_candidates(const Geometry& geometry, testing::Random& random) {
  std::vector<Mask> candidates(static_cast<std::size_t>(geometry.cells()));
  for (Mask& mask : candidates) {
    do {
      mask = (random.next() | random.next()) & geometry.all();
    } while (mask == 0);
  }
  return candidates;
}

/// Compares the layers of one automaton with all fillings of its cells; false where these are too many.
bool compare(const Puzzle& puzzle, const Geometry& geometry, std::size_t number, const Layers& layers,
             const std::vector<Mask>& candidates) {
  const Constraint& constraint = puzzle.rules.constraints[0];
  std::vector<Mask> own;
  for (const Cell cell : layers.cells) own.push_back(candidates[cell]);
  if (fillings_of(own) > kMostFillings) return false;
  const auto sums = sums_of(constraint, geometry);
  EdgeMarks taken = no_edges(layers);
  Grid grid(static_cast<std::size_t>(geometry.cells()), 0);
  each_filling(own, [&](const std::vector<Digit>& digits) {
    if (relies_on_rows(constraint.kind) && !differ(digits)) return;
    for (std::size_t at = 0; at < digits.size(); ++at) grid[layers.cells[at]] = digits[at];
    const bool holds = sums.empty() ? meets(puzzle, constraint, grid) : has_total(geometry, sums[number], digits);
    if (!holds) return;
    if (sums.size() == 1) {
      EXPECT_TRUE(meets(puzzle, constraint, grid));
    }
    walk(layers, digits, taken);
  });
  const auto alive = alive_edges(layers);
  const std::string name = rules_text(puzzle.rules, puzzle.size());
  if (!relies_on_rows(constraint.kind)) {
    EXPECT_EQ(alive, taken) << name;
  }
  EXPECT_TRUE(includes(alive, taken)) << name;
  return true;
}

/// The digits of each cell that an edge which is alive takes.
std::vector<Mask> alive_digits(const Layers& layers) {
  std::vector<Mask> digits(layers.cells.size(), 0);
  for (std::size_t at = 0; at < digits.size(); ++at) {
    for (const LayerEdge& edge : layers.edges[at]) digits[at] |= edge.is_alive ? bit(edge.digit) : 0;
  }
  return digits;
}

/// The candidates that a primitive leaves of the same cells, in their order here.
std::vector<Mask> pruned(const Primitive& primitive, const Layers& layers, const std::vector<Mask>& candidates) {
  std::vector<Mask> own = candidates_of(primitive, candidates);
  const bool holds = primitive.prune(own);
  std::vector<Mask> left;
  for (const Cell cell : layers.cells) {
    left.push_back(holds ? own[static_cast<std::size_t>(place_of(cell, primitive.cells()))] : 0);
  }
  return left;
}

TEST(Layers, EdgesAreAliveIfAndOnlyIfSomeFillingTakesThem) {
  std::set<ConstraintKind> compared;
  for (int number = 0; number < test_or_soak(6, 120) * kConstraintKinds; ++number) {
    testing::Random random(static_cast<std::uint64_t>(number));
    const auto kind = static_cast<ConstraintKind>(number % kConstraintKinds);
    const FullPuzzle full = random_full(4 + random.below(3), random);
    const auto constraint = random_constraint(kind, full.puzzle, full.grid, random);
    if (!constraint) continue;
    Puzzle puzzle = full.puzzle;
    puzzle.rules.constraints = {*constraint};
    const Geometry geometry = Geometry::of(puzzle);
    const std::vector<Mask> candidates = random_candidates(geometry, random);
    const auto lines = layers_of(puzzle, geometry, 0, candidates);
    ASSERT_TRUE(lines);
    for (std::size_t line = 0; line < lines->size(); ++line) {
      const Layers& layers = (*lines)[line];
      if (compare(puzzle, geometry, line, layers, candidates)) compared.insert(kind);
      // Digits without an edge that is alive are what the engine removes.
      const Primitive& primitive = *geometry.constraints()->primitives[line].primitive;
      EXPECT_EQ(alive_digits(layers), pruned(primitive, layers, candidates)) << rules_text(puzzle.rules, puzzle.size());
    }
  }
  EXPECT_GE(compared.size(), 24u);
}

TEST(Layers, ACageTellsItsSumSoFarAndWhereARemovedDigitLed) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.rules.constraints = {{ConstraintKind::cage, {0, 1}, {4}}};
  const std::vector<Mask> candidates(16, bit(1) | bit(2) | bit(3));
  const auto lines = layers_of(puzzle, Geometry::of(puzzle), 0, candidates);
  ASSERT_TRUE(lines);
  ASSERT_EQ(lines->size(), 1u);
  const Layers& layers = lines->front();
  EXPECT_EQ(layers.cells, (std::vector<Cell>{0, 1}));
  std::vector<std::pair<int, bool>> between;
  for (const LayerState& state : layers.states[1]) between.emplace_back(state.label.numbers[0], state.is_alive);
  EXPECT_EQ(between, (std::vector<std::pair<int, bool>>{{1, true}, {2, false}, {3, true}}));
  EXPECT_EQ(alive_digits(layers), (std::vector<Mask>{bit(1) | bit(3), bit(1) | bit(3)}));
  // From the sum 2, the digit 2 is used: it leads nowhere.
  const auto& edges = layers.edges[1];
  EXPECT_TRUE(std::any_of(edges.begin(), edges.end(), [](const LayerEdge& edge) {
    return edge.from == 1 && edge.digit == 2 && edge.to == LayerEdge::kNowhere;
  }));
}

TEST(Layers, KindsWithoutAnAutomatonHaveNone) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.rules.constraints = {{ConstraintKind::thermometer, {0, 1}}};
  const Geometry geometry = Geometry::of(puzzle);
  const std::vector<Mask> candidates(16, geometry.all());
  EXPECT_TRUE(layers_of(puzzle, geometry, 0, candidates)->empty());
  EXPECT_TRUE(layers_of(puzzle, geometry, 1, candidates)->empty());
  EXPECT_EQ(layers_json(puzzle, geometry, 0, candidates), R"({"constraint":0,"lines":[]})");
}

}  // namespace
}  // namespace sudoku::layers_test
