// A reason alone forces its event. The verifier here believes nothing: what a reason claims of a cell it looks up, and
// what follows it works out from rows, columns and boxes itself.
#include <algorithm>

#include "support/recorded_run.hpp"
#include "support/replay.hpp"

namespace sudoku {
namespace {

using namespace sudoku::testing;

class Verifier {
 public:
  Verifier(const Sample& sample, const State& start, const State& before)
      : sample_(sample), start_(start), before_(before) {}

  bool forced(const Event& event, const Reason& reason) const {
    switch (event.kind) {
      case EventKind::eliminate:
        return leaves(event, reason);
      case EventKind::place:
        return event.detail == kNoUnit ? is_all_that_is_left(event, reason) : has_no_other_place(event, reason);
      case EventKind::conflict:
        return event.cell != kNoCell ? is_impossible(event, reason) : is_nowhere(event, reason);
      case EventKind::enqueue:
      case EventKind::revise:
        return is_arc(event, reason);
      case EventKind::decide:
        return chooses_from(event, reason);
      case EventKind::refute:
        return reason.kind == ReasonKind::taken_back && target_is(reason, event.cell, event.digit);
      case EventKind::pass:
        return reason.kind == ReasonKind::pass;
      case EventKind::solution:
        return reason.kind == ReasonKind::solution;
      case EventKind::step:
      case EventKind::done:
        break;
    }
    return reason.kind == ReasonKind::done;
  }

 private:
  bool see(Cell a, Cell b) const { return see_each_other(sample_.shape(), a, b); }
  bool holds(Cell cell, Digit digit) const { return before_.candidates[cell] == bit(digit); }

  /// A digit that the puzzle's marks never had there needs no reason.
  bool was_marked(Cell cell, int digit) const { return (start_.candidates[cell] & bit(digit)) != 0; }

  static bool target_is(const Reason& reason, Cell cell, Digit digit) {
    return !reason.roles.empty() && reason.roles[0].role == Role::target && reason.roles[0].cell == cell &&
           reason.roles[0].digit == digit;
  }

  bool leaves(const Event& event, const Reason& reason) const {
    if (reason.kind != ReasonKind::peer || reason.roles.size() != 2 || reason.units.size() != 1) return false;
    const RoleMark& cause = reason.roles[1];
    return target_is(reason, event.cell, event.digit) && cause.role == Role::cause && cause.digit == event.digit &&
           holds(cause.cell, event.digit) && see(cause.cell, event.cell);
  }

  /// Whether every digit but `spared` that the cell could ever be stands in a cell that it sees, as the reason says.
  bool others_are_taken(const Reason& reason, Cell cell, Digit spared) const {
    for (int digit = 1; digit <= sample_.shape().size(); ++digit) {
      const auto takes = [&](const RoleMark& mark) {
        return mark.role == Role::taker && mark.digit == digit && holds(mark.cell, mark.digit) && see(mark.cell, cell);
      };
      if (digit == spared || !was_marked(cell, digit)) continue;
      if (std::none_of(reason.roles.begin(), reason.roles.end(), takes)) return false;
    }
    return true;
  }

  bool is_all_that_is_left(const Event& event, const Reason& reason) const {
    return reason.kind == ReasonKind::naked_single && target_is(reason, event.cell, event.digit) &&
           others_are_taken(reason, event.cell, event.digit);
  }

  bool is_impossible(const Event& event, const Reason& reason) const {
    if (reason.kind != ReasonKind::emptied || reason.roles.empty()) return false;
    const Digit own = reason.roles[0].digit;  // the value that the cell has, where a peer has the same
    if (!target_is(reason, event.cell, own)) return false;
    if (own == 0) return others_are_taken(reason, event.cell, 0);
    return before_.values[event.cell] == own &&
           std::any_of(reason.roles.begin() + 1, reason.roles.end(), [&](const RoleMark& mark) {
             return mark.role == Role::taker && mark.digit == own && holds(mark.cell, own) &&
                    see(mark.cell, event.cell);
           });
  }

