// A reason alone forces its event. The verifier here believes nothing: what a reason claims of a cell it looks up, and
// what follows it works out from rows, columns and boxes itself. What it does not know, it does not accept; what would
// take it too long, it counts.
#include <algorithm>
#include <map>

#include "support/consistencies.hpp"
#include "support/recorded_run.hpp"
#include "support/replay.hpp"

namespace sudoku::reason_laws_test {
namespace {

using namespace sudoku::testing;

/// How many trials there were, and how many of them were not checked since that takes too long.
struct Trials {
  std::size_t all = 0, unchecked = 0;
};

class Verifier {
 public:
  Verifier(const RecordedRun& recorded, const State& start, const State& before, Trials& trials)
      : sample_(recorded.sample),
        geometry_(recorded.geometry()),
        propagation_(recorded.strategy.propagation),
        is_two_way_(is_two_way(recorded.strategy)),
        splits_(splits(recorded.strategy)),
        start_(start),
        before_(before),
        trials_(trials) {}

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
      case EventKind::learn:
        return reason.kind == ReasonKind::learnt;  // learning_test.cpp looks at these
      case EventKind::step:
      case EventKind::restart:
      case EventKind::done:
        break;
    }
    return reason.kind == ReasonKind::done;
  }

 private:
  bool see(Cell a, Cell b) const { return see_each_other(sample_.shape(), a, b); }
  bool holds(Cell cell, Digit digit) const { return before_.candidates[cell] == bit(digit); }

  /// A digit that the puzzle's marks never had there needs no reason; one that a pattern or a trial took, or
  /// search after it had refuted it, or by a split, had its own.
  bool is_gone(Cell cell, int digit) const {
    const bool was_marked = (start_.candidates[cell] & bit(digit)) != 0;
    const bool has_other_reasons = has_patterns(propagation_) || is_two_way_ || splits_;
    return (before_.candidates[cell] & bit(digit)) == 0 && (!was_marked || has_other_reasons);
  }

  static bool target_is(const Reason& reason, Cell cell, Digit digit) {
    return !reason.roles.empty() && reason.roles[0].role == Role::target && reason.roles[0].cell == cell &&
           reason.roles[0].digit == digit;
  }

  bool leaves(const Event& event, const Reason& reason) const {
    if (reason.kind != reason_of_removal(event.cause) || !target_is(reason, event.cell, event.digit)) return false;
    switch (reason.kind) {
      case ReasonKind::peer: return is_taken_by_a_peer(event, reason);
      case ReasonKind::locked: return is_locked(event, reason);
      case ReasonKind::naked_subset: return needs_all(event, reason) && members(reason).size() <= 4;
      case ReasonKind::hidden_subset: return needs_all_places(event, reason) && reason.digits.size() <= 4;
      case ReasonKind::hall_set: return needs_all(event, reason);
      case ReasonKind::tridagon: return leaves_no_filling(event, reason);
      case ReasonKind::refuted: return trial_fails(event);
      case ReasonKind::learnt: return true;  // learning_test.cpp looks at these
      case ReasonKind::naked_single:
      case ReasonKind::hidden_single:
      case ReasonKind::emptied:
      case ReasonKind::no_place:
      case ReasonKind::guess:
      case ReasonKind::taken_back:
      case ReasonKind::arc:
      case ReasonKind::pass:
      case ReasonKind::solution:
      case ReasonKind::done:
      case ReasonKind::hall_violation:
      case ReasonKind::constraint:  // (constraint_laws_test.cpp)
      case ReasonKind::unknown: break;  // nothing leaves for these
    }
    return false;
  }

  bool is_taken_by_a_peer(const Event& event, const Reason& reason) const {
    if (reason.roles.size() != 2 || reason.units.size() != 1) return false;
    const RoleMark& cause = reason.roles[1];
    return cause.role == Role::cause && cause.digit == event.digit && holds(cause.cell, event.digit) &&
           see(cause.cell, event.cell);
  }

