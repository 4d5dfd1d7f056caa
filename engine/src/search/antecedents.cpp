#include "search/antecedents.hpp"

#include <algorithm>

#include "propagation/explain_patterns.hpp"

namespace sudoku {

namespace {

/// The rows of a trail from which an event at `row` follows at once.
class Antecedents {
 public:
  Antecedents(const Geometry& geometry, const Trail& trail, std::size_t row, const Event& event, ReasonEffort& effort)
      : geometry_(geometry), trail_(trail), row_(row), event_(event), effort_(effort) {}

  std::vector<std::uint32_t> rows() && {
    switch (event_.kind) {
      case EventKind::place: add_place(); break;
      case EventKind::eliminate: add_elimination(); break;
      case EventKind::conflict: add_conflict(); break;
      case EventKind::enqueue:
      case EventKind::revise: add_value(event_.detail); break;
      case EventKind::learn: add_value(event_.cell); break;
      case EventKind::restart:
      case EventKind::pass:
      case EventKind::step:
      case EventKind::decide:
      case EventKind::refute:
      case EventKind::solution:
      case EventKind::done: break;
    }
    std::sort(rows_.begin(), rows_.end());
    rows_.erase(std::unique(rows_.begin(), rows_.end()), rows_.end());
    return std::move(rows_);
  }

 private:
  void add(int row) {
    if (row >= 0 && static_cast<std::size_t>(row) < row_) rows_.push_back(static_cast<std::uint32_t>(row));
  }

  /// That these digits are gone from the cell.
  void add_gone(Cell cell, Mask digits) {
    for (; digits != 0; digits &= digits - 1) add(trail_.remover(cell, lowest_digit(digits)));
  }

  /// That the cell is what it is: set, or with one candidate left.
  void add_value(Cell cell) {
    const int settler = trail_.settler(cell);
    if (settler >= 0 && static_cast<std::size_t>(settler) < row_) add(settler);
    else add_gone(cell, geometry_.all());
  }

  void add_place() {
    if (event_.detail == kNoUnit) add_gone(event_.cell, geometry_.all() & ~bit(event_.digit));
    else add_no_place(event_.detail, event_.cell);
  }

  /// That the digit is nowhere in the unit but in `spared`.
  void add_no_place(Unit unit, Cell spared) {
    for (const Cell cell : geometry_.cells_of(unit)) {
      if (cell != spared) add_gone(cell, bit(event_.digit));
    }
  }

  void add_elimination() {
    if (blames_a_cell(event_.cause)) add_value(event_.detail);
    else if (event_.cause == Cause::learnt) add_clause();
    else add_pattern();
  }

  /// That all cells of the clause but this one are so set.
  void add_clause() {
    const LearntClause* clause = trail_.clause(event_.detail);
    if (clause == nullptr) return;
    for (const ClauseGuess& assignment : clause->assignments) {
      if (assignment.cell != event_.cell || assignment.digit != event_.digit) add_value(assignment.cell);
    }
  }

  void add_conflict() {
    if (event_.cell == kNoCell && event_.digit == 0) add_pattern();
    else if (event_.cell == kNoCell) add_no_place(event_.detail, kNoCell);
    else if (event_.cause == Cause::search) add_takers();
    else add_emptied();
  }

  /// A cell that has a value, and lost it; or one without, that lost all it could be.
  void add_emptied() {
    add_gone(event_.cell, geometry_.all());
    add(trail_.settler(event_.cell));
  }

  /// Under `none`, which eliminates nothing: for each digit a peer that holds it, a given one where there is one; or
  /// cells that keep it out by a constraint.
  void add_takers() {
    const State before = trail_.state_before(row_);
    for (Mask digits = before.candidates[event_.cell]; digits != 0; digits &= digits - 1) {
      int earliest = static_cast<int>(row_);
      for (const Cell peer : geometry_.peers(event_.cell)) {
        if (before.values[peer] == lowest_digit(digits)) earliest = std::min(earliest, trail_.settler(peer));
      }
      add(earliest);
      if (earliest < static_cast<int>(row_)) continue;
      const auto fillers = fillers_against(geometry_, before, event_.cell, lowest_digit(digits));
      if (!fillers) continue;
      for (const RoleMark& mark : *fillers) add(trail_.settler(mark.cell));
    }
  }

  void add_pattern() {
    const Reason reason = explain(geometry_, trail_.state_before(row_), event_, effort_);
    Mask digits = 0;
    for (const Digit digit : reason.digits) digits |= bit(digit);
    switch (reason.kind) {
      case ReasonKind::naked_subset:
      case ReasonKind::hall_set:
      case ReasonKind::hall_violation:
      case ReasonKind::tridagon:
        for (const RoleMark& mark : reason.roles) {
          if (mark.role == Role::member) add_gone(mark.cell, geometry_.all() & ~digits);
        }
        return;
      case ReasonKind::constraint:
        for (const RoleMark& mark : reason.roles) {
          if (mark.role == Role::gone) add_gone(mark.cell, bit(mark.digit));
        }
        return;
      case ReasonKind::hidden_subset:
      case ReasonKind::locked:
        for (const Cell cell : geometry_.cells_of(reason.units.front())) {
          if (!is_member(reason, cell)) add_gone(cell, digits);
        }
        return;
      case ReasonKind::refuted:
      case ReasonKind::unknown: add_every_guess(); return;
      case ReasonKind::learnt:
      case ReasonKind::peer:
      case ReasonKind::naked_single:
      case ReasonKind::hidden_single:
      case ReasonKind::emptied:
      case ReasonKind::no_place:
      case ReasonKind::guess:
      case ReasonKind::taken_back:
      case ReasonKind::arc:
      case ReasonKind::pass:
      case ReasonKind::solution:
      case ReasonKind::done: return;  // no kinds of patterns
    }
  }

  static bool is_member(const Reason& reason, Cell cell) {
    return std::any_of(reason.roles.begin(), reason.roles.end(),
                       [cell](const RoleMark& mark) { return mark.role == Role::member && mark.cell == cell; });
  }

  void add_every_guess() {
    for (std::size_t row = 0; row < row_; ++row) {
      if (trail_.events()[row].event.kind == EventKind::decide) add(static_cast<int>(row));
    }
  }

  const Geometry& geometry_;
  const Trail& trail_;
  std::size_t row_;
  Event event_;
  ReasonEffort& effort_;
  std::vector<std::uint32_t> rows_;
};

}  // namespace

std::vector<std::uint32_t> antecedents(const Geometry& geometry, const Trail& trail, std::size_t row,
                                       const Event& event, ReasonEffort& effort) {
  return Antecedents(geometry, trail, row, event, effort).rows();
}

}  // namespace sudoku
