// Laws of runs by techniques: replaying their events leads to the solutions, what is concluded is true wherever the
// guesses are, each guess is closed as it must be, and the end is what the oracle says.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sudoku/human.hpp"
#include "support/samples.hpp"

namespace sudoku::human_run_test {
namespace {

using namespace sudoku::testing;
using human::Candidate;
using human::RunEvent;
using human::RunOptions;
using human::StepCause;

struct RunRecord {
  std::vector<RunEvent> events;
  RunStatus status = RunStatus::running;
  bool is_limited = false;
};

RunRecord run_of(const Puzzle& puzzle, const RunOptions& options) {
  RunRecord record;
  human::TechniqueRun run(puzzle, options);
  while (run.advance()) {
    if (run.event()) record.events.push_back(*run.event());
  }
  EXPECT_FALSE(run.event());
  EXPECT_FALSE(run.advance());
  record.status = run.status();
  record.is_limited = run.is_limited();
  return record;
}

RunOptions searching(std::uint64_t solutions) {
  RunOptions options;
  options.solutions = solutions;
  return options;
}

/// The same by search alone.
RunOptions without_techniques(std::uint64_t solutions) {
  RunOptions options = searching(solutions);
  options.hardest = 0;
  return options;
}

/// The position that events lead to, from what is said of them alone.
class Replay {
 public:
  explicit Replay(const Puzzle& puzzle) : all_(all_digits(puzzle.size())), now_{puzzle.givens, {}} {
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
      const Digit given = puzzle.givens[cell];
      const Mask marks = puzzle.candidates.empty() ? 0 : puzzle.candidates[cell];
      now_.candidates.push_back(given != 0 ? bit(given) : marks != 0 ? marks : all_);
    }
  }

  void apply(const RunEvent& event) {
    if (event.kind == EventKind::decide) {
      path_.push_back({{event.cell, event.digit}, now_});
      EXPECT_EQ(event.alternatives, count_digits(now_.candidates[event.cell]));
      put({event.cell, event.digit});
    }
    if (event.kind == EventKind::refute) close(event);
    if (event.found)
      std::for_each(event.found->placements.begin(), event.found->placements.end(),
                    [this](Candidate placed) { put(placed); });
    for (const auto& [cell, digit] : event.gone) {
      now_.candidates[cell] &= ~bit(digit);
    }
  }

  /// True if what leaves was there before.
  bool is_there(const Candidate& candidate) const {
    return (now_.candidates[candidate.cell] & bit(candidate.digit)) != 0;
  }
  const Grid& values() const { return now_.values; }
  const std::vector<Mask>& candidates() const { return now_.candidates; }
  std::size_t depth() const { return path_.size(); }
  bool is_full() const { return std::count(now_.values.begin(), now_.values.end(), 0) == 0; }
  Candidate closed() const { return closed_; }

  /// True if all that has been guessed and is open is so in a solution.
  bool agrees_with(const Grid& solution) const {
    return std::all_of(path_.begin(), path_.end(),
                       [&](const Open& open) { return solution[open.tried.cell] == open.tried.digit; });
  }

 private:
  struct Board {
    Grid values;
    std::vector<Mask> candidates;
  };
  struct Open {
    Candidate tried;
    Board before;
  };

  void put(Candidate placed) {
    EXPECT_EQ(now_.values[placed.cell], 0);
    EXPECT_TRUE(is_there(placed));
    now_.values[placed.cell] = placed.digit;
    now_.candidates[placed.cell] = bit(placed.digit);
  }

  void close(const RunEvent& event) {
    ASSERT_FALSE(path_.empty());
    closed_ = path_.back().tried;
    EXPECT_EQ(closed_, (Candidate{event.cell, event.digit}));
    now_ = path_.back().before;
    path_.pop_back();
  }

