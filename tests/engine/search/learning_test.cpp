// Clause learning: every clause follows by propagation, every removal from a clause, and nothing is lost by it.
#include "search/learning.hpp"

#include <algorithm>
#include <map>

#include "support/consistencies.hpp"
#include "support/recorded_run.hpp"
#include "support/replay.hpp"
#include "support/soak.hpp"

namespace sudoku::learning_test {
namespace {

using namespace sudoku::testing;

using Clause = std::vector<ClauseGuess>;

/// Runs that learn, by propagators of each kind of reason.
class LearningLaws : public ::testing::TestWithParam<Cause> {
 protected:
  void for_each_run(const std::function<void(RecordedRun&)>& law) {
    int runs = 0;
    for (RecordedRun& recorded : recorded_runs(GetParam())) {
      if (!learns(recorded.strategy)) continue;
      ++runs;
      SCOPED_TRACE(recorded.name);
      law(recorded);
      if (HasFailure()) return;
    }
    EXPECT_GT(runs, 0);
  }
};

INSTANTIATE_TEST_SUITE_P(Of, LearningLaws,
                         ::testing::Values(Cause::forward_checking, Cause::ac3, Cause::eliminate, Cause::only_choice,
                                           Cause::locked_candidates, Cause::naked_subsets, Cause::hidden_subsets,
                                           Cause::all_different, Cause::singleton_only_choice),
                         propagator_name);

/// Propagation by definition, and of clauses, in turn. Shares nothing with the engine.
class Refutation {
 public:
  Refutation(Cause propagation, Shape shape, const std::map<int, Clause>& clauses)
      : rules_(propagation == Cause::forward_checking ? Cause::eliminate : propagation),
        shape_(shape),
        clauses_(clauses) {}

  /// True if not all of `assumed` can be so.
  bool of(std::vector<Mask> candidates, const Clause& assumed) const {
    for (const auto [cell, digit] : assumed) {
      if ((candidates[cell] & bit(digit)) == 0) return true;
      candidates[cell] = bit(digit);
    }
    do {
      const auto left = consistent_part(rules_, shape_, candidates);
      if (!left) return true;
      candidates = *left;
    } while (apply_clauses(candidates));
    return std::find(candidates.begin(), candidates.end(), Mask{0}) != candidates.end();
  }

 private:
  /// True if one has removed something.
  bool apply_clauses(std::vector<Mask>& candidates) const {
    bool has_removed = false;
    for (const auto& [number, clause] : clauses_) {
      std::vector<ClauseGuess> open;
      for (const ClauseGuess& each : clause) {
        if (candidates[each.cell] != bit(each.digit)) open.push_back(each);
      }
      if (open.size() > 1) continue;
      const ClauseGuess wrong = open.empty() ? clause.front() : open.front();
      if ((candidates[wrong.cell] & bit(wrong.digit)) == 0) continue;
      candidates[wrong.cell] &= ~bit(wrong.digit);
      has_removed = true;
    }
    return has_removed;
  }

  Cause rules_;
  Shape shape_;
  const std::map<int, Clause>& clauses_;
};

/// A clause with those before it.
struct Learnt {
  const Clause& clause;
  const std::map<int, Clause>& before;
  bool is_after_solution;
};

/// That the digits of a solution that was found aren't all right again, and then that the open decisions aren't, which
/// led to it.
class FoundSolutions {
 public:
  void forbid(const State& state, std::map<int, Clause>& clauses, const std::function<void(const Learnt&)>& learnt) {
    Clause all, decisions;
    for (std::size_t cell = 0; cell < state.values.size(); ++cell) {
      all.push_back({static_cast<Cell>(cell), state.values[cell]});
    }
    for (const OpenDecision& open : state.path) decisions.push_back({open.cell, open.digit});
    clauses[--number_] = all;
    if (decisions.empty()) return;  // nothing is learnt any more
    learnt({decisions, clauses, true});
    clauses[--number_] = decisions;
  }
  bool any() const { return number_ < 0; }

