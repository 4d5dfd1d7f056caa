// Depth-first search with propagation, on an explicit stack: it can stop after any step, be resumed, and be put back
// into any state of its own that was noted down (`Position`).
//
// A branch is a value or half of the values; each that is tried is a decision, the last alternative too. `step()` does
// one of: propagate the givens; pick a cell and decide (or place, if one digit is left); try the next digit of the same
// cell; undo the latest decision; report a solution. Between steps the propagator's queues are empty, unless it paused:
// the next step resumes it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "propagation/propagator.hpp"
#include "random.hpp"
#include "search/branching.hpp"
#include "search/look_back.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

enum class SearchStatus : std::uint8_t {
  running,
  stopped,    ///< after the number of solutions that was asked for, and more are not excluded
  exhausted,  ///< every alternative was tried, or there was none
  stuck,      ///< told not to search, and cells are open
};

/// The effect of a step, for whoever follows the tree.
enum class StepKind : std::uint8_t {
  none,       ///< nothing, or no decision
  decide,
  refute,     ///< a decision was taken back, and no solution was found below it
  exhaust,    ///< the same, but there was one
  skip,       ///< the same, and nothing below rested on it: its other digits are not tried
  solution,
};

/// A cell that search has set, or split.
struct SearchLevel {
  Mask untried = 0;  ///< the digits that are still to be tried there
  Cell cell = kNoCell;
  Digit digit = 0;
  std::uint8_t options = 0;    ///< how many digits were possible before the first try
  bool placed = false;         ///< not decided: one digit was left when search took the cell
  bool held_solution = false;  ///< a solution was found below the open decision
  bool ruled_out : 1 = false;  ///< not decided: the digit was refuted, and is ruled out in what follows
  bool by_clause : 1 = false;  ///< ruled out by a learnt clause, first of all after a way back
  Half half = Half::none;      ///< that is tried, where the decision is a split

  bool is_decided() const { return !placed && !ruled_out; }
};
static_assert(sizeof(SearchLevel) <= 16);

/// The most decisions that can be open: a cell may be split again until one digit is left.
inline int most_decisions(const Geometry& geometry) {
  return geometry.cells() * static_cast<int>(std::bit_width(static_cast<unsigned>(geometry.size())));
}

/// All that is needed to come back to a state between two steps: the open path. Frames are rebuilt by propagation.
struct Position {
  std::vector<SearchLevel> path;
  std::uint64_t random_state = 0;
  std::uint64_t decisions = 0;
  std::uint64_t solutions = 0;
  std::vector<std::uint64_t> look_back;  ///< all that its way to look back has to know
};

/// `Orders` chooses cells and digits: see branching.hpp. `LookBackType` says how far a contradiction takes search back.
template <class PropagatorType, class Trace, class Orders = NamedOrders, class LookBackType = Backtracking>
class Search {
 public:
  /// All of these must live as long as the search; the propagator is new and made with the same trace.
  template <class... Arguments>
  Search(const Geometry& geometry, const Strategy& strategy, PropagatorType& propagator, Trace& trace,
         const Arguments&... look_back)
      : geometry_(geometry), strategy_(strategy), trace_(trace), propagator_(propagator),
        path_(longest_path(geometry, strategy)), random_(strategy.seed),
        look_back_(geometry, trace, look_back...) {}

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

  const LookBackType& look_back() const { return look_back_; }

  /// True if `position` may be called: going down, not on the way back.
  bool at_position() const { return phase_ == Phase::down; }

  /// True if the last step has paused in the middle of a long propagation, which the next one resumes.
  bool paused() const { return PropagatorType::kConcludes && phase_ == Phase::resume; }

  Position position() const {
    return {std::vector<SearchLevel>(path().begin(), path().end()), random_.state(), decisions_, solutions_,
            look_back_.notes()};
  }

  /// Does one step, unless the status is no longer `running`. A step of plain backtracking is hardly longer than a
  /// call, and is compiled into the loop around it; `step_out_of_line` is for loops that are not as hot.
  [[gnu::always_inline]] inline StepKind step() {
    if constexpr (PropagatorType::kConcludes) return step_out_of_line();
    return one_step();
  }

  [[gnu::noinline]] StepKind step_out_of_line() { return one_step(); }

