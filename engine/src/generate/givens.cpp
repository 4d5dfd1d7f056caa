#include "generate/givens.hpp"

#include <algorithm>
#include <memory>

#include "generate/full_grid.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

namespace {

/// More than any 9x9 takes, and for large grids what fits into a moment. A given whose loss takes longer stays.
constexpr std::uint64_t kMostNodes = 2'000;

SolveStatus solved(const Puzzle& puzzle) {
  if (puzzle.shape == Shape{3, 3}) return solve9(puzzle.givens.data(), 2, nullptr, kMostNodes).status;
  SolveLimits limits;
  limits.nodes = kMostNodes;
  const std::unique_ptr<Solver> solver = make_solver(puzzle, limits);
  while (solver->advance(kMostNodes)) {
  }
  return solver->status();
}

}  // namespace

Givens::Givens(Shape shape, Symmetry symmetry)
    : geometry_(shape), orbits_(sudoku::orbits_of(geometry_.size(), symmetry)), puzzle_(Puzzle::empty(shape)) {}

void Givens::refill(Random& random) {
  full_ = full_grid(geometry_, random);
  puzzle_.givens = full_;
}

std::vector<std::size_t> Givens::listed(bool are_given) const {
  std::vector<std::size_t> orbits;
  for (std::size_t orbit = 0; orbit < orbits_.size(); ++orbit) {
    if (is_given(orbit) == are_given) orbits.push_back(orbit);
  }
  return orbits;
}

void Givens::take(std::size_t orbit) {
  for (const Cell cell : orbits_[orbit]) puzzle_.givens[cell] = 0;
}

void Givens::give(std::size_t orbit) {
  for (const Cell cell : orbits_[orbit]) puzzle_.givens[cell] = full_[cell];
}

bool Givens::try_without(std::size_t orbit) {
  take(orbit);
  const bool has_one = solved(puzzle_) == SolveStatus::unique;
  if (!has_one) give(orbit);
  return has_one;
}

bool Givens::needs(Cell given) {
  const Digit digit = std::exchange(puzzle_.givens[given], Digit{0});
  const bool is_needed = solved(puzzle_) == SolveStatus::multiple;
  puzzle_.givens[given] = digit;
  return is_needed;
}

std::vector<std::size_t> Givens::orbits_of(const std::vector<Cell>& cells) const {
  std::vector<std::size_t> found;
  for (std::size_t index = 0; index < orbits_.size(); ++index) {
    const Orbit& orbit = orbits_[index];
    const bool has_some = std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
      return std::find(orbit.begin(), orbit.end(), cell) != orbit.end();
    });
    if (has_some) found.push_back(index);
  }
  return found;
}

}  // namespace sudoku