  /// True if every digit but `spared` that the cell could ever be stands in a cell that it sees, as the reason says.
  bool others_are_taken(const Reason& reason, Cell cell, Digit spared) const {
    for (int digit = 1; digit <= sample_.shape().size(); ++digit) {
      const auto takes = [&](const RoleMark& mark) {
        if (mark.role == Role::gone && mark.cell == cell && mark.digit == digit) return is_gone(cell, digit);
        return mark.role == Role::taker && mark.digit == digit && holds(mark.cell, mark.digit) && see(mark.cell, cell);
      };
      if (digit == spared) continue;
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
             if (mark.role == Role::gone)
               return mark.cell == event.cell && mark.digit == own && is_gone(event.cell, own);
             return mark.role == Role::taker && mark.digit == own && holds(mark.cell, own) &&
                    see(mark.cell, event.cell);
           });
  }

  /// True if the reason shows for every cell of the unit but `spared` that the digit can't be there.
  bool digit_fits_nowhere(const Reason& reason, const Event& event, Cell spared) const {
    if (reason.units != std::vector<Unit>{event.detail}) return false;
    for (const Cell cell : geometry_.cells_of(event.detail)) {
      const auto keeps_out = [&](const RoleMark& mark) {
        if (mark.role == Role::gone && mark.cell == cell && mark.digit == event.digit)
          return is_gone(cell, event.digit);
        if (mark.role == Role::filled) return mark.cell == cell && mark.digit != event.digit && holds(cell, mark.digit);
        return mark.role == Role::blocker && mark.digit == event.digit && holds(mark.cell, event.digit) &&
               see(mark.cell, cell);
      };
      if (cell == spared) continue;
      if (std::none_of(reason.roles.begin(), reason.roles.end(), keeps_out)) return false;
    }
    return true;
  }

  bool has_no_other_place(const Event& event, const Reason& reason) const {
    return reason.kind == ReasonKind::hidden_single && target_is(reason, event.cell, event.digit) &&
           digit_fits_nowhere(reason, event, event.cell);
  }

  bool is_nowhere(const Event& event, const Reason& reason) const {
    if (event.digit == 0) return has_too_few_digits(event, reason);
    return reason.kind == ReasonKind::no_place && digit_fits_nowhere(reason, event, kNoCell);
  }

  /// The digits that the cells of the pattern still have, as the reason says; kept where they have no others.
  std::map<Cell, Mask> members(const Reason& reason) const {
    std::map<Cell, Mask> members;
    for (const RoleMark& mark : reason.roles) {
      if (mark.role == Role::member) members[mark.cell] |= bit(mark.digit);
    }
    return members;
  }

  static Mask together(const std::map<Cell, Mask>& members) {
    Mask digits = 0;
    for (const auto& [cell, its] : members) digits |= its;
    return digits;
  }

  bool lies_in(Cell cell, Unit unit) const {
    const auto cells = geometry_.cells_of(unit);
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  }

  /// True if all members are in the first unit and have no candidates but those that the reason names.
  bool are_all_they_can_be(const Reason& reason) const {
    const auto cells = members(reason);
    return reason.units.size() == 1 && std::all_of(cells.begin(), cells.end(), [&](const auto& member) {
             return lies_in(member.first, reason.units[0]) && before_.candidates[member.first] == member.second;
           });
  }

  /// True if the digit is in no cell of the unit but the members.
  bool has_no_place_but_the_members(Digit digit, const Reason& reason) const {
    const auto cells = members(reason);
    const auto unit = geometry_.cells_of(reason.units[0]);
    return std::all_of(unit.begin(), unit.end(),
                       [&](Cell cell) { return (before_.candidates[cell] & bit(digit)) == 0 || cells.contains(cell); });
  }

  bool is_locked(const Event& event, const Reason& reason) const {
    const auto cells = members(reason);
    const auto crosses = [&](const auto& member) { return lies_in(member.first, reason.units[1]); };
    return reason.units.size() == 2 && !cells.contains(event.cell) && lies_in(event.cell, reason.units[1]) &&
           has_no_place_but_the_members(event.digit, reason) && !cells.empty() &&
           std::all_of(cells.begin(), cells.end(), crosses);
  }

  /// True if the digits are as many as their places, the target one of these, and the digit none of them.
  bool needs_all_places(const Event& event, const Reason& reason) const {
    const auto cells = members(reason);
    const Mask digits = together(cells);
    const auto is_shut_in = [&](Digit digit) { return has_no_place_but_the_members(digit, reason); };
    return reason.units.size() == 1 && cells.size() == static_cast<std::size_t>(count_digits(digits)) &&
           reason.digits.size() == cells.size() && cells.contains(event.cell) && (digits & bit(event.digit)) == 0 &&
           std::all_of(reason.digits.begin(), reason.digits.end(), is_shut_in);
  }

  /// True if the members are as many as their digits, the digit one of them, and the target another cell of the unit.
  bool needs_all(const Event& event, const Reason& reason) const {
    const auto cells = members(reason);
    const Mask digits = together(cells);
    return are_all_they_can_be(reason) && cells.size() == static_cast<std::size_t>(count_digits(digits)) &&
           (digits & bit(event.digit)) != 0 && !cells.contains(event.cell) && lies_in(event.cell, reason.units[0]);
  }

  /// True if the members can be nothing but three digits, and these can't fill them and the target.
  bool leaves_no_filling(const Event& event, const Reason& reason) const {
    const auto cells = members(reason);
    Mask digits = 0;
    for (const Digit digit : reason.digits) digits |= bit(digit);
    if (cells.size() != 11 || count_digits(digits) != 3 || (digits & bit(event.digit)) == 0) return false;
    std::vector<std::size_t> twelve{event.cell};
    for (const auto& [cell, its] : cells) {
      if (cell == event.cell || before_.candidates[cell] != its || (its & ~digits) != 0) return false;
      twelve.push_back(cell);
    }
    return !three_digits_fill(twelve);
  }

  bool has_too_few_digits(const Event& event, const Reason& reason) const {
    const auto cells = members(reason);
    return reason.kind == ReasonKind::hall_violation && reason.units == std::vector<Unit>{event.detail} &&
           are_all_they_can_be(reason) && static_cast<std::size_t>(count_digits(together(cells))) < cells.size();
  }

  /// True if the base of the singleton consistency comes to a contradiction with the candidate set.
  bool trial_fails(const Event& event) const {
    if (event.cause == Cause::search) return is_two_way_;  // event_laws_test.cpp looks at these
    const std::optional<Cause> base = base_of(event.cause);
    if (!base) return false;
    ++trials_.all;
    if (!is_worked_out_soon(*base, sample_.shape())) {
      ++trials_.unchecked;
      return true;
    }
    std::vector<Mask> candidates = before_.candidates;
    candidates[event.cell] = bit(event.digit);
    return !consistent_part(*base, sample_.shape(), candidates);
  }

  bool is_arc(const Event& event, const Reason& reason) const {
    return reason.kind == ReasonKind::arc && reason.roles.size() == 2 && target_is(reason, event.cell, 0) &&
           reason.roles[1].role == Role::cause && reason.roles[1].cell == event.detail && see(event.cell, event.detail);
  }

  bool chooses_from(const Event& event, const Reason& reason) const {
    if (reason.kind != ReasonKind::guess) return false;
    std::vector<Digit> tried;
    for (const RoleMark& mark : reason.roles) {
      if (mark.role != Role::target || mark.cell != event.cell) return false;
      tried.push_back(mark.digit);
    }
    const auto is_tried = [&](Digit digit) {
      if (half_of(event) == Half::none) return digit == event.digit;
      return (digit <= event.digit) == (half_of(event) == Half::lower);
    };
    std::vector<Digit> expected;
    std::copy_if(reason.digits.begin(), reason.digits.end(), std::back_inserter(expected), is_tried);
    return reason.digits.size() == event.detail && !tried.empty() && tried == expected;
  }

  const Sample& sample_;
  const Geometry& geometry_;
  Cause propagation_;
  bool is_two_way_;
  bool splits_;
  const State& start_;
  const State& before_;
  Trials& trials_;
};

