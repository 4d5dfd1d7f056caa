// Any search in a run finds what a look at every event finds, whatever it is and from wherever.
#include <algorithm>

#include "support/recorded_run.hpp"
#include "support/soak.hpp"

namespace sudoku::finding_laws_test {
namespace {

using namespace sudoku::testing;

/// Depths as filters count them: with the event's own decision.
std::vector<std::uint32_t> depths_of(const std::vector<Event>& events) {
  std::vector<std::uint32_t> depths;
  std::uint32_t open = 0;
  for (const Event& event : events) {
    if (event.kind == EventKind::decide) ++open;
    depths.push_back(open);
    if (event.kind == EventKind::refute) --open;
  }
  return depths;
}

/// The words of the header, without the search's own code.
bool is_wanted(const EventFilter& filter, const Event& event, std::uint32_t depth) {
  using enum EventKind;
  const auto is_one_of = [&](std::initializer_list<EventKind> kinds) {
    return std::find(kinds.begin(), kinds.end(), event.kind) != kinds.end();
  };
  if ((filter.kinds & 1u << static_cast<unsigned>(event.kind)) == 0) return false;
  if (filter.depth != EventFilter::kAnyDepth && depth != filter.depth) return false;
  if (filter.failed && event.kind == refute && event.flags == kExhausted) return false;
  if (filter.digit != 0 && event.digit != filter.digit) return false;
  if (filter.cell == kNoCell) return true;
  const bool has_cell = is_one_of({place, eliminate, enqueue, revise, decide, refute, conflict, learn});
  if (has_cell && event.cell == filter.cell) return true;
  const bool has_cause = is_one_of({enqueue, revise}) || (event.kind == eliminate && blames_a_cell(event.cause));
  return filter.digit == 0 && has_cause && event.detail == filter.cell;
}

using Wanted = std::vector<EventFilter>;

std::uint64_t by_scan(const RecordedRun& recorded, const std::vector<std::uint32_t>& depths, const Wanted& filters,
                      std::uint64_t from, Direction direction) {
  const auto is_hit = [&](std::uint64_t index) {
    return std::any_of(filters.begin(), filters.end(), [&](const EventFilter& filter) {
      return is_wanted(filter, recorded.events[index], depths[index]);
    });
  };
  const std::uint64_t length = recorded.events.size();
  if (direction == Direction::forward) {
    for (std::uint64_t index = from; index < length; ++index) {
      if (is_hit(index)) return index;
    }
    return sudoku::Run::kNoEvent;
  }
  for (std::uint64_t index = std::min(from, length); index > 0; --index) {
    if (is_hit(index - 1)) return index - 1;
  }
  return sudoku::Run::kNoEvent;
}

std::uint64_t found_in(sudoku::Run& run, const Wanted& filters, std::uint64_t from, Direction direction,
                       std::uint64_t slice) {
  const auto query = run.find(filters, from, direction);
  while (query->advance(slice)) {
  }
  EXPECT_FALSE(query->advance(slice));
  return query->answer();
}

EventFilter of_kind(EventKind kind) {
  EventFilter filter;
  filter.kinds = 1u << static_cast<unsigned>(kind);
  return filter;
}

/// A filter for parts of an event of the run, so that there is something to be found. Now and then, of another one.
EventFilter random_filter(const RecordedRun& recorded, const std::vector<std::uint32_t>& depths,
                          testing::Random& random) {
  const std::uint64_t index = random.next() % recorded.events.size();
  const Event& event = recorded.events[index];
  const std::uint64_t parts = random.next();
  EventFilter filter = (parts & 1) != 0 ? of_kind(event.kind) : EventFilter{};
  const auto cells = static_cast<std::uint64_t>(recorded.geometry().cells());
  if ((parts & 2) != 0) filter.cell = event.cell < cells ? event.cell : static_cast<Cell>(random.next() % cells);
  if ((parts & 4) != 0) filter.digit = event.digit;
  if ((parts & 8) != 0) filter.depth = depths[index] + ((parts & 16) != 0 ? 1 : 0);
  filter.failed = (parts & 32) != 0;
  return filter;
}

void expect_found(const RecordedRun& recorded, int points, testing::Random& random) {
  const std::vector<std::uint32_t> depths = depths_of(recorded.events);
  for (int number = 0; number < points; ++number) {
    Wanted filters(1 + random.next() % 3);
    for (EventFilter& filter : filters) filter = random_filter(recorded, depths, random);
    const std::uint64_t from = random.next() % (recorded.events.size() + 2), slice = 1 + random.next() % 20'000;
    for (const Direction direction : {Direction::forward, Direction::backward}) {
      ASSERT_EQ(found_in(*recorded.run, filters, from, direction, slice),
                by_scan(recorded, depths, filters, from, direction))
          << "from " << from << (direction == Direction::forward ? " on" : " back") << ", kinds " << filters[0].kinds
          << ", cell " << filters[0].cell << ", digit " << int{filters[0].digit} << ", depth " << filters[0].depth
          << ", and " << filters.size() - 1 << " more";
    }
  }
}

/// So often something is searched for in each run.
const int kPoints = test_or_soak(4, 12);

class FindingLaws : public RunLaws {};

INSTANTIATE_TEST_SUITE_P(Of, FindingLaws, every_propagator(), propagator_name);

TEST_P(FindingLaws, WhatIsFoundIsWhatALookAtEveryEventFinds) {
  for_each_run([](RecordedRun& recorded) {
    testing::Random random(31);
    expect_found(recorded, kPoints, random);
  });
}

TEST(LongRunFinding, WhatIsFoundIsWhatALookAtEveryEventFinds) {
  for (RecordedRun& recorded : long_runs()) {
    SCOPED_TRACE(recorded.name);
    testing::Random random(32);
    expect_found(recorded, test_or_soak(2, 12), random);
  }
}

TEST(LongRunFinding, FewSnapshotsAndARunThatGoesOnChangeNothing) {
  const RecordedRun& whole = long_runs().front();
  RecordedRun again(whole.sample, whole.strategy, whole.events.size(), 2'000);
  testing::Random random(33);
  expect_found(again, kPoints, random);

  SnapshotBudget budget(20'000);
  sudoku::Run run(whole.sample.puzzle, whole.strategy, whole.events.size(), budget);
  run.advance(30'000);
  const Wanted decides{of_kind(EventKind::decide)};
  const auto query = run.find(decides, run.length(), Direction::forward);
  EXPECT_FALSE(query->advance(1'000));
  const std::uint64_t length = run.length();
  run.advance(30'000);
  while (query->advance(1'000)) {
  }
  EXPECT_EQ(query->answer(), by_scan(whole, depths_of(whole.events), decides, length, Direction::forward));
}

TEST(LongRunFinding, ItTellsHowFarItHasCome) {
  const RecordedRun& recorded = long_runs().front();
  EventFilter nothing;
  nothing.cell = 0;
  nothing.digit = 99;
  for (const Direction direction : {Direction::forward, Direction::backward}) {
    const bool is_forward = direction == Direction::forward;
    const std::uint64_t length = recorded.events.size();
    const auto query = recorded.run->find({nothing}, is_forward ? 0 : length, direction);
    std::uint64_t reached = query->reached();
    int slices = 0;
    for (; query->advance(10'000); ++slices) {
      ASSERT_TRUE(is_forward ? query->reached() >= reached : query->reached() <= reached);
      reached = query->reached();
    }
    EXPECT_GT(slices, 3);
    EXPECT_EQ(query->reached(), is_forward ? length : 0);
    EXPECT_EQ(query->answer(), sudoku::Run::kNoEvent);
  }
}

TEST(LongRunFinding, PiecesThatCannotHoldItAreSkipped) {
  const RecordedRun& recorded = long_runs().front();
  EventFilter too_deep;
  too_deep.depth = static_cast<std::uint32_t>(recorded.run->stats().max_depth) + 2;
  for (const EventFilter& filter : {too_deep, of_kind(EventKind::step)}) {
    const auto query = recorded.run->find({filter}, 0, Direction::forward);
    EXPECT_FALSE(query->advance(1));
    EXPECT_EQ(query->reached(), recorded.events.size());
  }
}

}  // namespace
}  // namespace sudoku::finding_laws_test
