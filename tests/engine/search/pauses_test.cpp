// Propagation with trials, which takes minutes on large grids, pauses: whoever asked for it has the thread back soon,
// and the events are the same as without a pause.
#include <algorithm>

#include "sudoku/consistency.hpp"
#include "sudoku/run.hpp"
#include "support/recorded_run.hpp"

namespace sudoku::pauses_test {
namespace {

using namespace sudoku::testing;

constexpr std::uint64_t kManyEvents = 1'000'000;

Puzzle empty_grid(Shape shape) {
  return puzzle_of(shape, std::vector<Digit>(static_cast<std::size_t>(shape.size() * shape.size()), 0));
}

Strategy with(Cause propagation) {
  Strategy strategy;
  strategy.propagation = propagation;
  return strategy;
}

// Without pauses each of these would be minutes in the first call: the empty grids have nothing to remove.
TEST(Pauses, ARunThatMakesTrialsGivesTheThreadBackAgainAndAgain) {
  for (const Cause cause : {Cause::singleton_only_choice, Cause::singleton_hidden_subsets,
                            Cause::singleton_all_different, Cause::strong_singleton_all_different}) {
    for (const Shape shape : {Shape{4, 4}, Shape{5, 5}, Shape{6, 6}}) {
      SnapshotBudget budget;
      sudoku::Run run(empty_grid(shape), with(cause), kManyEvents, budget);
      for (int call = 0; call < 5; ++call) EXPECT_TRUE(run.advance(kManyEvents));
      const EventWindow window = run.events(0, 10);
      EXPECT_EQ(run.length(), window.events.size());
      for (const Event& event : window.events) EXPECT_EQ(event.kind, EventKind::pass) << "which goes on";
      run.cancel();
      EXPECT_FALSE(run.advance(kManyEvents));
    }
  }
}

// One of the hardest: all propagators but the last leave it open.
TEST(Pauses, TheWeakestConsistencyIsLookedForInParts) {
  const Puzzle hard = puzzle_of(
      {3, 3}, read_grid("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
  std::size_t calls = 1;
  for (ConsistencyQuery query(hard); query.advance();) ++calls;
  EXPECT_GT(calls, 2 * propagators().size());
}

TEST(Pauses, WhatIsAskedOfARunThatHasPausedIsWhatTheWholeRunTells) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    if (sample.puzzle.size() != 9) continue;
    SCOPED_TRACE(sample.name);
    const Strategy strategy = with(Cause::strong_singleton_all_different);
    SnapshotBudget budget;
    sudoku::Run whole(sample.puzzle, strategy, kManyEvents, budget);
    int pauses = 0;
    while (whole.advance(kManyEvents)) ++pauses;
    const EventWindow all = whole.events(0, whole.length());
    sudoku::Run part(sample.puzzle, strategy, kManyEvents, budget);
    for (int left = pauses / 2; left > 0; --left) ASSERT_TRUE(part.advance(kManyEvents));
    const EventWindow some = part.events(0, part.length());
    ASSERT_LE(some.events.size(), all.events.size());
    EXPECT_TRUE(std::equal(some.events.begin(), some.events.end(), all.events.begin()));
    EXPECT_EQ(part.state_at(part.length()).candidates, whole.state_at(part.length()).candidates);
  }
}

// The same trials are made again, in as many parts as at first.
TEST(Pauses, AQuestionToARunGivesTheThreadBackAgainAndAgain) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    if (sample.puzzle.size() != 9) continue;
    SCOPED_TRACE(sample.name);
    const Strategy strategy = with(Cause::strong_singleton_all_different);
    SnapshotBudget budget;
    sudoku::Run run(sample.puzzle, strategy, kManyEvents, budget);
    int pauses = 0;
    while (run.advance(kManyEvents)) ++pauses;
    int calls = 0;
    for (const auto query = run.ask_state_at(run.length()); query->advance(kManyEvents);) ++calls;
    EXPECT_GE(calls, pauses);
  }
}

constexpr std::uint64_t kSlice = 97;

/// A question to a run, and the same asked of one that has ended.
template <class Answer>
struct AskedTwice {
  std::unique_ptr<Query<Answer>> query;
  Answer expected;
};

TEST(Pauses, QuestionsTakeTurnsWithEachOtherAndWithTheRun) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    if (sample.puzzle.size() > 16) continue;
    SCOPED_TRACE(sample.name);
    for (const Cause cause : {Cause::none, Cause::ac3, Cause::only_choice}) {
      SnapshotBudget budget;
      sudoku::Run whole(sample.puzzle, with(cause), 100'000, budget);
      while (whole.advance(kManyEvents)) {
      }
      sudoku::Run run(sample.puzzle, with(cause), 100'000, budget);
      run.advance(whole.length() / 2);
      const std::uint64_t place = run.length() / 2;
      constexpr std::uint32_t kKinds = 1u << static_cast<unsigned>(EventKind::eliminate);
      const std::uint64_t events = std::min<std::uint64_t>(300, run.length() - place);
      AskedTwice<EventWindow> window{run.ask_events(place, events), whole.events(place, events)};
      AskedTwice<State> state{run.ask_state_at(place), whole.state_at(place)};
      AskedTwice<std::vector<PathLevel>> path{run.ask_path_at(place), whole.path_at(place)};
      AskedTwice<std::uint64_t> count{run.ask_count_before(place, kKinds), whole.count_before(place, kKinds)};
      bool goes_on = true;
      while (goes_on) {
        goes_on = run.advance(kSlice);
        for (SlicedQuery* query : {static_cast<SlicedQuery*>(window.query.get()),
                                   static_cast<SlicedQuery*>(state.query.get()),
                                   static_cast<SlicedQuery*>(path.query.get()),
                                   static_cast<SlicedQuery*>(count.query.get())}) {
          goes_on |= query->advance(kSlice);
        }
      }
      EXPECT_EQ(window.query->answer().events, window.expected.events);
      EXPECT_EQ(state.query->answer().candidates, state.expected.candidates);
      EXPECT_EQ(path.query->answer().size(), path.expected.size());
      EXPECT_EQ(count.query->answer(), count.expected);
    }
  }
}

}  // namespace
}  // namespace sudoku::pauses_test
