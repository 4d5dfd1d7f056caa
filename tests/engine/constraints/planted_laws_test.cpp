// The laws of constraints on grids that brute force can't solve, from 7 to 16 rows: constraints at random that hold on
// a full grid, which no propagator and no solver may lose.
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "engine/search/rule_laws.hpp"
#include "sudoku/reason.hpp"
#include "sudoku/solve.hpp"
#include "support/constraints_oracle.hpp"
#include "support/recorded_run.hpp"
#include "support/replay.hpp"
#include "support/soak.hpp"

namespace sudoku::planted_laws_test {
namespace {

using namespace sudoku::testing;

struct PlantedSample {
  std::string name;
  Puzzle puzzle;
  Grid solution;
};

/// Several constraints of any kinds that hold on the grid, and a part of its digits.
PlantedSample planted(int size, std::uint64_t seed) {
  Random random(seed);
  FullPuzzle full = random_full(size, random);
  Rules rules = full.puzzle.rules;
  for (int number = 0; number < 8; ++number) {
    const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKinds));
    if (const auto made = random_constraint(kind, full.puzzle, full.grid, random)) rules.constraints.push_back(*made);
  }
  full.puzzle.rules = ordered(std::move(rules), size);
  for (std::size_t cell = 0; cell < full.grid.size(); ++cell) {
    if (random.below(100) < 45) full.puzzle.givens[cell] = full.grid[cell];
  }
  const std::string name = std::to_string(size) + " number " + std::to_string(seed) + " ";
  return {name + rules_text(full.puzzle.rules, size), full.puzzle, full.grid};
}

const std::vector<PlantedSample>& planted_samples() {
  static const std::vector<PlantedSample> samples = [] {
    std::vector<PlantedSample> made;
    for (const int size : {7, 8, 9, 10, 12, 16}) {
      for (int number = 1; number <= test_or_soak(12, 300); ++number) {
        PlantedSample sample = planted(size, static_cast<std::uint64_t>(1'000 * size + number));
        if (is_sound(sample.puzzle) && meets_all(sample.puzzle, sample.solution)) made.push_back(std::move(sample));
      }
    }
    return made;
  }();
  return samples;
}

/// More cells than these brute force doesn't try.
constexpr std::size_t kMostTried = 5;

/// True unless the absences that a reason names leave the event a way by its constraint.
bool seems_forced(const Puzzle& puzzle, const Event& event, const Reason& reason) {
  const auto own = cells_of_rule(puzzle, reason.constraint);
  if (reason.kind != ReasonKind::constraint || own.empty() || own.size() > kMostTried) return true;
  std::vector<Mask> candidates(puzzle.givens.size(), all_digits(puzzle.size()));
  for (const RoleMark& mark : reason.roles) {
    if (mark.role == Role::gone) candidates[mark.cell] &= ~bit(mark.digit);
  }
  if (event.kind == EventKind::eliminate) candidates[event.cell] = bit(event.digit);
  return !can_be_filled(puzzle, claimed_of(puzzle, reason.constraint), {own.begin(), own.end()}, candidates);
}

TEST(PlantedLaws, SamplesHaveMostKinds) {
  std::set<ConstraintKind> kinds;
  for (const PlantedSample& sample : planted_samples()) {
    for (const Constraint& constraint : sample.puzzle.rules.constraints) kinds.insert(constraint.kind);
  }
  EXPECT_GE(planted_samples().size(), 60u);
  EXPECT_GE(kinds.size(), static_cast<std::size_t>(kConstraintKinds - 4));
}

TEST(PlantedLaws, TheSolverFindsASolution) {
  for (const PlantedSample& sample : planted_samples()) {
    const auto solver = make_solver(sample.puzzle, {2, 2});
    for (int turns = 0; turns < 200 && solver->count() == 0 && solver->advance(1'000); ++turns) {
    }
    EXPECT_NE(solver->status(), SolveStatus::none) << sample.name;
    for (const Grid& grid : solver->solutions()) EXPECT_TRUE(meets_all(sample.puzzle, grid)) << sample.name;
  }
}

TEST(PlantedLaws, NothingTrueLeavesAndEachReasonForcesItsEvent) {
  constexpr std::uint64_t kMostEvents = 1'500;
  constexpr std::array kLookedAt{Cause::forward_checking,  Cause::ac3,           Cause::only_choice,
                                 Cause::locked_candidates, Cause::all_different, Cause::singleton_only_choice};
  int by_constraints = 0;
  std::size_t turn = 0;
  for (const PlantedSample& sample : planted_samples()) {
    const Cause propagation = kLookedAt[turn++ % kLookedAt.size()];
    EndedRun ended(sample.puzzle, strategy_of(propagation, 1), kMostEvents);
    Replay replay(ended.run.geometry(), sample.puzzle);
    for (const Event& event : ended.run.events(0, ended.run.length()).events) {
      ASSERT_FALSE(loses_a_solution({sample.solution}, replay.state(), event))
          << cause_id(propagation) << ": " << sample.name;
      if (event.kind == EventKind::eliminate || event.kind == EventKind::conflict) {
        const Reason reason = explain(ended.run.geometry(), replay.state(), event);
        ASSERT_TRUE(seems_forced(sample.puzzle, event, reason)) << cause_id(propagation) << ": " << sample.name;
        by_constraints += reason.kind == ReasonKind::constraint ? 1 : 0;
      }
      replay.take(event);
    }
  }
  EXPECT_GT(by_constraints, 300);
}

}  // namespace
}  // namespace sudoku::planted_laws_test
