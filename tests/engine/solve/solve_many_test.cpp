// Many puzzles over several threads come to what each comes to alone.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "sudoku/solve.hpp"
#include "support/samples.hpp"

namespace sudoku::solve_many_test {
namespace {

using namespace sudoku::testing;

std::vector<Puzzle> puzzles_of(const std::vector<Sample>& samples) {
  std::vector<Puzzle> puzzles;
  for (const Sample& sample : samples) puzzles.push_back(sample.puzzle);
  return puzzles;
}

TEST(SolveMany, EachPuzzleHasItsOwnResultInItsPlace) {
  const std::vector<Sample> samples = make_samples(wanted_samples());
  const std::vector<Puzzle> puzzles = puzzles_of(samples);
  for (const unsigned threads : {1u, 3u, 0u}) {
    const std::vector<Solved> results = solve_many(puzzles, 2, threads);
    ASSERT_EQ(results.size(), puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      SCOPED_TRACE(samples[i].name);
      const auto alone = make_solver(puzzles[i], {2, 1});
      while (alone->advance(1'000)) {
      }
      EXPECT_EQ(results[i].answer.status, alone->status());
      EXPECT_EQ(results[i].answer.count, alone->count());
      EXPECT_EQ(results[i].answer.nodes, alone->nodes());
      EXPECT_EQ(results[i].solution, alone->count() ? alone->solutions().front() : Grid());
    }
  }
}

TEST(SolveMany, NoPuzzlesHaveNoResults) { EXPECT_TRUE(solve_many({}, 2).empty()); }

TEST(SolveMany, WhatIsCancelledIsNotBegun) {
  const std::atomic<bool> cancel{true};
  for (const Solved& result : solve_many(std::vector<Puzzle>(9, Puzzle::empty({3, 3})), 2, 2, &cancel)) {
    EXPECT_EQ(result.answer.status, SolveStatus::cancelled);
    EXPECT_TRUE(result.solution.empty());
  }
}

TEST(SolveMany, ASearchWithoutEndIsCancelled) {
  std::atomic<bool> cancel{false};
  std::vector<Solved> results;
  std::thread solving([&] {
    results = solve_many({Puzzle::empty({3, 3}), Puzzle::empty({5, 5})}, 1'000'000'000'000, 2, &cancel);
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  cancel = true;
  solving.join();
  ASSERT_EQ(results.size(), 2u);
  for (const Solved& result : results) EXPECT_EQ(result.answer.status, SolveStatus::cancelled);
}

}  // namespace
}  // namespace sudoku::solve_many_test
