// The 9x9 kernel: with and without vector instructions it is the same search. (Its answers are checked against the
// oracle by the tests of solving.)
#include "solve/kernel9/kernel9.hpp"

#include <gtest/gtest.h>

#include <set>

#include "solve/plain_solver.hpp"
#include "sudoku/check.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::kernel9_test {
namespace {

using namespace sudoku::testing;
using kernel9::Kernel;
using kernel9::Lanes;
using kernel9::PlainLanes;

constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

struct Found {
  std::uint64_t count, nodes;
  std::vector<Grid> solutions;
  bool operator==(const Found& other) const {
    return count == other.count && nodes == other.nodes && solutions == other.solutions;
  }
};

template <class V>
Found search(const Grid& givens, std::uint64_t limit, std::uint64_t slice = kNoLimit, std::uint64_t most = kNoLimit) {
  static Kernel<V> kernel;
  kernel.start(givens.data(), limit, most, 100);
  Found found{};
  for (bool more = true; more;) {
    more = kernel.advance(slice);
    if (!kernel.found()) continue;
    found.solutions.emplace_back(81);
    kernel.take(found.solutions.back().data());
  }
  found.count = kernel.count();
  found.nodes = kernel.nodes();
  return found;
}

std::vector<Sample> samples9() { return make_samples({Shape{3, 3}}, {0, 12}); }

TEST(Kernel9, SearchesTheSameNodesWithAndWithoutVectorInstructions) {
  for (const Sample& sample : samples9()) {
    EXPECT_EQ(search<Lanes>(sample.puzzle.givens, 100), search<PlainLanes>(sample.puzzle.givens, 100)) << sample.name;
  }
}

#ifdef __SSE2__
TEST(Kernel9, SearchesTheSameNodesWithVectorsOf128Bits) {
  for (const Sample& sample : samples9()) {
    EXPECT_EQ(search<kernel9::SseLanes>(sample.puzzle.givens, 100), search<PlainLanes>(sample.puzzle.givens, 100))
        << sample.name;
  }
}
#endif

TEST(Kernel9, FindsWhatThePlainSearchFinds) {
  for (const Sample& sample : samples9()) {
    const auto plain = make_plain_solver(sample.puzzle, {100, 0});
    while (plain->advance(100'000)) {
    }
    const Found found = search<Lanes>(sample.puzzle.givens, 100);
    EXPECT_EQ(found.count, plain->count()) << sample.name;
    for (const Grid& solution : found.solutions) {
      EXPECT_TRUE(check_grid(Geometry(sample.puzzle.shape), sample.puzzle, solution).right()) << sample.name;
    }
  }
}

TEST(Kernel9, SlicesOfOneBoardComeToTheSame) {
  for (const Sample& sample : samples9()) {
    EXPECT_EQ(search<Lanes>(sample.puzzle.givens, 100, 1), search<Lanes>(sample.puzzle.givens, 100)) << sample.name;
  }
}

TEST(Kernel9, CountsTheEmptyGridUpToTheLimitWithEachSolutionOnce) {
  const Found found = search<Lanes>(Grid(81, 0), 100);
  EXPECT_EQ(found.count, 100U);
  EXPECT_EQ(std::set<Grid>(found.solutions.begin(), found.solutions.end()).size(), 100U);
}

/// Solutions up to `limit`: each searched for, where all are to be taken, and counted by what is known of others.
template <class V>
std::uint64_t count_of(const Grid& givens, std::uint64_t limit, std::uint64_t keep) {
  static Kernel<V> kernel;
  kernel.start(givens.data(), limit, kNoLimit, keep);
  while (kernel.advance(kNoLimit)) {
  }
  return kernel.count();
}

TEST(Kernel9, CountsManySolutionsAsItFindsThemOneByOne) {
  testing::Random random(9);
  const int puzzles = test_or_soak(8, 200) * wanted_samples().count;
  int many = 0;
  for (int number = 0; number < puzzles; ++number) {
    Grid givens = shuffled_full_grid({3, 3}, random);
    const int opened = 70 + random.below(90);
    for (int i = 0; i < opened; ++i) givens[static_cast<std::size_t>(random.below(81))] = 0;
    if (number % 3 == 0) givens[static_cast<std::size_t>(random.below(81))] = 0;
    if (number % 5 == 0) givens[static_cast<std::size_t>(random.below(81))] = static_cast<Digit>(1 + random.below(9));
    for (const std::uint64_t limit : {std::uint64_t{3}, std::uint64_t{50}, std::uint64_t{20'000}}) {
      const std::uint64_t found = count_of<Lanes>(givens, limit, limit);
      many += found == 20'000 ? 1 : 0;
      ASSERT_EQ(count_of<Lanes>(givens, limit, 0), found) << "puzzle " << number << ", up to " << limit;
      ASSERT_EQ(count_of<Lanes>(givens, limit, 1), found) << "puzzle " << number << ", up to " << limit;
    }
  }
  EXPECT_GE(many, puzzles / 10);
}

TEST(Kernel9, CountsTwoSolutionsOfFewGivensAsItFindsThem) {
  testing::Random random(10);
  int none = 0;
  for (int number = 0; number < 300; ++number) {
    Grid givens(81, 0);
    for (int i = 0; i < number % 10; ++i) {
      givens[static_cast<std::size_t>(random.below(81))] = static_cast<Digit>(1 + random.below(9));
    }
    const std::uint64_t found = count_of<Lanes>(givens, 2, 2);
    none += found == 0 ? 1 : 0;
    ASSERT_EQ(count_of<Lanes>(givens, 2, 0), found) << "puzzle " << number;
    ASSERT_EQ(count_of<Lanes>(givens, 2, 1), found) << "puzzle " << number;
  }
  EXPECT_GT(none, 10);
}

TEST(Kernel9, CandidatesMayLeaveASingleSolutionWithoutAnyGiven) {
  testing::Random random(11);
  const Grid grid = shuffled_full_grid({3, 3}, random);
  std::vector<Mask> candidates(81);
  // Each digit or the next one: 9 has no next, so 8 can't move up to it, nor 7 to 8.
  for (std::size_t cell = 0; cell < 81; ++cell) {
    candidates[cell] = bit(grid[cell]) | (grid[cell] < 9 ? bit(grid[cell] + 1) : Mask{0});
  }
  static Kernel<Lanes> kernel;
  kernel.start(Grid(81, 0).data(), 2, kNoLimit, 0);
  kernel.narrow(candidates.data());
  while (kernel.advance(kNoLimit)) {
  }
  EXPECT_EQ(kernel.count(), 1U);
}

TEST(Kernel9, ASearchTakesTheSameNodesWhateverWasCountedBefore) {
  const Found first = search<Lanes>(Grid(81, 0), 5'000);
  count_of<Lanes>(samples9().front().puzzle.givens, 5'000, 0);
  EXPECT_EQ(search<Lanes>(Grid(81, 0), 5'000), first);
}

TEST(Kernel9, GivesUpAfterTheNodesItWasAllowed) {
  static Kernel<Lanes> kernel;
  kernel.start(Grid(81, 0).data(), kNoLimit, 1'000, 0);
  while (kernel.advance(64)) {
  }
  EXPECT_TRUE(kernel.gave_up());
  EXPECT_EQ(kernel.nodes(), 1'001U);
}

TEST(Kernel9, FindsNothingWhereAUnitHasADigitTwice) {
  for (const int other : {8, 72, 10}) {  // of row A, of column 1, of box 1
    Grid givens(81, 0);
    givens[0] = givens[static_cast<std::size_t>(other)] = 5;
    const Found found = search<Lanes>(givens, 2);
    EXPECT_EQ(found.count, 0U) << other;
    EXPECT_EQ(found.nodes, 1U) << other;
  }
}

}  // namespace
}  // namespace sudoku::kernel9_test
