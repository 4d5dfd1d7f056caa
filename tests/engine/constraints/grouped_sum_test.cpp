// Sums of nine digits have a way of their own to be pruned: compared with brute force.
#include "constraints/grouped_sum.hpp"

#include <gtest/gtest.h>

#include <random>

namespace sudoku::grouped_sum_test {
namespace {

constexpr int kSize = 9;

struct Case {
  std::vector<SumGroup> groups;
  std::vector<Mask> candidates;
  int total;
};

/// The candidates that are left by trying all digits.
class BruteForce {
 public:
  explicit BruteForce(const Case& one) : case_(one), left_(one.candidates.size(), 0), digits_(left_.size(), 0) {
    for (const SumGroup& group : one.groups) {
      for (std::size_t at = 0; at < group.count; ++at) factors_.push_back(group.factor), starts_.push_back(group.first);
    }
    go(0, 0);
  }

  const std::vector<Mask>& left() const { return left_; }

 private:
  void go(std::size_t at, int sum) {
    if (at == digits_.size()) {
      if (sum != case_.total) return;
      for (std::size_t place = 0; place < at; ++place) left_[place] |= bit(digits_[place]);
      return;
    }
    for (int digit = 1; digit <= kSize; ++digit) {
      if ((case_.candidates[at] & bit(digit)) == 0) continue;
      bool is_used = false;
      for (std::size_t place = starts_[at]; place < at; ++place) is_used |= digits_[place] == digit;
      if (is_used) continue;
      digits_[at] = digit;
      go(at + 1, sum + factors_[at] * digit);
    }
  }

  const Case& case_;
  std::vector<Mask> left_;
  std::vector<int> digits_, factors_;
  std::vector<std::size_t> starts_;
};

Case random_case(std::mt19937& random) {
  const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
  Case one{{}, {}, 0};
  int cells = 0;
  const int groups = 1 + below(4), most = groups == 1 ? 8 : 5;
  for (int group = 0; group < groups && cells < 5; ++group) {
    const int count = 1 + below(most), factors[] = {1, 1, 1, -1, 2, -2, -10, 100};
    one.groups.push_back({static_cast<std::size_t>(cells), static_cast<std::size_t>(count), factors[below(8)]});
    cells += count;
  }
  const bool has_many = cells <= 6 && below(2) == 0;
  for (int at = 0; at < cells; ++at) {
    one.candidates.push_back((has_many ? random() : random() & random()) & all_digits(kSize));
  }
  for (const SumGroup& group : one.groups) {
    for (std::size_t at = 0; at < group.count; ++at) one.total += group.factor * (1 + below(kSize));
  }
  return one;
}

TEST(GroupedSum, OfNineDigitsEqualsBruteForce) {
  std::mt19937 random(45);
  int possible = 0;
  for (int number = 0; number < 3'000; ++number) {
    const Case one = random_case(random);
    std::vector<Cell> cells;
    for (std::size_t at = 0; at < one.candidates.size(); ++at) cells.push_back(static_cast<Cell>(at));
    const GroupedSum sum(cells, kSize, one.groups, one.total);
    std::vector<Mask> left = one.candidates;
    const bool is_possible = sum.prune(left);
    const std::vector<Mask> expected = BruteForce(one).left();
    ASSERT_EQ(is_possible, expected[0] != 0) << number;
    if (!is_possible) continue;
    ASSERT_EQ(left, expected) << number;
    ++possible;
  }
  EXPECT_GT(possible, 300);
}

}  // namespace
}  // namespace sudoku::grouped_sum_test
