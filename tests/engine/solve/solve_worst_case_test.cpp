// The worst case of solving a 9x9: hill climbing looks for placements, right or wrong, that take the solver as many
// nodes as possible to tell none, one and several solutions apart. It must not find any beyond a bound. `./dev soak`
// climbs for an hour, by nodes and by their ratio to those of a second solver, and measures time, too
// (SUDOKUSCOPE_SOAK=1, SUDOKUSCOPE_CLIMB_SECONDS).
//
// Those of tests/data/corpora/stuck.txt are the worst that a fixed seed leads to. To climb for them again:
//
//     UPDATE_STUCK=1 build/release/sudoku_tests --gtest_filter='SolveWorstCase*'
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>

#include "random.hpp"
#include "solve/plain_solver.hpp"
#include "sudoku/solve.hpp"
#include "support/corpus.hpp"
#include "support/soak.hpp"

namespace sudoku::solve_worst_case_test {
namespace {

using namespace sudoku::testing;
using Clock = std::chrono::steady_clock;

constexpr int kCells = 81;
using Nine = std::array<Digit, kCells>;

/// The kernel's patience, and what clause learning has ever needed after it, with as much again to spare.
constexpr std::uint64_t kMostNodes = 2'000 + 500;
/// The promise of the page and the README about a 9x9, natively and optimised.
constexpr double kMostMilliseconds = 5;
/// Changes in a row that make nothing worse, after which climbing starts elsewhere.
constexpr int kStale = 400;

bool clashes(const Nine& grid) {
  std::array<unsigned, 27> seen{};
  for (int cell = 0; cell < kCells; ++cell) {
    if (grid[static_cast<std::size_t>(cell)] == 0) continue;
    const unsigned bit = 1u << grid[static_cast<std::size_t>(cell)];
    for (const int unit : {cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3}) {
      if (seen[static_cast<std::size_t>(unit)] & bit) return true;
      seen[static_cast<std::size_t>(unit)] |= bit;
    }
  }
  return false;
}

Digit& random_cell(Nine& grid, sudoku::Random& random) { return grid[static_cast<std::size_t>(random.below(kCells))]; }

/// Five to thirty digits on random cells, no two of them in one unit.
Nine random_placement(sudoku::Random& random) {
  Nine grid{};
  for (int wanted = 5 + random.below(26); wanted > 0;) {
    Digit& cell = random_cell(grid, random);
    const Digit before = cell;
    cell = static_cast<Digit>(1 + random.below(9));
    if (clashes(grid)) cell = before;
    else --wanted;
  }
  return grid;
}

/// One or two digits taken away, put, or moved.
Nine changed(Nine grid, sudoku::Random& random) {
  for (int left = 1 + random.below(2); left > 0; --left) {
    switch (random.below(3)) {
      case 0: random_cell(grid, random) = 0; break;
      case 1: random_cell(grid, random) = static_cast<Digit>(1 + random.below(9)); break;
      case 2: std::swap(random_cell(grid, random), random_cell(grid, random)); break;
    }
  }
  return grid;
}

Answer answer_of(const Nine& grid) { return solve9(grid.data(), 2, nullptr); }

std::string text_of(const Nine& grid) {
  std::string text;
  for (const Digit digit : grid) text += digit == 0 ? '.' : static_cast<char>('0' + digit);
  return text;
}

Puzzle puzzle_of(const Nine& grid) { return puzzle_from_line(text_of(grid)); }

/// The height of a grid, which climbing increases.
using Height = double (*)(const Nine& grid);

double nodes_of(const Nine& grid) { return static_cast<double>(answer_of(grid).nodes); }

/// How many nodes the kernel needs for each node of the plain search, a second solver of ours: high for grids that are
/// hard for the kernel alone. Where the plain search needs very many nodes, it is stopped.
double nodes_beside_plain_search(const Nine& grid) {
  constexpr std::uint64_t kEnough = 2'000;
  const auto plain = make_plain_solver(puzzle_of(grid), {2, 0, kEnough});
  while (plain->advance(kEnough)) {
  }
  return nodes_of(grid) / static_cast<double>(plain->nodes());
}

/// Climbs from a grid for as long as it gets anywhere, and shows every grid on the way up to `look`.
template <class Look>
Nine climb(Nine grid, Height height, sudoku::Random& random, const Look& look) {
  double highest = height(grid);
  for (int stale = 0; stale < kStale; ++stale) {
    const Nine other = changed(grid, random);
    if (clashes(other)) continue;
    const double reached = height(other);
    if (reached < highest) continue;
    if (reached > highest) stale = 0;
    grid = other;
    highest = reached;
    look(grid);
  }
  return grid;
}

/// Checks that a grid takes few nodes, and returns how many.
std::uint64_t expect_few_nodes(const Nine& grid) {
  const std::uint64_t nodes = answer_of(grid).nodes;
  EXPECT_LE(nodes, kMostNodes) << text_of(grid);
  return nodes;
}

/// A grid to climb from: digits at random, or a puzzle with one solution, as it is, with some of its givens removed
/// (several solutions), or with one of them changed (most often none).
Nine random_start(const std::vector<Puzzle>& puzzles, sudoku::Random& random) {
  const int kind = random.below(4);
  if (kind == 0) return random_placement(random);
  Nine grid{};
  const Puzzle& puzzle = puzzles[static_cast<std::size_t>(random.below(static_cast<int>(puzzles.size())))];
  std::copy(puzzle.givens.begin(), puzzle.givens.end(), grid.begin());
  if (kind == 2) {
    for (int left = 1 + random.below(30); left > 0; --left) random_cell(grid, random) = 0;
  }
  while (kind == 3) {
    Nine other = grid;
    random_cell(other, random) = static_cast<Digit>(1 + random.below(9));
    if (other == grid || clashes(other)) continue;
    return other;
  }
  return grid;
}

/// Processor time, since a machine has other things to do, too; the best of three.
double milliseconds_of(const Nine& grid) {
  double best = 1e9;
  for (int turn = 0; turn < 3; ++turn) {
    const std::clock_t begin = std::clock();
    answer_of(grid);
    best = std::min(best, 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
  }
  return best;
}

TEST(SolveWorstCase, ClimbingFindsNothingThatTakesManyNodes) {
  sudoku::Random random(9);
  for (int start = 0; start < test_or_soak(5, 40); ++start) {
    climb(random_placement(random), nodes_of, random, expect_few_nodes);
  }
}

TEST(SolveWorstCase, ClimbingForAnHourFindsNothingThatTakesFiveMilliseconds) {
  if (!is_soak()) GTEST_SKIP() << "Climbs for an hour; part of ./dev soak.";
  const char* wanted = std::getenv("SUDOKUSCOPE_CLIMB_SECONDS");
  const auto end = Clock::now() + std::chrono::seconds(wanted ? std::atoi(wanted) : 3600);
  const char* first = std::getenv("SUDOKUSCOPE_FIRST_SAMPLE");
  sudoku::Random random(first ? static_cast<std::uint64_t>(std::atoll(first)) : 1);
  std::vector<Puzzle> puzzles = read_corpus("hard");
  for (const Puzzle& puzzle : read_corpus("few")) puzzles.push_back(puzzle);
  std::uint64_t most_nodes = 0;
  double longest = 0;
  for (int turn = 0; Clock::now() < end; ++turn) {
    climb(random_start(puzzles, random), turn % 2 == 0 ? nodes_of : nodes_beside_plain_search, random,
          [&](const Nine& grid) {
            const std::uint64_t nodes = expect_few_nodes(grid);
            if (nodes <= most_nodes / 2) return;
            most_nodes = std::max(most_nodes, nodes);
            const double time = milliseconds_of(grid);
            longest = std::max(longest, time);
            EXPECT_LE(time, kMostMilliseconds) << text_of(grid);
          });
  }
  std::printf("worst: %llu nodes, %.2f ms\n", static_cast<unsigned long long>(most_nodes), longest);
}

TEST(SolveWorstCase, WhereTheKernelIsStuckClauseLearningTellsTheTruthSoon) {
  if (std::getenv("UPDATE_STUCK") != nullptr) {
    std::ofstream file(SUDOKUSCOPE_SOURCE_DIR "/tests/data/corpora/stuck.txt");
    file << "# Placements that the 9x9 kernel is stuck with, found by climbing. Made by solve_worst_case_test.cpp.\n";
    sudoku::Random random(7);
    for (int found = 0; found < 30;) {
      const Nine grid = climb(random_placement(random), nodes_of, random, [](const Nine&) {});
      if (answer_of(grid).nodes <= 2'000) continue;
      file << text_of(grid) << '\n';
      ++found;
    }
    GTEST_SKIP() << "Corpus written anew.";
  }
  const std::vector<Puzzle> puzzles = read_corpus("stuck");
  ASSERT_GE(puzzles.size(), 30u);
  int compared = 0;
  for (const Puzzle& puzzle : puzzles) {
    const Answer answer = solve9(puzzle.givens.data(), 2, nullptr);
    EXPECT_GT(answer.nodes, 2'000u);
    EXPECT_LE(answer.nodes, kMostNodes);
    const auto other = make_plain_solver(puzzle, {2, 0, 20'000});
    while (other->advance(1'000)) {
    }
    if (other->status() == SolveStatus::limit) continue;
    EXPECT_EQ(answer.status, other->status());
    ++compared;
  }
  EXPECT_GE(compared, 20);
}

// From an issue: conflicts that no propagation saw, so that millions of guesses were made below them.
TEST(SolveWorstCase, TwoCellsWithOneDigitAndTwoDigitsForOneCellAreContradictions) {
  const std::array<std::pair<std::string_view, std::uint64_t>, 3> known{{
      {"...........5..9.....1..2.......9..5445............58....64..9...47.........8.....", 10},
      {".68..............8419...7368..7....5.....3..............1..........3...9....1....", 100},
      {"..8...6.....5....9..297.........81..7....3....5.........1.............7..3...28..", 100},
  }};
  for (const auto& [line, most] : known) {
    EXPECT_LE(solve9(puzzle_from_line(line).givens.data(), 2, nullptr).nodes, most) << line;
  }
}

}  // namespace
}  // namespace sudoku::solve_worst_case_test
