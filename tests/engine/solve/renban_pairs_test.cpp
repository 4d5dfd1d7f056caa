// The relations that search adds for renban lines allow what some filling of the line has, and nothing else.
#include "solve/rules/renban_pairs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "constraints/relation.hpp"
#include "sudoku/text.hpp"

namespace sudoku::renban_pairs_test {
namespace {

std::vector<std::unique_ptr<Primitive>> pairs_of(const std::string& text, int size) {
  const auto parsed = parse(text);
  EXPECT_TRUE(parsed.ok());
  return renban_pairs(parsed.value().puzzle, size);
}

/// True if digits one after another, as many as the line has cells, begin with `lowest` and have both of two.
bool have_both(int lowest, int count, int a, int b) {
  return std::min(a, b) >= lowest && std::max(a, b) < lowest + count;
}

TEST(RenbanPairs, AllowTwoDigitsOfSomeFilling) {
  const auto pairs = pairs_of(".Renban~R1C1~R2C2~R3C3~R4C4", 9);
  ASSERT_EQ(pairs.size(), 6U) << "each cell with each other";
  for (const auto& pair : pairs) {
    ASSERT_NE(pair->relation(), nullptr);
    for (int a = 1; a <= 9; ++a) {
      Mask expected = 0;
      for (int b = 1; b <= 9; ++b) {
        for (int lowest = 1; lowest <= 6; ++lowest) {
          if (a != b && have_both(lowest, 4, a, b)) expected |= bit(b);
        }
      }
      EXPECT_EQ(pair->relation()->partners(0, static_cast<Digit>(a)), expected) << a;
      EXPECT_EQ(pair->relation()->partners(1, static_cast<Digit>(a)), expected) << a;
    }
  }
}

TEST(RenbanPairs, LeaveOutLongLines) {
  EXPECT_EQ(pairs_of(".Renban~R1C1~R2C2~R3C3~R4C4~R5C5", 9).size(), 10U);
  EXPECT_TRUE(pairs_of(".Renban~R1C1~R2C2~R3C3~R4C4~R5C5~R6C6", 9).empty());
  EXPECT_TRUE(pairs_of(".Whisper~5~R1C1~R2C2", 9).empty());
}

}  // namespace
}  // namespace sudoku::renban_pairs_test
