// The laws of solving under other rules, over puzzles with rules at random, held to an oracle that was written apart.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "sudoku/check.hpp"
#include "sudoku/reason.hpp"
#include "sudoku/run.hpp"
#include "sudoku/solve.hpp"
#include "engine/search/rule_laws.hpp"
#include "support/recorded_run.hpp"
#include "support/replay.hpp"
#include "support/rules_oracle.hpp"

namespace sudoku::rules_laws_test {
namespace {

using namespace sudoku::testing;

/// More solutions than this stand for any number.
constexpr std::size_t kCounted = 40;

struct RulesSample {
  std::string name;
  Puzzle puzzle;
  std::vector<Grid> solutions;  ///< at most kCounted

  bool all_known() const { return solutions.size() < kCounted; }
};

const std::vector<RulesSample>& rules_samples() {
  static const std::vector<RulesSample> samples = [] {
    std::vector<RulesSample> made;
    for (const auto& [size, count] : {std::pair{4, 30}, {5, 24}, {6, 24}, {7, 6}, {8, 4}, {9, 8}}) {
      for (int number = 1; number <= count; ++number) {
        testing::Random random(static_cast<std::uint64_t>(1'000 * size + number));
        RulesSample sample{"", random_rules(size, random), {}};
        if (!is_sound(sample.puzzle)) ADD_FAILURE() << "no sound puzzle: " << size << ", " << number;
        // Without givens from a solution, larger grids may take the oracle for ever.
        if (size > 5 && sample.puzzle.given_count() == 0) continue;
        sample.name = std::to_string(size) + " number " + std::to_string(number) + " " +
                      rules_text(sample.puzzle.rules, size);
        sample.solutions = solve_rules_by_force(sample.puzzle, kCounted);
        made.push_back(std::move(sample));
      }
    }
    return made;
  }();
  return samples;
}

std::set<Grid> as_set(const std::vector<Grid>& grids) { return {grids.begin(), grids.end()}; }

TEST(RulesLaws, SamplesAreOfAllKinds) {
  std::size_t none = 0, one = 0, several = 0;
  for (const RulesSample& sample : rules_samples()) {
    (sample.solutions.empty() ? none : sample.solutions.size() == 1 ? one : several) += 1;
  }
  EXPECT_GE(none, 5u);
  EXPECT_GE(one, 5u);
  EXPECT_GE(several, 10u);
}

TEST(RulesLaws, TheSolverFindsWhatTheOracleFinds) {
  for (const RulesSample& sample : rules_samples()) {
    const auto solver = make_solver(sample.puzzle, {kCounted, kCounted});
    while (solver->advance(1'000)) {
    }
    EXPECT_EQ(solver->count(), sample.solutions.size()) << sample.name;
    const std::set<Grid> found = as_set(solver->solutions());
    EXPECT_EQ(found.size(), solver->count()) << sample.name;
    if (sample.all_known()) {
      EXPECT_EQ(found, as_set(sample.solutions)) << sample.name;
    }
    for (const Grid& grid : found) {
      EXPECT_TRUE(check_grid(Geometry::of(sample.puzzle), sample.puzzle, grid).right()) << sample.name;
    }
  }
}

TEST(RulesLaws, TheCheckOfAGridIsThatOfTheOracle) {
  for (const RulesSample& sample : rules_samples()) {
    if (sample.solutions.empty()) continue;
    const Differing differing(sample.puzzle);
    Puzzle open = sample.puzzle;
    std::fill(open.givens.begin(), open.givens.end(), Digit{0});
    testing::Random random(7);
    for (int trial = 0; trial < 20; ++trial) {
      Grid grid = sample.solutions[0];
      std::swap(grid[static_cast<std::size_t>(random.below(static_cast<int>(grid.size())))],
                grid[static_cast<std::size_t>(random.below(static_cast<int>(grid.size())))]);
      bool is_right = true;
      for (std::size_t a = 0; a < grid.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) is_right &= grid[a] != grid[b] || !differing.differ(a, b);
      }
      EXPECT_EQ(check_grid(Geometry::of(open), open, grid).right(), is_right) << sample.name;
    }
  }
}

bool is_for(Cause propagation, const RulesSample& sample) {
  const int size = sample.puzzle.size();
  if (propagation == Cause::strong_singleton_all_different) return size <= 5;
  if (is_singleton(propagation)) return size <= 6;
  return true;
}

class RulesLawsOf : public ::testing::TestWithParam<Cause> {};

INSTANTIATE_TEST_SUITE_P(All, RulesLawsOf, every_propagator(), propagator_name);

constexpr std::uint64_t kMostEvents = 60'000;

TEST_P(RulesLawsOf, ARunFindsWhatTheOracleFinds) {
  for (const RulesSample& sample : rules_samples()) {
    if (!is_for(GetParam(), sample)) continue;
    EndedRun ended(sample.puzzle, strategy_of(GetParam(), kCounted), kMostEvents);
    const sudoku::Run& run = ended.run;
    if (run.status() == RunStatus::limit) continue;
    EXPECT_EQ(run.solutions().empty(), sample.solutions.empty()) << sample.name;
    for (const auto& grid : run.solutions()) {
      EXPECT_TRUE(check_grid(run.geometry(), sample.puzzle, grid).right()) << sample.name;
    }
    EXPECT_EQ(ended.count(EventKind::solution), sample.solutions.size()) << sample.name;
  }
}

/// Holds every event of a run to the truth: no solution on the open path is lost, and the cells that its reason names
/// force it, whatever the reason says of them.
class EventVerifier {
 public:
  EventVerifier(const RulesSample& sample, const Geometry& geometry)
      : sample_(sample), geometry_(geometry), differing_(sample.puzzle) {}

  void verify(const State& before, const Event& event) const {
    const bool is_claim = event.kind == EventKind::eliminate || event.kind == EventKind::conflict ||
                          event.kind == EventKind::place;
    if (event.kind == EventKind::decide) {
      EXPECT_EQ(explain(geometry_, before, event).digits.size(), event.detail) << sample_.name;
    }
    if (!is_claim) return;
    EXPECT_FALSE(loses_a_solution(sample_.solutions, before, event)) << sample_.name;
    const Reason reason = explain(geometry_, before, event);
    EXPECT_NE(reason.kind, ReasonKind::unknown) << sample_.name;
    if (reason.kind != ReasonKind::refuted) {
      EXPECT_TRUE(is_forced(before, event, reason)) << sample_.name << ": " << reason_id(reason.kind);
    }
  }

 private:
  bool is_forced(const State& before, const Event& event, const Reason& reason) const {
    std::set<std::size_t> named;
    for (const RoleMark& mark : reason.roles) named.insert(mark.cell);
    if (!reason.units.empty() && is_about_a_whole_unit(reason.kind)) {
      EXPECT_TRUE(geometry_.is_complete(reason.units[0])) << sample_.name;
      for (const Cell cell : geometry_.cells_of(reason.units[0])) named.insert(cell);
    }
    std::vector<Mask> candidates = before.candidates;
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
      if (before.values[cell] != 0) candidates[cell] &= bit(before.values[cell]);
    }
    if (event.kind == EventKind::eliminate) candidates[event.cell] = bit(event.digit);
    if (event.kind == EventKind::place) candidates[event.cell] &= ~bit(event.digit);
    return fillings(differing_, {named.begin(), named.end()}, candidates, 1).empty();
  }

  static bool is_about_a_whole_unit(ReasonKind kind) {
    return kind == ReasonKind::locked || kind == ReasonKind::hidden_subset || kind == ReasonKind::hidden_single ||
           kind == ReasonKind::no_place;
  }

  const RulesSample& sample_;
  const Geometry& geometry_;
  Differing differing_;
};

TEST_P(RulesLawsOf, NothingTrueLeavesAndEachReasonForcesItsEvent) {
  constexpr std::uint64_t kLookedAt = 1'500;
  for (const RulesSample& sample : rules_samples()) {
    if (!is_for(GetParam(), sample)) continue;
    EndedRun ended(sample.puzzle, strategy_of(GetParam(), kCounted), kMostEvents);
    sudoku::Run& run = ended.run;
    Replay replay(run.geometry(), sample.puzzle);
    const EventVerifier verifier(sample, run.geometry());
    std::uint64_t index = 0;
    for (const Event& event : run.events(0, std::min(run.length(), kLookedAt)).events) {
      verifier.verify(replay.state(), event);
      if (HasFailure()) FAIL() << "event " << index;
      replay.take(event);
      ++index;
    }
  }
}

TEST(RulesLaws, GivensThatBreakAConstraintAreAContradictionInEachRun) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.rules.constraints = {{ConstraintKind::cage, {0, 1}, {5}, {}}};
  puzzle.givens[0] = 1;
  puzzle.givens[1] = 3;
  for (const PropagatorInfo& info : propagators()) {
    EndedRun ended(puzzle, strategy_of(info.cause, 1), kMostEvents);
    EXPECT_EQ(ended.run.status(), RunStatus::none);
    EXPECT_EQ(ended.count(EventKind::conflict), 1u) << info.id;
  }
}

TEST(RulesLaws, StrongerPropagatorsRemoveAtLeastWhatWeakerDo) {
  for (const RulesSample& sample : rules_samples()) {
    expect_stronger_ones_remove_more(sample.puzzle, sample.name, [&](Cause cause) { return is_for(cause, sample); });
  }
}

}  // namespace
}  // namespace sudoku::rules_laws_test
