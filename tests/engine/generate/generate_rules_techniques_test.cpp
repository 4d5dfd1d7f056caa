// Puzzles with rules that need a technique: easier techniques alone don't solve them, nothing harder is needed, and
// brute force finds one solution.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "sudoku/generate.hpp"
#include "support/constraints_oracle.hpp"
#include "support/soak.hpp"

namespace sudoku::generate_rules_techniques_test {
namespace {

using namespace sudoku::testing;

struct Wanted {
  const char* rules;
  const char* technique;
};

/// The first few are made soon.
constexpr std::size_t kSoon = 3;
constexpr Wanted kWanted[] = {
    {"thermometer", "thermometer-bounds"}, {"arrow", "arrow-bounds"}, {"thermometer", "pointing"}, {"dots", "xy-wing"},
    {"renban", "renban-windows"}, {"whisper", "naked-pair"}, {"killer,thermometer", "hidden-pair"},
    {"jigsaw", "claiming"}, {"killer", "cage-combinations"}, {"killer", "innies-and-outies"}, {"dots", "dot-partners"},
    {"dots", "dot-chains"}, {"whisper", "whisper-partners"}, {"diagonal", "naked-pair"}, {"anti-knight", "pointing"},
    {"jigsaw", "common-peer-elimination"},
};

/// Of names with commas between them; none in classic Sudoku.
std::uint32_t rules_of(std::string_view names) {
  std::uint32_t rules = 0;
  while (!names.empty()) {
    const std::string_view name = names.substr(0, names.find(','));
    names.remove_prefix(std::min(names.size(), name.size() + 1));
    rules |= *find_rule_kind(name);
  }
  return rules;
}

GenerateOptions wish_for(const Wanted& wanted, std::uint64_t seed) {
  GenerateOptions options;
  options.rules = rules_of(wanted.rules);
  options.technique = human::find_technique(wanted.technique);
  options.size = 6;
  options.seed = seed;
  return options;
}

/// True if techniques that are easier than this one leave the puzzle unsolved.
bool needs(const Puzzle& puzzle, int difficulty) {
  human::Options options;
  options.hardest = difficulty - 1;
  human::TechniqueSolver solver(puzzle, options);
  while (solver.advance()) {
  }
  return solver.status() == human::Status::stuck;
}

TEST(GenerateRulesTechniques, APuzzleNeedsTheTechniqueAndNothingHarder) {
  for (std::size_t number = 0; number < test_or_soak(kSoon, std::size(kWanted)); ++number) {
    const Wanted& wanted = kWanted[number];
    for (int seed = 1; seed <= test_or_soak(1, 10); ++seed) {
      SCOPED_TRACE(std::string(wanted.rules) + ' ' + wanted.technique + ' ' + std::to_string(seed));
      const GenerateOptions options = wish_for(wanted, static_cast<std::uint64_t>(seed));
      Generator generator(check_generate(options).value());
      while (generator.advance()) {
      }
      ASSERT_EQ(generator.status(), GenerateStatus::made);
      const Puzzle& puzzle = generator.puzzle();
      EXPECT_EQ(solve_constraints_by_force(puzzle, 2).size(), 1u);
      const auto rating = human::rate(puzzle);
      ASSERT_TRUE(rating);
      const auto is_it = [&](const auto& step) {
        return step.technique == options.technique && step.difficulty == rating->hardest;
      };
      EXPECT_TRUE(std::any_of(rating->path.begin(), rating->path.end(), is_it)) << rating->hardest;
      EXPECT_TRUE(needs(puzzle, human::techniques()[*options.technique].difficulty));
    }
  }
}

TEST(GenerateRulesTechniques, OneThatOnlyHasToBeMetGoesWithALevel) {
  GenerateOptions options = wish_for({"killer", "cage-combinations"}, 3);
  options.on_path = true;
  options.level = human::DifficultyLevel::hard;
  Generator generator(check_generate(options).value());
  while (generator.advance()) {
  }
  ASSERT_EQ(generator.status(), GenerateStatus::made);
  const auto rating = human::rate(generator.puzzle());
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->level, human::DifficultyLevel::hard);
  EXPECT_TRUE(std::any_of(rating->path.begin(), rating->path.end(),
                          [&](const auto& step) { return step.technique == options.technique; }));
}

std::string code_of(const Wanted& wanted) {
  const auto checked = check_generate(wish_for(wanted, 1));
  return checked ? "" : checked.error().said;
}

TEST(GenerateRulesTechniques, WhatNoSuchPuzzleCanNeedIsRefused) {
  EXPECT_NE(code_of({"killer", "unique-rectangle-1"}).find("level.rules"), std::string::npos);
  EXPECT_NE(code_of({"diagonal", "cage-combinations"}).find("level.constraints"), std::string::npos);
  EXPECT_EQ(code_of({"killer", "x-wing"}), "");
  EXPECT_EQ(code_of({"jigsaw", "common-peer-elimination"}), "");
  EXPECT_NE(code_of({"", "common-peer-elimination"}).find("level.other-rules"), std::string::npos);
}

}  // namespace
}  // namespace sudoku::generate_rules_techniques_test
