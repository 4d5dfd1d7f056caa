// The summary of a run (status, solutions, statistics, overview) is what its events and the oracle say.
#include <algorithm>
#include <set>

#include "support/recorded_run.hpp"
#include "support/replay.hpp"

namespace sudoku::summary_laws_test {
namespace {

using namespace sudoku::testing;

std::uint64_t count(const RecordedRun& recorded, EventKind kind) {
  const auto is_of_kind = [kind](const Event& event) { return event.kind == kind; };
  return static_cast<std::uint64_t>(std::count_if(recorded.events.begin(), recorded.events.end(), is_of_kind));
}

/// True if an open decision at the end of the run has digits that were not yet tried.
bool alternatives_are_left(const RecordedRun& recorded) {
  std::vector<int> untried{0};  // of the cell that is tried at each depth
  for (const Event& event : recorded.events) {
    if (event.kind == EventKind::refute) untried.pop_back();
    const bool leaves = event.kind == EventKind::refute && (is_two_way(recorded.strategy) || event.flags == kSkipped);
    if (leaves) untried.back() = 0;
    if (event.kind != EventKind::decide) continue;
    const int alternatives = splits(recorded.strategy) ? 2 : event.detail;
    untried.back() = (untried.back() == 0 ? alternatives : untried.back()) - 1;
    untried.push_back(0);
  }
  return std::any_of(untried.begin(), untried.end(), [](int left) { return left > 0; });
}

class SummaryLaws : public RunLaws {};

INSTANTIATE_TEST_SUITE_P(Of, SummaryLaws, every_propagator(), propagator_name);

TEST_P(SummaryLaws, StatusIsWhatTheOracleSays) {
  for_each_run([](const RecordedRun& recorded) {
    const RunStatus status = recorded.run->status();
    const std::uint64_t solutions = recorded.sample.solutions.size(), wanted = recorded.strategy.solutions;
    if (recorded.reached_its_limit()) return;
    if (status == RunStatus::stuck) {
      EXPECT_FALSE(recorded.strategy.search);
      return;
    }
    const std::uint64_t found = count(recorded, EventKind::solution);
    if (recorded.sample.all_known() || wanted <= solutions) {
      EXPECT_EQ(found, std::min(wanted, solutions));
    }
    const bool more_possible = wanted == 1 && alternatives_are_left(recorded);
    const RunStatus of_one = more_possible ? RunStatus::solved : RunStatus::unique;
    EXPECT_EQ(status, found == 0 ? RunStatus::none : found == 1 ? of_one : RunStatus::multiple);
    EXPECT_TRUE(status != RunStatus::unique || solutions == 1);
  });
}

TEST_P(SummaryLaws, SolutionsAreThoseOfTheOracleEachOnce) {
  for_each_run([](const RecordedRun& recorded) {
    const auto& found = recorded.run->solutions();
    EXPECT_EQ(found.size(), std::min<std::uint64_t>(10, count(recorded, EventKind::solution)));
    EXPECT_EQ(std::set<Grid>(found.begin(), found.end()).size(), found.size());
    for (const Grid& solution : found) {
      EXPECT_TRUE(is_right_grid(recorded.sample.shape(), recorded.sample.puzzle.givens, solution));
      const auto& known = recorded.sample.solutions;
      const bool is_known = std::find(known.begin(), known.end(), solution) != known.end();
      EXPECT_TRUE(is_known || !recorded.sample.all_known());
    }
  });
}

TEST_P(SummaryLaws, AllSolutionsAreFoundAndNumberedFromOne) {
  for_each_run([](const RecordedRun& recorded) {
    std::set<Grid> found;
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    for (const Event& event : recorded.events) {
      if (event.kind == EventKind::solution) {
        EXPECT_TRUE(found.insert(replay.state().values).second);
        EXPECT_EQ(event.cell + (std::uint32_t{event.detail} << 16), found.size());
      }
      replay.take(event);
    }
    const bool all = recorded.strategy.solutions == kAllSolutions && recorded.strategy.search;
    if (!all || recorded.reached_its_limit() || !recorded.sample.all_known()) return;
    EXPECT_EQ(found, std::set<Grid>(recorded.sample.solutions.begin(), recorded.sample.solutions.end()));
  });
}

TEST_P(SummaryLaws, StatisticsAreCountedFromEvents) {
  for_each_run([](const RecordedRun& recorded) {
    const RunStats stats = recorded.run->stats();
    EXPECT_EQ(stats.guesses, count(recorded, EventKind::decide));
    EXPECT_EQ(stats.nodes, stats.guesses + 1);
    EXPECT_EQ(stats.backtracks, count(recorded, EventKind::refute));
    EXPECT_EQ(stats.placements, count(recorded, EventKind::place));
    EXPECT_EQ(stats.eliminations, count(recorded, EventKind::eliminate));
    EXPECT_EQ(stats.revisions, count(recorded, EventKind::revise));
    EXPECT_EQ(stats.passes, count(recorded, EventKind::pass));
    EXPECT_EQ(stats.conflicts, count(recorded, EventKind::conflict));
    EXPECT_EQ(stats.restarts, count(recorded, EventKind::restart));
    EXPECT_EQ(stats.skipped, static_cast<std::uint64_t>(std::count_if(
                                 recorded.events.begin(), recorded.events.end(), [](const Event& event) {
                                   return event.kind == EventKind::refute && event.flags == kSkipped;
                                 })));
    EXPECT_EQ(stats.clauses, static_cast<std::uint64_t>(std::count_if(
                                 recorded.events.begin(), recorded.events.end(), [](const Event& event) {
                                   return event.kind == EventKind::learn && event.flags == 0;
                                 })));
    std::uint64_t depth = 0, deepest = 0;
    std::array<PropagatorStats, kCauses> by_cause{};
    for (const Event& event : recorded.events) {
      if (event.kind == EventKind::refute) --depth;
      if (event.kind == EventKind::decide) deepest = std::max(deepest, ++depth);
      PropagatorStats& its = by_cause[static_cast<std::size_t>(event.cause)];
      its.placements += event.kind == EventKind::place ? 1 : 0;
      its.eliminations += event.kind == EventKind::eliminate ? 1 : 0;
    }
    EXPECT_EQ(stats.max_depth, deepest);
    for (std::size_t cause = 0; cause < kCauses; ++cause) {
      EXPECT_EQ(stats.by_cause[cause].placements, by_cause[cause].placements);
      EXPECT_EQ(stats.by_cause[cause].eliminations, by_cause[cause].eliminations);
      EXPECT_GE(stats.by_cause[cause].milliseconds, 0);
    }
  });
}

/// The depth of the state before each event and after the last, and the candidates ruled out in it.
struct Course {
  std::vector<std::uint16_t> depth;
  std::vector<std::uint32_t> ruled_out;
};

Course course_of(const RecordedRun& recorded) {
  Replay replay(recorded.geometry(), recorded.sample.puzzle);
  Course course;
  const auto note = [&] {
    course.depth.push_back(static_cast<std::uint16_t>(replay.state().path.size()));
    course.ruled_out.push_back(replay.state().ruled_out);
  };
  note();
  for (const Event& event : recorded.events) {
    replay.take(event);
    note();
  }
  return course;
}

bool is_skip(const Event& event) { return event.kind == EventKind::refute && event.flags == kSkipped; }

bool ends_a_clause(const Event& event) { return event.kind == EventKind::learn && event.flags == 0; }

void expect_overview_of_events(const RecordedRun& recorded) {
  const Overview overview = recorded.run->overview();
  const std::vector<Event>& events = recorded.events;
  ASSERT_LE(overview.buckets.size(), kOverviewBuckets);
  ASSERT_EQ(overview.buckets.size(), (events.size() + overview.width - 1) / overview.width);
  const Course course = course_of(recorded);
  for (std::size_t number = 0; number < overview.buckets.size(); ++number) {
    const std::size_t first = number * overview.width, end = std::min(events.size(), first + overview.width);
    const auto depths = std::minmax_element(course.depth.begin() + static_cast<std::ptrdiff_t>(first),
                                            course.depth.begin() + static_cast<std::ptrdiff_t>(end + 1));
    std::array<std::uint32_t, kEventKinds> counts{};
    for (std::size_t index = first; index < end; ++index) ++counts[static_cast<std::size_t>(events[index].kind)];
    const auto count = [&](auto is_counted) {
      return std::count_if(events.begin() + static_cast<std::ptrdiff_t>(first),
                           events.begin() + static_cast<std::ptrdiff_t>(end), is_counted);
    };
    const OverviewBucket& bucket = overview.buckets[number];
    ASSERT_EQ(bucket.depth_min, *depths.first) << number;
    ASSERT_EQ(bucket.depth_max, *depths.second) << number;
    ASSERT_EQ(bucket.ruled_out, course.ruled_out[end]) << number;
    ASSERT_EQ(bucket.counts[0], counts[static_cast<std::size_t>(EventKind::decide)]) << number;
    ASSERT_EQ(bucket.counts[1], counts[static_cast<std::size_t>(EventKind::conflict)]) << number;
    ASSERT_EQ(bucket.counts[2], counts[static_cast<std::size_t>(EventKind::solution)]) << number;
    ASSERT_EQ(bucket.counts[3], counts[static_cast<std::size_t>(EventKind::restart)]) << number;
    ASSERT_EQ(bucket.counts[4], count(is_skip)) << number;
    ASSERT_EQ(bucket.counts[5], count(ends_a_clause)) << number;
  }
}

TEST_P(SummaryLaws, TheOverviewIsThatOfTheEvents) {
  for_each_run(expect_overview_of_events);
}

TEST(LongRunLaws, TheOverviewIsThatOfTheEvents) {
  for (const RecordedRun& recorded : long_runs()) {
    SCOPED_TRACE(recorded.name);
    expect_overview_of_events(recorded);
  }
}

}  // namespace
}  // namespace sudoku::summary_laws_test
