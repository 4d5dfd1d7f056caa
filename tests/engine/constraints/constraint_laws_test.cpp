// The laws of constraints on chosen cells, over puzzles at random, held to an oracle that was written apart: it knows
// what each kind means by its definition, and brute force.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sudoku/check.hpp"
#include "sudoku/reason.hpp"
#include "sudoku/run.hpp"
#include "sudoku/solve.hpp"
#include "constraints/constraint_set.hpp"
#include "engine/search/rule_laws.hpp"
#include "support/constraints_oracle.hpp"
#include "support/recorded_run.hpp"
#include "support/replay.hpp"
#include "support/soak.hpp"

namespace sudoku::constraint_laws_test {
namespace {

using namespace sudoku::testing;

/// More solutions than this stand for any number.
constexpr std::size_t kCounted = 40;

struct ConstrainedSample {
  std::string name;
  Puzzle puzzle;
  std::vector<Grid> solutions;  ///< at most kCounted
};

/// The soak looks at many more.
int times(int count) { return test_or_soak(count / 2, 20 * count); }

const std::vector<ConstrainedSample>& constrained_samples() {
  static const std::vector<ConstrainedSample> samples = [] {
    std::vector<ConstrainedSample> made;
    for (const auto& [size, count] : {std::pair{4, 120}, {5, 60}, {6, 60}}) {
      for (int number = 1; number <= times(count); ++number) {
        testing::Random random(static_cast<std::uint64_t>(10'000 * size + number));
        ConstrainedSample sample{"", random_constrained(size, random), {}};
        if (sample.puzzle.rules.is_classic() || !is_sound(sample.puzzle)) continue;
        sample.name = std::to_string(size) + " number " + std::to_string(number) + " " +
                      rules_text(sample.puzzle.rules, size);
        sample.solutions = solve_constraints_by_force(sample.puzzle, kCounted);
        made.push_back(std::move(sample));
      }
    }
    return made;
  }();
  return samples;
}

/// Solved in silence and step by step, a puzzle of four rows has the solutions that brute force finds.
void expect_solutions_by_force(const std::string& rules) {
  SCOPED_TRACE(rules);
  constexpr std::size_t all = 300;  // there are 288 grids
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.rules = read_rules(rules, 4).value();
  const std::size_t count = solve_constraints_by_force(puzzle, all).size();
  auto solver = make_solver(puzzle, {all, 1, ~std::uint64_t{0}});
  while (solver->advance(10'000)) {
  }
  EXPECT_EQ(solver->count(), count);
  for (const Cause propagation : {Cause::none, Cause::forward_checking, Cause::ac3, Cause::only_choice}) {
    EXPECT_EQ(EndedRun(puzzle, strategy_of(propagation, all), 10'000'000).count(EventKind::solution), count)
        << cause_id(propagation);
  }
}

TEST(ConstraintLaws, PartsOfAChoiceMayBeAboutCellsThatTheyDoNotName) {
  expect_solutions_by_force(".Or.Minimum~R2C2.Maximum~R2C2.End");
  expect_solutions_by_force(".Or.Indexing~C~R1C1.Indexing~C~R2C1.End");
  expect_solutions_by_force(".Or.Indexing~R~R1C1.Minimum~R4C4.And.Maximum~R3C3.Indexing~B~R2C1.End.End");
}

TEST(ConstraintLaws, MoreCellsOfASumThanDigitsMaySeeEachOther) {
  expect_solutions_by_force(".AllDifferent~R1C1~R1C2~R2C1~R4C4.AllDifferent~R2C2~R4C4"
                            ".Sum~14~R1C1~R1C2~R2C1~R2C2~R4C4");
  const std::string box = "~R1C1~R1C2~R1C3~R2C1~R2C2~R2C3~R3C1~R3C2";
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules = read_rules(".AllDifferent" + box + "~R9C9.AllDifferent~R3C3~R9C9.Sum~75" + box +
                                "~R3C3~R9C9~R4C4~R4C5~R4C6~R5C4~R5C5", 9).value();
  auto solver = make_solver(puzzle, {1, 1, ~std::uint64_t{0}});
  while (solver->advance(10'000)) {
  }
  EXPECT_EQ(solver->status(), SolveStatus::none);
}

TEST(ConstraintLaws, SamplesHaveAllKindsAndASolution) {
  std::set<ConstraintKind> kinds;
  for (const ConstrainedSample& sample : constrained_samples()) {
    EXPECT_FALSE(sample.solutions.empty()) << sample.name;
    for (const Constraint& constraint : sample.puzzle.rules.constraints) kinds.insert(constraint.kind);
  }
  EXPECT_GE(kinds.size(), static_cast<std::size_t>(kConstraintKinds - 3));
}

TEST(ConstraintLaws, TextsThatAreWrittenAreReadAgain) {
  for (const ConstrainedSample& sample : constrained_samples()) {
    const int n = sample.puzzle.size();
    const auto read = read_rules(rules_text(sample.puzzle.rules, n), n);
    ASSERT_TRUE(read.ok()) << sample.name << ": " << read.error().message;
    EXPECT_EQ(read.value(), sample.puzzle.rules) << sample.name;
  }
}

TEST(ConstraintLaws, TheSolverFindsWhatTheOracleFinds) {
  for (const ConstrainedSample& sample : constrained_samples()) {
    const auto solver = make_solver(sample.puzzle, {kCounted, kCounted});
    while (solver->advance(1'000)) {
    }
    EXPECT_EQ(solver->count(), sample.solutions.size()) << sample.name;
    for (const auto& grid : solver->solutions()) {
      EXPECT_TRUE(meets_all(sample.puzzle, grid)) << sample.name;
      EXPECT_TRUE(check_grid(Geometry::of(sample.puzzle), sample.puzzle, grid).right()) << sample.name;
    }
  }
}

TEST(ConstraintLaws, TheCheckOfAGridIsThatOfTheOracle) {
  for (const ConstrainedSample& sample : constrained_samples()) {
    Puzzle open = sample.puzzle;
    open.givens.assign(open.givens.size(), 0);
    const Geometry geometry = Geometry::of(open);
    testing::Random random(5);
    for (int trial = 0; trial < 10; ++trial) {
      Grid grid = random_full(open.size(), random).grid;
      EXPECT_EQ(check_grid(geometry, open, grid).constraints_hold, meets_all(open, grid)) << sample.name;
    }
  }
}

/// Search does not ask a primitive again about what it has filled itself.
TEST(ConstraintLaws, ACellWithoutCandidatesLeavesNothing) {
  int looked_at = 0;
  for (const ConstrainedSample& sample : constrained_samples()) {
    const Geometry geometry = Geometry::of(sample.puzzle);
    if (geometry.constraints() == nullptr) continue;
    for (const auto& [number, primitive] : geometry.constraints()->primitives) {
      for (std::size_t empty = 0; empty < primitive->cells().size(); ++empty) {
        std::vector<Mask> candidates(primitive->cells().size(), geometry.all());
        candidates[empty] = 0;
        EXPECT_FALSE(primitive->prune(candidates)) << sample.name << " " << number;
        ++looked_at;
      }
    }
  }
  EXPECT_GT(looked_at, 1000);
}

TEST(ConstraintLaws, DigitsThatPruningFillsInAreAllowed) {
  int filled = 0;
  for (const ConstrainedSample& sample : constrained_samples()) {
    const Geometry geometry = Geometry::of(sample.puzzle);
    if (geometry.constraints() == nullptr) continue;
    testing::Random random(7);
    for (const auto& [number, primitive] : geometry.constraints()->primitives) {
      for (int trial = 0; trial < 20; ++trial) {
        std::vector<Mask> candidates(primitive->cells().size());
        for (Mask& mask : candidates) mask = (random.next() | random.next()) & geometry.all();
        bool is_left = primitive->prune(candidates);
        while (is_left && !std::ranges::all_of(candidates, is_single)) {
          Mask& mask = candidates[static_cast<std::size_t>(random.below(static_cast<int>(candidates.size())))];
          if (is_single(mask)) continue;
          Mask digit = mask & (~mask + 1);
          if (random.below(2) == 0) digit = mask & ~digit;
          mask = digit;
          is_left = primitive->prune(candidates);
        }
        if (!is_left) continue;
        ++filled;
        EXPECT_TRUE(primitive->prune(candidates)) << sample.name << " " << number;
      }
    }
  }
  EXPECT_GT(filled, 1000);
}

/// Held to brute force where domain consistency is claimed: of kinds that are one primitive, all but circles.
TEST(ConstraintLaws, PruningIsDomainConsistentWhereThatIsClaimed) {
  const std::set<ConstraintKind> several{
      ConstraintKind::thermometer, ConstraintKind::whisper, ConstraintKind::palindrome, ConstraintKind::clone,
      ConstraintKind::pair, ConstraintKind::pair_all, ConstraintKind::indexer, ConstraintKind::region_sum,
      ConstraintKind::zipper, ConstraintKind::counting_circles, ConstraintKind::arrow, ConstraintKind::pill_arrow,
      ConstraintKind::double_arrow, ConstraintKind::little_killer, ConstraintKind::sum,
      // Cells of these that differ are not told apart.
      ConstraintKind::sum_line, ConstraintKind::sum_loop, ConstraintKind::between, ConstraintKind::lockout,
      ConstraintKind::modular, ConstraintKind::count_distinct,
      ConstraintKind::entropic, ConstraintKind::quadruple, ConstraintKind::contain, ConstraintKind::contain_exact,
      ConstraintKind::sandwich, ConstraintKind::x_sum, ConstraintKind::numbered_room, ConstraintKind::odd,
      ConstraintKind::even, ConstraintKind::minimum, ConstraintKind::maximum, ConstraintKind::slow_thermometer,
      ConstraintKind::same_sets, ConstraintKind::regex, ConstraintKind::nfa, ConstraintKind::any, ConstraintKind::all};
  int looked_at = 0;
  for (const ConstrainedSample& sample : constrained_samples()) {
    for (const Constraint& constraint : sample.puzzle.rules.constraints) {
      Puzzle alone = sample.puzzle;
      alone.rules.constraints = {constraint};
      for (const auto& [rule, id] : kRelationRules) alone.rules.globals &= ~(1u << static_cast<int>(rule));
      const Geometry geometry = Geometry::of(alone);
      if (geometry.constraints() == nullptr || looks_beyond_its_cells(constraint.kind)) continue;
      testing::Random random(static_cast<std::uint64_t>(looked_at));
      std::vector<Mask> candidates(constraint.cells.size());
      for (Mask& mask : candidates) mask = (random.next() | random.next()) & geometry.all();
      const auto possible = possible_in(alone, constraint, candidates);
      std::vector<Mask> board(alone.givens.size(), geometry.all());
      for (std::size_t at = 0; at < candidates.size(); ++at) board[constraint.cells[at]] = candidates[at];
      bool holds = true;
      for (const auto& [number, primitive] : geometry.constraints()->primitives) {
        auto left = candidates_of(*primitive, board);
        holds = holds && primitive->prune(left);
        for (std::size_t at = 0; at < left.size() && holds; ++at) board[primitive->cells()[at]] &= left[at];
      }
      const bool is_claimed = !several.contains(constraint.kind);
      if (possible.empty()) {
        EXPECT_FALSE(is_claimed && holds) << rules_text(alone.rules, alone.size());
        continue;
      }
      ASSERT_TRUE(holds) << rules_text(alone.rules, alone.size());
      for (std::size_t at = 0; at < possible.size(); ++at) {
        EXPECT_EQ(possible[at] & ~board[constraint.cells[at]], 0u) << rules_text(alone.rules, alone.size());
        if (is_claimed) {
          EXPECT_EQ(board[constraint.cells[at]], possible[at]) << rules_text(alone.rules, alone.size());
        }
      }
      ++looked_at;
    }
  }
  EXPECT_GE(looked_at, 100);
}

/// Calls `look(digits)` for each way to choose a digit a cell.
template <class Look>
void each_choice(const std::vector<Mask>& candidates, std::vector<Mask>& chosen, Look look) {
  if (chosen.size() == candidates.size()) return look(chosen);
  for (Mask left = candidates[chosen.size()]; left != 0; left &= left - 1) {
    chosen.push_back(bit(lowest_digit(left)));
    each_choice(candidates, chosen, look);
    chosen.pop_back();
  }
}

/// More ways to choose digits than these take brute force too long.
constexpr std::size_t kMostWays = 3'000;

std::size_t ways_to_choose(const std::vector<Mask>& candidates) {
  std::size_t ways = 1;
  for (const Mask mask : candidates) {
    if (ways <= kMostWays) ways *= static_cast<std::size_t>(count_digits(mask));
  }
  return ways;
}

/// The digits of each cell that some choice has which the primitive accepts; empty where it accepts none.
std::vector<Mask> accepted_by_force(const Primitive& primitive, const std::vector<Mask>& candidates) {
  std::vector<Mask> accepted(candidates.size(), 0), chosen;
  each_choice(candidates, chosen, [&](const std::vector<Mask>& digits) {
    std::vector<Mask> single = digits;
    if (!primitive.prune(single)) return;
    for (std::size_t at = 0; at < digits.size(); ++at) accepted[at] |= digits[at];
  });
  return accepted[0] == 0 ? std::vector<Mask>{} : accepted;
}

/// Of all kinds, each primitive by itself; those about how often digits are there, and alternatives, claim less.
TEST(ConstraintLaws, EachPrimitiveIsAsConsistentAsItClaims) {
  const std::set<ConstraintKind> weaker{ConstraintKind::counting_circles, ConstraintKind::same_sets,
                                        ConstraintKind::any, ConstraintKind::all};
  std::set<ConstraintKind> looked_at;
  for (int number = 0; number < times(32) * kConstraintKinds; ++number) {
    testing::Random random(static_cast<std::uint64_t>(number));
    const auto kind = static_cast<ConstraintKind>(number % kConstraintKinds);
    const FullPuzzle full = random_full(4 + random.below(6), random);
    const auto constraint = random_constraint(kind, full.puzzle, full.grid, random);
    if (!constraint) continue;
    Puzzle puzzle = full.puzzle;
    puzzle.rules.constraints = {*constraint};
    const Geometry geometry = Geometry::of(puzzle);
    if (geometry.constraints() == nullptr) continue;
    for (const auto& [constraint_number, primitive] : geometry.constraints()->primitives) {
      std::vector<Mask> candidates(primitive->cells().size());
      for (Mask& mask : candidates) {
        do {
          mask = (random.next() | random.next()) & geometry.all();
        } while (mask == 0);
      }
      if (ways_to_choose(candidates) > kMostWays) continue;
      looked_at.insert(kind);
      const auto accepted = accepted_by_force(*primitive, candidates);
      std::vector<Mask> left = candidates;
      const bool holds = primitive->prune(left);
      const std::string name = rules_text(puzzle.rules, puzzle.size());
      EXPECT_TRUE(holds || accepted.empty()) << name;
      if (!weaker.contains(kind)) {
        EXPECT_EQ(holds, !accepted.empty()) << name;
      }
      for (std::size_t at = 0; at < accepted.size() && holds; ++at) {
        EXPECT_EQ(accepted[at] & ~left[at], 0u) << name;
        if (!weaker.contains(kind)) {
          EXPECT_EQ(left[at], accepted[at]) << name;
        }
      }
    }
  }
  EXPECT_GE(looked_at.size(), static_cast<std::size_t>(kConstraintKinds - 4));
}

bool is_for(Cause propagation, const ConstrainedSample& sample) {
  return !is_singleton(propagation) || sample.puzzle.size() <= 4;
}

class ConstraintLawsOf : public ::testing::TestWithParam<Cause> {};

INSTANTIATE_TEST_SUITE_P(All, ConstraintLawsOf, every_propagator(), propagator_name);

constexpr std::uint64_t kMostEvents = 30'000;

TEST_P(ConstraintLawsOf, ARunFindsWhatTheOracleFinds) {
  for (const ConstrainedSample& sample : constrained_samples()) {
    if (!is_for(GetParam(), sample)) continue;
    EndedRun ended(sample.puzzle, strategy_of(GetParam(), kCounted), kMostEvents);
    if (ended.run.status() == RunStatus::limit) continue;
    EXPECT_EQ(ended.count(EventKind::solution), sample.solutions.size()) << sample.name;
    for (const auto& grid : ended.run.solutions()) EXPECT_TRUE(meets_all(sample.puzzle, grid)) << sample.name;
  }
}

/// True if the cells that a reason names, with all candidates but those that it says are gone, leave the event no other
/// way by its constraint alone, or its rule about the whole grid.
bool is_forced_by(const Puzzle& puzzle, const Event& event, const Reason& reason) {
  const auto own = cells_of_rule(puzzle, reason.constraint);
  std::set<std::size_t> named(own.begin(), own.end());
  std::vector<Mask> candidates(puzzle.givens.size(), all_digits(puzzle.size()));
  for (const RoleMark& mark : reason.roles) {
    named.insert(mark.cell);
    if (mark.role == Role::gone) candidates[mark.cell] &= ~bit(mark.digit);
  }
  if (event.kind == EventKind::eliminate) candidates[event.cell] = bit(event.digit);
  // No minimum is the highest digit, whatever is beside it.
  if (own.empty() && named.size() == 1) {
    add_cells_beside(*named.begin(), static_cast<std::size_t>(puzzle.size()), named);
  }
  return !can_be_filled(puzzle, claimed_of(puzzle, reason.constraint), named, candidates);
}

TEST_P(ConstraintLawsOf, NothingTrueLeavesAndEachReasonForcesItsEvent) {
  constexpr std::uint64_t kLookedAt = 600;
  int beyond_chosen_cells = 0;
  for (const ConstrainedSample& sample : constrained_samples()) {
    if (!is_for(GetParam(), sample)) continue;
    EndedRun ended(sample.puzzle, strategy_of(GetParam(), kCounted), kMostEvents);
    sudoku::Run& run = ended.run;
    Replay replay(run.geometry(), sample.puzzle);
    for (const Event& event : run.events(0, std::min(run.length(), kLookedAt)).events) {
      const State& before = replay.state();
      ASSERT_FALSE(loses_a_solution(sample.solutions, before, event)) << sample.name;
      const Reason reason = explain(run.geometry(), before, event);
      ASSERT_NE(reason.kind, ReasonKind::unknown) << sample.name << ": " << kind_id(event.kind);
      if (reason.kind == ReasonKind::constraint) {
        ASSERT_TRUE(is_forced_by(sample.puzzle, event, reason)) << sample.name;
        ReasonEffort none{0};
        ASSERT_TRUE(is_forced_by(sample.puzzle, event, explain(run.geometry(), before, event, none))) << sample.name;
        if (cells_of_rule(sample.puzzle, reason.constraint).empty()) ++beyond_chosen_cells;
        for (const RoleMark& mark : reason.roles) {
          if (mark.role != Role::gone) continue;
          ASSERT_EQ(before.candidates[mark.cell] & bit(mark.digit), 0u) << sample.name;
        }
      }
      replay.take(event);
    }
  }
  if (GetParam() != Cause::none) {
    EXPECT_GT(beyond_chosen_cells, is_singleton(GetParam()) ? 0 : 100);  // these only see the smallest
  }
}

TEST(ConstraintLaws, StrongerPropagatorsRemoveAtLeastWhatWeakerDo) {
  for (const ConstrainedSample& sample : constrained_samples()) {
    expect_stronger_ones_remove_more(sample.puzzle, sample.name, [&](Cause cause) { return is_for(cause, sample); });
  }
}

}  // namespace
}  // namespace sudoku::constraint_laws_test
