// Puzzles whose solutions, guesses and tries are known from elsewhere.

#include "support/recorded_run.hpp"
#include "support/soak.hpp"

namespace sudoku::known_puzzles_test {
namespace {

using namespace sudoku::testing;

RecordedRun solved(std::string_view puzzle, Cause propagation, Shape shape = {3, 3}, std::uint64_t solutions = 2) {
  const Grid givens = read_grid(puzzle);
  Strategy strategy;
  strategy.propagation = propagation;
  strategy.solutions = solutions;
  return RecordedRun({std::string(puzzle), puzzle_of(shape, givens), {}}, strategy, 1'000'000);
}

constexpr std::string_view kHard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
constexpr std::string_view kAgainstBruteForce =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

struct Known {
  std::string_view puzzle, solution;
};

TEST(KnownPuzzles, OnlyChoiceSolvesTheseWithoutAGuess) {
  const Known puzzles[] = {
      {"4.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7",
       "481296375256317849379584216948153762165972483732648951614729538527831694893465127"},
      {"..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
       "483921657967345821251876493548132976729564138136798245372689514814253769695417382"},
      {kAgainstBruteForce, "987654321246173985351928746128537694634892157795461832519286473472319568863745219"},
  };
  for (const auto& [puzzle, solution] : puzzles) {
    const RecordedRun recorded = solved(puzzle, Cause::only_choice);
    EXPECT_EQ(recorded.run->status(), RunStatus::unique) << puzzle;
    EXPECT_EQ(recorded.run->stats().guesses, 0u) << puzzle;
    ASSERT_EQ(recorded.run->solutions().size(), 1u) << puzzle;
    EXPECT_EQ(recorded.run->solutions()[0], read_grid(solution)) << puzzle;
  }
}

TEST(KnownPuzzles, TheHardOneTakesSearchWhateverIsPropagated) {
  for (const Cause propagation : {Cause::forward_checking, Cause::ac3, Cause::eliminate, Cause::only_choice}) {
    const RecordedRun recorded = solved(kHard, propagation);
    if (recorded.reached_its_limit()) continue;
    EXPECT_EQ(recorded.run->status(), RunStatus::unique);
    EXPECT_GT(recorded.run->stats().guesses, 0u);
    ASSERT_EQ(recorded.run->solutions().size(), 1u);
    EXPECT_EQ(recorded.run->solutions()[0],
              read_grid("417369825632158947958724316825437169791586432346912758289643571573291684164875293"));
  }
  EXPECT_EQ(solved(kHard, Cause::only_choice).run->status(), RunStatus::unique);
}

TEST(KnownPuzzles, AContradictionIsShownWhereThereIsNoSolution) {
  const RecordedRun recorded =
      solved("3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7", Cause::only_choice);
  EXPECT_EQ(recorded.run->status(), RunStatus::none);
  EXPECT_TRUE(recorded.run->solutions().empty());
  EXPECT_GT(recorded.run->stats().conflicts, 0u);
}

TEST(KnownPuzzles, AnEmptyGridHasSeveralSolutionsAtOnce) {
  const RecordedRun recorded = solved(std::string(81, '.'), Cause::only_choice);
  EXPECT_EQ(recorded.run->status(), RunStatus::multiple);
  EXPECT_LT(recorded.events.size(), 20'000u);
}

TEST(KnownPuzzles, AllGridsOfFourByFourAreFoundByEveryPropagator) {
  for (const PropagatorInfo& info : propagators()) {
    const RecordedRun recorded = solved(std::string(16, '.'), info.cause, {2, 2}, kAllSolutions);
    std::uint64_t solutions = 0;
    for (const Event& event : recorded.events) solutions += event.kind == EventKind::solution ? 1 : 0;
    EXPECT_EQ(solutions, 288u) << info.id;
  }
}

// 38 seconds and more under the sanitizers, so only when asked for.
TEST(KnownPuzzlesSoak, PlainBacktrackingTries69207226DigitsToProveItUnique) {
  if (!is_soak()) GTEST_SKIP() << "SUDOKUSCOPE_SOAK is not set.";
  SnapshotBudget budget;
  Strategy strategy;
  strategy.propagation = Cause::none;
  strategy.variable = VariableOrder::first;
  strategy.solutions = 2;
  sudoku::Run run(puzzle_of({3, 3}, read_grid(kAgainstBruteForce)), strategy, 1'000'000'000, budget);
  while (run.advance(10'000'000)) {
  }
  EXPECT_EQ(run.status(), RunStatus::unique);
  EXPECT_EQ(run.stats().guesses, 69'207'226u);
  const std::uint64_t middle = run.length() / 2;
  const std::vector<Event> window = run.events(middle, 1'000).events;
  EXPECT_EQ(window.size(), 1'000u);
  EXPECT_EQ(run.events(middle + 500, 1).events[0], window[500]);
  EXPECT_EQ(run.state_at(run.length()).path.size(), 0u);
}

}  // namespace
}  // namespace sudoku::known_puzzles_test
