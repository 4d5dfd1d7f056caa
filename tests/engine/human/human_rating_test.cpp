// Ratings: levels by the hardest step, the same order as that of propagation, and as that of another program on a list
// of puzzles, where that is at hand. Some are kept in a file, which tests/wasm/client/rating.test.js holds the module
// to. After a change that is meant:
//
//     UPDATE_RATINGS=1 build/debug/sudoku_tests --gtest_filter='HumanRating.AreWhatTheyWere'
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <numeric>
#include <sstream>
#include <utility>

#include "sudoku/consistency.hpp"
#include "sudoku/human.hpp"
#include "sudoku/text.hpp"
#include "support/corpus.hpp"
#include "support/soak.hpp"

namespace sudoku::human_rating_test {
namespace {

using namespace sudoku::testing;

/// The place of each value in their order; equal ones share the mean of their places.
std::vector<double> ranks(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> places(values.size());
  for (std::size_t from = 0, to = 0; from < order.size(); from = to) {
    while (to < order.size() && values[order[to]] == values[order[from]]) ++to;
    for (std::size_t i = from; i < to; ++i) places[order[i]] = static_cast<double>(from + to - 1) / 2;
  }
  return places;
}

/// Spearman's: Pearson's of the ranks.
double rank_correlation(const std::vector<double>& a, const std::vector<double>& b) {
  const std::vector<double> x = ranks(a), y = ranks(b);
  const double mean = static_cast<double>(x.size() - 1) / 2;
  double together = 0, of_x = 0, of_y = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    together += (x[i] - mean) * (y[i] - mean);
    of_x += (x[i] - mean) * (x[i] - mean);
    of_y += (y[i] - mean) * (y[i] - mean);
  }
  return together / std::sqrt(of_x * of_y);
}

/// 81 cells, or 729 candidates, of which single ones count as given.
Puzzle read_position(const std::string& text) {
  if (text.size() == 81) return puzzle_from_line(text);
  Puzzle puzzle = Puzzle::empty({3, 3});
  for (std::size_t cell = 0; cell < 81; ++cell) {
    Mask marks = 0;
    for (const char symbol : text.substr(9 * cell, 9)) marks |= symbol == '.' ? 0 : bit(digit_of(symbol));
    puzzle.candidates.push_back(marks);
    if (is_single(marks)) puzzle.givens[cell] = lowest_digit(marks);
  }
  return puzzle;
}

const char* const kRatings = SUDOKUSCOPE_SOURCE_DIR "/tests/data/ratings.txt";

/// The place of the weakest propagator that solves a puzzle without search; behind the last if none does.
double place_by_propagation(const Puzzle& puzzle) {
  ConsistencyQuery query(puzzle);
  while (query.advance()) {
  }
  double place = 0;
  for (const PropagatorInfo& info : propagators()) {
    if (info.cause == query.weakest()) break;
    ++place;
  }
  return place;
}

// Rules leave far more to search than a classic puzzle does, so such a puzzle has a higher limit.
TEST(HumanRating, FindsTheOnlySolutionOfAPuzzleWithFewGivensAndARule) {
  const auto parsed = parse(".AntiConsecutive.~R1C2_3~R2C3_6~R3C4_5~R3C8_7");
  ASSERT_TRUE(parsed);
  const auto rating = human::rate(parsed.value().puzzle);
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->level, human::DifficultyLevel::extreme);
}

// Propagation shares no code with techniques, and knows nothing of people.
TEST(HumanRating, OrdersPuzzlesAsPropagationDoes) {
  std::ifstream file(kRatings);
  std::vector<double> by_propagation, ours;
  for (std::string line; std::getline(file, line);) {
    if (line[0] == '#') continue;
    std::istringstream fields(line);
    std::string level;
    double hardest = 0;
    fields >> level >> hardest;
    ours.push_back(hardest);
    by_propagation.push_back(place_by_propagation(puzzle_from_line(line.substr(line.rfind(' ') + 1))));
  }
  ASSERT_GE(ours.size(), 40u);
  EXPECT_GE(rank_correlation(by_propagation, ours), 0.9);
}

TEST(HumanRating, OrdersPuzzlesAsAnotherProgramDoes) {
  std::ifstream file(data_folder() + "/ratings/se-rated.tsv");
  if (!file) GTEST_SKIP() << "no ratings/se-rated.tsv in " << data_folder();
  const bool all = is_soak();
  std::vector<double> theirs, ours;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    std::vector<std::string> fields;
    std::istringstream columns(line);
    for (std::string field; std::getline(columns, field, '\t');) fields.push_back(field);
    const double rating = std::atof(fields[4].c_str());
    if (rating == 0 || (++number % 10 != 0 && !all)) continue;  // 0: the head, and what has no solution
    const auto rated = human::rate(read_position(fields[2]));
    ASSERT_TRUE(rated) << fields[1];
    theirs.push_back(rating);
    ours.push_back(rated->hardest);
  }
  EXPECT_GE(theirs.size(), all ? 900u : 88u);
  EXPECT_GE(rank_correlation(theirs, ours), 0.95);
}

/// How rating a puzzle ends.
human::Rated rated(const Puzzle& puzzle) {
  human::RatingQuery query(puzzle);
  while (query.advance()) {
  }
  return query.status();
}

