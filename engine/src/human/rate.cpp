// How hard a puzzle is for people: the hardest step of the easiest way, and how much there is to do.
#include <algorithm>
#include <array>

#include "human/uniqueness.hpp"
#include "sudoku/human.hpp"

namespace sudoku::human {

namespace {

constexpr std::array<std::string_view, 6> kLevels{"very-easy", "easy", "medium", "hard", "fiendish", "extreme"};

/// The hardest step that each level but the last may take: full houses and hidden singles of boxes; all singles; locked
/// candidates and subsets; patterns (fish, wings, colours, rectangles); chains, almost locked sets and crooked fish.
constexpr std::array<int, 5> kHardest{12, 23, 41, 59, 89};

/// What a guess counts as: more than any step.
constexpr int kGuess = 120;

Level level_of(int hardest) {
  std::size_t level = 0;
  while (level < kHardest.size() && hardest > kHardest[level]) ++level;
  return static_cast<Level>(level);
}

}  // namespace

std::string_view level_id(Level level) {
  return kLevels[static_cast<std::size_t>(level)];
}

std::optional<Rating> rate(const Puzzle& puzzle) {
  const std::vector<Digit> solution = only_solution(puzzle);
  if (solution.empty()) return std::nullopt;
  Rating rating;
  Solver solver(puzzle);
  while (solver.status() != Status::solved) {
    solver.advance();
    if (solver.status() == Status::contradiction) return std::nullopt;
    if (solver.status() != Status::stuck) continue;
    const Cell cell = solver.cell_to_guess();
    solver.guess({cell, solution[cell]});
    ++rating.guesses;
  }
  for (const Step& step : solver.steps()) {
    rating.path.push_back({step.technique, step.difficulty});
    rating.hardest = std::max(rating.hardest, step.difficulty);
    rating.sum += step.difficulty;
  }
  if (rating.guesses > 0) rating.hardest = kGuess;
  rating.sum += rating.guesses * kGuess;
  rating.level = level_of(rating.hardest);
  return rating;
}

}  // namespace sudoku::human
