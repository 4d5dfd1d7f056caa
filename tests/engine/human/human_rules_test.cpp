// The laws of techniques in puzzles with other rules, over puzzles at random: no step takes a digit that some solution
// has, what a step names forces what it takes, as brute force over these cells says, a run finds just the solutions
// there are, and other rules are not forgotten on the way.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "sudoku/human.hpp"
#include "support/constraints_oracle.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::human_rules_test {
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
        testing::Random random(static_cast<std::uint64_t>(70'000 * size + number));
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

/// The cells that a step names, with all that they can be, by cell of the grid, and what it may claim of them.
struct Named {
  std::set<std::size_t> cells;
  std::vector<Mask> candidates;
  Claimed claimed;
};

/// The cells of a constraint that the step names can be what it says, or anything where it says nothing.
Named named_by_constraint(const Step& step, const Puzzle& position) {
  const auto own = cells_of_rule(position, step.reason.constraint);
  Named named{{own.begin(), own.end()}, {}, claimed_of(position, step.reason.constraint)};
  std::vector<Mask> said(position.givens.size(), 0);
  for (const human::StepRoleMark& mark : step.reason.roles) {
    named.cells.insert(mark.cell);
    said[mark.cell] |= bit(mark.digit);
  }
  for (const Mask digits : said) named.candidates.push_back(digits != 0 ? digits : all_digits(position.size()));
  return named;
}

/// True if the cells whose digits a step names are all places of one of these in the unit.
bool is_about(const Puzzle& position, std::span<const Cell> unit, const std::vector<Mask>& marked) {
  for (int digit = 1; digit <= position.size(); ++digit) {
    const bool has_others = std::any_of(unit.begin(), unit.end(), [&](Cell cell) {
      return (position.candidates[cell] & bit(digit)) != 0 && (marked[cell] & bit(digit)) == 0;
    });
    if (!has_others) return true;
  }
  return false;
}

/// The constraints that techniques about several of them rest on.
bool rests_on(std::string_view technique, ConstraintKind kind) {
  if (technique == "innies-and-outies") return kind == ConstraintKind::cage;
  return technique == "dot-chains" && (kind == ConstraintKind::difference || kind == ConstraintKind::ratio);
}

/// The cells of a pattern, its complete units, and those in which its links find their only places.
Named named_by_pattern(const Step& step, const Puzzle& position) {
  const Geometry geometry = Geometry::of(position);
  Named named{{}, position.candidates, {}};
  std::vector<Mask> marked(position.givens.size(), 0);
  const auto add = [&](Cell cell, Digit digit) {
    named.cells.insert(cell);
    marked[cell] |= bit(digit);
  };
  for (const human::StepRoleMark& mark : step.reason.roles) add(mark.cell, mark.digit);
  for (const human::StepLink& link : step.reason.links) {
    for (const Cell cell : link.from.cells) add(cell, link.from.digit);
    for (const Cell cell : link.to.cells) add(cell, link.to.digit);
  }
  for (Unit unit = 0; unit < geometry.complete_units(); ++unit) {
    const auto& units = step.reason.units;
    const bool is_named = std::find(units.begin(), units.end(), unit) != units.end();
    const auto cells = geometry.cells_of(unit);
    if (is_named || is_about(position, cells, marked)) named.cells.insert(cells.begin(), cells.end());
  }
  for (const Constraint& each : position.rules.constraints) {
    if (rests_on(human::techniques()[step.technique].id, each.kind)) named.claimed.constraints.push_back(each);
  }
  return named;
}

/// The cells that a step names leave what it concludes no other way.
void expect_forced(const Step& step, const Puzzle& position, const std::string& name) {
  Named named = step.reason.constraint != kNoConstraint ? named_by_constraint(step, position)
                                                        : named_by_pattern(step, position);
  const auto expect_impossible = [&](Candidate concluded, Mask otherwise) {
    const Mask before = std::exchange(named.candidates[concluded.cell], otherwise);
    named.cells.insert(concluded.cell);
    EXPECT_FALSE(can_be_filled(position, named.claimed, named.cells, named.candidates))
        << human::techniques()[step.technique].id << " at " << concluded.cell << " in " << name;
    named.candidates[concluded.cell] = before;
  };
  for (const Candidate& gone : step.eliminations) expect_impossible(gone, bit(gone.digit));
  for (const Candidate& set : step.placements) {
    expect_impossible(set, position.candidates[set.cell] & ~bit(set.digit));
  }
}

/// Steps that were looked at on the way.
struct Seen {
  std::set<std::string_view> used;  ///< techniques
  int chains = 0;
};

/// Goes on with digits of the first solution where techniques end. All solutions count that have the digits so far.
void walk(const RuledSample& sample, std::size_t turn, Seen& seen) {
  human::TechniqueSolver solver(sample.puzzle);
  std::vector<Grid> solutions = sample.solutions;
  while (solver.status() == human::Status::running) {
    const Puzzle position = solver.position();
    EXPECT_EQ(position.rules, sample.puzzle.rules);
    const auto index = static_cast<human::TechniqueIndex>(turn++ % human::techniques().size());
    for (const Step& step : human::all_steps(position, index)) {
      expect_right(step, sample, solutions);
      expect_forced(step, position, sample.name);
      if (!step.reason.links.empty()) ++seen.chains;
    }
    const std::size_t steps = solver.steps().size();
    solver.advance();
    if (solver.steps().size() > steps) {
      const Step& step = solver.steps().back();
      seen.used.insert(human::techniques()[step.technique].id);
      expect_right(step, sample, solutions);
      expect_forced(step, position, sample.name);
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
  Seen seen;
  for (const RuledSample& sample : ruled_samples()) {
    walk(sample, turn, seen);
    turn += 7;
    ASSERT_FALSE(HasFailure()) << sample.name;
  }
  EXPECT_GE(ruled_samples().size(), 100u);
  for (const std::string_view id :
       {"one-constraint", "palindrome-partners", "dot-partners", "xv-pairs", "thermometer-bounds", "whisper-partners",
        "cage-combinations", "arrow-bounds", "renban-windows", "little-killer-bounds", "pointing", "naked-pair",
        "naked-single", "common-peer-elimination"}) {
    EXPECT_TRUE(seen.used.contains(id)) << id;
  }
  EXPECT_GT(seen.chains, 100);
}

TEST(HumanRules, ARunFindsTheSolutionsThatThereAre) {
  for (std::size_t number = 0; number < ruled_samples().size(); number += test_or_soak(4u, 1u)) {
    const RuledSample& sample = ruled_samples()[number];
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

/// The digits that a technique takes from a cell.
std::vector<Digit> taken(const char* technique, const Puzzle& puzzle, Cell cell) {
  std::set<Digit> digits;
  for (const Step& step : human::all_steps(puzzle, *human::find_technique(technique))) {
    for (const auto& [from, digit] : step.eliminations) {
      if (from == cell) digits.insert(digit);
    }
  }
  return {digits.begin(), digits.end()};
}

Puzzle with_white_dots(const std::vector<Cell>& cells) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  for (std::size_t at = 1; at < cells.size(); ++at) {
    puzzle.rules.constraints.push_back({ConstraintKind::difference, {cells[at - 1], cells[at]}, {}});
  }
  return puzzle;
}

TEST(HumanRules, ADigitGoesFromCellsThatSeeAllItsPlacesInAUnit) {
  const char* const technique = "common-peer-elimination";
  // On the diagonal, 1 is left in A1 and I9. A9 and I1 see both, in a row and in a column.
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules.add(GlobalRule::diagonal_down);
  puzzle.candidates.assign(81, all_digits(9));
  for (std::size_t cell = 10; cell < 80; cell += 10) puzzle.candidates[cell] &= ~bit(1);
  EXPECT_EQ(taken(technique, puzzle, 8), (std::vector<Digit>{1}));
  EXPECT_EQ(taken(technique, puzzle, 72), (std::vector<Digit>{1}));
  EXPECT_TRUE(taken(technique, puzzle, 7).empty());
  // In row A, 1 is left in A3 and A5. C4 is a knight's move from A3, and in the box of A5.
  puzzle = Puzzle::empty({3, 3});
  puzzle.candidates.assign(81, all_digits(9));
  for (const std::size_t cell : {0U, 1U, 3U, 5U, 6U, 7U, 8U}) puzzle.candidates[cell] &= ~bit(1);
  EXPECT_TRUE(human::all_steps(puzzle, *human::find_technique(technique)).empty());
  puzzle.rules.add(GlobalRule::anti_knight);
  EXPECT_EQ(taken(technique, puzzle, 21), (std::vector<Digit>{1}));
  EXPECT_TRUE(taken(technique, puzzle, 22).empty());
}

/// All cells with all digits, except these.
Puzzle marked(std::initializer_list<std::pair<Cell, Mask>> marks, GlobalRule rule) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules.add(rule);
  puzzle.candidates.assign(81, all_digits(9));
  for (const auto& [cell, digits] : marks) puzzle.candidates[cell] = digits;
  return puzzle;
}

TEST(HumanRules, CellsThatSeeEachOtherAreANakedPairWithoutAUnit) {
  constexpr Cell first = 2 * 9 + 2, second = 3 * 9 + 4;  // C3 and D5, a knight's move apart
  const Puzzle puzzle = marked({{first, bit(1) | bit(2)}, {second, bit(1) | bit(2)}}, GlobalRule::anti_knight);
  const auto steps = human::all_steps(puzzle, *human::find_technique("naked-pair"));
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_TRUE(steps[0].reason.units.empty());
  EXPECT_EQ(steps[0].reason.digits, (std::vector<Digit>{1, 2}));
  const Geometry geometry = Geometry::of(puzzle);
  std::vector<human::Candidate> gone;
  for (Cell cell = 0; cell < 81; ++cell) {
    const bool sees_both = geometry.are_peers(cell, first) && geometry.are_peers(cell, second);
    for (Digit digit = 1; digit <= 2 && sees_both; ++digit) gone.push_back({cell, digit});
  }
  EXPECT_FALSE(gone.empty());
  EXPECT_EQ(steps[0].eliminations, gone);
}

TEST(HumanRules, ADigitOfATripleLeavesWhatSeesItsPlacesThere) {
  constexpr Cell first = 3 * 9 + 3, second = 2 * 9 + 2, third = 2 * 9 + 3;  // D4, C3 and C4: C3 and D4 touch
  const Puzzle puzzle = marked({{first, bit(1) | bit(2)}, {second, bit(2) | bit(3)}, {third, bit(1) | bit(3)}},
                               GlobalRule::anti_king);
  const auto steps = human::all_steps(puzzle, *human::find_technique("naked-triple"));
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_TRUE(steps[0].reason.units.empty());
  const Geometry geometry = Geometry::of(puzzle);
  for (const auto& [cell, digit] : steps[0].eliminations) {
    for (const Cell member : {first, second, third}) {
      EXPECT_TRUE((puzzle.candidates[member] & bit(digit)) == 0 || geometry.are_peers(cell, member)) << cell;
    }
  }
  // 3 leaves the rest of row C, though D4 sees little of it.
  EXPECT_EQ(std::count_if(steps[0].eliminations.begin(), steps[0].eliminations.end(),
                          [](const human::Candidate& gone) { return gone.digit == 3 && gone.cell / 9 == 2; }), 7);
}

TEST(HumanRules, AChainOfDotsTellsMoreThanEachDot) {
  // Both neighbours of 1 would be 2, those of 9 would be 8; and they are in one row.
  const Puzzle row = with_white_dots({0, 1, 2});
  EXPECT_EQ(taken("dot-chains", row, 1), (std::vector<Digit>{1, 9}));
  EXPECT_TRUE(taken("dot-chains", row, 0).empty());
  EXPECT_TRUE(taken("dot-partners", row, 1).empty());
  // The ends of this one don't see each other.
  EXPECT_TRUE(taken("dot-chains", with_white_dots({2, 3, 12}), 3).empty());
}

TEST(HumanRules, AThermometerIsSeenAsAWhole) {
  // A1, B2, A3 and B4 rise: three larger digits must follow A1, and B4 needs three smaller ones.
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules.constraints = {{ConstraintKind::thermometer, {0, 10, 2, 12}, {}}};
  EXPECT_EQ(taken("thermometer-bounds", puzzle, 0), (std::vector<Digit>{7, 8, 9}));
  EXPECT_EQ(taken("thermometer-bounds", puzzle, 10), (std::vector<Digit>{1, 8, 9}));
  EXPECT_EQ(taken("thermometer-bounds", puzzle, 12), (std::vector<Digit>{1, 2, 3}));
  // From A1, which is 5 at least, three steps lead to B4. (2 and 3 are in its row.)
  puzzle.givens[1] = 1, puzzle.givens[9] = 2, puzzle.givens[11] = 3, puzzle.givens[18] = 4;
  EXPECT_EQ(taken("thermometer-bounds", puzzle, 12), (std::vector<Digit>{1, 4, 5, 6, 7}));
  // On a slow one digits may stay the same, so places alone tell nothing.
  puzzle = Puzzle::empty({3, 3});
  puzzle.rules.constraints = {{ConstraintKind::slow_thermometer, {0, 10, 2, 12}, {}}};
  EXPECT_TRUE(taken("thermometer-bounds", puzzle, 0).empty());
}

TEST(HumanRules, AWhisperAlternatesAlongTheWholeLine) {
  // If A1 were low, so were A3, A5 and A7; but A9 is, and there are four low digits.
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules.constraints = {{ConstraintKind::whisper, {0, 10, 2, 12, 4, 14, 6}, {5}}};
  puzzle.givens[8] = 1;
  EXPECT_EQ(taken("whisper-parity", puzzle, 0), (std::vector<Digit>{2, 3, 4}));
  // So B2 is low; and with 4, both A1 and A3 would be 9. (A 6 would need a 1, which that pair alone can tell.)
  EXPECT_EQ(taken("whisper-parity", puzzle, 10), (std::vector<Digit>{4, 7, 8, 9}));
  EXPECT_EQ(taken("whisper-partners", puzzle, 0), (std::vector<Digit>{5}));
  // With a difference of 4, 5 is beside low and high digits.
  puzzle.rules.constraints[0].values = {4};
  EXPECT_TRUE(taken("whisper-parity", puzzle, 0).empty());
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
}  // namespace sudoku::human_rules_test
