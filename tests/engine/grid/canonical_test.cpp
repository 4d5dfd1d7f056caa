// The canonical form is the same for all guises of a puzzle, and for nothing else: on 4x4 against a search through
// every guise that knows nothing of how the form is found.
#include "sudoku/canonical.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "support/grids.hpp"
#include "support/soak.hpp"

namespace sudoku::canonical_test {
namespace {

using testing::full_grid;
using testing::Random;
using testing::test_or_soak;

std::vector<int> shuffled(int count, Random& random) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  for (int i = count - 1; i > 0; --i) {
    std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(random.below(i + 1))]);
  }
  return order;
}

/// An order of rows (or columns) that keeps bands together.
std::vector<int> shuffled_lines(int bands, int height, Random& random) {
  std::vector<int> lines;
  for (const int band : shuffled(bands, random)) {
    for (const int line : shuffled(height, random)) lines.push_back(band * height + line);
  }
  return lines;
}

Digit at(const std::vector<Digit>& digits, int n, int row, int column) {
  return digits[static_cast<std::size_t>(row * n + column)];
}

/// names[d - 1] + 1 is the new name of digit d.
std::vector<Digit> guise(const std::vector<Digit>& digits, const std::vector<int>& rows,
                         const std::vector<int>& columns, const std::vector<int>& names, bool is_mirrored) {
  const int n = static_cast<int>(rows.size());
  std::vector<Digit> other;
  for (const int row : rows) {
    for (const int column : columns) {
      const Digit digit = is_mirrored ? at(digits, n, column, row) : at(digits, n, row, column);
      other.push_back(digit == 0 ? Digit{0} : static_cast<Digit>(names[digit - 1u] + 1));
    }
  }
  return other;
}

Puzzle random_guise(const Puzzle& puzzle, Random& random) {
  const auto [height, width] = puzzle.shape;
  const auto rows = shuffled_lines(width, height, random);
  const auto columns = shuffled_lines(height, width, random);
  const bool is_mirrored = height == width && random.below(2) == 1;
  return {puzzle.shape, guise(puzzle.givens, rows, columns, shuffled(puzzle.size(), random), is_mirrored), {}, {}};
}

Puzzle random_puzzle(Shape shape, int givens, Random& random) {
  Puzzle puzzle{shape, full_grid(shape, random), {}, {}};
  const auto cells = shuffled(shape.size() * shape.size(), random);
  for (auto cell = cells.begin() + givens; cell != cells.end(); ++cell) {
    puzzle.givens[static_cast<std::size_t>(*cell)] = 0;
  }
  return puzzle;
}

/// The first of all 4x4 guises, each of which is written out.
std::vector<Digit> slow_form(const Puzzle& puzzle) {
  const std::vector<std::vector<int>> lines{{0, 1, 2, 3}, {1, 0, 2, 3}, {0, 1, 3, 2}, {1, 0, 3, 2},
                                            {2, 3, 0, 1}, {3, 2, 0, 1}, {2, 3, 1, 0}, {3, 2, 1, 0}};
  std::vector<Digit> least(16, 9);
  for (const auto& rows : lines) {
    for (const auto& columns : lines) {
      std::vector<int> names{0, 1, 2, 3};
      do {
        for (const bool is_mirrored : {false, true}) {
          least = std::min(least, guise(puzzle.givens, rows, columns, names, is_mirrored));
        }
      } while (std::next_permutation(names.begin(), names.end()));
    }
  }
  return least;
}

TEST(CanonicalForm, IsTheFirstOfAllGuisesOf4x4) {
  Random random(1);
  for (int round = 0; round < test_or_soak(50, 400); ++round) {
    const Puzzle puzzle = random_puzzle({2, 2}, random.below(17), random);
    ASSERT_EQ(canonical_form(puzzle), slow_form(puzzle)) << "round " << round;
  }
}

TEST(CanonicalForm, IsTheSameForEveryGuise) {
  Random random(2);
  const std::vector<std::pair<Shape, int>> kinds{{{3, 3}, 0},  {{3, 3}, 9},  {{3, 3}, 17}, {{3, 3}, 24},
                                                 {{3, 3}, 30}, {{3, 3}, 81}, {{2, 3}, 8},  {{3, 2}, 8},
                                                 {{2, 4}, 15}, {{4, 2}, 15}};
  for (const auto& [shape, givens] : kinds) {
    const int rounds = givens == 81 ? 2 : 20;  // full grids have far more guises that begin alike
    for (int round = 0; round < rounds; ++round) {
      const Puzzle puzzle = random_puzzle(shape, givens, random);
      const auto form = canonical_form(puzzle);
      for (int copy = 0; copy < 5; ++copy) ASSERT_EQ(canonical_form(random_guise(puzzle, random)), form);
    }
  }
}

TEST(CanonicalForm, IsAGuiseItself) {
  Random random(3);
  for (int round = 0; round < 50; ++round) {
    const Puzzle puzzle = random_puzzle({3, 3}, 17 + random.below(14), random);
    const auto form = canonical_form(puzzle).value();
    EXPECT_EQ(canonical_form({puzzle.shape, form, {}, {}}), form);
    EXPECT_LE(form, puzzle.givens);
  }
}

TEST(CanonicalForm, TellsPuzzlesApart) {
  Random random(4);
  std::set<std::vector<Digit>> forms;
  // The pattern of a full grid cut down at random is hardly ever met twice.
  for (int round = 0; round < 200; ++round) forms.insert(canonical_form(random_puzzle({3, 3}, 25, random)).value());
  EXPECT_EQ(forms.size(), 200u);
}

TEST(CanonicalForm, IsNotLookedForInLargeGrids) {
  EXPECT_EQ(canonical_form(Puzzle::empty({2, 5})), std::nullopt);
  EXPECT_EQ(canonical_form(Puzzle::empty({4, 4})), std::nullopt);
}

}  // namespace
}  // namespace sudoku::canonical_test