  /// A step of a new search straight towards `position`: it propagates along its path, and the trace sees these events
  /// again. False once it is there.
  bool step_towards(const Position& position) {
    if (phase_ == Phase::start) {
      if constexpr (kLearns) look_back_.take_clauses(position.look_back);
      begin();
    } else if (paused()) {
      resume();
    } else if (phase_ == Phase::apply) {
      apply_clause();
    } else {
      follow(position.path[levels_]);
    }
    if (paused() || phase_ == Phase::apply || levels_ < position.path.size()) return true;
    random_ = Random(position.random_state);
    decisions_ = position.decisions;
    solutions_ = position.solutions;
    look_back_.take_over(position.look_back);
    phase_ = Phase::down;
    return false;
  }

 private:
  enum class Phase : std::uint8_t { start, resume, down, retry, other_way, up, over, apply, learn, applied_after };

  [[gnu::always_inline]] inline StepKind one_step() {
    switch (phase_) {
      case Phase::start: return begin();
      case Phase::resume: return resume();
      case Phase::down: return go_down();
      case Phase::retry: return try_next();
      case Phase::other_way: return go_other_way();
      case Phase::up: return go_up();
      case Phase::apply: return apply_clause();
      case Phase::learn: return learn();
      case Phase::applied_after: return go_on_after_way_back();
      case Phase::over: break;
    }
    return StepKind::none;
  }

  /// One level of a path that was taken before.
  void follow(const SearchLevel& level) {
    if (kLearns && level.by_clause) {
      apply_after_way_back(level);
      return;
    }
    push(level);
    if (kMayBeTwoWay && level.ruled_out) {
      phase_ = phase_after(rule_out(level));
    } else {
      phase_ = phase_after(take(level));
    }
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
    if (!holds) return kLearns ? Phase::learn : Phase::up;
    if (propagator_.paused()) return Phase::resume;
    return kLearns ? Phase::apply : Phase::down;
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
    const Choice* choice = level.placed ? nullptr : users_choice();  // to place a cell is no decision
    if (choice != nullptr && choice->cell == level.cell && (level.untried & bit(choice->digit)) != 0)
      return choice->digit;
    return Orders::digit(strategy_, geometry_, propagator_, level.cell, level.untried, random_);
  }

  /// The user's choice for the decision that is next, possible or not.
  const Choice* users_choice() const {
    for (const Choice& choice : strategy_.choices) {
      if (choice.at == decisions_) return &choice;
    }
    return nullptr;
  }

  StepKind try_next() {
    SearchLevel& level = path_[levels_ - 1];
    if (may_split() && !level.placed) {
      choose_half(level);
    } else {
      level.digit = next_digit(level);
      level.untried &= ~bit(level.digit);
    }
    phase_ = phase_after(take(level));
    return level.placed ? StepKind::none : StepKind::decide;
  }

  /// First the half that holds the digit which is next by its order, then the other.
  void choose_half(SearchLevel& level) {
    if (level.half != Half::none) {
      level.half = level.half == Half::lower ? Half::upper : Half::lower;
      level.untried = 0;
      return;
    }
    Mask upper = level.untried;
    for (int left = (level.options + 1) / 2; left > 1; --left) upper &= upper - 1;
    const Digit first = next_digit(level);
    level.digit = lowest_digit(upper);
    level.half = first <= level.digit ? Half::lower : Half::upper;
    level.untried &= ~digits_of(level.half, level.digit);
  }

