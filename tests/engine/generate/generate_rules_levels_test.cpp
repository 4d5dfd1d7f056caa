// Puzzles with rules made by level: techniques rate them as asked, and brute force finds one solution. Those of
// tests/data/generated-rules-levels.txt stay as they are, for WebAssembly too
// (tests/wasm/client/generate-rules.test.js). After a change that is meant:
//
//     UPDATE_GENERATED=1 build/debug/sudoku_tests --gtest_filter='GenerateRulesLevels*'
#include <gtest/gtest.h>

#include <sstream>
#include <utility>

#include "engine/generate/kept_puzzles.hpp"
#include "sudoku/generate.hpp"
#include "sudoku/text.hpp"
#include "support/constraints_oracle.hpp"
#include "support/soak.hpp"

namespace sudoku::generate_rules_levels_test {
namespace {

using namespace sudoku::testing;
using human::DifficultyLevel;

struct Made {
  GenerateStatus status;
  Puzzle puzzle;
  std::uint64_t tried;
};

Made made(GenerateOptions options) {
  Generator generator(check_generate(options).value());
  while (generator.advance()) {
  }
  return {generator.status(), generator.puzzle(), generator.tried()};
}

GenerateOptions request(std::uint32_t rules, int size, DifficultyLevel level, std::uint64_t seed) {
  GenerateOptions options;
  options.rules = rules;
  options.size = size;
  options.level = level;
  options.seed = seed;
  return options;
}

void expect_of_level(const Puzzle& puzzle, DifficultyLevel level) {
  const auto rating = human::rate(puzzle);
  ASSERT_TRUE(rating);
  EXPECT_EQ(human::level_id(rating->level), human::level_id(level));
  EXPECT_EQ(solve_constraints_by_force(puzzle, 2).size(), 1u);
}

TEST(GenerateRulesLevels, EveryKindIsMadeOfManyLevels) {
  for (std::size_t kind = 0; kind < rule_kinds().size(); ++kind) {
    for (const auto level : {DifficultyLevel::medium, DifficultyLevel::hard}) {
      if (!is_soak() && (kind % 2 == 0) == (level == DifficultyLevel::hard)) continue;
      SCOPED_TRACE(std::string(rule_kinds()[kind]) + ' ' + std::string(human::level_id(level)));
      // Few 6x6 keep a knight's move apart, and none of these is hard.
      const int size = rule_kinds()[kind] == std::string_view("anti-knight") ? 8 : 6;
      const Made one = made(request(1u << kind, size, level, 1));
      ASSERT_EQ(one.status, GenerateStatus::made);
      expect_of_level(one.puzzle, level);
    }
  }
}

TEST(GenerateRulesLevels, WhatIsHardestIsMadeToo) {
  std::vector<const char*> kinds{"thermometer"};
  if (is_soak()) kinds.insert(kinds.end(), {"dots", "arrow", "whisper", "renban"});
  for (const char* const kind : kinds) {
    SCOPED_TRACE(kind);
    for (const auto level : {DifficultyLevel::fiendish, DifficultyLevel::extreme}) {
      const Made one = made(request(*find_rule_kind(kind), 6, level, 1));
      ASSERT_EQ(one.status, GenerateStatus::made);
      expect_of_level(one.puzzle, level);
    }
  }
}

TEST(GenerateRulesLevels, SymmetryAndEveryGivenNeededGoWithALevel) {
  GenerateOptions options = request(*find_rule_kind("thermometer"), 6, DifficultyLevel::medium, 4);
  options.symmetry = Symmetry::rotational180;
  const Made symmetric = made(options);
  ASSERT_EQ(symmetric.status, GenerateStatus::made);
  expect_of_level(symmetric.puzzle, DifficultyLevel::medium);
  const auto& givens = symmetric.puzzle.givens;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    EXPECT_EQ(givens[cell] != 0, givens[givens.size() - 1 - cell] != 0);
  }
  options.symmetry = Symmetry::none;
  options.minimal = true;
  const Made minimal = made(options);
  ASSERT_EQ(minimal.status, GenerateStatus::made);
  expect_of_level(minimal.puzzle, DifficultyLevel::medium);
  for (std::size_t cell = 0; cell < minimal.puzzle.givens.size(); ++cell) {
    Puzzle without = minimal.puzzle;
    if (std::exchange(without.givens[cell], Digit{0}) == 0) continue;
    EXPECT_EQ(solve_constraints_by_force(without, 2).size(), 2u) << cell;
  }
}

TEST(GenerateRulesLevels, ALevelThatCantBeReachedIsGivenUp) {
  const Made none = made(request(*find_rule_kind("windoku"), 4, DifficultyLevel::extreme, 1));
  EXPECT_EQ(none.status, GenerateStatus::not_found);
  EXPECT_LT(none.tried, 5'000u);
}

/// A line of the file: the rules, the rows, the level and the seed that are asked for, and the puzzle as a link.
std::string kept_line(const std::string& asked) {
  std::istringstream words(asked);
  std::string rules, level, seed;
  int size = 0;
  words >> rules >> size >> level >> seed;
  const Made one = made(request(*find_rule_kind(rules), size, *human::find_level(level), seed_of(seed)));
  return asked + ' ' + (one.status == GenerateStatus::made ? write(one.puzzle, "iss").value() : "none");
}

TEST(GenerateRulesLevels, TheSameSeedStaysTheSamePuzzle) {
  expect_kept(SUDOKUSCOPE_SOURCE_DIR "/tests/data/generated-rules-levels.txt", 4, kept_line);
}

}  // namespace
}  // namespace sudoku::generate_rules_levels_test
