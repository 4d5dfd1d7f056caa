// The way down to few givens, as searchers for 17s go: two givens are taken from a puzzle, and wherever a single new
// one makes it unique again, there is a puzzle with a given less. Where there is none, one given is changed for
// another, and it goes on from there. Which single givens do is read off all solutions at once: those that one of them
// alone has.
#include <array>
#include <optional>
#include <utility>

#include "makers.hpp"
#include "nine.hpp"

namespace corpora {

namespace {

using sudoku::Digit;
using sudoku::Random;

constexpr std::size_t kPuzzles = 300;
constexpr std::size_t kWanted = 20;      ///< the most givens that a puzzle may have
constexpr std::size_t kSolutions = 400;  ///< puzzles with more are not looked at: they take long and promise little
constexpr int kChanges = 6;              ///< in a row without coming down; then the walk has ended

struct Given {
  std::size_t cell;
  Digit digit;
};

/// The givens that make the puzzle unique, each by itself. None where there are too many solutions.
std::vector<Given> completing(const Nine& puzzle) {
  sudoku::Puzzle whole = sudoku::Puzzle::empty({3, 3});
  whole.givens.assign(puzzle.begin(), puzzle.end());
  const auto solver = sudoku::make_solver(std::move(whole), {kSolutions, kSolutions});
  while (solver->advance(1'000'000)) {
  }
  std::vector<Given> found;
  if (solver->count() >= kSolutions) return found;
  std::array<std::array<std::size_t, 10>, kCells> times{};
  for (const auto& solution : solver->solutions()) {
    for (std::size_t cell = 0; cell < kCells; ++cell) ++times[cell][solution[cell]];
  }
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    for (int digit = 1; digit <= 9; ++digit) {
      if (times[cell][static_cast<std::size_t>(digit)] == 1) found.push_back({cell, static_cast<Digit>(digit)});
    }
  }
  return found;
}

std::vector<std::size_t> given_cells(const Nine& puzzle, Random& random) {
  std::vector<std::size_t> cells;
  for (const std::size_t cell : shuffled(kCells, random)) {
    if (puzzle[cell] != 0) cells.push_back(cell);
  }
  return cells;
}

Nine with_one_of(Nine puzzle, const std::vector<Given>& choice, Random& random) {
  const Given& given = choice[static_cast<std::size_t>(random.below(static_cast<int>(choice.size())))];
  puzzle[given.cell] = given.digit;
  return puzzle;
}

/// A puzzle with one given less, if two for one gives any.
std::optional<Nine> one_less(const Nine& puzzle, Random& random) {
  const std::vector<std::size_t> cells = given_cells(puzzle, random);
  for (std::size_t first = 0; first < cells.size(); ++first) {
    for (std::size_t second = 0; second < first; ++second) {
      Nine rest = puzzle;
      rest[cells[first]] = rest[cells[second]] = 0;
      const std::vector<Given> choice = completing(rest);
      if (!choice.empty()) return with_one_of(rest, choice, random);
    }
  }
  return std::nullopt;
}

/// Another puzzle with as many givens, one of them changed.
Nine one_changed(const Nine& puzzle, Random& random) {
  for (const std::size_t cell : given_cells(puzzle, random)) {
    Nine rest = puzzle;
    rest[cell] = 0;
    const std::vector<Given> choice = completing(rest);
    if (choice.size() > 1) return with_one_of(rest, choice, random);
  }
  return puzzle;
}

/// The last puzzle of a walk down.
Nine walk(Random& random) {
  Nine puzzle = random_minimal(random), at = puzzle;
  for (int changes = 0; changes <= kChanges;) {
    if (auto fewer = one_less(at, random)) {
      at = *fewer;
      minimise(at, random);
      puzzle = at;
      changes = 0;
    } else {
      at = one_changed(at, random);
      ++changes;
    }
  }
  return puzzle;
}

}  // namespace

Corpus make_few() {
  Random random(2);
  Corpus corpus{"With at most 20 givens; the walks that made them got down to 18.", {}};
  while (corpus.puzzles.size() < kPuzzles) {
    const Nine puzzle = walk(random);
    if (given_count(puzzle) <= kWanted) corpus.puzzles.push_back(text_of(puzzle));
  }
  return corpus;
}

}  // namespace corpora
