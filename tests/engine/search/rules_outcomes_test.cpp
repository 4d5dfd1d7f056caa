// The outcomes of puzzles of our own with other rules, kept in a file: tests/wasm/grid/rules.test.js holds the modules
// to it.
// They are solved at full speed, too, and so are the puzzles of a collection, where that is at hand. After a change
// that is meant:
//
//     UPDATE_RULES_OUTCOMES=1 build/debug/sudoku_tests --gtest_filter='RulesOutcomes*'
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <tuple>

#include "sudoku/run.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"
#include "support/fnv.hpp"
#include "support/corpus.hpp"
#include "support/soak.hpp"

namespace sudoku::rules_outcomes_test {
namespace {

const char* const kPuzzles = SUDOKUSCOPE_SOURCE_DIR "/tests/data/rules-puzzles.txt";
const char* const kOutcomes = SUDOKUSCOPE_SOURCE_DIR "/tests/data/rules-outcomes.txt";

std::vector<std::string> lines_of(const std::string& file) {
  std::vector<std::string> lines;
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  return lines;
}

/// `status nodes solution`, then of each of some propagators the length of a run and a hash of its events.
std::string outcome_of(const Puzzle& puzzle) {
  const auto solver = make_solver(puzzle, {2, 1});
  while (solver->advance(1'000)) {
  }
  std::ostringstream line;
  line << status_id(solver->status()) << ' ' << solver->nodes() << ' '
       << (solver->count() == 0 ? "-" : print_line(Geometry::of(puzzle), solver->solutions().front()));
  for (const Cause cause : {Cause::only_choice, Cause::locked_candidates, Cause::all_different}) {
    SnapshotBudget budget;
    Strategy strategy;
    strategy.propagation = cause;
    strategy.solutions = 2;
    Run run(puzzle, strategy, 100'000, budget);
    while (run.advance(10'000)) {
    }
    const auto events = run.events(0, run.length()).events;
    testing::Fnv hash;
    hash.take_all({reinterpret_cast<const char*>(events.data()), events.size() * sizeof(Event)});
    line << ' ' << events.size() << ' ' << hash.text();
  }
  return line.str();
}

TEST(RulesOutcomes, AreWhatTheyWere) {
  std::string now = "# Of each puzzle: status, nodes, solution; then events and their hash by three propagators.\n";
  for (const std::string& line : lines_of(kPuzzles)) {
    const auto parsed = parse(line);
    ASSERT_TRUE(parsed.ok()) << line;
    const std::string outcome = outcome_of(parsed.value().puzzle);
    EXPECT_EQ(outcome.rfind("unique ", 0), 0u) << line;
    now += outcome + '\n';
  }
  if (std::getenv("UPDATE_RULES_OUTCOMES") != nullptr) {
    std::ofstream(kOutcomes) << now;
    GTEST_SKIP() << "Outcomes written anew.";
  }
  std::ostringstream kept;
  kept << std::ifstream(kOutcomes).rdbuf();
  EXPECT_EQ(kept.str(), now) << "Runs or search have changed. If that is meant, run this with UPDATE_RULES_OUTCOMES=1.";
}

/// The text of a field of a line of JSON, whose only escapes are line ends.
std::string field_of(const std::string& line, const std::string& name) {
  const std::string start = "\"" + name + "\": \"";
  const std::size_t at = line.find(start);
  if (at == std::string::npos) return {};
  std::string text = line.substr(at + start.size(), line.find('"', at + start.size()) - at - start.size());
  for (std::size_t end; (end = text.find("\\n")) != std::string::npos;) text.replace(end, 2, " ");
  return text;
}

/// In `./dev test`, a search ends after this number of nodes, the same on every machine.
constexpr std::uint64_t kNodesInTest = 2'000;
/// In `./dev soak`, it ends after this number of seconds of processor time.
constexpr double kSecondsInSoak = 30;

/// As the collection writes the digits of large grids: A for 1.
std::string in_letters(const std::vector<Digit>& digits) {
  std::string letters;
  for (const Digit digit : digits) letters += static_cast<char>('A' + digit - 1);
  return letters;
}

/// Those that take a search of many seconds; all others have to be done in time.
const char* const kSlow[] = {"Hard renban 2", "Hailstone - little killer", "Pencilmark sudoku 3",
                             "Sum lines - single line", "Beauty Mark", "Anti-consectutive, hard",
                             "Zipper lines"};  // the last three only with sanitizers

bool is_slow(const std::string& name) { return std::find(std::begin(kSlow), std::end(kSlow), name) != std::end(kSlow); }

/// Counts of the strings of the collection, by what became of them.
struct Outcomes {
  int with_rules = 0, classic = 0, known = 0, refused = 0;
  double slowest = 0;
  std::string slowest_name, unsolved;
};

void solve_one(const Puzzle& puzzle, const std::string& name, const std::string& solution, Outcomes& outcomes) {
  const bool is_soak = testing::is_soak();
  const auto solver = make_solver(puzzle, is_soak ? SolveLimits{2, 2} : SolveLimits{2, 2, kNodesInTest});
  const std::clock_t start = std::clock();
  const auto seconds = [start] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
  while (solver->advance(100) && (!is_soak || seconds() < kSecondsInSoak)) {
  }
  if (solver->status() == SolveStatus::running || solver->status() == SolveStatus::limit) {
    outcomes.unsolved += "; " + name;
    EXPECT_TRUE(!is_soak || is_slow(name)) << name << " is not solved in " << kSecondsInSoak << " s";
    return;
  }
  if (seconds() > outcomes.slowest) std::tie(outcomes.slowest, outcomes.slowest_name) = std::tuple(seconds(), name);
  if (solution.empty()) return;
  EXPECT_EQ(solver->status(), SolveStatus::unique) << name;
  std::string found = print_line(Geometry::of(puzzle), solver->solutions().at(0));
  if (puzzle.shape.size() > 9) found = in_letters(solver->solutions().at(0));
  EXPECT_EQ(found, solution) << name;
  ++outcomes.known;
}

TEST(RulesCollection, OfOurOwnIsSolved) {
  const std::vector<std::string> puzzles = lines_of(kPuzzles), kept = lines_of(kOutcomes);
  ASSERT_EQ(puzzles.size(), kept.size());
  Outcomes outcomes;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const auto parsed = parse(puzzles[i]);
    ASSERT_TRUE(parsed.ok()) << puzzles[i];
    std::string status, nodes, solution;
    std::istringstream(kept[i]) >> status >> nodes >> solution;
    solve_one(parsed.value().puzzle, puzzles[i], solution, outcomes);
  }
  EXPECT_EQ(outcomes.known, static_cast<int>(puzzles.size())) << outcomes.unsolved;
}

TEST(RulesCollection, WhatIsInScopeIsSolvedAndTheRestNamed) {
  const std::vector<std::string> lines = lines_of(testing::data_folder() + "/variants/iss.jsonl");
  if (lines.empty()) GTEST_SKIP() << "The collection is not here.";
  Outcomes outcomes;
  for (const std::string& line : lines) {
    const std::string input = field_of(line, "input");
    const auto parsed = parse(input);
    if (!parsed) {
      ++outcomes.refused;
      EXPECT_FALSE(parsed.error().code == "rules" && parsed.error().rule.empty()) << input;
      continue;
    }
    const Puzzle& puzzle = parsed.value().puzzle;
    ++(puzzle.rules.is_classic() ? outcomes.classic : outcomes.with_rules);
    solve_one(puzzle, field_of(line, "name"), field_of(line, "solution"), outcomes);
  }
  std::cout << lines.size() << " strings: " << outcomes.with_rules << " read with rules, " << outcomes.known
            << " of them solved as is known, the slowest (" << outcomes.slowest_name << ") in " << outcomes.slowest
            << " s; " << outcomes.classic << " classic; " << outcomes.refused << " refused; not solved"
            << outcomes.unsolved << '\n';
  EXPECT_GE(outcomes.with_rules + outcomes.classic, 65);
  EXPECT_GE(outcomes.known, 50);
}

}  // namespace
}  // namespace sudoku::rules_outcomes_test
