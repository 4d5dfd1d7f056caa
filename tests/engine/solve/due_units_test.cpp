// The units that search has to look at again.
#include "solve/rules/due_units.hpp"

#include <gtest/gtest.h>

namespace sudoku::due_units_test {
namespace {

TEST(DueUnits, GiveAllUnitsOfTheLowestDigit) {
  DueUnits due(9, 0b11);
  EXPECT_EQ(due.digit(), 1);
  EXPECT_EQ(due.take(1), 0b11u);
  EXPECT_EQ(due.digit(), 2);
  due.clear();
  EXPECT_TRUE(due.is_empty());
  due.add(7, 0b100);
  due.add(5, 0b1000);
  due.add(7, 0b1);
  due.drop(7, 0b100);
  EXPECT_EQ(due.digit(), 5);
  EXPECT_EQ(due.take(5), 0b1000u);
  EXPECT_EQ(due.take(7), 0b1u);
  EXPECT_TRUE(due.is_empty());
  EXPECT_EQ(due.take(7), 0u) << "taken once";
}

}  // namespace
}  // namespace sudoku::due_units_test
