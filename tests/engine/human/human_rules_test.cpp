// The laws of techniques in puzzles with other rules, over puzzles at random: no step takes a digit that some solution
// has, a constraint that a step names forces what the step takes, a run finds just the solutions there are, and other
// rules are not forgotten on the way.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sudoku/human.hpp"
#include "support/constraints_oracle.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku {
namespace {

using namespace sudoku::testing;
using human::Candidate;
using human::Step;

/// More solutions than this stand for any number.
constexpr std::size_t kCounted = 30;

struct RuledSample {
  std::string name;
  Puzzle puzzle;
  std::vector<Grid> solutions;  ///< all of them
};

/// Puzzles at random of few solutions, with units of other forms, pairs apart, and constraints of all kinds.
const std::vector<RuledSample>& ruled_samples() {
  static const std::vector<RuledSample> samples = [] {
    std::vector<RuledSample> made;
    for (const auto& [size, count] : {std::pair{4, 120}, {5, 50}, {6, 60}}) {
      for (int number = 1; number <= test_or_soak(count, 10 * count); ++number) {
        Random random(static_cast<std::uint64_t>(70'000 * size + number));
        RuledSample sample{"", random_constrained(size, random), {}};
        if (number % 3 == 0) sample.puzzle.rules.add(GlobalRule::anti_knight);
        if (sample.puzzle.rules.is_classic() || !is_sound(sample.puzzle)) continue;
        sample.name = std::to_string(size) + " number " + std::to_string(number) + " " +
                      rules_text(sample.puzzle.rules, size);
        sample.solutions = solve_constraints_by_force(sample.puzzle, kCounted);
        if (!sample.solutions.empty() && sample.solutions.size() < kCounted) made.push_back(std::move(sample));
      }
    }
    return made;
  }();
  return samples;
}

void expect_right(const Step& step, const RuledSample& sample, const std::vector<Grid>& solutions) {
  const human::Technique& technique = human::techniques()[step.technique];
  EXPECT_FALSE(technique.needs_uniqueness) << technique.id;
  EXPECT_FALSE(step.placements.empty() && step.eliminations.empty()) << technique.id;
  EXPECT_FALSE(step.reason.roles.empty()) << technique.id;
  for (const Grid& solution : solutions) {
    for (const auto& [cell, digit] : step.placements) EXPECT_EQ(solution[cell], digit) << technique.id << sample.name;
    for (const auto& [cell, digit] : step.eliminations) EXPECT_NE(solution[cell], digit) << technique.id << sample.name;
  }
}

/// The constraint that a step names can't hold with what the step takes, given only the candidates that it names.
void expect_forced(const Step& step, const RuledSample& sample) {
  const auto& constraints = sample.puzzle.rules.constraints;
  if (step.reason.constraint >= constraints.size()) return;  // a rule about the whole grid
  const Constraint& constraint = constraints[step.reason.constraint];
  if (looks_beyond_its_cells(constraint.kind)) return;
  std::vector<Mask> candidates(constraint.cells.size(), all_digits(sample.puzzle.size()));
  for (std::size_t at = 0; at < candidates.size(); ++at) {
    Mask named = 0;
    for (const human::StepRoleMark& mark : step.reason.roles) {
      if (mark.cell == constraint.cells[at]) named |= bit(mark.digit);
    }
    if (named != 0) candidates[at] = named;
  }
  const auto possible = possible_in(sample.puzzle, constraint, candidates);
  if (possible.empty()) return;  // nothing at all is possible
  for (const auto& [cell, digit] : step.eliminations) {
    for (std::size_t at = 0; at < candidates.size(); ++at) {
      if (constraint.cells[at] != cell) continue;
      EXPECT_EQ(possible[at] & bit(digit), Mask{0}) << sample.name;
    }
  }
}

/// Goes on with digits of the first solution where techniques end. All solutions count that have the digits so far.
void walk(const RuledSample& sample, std::size_t turn, std::set<std::string_view>& used) {
  human::TechniqueSolver solver(sample.puzzle);
  std::vector<Grid> solutions = sample.solutions;
  while (solver.status() == human::Status::running) {
    const Puzzle position = solver.position();
    EXPECT_EQ(position.rules, sample.puzzle.rules);
    const auto index = static_cast<human::TechniqueIndex>(turn++ % human::techniques().size());
    for (const Step& step : human::all_steps(position, index)) {
      expect_right(step, sample, solutions);
      if (step.reason.constraint != kNoConstraint) expect_forced(step, sample);
    }
    const std::size_t steps = solver.steps().size();
    solver.advance();
    if (solver.steps().size() > steps) {
      const Step& step = solver.steps().back();
      used.insert(human::techniques()[step.technique].id);
      expect_right(step, sample, solutions);
      if (step.reason.constraint != kNoConstraint) expect_forced(step, sample);
    }
    if (solver.status() == human::Status::stuck) {
      const Cell cell = solver.cell_to_guess();
      const Digit digit = solutions.front()[cell];
      std::erase_if(solutions, [&](const Grid& each) { return each[cell] != digit; });
      solver.guess({cell, digit});
    }
    if (::testing::Test::HasFailure()) return;
  }
  EXPECT_EQ(solver.status(), human::Status::solved) << sample.name;
}

TEST(HumanRules, NoStepTakesADigitThatASolutionHas) {
  std::size_t turn = 0;
  std::set<std::string_view> used;
  for (const RuledSample& sample : ruled_samples()) {
    walk(sample, turn, used);
    turn += 7;
    ASSERT_FALSE(HasFailure()) << sample.name;
  }
  EXPECT_GE(ruled_samples().size(), 100u);
  for (const std::string_view id :
       {"one-constraint", "palindrome-partners", "dot-partners", "xv-pairs", "thermometer-bounds", "whisper-partners",
        "cage-combinations", "arrow-bounds", "renban-windows", "little-killer-bounds", "pointing", "naked-pair",
        "naked-single"}) {
    EXPECT_TRUE(used.contains(id)) << id;
  }
}

TEST(HumanRules, ARunFindsTheSolutionsThatThereAre) {
  for (const RuledSample& sample : ruled_samples()) {
    human::RunOptions options;
    options.solutions = kCounted;
    human::TechniqueRun run(sample.puzzle, options);
    std::uint64_t found = 0;
    while (run.advance()) {
      if (run.event() && run.event()->kind == EventKind::solution) ++found;
    }
    ASSERT_EQ(found, sample.solutions.size()) << sample.name;
  }
}

TEST(HumanRules, APuzzleWithRulesIsRated) {
  int rated = 0;
  for (const RuledSample& sample : ruled_samples()) {
    const auto rating = human::rate(sample.puzzle);
    EXPECT_EQ(rating.has_value(), sample.solutions.size() == 1) << sample.name;
    if (rating && rating->hardest > 0) ++rated;
  }
  EXPECT_GT(rated, 20);
}

TEST(HumanRules, AConstraintThatLeavesEveryDigitAWayIsNoStep) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  const auto others = *human::find_technique("one-constraint");
  puzzle.rules.constraints = {{ConstraintKind::cage, {0, 1}, {10}}};
  const auto technique = *human::find_technique("cage-combinations");
  // Two different digits that make ten: none is 5.
  const auto steps = human::all_steps(puzzle, technique);
  ASSERT_EQ(steps.size(), 2u);
  EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{0, 5}}));
  EXPECT_EQ(steps[0].reason.constraint, 0);
  // With 5 gone from both, every digit has its partner.
  puzzle.candidates.assign(81, all_digits(9));
  puzzle.candidates[0] = puzzle.candidates[1] = all_digits(9) & ~bit(5);
  EXPECT_TRUE(human::all_steps(puzzle, technique).empty());
  // Cages have a technique of their own.
  EXPECT_TRUE(human::all_steps(puzzle, others).empty());
  // Classic Sudoku has none.
  EXPECT_TRUE(human::all_steps(Puzzle::empty({3, 3}), technique).empty());
}

