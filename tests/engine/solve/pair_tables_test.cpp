// Tables of relations leave the digits that the relation itself supports; equal relations share a table.
#include "solve/rules/pair_tables.hpp"

#include <gtest/gtest.h>

#include "constraints/relation.hpp"
#include "solve/rules/agenda.hpp"

namespace sudoku::pair_tables_test {
namespace {

TEST(PairTables, LeaveWhatTheRelationSupports) {
  for (const int size : {4, 9, 16}) {
    const auto is_above = [](int a, int b) { return a > b + 1; };
    const auto are_in_ratio = [](int a, int b) { return a == 2 * b || b == 2 * a; };
    const Relation above(0, 3, size, std::make_shared<const PairTable>(size, is_above));
    const Relation ratio(3, 1, size, std::make_shared<const PairTable>(size, are_in_ratio));
    const PairTables tables(4, {&above, &ratio});
    ASSERT_EQ(tables.arcs_of(0).size(), 1U);
    ASSERT_EQ(tables.arcs_of(3).size(), 2U);
    EXPECT_TRUE(tables.arcs_of(2).empty());
    EXPECT_EQ(tables.arcs_of(3)[1].table, tables.arcs_of(1)[0].table) << "symmetric";
    const Mask all = all_digits(size);
    for (Mask digits = 1; digits <= all; digits += size == 16 ? 37 : 1) {
      EXPECT_EQ(tables.left_by(digits, tables.arcs_of(0)[0]), above.supported(1, all, digits));
      EXPECT_EQ(tables.left_by(digits, tables.arcs_of(3)[0]), above.supported(0, all, digits));
      EXPECT_EQ(tables.left_by(digits, tables.arcs_of(1)[0]), ratio.supported(0, all, digits));
    }
  }
}

TEST(Agenda, GivesWhatIsDueInOrder) {
  Agenda agenda(3, 70);
  const std::vector<Cell> first{0}, both{0, 2};
  agenda.watch(65, first);
  agenda.watch(3, both);
  EXPECT_EQ(agenda.take(), Agenda::kNothing);
  agenda.mark(1);
  EXPECT_EQ(agenda.take(), Agenda::kNothing) << "nothing depends on it";
  agenda.mark(0);
  EXPECT_EQ(agenda.take_below(3), Agenda::kNothing);
  EXPECT_EQ(agenda.take_below(65), 3U);
  EXPECT_EQ(agenda.take_below(65), Agenda::kNothing) << "the other is not below it";
  agenda.mark(2);
  agenda.drop(65);
  EXPECT_EQ(agenda.take(), 3U);
  EXPECT_EQ(agenda.take(), Agenda::kNothing);
  agenda.mark_all();
  EXPECT_EQ(agenda.take(), 0U);
  agenda.clear();
  EXPECT_EQ(agenda.take(), Agenda::kNothing);
}

}  // namespace
}  // namespace sudoku::pair_tables_test
