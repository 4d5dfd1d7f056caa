// Depth-first search with propagation, on an explicit stack: it can stop after any step, be resumed, and be put back
// into any state of its own that was noted down (`Position`).
//
// One branch a value: every digit tried is a decision, the last alternative too. `step()` does one of: propagate the
// givens; pick a cell and decide (or place, where one digit is left); try the next digit of the same cell; take the
// latest decision back; tell a solution. Between steps the propagator's queues are empty, unless it paused: the next
// step resumes it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
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
struct SearchLevel {
  Mask untried = 0;  ///< the digits that are still to be tried there
  Cell cell = kNoCell;
  Digit digit = 0;
  std::uint8_t options = 0;    ///< how many digits were possible before the first try
  bool placed = false;         ///< not decided: one digit was left when search took the cell
  bool held_solution = false;  ///< a solution was found below the open decision
};
static_assert(sizeof(SearchLevel) <= 16);

/// All that is needed to come back to a state between two steps: the open path. Frames are rebuilt by propagation.
struct Position {
  std::vector<SearchLevel> path;
  std::uint64_t random_state = 0;
  std::uint64_t decisions = 0;
  std::uint64_t solutions = 0;
};

/// `Orders` chooses cells and digits: see branching.hpp.
template <class PropagatorType, class Trace, class Orders = NamedOrders>
class Search {
 public:
  /// All of these must live as long as the search; the propagator is new and made with the same trace.
  Search(const Geometry& geometry, const Strategy& strategy, PropagatorType& propagator, Trace& trace)
      : geometry_(geometry), strategy_(strategy), trace_(trace), propagator_(propagator),
        path_(static_cast<std::size_t>(geometry.cells()) + 1), random_(strategy.seed) {}

  SearchStatus status() const { return status_; }
  std::uint64_t solutions() const { return solutions_; }
  std::uint64_t decisions() const { return decisions_; }
  /// A copy under `none`, a reference elsewhere.
  decltype(auto) board() const { return propagator_.board(); }
  std::span<const SearchLevel> path() const { return {path_.data(), levels_}; }

  /// True if the cell was open when level `level` of the path began.
  bool was_open(std::size_t level, Cell cell) const {
    if constexpr (PropagatorType::kConcludes) return propagator_.was_open(level, cell);
    const auto later = path().subspan(level);
    return propagator_.is_open(cell) ||
           std::any_of(later.begin(), later.end(), [&](const SearchLevel& entry) { return entry.cell == cell; });
  }

  /// Whether `position` may be called: going down, not on the way back.
  bool at_position() const { return phase_ == Phase::down; }

  /// True if the last step has paused in the middle of a long propagation, which the next one resumes.
  bool paused() const { return PropagatorType::kConcludes && phase_ == Phase::resume; }

  Position position() const {
    return {std::vector<SearchLevel>(path().begin(), path().end()), random_.state(), decisions_, solutions_};
  }

  /// Does one step, unless the status is no longer `running`. A step of plain backtracking is hardly longer than a
  /// call, and is compiled into the loop around it; `step_out_of_line` is for loops that are not as hot.
  [[gnu::always_inline]] inline StepKind step() {
    if constexpr (PropagatorType::kConcludes) return step_out_of_line();
    return one_step();
  }

  [[gnu::noinline]] StepKind step_out_of_line() { return one_step(); }

  /// Steps from a new search straight to `position`, by propagating along its path; the trace sees these events again.
  /// Where a long propagation pauses, it goes no further once `enough` is true: then the search is of no more use.
  void go_to(const Position& position, const bool& enough) {
    begin();
    finish_propagation(enough);
    for (const SearchLevel& level : position.path) {
      if (enough) return;
      push(level);
      set(level);
      propagator_.propagate(level.cell);
      finish_propagation(enough);
    }
    random_ = Random(position.random_state);
    decisions_ = position.decisions;
    solutions_ = position.solutions;
    phase_ = Phase::down;
  }

 private:
  enum class Phase : std::uint8_t { start, resume, down, retry, up, over };

  [[gnu::always_inline]] inline StepKind one_step() {
    switch (phase_) {
      case Phase::start: return begin();
      case Phase::resume: return resume();
      case Phase::down: return go_down();
      case Phase::retry: return try_next();
      case Phase::up: return go_up();
      case Phase::over: break;
    }
    return StepKind::none;
  }

  StepKind begin() {
    phase_ = phase_after(propagator_.start());
    return StepKind::none;
  }

