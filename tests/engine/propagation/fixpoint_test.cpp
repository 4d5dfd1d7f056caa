// The textbooks' results: what each consistency reaches, pass by pass and in the end.
#include <algorithm>
#include <map>
#include <sstream>

#include "support/consistencies.hpp"
#include "support/recorded_run.hpp"
#include "support/replay.hpp"
#include "support/soak.hpp"

namespace sudoku::fixpoint_test {
namespace {

using namespace sudoku::testing;

std::vector<Mask> read_masks(const std::string& text) {
  std::istringstream cells(text);
  std::vector<Mask> masks;
  for (std::string digits; cells >> digits;) {
    Mask mask = 0;
    for (const char digit : digits) mask |= bit(digit - '0');
    masks.push_back(mask);
  }
  return masks;
}

RecordedRun propagated(const Sample& sample, Cause propagation) {
  Strategy strategy;
  strategy.propagation = propagation;
  strategy.search = false;
  return RecordedRun(sample, strategy, 10'000'000);
}

bool ends_in_conflict(const RecordedRun& recorded) {
  return recorded.events.size() >= 2 && recorded.events[recorded.events.size() - 2].kind == EventKind::conflict;
}

class FixpointLawsOf : public ::testing::TestWithParam<Cause> {};

INSTANTIATE_TEST_SUITE_P(Of, FixpointLawsOf, every_propagator(), propagator_name);

TEST_P(FixpointLawsOf, WhatIsLeftIsWhatTheDefinitionOfTheConsistencyLeaves) {
  if (GetParam() == Cause::none || GetParam() == Cause::forward_checking) return;
  const std::vector<Sample> samples = make_samples(wanted_samples());
  std::size_t compared = 0;
  for (const Sample& sample : samples) {
    SCOPED_TRACE(sample.name);
    if (!is_worked_out_soon(GetParam(), sample.shape())) continue;
    ++compared;
    const std::vector<Mask> start = State::initial(Geometry(sample.shape()), sample.puzzle).candidates;
    const auto expected = consistent_part(GetParam(), sample.shape(), start);
    const RecordedRun recorded = propagated(sample, GetParam());
    ASSERT_EQ(ends_in_conflict(recorded), !expected.has_value());
    if (!expected) continue;
    ASSERT_EQ(recorded.run->state_at(recorded.events.size()).candidates, *expected);
  }
  // Trials take long by definition, and trials within trials longer.
  EXPECT_GE(compared * (is_singleton(GetParam()) ? 12 : 2), samples.size());
}

/// All pairs that are ordered and don't follow from others. (Equal ones are ordered both ways.) `locked_candidates` and
/// `all_different` are not: one looks at two units together, the other at subsets of any size.
constexpr std::pair<Cause, Cause> kWeakerAndStronger[] = {
    {Cause::forward_checking, Cause::eliminate},
    {Cause::eliminate, Cause::ac3},
    {Cause::ac3, Cause::eliminate},
    {Cause::eliminate, Cause::only_choice},
    {Cause::only_choice, Cause::locked_candidates},
    {Cause::only_choice, Cause::naked_subsets},
    {Cause::naked_subsets, Cause::hidden_subsets},
    {Cause::hidden_subsets, Cause::all_different},
    {Cause::ac3, Cause::singleton_ac3},
    {Cause::singleton_ac3, Cause::singleton_only_choice},
    {Cause::locked_candidates, Cause::singleton_only_choice},
    {Cause::singleton_only_choice, Cause::singleton_locked_candidates},
    {Cause::singleton_only_choice, Cause::singleton_hidden_subsets},
    {Cause::hidden_subsets, Cause::singleton_hidden_subsets},
    {Cause::all_different, Cause::singleton_all_different},
    {Cause::singleton_hidden_subsets, Cause::singleton_all_different},
    {Cause::singleton_all_different, Cause::strong_singleton_all_different},
    {Cause::all_different, Cause::tridagons},
    {Cause::tridagons, Cause::singleton_tridagons},
    {Cause::singleton_all_different, Cause::singleton_tridagons},
    {Cause::singleton_tridagons, Cause::strong_singleton_tridagons},
    {Cause::strong_singleton_all_different, Cause::strong_singleton_tridagons},
};

TEST(FixpointLaws, StrongerConsistenciesTakeAwayAtLeastWhatWeakerOnesDo) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    if (sample.puzzle.size() > test_or_soak(12, 16)) continue;
    std::map<Cause, RecordedRun> runs;
    const auto run_of = [&](Cause cause) -> RecordedRun& {
      return runs.try_emplace(cause, propagated(sample, cause)).first->second;
    };
    for (const auto& [weaker, stronger] : kWeakerAndStronger) {
      SCOPED_TRACE(sample.name + std::string(": ") + std::string(cause_id(weaker)) + " and " +
                   std::string(cause_id(stronger)));
      RecordedRun& less = run_of(weaker);
      RecordedRun& more = run_of(stronger);
      if (ends_in_conflict(more)) continue;
      ASSERT_FALSE(ends_in_conflict(less));
      const std::vector<Mask> before = less.run->state_at(less.events.size()).candidates;
      const std::vector<Mask> left = more.run->state_at(more.events.size()).candidates;
      for (std::size_t cell = 0; cell < left.size(); ++cell) ASSERT_EQ(left[cell] & ~before[cell], 0u);
    }
  }
}

