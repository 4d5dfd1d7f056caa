// Several puzzles at a time come to what each comes to alone: the same counts, nodes and solutions.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "solve/kernel9/abreast.hpp"
#include "sudoku/solve.hpp"
#include "support/corpus.hpp"
#include "support/samples.hpp"

namespace sudoku::solve_abreast_test {
namespace {

using namespace sudoku::testing;
using kernel9::ByTurns;
using kernel9::Kernel;

struct Result {
  std::uint64_t count, nodes;
  Grid solution;  ///< empty where there is none
  bool operator==(const Result& other) const {
    return count == other.count && nodes == other.nodes && solution == other.solution;
  }
};

template <class V>
Result result_of(const Kernel<V>& kernel, const Digit* solution) {
  return {kernel.count(), kernel.nodes(), kernel.count() > 0 ? Grid(solution, solution + 81) : Grid()};
}

template <class V>
std::vector<Result> one_by_one(const std::vector<Puzzle>& puzzles, std::uint64_t limit, std::uint64_t most_nodes) {
  const auto kernel = std::make_unique<Kernel<V>>();
  std::vector<Result> results;
  for (const Puzzle& puzzle : puzzles) {
    Digit solution[81];
    kernel->start(puzzle.givens.data(), limit, most_nodes, 1);
    for (bool more = true; more;) {
      more = kernel->advance(1'000);
      if (kernel->found()) kernel->take(solution);
    }
    results.push_back(result_of(*kernel, solution));
  }
  return results;
}

template <class V>
std::vector<Result> by_turns(const std::vector<Puzzle>& puzzles, std::uint64_t limit, std::uint64_t most_nodes) {
  const auto solvers = std::make_unique<ByTurns<V>>();
  std::vector<Result> results(puzzles.size());
  std::size_t next = 0, done = 0;
  const auto next_givens = [&](std::size_t& number) {
    number = next++;
    return number < puzzles.size() ? puzzles[number].givens.data() : nullptr;
  };
  const auto take = [&](std::size_t number, const Kernel<V>& kernel, const Digit* solution) {
    results.at(number) = result_of(kernel, solution);
    ++done;
  };
  solvers->solve(limit, most_nodes, next_givens, take);
  EXPECT_EQ(done, puzzles.size());
  return results;
}

/// Puzzles with one solution, with several, with many, with none, and with a digit twice in a unit.
std::vector<Puzzle> mixed_puzzles() {
  std::vector<Puzzle> puzzles;
  for (const std::string_view corpus : {"easy", "few", "hard", "stuck"}) {
    const std::vector<Puzzle> some = read_corpus(corpus);
    puzzles.insert(puzzles.end(), some.begin(), some.begin() + std::min<std::ptrdiff_t>(std::ssize(some), 100));
  }
  testing::Random random(13);
  const auto any_cell = [&random] { return static_cast<std::size_t>(random.below(81)); };
  for (std::size_t number = 0; number < 600; ++number) {
    Puzzle puzzle = number % 3 == 0 ? puzzles[number / 3] : puzzle_of({3, 3}, shuffled_full_grid({3, 3}, random));
    for (int i = random.below(100); i > 0; --i) puzzle.givens[any_cell()] = 0;
    if (number % 2 == 0) puzzle.givens[any_cell()] = static_cast<Digit>(1 + random.below(9));
    puzzles.push_back(puzzle);
  }
  for (std::size_t i = puzzles.size(); i > 1; --i) {
    std::swap(puzzles[i - 1], puzzles[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  }
  return puzzles;
}

template <class V>
void expect_the_same(const std::vector<Puzzle>& puzzles, std::uint64_t limit, std::uint64_t most_nodes) {
  const auto alone = one_by_one<V>(puzzles, limit, most_nodes), together = by_turns<V>(puzzles, limit, most_nodes);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    ASSERT_EQ(together[i], alone[i]) << "puzzle " << i << ", up to " << limit << ", nodes up to " << most_nodes;
  }
}

template <class V>
class SolveAbreast : public ::testing::Test {};

using AllLanes = ::testing::Types<kernel9::Lanes, kernel9::PlainLanes>;
TYPED_TEST_SUITE(SolveAbreast, AllLanes);

TYPED_TEST(SolveAbreast, ComesToWhatEachComesToAlone) {
  std::vector<Puzzle> puzzles = mixed_puzzles();
  puzzles.resize(200);
  for (const std::uint64_t limit : {1U, 2U, 30U}) expect_the_same<TypeParam>(puzzles, limit, 500);
}

TYPED_TEST(SolveAbreast, GivesUpWhereEachGivesUpAlone) {
  std::vector<Puzzle> puzzles = mixed_puzzles();
  puzzles.resize(200);
  expect_the_same<TypeParam>(puzzles, 2, 3);
}

TYPED_TEST(SolveAbreast, ListsOfAnyLength) {
  const std::vector<Puzzle> all = mixed_puzzles();
  for (std::ptrdiff_t length = 0; length < 10; ++length) {
    expect_the_same<TypeParam>({all.begin() + length, all.begin() + 2 * length}, 2, 500);
  }
}

TEST(SolveMany, ComesToWhatSolve9ComesTo) {
  const std::vector<Puzzle> puzzles = mixed_puzzles();
  for (const std::uint64_t limit : {1U, 2U}) {
    const std::vector<Solved> results = solve_many(puzzles, limit, 2);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      SCOPED_TRACE(i);
      Grid solution(81);
      const Answer answer = solve9(puzzles[i].givens.data(), limit, solution.data());
      EXPECT_EQ(results[i].answer.status, answer.status);
      EXPECT_EQ(results[i].answer.count, answer.count);
      EXPECT_EQ(results[i].answer.nodes, answer.nodes);
      EXPECT_EQ(results[i].solution, answer.count > 0 ? solution : Grid());
    }
  }
}

}  // namespace
}  // namespace sudoku::solve_abreast_test