Puzzle with_cages(std::vector<Constraint> cages) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules.constraints = std::move(cages);
  return puzzle;
}

TEST(HumanRules, CagesLeaveASumForTheOtherCellsOfAUnit) {
  const auto technique = *human::find_technique("innies-and-outies");
  // Row A: 7 + 15 + 9 + 11 is 42, so the last cell is 3.
  Puzzle puzzle = with_cages({{ConstraintKind::cage, {0, 1}, {7}}, {ConstraintKind::cage, {2, 3}, {15}},
                              {ConstraintKind::cage, {4, 5}, {9}}, {ConstraintKind::cage, {6, 7}, {11}}});
  const auto steps = human::all_steps(puzzle, technique);
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(steps[0].eliminations.size(), 8u);
  for (const auto& [cell, digit] : steps[0].eliminations) EXPECT_TRUE(cell == 8 && digit != 3);
  // Nobody adds up five cells.
  puzzle.rules.constraints.resize(2);
  EXPECT_TRUE(human::all_steps(puzzle, technique).empty());
}

TEST(HumanRules, ADigitOfEveryFillingOfACageIsInIt) {
  const auto technique = *human::find_technique("cage-crossing");
  // 1, 2 and 5, or 1, 3 and 4: no other cell of row A is 1. The cage is in a box, too.
  const auto steps = human::all_steps(with_cages({{ConstraintKind::cage, {0, 1, 2}, {8}}}), technique);
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_EQ(steps[0].eliminations.size(), 12u);
  for (const auto& [cell, digit] : steps[0].eliminations) EXPECT_TRUE(cell > 2 && digit == 1);
  // 1, 2 and 6, 1, 3 and 5, or 2, 3 and 4 share no digit.
  EXPECT_TRUE(human::all_steps(with_cages({{ConstraintKind::cage, {0, 1, 2}, {9}}}), technique).empty());
}

}  // namespace
}  // namespace sudoku