TEST(FixpointLaws, AfterOnlyChoiceNoUnitHasAnOnlyPlaceLeft) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    SCOPED_TRACE(sample.name);
    const RecordedRun recorded = propagated(sample, Cause::only_choice);
    if (ends_in_conflict(recorded)) continue;
    const Geometry geometry(sample.shape());
    const State state = recorded.run->state_at(recorded.events.size());
    for (int unit = 0; unit < geometry.units(); ++unit) {
      const auto cells = geometry.cells_of(static_cast<Unit>(unit));
      for (int digit = 1; digit <= geometry.size(); ++digit) {
        const auto can_be = [&](Cell cell) { return (state.candidates[cell] & bit(digit)) != 0; };
        const auto is_there = [&](Cell cell) { return state.values[cell] == digit; };
        const auto places = std::count_if(cells.begin(), cells.end(), can_be);
        ASSERT_TRUE(places > 1 || std::any_of(cells.begin(), cells.end(), is_there));
      }
    }
  }
}

TEST(FixpointLaws, ForwardCheckingTakesOnlyGivensFromTheirPeers) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    SCOPED_TRACE(sample.name);
    const RecordedRun recorded = propagated(sample, Cause::forward_checking);
    if (ends_in_conflict(recorded)) continue;
    const State state = recorded.run->state_at(recorded.events.size());
    const std::vector<Mask> start = recorded.run->state_at(0).candidates;
    for (std::size_t cell = 0; cell < start.size(); ++cell) {
      Mask expected = start[cell];
      for (std::size_t other = 0; other < start.size(); ++other) {
        const Digit given = sample.puzzle.givens[other];
        if (given != 0 && see_each_other(sample.shape(), cell, other)) expected &= ~bit(given);
      }
      ASSERT_EQ(state.candidates[cell], expected);
      ASSERT_EQ(state.values[cell], sample.puzzle.givens[cell]);
    }
  }
}

const char* const kTextbook = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

