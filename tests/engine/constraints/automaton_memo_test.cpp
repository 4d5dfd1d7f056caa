// A line that is pruned with a memo of the last time comes out as without one, whatever has changed in between.
#include <gtest/gtest.h>

#include <random>

#include "constraints/automaton.hpp"
#include "constraints/line_automata.hpp"

namespace sudoku::automaton_memo_test {
namespace {

constexpr int kSize = 9;

std::vector<Constraint> lines() {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < 12; ++cell) cells.push_back(static_cast<Cell>(5 * cell));
  const std::vector<Cell> row(cells.begin(), cells.begin() + kSize);
  return {{ConstraintKind::sum_line, cells, {10}, {}},
          {ConstraintKind::entropic, cells, {}, {}},
          {ConstraintKind::modular, cells, {3}, {}},
          {ConstraintKind::between, cells, {}, {}},
          {ConstraintKind::sandwich, row, {15}, {}},
          {ConstraintKind::numbered_room, row, {4}, {}}};
}

/// Some digits of a cell, or all of them back; never none.
void change(Mask& mask, std::mt19937& random) {
  const Mask narrower = mask & random();
  mask = random() % 3 == 0 || narrower == 0 ? all_digits(kSize) : narrower;
}

TEST(AutomatonMemo, PrunesAsWithoutOne) {
  std::mt19937 random(7);
  for (const Constraint& line : lines()) {
    const auto primitive = make_line_automaton(line, kSize);
    ASSERT_NE(primitive, nullptr);
    const Automaton* const automaton = primitive->automaton();
    ASSERT_NE(automaton, nullptr);
    Automaton::Memo memo = automaton->memo();
    std::vector<Mask> board(line.cells.size(), all_digits(kSize));
    int conflicts = 0;
    for (int round = 0; round < 2'000; ++round) {
      for (auto changes = 1 + random() % 3; changes > 0; --changes) change(board[random() % board.size()], random);
      std::vector<Mask> with = board, without = board;
      const bool can_be = automaton->prune(with, memo);
      ASSERT_EQ(can_be, automaton->prune(without)) << round;
      if (!can_be) {
        ++conflicts;
        continue;
      }
      ASSERT_EQ(with, without) << round;
      if (random() % 2 == 0) board = with;  // as in a search, which goes on from there
    }
    EXPECT_GT(conflicts, 10);
    EXPECT_LT(conflicts, 1'990);
  }
}

}  // namespace
}  // namespace sudoku::automaton_memo_test
