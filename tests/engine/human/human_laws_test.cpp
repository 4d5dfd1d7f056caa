// Laws of every technique in the registry, on positions of many shapes on the way from a puzzle to its solution: no
// step takes a true digit or sets a false one, each makes progress and says what it rests on, and what needs uniqueness
// is silent where it is unknown.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sudoku/human.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::human_laws_test {
namespace {

using namespace sudoku::testing;
using human::Candidate;
using human::Step;
using human::Technique;
using human::TechniqueIndex;

enum class Kind : std::uint8_t { unique, several, marked };

/// A puzzle and a solution of it.
struct Start {
  Puzzle puzzle;
  Grid solution;
  Kind kind;
};

/// Below what makes brute force think, so that thousands are made at once.
int open_percent(int size) {
  return size <= 9 ? 60 : size <= 12 ? 50 : 40;
}

Start make_start(std::uint64_t number) {
  static const std::vector<Shape> shapes{{2, 2}, {2, 3}, {3, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {3, 3}};
  // The largest are slow, and have many positions each.
  const Shape shape = number % 60 == 20   ? Shape{3, 4}
                      : number % 60 == 50 ? Shape{4, 4}
                                          : shapes[number % shapes.size()];
  const auto kind = static_cast<Kind>(number / shapes.size() % 3);
  testing::Random random(number + 1);
  const Grid full = shuffled_full_grid(shape, random);
  Puzzle puzzle = puzzle_of(shape, unique_givens(shape, full, open_percent(shape.size()), random));
  if (kind == Kind::several) {
    for (Digit& digit : puzzle.givens) digit = digit <= 2 || random.below(10) == 0 ? Digit{0} : digit;
  }
  if (kind == Kind::marked) {
    for (std::size_t cell = 0; cell < full.size(); ++cell) {
      Mask marks = bit(full[cell]);
      for (int digit = 1; digit <= shape.size(); ++digit) marks |= random.below(4) == 0 ? 0 : bit(digit);
      puzzle.candidates.push_back(puzzle.givens[cell] != 0 ? bit(full[cell]) : marks);
    }
  }
  return {std::move(puzzle), full, kind};
}

/// The digits that a player sees as possible in an open cell; nothing if it is solved.
std::vector<Mask> open_candidates(const Puzzle& position) {
  std::vector<Mask> marks = position.candidates;
  for (std::size_t cell = 0; cell < marks.size(); ++cell) {
    if (position.givens[cell] != 0 || position.values[cell] != 0) marks[cell] = 0;
  }
  return marks;
}

/// A fish has fins where its name says so, and nowhere else.
void expect_fins_as_named(std::string_view id, const Step& step) {
  const auto has = [id](std::string_view word) { return id.find(word) != std::string_view::npos; };
  if (!has("x-wing") && !has("swordfish") && !has("jellyfish")) return;
  const bool has_fins = std::any_of(step.reason.roles.begin(), step.reason.roles.end(),
                                    [](const human::StepRoleMark& mark) { return mark.role == human::StepRole::fin; });
  EXPECT_EQ(has_fins, has("finned") || has("sashimi")) << id;
}

void expect_lawful(const Step& step, const Start& start, const Puzzle& position) {
  const Technique& technique = human::techniques()[step.technique];
  const std::vector<Mask> marks = open_candidates(position);
  const auto is_open = [&](const Candidate& c) { return (marks[c.cell] & bit(c.digit)) != 0; };
  EXPECT_FALSE(step.placements.empty() && step.eliminations.empty()) << technique.id;
  for (const Candidate& c : step.placements) {
    EXPECT_TRUE(is_open(c)) << technique.id << " sets what is no candidate";
    EXPECT_EQ(start.solution[c.cell], c.digit) << technique.id << " sets a false digit";
  }
  for (const Candidate& c : step.eliminations) {
    EXPECT_TRUE(is_open(c)) << technique.id << " takes what is no candidate";
    EXPECT_NE(start.solution[c.cell], c.digit) << technique.id << " takes a true digit";
  }
  EXPECT_TRUE(std::is_sorted(step.eliminations.begin(), step.eliminations.end()));
  EXPECT_GE(step.difficulty, technique.difficulty);
  EXPECT_TRUE(start.kind != Kind::several || !technique.needs_uniqueness) << technique.id;
  EXPECT_FALSE(step.reason.roles.empty()) << technique.id << " rests on nothing";
  EXPECT_FALSE(step.reason.digits.empty()) << technique.id << " is about no digit";
  for (const human::StepRoleMark& mark : step.reason.roles) {
    const bool is_value = position.givens[mark.cell] == mark.digit || position.values[mark.cell] == mark.digit;
    const bool is_there = is_value || is_open({mark.cell, mark.digit});
    EXPECT_EQ(is_there, mark.role != human::StepRole::lost) << technique.id << " marks what is not there";
  }
  expect_fins_as_named(technique.id, step);
}

/// Walks to the solution, with the true digit where all techniques are at their end. At each position one technique in
/// `every` is asked for all its steps. Returns how many positions it came by.
int walk(const Start& start, std::size_t turn, std::size_t every) {
  human::TechniqueSolver solver(start.puzzle);
  int positions = 0;
  while (solver.status() == human::Status::running) {
    const Puzzle position = solver.position();
    for (std::size_t index = turn++ % every; index < human::techniques().size(); index += every) {
      const auto technique = static_cast<TechniqueIndex>(index);
      for (const Step& step : human::all_steps(position, technique)) {
        EXPECT_EQ(step.technique, technique);
        expect_lawful(step, start, position);
      }
    }
    const std::size_t steps = solver.steps().size();
    solver.advance();
    if (solver.steps().size() > steps) expect_lawful(solver.steps().back(), start, position);
    if (solver.status() == human::Status::stuck) {
      const Cell cell = solver.cell_to_guess();
      solver.guess({cell, start.solution[cell]});
    }
    ++positions;
    if (::testing::Test::HasFailure()) break;
  }
  EXPECT_EQ(solver.status(), human::Status::solved);
  return positions;
}

TEST(HumanLaws, HoldForEveryStepOnTheWayToASolution) {
  const bool soak = is_soak();
  const int wanted = soak ? 100'000 : 500;
  const auto first = static_cast<std::uint64_t>(wanted_samples().first);
  int positions = 0;
  for (std::uint64_t number = first; positions < wanted && !HasFailure(); ++number) {
    SCOPED_TRACE("start " + std::to_string(number));
    const Start start = make_start(number);
    const bool ask_more = soak && start.puzzle.size() <= 9;
    positions += walk(start, 7 * number, ask_more ? 25 : human::techniques().size());
  }
}

TEST(HumanLaws, UniquenessIsKnownOnlyOfGivensWithOneSolution) {
  for (std::uint64_t number = 0; number < 60; ++number) {
    const Start start = make_start(number);
    if (solve_by_force(start.puzzle.shape, start.puzzle.givens, 2).size() == 1) continue;
    human::TechniqueSolver solver(start.puzzle);
    while (solver.advance()) {
    }
    for (const Step& step : solver.steps()) EXPECT_FALSE(human::techniques()[step.technique].needs_uniqueness);
  }
}

TEST(HumanLaws, UniquenessCanBeSwitchedOff) {
  for (std::uint64_t number = 0; number < 60; ++number) {
    human::TechniqueSolver solver(make_start(number).puzzle, {human::Uniqueness::ignored});
    while (solver.advance()) {
    }
    for (const Step& step : solver.steps()) EXPECT_FALSE(human::techniques()[step.technique].needs_uniqueness);
  }
}

TEST(HumanLaws, NothingIsFoundWhereAPositionContradictsItself) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.givens = {1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0};  // nothing is left for the third cell
  EXPECT_EQ(human::TechniqueSolver(puzzle).status(), human::Status::contradiction);
  EXPECT_FALSE(human::next_step(puzzle));
  EXPECT_TRUE(human::all_steps(puzzle, 0).empty());
}

TEST(HumanLaws, TechniquesAreNamedOnceAndSummedUpInASentence) {
  std::set<std::string_view> ids, names;
  for (const Technique& technique : human::techniques()) {
    EXPECT_TRUE(ids.insert(technique.id).second) << technique.id;
    EXPECT_TRUE(names.insert(technique.name).second) << technique.name;
    EXPECT_FALSE(technique.concept_name.empty()) << technique.id;
    EXPECT_EQ(technique.summary.back(), '.') << technique.id;
    EXPECT_EQ(human::techniques()[*human::find_technique(technique.id)].id, technique.id);
  }
  EXPECT_FALSE(human::find_technique("guess"));
}

}  // namespace
}  // namespace sudoku::human_laws_test