  Mask all_;
  Board now_;
  std::vector<Open> path_;
  Candidate closed_{};
};

/// Those solutions that have not been taken back: an exhausted guess takes its own with it.
class Remaining {
 public:
  explicit Remaining(const std::vector<Grid>& solutions) : solutions_(solutions.begin(), solutions.end()) {}
  void found(const Grid& solution) { EXPECT_EQ(solutions_.erase(solution), 1u) << "found twice, or no solution"; }
  const std::set<Grid>& grids() const { return solutions_; }

 private:
  std::set<Grid> solutions_;
};

/// The digits that a step rules out or puts are so in all solutions that are still to be found, if these agree with the
/// guesses.
void expect_true(const RunEvent& event, const Replay& before, const Remaining& remaining) {
  EXPECT_FALSE(event.gone.empty() && (!event.found || event.found->placements.empty()))
      << "a step that changes nothing";
  std::set<Candidate> gone;
  for (const Candidate& candidate : event.gone)
    EXPECT_TRUE(gone.insert(candidate).second && before.is_there(candidate));
  for (const Grid& solution : remaining.grids()) {
    if (!before.agrees_with(solution)) continue;
    for (const auto& [cell, digit] : event.gone) EXPECT_NE(solution[cell], digit);
    if (!event.found) continue;
    for (const auto& [cell, digit] : event.found->placements) EXPECT_EQ(solution[cell], digit);
  }
}

void expect_dead_end(const RunEvent& event, const Replay& board, Shape shape) {
  const Geometry geometry(shape);
  if (event.cell != kNoCell) {
    EXPECT_EQ(board.candidates()[event.cell], 0u);
    return;
  }
  ASSERT_NE(event.unit, kNoUnit);
  for (const Cell cell : geometry.cells_of(event.unit)) EXPECT_FALSE(board.is_there({cell, event.digit}));
}

/// After a conflict or a solution: the refute of the latest guess, then its digit leaves; or the end.
void expect_closed(const std::vector<RunEvent>& events, std::size_t end) {
  if (end + 1 >= events.size() || events[end + 1].kind == EventKind::done) return;
  ASSERT_LT(end + 2, events.size());
  const RunEvent &refute = events[end + 1], &strike = events[end + 2];
  EXPECT_EQ(refute.kind, EventKind::refute);
  EXPECT_EQ(refute.is_exhausted, events[end].kind == EventKind::solution);
  EXPECT_EQ(strike.kind, EventKind::step);
  EXPECT_EQ(strike.cause, StepCause::refuted);
  EXPECT_EQ(strike.gone, (std::vector<Candidate>{{refute.cell, refute.digit}}));
}

/// Goes through a run, event by event. Returns its solutions.
std::vector<Grid> expect_lawful(const RunRecord& record, const Sample& sample) {
  Replay board(sample.puzzle);
  Remaining remaining(sample.solutions);
  std::vector<Grid> found;
  std::uint64_t steps = 0;
  for (std::size_t index = 0; index < record.events.size(); ++index) {
    const RunEvent& event = record.events[index];
    EXPECT_EQ(event.index, index);
    if (event.kind == EventKind::step) expect_true(event, board, remaining);
    steps += event.found ? 1 : 0;
    EXPECT_EQ(event.number, event.found ? steps : event.kind == EventKind::solution ? found.size() + 1 : 0);
    const std::size_t before = board.depth();
    board.apply(event);
    EXPECT_EQ(event.depth, std::max(before, board.depth()));
    if (event.kind == EventKind::conflict) expect_dead_end(event, board, sample.shape());
    if (event.kind == EventKind::solution) {
      EXPECT_TRUE(board.is_full() && is_right_grid(sample.shape(), sample.puzzle.givens, board.values()));
      remaining.found(board.values());
      found.push_back(board.values());
    }
    if (event.kind == EventKind::conflict || event.kind == EventKind::solution) expect_closed(record.events, index);
    EXPECT_EQ(event.kind == EventKind::done, index + 1 == record.events.size());
  }
  return found;
}

RunStatus status_by_oracle(std::size_t solutions) {
  return solutions == 0 ? RunStatus::none : solutions == 1 ? RunStatus::unique : RunStatus::multiple;
}

const std::vector<Shape> kShapes{{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {3, 4}};

TEST(HumanRun, IsLawfulAndEndsAsTheOracleSays) {
  for (const Sample& sample : make_samples(kShapes, wanted_samples())) {
    SCOPED_TRACE(sample.name);
    if (!sample.all_known()) continue;
    const RunRecord record = run_of(sample.puzzle, searching(Sample::kCounted));
    const std::vector<Grid> found = expect_lawful(record, sample);
    if (record.status == RunStatus::limit) continue;
    EXPECT_EQ(record.status, status_by_oracle(sample.solutions.size()));
    EXPECT_EQ(std::set<Grid>(found.begin(), found.end()),
              std::set<Grid>(sample.solutions.begin(), sample.solutions.end()));
  }
}

TEST(HumanRun, SearchAloneIsLawfulToo) {
  for (const Sample& sample : make_samples({{2, 2}, {2, 3}, {3, 2}}, wanted_samples())) {
    SCOPED_TRACE(sample.name);
    if (!sample.all_known()) continue;
    const RunRecord record = run_of(sample.puzzle, without_techniques(Sample::kCounted));
    expect_lawful(record, sample);
    EXPECT_EQ(record.status, status_by_oracle(sample.solutions.size()));
    for (const RunEvent& event : record.events) EXPECT_FALSE(event.found);
  }
}

/// A 4x4 from a line of symbols.
Puzzle small(std::string_view text) {
  return puzzle_of({2, 2}, read_grid(text));
}

TEST(HumanRun, SearchFindsEachSolutionOnce) {
  const Puzzle empty = Puzzle::empty({2, 2});
  for (const RunOptions& options : {searching(1000), without_techniques(1000)}) {
    const RunRecord record = run_of(empty, options);
    EXPECT_EQ(record.status, RunStatus::multiple);
    const auto is_solution = [](const RunEvent& event) { return event.kind == EventKind::solution; };
    EXPECT_EQ(std::count_if(record.events.begin(), record.events.end(), is_solution), 288);
    expect_lawful(record, {"empty", empty, solve_by_force({2, 2}, empty.givens, 1000)});
  }
}

TEST(HumanRun, ASolutionIsTheOnlyOneWhereNothingIsLeftOpen) {
  EXPECT_EQ(run_of(small("12343412.1434321"), without_techniques(1)).status, RunStatus::solved);
  EXPECT_EQ(run_of(small("12343412.1434321"), without_techniques(2)).status, RunStatus::unique);
  EXPECT_EQ(run_of(small("1234341221434321"), without_techniques(1)).status, RunStatus::unique);
  EXPECT_EQ(run_of(small("1.3434122.434321"), without_techniques(2)).status, RunStatus::unique);
}

TEST(HumanRun, AGuessStandsInTheCellWithTheFewestUnlessTheReaderChoseAnother) {
  const auto first_of = [](const RunOptions& options) {
    const RunEvent guess = run_of(small("12.............."), options).events.at(1);
    EXPECT_EQ(guess.kind, EventKind::decide);
    return std::pair(Candidate{guess.cell, guess.digit}, guess.alternatives);
  };
  RunOptions options = without_techniques(1);
  EXPECT_EQ(first_of(options), std::pair(Candidate{2, 3}, 2));
  options.choices = {{0, 15, 4}};
  EXPECT_EQ(first_of(options), std::pair(Candidate{15, 4}, 4));
  for (const Choice& impossible : {Choice{0, 3, 1}, Choice{0, 16, 1}, Choice{0, 3, 0}, Choice{0, 3, 64}}) {
    options.choices = {impossible};
    EXPECT_EQ(first_of(options), std::pair(Candidate{2, 3}, 2));
  }
}

TEST(HumanRun, BeginsWithTheStepThatIsAskedFor) {
  const Puzzle puzzle = small("1.3434122.434321");
  const std::vector<human::Step> all = human::all_steps(puzzle, 0);
  ASSERT_GT(all.size(), 1u);
  for (std::size_t number = 0; number < all.size(); ++number) {
    RunOptions options;
    options.first = {0, number};
    const std::vector<RunEvent> events = run_of(puzzle, options).events;
    const auto first = std::find_if(events.begin(), events.end(),
                                    [](const RunEvent& event) { return event.cause == StepCause::technique; });
    ASSERT_NE(first, events.end());
    EXPECT_EQ(first->found->placements, all[number].placements);
  }
  RunOptions options;
  options.first = {0, all.size()};
  EXPECT_EQ(run_of(puzzle, options).events.size(), run_of(puzzle, {}).events.size());
}

TEST(HumanRun, EndsAfterSoManyGuessesOnLargeGrids) {
  const auto guesses_of = [](const RunRecord& record) {
    return std::count_if(record.events.begin(), record.events.end(),
                         [](const RunEvent& event) { return event.kind == EventKind::decide; });
  };
  const RunRecord large = run_of(Puzzle::empty({4, 4}), without_techniques(1));
  EXPECT_EQ(large.status, RunStatus::limit);
  EXPECT_TRUE(large.is_limited);
  EXPECT_EQ(guesses_of(large), static_cast<std::ptrdiff_t>(human::kMostGuesses));
  EXPECT_EQ(large.events.back().kind, EventKind::done);
  const RunRecord nine = run_of(Puzzle::empty({3, 3}), without_techniques(9));
  EXPECT_EQ(nine.status, RunStatus::multiple);
  EXPECT_FALSE(nine.is_limited);
  EXPECT_GT(guesses_of(nine), static_cast<std::ptrdiff_t>(human::kMostGuesses));
}

TEST(HumanRun, EndsWhereItMayNotGuess) {
  RunOptions options;
  options.search = false;
  const RunRecord record = run_of(small("1..............."), options);
  EXPECT_EQ(record.status, RunStatus::stuck);
  EXPECT_EQ(record.events.size(), 2u);
}

TEST(HumanRun, TellsNoMoreEventsThanAreWanted) {
  const RunRecord whole = run_of(small("1..............."), searching(9));
  const std::uint64_t all = whole.events.size();
  for (std::uint64_t most = 0; most <= all; most += std::min(1 + most / 8, std::max<std::uint64_t>(1, all - most))) {
    RunOptions options = searching(9);
    options.events = most;
    const RunRecord record = run_of(small("1..............."), options);
    EXPECT_EQ(record.events.size(), most);
    EXPECT_EQ(record.status, most < all ? RunStatus::limit : whole.status);
  }
}

TEST(HumanRun, StartsFromDigitsAndMarksOfAPlayer) {
  Puzzle puzzle = small("1...............");
  puzzle.values = read_grid(".2..............");
  puzzle.candidates.assign(16, 0);
  puzzle.candidates[2] = bit(4) | bit(2);
  const RunRecord record = run_of(puzzle, searching(1000));
  for (const RunEvent& event : record.events) {
    EXPECT_NE(event.cell, 1);
    const std::vector<Candidate> placed = event.found ? event.found->placements : std::vector<Candidate>{};
    EXPECT_EQ(std::count(placed.begin(), placed.end(), Candidate{2, 3}), 0);
  }
  const std::vector<Candidate>& marks = record.events.front().gone;
  EXPECT_EQ(std::count(marks.begin(), marks.end(), Candidate{2, 2}), 1);
  EXPECT_EQ(std::count(marks.begin(), marks.end(), Candidate{2, 1}), 0) << "was no candidate";
  EXPECT_EQ(record.status, RunStatus::multiple);
}

}  // namespace
}  // namespace sudoku::human_run_test
