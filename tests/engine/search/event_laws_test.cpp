// The meaning of events: replaying them from the givens gives every state, and each says something that was the case.
#include <algorithm>
#include <tuple>

#include "support/recorded_run.hpp"
#include "support/replay.hpp"

namespace sudoku::event_laws_test {
namespace {

using namespace sudoku::testing;

void expect_same(const State& state, const State& expected) {
  EXPECT_EQ(state.values, expected.values);
  EXPECT_EQ(state.candidates, expected.candidates);
  EXPECT_EQ(state.levels, expected.levels);
  EXPECT_EQ(state.ruled_out, expected.ruled_out);
  ASSERT_EQ(state.path.size(), expected.path.size());
  for (std::size_t level = 0; level < state.path.size(); ++level) {
    EXPECT_EQ(state.path[level].event, expected.path[level].event);
    EXPECT_EQ(state.path[level].cell, expected.path[level].cell);
    EXPECT_EQ(state.path[level].digit, expected.path[level].digit);
  }
}

/// An event between the state before it and the event that follows, where a run that reached its limit has none.
struct Moment {
  const RecordedRun& recorded;
  const Event& event;
  const State& before;
  const Event* next;
  bool after_a_solution;
};

class EventLaws : public RunLaws {
 protected:
  void for_each_event(const std::function<void(const Moment&)>& law) {
    for_each_run([&](const RecordedRun& recorded) {
      const std::vector<Event>& events = recorded.events;
      Replay replay(recorded.geometry(), recorded.sample.puzzle);
      bool has_solution = false;
      for (std::size_t index = 0; index < events.size(); ++index) {
        if (index > 0 && events[index - 1].kind == EventKind::solution) has_solution = true;
        law({recorded, events[index], replay.state(), index + 1 < events.size() ? &events[index + 1] : nullptr,
             has_solution});
        ASSERT_FALSE(HasFailure()) << "at event " << index;
        replay.take(events[index]);
      }
    });
  }
};

INSTANTIATE_TEST_SUITE_P(Of, EventLaws, every_propagator(), propagator_name);

TEST_P(EventLaws, ReplayingFromTheGivensGivesTheStateAtAnyPoint) {
  for_each_run([](RecordedRun& recorded) {
    const std::size_t length = recorded.events.size();
    const std::size_t every = std::max<std::size_t>(1, length / 7);
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    for (std::size_t index = 0; index < length; ++index) {
      if (index % every == 0) expect_same(recorded.run->state_at(index), replay.state());
      replay.take(recorded.events[index]);
    }
    expect_same(recorded.run->state_at(length), replay.state());
    expect_same(recorded.run->state_at(length + 1'000), replay.state());
  });
}

TEST_P(EventLaws, TheFinalStateIsTheLastSolutionWhereTheRunStoppedInIt) {
  for_each_run([](RecordedRun& recorded) {
    const std::size_t length = recorded.events.size();
    if (length < 2 || recorded.events[length - 2].kind != EventKind::solution) return;
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    for (const Event& event : recorded.events) replay.take(event);
    EXPECT_TRUE(is_right_grid(recorded.sample.shape(), recorded.sample.puzzle.givens, replay.state().values));
  });
}

TEST_P(EventLaws, EveryEliminatedCandidateWasThere) {
  for_each_event([](const Moment& at) {
    if (at.event.kind != EventKind::eliminate) return;
    EXPECT_NE(at.before.candidates[at.event.cell] & bit(at.event.digit), 0u);
  });
}

TEST_P(EventLaws, ASplitLeavesItsCellHalfOfItsDigitsRoundedUpBelowAndTheOthersAbove) {
  for_each_event([](const Moment& at) {
    if (at.event.kind != EventKind::decide) return;
    ASSERT_EQ(half_of(at.event) != Half::none, splits(at.recorded.strategy));
    if (!splits(at.recorded.strategy)) return;
    const Mask possible = at.before.candidates[at.event.cell];
    const int below = count_digits(possible & all_digits(at.event.digit));
    EXPECT_EQ(below, (count_digits(possible) + 1) / 2);
    EXPECT_EQ(at.event.detail, count_digits(possible));
    const bool is_settled = count_digits(possible & digits_of(half_of(at.event), at.event.digit)) == 1;
    const bool leaves_it = at.recorded.strategy.propagation == Cause::forward_checking;
    if (at.next == nullptr || leaves_it) return;
    EXPECT_EQ(at.next->kind == EventKind::place && at.next->cause == Cause::search, is_settled);
  });
}

TEST_P(EventLaws, ADigitIsOnlyPlacedOrTriedWhereItIsACandidateOfAnOpenCell) {
  for_each_event([](const Moment& at) {
    if (at.event.kind != EventKind::place && at.event.kind != EventKind::decide) return;
    EXPECT_EQ(at.before.values[at.event.cell], 0);
    EXPECT_NE(at.before.candidates[at.event.cell] & bit(at.event.digit), 0u);
  });
}

TEST_P(EventLaws, NoSoundStepTakesTheTrueDigitAway) {
  for_each_event([](const Moment& at) {
    // Two-way branching rules out what it has counted.
    if (is_two_way(at.recorded.strategy) && at.after_a_solution) return;
    const auto [kind, cell, digit] = std::tuple(at.event.kind, at.event.cell, at.event.digit);
    for (const Grid& solution : at.recorded.sample.solutions) {
      const auto agrees = [&](const OpenDecision& open) {
        return (bit(solution[open.cell]) & digits_of(open.half, open.digit)) != 0;
      };
      if (!std::all_of(at.before.path.begin(), at.before.path.end(), agrees)) continue;
      EXPECT_NE(kind, EventKind::conflict);
      EXPECT_FALSE(kind == EventKind::eliminate && solution[cell] == digit);
      EXPECT_FALSE(kind == EventKind::place && solution[cell] != digit);
    }
  });
}

TEST_P(EventLaws, EveryRefuteClosesTheLatestOpenDecision) {
  for_each_event([](const Moment& at) {
    if (at.event.kind != EventKind::refute) return;
    ASSERT_FALSE(at.before.path.empty());
    EXPECT_EQ(at.event.cell, at.before.path.back().cell);
    EXPECT_EQ(at.event.digit, at.before.path.back().digit);
    EXPECT_EQ(half_of(at.event), at.before.path.back().half);
  });
}

TEST_P(EventLaws, ARefuteIsExhaustedWhereASolutionWasFoundBelowIt) {
  for_each_run([](const RecordedRun& recorded) {
    std::vector<bool> found;  // for each open decision
    for (const Event& event : recorded.events) {
      if (event.kind == EventKind::decide) found.push_back(false);
      if (event.kind == EventKind::solution) found.assign(found.size(), true);
      if (event.kind != EventKind::refute) continue;
      if (event.flags == kSkipped) {
        ASSERT_FALSE(found.back());
      } else {
        ASSERT_EQ(event.flags, found.back() ? kExhausted : kFailed);
      }
      found.pop_back();
    }
  });
}

TEST_P(EventLaws, AfterARefuteTheOtherDigitsOfTheSameCellAreTriedEachOnceUnlessTheyAreSkipped) {
  for_each_run([](const RecordedRun& recorded) {
    if (is_two_way(recorded.strategy) || splits(recorded.strategy)) return;
    std::vector<Mask> tried{0};  // in the cell that is tried at each depth
    std::vector<std::uint16_t> possible;
    for (std::size_t index = 0; index < recorded.events.size(); ++index) {
      const Event& event = recorded.events[index];
      if (event.kind == EventKind::decide) {
        ASSERT_EQ(tried.back() & bit(event.digit), 0u) << index;
        tried.back() |= bit(event.digit);
        tried.push_back(0);
        possible.push_back(event.detail);
      }
      if (event.kind != EventKind::refute || index + 1 == recorded.events.size()) continue;
      tried.pop_back();
      const bool all_tried = count_digits(tried.back()) == possible.back() || event.flags == kSkipped;
      const Event& next = recorded.events[index + 1];
      ASSERT_EQ(next.kind == EventKind::decide && next.cell == event.cell, !all_tried) << index;
      if (all_tried) tried.back() = 0;
      possible.pop_back();
    }
  });
}

TEST_P(EventLaws, AfterAHalfIsRefutedTheOtherFollowsOnceUnlessItIsSkipped) {
  for_each_run([](const RecordedRun& recorded) {
    if (!splits(recorded.strategy)) return;
    std::vector<int> tried{0};  // halves of the cell that is tried at each depth
    for (std::size_t index = 0; index + 1 < recorded.events.size(); ++index) {
      const Event& event = recorded.events[index];
      if (event.kind == EventKind::decide) {
        ++tried.back();
        tried.push_back(0);
      }
      if (event.kind != EventKind::refute) continue;
      tried.pop_back();
      Event other = recorded.events[index + 1];
      const bool is_last = tried.back() == 2 || event.flags == kSkipped;
      ASSERT_EQ(other.kind == EventKind::decide, !is_last) << index;
      if (is_last) tried.back() = 0;
      if (is_last) continue;
      ASSERT_EQ(std::pair(other.cell, other.digit), std::pair(event.cell, event.digit)) << index;
      ASSERT_EQ(half_of(other), half_of(event) == Half::lower ? Half::upper : Half::lower) << index;
    }
  });
}

TEST_P(EventLaws, OnlyBackjumpingSkipsAndAnotherRefuteOrTheEndFollows) {
  for_each_event([](const Moment& at) {
    if (at.event.kind != EventKind::refute || at.event.flags != kSkipped) return;
    EXPECT_NE(at.recorded.strategy.look_back, LookBack::backtracking);
    if (at.next == nullptr || learns(at.recorded.strategy)) return;
    EXPECT_EQ(at.next->kind, at.before.path.size() == 1 ? EventKind::done : EventKind::refute);
  });
}

TEST_P(EventLaws, TwoWayBranchingRulesOutTheDigitThatWasRefuted) {
  for_each_event([](const Moment& at) {
    const bool is_refuted = at.event.kind == EventKind::refute && at.event.flags != kSkipped;
    const bool is_ruling =
        at.next != nullptr && at.next->kind == EventKind::eliminate && at.next->cause == Cause::search;
    if (learns(at.recorded.strategy)) {
      ASSERT_TRUE(!is_ruling || (is_refuted && at.event.flags == kExhausted));
    } else {
      ASSERT_EQ(is_ruling, is_refuted && is_two_way(at.recorded.strategy) && at.next != nullptr);
    }
    if (!is_ruling) return;
    EXPECT_EQ(at.next->cell, at.event.cell);
    EXPECT_EQ(at.next->digit, at.event.digit);
    EXPECT_EQ(at.next->detail, kNoUnit);
  });
}

TEST_P(EventLaws, OnASolvedBoardEveryCellWasGivenPlacedOrDecidedOnce) {
  for_each_run([](const RecordedRun& recorded) {
    std::vector<std::vector<Cell>> set{{}};  // by depth
    for (const Event& event : recorded.events) {
      if (event.kind == EventKind::decide) set.emplace_back();
      const bool is_set = event.kind == EventKind::place || event.kind == EventKind::decide;
      if (is_set && half_of(event) == Half::none) set.back().push_back(event.cell);
      if (event.kind == EventKind::refute) set.pop_back();
      if (event.kind != EventKind::solution) continue;
      std::vector<int> times(recorded.sample.puzzle.givens.size(), 0);
      for (std::size_t cell = 0; cell < times.size(); ++cell) times[cell] += recorded.sample.puzzle.givens[cell] != 0;
      for (const auto& cells : set) {
        for (const Cell cell : cells) ++times[cell];
      }
      ASSERT_EQ(times, std::vector<int>(times.size(), 1));
    }
  });
}

TEST_P(EventLaws, ACellWithOneCandidateLeftIsPlacedAtOnceButForwardCheckingLeavesItToSearch) {
  for_each_event([](const Moment& at) {
    if (at.event.kind != EventKind::eliminate || at.before.values[at.event.cell] != 0 || at.next == nullptr) return;
    const Mask left = at.before.candidates[at.event.cell] & ~bit(at.event.digit);
    if (!is_single(left)) return;
    const bool is_searchs = at.event.cause == Cause::search;
    const bool leaves_it = at.recorded.strategy.propagation == Cause::forward_checking;
    const bool placed = at.next->kind == EventKind::place && at.next->cell == at.event.cell &&
                        bit(at.next->digit) == left && (at.next->cause == Cause::search) == is_searchs;
    EXPECT_TRUE(placed != leaves_it || (is_searchs && leaves_it));
  });
}

TEST_P(EventLaws, ACellWithoutCandidateIsAConflictAtOnce) {
  for_each_event([](const Moment& at) {
    if (at.event.kind != EventKind::eliminate || at.next == nullptr) return;
    if (at.before.candidates[at.event.cell] != bit(at.event.digit)) return;
    EXPECT_EQ(at.next->kind, EventKind::conflict);
    EXPECT_EQ(at.next->cell, at.event.cell);
  });
}

TEST_P(EventLaws, NothingButARefuteOrTheEndFollowsAConflictUnlessItIsLearntFrom) {
  for_each_event([](const Moment& at) {
    if (at.event.kind != EventKind::conflict || at.next == nullptr) return;
    if (at.next->kind == EventKind::learn && learns(at.recorded.strategy)) return;
    EXPECT_EQ(at.next->kind, at.before.path.empty() ? EventKind::done : EventKind::refute);
  });
}

TEST_P(EventLaws, NoneConcludesNothingAndTheOthersGuessOnlyWhereTwoDigitsAreLeft) {
  for_each_run([](const RecordedRun& recorded) {
    for (const Event& event : recorded.events) {
      const bool concluded =
          event.kind == EventKind::place || event.kind == EventKind::eliminate || event.kind == EventKind::pass;
      const bool guessed_needlessly = event.kind == EventKind::decide && event.detail < 2;
      ASSERT_FALSE(recorded.strategy.propagation == Cause::none ? concluded : guessed_needlessly);
    }
  });
}

TEST_P(EventLaws, DoneIsTheLastEventAndComesOnce) {
  for_each_run([](const RecordedRun& recorded) {
    const auto is_done = [](const Event& event) { return event.kind == EventKind::done; };
    const auto done = std::find_if(recorded.events.begin(), recorded.events.end(), is_done);
    EXPECT_EQ(done == recorded.events.end(), recorded.reached_its_limit());
    EXPECT_GE(done, recorded.events.end() - 1);
  });
}

}  // namespace
}  // namespace sudoku::event_laws_test
