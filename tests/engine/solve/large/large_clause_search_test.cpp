// Search over choices by itself: on random ones against trying everything, and on dominoes, whose tilings are known.
#include "solve/large/clause_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/grids.hpp"

namespace sudoku::large::large_clause_search_test {
namespace {

using sudoku::testing::Random;

using LiteralSets = std::vector<std::vector<Literal>>;

ClauseSearch search_over(const LiteralSets& sets, std::uint32_t variables) {
  Choices choices;
  for (const auto& literals : sets) choices.add(literals);
  choices.index(2 * variables);
  return ClauseSearch(std::move(choices), variables, nullptr);
}

std::uint64_t count_solutions(ClauseSearch& search) {
  std::uint64_t solutions = 0;
  while (!search.ended()) solutions += search.step() ? 1 : 0;
  return solutions;
}

/// How many of all assignments make exactly one literal of each set true.
std::uint64_t count_by_trying(const LiteralSets& sets, std::uint32_t variables) {
  std::uint64_t solutions = 0;
  for (std::uint32_t values = 0; values < 1u << variables; ++values) {
    const auto holds = [&](Literal literal) { return ((values >> variable_of(literal)) & 1) != (literal & 1); };
    bool all = true;
    for (const auto& literals : sets) all = all && std::count_if(literals.begin(), literals.end(), holds) == 1;
    solutions += all ? 1 : 0;
  }
  return solutions;
}

/// Sets of different variables, each affirmed or denied.
LiteralSets random_sets(std::uint32_t variables, Random& random) {
  LiteralSets sets(static_cast<std::size_t>(1 + random.below(5)));
  for (auto& literals : sets) {
    for (Variable variable = 0; variable < variables; ++variable) {
      if (random.below(3) != 0) continue;
      literals.push_back(random.below(3) == 0 ? deny(affirm(variable)) : affirm(variable));
    }
    if (literals.empty()) literals.push_back(affirm(0));
  }
  return sets;
}

/// Dominoes on a square board: each field left on it is covered by one.
class Dominoes {
 public:
  explicit Dominoes(int size, bool without_two_corners) : fields_(static_cast<std::size_t>(size * size)) {
    const auto is_missing = [&](int field) { return without_two_corners && (field == 0 || field == size * size - 1); };
    const auto lay = [&](int a, int b) {
      if (is_missing(a) || is_missing(b)) return;
      for (const int field : {a, b}) fields_[static_cast<std::size_t>(field)].push_back(affirm(dominoes_));
      ++dominoes_;
    };
    for (int field = 0; field < size * size; ++field) {
      if (field % size + 1 < size) lay(field, field + 1);
      if (field + size < size * size) lay(field, field + size);
    }
    std::erase_if(fields_, [](const auto& literals) { return literals.empty(); });
  }

  ClauseSearch search() const { return search_over(fields_, dominoes_); }

 private:
  LiteralSets fields_;
  std::uint32_t dominoes_ = 0;
};

TEST(ClauseSearch, CountsRandomChoicesAsTryingEverythingDoes) {
  int with_several = 0;
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    Random random(seed);
    const auto variables = static_cast<std::uint32_t>(4 + random.below(9));
    const LiteralSets sets = random_sets(variables, random);
    ClauseSearch search = search_over(sets, variables);
    const std::uint64_t expected = count_by_trying(sets, variables);
    EXPECT_EQ(count_solutions(search), expected) << seed;
    with_several += expected > 64 ? 1 : 0;
  }
  EXPECT_GT(with_several, 20);
}

// Fisher, Kasteleyn and Temperley, 1961.
TEST(ClauseSearch, CountsTheTilingsOfASquareByDominoes) {
  for (const auto& [size, tilings] : {std::pair{2, 2u}, {4, 36u}, {6, 6'728u}}) {
    ClauseSearch search = Dominoes(size, false).search();
    EXPECT_EQ(count_solutions(search), tilings) << size;
  }
}

// Two opposite corners have the same colour, so the rest cannot be tiled. For a search without colours this is hard: it
// restarts and thins out its clauses again and again, and on the largest it comes to decide by phases.
TEST(ClauseSearch, FindsNoTilingWithoutTwoCorners) {
  for (const auto& [size, least_conflicts] : {std::pair{4, 1u}, {8, 500u}, {11, 10'001u}}) {
    ClauseSearch search = Dominoes(size, true).search();
    EXPECT_EQ(count_solutions(search), 0u) << size;
    EXPECT_GE(search.conflicts(), least_conflicts);
  }
}

}  // namespace
}  // namespace sudoku::large::large_clause_search_test