 private:
  int number_ = 0;  // other clauses have positive numbers, or 0
};

/// Calls `learnt` for each clause when it is whole. A solution counts as one: its decisions aren't all right.
void for_each_clause(const RecordedRun& recorded, const std::function<void(const Learnt&)>& learnt) {
  std::map<int, Clause> clauses;
  Clause clause;
  FoundSolutions found;
  Replay replay(recorded.geometry(), recorded.sample.puzzle);
  for (const Event& event : recorded.events) {
    replay.take(event);
    if (event.kind == EventKind::solution) found.forbid(replay.state(), clauses, learnt);
    if (event.kind == EventKind::learn) clause.push_back({event.cell, event.digit});
    if (event.kind == EventKind::learn && event.flags == 0) {
      learnt({clause, clauses, found.any()});
      clauses[event.detail] = std::exchange(clause, {});
    }
    if (::testing::Test::HasFailure()) return;
  }
}

/// True if a clause follows from the puzzle and those before it.
bool follows(const RecordedRun& recorded, const Learnt& learnt) {
  const Refutation refutation(recorded.strategy.propagation, recorded.sample.shape(), learnt.before);
  return refutation.of(State::initial(recorded.geometry(), recorded.sample.puzzle).candidates, learnt.clause);
}

TEST_P(LearningLaws, EveryClauseFollowsByPropagation) {
  for_each_run([](RecordedRun& recorded) {
    if (!is_worked_out_soon(recorded.strategy.propagation, recorded.sample.shape())) return;
    int before = 40, after = test_or_soak(5, 40);  // so many of a run; LearningRuns looks at all
    for_each_clause(recorded, [&](const Learnt& learnt) {
      if ((learnt.is_after_solution ? after : before)-- <= 0) return;
      ASSERT_TRUE(follows(recorded, learnt)) << "clause " << learnt.before.size() + 1;
    });
  });
}

TEST_P(LearningLaws, NoSolutionHasAllThatAClauseSaysIsWrong) {
  for_each_run([](RecordedRun& recorded) {
    for_each_clause(recorded, [&](const Learnt& learnt) {
      if (learnt.is_after_solution) return;
      for (const Grid& solution : recorded.sample.solutions) {
        ASSERT_FALSE(std::all_of(learnt.clause.begin(), learnt.clause.end(),
                                 [&](const ClauseGuess& each) { return solution[each.cell] == each.digit; }));
      }
    });
  });
}

TEST_P(LearningLaws, AClauseIsOfOpenDecisionsAndOneFollowsEachContradictionThatRestsOnAny) {
  for_each_run([](RecordedRun& recorded) {
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    for (std::size_t index = 0; index < recorded.events.size(); ++index) {
      const Event& event = recorded.events[index];
      if (event.kind == EventKind::learn) {
        const auto& path = replay.state().path;
        ASSERT_TRUE(std::any_of(path.begin(), path.end(), [&](const OpenDecision& open) {
          return open.cell == event.cell && open.digit == event.digit;
        }));
      }
      const bool needs_one = event.kind == EventKind::conflict && !replay.state().path.empty();
      if (needs_one && index + 1 < recorded.events.size()) {
        // One that rests on no decision ends the run.
        const auto rest = recorded.events.begin() + static_cast<std::ptrdiff_t>(index) + 1;
        const bool ends = std::all_of(rest, recorded.events.end(), [](const Event& later) {
          return later.kind == EventKind::refute || later.kind == EventKind::done;
        });
        ASSERT_TRUE(rest->kind == EventKind::learn || ends) << index;
      }
      replay.take(event);
    }
  });
}

TEST_P(LearningLaws, ARemovalByAClauseFollowsFromItsOtherDecisionsWhichItsReasonNames) {
  for_each_run([](RecordedRun& recorded) {
    std::map<int, Clause> clauses;
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    int reasons = 10;
    for (std::size_t index = 0; index < recorded.events.size(); ++index) {
      const Event& event = recorded.events[index];
      if (event.kind == EventKind::learn) {
        if (index > 0 && recorded.events[index - 1].kind != EventKind::learn) clauses[event.detail].clear();
        clauses[event.detail].push_back({event.cell, event.digit});
      }
      if (event.kind == EventKind::eliminate && event.cause == Cause::learnt) {
        Clause named{{event.cell, event.digit}};
        const Clause& clause = clauses[event.detail];
        ASSERT_NE(std::find(clause.begin(), clause.end(), named[0]), clause.end()) << index;
        for (const ClauseGuess& each : clause) {
          ASSERT_TRUE(each == named[0] || replay.state().candidates[each.cell] == bit(each.digit)) << index;
        }
        const bool is_first = recorded.events[index - 1].kind == EventKind::refute ||
                              recorded.events[index - 1].kind == EventKind::restart;
        ASSERT_EQ(event.flags == kAsserted, is_first) << index;
        if (reasons-- > 0) {
          const Reason reason = recorded.run->reason(index);
          ASSERT_EQ(reason.kind, ReasonKind::learnt);
          ASSERT_EQ(reason.roles.size(), clause.size());
          for (std::size_t at = 1; at < reason.roles.size(); ++at) {
            named.push_back({reason.roles[at].cell, reason.roles[at].digit});
          }
          ASSERT_TRUE(std::is_permutation(named.begin(), named.end(), clause.begin())) << index;
        }
      }
      replay.take(event);
    }
  });
}

TEST_P(LearningLaws, FindsTheSolutionsOfBacktracking) {
  for_each_run([](RecordedRun& recorded) {
    Strategy plain = recorded.strategy;
    plain.look_back = LookBack::backtracking;
    plain.solutions = kAllSolutions;
    Strategy learning = recorded.strategy;
    learning.solutions = kAllSolutions;
    const RecordedRun one(recorded.sample, learning, 100'000), other(recorded.sample, plain, 100'000);
    if (one.reached_its_limit() || other.reached_its_limit()) return;
    const auto count = [](const RecordedRun& run) {
      return std::count_if(run.events.begin(), run.events.end(),
                           [](const Event& event) { return event.kind == EventKind::solution; });
    };
    ASSERT_EQ(count(one), count(other));
    ASSERT_EQ(one.run->status(), other.run->status());
    if (count(one) > 10) return;  // as many are kept
    auto ours = one.run->solutions(), theirs = other.run->solutions();
    std::sort(ours.begin(), ours.end());
    std::sort(theirs.begin(), theirs.end());
    ASSERT_EQ(ours, theirs);
  });
}

RecordedRun hard_run(Cause propagation, VariableOrder variable, std::uint64_t max_events) {
  const Sample hard{"hard", puzzle_of({3, 3}, read_grid("4.....8.5.3..........7......2.....6.....8.4......1......."
                                                        "6.3.7.5..2.....1.4......")), {}};
  Strategy strategy;
  strategy.look_back = LookBack::learning;
  strategy.propagation = propagation;
  strategy.variable = variable;
  return RecordedRun(hard, strategy, max_events);
}

TEST(LearningProperty, ClausesRuleOutRunsRestartAndEndWithTheSolution) {
  const RecordedRun recorded = hard_run(Cause::forward_checking, VariableOrder::mrv, 3'000'000);
  const auto count = [&](EventKind kind, Cause cause) {
    return std::count_if(recorded.events.begin(), recorded.events.end(),
                         [&](const Event& event) { return event.kind == kind && event.cause == cause; });
  };
  EXPECT_EQ(recorded.run->status(), RunStatus::solved);
  EXPECT_GT(count(EventKind::restart, Cause::search), 1);
  EXPECT_GT(count(EventKind::eliminate, Cause::learnt), 30);
}

TEST(LearningProperty, ClausesAreForgottenAndThoseThatAreKnownAreToldWithThePath) {
  // As many events as it takes to forget twice; the soak takes the run to its end.
  RecordedRun recorded =
      hard_run(Cause::forward_checking, VariableOrder::first, test_or_soak<std::uint64_t>(100'000, 3'000'000));
  std::size_t learnt = 0, most = 0;
  for (std::uint64_t index = 0; index < recorded.events.size(); ++index) {
    if (recorded.events[index].kind != EventKind::learn || recorded.events[index].flags != 0) continue;
    if (++learnt % 50 != 0) continue;
    std::vector<std::uint64_t> numbers;
    for (const PathLevel& level : recorded.run->path_at(index + 1)) {
      if (level.placed == kInClause && (numbers.empty() || numbers.back() != level.event)) {
        numbers.push_back(level.event);
      }
    }
    most = std::max(most, numbers.size());
    ASSERT_TRUE(std::is_sorted(numbers.begin(), numbers.end()));
  }
  EXPECT_GT(learnt, Learning::kMostClauses);
  EXPECT_GT(most, Learning::kMostClauses / 2);
  EXPECT_LE(most, Learning::kMostClauses);
}

TEST(LearningProperty, UnderNoneItIsBackjumping) {
  const Sample hard{"hard", puzzle_of({2, 2}, read_grid("1.......2.......")), {}};
  Strategy strategy;
  strategy.propagation = Cause::none;
  strategy.solutions = kAllSolutions;
  strategy.look_back = LookBack::learning;
  const RecordedRun learning(hard, strategy, 100'000);
  strategy.look_back = LookBack::backjumping;
  const RecordedRun jumping(hard, strategy, 100'000);
  EXPECT_EQ(learning.events, jumping.events);
}

TEST(LearningProperty, TheSequenceOfRestarts) {
  const std::vector<std::uint64_t> known{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1, 1, 2};
  for (std::size_t at = 0; at < known.size(); ++at) EXPECT_EQ(luby(at + 1), known[at]) << at;
}

/// How many clauses were looked at, and how many of them came after a solution.
struct Checked {
  int clauses = 0, after_solution = 0;
};

/// Checks all clauses of a run.
Checked check_clauses(const RecordedRun& recorded) {
  Checked checked;
  for_each_clause(recorded, [&](const Learnt& learnt) {
    ASSERT_TRUE(follows(recorded, learnt)) << "clause " << checked.clauses + 1;
    ++checked.clauses;
    checked.after_solution += learnt.is_after_solution ? 1 : 0;
  });
  return checked;
}

/// Strategies whose propagation is worked out at once, in orders that learn much.
std::vector<Strategy> strategies_that_learn() {
  std::vector<Strategy> all;
  for (const Cause propagation : {Cause::forward_checking, Cause::only_choice}) {
    for (const VariableOrder variable : {VariableOrder::first, VariableOrder::mrv}) {
      Strategy strategy;
      strategy.propagation = propagation;
      strategy.variable = variable;
      strategy.look_back = LookBack::learning;
      strategy.solutions = kAllSolutions;
      all.push_back(strategy);
    }
  }
  return all;
}

TEST(LearningRuns, EachClauseOfEachFollowsByPropagation) {
  const int wanted = test_or_soak(40, 10'000);
  int runs = 0, clauses = 0, after_solution = 0;
  for (int number = wanted_samples().first; runs < wanted; ++number) {
    for (const Sample& sample : make_samples({{2, 3}, {2, 4}, {3, 3}}, {number, 1})) {
      for (const Strategy& strategy : strategies_that_learn()) {
        const RecordedRun recorded(sample, strategy, 5'000);
        SCOPED_TRACE(recorded.name);
        const Checked checked = check_clauses(recorded);
        if (HasFailure()) return;
        runs += checked.clauses > 0 ? 1 : 0;
        clauses += checked.clauses;
        after_solution += checked.after_solution;
      }
    }
  }
  RecordProperty("clauses", clauses);
  RecordProperty("after_solution", after_solution);
  EXPECT_GT(clauses, runs);
  EXPECT_GT(after_solution, runs);
}

TEST(LearningRuns, NumbersOfClausesThatAreKeptAreNotUsedAgain) {
  if (!is_soak()) GTEST_SKIP() << "a run of more than 65,535 clauses is for the soak";
  const Puzzle puzzle = puzzle_of(
      {3, 3}, read_grid("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));
  Strategy strategy;
  strategy.propagation = Cause::forward_checking;
  strategy.variable = VariableOrder::random;
  strategy.value = ValueOrder::random;
  strategy.seed = 1;
  strategy.look_back = LookBack::learning;
  SnapshotBudget budget;
  sudoku::Run run(puzzle, strategy, 100'000'000, budget);
  while (run.advance(1'000'000)) {
  }
  EXPECT_EQ(run.status(), RunStatus::solved);
  EXPECT_GT(run.stats().clauses, 65'535u);
}

}  // namespace
}  // namespace sudoku::learning_test