  StepKind resume() {
    phase_ = phase_after(propagator_.resume());
    return StepKind::none;
  }

  Phase phase_after(bool holds) const {
    if (!holds) return Phase::up;
    return propagator_.paused() ? Phase::resume : Phase::down;
  }

  void finish_propagation(const bool& enough) {
    while (propagator_.paused() && !enough && propagator_.resume()) {
    }
  }

  StepKind go_down() {
    if (propagator_.complete()) return tell_solution();
    if (!strategy_.search) return end(SearchStatus::stuck);
    SearchLevel level;
    level.cell = next_cell();
    level.untried = propagator_.options(level.cell);
    if (level.untried == 0) {
      trace_.cell_conflict(Cause::search, level.cell);
      phase_ = Phase::up;
      return StepKind::none;
    }
    level.options = static_cast<std::uint8_t>(count_digits(level.untried));
    level.placed = PropagatorType::kConcludes && level.options == 1;
    push(level);
    return try_next();
  }

  Cell next_cell() {
    const Cell cell = Orders::cell(strategy_, geometry_, propagator_, random_);
    const Choice* choice = users_choice();
    const bool possible = choice != nullptr && propagator_.is_open(choice->cell) &&
                          (propagator_.options(choice->cell) & bit(choice->digit)) != 0;
    return possible && would_decide(cell) ? choice->cell : cell;
  }

  /// True if setting the cell is a decision: a choice takes the place of one, and nothing before it is changed.
  bool would_decide(Cell cell) const {
    return count_digits(propagator_.options(cell)) >= (PropagatorType::kConcludes ? 2 : 1);
  }

  Digit next_digit(const SearchLevel& level) {
    const Choice* choice = users_choice();
    if (choice != nullptr && choice->cell == level.cell && (level.untried & bit(choice->digit)) != 0)
      return choice->digit;
    return Orders::digit(strategy_, geometry_, propagator_, level.cell, level.untried, random_);
  }

  /// What the user chose for the decision that is next, possible or not.
  const Choice* users_choice() const {
    for (const Choice& choice : strategy_.choices) {
      if (choice.at == decisions_) return &choice;
    }
    return nullptr;
  }

  StepKind try_next() {
    SearchLevel& level = path_[levels_ - 1];
    level.digit = next_digit(level);
    level.untried &= ~bit(level.digit);
    set(level);
    phase_ = phase_after(propagator_.propagate(level.cell));
    return level.placed ? StepKind::none : StepKind::decide;
  }

  void set(const SearchLevel& level) {
    [[maybe_unused]] const int ruled_out = propagator_.ruled_out_by_setting(level.cell);
    propagator_.set(level.cell, level.digit);
    if (level.placed) {
      trace_.place(level.cell, level.digit, ruled_out, Cause::search, kNoUnit);
      return;
    }
    ++decisions_;
    trace_.decide(level.cell, level.digit, ruled_out, level.options);
  }

  StepKind go_up() {
    while (levels_ > 0 && path_[levels_ - 1].placed) --levels_;
    if (levels_ == 0) return end(SearchStatus::exhausted);
    SearchLevel& level = path_[levels_ - 1];
    propagator_.restore(levels_ - 1, level.cell);
    const bool held_solution = level.held_solution;
    trace_.refute(level.cell, level.digit, held_solution);
    level.held_solution = false;
    if (level.untried != 0) {
      phase_ = Phase::retry;
    } else {
      --levels_;
    }
    return held_solution ? StepKind::exhaust : StepKind::refute;
  }

  StepKind tell_solution() {
    ++solutions_;
    trace_.solution(solutions_);
    for (std::size_t level = 0; level < levels_; ++level) path_[level].held_solution = true;
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
    for (const SearchLevel& level : path()) {
      if (level.untried != 0) return true;
    }
    return false;
  }

  void push(const SearchLevel& level) {
    if (!level.placed) propagator_.save(levels_);
    path_[levels_++] = level;
  }

  const Geometry& geometry_;
  const Strategy& strategy_;
  Trace& trace_;
  PropagatorType& propagator_;
  std::vector<SearchLevel> path_;  // as long as it can become; `levels_` of it are in use
  std::size_t levels_ = 0;
  Random random_;
  std::uint64_t decisions_ = 0;
  std::uint64_t solutions_ = 0;
  Phase phase_ = Phase::start;
  SearchStatus status_ = SearchStatus::running;
};

}  // namespace sudoku