class ReasonLaws : public RunLaws {};

INSTANTIATE_TEST_SUITE_P(Of, ReasonLaws, every_propagator(), propagator_name);

/// Asks the verifier about the events of a run, until one is not forced.
void verify(const RecordedRun& recorded, Trials& trials) {
  Replay replay(recorded.geometry(), recorded.sample.puzzle);
  const State start = replay.state();
  for (std::size_t index = 0; index < recorded.events.size(); ++index) {
    const Event& event = recorded.events[index];
    const Reason reason = explain(recorded.geometry(), replay.state(), event);
    ASSERT_TRUE(Verifier(recorded, start, replay.state(), trials).forced(event, reason))
        << "event " << index << ": " << reason_id(reason.kind) << " does not force it";
    replay.take(event);
  }
}

TEST_P(ReasonLaws, AReasonAloneForcesItsEvent) {
  Trials trials;
  for_each_run([&](const RecordedRun& recorded) { verify(recorded, trials); });
}

TEST(ReasonVerifier, NearlyAllTrialsAreChecked) {
  Trials trials;
  for (const PropagatorInfo& info : propagators()) {
    if (!is_singleton(info.cause)) continue;
    const std::size_t checked_before = trials.all - trials.unchecked;
    for (const RecordedRun& recorded : recorded_runs(info.cause)) verify(recorded, trials);
    EXPECT_GT(trials.all - trials.unchecked, checked_before) << info.id;
  }
  EXPECT_LE(10 * trials.unchecked, trials.all) << trials.unchecked << " of " << trials.all;
}

