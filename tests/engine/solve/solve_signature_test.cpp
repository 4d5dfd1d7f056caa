// How many nodes the solver needs over each corpus: exact, so a change of search shows, natively and in WebAssembly,
// where tests/wasm/worker/signature.test.js reads the same file. After a change that is meant:
//
//     UPDATE_SIGNATURE=1 build/debug/sudoku_tests --gtest_filter='Signature*'
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "sudoku/solve.hpp"
#include "support/corpus.hpp"

namespace sudoku::solve_signature_test {
namespace {

using namespace sudoku::testing;

const char* const kFile = SUDOKUSCOPE_SOURCE_DIR "/tests/data/signature.txt";

/// A line of the file: the corpus, its puzzles, their solutions (two stand for more), the nodes to find that out.
std::string signature_of(std::string_view corpus) {
  const std::vector<Puzzle> puzzles = read_corpus(corpus);
  std::uint64_t solutions = 0, nodes = 0;
  for (const Puzzle& puzzle : puzzles) {
    const auto solver = make_solver(puzzle, SolveLimits{});
    while (solver->advance(1'000'000)) {
    }
    solutions += solver->count();
    nodes += solver->nodes();
  }
  std::ostringstream line;
  line << corpus << ' ' << puzzles.size() << ' ' << solutions << ' ' << nodes;
  return line.str();
}

std::string file_text() {
  std::string text =
      "# Nodes over each corpus: name, puzzles, solutions (at most two a puzzle), nodes. After a change that is "
      "meant:\n"
      "# UPDATE_SIGNATURE=1 build/debug/sudoku_tests --gtest_filter='Signature*'\n";
  for (const std::string_view corpus : kCorpora) text += signature_of(corpus) + '\n';
  return text;
}

TEST(Signature, TheSolverNeedsAsManyNodesAsItDid) {
  const std::string now = file_text();
  if (std::getenv("UPDATE_SIGNATURE") != nullptr) {
    std::ofstream(kFile) << now;
    GTEST_SKIP() << "Signature written anew.";
  }
  std::ostringstream kept;
  kept << std::ifstream(kFile).rdbuf();
  EXPECT_EQ(kept.str(), now) << "Search has changed. If that is meant, run this test with UPDATE_SIGNATURE=1.";
}

TEST(Signature, SolvingWithoutAHandleNeedsTheSameNodes) {
  for (const std::string_view corpus : {"easy", "few", "hard"}) {
    std::size_t number = 0;
    for (const Puzzle& puzzle : read_corpus(corpus)) {
      const auto solver = make_solver(puzzle, SolveLimits{});
      while (solver->advance(1'000)) {
      }
      const Answer answer = solve9(puzzle.givens.data(), 2, nullptr);
      ASSERT_EQ(answer.nodes, solver->nodes()) << corpus << " " << number;
      ASSERT_EQ(answer.status, solver->status()) << corpus << " " << number;
      ++number;
    }
    EXPECT_GE(number, 100u) << corpus;
  }
}

}  // namespace
}  // namespace sudoku::solve_signature_test
