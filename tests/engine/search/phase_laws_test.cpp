// The phase that is told of a step is the one that the next events show.
#include <gtest/gtest.h>

#include "support/recorded_run.hpp"
#include "support/replay.hpp"
#include "sudoku/phase.hpp"

namespace sudoku::testing::phase_laws_test {
namespace {

/// Steps of a run that are looked at: so many, spread over its first events.
constexpr std::size_t kLooks = 25;
constexpr std::size_t kMostSteps = 2500;

bool acts(const Event& event) { return event.kind == EventKind::decide || event.kind == EventKind::refute; }

/// Calls `look` with the phase at some steps of a run, which is asked about the arc that is revised next.
template <class Look>
void at_some_steps(RecordedRun& recorded, Look look) {
  const auto& [sample, strategy, name, budget, run, events] = recorded;
  Replay replay(run->geometry(), run->puzzle());
  std::size_t acted = 0;
  const std::size_t end = std::min(events.size(), kMostSteps), stride = 1 + end / kLooks;
  for (std::size_t step = 0; step < end; ++step) {
    if (step % stride == 0) {
      const std::span<const Event> since = std::span(events).subspan(acted, step - acted);
      SCOPED_TRACE("step " + std::to_string(step));
      std::optional<Arc> next;
      if (events[step].kind == EventKind::revise) next = Arc{events[step].cell, events[step].detail};
      const Cause propagation = strategy.propagation;
      look(phase_of(run->geometry(), run->puzzle().givens, replay.state(), acted, since, next, propagation), step);
      if (::testing::Test::HasFailure()) return;
    }
    if (acts(events[step])) acted = step;
    replay.take(events[step]);
  }
}

/// All of them hold under other rules, too.
/// True for what AC-3 does itself, or relations do while it revises an arc.
bool is_of_an_arc(const Event& event) { return event.cause == Cause::ac3 || event.cause == Cause::constraint; }

class PhaseLaws : public RunLaws {};

TEST_P(PhaseLaws, TheArcThatIsRevisedNextIsTheFirstOfTheQueue) {
  for_each_run_of_any_rules([](RecordedRun& recorded) {
    at_some_steps(recorded, [&](const SolverPhase& phase, std::size_t step) {
      const Event& next = recorded.events[step];
      if (next.kind == EventKind::revise) {
        ASSERT_TRUE(phase.queue && !phase.queue->next.empty());
        EXPECT_EQ(phase.queue->next.front(), (Arc{next.cell, next.detail}));
      } else if (phase.queue && (!is_of_an_arc(next) || next.kind == EventKind::pass)) {
        EXPECT_EQ(phase.queue->length, 0u);
      }
    });
  });
}

TEST_P(PhaseLaws, ArcsThatAreAwaitedAfterARemovalAreThoseThatComeBack) {
  for_each_run_of_any_rules([](RecordedRun& recorded) {
    const std::vector<Event>& events = recorded.events;
    at_some_steps(recorded, [&](const SolverPhase& phase, std::size_t step) {
      if (!phase.queue || events[step - 1].kind != EventKind::eliminate) return;
      if (!phase.queue->in_hand) return;  // a constraint that is no arc removed it
      std::size_t at = step;
      // A relation may remove several, before arcs come back.
      if (events[at].kind == EventKind::conflict || events[at].kind == EventKind::eliminate) return;
      if (events[at].kind == EventKind::place) ++at;
      std::vector<Arc> back;
      for (; at < events.size() && events[at].kind == EventKind::enqueue; ++at) {
        back.push_back({events[at].cell, events[at].detail});
      }
      if (at == events.size()) return;
      EXPECT_EQ(phase.queue->awaited, back);
      EXPECT_EQ(phase.queue->removed, events[step - 1].digit);
    });
  });
}

TEST_P(PhaseLaws, WhatIsSaidOfAnArcBeforeItIsRevisedIsWhatRevisingItDoes) {
  for_each_run_of_any_rules([](RecordedRun& recorded) {
    at_some_steps(recorded, [&](const SolverPhase& phase, std::size_t step) {
      if (recorded.events[step].kind != EventKind::revise || step + 1 == recorded.events.size()) return;
      ASSERT_TRUE(phase.queue && phase.queue->tried);
      const Event& outcome = recorded.events[step + 1];
      const bool removes = outcome.kind == EventKind::eliminate && is_of_an_arc(outcome);
      EXPECT_EQ(phase.queue->tried->digit, removes ? outcome.digit : 0);
    });
  });
}

TEST_P(PhaseLaws, WhatAPassHasInHandNextIsAmongWhatComesNext) {
  for_each_run_of_any_rules([](RecordedRun& recorded) {
    at_some_steps(recorded, [&](const SolverPhase& phase, std::size_t step) {
      const Event& next = recorded.events[step];
      if (!phase.pass || next.cause != phase.pass->cause) return;
      const PassPhase& pass = *phase.pass;
      if (recorded.events[step - 1].kind == EventKind::pass && pass.through == PassThrough::solved_cells) {
        EXPECT_EQ(pass.next.size(), pass.count);
      }
      std::uint16_t in_hand = kNoCell;
      switch (pass.through) {
        case PassThrough::solved_cells:
          if (next.kind == EventKind::eliminate) in_hand = next.detail;
          break;
        case PassThrough::open_cells:
          if (next.kind == EventKind::eliminate) in_hand = next.cell;
          break;
        case PassThrough::constraints:
        case PassThrough::units:
          if (next.kind == EventKind::place || next.kind == EventKind::eliminate) in_hand = next.detail;
          break;
      }
      if (in_hand == kNoCell) return;
      if (pass.in_hand != in_hand) {
        EXPECT_NE(std::find(pass.next.begin(), pass.next.end(), in_hand), pass.next.end());
      } else if (pass.through == PassThrough::solved_cells) {
        EXPECT_EQ(pass.losing.front(), next.cell);
      }
    });
  });
}

INSTANTIATE_TEST_SUITE_P(Propagators, PhaseLaws, every_propagator(), propagator_name);

TEST(SolverPhase, IsThatOfTheEventsFromTheLastThatSearchDid) {
  SnapshotBudget budget;
  sudoku::Run run(Puzzle::empty({2, 2}), Strategy{}, 1000, budget);
  while (run.advance(1000)) {}
  EXPECT_FALSE(phase_at(run, 0).pass) << "before the first step";
  const std::uint64_t decide = run.next(0, 1u << static_cast<int>(EventKind::decide));
  const SolverPhase search = phase_at(run, decide + 1);
  EXPECT_FALSE(search.pass || search.queue);
  EXPECT_EQ(phase_json(search), R"({"kind":"search"})");
  const std::uint64_t pass = run.next(decide, 1u << static_cast<int>(EventKind::pass));
  const auto first = phase_at(run, pass + 1).pass;
  ASSERT_TRUE(first);
  EXPECT_EQ(first->number, 1u);
  ASSERT_EQ(first->next.size(), 1u);
  EXPECT_EQ(first->next.front(), run.events(decide, 1).events.front().cell);
}

TEST(SolverPhase, OfEventsThatNoSolverTellsNamesNothingThatIsNotThere) {
  const Geometry geometry({2, 2});
  const State state = State::initial(geometry, Puzzle::empty({2, 2}));
  const std::vector<Digit> givens(16, 0);
  constexpr auto kNothing = static_cast<Cause>(250);
  std::vector<Event> events{{EventKind::pass, Cause::ac3, 0, 0, kNoCell, 3}};
  for (int i = 0; i < 60; ++i) events.push_back({EventKind::revise, Cause::ac3, 0, 0, kNoCell, kNoCell});
  events.push_back({EventKind::enqueue, Cause::ac3, 0, 0, kNoCell, 2});
  EXPECT_TRUE(phase_of(geometry, givens, state, 0, events).queue);
  events.assign({{EventKind::pass, kNothing, 0, 0, 0, 3}, {EventKind::eliminate, kNothing, 1, 0, 0, 77}});
  const auto pass = phase_of(geometry, givens, state, 0, events).pass;
  ASSERT_TRUE(pass);
  EXPECT_FALSE(pass->in_hand);
  EXPECT_EQ(pass->next.size(), 12u);
  events.erase(events.begin());
  EXPECT_FALSE(phase_of(geometry, givens, state, 0, events).pass) << "no pass has begun";
}

}  // namespace
}  // namespace sudoku::testing::phase_laws_test
