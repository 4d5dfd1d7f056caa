// Common to the laws of runs under other rules: runs to their end, and their events held to all solutions.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/run.hpp"
#include "support/oracle.hpp"

namespace sudoku::testing {

/// A strategy that looks for so many solutions.
inline Strategy strategy_of(Cause propagation, std::uint64_t solutions) {
  Strategy strategy;
  strategy.propagation = propagation;
  strategy.solutions = solutions;
  return strategy;
}

/// A run that has come to its end, or to its limit.
struct EndedRun {
  EndedRun(const Puzzle& puzzle, const Strategy& strategy, std::uint64_t most_events)
      : run(puzzle, strategy, most_events, budget) {
    while (run.advance(10'000)) {
    }
  }

  /// How many events of a kind it has.
  std::uint64_t count(EventKind kind) { return run.count_before(run.length(), 1u << static_cast<int>(kind)); }

  SnapshotBudget budget;
  Run run;
};

/// True if an event contradicts one of these solutions, which agrees with all decisions that are open before it.
inline bool loses_a_solution(const std::vector<Grid>& solutions, const State& before, const Event& event) {
  return std::any_of(solutions.begin(), solutions.end(), [&](const Grid& grid) {
    const bool on_path = std::all_of(before.path.begin(), before.path.end(),
                                     [&](const OpenDecision& open) { return grid[open.cell] == open.digit; });
    if (!on_path) return false;
    return event.kind == EventKind::conflict ||
           (event.kind == EventKind::eliminate && grid[event.cell] == event.digit) ||
           (event.kind == EventKind::place && grid[event.cell] != event.digit);
  });
}

/// The candidates that a propagator leaves of a puzzle; none where it finds a contradiction.
inline std::vector<Mask> left_by(Cause propagation, const Puzzle& puzzle) {
  Strategy strategy = strategy_of(propagation, 1);
  strategy.search = false;
  EndedRun ended(puzzle, strategy, 1'000'000);
  return ended.run.status() == RunStatus::none ? std::vector<Mask>(puzzle.givens.size(), 0)
                                               : ended.run.state_at(ended.run.length()).candidates;
}

/// Pairs of propagators of which the second removes at least what the first does.
inline constexpr std::pair<Cause, Cause> kStronger[] = {
    {Cause::forward_checking, Cause::eliminate},
    {Cause::eliminate, Cause::only_choice},
    {Cause::only_choice, Cause::naked_subsets},
    {Cause::naked_subsets, Cause::hidden_subsets},
    {Cause::hidden_subsets, Cause::all_different},
    {Cause::only_choice, Cause::locked_candidates},
    {Cause::locked_candidates, Cause::singleton_only_choice},
    {Cause::singleton_ac3, Cause::singleton_only_choice},
    {Cause::singleton_only_choice, Cause::singleton_hidden_subsets},
    {Cause::singleton_hidden_subsets, Cause::singleton_all_different},
    {Cause::singleton_all_different, Cause::strong_singleton_all_different}};

/// Holds the propagators that are for a puzzle to that. AC-3 and elimination remove the same.
template <class IsFor>
void expect_stronger_ones_remove_more(const Puzzle& puzzle, const std::string& name, IsFor is_for) {
  EXPECT_EQ(left_by(Cause::ac3, puzzle), left_by(Cause::eliminate, puzzle)) << name;
  for (const auto& [weaker, stronger] : kStronger) {
    if (!is_for(stronger)) continue;
    const auto more = left_by(weaker, puzzle), fewer = left_by(stronger, puzzle);
    for (std::size_t cell = 0; cell < more.size(); ++cell) {
      EXPECT_EQ(fewer[cell] & ~more[cell], 0u) << name << ": " << cause_id(stronger);
    }
  }
}

}  // namespace sudoku::testing
