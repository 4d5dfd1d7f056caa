// How hard a puzzle is for people: the hardest step of the easiest way, and how much there is to do.
#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "human/core/uniqueness.hpp"
#include "sudoku/human.hpp"

namespace sudoku::human {

namespace {

constexpr std::array<std::string_view, 6> kLevels{"very-easy", "easy", "medium", "hard", "fiendish", "extreme"};

/// The hardest step that each level may take: full houses and hidden singles of boxes; all singles; locked
/// candidates and subsets; patterns (fish, wings, colours, rectangles); chains, almost locked sets and crooked fish.
constexpr std::array<int, 6> kHardest{12, 23, 41, 59, 89, std::numeric_limits<int>::max()};

/// The difficulty of a guess: more than any step.
constexpr int kGuess = 120;

DifficultyLevel level_of(int hardest) {
  std::size_t level = 0;
  while (hardest > kHardest[level]) ++level;
  return static_cast<DifficultyLevel>(level);
}

}  // namespace

std::string_view level_id(DifficultyLevel level) {
  return kLevels[static_cast<std::size_t>(level)];
}

std::optional<DifficultyLevel> find_level(std::string_view id) {
  const auto found = std::find(kLevels.begin(), kLevels.end(), id);
  if (found == kLevels.end()) return std::nullopt;
  return static_cast<DifficultyLevel>(found - kLevels.begin());
}

int hardest_of(DifficultyLevel level) {
  return kHardest[static_cast<std::size_t>(level)];
}

RatingQuery::RatingQuery(Puzzle puzzle) : puzzle_(std::move(puzzle)) {
  puzzle_.values.clear();
}

RatingQuery::~RatingQuery() = default;

bool RatingQuery::advance() {
  if (status_ != Rated::running) return false;
  if (!solver_) {
    if (!solve_) solve_ = std::make_unique<ShortSolve>(puzzle_);
    return solve_->advance() || begin_path();
  }
  const std::size_t steps = solver_->steps().size();
  if (solver_->advance()) {
    if (solver_->steps().size() == steps) return true;
    rating_.is_limited |= solver_->is_limited();
    const Step& step = solver_->steps().back();
    count(step.technique, step.difficulty);
  } else if (solver_->status() == Status::stuck) {
    const Cell cell = solver_->cell_to_guess();
    rating_.is_limited |= solver_->is_limited();
    solver_->guess({cell, solution_[cell]});
    ++rating_.guesses;
    count(std::nullopt, kGuess);
  } else {
    rating_.level = level_of(rating_.hardest);
    return end(Rated::rated);
  }
  return true;
}

/// When it is known how many solutions there are.
bool RatingQuery::begin_path() {
  const SolveStatus status = solve_->status();
  if (status == SolveStatus::none) return end(Rated::no_solution);
  if (status == SolveStatus::multiple) return end(Rated::several_solutions);
  if (status != SolveStatus::unique) return end(Rated::too_large);
  solution_ = solve_->solution();
  // Of marks it is not known whether the givens are unique without them.
  Options options;
  if (puzzle_.candidates.empty()) options.uniqueness = Uniqueness::known;
  solver_ = std::make_unique<TechniqueSolver>(puzzle_, options);
  return true;
}

bool RatingQuery::end(Rated status) {
  status_ = status;
  return false;
}

void RatingQuery::count(std::optional<TechniqueIndex> technique, int difficulty) {
  rating_.path.push_back({technique, difficulty});
  rating_.hardest = std::max(rating_.hardest, difficulty);
  rating_.sum += difficulty;
}

std::optional<Rating> rate(const Puzzle& puzzle) {
  RatingQuery query(puzzle);
  while (query.advance()) {
  }
  return query.status() == Rated::rated ? std::optional(query.rating()) : std::nullopt;
}

}  // namespace sudoku::human
