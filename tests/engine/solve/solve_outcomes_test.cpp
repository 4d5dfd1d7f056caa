// The outcomes of solving samples of every shape, kept in a file: tests/wasm/worker/kernel.test.js holds both builds of
// the kernel to it, byte for byte. After a change of search that is meant:
//
//     UPDATE_SOLVE_OUTCOMES=1 build/debug/sudoku_tests --gtest_filter='SolveOutcomes*'
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"
#include "support/samples.hpp"

namespace sudoku::solve_outcomes_test {
namespace {

using namespace sudoku::testing;

const char* const kFile = SUDOKUSCOPE_SOURCE_DIR "/tests/data/solve-outcomes.txt";

/// A grid in a word: above 35 digits, its numbers parted by commas.
std::string word_of(Shape shape, const Grid& grid) {
  std::string text = print_line(Geometry(shape), grid);
  std::replace(text.begin(), text.end(), ' ', ',');
  return text;
}

/// `box status count nodes solution puzzle`, the first solution or a hyphen.
std::string outcome_of(const Puzzle& puzzle) {
  const auto solver = make_solver(puzzle, {3, 1});
  while (solver->advance(1'000)) {
  }
  std::ostringstream line;
  line << puzzle.shape.box_rows << 'x' << puzzle.shape.box_cols << ' ' << status_id(solver->status()) << ' '
       << solver->count() << ' ' << solver->nodes() << ' '
       << (solver->count() ? word_of(puzzle.shape, solver->solutions().front()) : "-") << ' '
       << word_of(puzzle.shape, puzzle.givens);
  return line.str();
}

TEST(SolveOutcomes, AreWhatTheyWere) {
  std::string now = "# Solved up to three solutions: box, status, solutions, nodes, the first solution, the puzzle.\n";
  for (const Sample& sample : make_samples(SampleRange{})) {
    if (sample.puzzle.candidates.empty()) now += outcome_of(sample.puzzle) + '\n';
  }
  if (std::getenv("UPDATE_SOLVE_OUTCOMES") != nullptr) {
    std::ofstream(kFile) << now;
    GTEST_SKIP() << "Outcomes written anew.";
  }
  std::ostringstream kept;
  kept << std::ifstream(kFile).rdbuf();
  EXPECT_EQ(kept.str(), now) << "Search has changed. If that is meant, run this test with UPDATE_SOLVE_OUTCOMES=1.";
}

}  // namespace
}  // namespace sudoku::solve_outcomes_test