  /// Sets or splits the cell, and draws the conclusions. False after a conflict.
  bool take(const SearchLevel& level) {
    if constexpr (kMayBeTwoWay) {
      if (level.half != Half::none) {
        ++decisions_;
        return propagator_.split(level.cell, level.digit, level.half, level.options);
      }
    }
    set(level);
    return propagator_.propagate(level.cell);
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

  /// True if what is left of a cell whose digit was refuted is one branch.
  bool is_two_way() const { return kLearns || (kMayBeTwoWay && strategy_.branching == BranchingWay::two_way); }
  /// True if a decision leaves a cell half of its digits.
  bool may_split() const { return kMayBeTwoWay && !kLearns && strategy_.branching == BranchingWay::split; }
  static constexpr bool kMayBeTwoWay = PropagatorType::kConcludes && Orders::kMayBeTwoWay;
  static constexpr bool kLearns = LookBackType::kLearns;

  static std::size_t longest_path(const Geometry& geometry, const Strategy& strategy) {
    // A split cell is placed at the end.
    const bool is_long = kLearns || (kMayBeTwoWay && strategy.branching != BranchingWay::values);
    const int entries_a_cell = is_long ? geometry.size() + 1 : 1;
    return static_cast<std::size_t>(geometry.cells() * entries_a_cell) + 1;
  }

  /// The cell's entry, which was a decision, becomes that the digit is ruled out.
  StepKind go_other_way() {
    SearchLevel& level = path_[levels_ - 1];
    level.ruled_out = true;
    phase_ = phase_after(rule_out(level));
    return StepKind::none;
  }

  bool rule_out(const SearchLevel& level) {
    if constexpr (kMayBeTwoWay) return propagator_.rule_out(level.cell, level.digit);
    return true;
  }

  StepKind go_up() {
    while (levels_ > 0 && !path_[levels_ - 1].is_decided()) {
      if (kMayBeTwoWay && path_[levels_ - 1].ruled_out) look_back_.skip();
      --levels_;
    }
    if (levels_ == 0) return end(SearchStatus::exhausted);
    SearchLevel& level = path_[levels_ - 1];
    propagator_.restore(levels_ - 1, level.cell);
    if constexpr (kLearns) {
      if (look_back_.has_goal()) return leave_towards_goal(level);
    } else if (look_back_.skips_latest()) {
      return skip(level);
    }
    const bool held_solution = level.held_solution;
    trace_.refute(level.cell, level.digit, held_solution ? kExhausted : kFailed, level.half);
    level.held_solution = false;
    look_back_.blame_others();
    if (level.untried != 0) {
      phase_ = is_two_way() ? Phase::other_way : Phase::retry;
    } else {
      look_back_.leave(level.cell);
      --levels_;
    }
    return held_solution ? StepKind::exhaust : StepKind::refute;
  }

  StepKind skip(const SearchLevel& level) {
    trace_.refute(level.cell, level.digit, kSkipped, level.half);
    look_back_.skip();
    --levels_;
    return StepKind::skip;
  }

  /// Learns from the contradiction that search has come to.
  StepKind learn() {
    if constexpr (kLearns) {
      const auto holds_solution = [](const SearchLevel& level) { return level.is_decided() && level.held_solution; };
      look_back_.learn(trace_, static_cast<std::size_t>(std::count_if(path().begin(), path().end(), holds_solution)));
      phase_ = Phase::up;
    }
    return StepKind::none;
  }

  /// Takes back a decision on the way to where the clause that was learnt rules something out.
  StepKind leave_towards_goal([[maybe_unused]] const SearchLevel& level) {
    StepKind kind = StepKind::none;
    if constexpr (kLearns) {
      kind = level.held_solution ? StepKind::exhaust : look_back_.skips_latest() ? StepKind::skip : StepKind::refute;
      trace_.refute(level.cell, level.digit,
                    kind == StepKind::exhaust ? kExhausted : kind == StepKind::skip ? kSkipped : kFailed);
      look_back_.skip();
      --levels_;
      if (!look_back_.is_at_goal() || look_back_.is_final()) return kind;
      if (look_back_.end_way_back(levels_)) trace_.restart();
      phase_ = Phase::applied_after;
    }
    return kind;
  }

  /// At the goal of a way back, clauses come first.
  StepKind go_on_after_way_back() {
    phase_ = Phase::down;
    SearchLevel level;
    level.ruled_out = level.by_clause = true;
    apply_after_way_back(level);
    return StepKind::none;
  }

  /// A clause that rules something out after a way back is a level of its own, so that the path tells its event.
  void apply_after_way_back([[maybe_unused]] SearchLevel level) {
    if constexpr (kLearns) {
      const auto firing = look_back_.firing(propagator_.board(), levels_ + 1);
      if (!firing) return;
      level.cell = firing->wrong.cell;
      level.digit = firing->wrong.digit;
      push(level);
      const std::uint16_t number = look_back_.use(*firing);
      phase_ = phase_after(propagator_.rule_out_by_clause(level.cell, level.digit, number, true));
    }
  }

  /// Clauses rule out, one after another, until none has more to say.
  StepKind apply_clause() {
    phase_ = Phase::down;
    if constexpr (kLearns) {
      if (const auto firing = look_back_.firing(propagator_.board(), levels_)) {
        const std::uint16_t number = look_back_.use(*firing);
        phase_ = phase_after(
            propagator_.rule_out_by_clause(firing->wrong.cell, firing->wrong.digit, number, false));
      }
    }
    return StepKind::none;
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
    return std::any_of(path().begin(), path().end(),
                       [](const SearchLevel& level) { return level.untried != 0 && !level.ruled_out; });
  }

  void push(const SearchLevel& level) {
    if (level.is_decided()) propagator_.save(levels_);
    if (!level.placed) look_back_.enter();
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
  [[no_unique_address]] LookBackType look_back_;
};

}  // namespace sudoku
