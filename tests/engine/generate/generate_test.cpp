// Made puzzles are what was asked for: brute force finds one solution, the rating has the level, the pattern of givens
// is symmetric, no given can be spared where none should be. The puzzles of tests/data/generated.txt stay as they are,
// for WebAssembly too (tests/wasm/client/generate.test.js). After a change that is meant:
//
//     UPDATE_GENERATED=1 build/debug/sudoku_tests --gtest_filter='Generate*'
#include "sudoku/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "engine/generate/kept_puzzles.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"
#include "support/corpus.hpp"
#include "support/oracle.hpp"
#include "support/soak.hpp"

namespace sudoku::generate_test {
namespace {

using namespace sudoku::testing;
using human::DifficultyLevel;

constexpr std::array kLevels{DifficultyLevel::very_easy, DifficultyLevel::easy,     DifficultyLevel::medium,
                             DifficultyLevel::hard,      DifficultyLevel::fiendish, DifficultyLevel::extreme};

constexpr std::array kSymmetries{Symmetry::none,         Symmetry::rotational180, Symmetry::rotational90,
                                 Symmetry::horizontal,   Symmetry::vertical,      Symmetry::diagonal,
                                 Symmetry::antidiagonal, Symmetry::full};

/// How many puzzles of a kind, of what takes long less.
std::uint64_t wanted(std::uint64_t usual) {
  return test_or_soak((usual + 2) / 3, 20 * usual);
}

std::optional<Puzzle> made(const GenerateOptions& options) {
  Generator generator(options);
  while (generator.advance()) {
  }
  if (generator.status() != GenerateStatus::made) return std::nullopt;
  return generator.puzzle();
}

bool has_one_solution(const Puzzle& puzzle) {
  return solve_by_force(puzzle.shape, puzzle.givens, 2).size() == 1;
}

GenerateOptions of_level(DifficultyLevel level, std::uint64_t seed) {
  GenerateOptions options;
  options.level = level;
  options.seed = seed;
  return options;
}

TEST(Generate, MakesTheLevelThatIsAskedFor) {
  for (const DifficultyLevel level : kLevels) {
    for (std::uint64_t seed = 0; seed < wanted(level == DifficultyLevel::extreme ? 1 : 5); ++seed) {
      const auto puzzle = made(of_level(level, seed));
      ASSERT_TRUE(puzzle) << human::level_id(level) << ' ' << seed;
      EXPECT_TRUE(has_one_solution(*puzzle));
      EXPECT_EQ(human::rate(*puzzle)->level, level) << human::level_id(level) << ' ' << seed;
    }
  }
}

/// In `./dev test` at every other level.
TEST(Generate, MakesPuzzlesOfManyShapes) {
  int turn = 0;
  for (const Shape shape :
       {Shape{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {2, 5}, {5, 2}, {3, 4}, {2, 7}, {4, 4}}) {
    for (const auto level : {std::optional<DifficultyLevel>{}, std::optional{DifficultyLevel::very_easy},
                             std::optional{DifficultyLevel::medium}}) {
      if (turn++ % test_or_soak(2, 1) != 0) continue;
      if (shape == Shape{2, 2} && level == DifficultyLevel::medium) continue;  // a 4x4 is never that hard
      SCOPED_TRACE(std::to_string(shape.box_rows) + 'x' + std::to_string(shape.box_cols));
      GenerateOptions options;
      options.shape = shape;
      options.level = level;
      const auto puzzle = made(options);
      ASSERT_TRUE(puzzle);
      const auto rating = human::rate(*puzzle);
      ASSERT_TRUE(rating);
      if (level) {
        EXPECT_EQ(rating->level, *level);
      }
      // Above that, brute force thinks for long; what techniques of these levels solve has one solution, too.
      if (shape.size() <= 12) {
        EXPECT_TRUE(has_one_solution(*puzzle));
      } else if (level) {
        EXPECT_EQ(rating->guesses, 0);
      }
    }
  }
}

/// The places that a symmetry says are alike, one move away.
std::vector<std::array<int, 2>> alike(Symmetry symmetry, int row, int column, int last) {
  switch (symmetry) {
    case Symmetry::none:
      return {};
    case Symmetry::rotational180:
      return {{last - row, last - column}};
    case Symmetry::rotational90:
      return {{column, last - row}};
    case Symmetry::horizontal:
      return {{row, last - column}};
    case Symmetry::vertical:
      return {{last - row, column}};
    case Symmetry::diagonal:
      return {{column, row}};
    case Symmetry::antidiagonal:
      return {{last - column, last - row}};
    case Symmetry::full:
      return {{column, row}, {row, last - column}, {last - row, column}};
  }
  return {};
}

TEST(Generate, GivensAreSymmetric) {
  for (const Shape shape : {Shape{3, 3}, {2, 3}}) {
    const int last = shape.size() - 1;
    for (const Symmetry symmetry : kSymmetries) {
      GenerateOptions options;
      options.shape = shape;
      options.symmetry = symmetry;
      const auto puzzle = made(options);
      ASSERT_TRUE(puzzle) << symmetry_id(symmetry);
      EXPECT_TRUE(has_one_solution(*puzzle)) << symmetry_id(symmetry);
      const auto is_given = [&](int row, int column) {
        return puzzle->givens[static_cast<std::size_t>(row * shape.size() + column)] != 0;
      };
      for (int row = 0; row <= last; ++row) {
        for (int column = 0; column <= last; ++column) {
          for (const auto& [to_row, to_column] : alike(symmetry, row, column, last)) {
            EXPECT_EQ(is_given(row, column), is_given(to_row, to_column)) << symmetry_id(symmetry);
          }
        }
      }
    }
  }
}

TEST(Generate, NoGivenOfWhatIsMinimalCanBeSpared) {
  constexpr std::array symmetries{Symmetry::none, Symmetry::rotational180, Symmetry::diagonal};
  constexpr std::array levels{DifficultyLevel::hard, DifficultyLevel::easy, DifficultyLevel::medium};
  for (std::size_t number = 0; number < symmetries.size(); ++number) {
    const Symmetry symmetry = symmetries[number];
    // In `./dev test` each symmetry goes with a level of its own.
    for (const DifficultyLevel level : levels) {
      if (!is_soak() && level != levels[number]) continue;
      GenerateOptions options = of_level(level, 1);
      options.symmetry = symmetry;
      options.minimal = true;
      const auto puzzle = made(options);
      ASSERT_TRUE(puzzle);
      EXPECT_EQ(human::rate(*puzzle)->level, level);
      EXPECT_TRUE(has_one_solution(*puzzle));
      for (std::size_t cell = 0; cell < puzzle->givens.size(); ++cell) {
        if (puzzle->givens[cell] == 0) continue;
        Grid without = puzzle->givens;
        without[cell] = 0;
        EXPECT_EQ(solve_by_force(puzzle->shape, without, 2).size(), 2u);
      }
    }
  }
}

TEST(Generate, ATechniqueThatIsAskedForIsNeeded) {
  // With seeds that soon lead to one.
  std::vector<std::pair<std::string_view, std::uint64_t>> wishes{
      {"hidden-triple", 0}, {"skyscraper", 0}, {"swordfish", 2}, {"xy-wing", 0}, {"unique-rectangle-6", 3}};
  if (is_soak()) {
    wishes.insert(wishes.end(), {{"swordfish", 0}, {"unique-rectangle-6", 0}, {"naked-pair", 0}, {"x-wing", 0},
                                 {"two-string-kite", 0}, {"naked-quadruple", 0}, {"remote-pairs", 0},
                                 {"unique-loop-1", 0}, {"jellyfish", 0}});
  }
  for (const auto& [id, seed] : wishes) {
    const human::TechniqueIndex technique = *human::find_technique(id);
    GenerateOptions options;
    options.technique = technique;
    options.seed = seed;
    const auto puzzle = made(options);
    ASSERT_TRUE(puzzle) << id;
    EXPECT_TRUE(has_one_solution(*puzzle));
    human::TechniqueSolver solver(*puzzle);
    Puzzle before = solver.position();
    const auto is_taken = [&] { return !solver.steps().empty() && solver.steps().back().technique == technique; };
    while (!is_taken() && solver.advance()) {
      if (!is_taken()) before = solver.position();
    }
    ASSERT_TRUE(is_taken()) << id;
    for (human::TechniqueIndex easier = 0; easier < technique; ++easier) {
      EXPECT_TRUE(human::all_steps(before, easier).empty()) << id << " is not needed";
    }
    while (solver.advance()) {
    }
    EXPECT_EQ(solver.status(), human::Status::solved);
    int hardest = 0, hardest_needed = 0;
    for (const human::Step& step : solver.steps()) {
      hardest = std::max(hardest, step.difficulty);
      if (step.technique == technique) hardest_needed = std::max(hardest_needed, step.difficulty);
    }
    EXPECT_EQ(hardest, hardest_needed) << id << " is not the hardest";
  }
}

TEST(Generate, WhatNeedsATechniqueCanBeMinimalAndSymmetric) {
  GenerateOptions options;
  options.technique = human::find_technique("xy-wing");
  options.minimal = true;
  options.symmetry = Symmetry::rotational180;
  const auto puzzle = made(options);
  ASSERT_TRUE(puzzle);
  const auto rating = human::rate(*puzzle);
  EXPECT_TRUE(std::any_of(rating->path.begin(), rating->path.end(),
                          [&](const auto& step) { return step.technique == options.technique; }));
  for (std::size_t cell = 0; cell < puzzle->givens.size(); ++cell) {
    if (puzzle->givens[cell] == 0) continue;
    EXPECT_NE(puzzle->givens[80 - cell], 0);
    Grid without = puzzle->givens;
    without[cell] = 0;
    EXPECT_EQ(solve_by_force(puzzle->shape, without, 2).size(), 2u);
  }
}

/// By the fast solver: brute force would think for long.
bool has_several_solutions(const Puzzle& puzzle) {
  const auto solver = make_solver(puzzle, {});
  while (solver->advance(10'000)) {
  }
  return solver->status() == SolveStatus::multiple;
}

TEST(Generate, OfLargeSymmetricPuzzlesNoOrbitCanBeSpared) {
  GenerateOptions options = of_level(DifficultyLevel::medium, 1);
  options.shape = test_or_soak(Shape{3, 4}, Shape{4, 4});
  options.symmetry = Symmetry::rotational180;
  options.minimal = true;
  const auto puzzle = made(options);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(human::rate(*puzzle)->level, DifficultyLevel::medium);
  EXPECT_FALSE(has_several_solutions(*puzzle));
  const std::size_t cells = puzzle->givens.size();
  for (std::size_t cell = 0; cell < cells / 2; ++cell) {
    if (puzzle->givens[cell] == 0) continue;
    Puzzle without = *puzzle;
    without.givens[cell] = without.givens[cells - 1 - cell] = 0;
    EXPECT_TRUE(has_several_solutions(without)) << cell;
  }
}

TEST(Generate, ATechniqueCanBeOnThePathAlone) {
  for (const std::string_view id : {"naked-quadruple", "jellyfish", "skyscraper", "remote-pairs"}) {
    GenerateOptions options;
    options.technique = human::find_technique(id);
    options.on_path = true;
    const auto puzzle = made(options);
    ASSERT_TRUE(puzzle) << id;
    const auto rating = human::rate(*puzzle);
    EXPECT_TRUE(std::any_of(rating->path.begin(), rating->path.end(), [&](const auto& step) {
      return step.technique == options.technique;
    })) << id;
    EXPECT_LE(rating->level, DifficultyLevel::hard) << id;
  }
}

TEST(Generate, ALevelAndATechniqueGoTogether) {
  GenerateOptions options = of_level(DifficultyLevel::hard, 3);
  options.technique = human::find_technique("hidden-pair");
  const auto puzzle = made(options);
  ASSERT_TRUE(puzzle);
  const auto rating = human::rate(*puzzle);
  EXPECT_EQ(rating->level, DifficultyLevel::hard);
  EXPECT_TRUE(std::any_of(rating->path.begin(), rating->path.end(),
                          [&](const auto& step) { return step.technique == options.technique; }));
}

TEST(Generate, WhatCantBeIsRefusedOrNotFound) {
  GenerateOptions options = of_level(DifficultyLevel::medium, 0);
  options.technique = human::find_technique("x-wing");
  ASSERT_FALSE(check_generate(options));
  EXPECT_EQ(check_generate(options).error().code, "level");
  GenerateOptions caged;
  caged.technique = human::find_technique("cage-combinations");
  EXPECT_EQ(check_generate(caged).error().code, "level");
  options.level = DifficultyLevel::hard;
  EXPECT_TRUE(check_generate(options));
  options.shape = {1, 9};
  ASSERT_FALSE(check_generate(options));
  EXPECT_EQ(check_generate(options).error().code, "shape");

  GenerateOptions small = of_level(DifficultyLevel::extreme, 0);
  small.shape = {2, 2};
  Generator generator(small);
  while (generator.advance()) {
  }
  EXPECT_EQ(generator.status(), GenerateStatus::not_found);
  EXPECT_FALSE(generator.advance());
}

TEST(Generate, SaysHowManyWereTried) {
  Generator generator(of_level(DifficultyLevel::hard, 1));
  std::uint64_t before = 0;
  while (generator.advance()) {
    EXPECT_GE(generator.tried(), before);
    before = generator.tried();
  }
  EXPECT_GT(generator.tried(), 30u);
}

TEST(Generate, SeedsAreTexts) {
  EXPECT_EQ(seed_of("monday"), seed_of("monday"));
  EXPECT_NE(seed_of("monday"), seed_of("tuesday"));
  const auto monday = made(of_level(DifficultyLevel::easy, seed_of("monday")));
  EXPECT_EQ(monday->givens, made(of_level(DifficultyLevel::easy, seed_of("monday")))->givens);
  EXPECT_NE(monday->givens, made(of_level(DifficultyLevel::easy, seed_of("tuesday")))->givens);
}

/// A line of the file: what is asked for, and what came of it.
std::string kept_line(const std::string& asked) {
  std::istringstream words(asked);
  std::string level, technique, symmetry, minimal, seed;
  GenerateOptions options;
  char by = 0;
  words >> options.shape.box_rows >> by >> options.shape.box_cols >> level >> technique >> symmetry >> minimal >> seed;
  options.level = human::find_level(level);
  options.technique = human::find_technique(technique);
  options.symmetry = *find_symmetry(symmetry);
  options.minimal = minimal == "minimal";
  options.seed = seed_of(seed);
  const auto puzzle = made(options);
  return asked + ' ' + (puzzle ? write(*puzzle, "line").value() : "none");
}

TEST(Generate, TheSameSeedStaysTheSamePuzzle) {
  expect_kept(SUDOKUSCOPE_SOURCE_DIR "/tests/data/generated.txt", 6, kept_line);
}

}  // namespace
}  // namespace sudoku::generate_test
