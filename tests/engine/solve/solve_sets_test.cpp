// Every puzzle of the sets in ../shared/data and of the corpora, against the oracles. It takes long: `./dev soak`.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "sudoku/solve.hpp"
#include "support/cadical.hpp"
#include "support/corpus.hpp"
#include "support/soak.hpp"

namespace sudoku::solve_sets_test {
namespace {

using namespace sudoku::testing;

constexpr std::size_t kLimit = 2;

void expect_solved_right(const Puzzle& puzzle, std::size_t count) {
  const auto solver = make_solver(puzzle, {kLimit, kLimit});
  while (solver->advance(1'000'000)) {
  }
  EXPECT_EQ(solver->count(), count);
  EXPECT_EQ(solver->status(), count == 0   ? SolveStatus::none
                              : count == 1 ? SolveStatus::unique
                                           : SolveStatus::multiple);
  for (const Grid& grid : solver->solutions()) EXPECT_TRUE(is_right_grid(puzzle.shape, puzzle.givens, grid));
}

std::vector<std::filesystem::path> set_files() {
  std::vector<std::filesystem::path> paths;
  for (const char* folder : {"/tests/data/corpora", "/../shared/data/speed", "/../shared/data/large"}) {
    const std::string path = SUDOKUSCOPE_SOURCE_DIR + std::string(folder);
    if (!std::filesystem::is_directory(path)) continue;
    for (const auto& entry : std::filesystem::directory_iterator(path)) paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

class SolvedSet : public ::testing::TestWithParam<std::filesystem::path> {};

TEST_P(SolvedSet, EveryPuzzleIsSolvedAsTheOraclesSay) {
  if (!is_soak()) GTEST_SKIP() << "Only in ./dev soak.";
  const std::vector<Puzzle> puzzles = read_puzzles(GetParam());
  ASSERT_FALSE(puzzles.empty());
  if (puzzles[0].size() > 9 && !has_cadical()) GTEST_SKIP() << "cadical is not installed.";
  for (std::size_t number = 0; number < puzzles.size() && !HasFailure(); ++number) {
    SCOPED_TRACE("puzzle " + std::to_string(number));
    const Puzzle& puzzle = puzzles[number];
    expect_solved_right(puzzle, puzzle.size() > 9 ? count_by_cadical(puzzle.shape, puzzle.givens, kLimit)
                                                  : solve_by_force(puzzle.shape, puzzle.givens, kLimit).size());
  }
}

std::string set_name(const ::testing::TestParamInfo<std::filesystem::path>& tested) {
  std::string name = std::to_string(tested.index) + "_" + tested.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(AllSets, SolvedSet, ::testing::ValuesIn(set_files()), set_name);

}  // namespace
}  // namespace sudoku::solve_sets_test
