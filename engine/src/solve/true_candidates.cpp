#include "sudoku/true_candidates.hpp"

#include <algorithm>
#include <utility>

namespace sudoku {

namespace {

/// Nodes for a solution with new digits in many cells at once: a few more than a loose grid takes without a mistake. If
/// it takes more, fewer cells are asked for.
constexpr std::uint64_t nodes_for_many(std::size_t cells) { return 200 + cells; }

/// Making a solver takes as long as a step for so many cells.
constexpr std::size_t kCellsPerStep = 8;

}  // namespace

TrueCandidates::TrueCandidates(Puzzle puzzle, std::uint64_t nodes, MakeSolver make)
    : puzzle_(std::move(puzzle)), most_nodes_(nodes), make_(make), seen_(puzzle_.givens.size(), 0),
      open_(puzzle_.candidates), cells_asked_(puzzle_.givens.size()) {
  const Geometry geometry = Geometry::of(puzzle_);
  open_.resize(seen_.size(), geometry.all());
  for (std::size_t cell = 0; cell < seen_.size(); ++cell) {
    const Digit given = puzzle_.givens[cell];
    if (given == 0) continue;
    open_[cell] = bit(given);
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) open_[peer] &= ~bit(given);
  }
}

bool TrueCandidates::advance(std::uint64_t steps) {
  while (status_ == SolveStatus::running && steps > 0) {
    if (!solver_) ask();
    if (!solver_) break;
    const bool goes_on = solver_->advance(steps);
    take_solutions();
    if (goes_on) return true;
    const std::uint64_t taken = solver_->nodes() + seen_.size() / kCellsPerStep + 1;
    take_answer();
    steps -= std::min(steps, taken);
  }
  return status_ == SolveStatus::running;
}

std::uint64_t TrueCandidates::nodes() const { return ended_nodes_ + (solver_ ? solver_->nodes() : 0); }

/// Nine by nine of givens alone has a solver so fast that digits are tried one by one.
bool TrueCandidates::is_of_givens() const {
  return puzzle_.shape == Shape{3, 3} && puzzle_.candidates.empty() && puzzle_.rules.is_classic();
}

void TrueCandidates::ask() {
  if (is_first_) {
    solver_ = make_(puzzle_, {2, 2, most_nodes_});
    return;
  }
  while (at_ < open_.size() && open_[at_] == 0) ++at_;
  if (at_ == open_.size() || ended_nodes_ >= most_nodes_) {
    status_ = at_ == open_.size() ? SolveStatus::multiple : SolveStatus::limit;
    return;
  }
  Puzzle puzzle = puzzle_;
  std::uint64_t nodes = most_nodes_ - ended_nodes_;
  if (is_of_givens()) {
    puzzle.givens[at_] = lowest_digit(open_[at_]);
  } else {
    restrict_cells(puzzle);
    if (cells_asked_ > 1) nodes = std::min(nodes, nodes_for_many(open_.size()));
  }
  solver_ = make_(std::move(puzzle), {1, 1, nodes});
}

void TrueCandidates::restrict_cells(Puzzle& puzzle) const {
  puzzle.candidates.resize(open_.size());
  std::size_t left = cells_asked_;
  for (std::size_t cell = 0; cell < open_.size(); ++cell) {
    const bool is_asked = left > 0 && open_[cell] != 0;
    puzzle.candidates[cell] = is_asked ? open_[cell] : seen_[cell] | open_[cell];
    if (is_asked) --left;
  }
}

void TrueCandidates::take_solutions() {
  for (const auto& solution : solver_->solutions()) {
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
      seen_[cell] |= bit(solution[cell]);
      open_[cell] &= ~bit(solution[cell]);
    }
  }
}

void TrueCandidates::take_answer() {
  const SolveStatus answer = solver_->status();
  ended_nodes_ += solver_->nodes();
  solver_ = nullptr;
  if (std::exchange(is_first_, false)) {
    if (answer != SolveStatus::multiple) status_ = answer;
  } else if (answer == SolveStatus::solved) {
    cells_asked_ = std::min(2 * cells_asked_, open_.size());
  } else if (!is_of_givens() && cells_asked_ > 1) {
    cells_asked_ /= 2;
  } else if (answer == SolveStatus::limit) {
    status_ = answer;
  } else {
    open_[at_] &= is_of_givens() ? open_[at_] - 1 : 0;
  }
}

}  // namespace sudoku