TEST(Textbook, OnePassOfEliminationThenOneOfOnlyChoiceGiveThePrintedGrids) {
  const std::vector<Mask> eliminated = read_masks(
      "45 4578 3 49 2 147 6 5789 57  9 24678 47 3 47 5 78 278 1  25 257 1 8 79 6 4 23579 2357 "
      "345 345 8 1 3456 2 9 34567 34567  7 123459 49 459 34569 4 1 13456 8  1345 13459 6 7 3459 8 2 1345 345 "
      "134 1347 2 6 478 9 5 1478 47  8 1467 47 2 457 3 17 1467 9  46 4679 5 4 1 47 3 24678 2467");
  const std::vector<Mask> chosen = read_masks(
      "45 8 3 9 2 1 6 5789 57  9 6 47 3 4 5 8 278 1  2 257 1 8 7 6 4 23579 2357 "
      "345 345 8 1 3456 2 9 34567 34567  7 2 9 5 34569 4 1 13456 8  1345 13459 6 7 3459 8 2 1345 345 "
      "134 1347 2 6 8 9 5 1478 47  8 1467 47 2 5 3 17 6 9  6 9 5 4 1 7 3 8 2");
  const Sample sample{"textbook", puzzle_of({3, 3}, read_grid(kTextbook)), {}};
  const RecordedRun recorded = propagated(sample, Cause::only_choice);
  const std::uint32_t passes = 1u << static_cast<unsigned>(EventKind::pass);
  const std::uint64_t second = recorded.run->next(recorded.run->next(0, passes) + 1, passes);
  const std::uint64_t third = recorded.run->next(second + 1, passes);
  EXPECT_EQ(recorded.run->state_at(second).candidates, eliminated);
  EXPECT_EQ(recorded.run->state_at(third).candidates, chosen);
}

TEST(Textbook, TheFirstPassListsTheGivens) {
  const Sample sample{"textbook", puzzle_of({3, 3}, read_grid(kTextbook)), {}};
  const RecordedRun recorded = propagated(sample, Cause::eliminate);
  EXPECT_EQ(recorded.events[0].kind, EventKind::pass);
  EXPECT_EQ(recorded.events[0].cell, 1);
  EXPECT_EQ(recorded.events[0].detail, sample.puzzle.given_count());
}

TEST(Textbook, Ac3SolvesTheSixBySixWith432Arcs561RevisionsAnd80Removals) {
  std::string six = "003010560320054203206450012045040100";
  std::replace(six.begin(), six.end(), '0', '.');
  const Sample sample{"6x6", puzzle_of({2, 3}, read_grid(six)), {}};
  const RecordedRun recorded = propagated(sample, Cause::ac3);
  ASSERT_EQ(recorded.events[0].kind, EventKind::pass);
  EXPECT_EQ(recorded.events[0].detail, 432);
  EXPECT_EQ(recorded.run->stats().revisions, 561u);
  EXPECT_EQ(recorded.run->stats().eliminations, 80u);
  EXPECT_EQ(recorded.run->stats().guesses, 0u);
  EXPECT_EQ(recorded.run->status(), RunStatus::unique);
  EXPECT_EQ(recorded.run->solutions().front(), read_grid("423516561324154263236451312645645132"));
}

TEST(Textbook, Ac3PutsBackEveryOtherArcIntoTheChangedCellInAscendingOrder) {
  std::string six = "003010560320054203206450012045040100";
  std::replace(six.begin(), six.end(), '0', '.');
  const Sample sample{"6x6", puzzle_of({2, 3}, read_grid(six)), {}};
  const RecordedRun recorded = propagated(sample, Cause::ac3);
  const Geometry& geometry = recorded.geometry();
  std::vector<std::pair<Cell, Cell>> queue;
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) queue.emplace_back(static_cast<Cell>(cell), peer);
  }
  for (const Event& event : recorded.events) {
    const std::pair<Cell, Cell> arc(event.cell, event.detail);
    if (event.kind == EventKind::revise) {
      ASSERT_EQ(queue.front(), arc);
      queue.erase(queue.begin());
    } else if (event.kind == EventKind::enqueue) {
      ASSERT_EQ(std::find(queue.begin(), queue.end(), arc), queue.end());
      queue.push_back(arc);
    }
  }
  EXPECT_TRUE(queue.empty());
}

}  // namespace
}  // namespace sudoku::fixpoint_test