/// The first event that takes away a candidate, in a run by this propagator that has one, and its reason.
struct Removal {
  explicit Removal(Cause propagation) : recorded(run_with_removal(propagation)) {
    Replay replay(recorded.geometry(), recorded.sample.puzzle);
    start = replay.state();
    const auto removal = std::find_if(recorded.events.begin(), recorded.events.end(), is_removal);
    for (auto before = recorded.events.begin(); before != removal; ++before) replay.take(*before);
    state = replay.state();
    event = *removal;
    reason = explain(recorded.geometry(), state, event);
  }

  bool is_forced() const {
    Trials trials;
    return Verifier(recorded, start, state, trials).forced(event, reason);
  }

  static bool is_removal(const Event& event) { return event.kind == EventKind::eliminate; }
  static const RecordedRun& run_with_removal(Cause propagation) {
    const auto& runs = recorded_runs(propagation);
    return *std::find_if(runs.begin(), runs.end(), [](const RecordedRun& run) {
      return run.sample.shape().size() <= 4 && std::any_of(run.events.begin(), run.events.end(), is_removal);
    });
  }

  const RecordedRun& recorded;
  State start, state;
  Event event;
  Reason reason;
};

TEST(ReasonVerifier, ACauseThatItDoesNotKnowFails) {
  for (const PropagatorInfo& info : propagators()) {
    if (info.cause == Cause::none) continue;
    Removal removal(info.cause);
    EXPECT_TRUE(removal.is_forced()) << info.id;
    removal.event.cause = static_cast<Cause>(kCauses);
    EXPECT_FALSE(removal.is_forced()) << info.id;
    removal.reason = explain(removal.recorded.geometry(), removal.state, removal.event);
    EXPECT_EQ(removal.reason.kind, ReasonKind::unknown) << info.id;
    EXPECT_FALSE(removal.is_forced()) << info.id;
  }
}

TEST(ReasonVerifier, AKindOfReasonThatItDoesNotKnowFails) {
  for (const PropagatorInfo& info : propagators()) {
    if (info.cause == Cause::none) continue;
    Removal removal(info.cause);
    removal.reason.kind = static_cast<ReasonKind>(255);
    EXPECT_FALSE(removal.is_forced()) << info.id;
  }
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
      if (event.kind == EventKind::eliminate && blames_a_cell(event.cause)) {
        const Unit unit = explain(geometry, replay.state(), event).units[0];
        const bool same_box = geometry.box(event.cell) == geometry.box(event.detail);
        ASSERT_EQ(geometry.kind_of(unit) == UnitKind::box, same_box);
      }
      replay.take(event);
    }
  });
}

}  // namespace
}  // namespace sudoku::reason_laws_test
