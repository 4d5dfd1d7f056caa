// Backjumping leaves out nothing but guesses that could not have helped: it finds what backtracking finds, with no more
// guesses, and no contradiction rests on what it jumps over.
#include <algorithm>

#include "sudoku/solve.hpp"
#include "support/recorded_run.hpp"
#include "support/replay.hpp"

namespace sudoku::backjumping_test {
namespace {

using namespace sudoku::testing;

/// Runs by propagators of each kind of reason; those of trials can't jump.
class Backjumping : public ::testing::TestWithParam<Cause> {
 protected:
  void for_each_run(const std::function<void(RecordedRun&)>& law) {
    for (RecordedRun& recorded : recorded_runs(GetParam())) {
      if (recorded.strategy.look_back != LookBack::backjumping) continue;
      SCOPED_TRACE(recorded.name);
      law(recorded);
      if (HasFailure()) return;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Of, Backjumping,
                         ::testing::Values(Cause::none, Cause::forward_checking, Cause::ac3, Cause::eliminate,
                                           Cause::only_choice, Cause::locked_candidates, Cause::naked_subsets,
                                           Cause::hidden_subsets, Cause::all_different),
                         propagator_name);

std::size_t count(const std::vector<Event>& events, EventKind kind) {
  const auto is_of_kind = [kind](const Event& event) { return event.kind == kind; };
  return static_cast<std::size_t>(std::count_if(events.begin(), events.end(), is_of_kind));
}

TEST_P(Backjumping, FindsTheSolutionsOfBacktrackingWithNoMoreGuesses) {
  for_each_run([](RecordedRun& recorded) {
    Strategy plain = recorded.strategy;
    plain.look_back = LookBack::backtracking;
    if (plain.variable == VariableOrder::random || plain.value == ValueOrder::random) return;
    const RecordedRun other(recorded.sample, plain, 100'000);
    if (recorded.reached_its_limit() || other.reached_its_limit()) return;
    ASSERT_EQ(recorded.run->solutions(), other.run->solutions());
    ASSERT_EQ(recorded.run->status(), other.run->status());
    ASSERT_LE(count(recorded.events, EventKind::decide), count(other.events, EventKind::decide));
  });
}

/// The puzzle with some decisions as givens.
Puzzle with_decisions(Puzzle puzzle, const std::vector<OpenDecision>& decisions) {
  for (const OpenDecision& decision : decisions) {
    puzzle.givens[decision.cell] = decision.digit;
    if (!puzzle.candidates.empty()) puzzle.candidates[decision.cell] = bit(decision.digit);
  }
  return puzzle;
}

bool has_solution(const Puzzle& puzzle) {
  SolveLimits limits;
  limits.solutions = 1;
  const auto solver = make_solver(puzzle, limits);
  while (solver->advance(100'000)) {
  }
  return solver->count() > 0;
}

// The solver shares nothing with the search. Where solutions have been counted, they are there in spite of it.
TEST_P(Backjumping, WithoutTheDecisionsThatItJumpsOverThereIsNoSolutionEither) {
  for_each_run([](RecordedRun& recorded) {
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    for (std::size_t index = 0; index < recorded.events.size(); ++index) {
      const Event& event = recorded.events[index];
      if (event.kind == EventKind::solution) return;
      replay.take(event);
      const bool has_jumped = event.kind == EventKind::refute && event.flags == kSkipped &&
                              index + 1 < recorded.events.size() && recorded.events[index + 1].flags != kSkipped;
      if (!has_jumped) continue;
      ASSERT_FALSE(has_solution(with_decisions(recorded.sample.puzzle, replay.state().path))) << "event " << index;
    }
  });
}

TEST(BackjumpingProperty, JumpsAreSeenWithEveryPropagatorThatNamesItsReasons) {
  const Sample hard{"hard", puzzle_of({3, 3}, read_grid("4.....8.5.3..........7......2.....6.....8.4......1......."
                                                        "6.3.7.5..2.....1.4......")), {}};
  Strategy strategy;
  strategy.look_back = LookBack::backjumping;
  strategy.variable = VariableOrder::first;
  for (const Cause propagation : {Cause::none, Cause::forward_checking, Cause::ac3, Cause::eliminate}) {
    strategy.propagation = propagation;
    const RecordedRun recorded(hard, strategy, 40'000);
    const auto is_skip = [](const Event& event) { return event.kind == EventKind::refute && event.flags == kSkipped; };
    EXPECT_GT(std::count_if(recorded.events.begin(), recorded.events.end(), is_skip), 10) << cause_id(propagation);
  }
}

}  // namespace
}  // namespace sudoku::backjumping_test
