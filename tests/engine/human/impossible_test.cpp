// The blame for a puzzle without solution, against brute force: the entries before the first wrong one allow a
// solution, that one ends it; the clash allows none, and one as soon as any of it is left out.
#include "sudoku/impossible.hpp"

#include <gtest/gtest.h>

#include "support/samples.hpp"

namespace sudoku::impossible_test {
namespace {

using namespace sudoku::testing;

constexpr std::uint64_t kManyNodes = 1'000'000;

/// Digits at random in some open cells of a puzzle, the more of them those of its solution the higher `right_percent`.
std::vector<Entry> random_entries(const Sample& sample, int right_percent, testing::Random& random) {
  std::vector<Entry> entries;
  for (std::size_t cell = 0; cell < sample.puzzle.givens.size(); ++cell) {
    if (sample.puzzle.givens[cell] != 0 || random.below(3) != 0) continue;
    const bool is_right = !sample.solutions.empty() && random.below(100) < right_percent;
    const auto any = static_cast<Digit>(1 + random.below(sample.puzzle.size()));
    const Digit digit = is_right ? sample.solutions[0][cell] : any;
    entries.push_back({static_cast<Cell>(cell), digit});
  }
  for (std::size_t i = entries.size(); i > 1; --i) {
    std::swap(entries[i - 1], entries[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  }
  return entries;
}

/// True if the puzzle has a solution with these entries.
bool is_possible(const Puzzle& puzzle, const std::vector<Entry>& entries) {
  Grid grid = puzzle.givens;
  for (const auto& [cell, digit] : entries) grid[cell] = digit;
  for (std::size_t a = 0; a < grid.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (grid[a] != 0 && grid[a] == grid[b] && see_each_other(puzzle.shape, a, b)) return false;
    }
  }
  return !solve_by_force(puzzle.shape, grid, 1).empty();
}

void expect_blame(const Puzzle& puzzle, const std::vector<Entry>& entries) {
  ImpossibleSearch search(puzzle, entries, kManyNodes);
  while (search.advance()) {
  }
  const Blame expected = is_possible(puzzle, entries) ? Blame::none
                         : is_possible(puzzle, {})    ? Blame::entries
                                                      : Blame::givens;
  ASSERT_EQ(search.blame(), expected);
  if (expected != Blame::entries) return;
  const auto first = static_cast<std::ptrdiff_t>(search.first_wrong());
  EXPECT_TRUE(is_possible(puzzle, {entries.begin(), entries.begin() + first}));
  EXPECT_FALSE(is_possible(puzzle, {entries.begin(), entries.begin() + first + 1}));
  EXPECT_TRUE(search.is_minimal());
  EXPECT_EQ(search.clash().back(), search.first_wrong());
  std::vector<Entry> clash;
  for (const std::size_t place : search.clash()) clash.push_back(entries[place]);
  EXPECT_FALSE(is_possible(puzzle, clash));
  for (std::size_t i = 0; i < clash.size(); ++i) {
    std::vector<Entry> fewer = clash;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_TRUE(is_possible(puzzle, fewer));
  }
}

TEST(Impossible, BlamesWhatBruteForceBlames) {
  testing::Random random(7);
  for (const Sample& sample : make_samples({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}}, {1, 6})) {
    SCOPED_TRACE(sample.name);
    const Puzzle givens{sample.puzzle.shape, sample.puzzle.givens, {}, {}};
    for (const int right_percent : {100, 95, 80, 0}) {
      expect_blame(givens, random_entries(sample, right_percent, random));
    }
  }
}

TEST(Impossible, WithoutEntriesTheGivensAreToBlameOrNothing) {
  expect_blame(puzzle_of({2, 2}, read_grid("1.....3..4.....2")), {});
  expect_blame(puzzle_of({2, 2}, read_grid("12..34.....3...4")), {});
}

TEST(Impossible, WhatTakesTooManyNodesIsNotKnown) {
  const Grid hard = read_grid("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  ImpossibleSearch search(puzzle_of({3, 3}, hard), {{1, 1}}, 1);
  while (search.advance()) {
  }
  EXPECT_EQ(search.blame(), Blame::unknown);
  EXPECT_TRUE(search.clash().empty());
}

}  // namespace
}  // namespace sudoku::impossible_test
