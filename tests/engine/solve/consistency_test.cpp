// The weakest consistency that solves a puzzle, for puzzles whose answer is kept, and as a law for any puzzle.
#include "sudoku/consistency.hpp"

#include <fstream>
#include <sstream>

#include "support/recorded_run.hpp"

namespace sudoku::consistency_test {
namespace {

using namespace sudoku::testing;

std::optional<Cause> weakest_of(const Puzzle& puzzle) {
  ConsistencyQuery query(puzzle);
  while (query.advance()) {
  }
  return query.weakest();
}

std::string name_or_nothing(std::optional<Cause> cause) {
  return cause ? std::string(cause_id(*cause)) : "nothing";
}

TEST(ConsistencyQuery, NamesTheWeakestPropagatorThatSolvesThesePuzzles) {
  std::ifstream file(SUDOKUSCOPE_SOURCE_DIR "/tests/data/consistencies.txt");
  int puzzles = 0;
  for (std::string line; std::getline(file, line);) {
    if (line[0] == '#') continue;
    SCOPED_TRACE(line);
    std::istringstream words(line);
    std::string expected, box, givens;
    words >> expected >> box >> givens;
    EXPECT_EQ(name_or_nothing(weakest_of(puzzle_of({box[0] - '0', box[2] - '0'}, read_grid(givens)))), expected);
    ++puzzles;
  }
  EXPECT_GE(puzzles, 10);
}

TEST(ConsistencyQuery, TellsWhichPropagatorItTriesNext) {
  const auto hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  ConsistencyQuery query(puzzle_of({3, 3}, read_grid(hardest)));
  for (const PropagatorInfo& info : propagators()) {
    while (query.trying() == info.cause) query.advance();
    if (!query.trying()) break;
  }
  EXPECT_EQ(query.trying(), std::nullopt);
  EXPECT_EQ(name_or_nothing(query.weakest()), "strong-singleton-all-different");
}

bool solves(const Sample& sample, Cause propagation) {
  Strategy strategy;
  strategy.propagation = propagation;
  strategy.search = false;
  return RecordedRun(sample, strategy, 1'000'000).run->status() == RunStatus::unique;
}

TEST(ConsistencyQuery, ItSolvesTheSampleAndNothingWeakerDoes) {
  for (const Sample& sample : make_samples(wanted_samples())) {
    SCOPED_TRACE(sample.name);
    if (sample.puzzle.size() > 12) continue;
    const std::optional<Cause> weakest = weakest_of(sample.puzzle);
    for (const PropagatorInfo& info : propagators()) {
      ASSERT_EQ(solves(sample, info.cause), info.cause == weakest) << info.id;
      if (info.cause == weakest) break;
    }
  }
}

}  // namespace
}  // namespace sudoku::consistency_test
