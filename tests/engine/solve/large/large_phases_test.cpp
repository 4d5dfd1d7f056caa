// Phases by themselves: the sides they keep, and until when.
#include "solve/large/phases.hpp"

#include <gtest/gtest.h>

namespace sudoku::large::large_phases_test {
namespace {

constexpr std::uint32_t kVariables = 4;

std::vector<Literal> literals_of(const Phases& phases) {
  std::vector<Literal> literals;
  for (Variable variable = 0; variable < kVariables; ++variable) literals.push_back(phases.literal(variable));
  return literals;
}

void note(Phases& phases, const std::vector<Literal>& trail) { phases.note_consistent(trail); }

TEST(Phases, TakeAVariableToBeTrueThatNoAssignmentHasHad) {
  EXPECT_EQ(literals_of(Phases(kVariables)), (std::vector{affirm(0), affirm(1), affirm(2), affirm(3)}));
}

TEST(Phases, KeepTheSidesOfAnAssignmentInAnyOrder) {
  Phases phases(kVariables);
  note(phases, {deny(affirm(2)), affirm(0), deny(affirm(1))});
  EXPECT_EQ(literals_of(phases), (std::vector{affirm(0), deny(affirm(1)), deny(affirm(2)), affirm(3)}));
}

TEST(Phases, KeepThemWhenAnAssignmentIsNotLonger) {
  Phases phases(kVariables);
  note(phases, {deny(affirm(0)), deny(affirm(1))});
  note(phases, {affirm(0), affirm(1)});
  note(phases, {deny(affirm(3))});
  EXPECT_EQ(literals_of(phases), (std::vector{deny(affirm(0)), deny(affirm(1)), affirm(2), affirm(3)}));
}

TEST(Phases, TakeTheSidesOfALongerAssignmentAndKeepOthers) {
  Phases phases(kVariables);
  note(phases, {deny(affirm(0)), deny(affirm(1))});
  note(phases, {affirm(1), deny(affirm(2)), deny(affirm(3))});
  EXPECT_EQ(literals_of(phases), (std::vector{deny(affirm(0)), affirm(1), deny(affirm(2)), deny(affirm(3))}));
}

}  // namespace
}  // namespace sudoku::large::large_phases_test
