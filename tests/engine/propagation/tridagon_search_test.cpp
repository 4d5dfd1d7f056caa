// Tridagons are just those twelve cells that three digits can't fill: each choice of cells is filled by force.
#include "propagation/tridagon_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/consistencies.hpp"
#include "support/soak.hpp"

namespace sudoku::tridagon_search_test {
namespace {

/// The three columns of a box that its rows have: all six transversals.
std::vector<std::array<std::size_t, 3>> transversals() {
  std::vector<std::array<std::size_t, 3>> all;
  std::array<std::size_t, 3> columns{0, 1, 2};
  do all.push_back(columns);
  while (std::next_permutation(columns.begin(), columns.end()));
  return all;
}

/// Each choice of a transversal in each of four boxes that form a rectangle.
std::vector<std::vector<std::size_t>> choices_of_twelve() {
  std::vector<std::vector<std::size_t>> found{{}};
  std::vector<std::vector<std::size_t>> all;
  for (const auto& [top, bottom] : {std::pair{0u, 1u}, {0u, 2u}, {1u, 2u}}) {
    for (const auto& [left, right] : {std::pair{0u, 1u}, {0u, 2u}, {1u, 2u}}) {
      found = {{}};
      for (const auto& [band, stack] : {std::pair{top, left}, {top, right}, {bottom, left}, {bottom, right}}) {
        std::vector<std::vector<std::size_t>> longer;
        for (const auto& cells : found) {
          for (const auto& columns : transversals()) {
            longer.push_back(cells);
            for (std::size_t row = 0; row < 3; ++row) {
              longer.back().push_back((3 * band + row) * 9 + 3 * stack + columns[row]);
            }
          }
        }
        found = longer;
      }
      all.insert(all.end(), found.begin(), found.end());
    }
  }
  return all;
}

TEST(TridagonSearch, FindsJustTheTwelvesThatThreeDigitsCantFill) {
  const Geometry geometry(Shape{3, 3});
  const TridagonSearch search(geometry);
  const auto choices = choices_of_twelve();
  ASSERT_EQ(choices.size(), 11'664u);
  // Every fifth has every guardian and every three digits.
  const std::size_t every = testing::test_or_soak(5u, 1u);
  std::size_t unfillable = 0;
  for (std::size_t number = 0; number < choices.size(); number += every) {
    const auto& twelve = choices[number];
    const Mask digits = bit(1 + static_cast<Digit>(number % 7)) | bit(8) | bit(9);
    std::vector<Mask> candidates(81, all_digits(9));
    for (const std::size_t cell : twelve) candidates[cell] = digits;
    const std::size_t guardian = twelve[number % 12];
    candidates[guardian] = all_digits(9);
    const auto found = search.find(candidates);
    ASSERT_EQ(found.has_value(), !testing::three_digits_fill(twelve)) << "choice " << number;
    if (!found) continue;
    ++unfillable;
    ASSERT_EQ(found->guardian, guardian);
    ASSERT_EQ(found->digits, digits);
    ASSERT_TRUE(std::is_permutation(found->cells.begin(), found->cells.end(), twelve.begin(), twelve.end()));
  }
  if (every == 1) {
    EXPECT_EQ(unfillable, 5'832u);
  }
  EXPECT_GT(unfillable, 1'000u);
}

}  // namespace
}  // namespace sudoku::tridagon_search_test
