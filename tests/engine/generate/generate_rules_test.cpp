// Puzzles made with kinds of rules have these rules and one solution, which the oracle finds alone; constraints agree
// with it and don't get in each other's way. The puzzles of tests/data/generated-rules.txt stay as they are, for
// WebAssembly too (tests/wasm/client/generate-rules.test.js). After a change that is meant:
//
//     UPDATE_GENERATED=1 build/debug/sudoku_tests --gtest_filter='GenerateRules*'
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "engine/generate/kept_puzzles.hpp"
#include "sudoku/generate.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"
#include "support/constraints_oracle.hpp"
#include "support/soak.hpp"

namespace sudoku::generate_rules_test {
namespace {

using namespace sudoku::testing;

constexpr int kSizes[] = {4, 6, 9};

std::uint32_t rules_named(const std::string& names) {
  std::uint32_t rules = 0;
  std::istringstream list(names);
  for (std::string name; std::getline(list, name, ',');) rules |= *find_rule_kind(name);
  return rules;
}

GenerateOptions request(std::uint32_t rules, int size, std::uint64_t seed) {
  GenerateOptions options;
  options.rules = rules;
  options.size = size;
  options.seed = seed;
  return options;
}

std::optional<Puzzle> made(const GenerateOptions& options) {
  const auto checked = check_generate(options);
  if (!checked) return std::nullopt;
  Generator generator(checked.value());
  while (generator.advance()) {
  }
  if (generator.status() != GenerateStatus::made) return std::nullopt;
  return generator.puzzle();
}

SolveStatus solved(const Puzzle& puzzle) {
  const auto solver = make_solver(puzzle, {});
  while (solver->advance(10'000)) {
  }
  return solver->status();
}

bool has(const Puzzle& puzzle, std::initializer_list<ConstraintKind> kinds) {
  const auto& constraints = puzzle.rules.constraints;
  return std::any_of(constraints.begin(), constraints.end(), [&](const Constraint& constraint) {
    return std::find(kinds.begin(), kinds.end(), constraint.kind) != kinds.end();
  });
}

/// True if the puzzle has the rules of a kind. A kind that isn't listed here fails.
bool shows(const Puzzle& puzzle, std::string_view kind) {
  const Rules& rules = puzzle.rules;
  if (kind == "jigsaw") return rules.has(GlobalRule::no_boxes) && !rules.regions.empty();
  if (kind == "diagonal") return rules.has(GlobalRule::diagonal_down) && rules.has(GlobalRule::diagonal_up);
  if (kind == "windoku") return rules.has(GlobalRule::windoku);
  if (kind == "anti-knight") return rules.has(GlobalRule::anti_knight);
  if (kind == "killer") return has(puzzle, {ConstraintKind::cage});
  if (kind == "thermometer") return has(puzzle, {ConstraintKind::thermometer});
  if (kind == "arrow") return has(puzzle, {ConstraintKind::arrow});
  if (kind == "dots") return has(puzzle, {ConstraintKind::difference, ConstraintKind::ratio});
  if (kind == "whisper") return has(puzzle, {ConstraintKind::whisper});
  if (kind == "renban") return has(puzzle, {ConstraintKind::renban});
  return false;
}

/// True if the puzzle can be written and read again, with its rules.
bool survives_as_text(const Puzzle& puzzle) {
  const auto read = parse(write(puzzle, "iss").value());
  return read && read.value().puzzle.rules == puzzle.rules && read.value().puzzle.givens == puzzle.givens;
}

void expect_one_solution(const Puzzle& puzzle) {
  ASSERT_TRUE(check_puzzle(puzzle));
  const std::vector<Grid> solutions = solve_constraints_by_force(puzzle, 2);
  ASSERT_EQ(solutions.size(), 1u);
  EXPECT_TRUE(meets_all(puzzle, solutions.front()));
  EXPECT_EQ(solved(puzzle), SolveStatus::unique);
}

TEST(GenerateRules, MakesEveryKindInManySizes) {
  for (std::size_t kind = 0; kind < rule_kinds().size(); ++kind) {
    for (const int size : kSizes) {
      SCOPED_TRACE(std::string(rule_kinds()[kind]) + ' ' + std::to_string(size));
      for (std::uint64_t seed = 1; seed <= test_or_soak(1u, 3u); ++seed) {
        const auto puzzle = made(request(1u << kind, size, seed));
        ASSERT_TRUE(puzzle);
        EXPECT_EQ(puzzle->size(), size);
        EXPECT_TRUE(shows(*puzzle, rule_kinds()[kind]));
        EXPECT_TRUE(survives_as_text(*puzzle));
        // Brute force thinks for long about large grids; the solver is checked against it elsewhere.
        if (size < 9) expect_one_solution(*puzzle);
        else EXPECT_EQ(solved(*puzzle), SolveStatus::unique);
      }
    }
  }
}

TEST(GenerateRules, MakesJigsawsOfSizesThatHaveNoBoxes) {
  for (const int size : {5, 7}) {
    const auto puzzle = made(request(rules_named("jigsaw,thermometer"), size, 1));
    ASSERT_TRUE(puzzle) << size;
    EXPECT_EQ(puzzle->size(), size);
    EXPECT_EQ(solved(*puzzle), SolveStatus::unique);
    EXPECT_TRUE(survives_as_text(*puzzle));
  }
}

TEST(GenerateRules, KindsGoTogether) {
  for (const std::string names : {"killer,arrow", "jigsaw,killer", "diagonal,dots,renban", "windoku,thermometer",
                                  "anti-knight,whisper", "thermometer,arrow,dots,whisper,renban"}) {
    const auto puzzle = made(request(rules_named(names), 9, 5));
    ASSERT_TRUE(puzzle) << names;
    std::istringstream list(names);
    for (std::string name; std::getline(list, name, ',');) EXPECT_TRUE(shows(*puzzle, name)) << names;
    EXPECT_EQ(solved(*puzzle), SolveStatus::unique) << names;
  }
}

/// The points at which a line passes diagonally between cells.
std::vector<int> crossings_of(const std::vector<Cell>& line, int size) {
  std::vector<int> crossings;
  for (std::size_t at = 1; at < line.size(); ++at) {
    const int a = line[at - 1], b = line[at];
    if (a / size == b / size || a % size == b % size) continue;
    crossings.push_back(std::min(a / size, b / size) * size + std::min(a % size, b % size));
  }
  return crossings;
}

TEST(GenerateRules, LinesNeitherCrossNorShareCells) {
  for (std::uint64_t seed = 1; seed <= test_or_soak(4u, 20u); ++seed) {
    const auto puzzle = made(request(rules_named("thermometer,arrow,whisper,renban"), 9, seed));
    ASSERT_TRUE(puzzle);
    std::set<int> cells, crossings;
    for (const Constraint& line : puzzle->rules.constraints) {
      for (const Cell cell : line.cells) EXPECT_TRUE(cells.insert(cell).second) << seed;
      for (const int crossing : crossings_of(line.cells, 9)) EXPECT_TRUE(crossings.insert(crossing).second) << seed;
    }
  }
}

/// The cells of a set that hang together with its first one by sides.
std::size_t piece_of(const std::set<int>& cells, int size) {
  std::vector<int> piece{*cells.begin()};
  for (std::size_t at = 0; at < piece.size(); ++at) {
    for (const int other : cells) {
      const int apart = std::abs(piece[at] / size - other / size) + std::abs(piece[at] % size - other % size);
      if (apart == 1 && std::find(piece.begin(), piece.end(), other) == piece.end()) piece.push_back(other);
    }
  }
  return piece.size();
}

TEST(GenerateRules, CagesAreOfOnePieceAndShareNoCells) {
  for (std::uint64_t seed = 1; seed <= test_or_soak(2u, 5u); ++seed) {
    const auto puzzle = made(request(rules_named("killer"), 9, seed));
    ASSERT_TRUE(puzzle);
    std::set<int> taken;
    for (const Constraint& cage : puzzle->rules.constraints) {
      EXPECT_EQ(piece_of({cage.cells.begin(), cage.cells.end()}, 9), cage.cells.size());
      for (const Cell cell : cage.cells) EXPECT_TRUE(taken.insert(cell).second);
    }
  }
}

TEST(GenerateRules, RegionsAreIrregularAndOfOnePiece) {
  std::set<std::vector<std::uint8_t>> layouts;
  for (std::uint64_t seed = 1; seed <= test_or_soak(2u, 5u); ++seed) {
    const auto puzzle = made(request(rules_named("jigsaw"), 9, seed));
    ASSERT_TRUE(puzzle);
    layouts.insert(puzzle->rules.regions);
    for (int region = 0; region < 9; ++region) {
      std::set<int> cells;
      for (int cell = 0; cell < 81; ++cell) {
        if (puzzle->rules.regions[static_cast<std::size_t>(cell)] == region) cells.insert(cell);
      }
      EXPECT_EQ(piece_of(cells, 9), 9u);
    }
  }
  EXPECT_EQ(layouts.size(), test_or_soak(2u, 5u));
}

TEST(GenerateRules, GivensAreSymmetric) {
  GenerateOptions options = request(rules_named("arrow"), 9, 2);
  options.symmetry = Symmetry::rotational180;
  const auto puzzle = made(options);
  ASSERT_TRUE(puzzle);
  for (std::size_t cell = 0; cell < 81; ++cell) EXPECT_EQ(puzzle->givens[cell] != 0, puzzle->givens[80 - cell] != 0);
}

TEST(GenerateRules, NoGivenOfWhatIsMinimalCanBeSpared) {
  // With the last two seeds, a proof takes more than a thousand guesses.
  const std::vector<std::pair<std::string, std::uint64_t>> wanted{
      {"thermometer", 3}, {"jigsaw", 3}, {"anti-knight", 3}, {"renban", seed_of("9")}, {"whisper", seed_of("1")}};
  for (const auto& [names, seed] : wanted) {
    GenerateOptions options = request(rules_named(names), 9, seed);
    options.minimal = true;
    const auto puzzle = made(options);
    ASSERT_TRUE(puzzle);
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (puzzle->givens[cell] == 0) continue;
      Puzzle without = *puzzle;
      without.givens[cell] = 0;
      EXPECT_EQ(solved(without), SolveStatus::multiple) << names << ' ' << cell;
    }
  }
}

std::string code_of(const GenerateOptions& options) {
  const auto checked = check_generate(options);
  return checked ? "" : checked.error().code;
}

TEST(GenerateRules, WhatCantBeIsRefusedOrNotFound) {
  const std::uint32_t killer = rules_named("killer");
  EXPECT_EQ(code_of(request(killer, 12, 1)), "rules");
  EXPECT_EQ(code_of(request(killer, 7, 1)), "shape");
  EXPECT_EQ(code_of(request(rules_named("jigsaw,windoku"), 7, 1)), "rules");
  EXPECT_EQ(code_of(request(rules_named("jigsaw"), 3, 1)), "rules");
  EXPECT_EQ(code_of(request(0, 7, 1)), "shape");
  EXPECT_EQ(code_of(request(0, 6, 1)), "");
  EXPECT_FALSE(find_rule_kind("unheard-of"));

  Generator generator(check_generate(request(rules_named("diagonal,anti-knight"), 4, 1)).value());
  while (generator.advance()) {
  }
  EXPECT_EQ(generator.status(), GenerateStatus::not_found);
  EXPECT_FALSE(generator.advance());
}

/// A line of the file: the rules, the rows, the symmetry and the seed that are asked for, and the puzzle as a link.
std::string kept_line(const std::string& asked) {
  std::istringstream words(asked);
  std::string rules, symmetry, seed;
  GenerateOptions options;
  words >> rules >> options.size >> symmetry >> seed;
  options.rules = rules_named(rules);
  options.symmetry = *find_symmetry(symmetry);
  options.seed = seed_of(seed);
  const auto puzzle = made(options);
  return asked + ' ' + (puzzle ? write(*puzzle, "iss").value() : "none");
}

TEST(GenerateRules, TheSameSeedStaysTheSamePuzzle) {
  expect_kept(SUDOKUSCOPE_SOURCE_DIR "/tests/data/generated-rules.txt", 4, kept_line);
}

}  // namespace
}  // namespace sudoku::generate_rules_test
