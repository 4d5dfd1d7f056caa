// Clues beside the grid, read cell by cell: a state from which the clue can't be met is never made. Sums are looked at
// by their ways, too. Compared with brute force up to nine digits, which are told apart; above that, what is true has
// to stay.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>

#include "constraints/clue_sum.hpp"
#include "constraints/line_automata.hpp"
#include "support/constraint_digits.hpp"

namespace sudoku::clue_lines_test {
namespace {

using testing::Digits;

struct Clue {
  ConstraintKind kind;
  std::function<bool(const Digits&, int)> holds;
  int most;  // the number beside the grid, from 0
};

template <class At>
bool differ(At from, At to) {
  return std::all_of(from, to, [&](int digit) { return std::count(from, to, digit) == 1; });
}

/// Digits that the clue is about differ; that others do, the row or column says.
std::vector<Clue> clues(int size) {
  const auto sandwich = [size](const Digits& digits, int sum) {
    const auto is_crust = [size](int digit) { return digit == 1 || digit == size; };
    if (std::count_if(digits.begin(), digits.end(), is_crust) != 2) return false;
    const auto first = std::find_if(digits.begin(), digits.end(), is_crust);
    return testing::is_sandwich(digits, size, sum) && differ(first, std::find_if(first + 1, digits.end(), is_crust));
  };
  const auto x_sum = [](const Digits& digits, int sum) {
    const auto end = digits.begin() + digits[0];
    return std::accumulate(digits.begin(), end, 0) == sum && differ(digits.begin(), end);
  };
  const auto skyscraper = [](const Digits& digits, int count) {
    return testing::visible(digits) == count && differ(digits.begin(), digits.end());
  };
  return {{ConstraintKind::sandwich, sandwich, size * (size + 1) / 2 - size - 1},
          {ConstraintKind::x_sum, x_sum, size * (size + 1) / 2},
          {ConstraintKind::skyscraper, skyscraper, size}};
}

Constraint constraint_of(const Clue& clue, int number, int size) {
  Constraint line{clue.kind, {}, {number}, {}};
  for (int at = 0; at < size; ++at) line.cells.push_back(static_cast<Cell>(at));
  return line;
}

/// The clue as an automaton, and by ways if it is a sum.
std::vector<std::unique_ptr<Primitive>> lines_of(const Clue& clue, int number, int size) {
  const Constraint line = constraint_of(clue, number, size);
  std::vector<std::unique_ptr<Primitive>> lines;
  lines.push_back(make_line_automaton(line, size));
  if (clue.kind == ConstraintKind::sandwich) lines.push_back(std::make_unique<SandwichSum>(line, size));
  if (clue.kind == ConstraintKind::x_sum) lines.push_back(std::make_unique<XSum>(line, size));
  return lines;
}

/// The candidates that are left by trying all digits.
void add_fillings(const Clue& clue, int number, const std::vector<Mask>& candidates, Digits& digits,
                  std::vector<Mask>& left) {
  const std::size_t at = digits.size();
  if (at == candidates.size()) {
    for (std::size_t place = 0; place < at && clue.holds(digits, number); ++place) left[place] |= bit(digits[place]);
    return;
  }
  for (Mask open = candidates[at]; open != 0; open &= open - 1) {
    digits.push_back(lowest_digit(open));
    add_fillings(clue, number, candidates, digits, left);
    digits.pop_back();
  }
}

TEST(ClueLines, UpToNineDigitsEqualBruteForce) {
  std::mt19937 random(61);
  for (const int size : {4, 6, 9}) {
    for (const Clue& clue : clues(size)) {
      int possible = 0;
      for (int round = 0; round < 400; ++round) {
        Digits solution(static_cast<std::size_t>(size));
        std::iota(solution.begin(), solution.end(), 1);
        std::shuffle(solution.begin(), solution.end(), random);
        std::vector<Mask> candidates;
        for (const int digit : solution) {
          candidates.push_back(bit(digit) | (random() & random() & random() & all_digits(size)));
        }
        const int number = static_cast<int>(random() % static_cast<unsigned>(clue.most + 1));
        std::vector<Mask> expected(candidates.size(), 0);
        Digits none;
        add_fillings(clue, number, candidates, none, expected);
        for (const auto& line : lines_of(clue, number, size)) {
          std::vector<Mask> left = candidates;
          const bool can_be = line->prune(left);
          ASSERT_EQ(can_be, expected[0] != 0) << size << ", " << number;
          if (!can_be) continue;
          ASSERT_EQ(left, expected) << size << ", " << number;
        }
        possible += expected[0] != 0;
      }
      EXPECT_GT(possible, 15);
    }
  }
}

TEST(ClueLines, AboveNineDigitsKeepWhatIsTrue) {
  std::mt19937 random(62);
  constexpr int kSize = 12;
  for (const Clue& clue : clues(kSize)) {
    for (int round = 0; round < 300; ++round) {
      Digits solution(kSize);
      std::iota(solution.begin(), solution.end(), 1);
      std::shuffle(solution.begin(), solution.end(), random);
      int number = 0;
      while (!clue.holds(solution, number)) ++number;
      std::vector<Mask> candidates(kSize, all_digits(kSize));
      ASSERT_TRUE(make_line_automaton(constraint_of(clue, number, kSize), kSize)->prune(candidates));
      for (std::size_t at = 0; at < solution.size(); ++at) ASSERT_NE(candidates[at] & bit(solution[at]), 0u) << number;
    }
  }
}

}  // namespace
}  // namespace sudoku::clue_lines_test