  /// Whether the reason shows for every cell of the unit but `spared` that the digit can't be there.
  bool digit_fits_nowhere(const Reason& reason, const Event& event, Cell spared) const {
    const Geometry geometry(sample_.shape());
    if (reason.units != std::vector<Unit>{event.detail}) return false;
    for (const Cell cell : geometry.cells_of(event.detail)) {
      const auto keeps_out = [&](const RoleMark& mark) {
        if (mark.role == Role::filled) return mark.cell == cell && mark.digit != event.digit && holds(cell, mark.digit);
        return mark.role == Role::blocker && mark.digit == event.digit && holds(mark.cell, event.digit) &&
               see(mark.cell, cell);
      };
      if (cell == spared || !was_marked(cell, event.digit)) continue;
      if (std::none_of(reason.roles.begin(), reason.roles.end(), keeps_out)) return false;
    }
    return true;
  }

  bool has_no_other_place(const Event& event, const Reason& reason) const {
    return reason.kind == ReasonKind::hidden_single && target_is(reason, event.cell, event.digit) &&
           digit_fits_nowhere(reason, event, event.cell);
  }

  bool is_nowhere(const Event& event, const Reason& reason) const {
    return reason.kind == ReasonKind::no_place && digit_fits_nowhere(reason, event, kNoCell);
  }

  bool is_arc(const Event& event, const Reason& reason) const {
    return reason.kind == ReasonKind::arc && reason.roles.size() == 2 && target_is(reason, event.cell, 0) &&
           reason.roles[1].role == Role::cause && reason.roles[1].cell == event.detail && see(event.cell, event.detail);
  }

  bool chooses_from(const Event& event, const Reason& reason) const {
    return reason.kind == ReasonKind::guess && target_is(reason, event.cell, event.digit) &&
           reason.digits.size() == event.detail &&
           std::find(reason.digits.begin(), reason.digits.end(), event.digit) != reason.digits.end();
  }

  const Sample& sample_;
  const State& start_;
  const State& before_;
};

class ReasonLaws : public RunLaws {};

INSTANTIATE_TEST_SUITE_P(Of, ReasonLaws, every_propagator(), propagator_name);

TEST_P(ReasonLaws, AReasonAloneForcesItsEvent) {
  for_each_run([](const RecordedRun& recorded) {
    const std::size_t most = recorded.sample.puzzle.size() <= 9 ? recorded.events.size() : 4'000;
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    const State start = replay.state();
    for (std::size_t index = 0; index < std::min(most, recorded.events.size()); ++index) {
      const Event& event = recorded.events[index];
      const Reason reason = explain(recorded.geometry(), replay.state(), event);
      ASSERT_TRUE(Verifier(recorded.sample, start, replay.state()).forced(event, reason))
          << "event " << index << ": " << reason_id(reason.kind) << " does not force it";
      replay.take(event);
    }
  });
}

TEST_P(ReasonLaws, AskingForReasonsChangesNothing) {
  for_each_run([](RecordedRun& recorded) {
    if (recorded.sample.puzzle.size() > 12) return;
    const State last = recorded.run->state_at(recorded.events.size());
    for (std::size_t index = 0; index < recorded.events.size(); index += 1 + recorded.events.size() / 5) {
      EXPECT_FALSE(reason_id(recorded.run->reason(index).kind).empty());
    }
    EXPECT_EQ(recorded.run->events(0, recorded.events.size()).events, recorded.events);
    EXPECT_EQ(recorded.run->state_at(recorded.events.size()).candidates, last.candidates);
    EXPECT_EQ(recorded.run->length(), recorded.events.size());
  });
}

TEST_P(ReasonLaws, TheBoxIsNamedBeforeRowAndColumn) {
  for_each_run([](RecordedRun& recorded) {
    const Geometry& geometry = recorded.geometry();
    Replay replay(geometry, recorded.sample.puzzle);
    for (std::size_t index = 0; index < std::min<std::size_t>(2'000, recorded.events.size()); ++index) {
      const Event& event = recorded.events[index];
      if (event.kind == EventKind::eliminate) {
        const Unit unit = explain(geometry, replay.state(), event).units[0];
        const bool same_box = geometry.box(event.cell) == geometry.box(event.detail);
        ASSERT_EQ(geometry.kind_of(unit) == UnitKind::box, same_box);
      }
      replay.take(event);
    }
  });
}

}  // namespace
}  // namespace sudoku
