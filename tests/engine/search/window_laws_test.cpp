// A run can be entered anywhere: whatever is asked of it at any point, at any time, is what the full stream says.
#include <algorithm>

#include "support/recorded_run.hpp"
#include "support/replay.hpp"
#include "support/soak.hpp"

namespace sudoku::window_laws_test {
namespace {

using namespace sudoku::testing;

std::vector<Event> slice(const std::vector<Event>& events, std::uint64_t first, std::uint64_t count) {
  const auto from = std::min<std::uint64_t>(first, events.size()),
             until = std::min<std::uint64_t>(from + count, events.size());
  return {events.begin() + static_cast<std::ptrdiff_t>(from), events.begin() + static_cast<std::ptrdiff_t>(until)};
}

std::uint32_t depth_before(const std::vector<Event>& events, std::uint64_t index) {
  const auto end = events.begin() + static_cast<std::ptrdiff_t>(index);
  const auto of_kind = [](EventKind kind) { return [kind](const Event& event) { return event.kind == kind; }; };
  return static_cast<std::uint32_t>(std::count_if(events.begin(), end, of_kind(EventKind::decide)) -
                                    std::count_if(events.begin(), end, of_kind(EventKind::refute)));
}

/// Windows here and there, forwards and backwards, so that each comes from somewhere else than the last.
void expect_windows_of(Run& run, const std::vector<Event>& events, int windows, testing::Random& random) {
  const auto length = std::min<std::uint64_t>(run.length(), events.size());
  for (int number = 0; number < windows; ++number) {
    const std::uint64_t first = random.next() % length, count = 1 + random.next() % 300;
    const EventWindow window = run.events(first, std::min(count, length - first));
    ASSERT_EQ(window.first, first);
    ASSERT_EQ(window.events, slice(events, first, std::min(count, length - first))) << "from " << first;
    ASSERT_EQ(window.depth, depth_before(events, first)) << "before " << first;
  }
}

bool is_one_of(const Event& event, std::uint32_t kinds) {
  return (kinds >> static_cast<unsigned>(event.kind) & 1u) != 0;
}

std::uint64_t next_by_scan(const std::vector<Event>& events, std::uint64_t index, std::uint32_t kinds) {
  while (index < events.size() && !is_one_of(events[index], kinds)) ++index;
  return std::min<std::uint64_t>(index, events.size());
}

std::uint64_t previous_by_scan(const std::vector<Event>& events, std::uint64_t index, std::uint32_t kinds) {
  for (index = std::min<std::uint64_t>(index, events.size()); index > 0; --index) {
    if (is_one_of(events[index - 1], kinds)) return index - 1;
  }
  return sudoku::Run::kNoEvent;
}

std::uint64_t count_by_scan(const std::vector<Event>& events, std::uint64_t index, std::uint32_t kinds) {
  const auto end = events.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(index, events.size()));
  return static_cast<std::uint64_t>(
      std::count_if(events.begin(), end, [kinds](const Event& event) { return is_one_of(event, kinds); }));
}

/// Each kind alone, several together, and none at all; in `./dev test` at each point every fifth of these.
void expect_neighbours_of(Run& run, const std::vector<Event>& events, int points, testing::Random& random) {
  for (int number = 0; number < points; ++number) {
    const std::uint64_t index = random.next() % (events.size() + 2);
    const unsigned every = test_or_soak(5u, 1u);
    for (auto kind = static_cast<unsigned>(random.next() % every); kind <= kEventKinds; kind += every) {
      const std::uint32_t kinds = kind < kEventKinds ? 1u << kind : 0b01'1100'0011u;
      ASSERT_EQ(run.next(index, kinds), next_by_scan(events, index, kinds)) << "kinds " << kinds << " from " << index;
      ASSERT_EQ(run.previous(index, kinds), previous_by_scan(events, index, kinds))
          << "kinds " << kinds << " before " << index;
      ASSERT_EQ(run.count_before(index, kinds), count_by_scan(events, index, kinds))
          << "kinds " << kinds << " before " << index;
    }
    ASSERT_EQ(run.next(index, 0), events.size());
    ASSERT_EQ(run.previous(index, 0), sudoku::Run::kNoEvent);
    ASSERT_EQ(run.count_before(index, 0), 0u);
  }
}

class WindowLaws : public RunLaws {};

INSTANTIATE_TEST_SUITE_P(Of, WindowLaws, every_propagator(), propagator_name);

TEST_P(WindowLaws, AWindowIsThatSliceOfTheFullStream) {
  for_each_run([](RecordedRun& recorded) {
    testing::Random random(11);
    expect_windows_of(*recorded.run, recorded.events, 5, random);
  });
}

TEST_P(WindowLaws, WindowsEndWithTheRun) {
  for_each_run([](RecordedRun& recorded) {
    const std::uint64_t length = recorded.events.size();
    EXPECT_EQ(recorded.run->events(length - 1, 1'000).events, slice(recorded.events, length - 1, 1));
    EXPECT_EQ(recorded.run->events(length + 5, 10).first, length);
    EXPECT_TRUE(recorded.run->events(length + 5, 10).events.empty());
    EXPECT_TRUE(recorded.run->events(0, 0).events.empty());
    EXPECT_EQ(recorded.run->events(length - 1, ~std::uint64_t{0}).events.size(), 1u);
  });
}

TEST_P(WindowLaws, NextPreviousAndCountAreThoseOfALinearScan) {
  for_each_run([](RecordedRun& recorded) {
    if (recorded.sample.puzzle.size() > 16) return;
    testing::Random random(12);
    expect_neighbours_of(*recorded.run, recorded.events, 1, random);
  });
}

TEST_P(WindowLaws, SlicesOfAnySizeGiveTheSameEvents) {
  for_each_run([](const RecordedRun& recorded) {
    if (recorded.sample.puzzle.size() > 16) return;
    for (const std::uint64_t size : {1u, 401u}) {
      SnapshotBudget budget;
      const std::uint64_t limit = recorded.reached_its_limit() ? recorded.events.size() : sudoku::Run::kNoEvent;
      sudoku::Run run(recorded.sample.puzzle, recorded.strategy, limit, budget);
      while (run.advance(size)) {
      }
      ASSERT_EQ(run.events(0, run.length()).events, recorded.events) << "slices of " << size;
      ASSERT_EQ(run.status(), recorded.run->status());
    }
  });
}

TEST(LongRunLaws, EachTakesSnapshots) {
  // At the latest one every 65,536 events.
  const std::size_t least = test_or_soak(65'536u, 200'000u);
  for (const RecordedRun& recorded : long_runs()) EXPECT_GT(recorded.events.size(), least) << recorded.name;
}

TEST(LongRunLaws, AWindowIsThatSliceOfTheFullStream) {
  for (RecordedRun& recorded : long_runs()) {
    SCOPED_TRACE(recorded.name);
    testing::Random random(13);
    expect_windows_of(*recorded.run, recorded.events, test_or_soak(8, 20), random);
  }
}

TEST(LongRunLaws, NextPreviousAndCountAreThoseOfALinearScan) {
  for (RecordedRun& recorded : long_runs()) {
    SCOPED_TRACE(recorded.name);
    testing::Random random(14);
    expect_neighbours_of(*recorded.run, recorded.events, test_or_soak(1, 2), random);
  }
}

TEST(LongRunLaws, StatesComeRightFromSnapshots) {
  for (RecordedRun& recorded : long_runs()) {
    SCOPED_TRACE(recorded.name);
    const std::size_t every = recorded.events.size() / 9;
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    std::vector<std::pair<std::size_t, State>> expected;
    for (std::size_t index = 0; index < recorded.events.size(); ++index) {
      if (index % every == 0) expected.emplace_back(index, replay.state());
      replay.take(recorded.events[index]);
    }
    std::reverse(expected.begin(), expected.end());  // so that the search that is kept is of no use
    for (const auto& [index, state] : expected) {
      const State found = recorded.run->state_at(index);
      ASSERT_EQ(found.values, state.values) << index;
      ASSERT_EQ(found.candidates, state.candidates) << index;
      ASSERT_EQ(found.levels, state.levels) << index;
      ASSERT_EQ(found.ruled_out, state.ruled_out) << index;
      ASSERT_EQ(found.path.size(), state.path.size()) << index;
      for (std::size_t level = 0; level < state.path.size(); ++level) {
        ASSERT_EQ(found.path[level].event, state.path[level].event) << index;
      }
    }
  }
}

/// In `./dev test` every other one.
std::vector<const RecordedRun*> long_runs_from(std::size_t first) {
  std::vector<const RecordedRun*> chosen;
  if (is_soak()) first = 0;
  for (std::size_t at = first; at < long_runs().size(); at += test_or_soak(2u, 1u)) chosen.push_back(&long_runs()[at]);
  return chosen;
}

TEST(LongRunLaws, AFewBytesForSnapshotsAreEnough) {
  for (const RecordedRun* each : long_runs_from(0)) {
    const RecordedRun& recorded = *each;
    SCOPED_TRACE(recorded.name);
    RecordedRun again(recorded.sample, recorded.strategy, recorded.events.size(), 2'000);
    ASSERT_EQ(again.events, recorded.events);
    testing::Random random(15);
    expect_windows_of(*again.run, recorded.events, 5, random);
    expect_neighbours_of(*again.run, recorded.events, 1, random);
  }
}

TEST(LongRunLaws, ARunThatIsStillGoingOnCanBeLookedAt) {
  for (const RecordedRun* each : long_runs_from(1)) {
    const RecordedRun& recorded = *each;
    SCOPED_TRACE(recorded.name);
    SnapshotBudget budget(20'000);
    sudoku::Run run(recorded.sample.puzzle, recorded.strategy, recorded.events.size(), budget);
    testing::Random random(16);
    for (int part = 0; part < 3; ++part) {
      run.advance(recorded.events.size() / 3);
      expect_windows_of(run, recorded.events, 3, random);
      const std::vector<Event> so_far = slice(recorded.events, 0, run.length());
      expect_neighbours_of(run, so_far, 1, random);
    }
  }
}

TEST(RunProperty, ACancelledRunCanBeLookedAt) {
  SnapshotBudget budget;
  const RecordedRun& whole = long_runs().front();
  sudoku::Run run(whole.sample.puzzle, whole.strategy, sudoku::Run::kNoEvent, budget);
  run.advance(50'000);
  run.cancel();
  EXPECT_EQ(run.status(), RunStatus::cancelled);
  EXPECT_FALSE(run.advance(1'000));
  const std::uint64_t length = run.length();
  EXPECT_EQ(run.events(0, length).events, slice(whole.events, 0, length));
  EXPECT_EQ(run.state_at(length).path.size(), depth_before(whole.events, length));
  EXPECT_EQ(run.next(length, 1u << static_cast<unsigned>(EventKind::decide)), length);
}

TEST(RunProperty, ALimitIsKeptToWithinAStepAndAnEndedRunStaysAsItIs) {
  const RecordedRun& whole = long_runs().front();
  for (const std::uint64_t limit : {0u, 1u, 1'000u}) {
    SnapshotBudget budget;
    sudoku::Run run(whole.sample.puzzle, whole.strategy, limit, budget);
    while (run.advance(300)) {
    }
    EXPECT_EQ(run.status(), RunStatus::limit);
    EXPECT_EQ(run.length(), limit);
    run.cancel();
    EXPECT_EQ(run.status(), RunStatus::limit);
    EXPECT_EQ(run.tree().size(), 1u + run.stats().guesses);
  }
}

TEST(RunProperty, RunsShareTheBudgetOfTheirSnapshots) {
  SnapshotBudget budget(1'000);
  EXPECT_EQ(budget.share(), 1'000u);
  const Puzzle puzzle = Puzzle::empty({2, 2});
  const sudoku::Run one(puzzle, Strategy{}, 100, budget);
  {
    const sudoku::Run two(puzzle, Strategy{}, 100, budget);
    EXPECT_EQ(budget.share(), 500u);
  }
  EXPECT_EQ(budget.share(), 1'000u);
}

}  // namespace
}  // namespace sudoku::window_laws_test
