// Depth-first search with propagation, on an explicit stack: it can stop after any step, be resumed, and be put back into
// any state of its own that was noted down (`Position`).
//
// One branch a value: every digit tried is a decision, the last alternative too. `step()` does one of: propagate the
// givens; pick a cell and decide (or place, where one digit is left); try the next digit of the same cell; take the
// latest decision back; tell a solution. Between steps the propagator's queues are empty.
#pragma once

#include <cstdint>
#include <vector>

#include "propagation/propagator.hpp"
#include "random.hpp"
#include "search/branching.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

enum class SearchStatus : std::uint8_t {
  running,
  stopped,    ///< after the number of solutions that was asked for, and more are not excluded
  exhausted,  ///< every alternative was tried, or there was none
  stuck,      ///< told not to search, and cells are open
};

/// What a step did, for whoever follows the tree.
enum class StepKind : std::uint8_t {
  none,       ///< nothing, or no decision
  decide,
  refute,     ///< a decision was taken back, and no solution was found below it
  exhaust,    ///< the same, but there was one
  solution,
};

/// A cell that search has set.
struct Level {
  Mask untried = 0;  ///< the digits that are still to be tried there
  Cell cell = kNoCell;
  Digit digit = 0;
  bool placed = false;         ///< not decided: one digit was left when search took the cell
  bool held_solution = false;  ///< a solution was found below the open decision
};
static_assert(sizeof(Level) <= 16);

/// All that is needed to come back to a state between two steps: the open path. Frames are rebuilt by propagation.
struct Position {
  std::vector<Level> path;
  std::uint64_t random_state = 0;
  std::uint64_t decisions = 0;
  std::uint64_t solutions = 0;
};

template <class PropagatorType, class Trace>
class Search {
 public:
  /// All of these must live as long as the search; the propagator is new and made with the same trace.
  Search(const Geometry& geometry, const Strategy& strategy, PropagatorType& propagator, Trace& trace)
      : geometry_(geometry), strategy_(strategy), trace_(trace), propagator_(propagator), random_(strategy.seed) {
    path_.reserve(static_cast<std::size_t>(geometry.cells()) + 1);
    lowest_.reserve(path_.capacity());
  }

  SearchStatus status() const { return status_; }
  std::uint64_t solutions() const { return solutions_; }
  std::uint64_t decisions() const { return decisions_; }
  const Board& board() const { return propagator_.board(); }
  const std::vector<Level>& path() const { return path_; }

  /// Whether the cell was open when level `level` of the path began.
  bool was_open(std::size_t level, Cell cell) const { return propagator_.was_open(level, cell); }

  /// Whether `position` may be called: going down, not on the way back.
  bool at_position() const { return phase_ == Phase::down; }
  Position position() const { return {path_, random_.state(), decisions_, solutions_}; }

  /// Does one step, unless the status is no longer `running`.
  StepKind step() {
    switch (phase_) {
      case Phase::start: return begin();
      case Phase::down: return go_down();
      case Phase::retry: return try_next();
      case Phase::up: return go_up();
      case Phase::over: break;
    }
    return StepKind::none;
  }

  /// Steps from a new search straight to `position`, by propagating along its path; the trace sees these events again.
  void go_to(const Position& position) {
    begin();
    for (const Level& level : position.path) {
      lowest_.push_back(lowest_open(geometry_, propagator_, lowest_.empty() ? Cell{0} : lowest_.back()));
      if (!level.placed) propagator_.save(path_.size());
      path_.push_back(level);
      set(level);
      propagator_.propagate(level.cell);
    }
    random_ = Random(position.random_state);
    decisions_ = position.decisions;
    solutions_ = position.solutions;
    phase_ = Phase::down;
  }

 private:
  enum class Phase : std::uint8_t { start, down, retry, up, over };

  StepKind begin() {
    phase_ = propagator_.start() ? Phase::down : Phase::up;
    return StepKind::none;
  }