/// `level hardest sum guesses path puzzle`, the path as the difficulty of each step.
std::string rating_line(const Puzzle& puzzle) {
  const auto rating = human::rate(puzzle);
  if (!rating) return "";
  std::ostringstream line;
  line << human::level_id(rating->level) << ' ' << rating->hardest << ' ' << rating->sum << ' ' << rating->guesses;
  char before = ' ';
  for (const auto& step : rating->path) {
    line << before << step.difficulty;
    before = ',';
  }
  line << ' ' << print_line(Geometry(puzzle.shape), puzzle.givens) << '\n';
  return line.str();
}

TEST(HumanRating, AreWhatTheyWere) {
  std::string now = "# Ratings: level, hardest, sum, guesses, the difficulty of each step, the puzzle.\n";
  for (const auto& [corpus, every] : {std::pair{"easy", 25}, std::pair{"few", 15}, std::pair{"hard", 60}}) {
    int number = 0;
    for (const Puzzle& puzzle : read_corpus(corpus)) now += number++ % every == 0 ? rating_line(puzzle) : "";
  }
  if (std::getenv("UPDATE_RATINGS") != nullptr) {
    std::ofstream(kRatings) << now;
    GTEST_SKIP() << "Ratings written anew.";
  }
  std::ostringstream kept;
  kept << std::ifstream(kRatings).rdbuf();
  EXPECT_EQ(kept.str(), now) << "Ratings have changed. If that is meant, run this test with UPDATE_RATINGS=1.";
}

TEST(HumanRating, IsOfPuzzlesWithOneSolution) {
  EXPECT_FALSE(human::rate(Puzzle::empty({3, 3})));
  EXPECT_EQ(rated(Puzzle::empty({3, 3})), human::Rated::several_solutions);
  Puzzle impossible = Puzzle::empty({2, 2});
  impossible.givens = {1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0};
  EXPECT_EQ(rated(impossible), human::Rated::no_solution);
}

TEST(HumanRating, AddsUpThePath) {
  for (const std::string_view corpus : {"easy", "few"}) {
    std::vector<Puzzle> puzzles = read_corpus(corpus);
    puzzles.resize(std::min<std::size_t>(puzzles.size(), 20));
    for (const Puzzle& puzzle : puzzles) {
      const auto rating = human::rate(puzzle);
      ASSERT_TRUE(rating);
      int hardest = 0, sum = 0;
      for (const auto& step : rating->path) {
        hardest = std::max(hardest, step.difficulty);
        sum += step.difficulty;
      }
      EXPECT_EQ(rating->hardest, hardest);
      EXPECT_EQ(rating->sum, sum);
    }
  }
}

/// The path, as if so much had been spent on another before.
std::unique_ptr<human::TechniqueSolver> solved_after(std::uint64_t spent, const Puzzle& puzzle) {
  human::Options options;
  options.spent = spent;
  auto solver = std::make_unique<human::TechniqueSolver>(puzzle, options);
  while (solver->advance()) {
  }
  return solver;
}

TEST(HumanRating, OnLargeGridsAPathThatHasTakenTooMuchGoesOnWithPatternsAlone) {
  bool any_stopped = false;
  for (const Puzzle& puzzle : read_corpus("large-16")) {
    const auto tired = solved_after(1'000'000, puzzle);
    for (const human::Step& step : tired->steps()) {
      EXPECT_LE(human::techniques()[step.technique].difficulty, human::hardest_of(human::DifficultyLevel::hard));
    }
    EXPECT_EQ(tired->is_limited(), tired->status() == human::Status::stuck);
    any_stopped |= tired->is_limited();
  }
  EXPECT_TRUE(any_stopped);
  const Puzzle small = read_corpus("stuck").front();
  EXPECT_EQ(solved_after(1'000'000, small)->steps().size(), solved_after(0, small)->steps().size());
  EXPECT_FALSE(solved_after(1'000'000, small)->is_limited());
}

TEST(HumanRating, CountsGuessesAsHarderThanAnyStep) {
  // Known as Easter Monster.
  const auto rating = human::rate(
      puzzle_from_line("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"));
  ASSERT_TRUE(rating);
  EXPECT_GT(rating->guesses, 0);
  EXPECT_EQ(rating->level, human::DifficultyLevel::extreme);
  int guesses = 0;
  for (const auto& step : rating->path) {
    EXPECT_EQ(step.difficulty == rating->hardest, !step.technique);
    guesses += step.technique ? 0 : 1;
  }
  EXPECT_EQ(rating->guesses, guesses);
}

TEST(HumanRating, LevelsFollowTheHardestStep) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.givens = {1, 2, 3, 0, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  EXPECT_EQ(human::rate(puzzle)->level, human::DifficultyLevel::very_easy);
  const auto difficulty = [](std::string_view id) {
    return human::techniques()[*human::find_technique(id)].difficulty;
  };
  for (const Puzzle& easy : read_corpus("easy")) {
    const auto rating = human::rate(easy);
    ASSERT_TRUE(rating);
    const human::DifficultyLevel level =
        rating->hardest <= difficulty("hidden-single-box") ? human::DifficultyLevel::very_easy
        : rating->hardest <= difficulty("naked-single")    ? human::DifficultyLevel::easy
                                                           : human::DifficultyLevel::medium;
    EXPECT_EQ(std::min(rating->level, human::DifficultyLevel::medium), level);
  }
  EXPECT_EQ(human::level_id(human::DifficultyLevel::very_easy), "very-easy");
  EXPECT_EQ(human::level_id(human::DifficultyLevel::extreme), "extreme");
}

}  // namespace
}  // namespace sudoku::human_rating_test