  StepKind go_down() {
    if (propagator_.complete()) return tell_solution();
    if (!strategy_.search) return end(SearchStatus::stuck);
    lowest_.push_back(lowest_open(geometry_, propagator_, lowest_.empty() ? Cell{0} : lowest_.back()));
    Level level;
    level.cell = next_cell();
    level.untried = propagator_.options(level.cell);
    if (level.untried == 0) {
      trace_.cell_conflict(Cause::search, level.cell);
      lowest_.pop_back();
      phase_ = Phase::up;
      return StepKind::none;
    }
    level.placed = PropagatorType::kConcludes && is_single(level.untried);
    if (!level.placed) propagator_.save(path_.size());
    path_.push_back(level);
    return try_next();
  }

  Cell next_cell() {
    const Cell cell = pick_cell(strategy_.variable, geometry_, propagator_, lowest_.back(), random_);
    const Choice* choice = users_choice();
    const bool possible = choice != nullptr && propagator_.is_open(choice->cell) &&
                          (propagator_.options(choice->cell) & bit(choice->digit)) != 0;
    return possible ? choice->cell : cell;
  }

  Digit next_digit(const Level& level) {
    const Choice* choice = users_choice();
    if (choice != nullptr && choice->cell == level.cell && (level.untried & bit(choice->digit)) != 0) return choice->digit;
    return pick_digit(strategy_.value, geometry_, propagator_, level.cell, level.untried, random_);
  }

  /// What the user chose for the decision that is next, possible or not.
  const Choice* users_choice() const {
    for (const Choice& choice : strategy_.choices) {
      if (choice.at == decisions_) return &choice;
    }
    return nullptr;
  }

  StepKind try_next() {
    Level& level = path_.back();
    level.digit = next_digit(level);
    level.untried &= ~bit(level.digit);
    set(level);
    phase_ = propagator_.propagate(level.cell) ? Phase::down : Phase::up;
    return level.placed ? StepKind::none : StepKind::decide;
  }

  void set(const Level& level) {
    [[maybe_unused]] const Mask before = propagator_.board().candidates[level.cell];
    [[maybe_unused]] const Mask options = propagator_.options(level.cell);
    propagator_.set(level.cell, level.digit);
    if (level.placed) {
      trace_.place(level.cell, level.digit, before, Cause::search, kNoUnit);
      return;
    }
    ++decisions_;
    trace_.decide(level.cell, level.digit, before, options);
  }

  StepKind go_up() {
    while (!path_.empty() && path_.back().placed) drop_level();
    if (path_.empty()) return end(SearchStatus::exhausted);
    Level& level = path_.back();
    propagator_.restore(path_.size() - 1);
    const bool held_solution = level.held_solution;
    trace_.refute(level.cell, level.digit, held_solution);
    level.held_solution = false;
    if (level.untried != 0) {
      phase_ = Phase::retry;
    } else {
      drop_level();
    }
    return held_solution ? StepKind::exhaust : StepKind::refute;
  }

  StepKind tell_solution() {
    ++solutions_;
    trace_.solution(solutions_);
    for (Level& level : path_) level.held_solution = true;
    phase_ = Phase::up;
    if (solutions_ >= strategy_.solutions) end(alternatives_left() ? SearchStatus::stopped : SearchStatus::exhausted);
    return StepKind::solution;
  }

  StepKind end(SearchStatus status) {
    status_ = status;
    phase_ = Phase::over;
    trace_.done();
    return StepKind::none;
  }

  bool alternatives_left() const {
    for (const Level& level : path_) {
      if (level.untried != 0) return true;
    }
    return false;
  }

  void drop_level() {
    path_.pop_back();
    lowest_.pop_back();
  }

  const Geometry& geometry_;
  const Strategy& strategy_;
  Trace& trace_;
  PropagatorType& propagator_;
  Random random_;
  std::vector<Level> path_;
  std::vector<Cell> lowest_;  // of each level: the lowest open cell when it began, so that looking for it starts there
  std::uint64_t decisions_ = 0;
  std::uint64_t solutions_ = 0;
  Phase phase_ = Phase::start;
  SearchStatus status_ = SearchStatus::running;
};

}  // namespace sudoku
