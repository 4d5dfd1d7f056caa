// Under other rules, too, every event of a chain follows from those it is linked to alone. What follows, brute force
// says, over the cells that are given or that these events name.
#include <algorithm>

#include "sudoku/chain.hpp"
#include "support/constraints_oracle.hpp"
#include "support/recorded_run.hpp"

namespace sudoku::chain_rules_laws_test {
namespace {

using namespace sudoku::testing;

/// A position in which nothing but some events has happened.
class AfterLinks {
 public:
  AfterLinks(const RecordedRun& run, const std::vector<Event>& events)
      : run_(run), candidates_(State::initial(run.geometry(), run.sample.puzzle).candidates) {
    for (std::size_t cell = 0; cell < candidates_.size(); ++cell) {
      if (is_single(candidates_[cell])) known_.insert(cell);
    }
    for (const Event& event : events) {
      known_.insert(event.cell);
      if (event.kind == EventKind::eliminate) candidates_[event.cell] &= ~bit(event.digit);
      else candidates_[event.cell] &= digits_of(half_of(event), event.digit);
    }
  }

  bool force(const Event& event) const {
    switch (event.kind) {
      case EventKind::decide: return true;
      case EventKind::place:
        return event.detail == kNoUnit ? candidates_[event.cell] == bit(event.digit) : has_no_place(event, event.cell);
      case EventKind::eliminate: return is_ruled_out(event);
      case EventKind::conflict: return is_contradiction(event);
      case EventKind::pass:
      case EventKind::enqueue:
      case EventKind::revise:
      case EventKind::step:
      case EventKind::refute:
      case EventKind::solution:
      case EventKind::learn:
      case EventKind::restart:
      case EventKind::done: break;  // no part of a chain
    }
    return false;
  }

 private:
  const Puzzle& puzzle() const { return run_.sample.puzzle; }
  std::span<const Cell> cells(Unit unit) const { return run_.geometry().cells_of(unit); }

  bool has_no_place(const Event& event, Cell spared) const {
    return run_.geometry().is_complete(event.detail) &&
           std::all_of(cells(event.detail).begin(), cells(event.detail).end(), [&](Cell cell) {
             return cell == spared || (candidates_[cell] & bit(event.digit)) == 0;
           });
  }

  bool is_ruled_out(const Event& event) const {
    std::vector<Mask> with = candidates_;
    with[event.cell] = bit(event.digit);
    switch (reason_of_removal(event.cause)) {
      case ReasonKind::peer: return !fit(with, {event.cell, event.detail}, {});
      case ReasonKind::constraint: return !allows(with, event.cell, event.detail);
      case ReasonKind::locked:
      case ReasonKind::naked_subset:
      case ReasonKind::hidden_subset:
      case ReasonKind::hall_set: return !fit(with, unit_and(event.detail, event.cell), {});
      case ReasonKind::refuted:
      case ReasonKind::learnt: return true;  // chain_laws_test.cpp looks at what the whole chain says of solutions
      case ReasonKind::tridagon:             // needs usual boxes of nine
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
      case ReasonKind::unknown: break;  // nothing leaves for these
    }
    return false;
  }

  bool is_contradiction(const Event& event) const {
    if (event.cell == kNoCell && event.cause == Cause::constraint) return !allows(candidates_, kNoCell, event.detail);
    if (event.cell == kNoCell && event.digit == 0) return !fit(candidates_, unit_and(event.detail, kNoCell), {});
    if (event.cell == kNoCell) return has_no_place(event, kNoCell);
    if (event.cause != Cause::search) return candidates_[event.cell] == 0;
    // Search alone has eliminated nothing: what is filled keeps all digits out, also by constraints with open cells.
    std::set<std::size_t> named = known_;
    add_with_those_beside(event.cell, named);
    for (const Constraint& each : puzzle().rules.constraints) {
      const bool is_of_it = std::find(each.cells.begin(), each.cells.end(), event.cell) != each.cells.end();
      if (is_of_it) named.insert(each.cells.begin(), each.cells.end());
    }
    return !fit(candidates_, named, {puzzle().rules.constraints, puzzle().rules.globals});
  }

  std::set<std::size_t> unit_and(Unit unit, Cell cell) const {
    std::set<std::size_t> all(cells(unit).begin(), cells(unit).end());
    if (cell != kNoCell) all.insert(cell);
    return all;
  }

  /// True if the cells of the rule of this number, with the target, can be filled.
  bool allows(const std::vector<Mask>& candidates, Cell target, std::uint16_t number) const {
    const auto own = cells_of_rule(puzzle(), number);
    std::set<std::size_t> all(own.begin(), own.end());
    if (target != kNoCell) all.insert(target);
    if (own.empty()) {
      for (const std::size_t cell : known_) add_with_those_beside(cell, all);
      if (target != kNoCell) add_with_those_beside(target, all);
    }
    return fit(candidates, all, claimed_of(puzzle(), number));
  }

  /// No minimum is the highest digit, whatever is beside it, nor can it be beside the lowest.
  void add_with_those_beside(std::size_t cell, std::set<std::size_t>& cells) const {
    cells.insert(cell);
    add_cells_beside(cell, static_cast<std::size_t>(puzzle().size()), cells);
  }

  bool fit(const std::vector<Mask>& candidates, const std::set<std::size_t>& cells, const Claimed& claimed) const {
    return can_be_filled(puzzle(), claimed, cells, candidates);
  }

  const RecordedRun& run_;
  std::vector<Mask> candidates_;
  std::set<std::size_t> known_;  // cells that are given, or that the events are about
};

/// Events spread over the run, and the conflicts after them.
std::vector<std::uint64_t> explained_events(const RecordedRun& run) {
  const auto mask = [](EventKind kind) { return 1u << static_cast<unsigned>(kind); };
  std::set<std::uint64_t> some;
  for (std::uint64_t index = 0; index < run.events.size(); index += run.events.size() / 5 + 1) {
    some.insert(run.run->next(index, mask(EventKind::conflict)));
    some.insert(run.run->next(index, mask(EventKind::place) | mask(EventKind::eliminate)));
  }
  some.erase(some.lower_bound(run.events.size()), some.end());
  return {some.begin(), some.end()};
}

using ChainRulesLaws = RunLaws;

TEST_P(ChainRulesLaws, EveryEventFollowsFromItsLinksAlone) {
  int by_constraints = 0;
  for_each_ruled_run([&](RecordedRun& run) {
    for (const std::uint64_t index : explained_events(run)) {
      auto query = ask_chain(run.sample.puzzle, run.strategy, run.run->path_at(index + 1), index, run.events[index]);
      const Chain chain = answer_of(std::move(query));
      for (std::uint32_t row = 0; row < chain.events.size(); ++row) {
        std::vector<Event> before;
        for (const ChainLink& link : chain.links) {
          if (link.to == row) before.push_back(chain.events[link.from].event);
        }
        const Event& event = chain.events[row].event;
        ASSERT_TRUE(AfterLinks(run, before).force(event))
            << run.name << ", event " << chain.events[row].index << " of the chain of " << index;
        by_constraints += event.cause == Cause::constraint ? 1 : 0;
      }
    }
  });
  if (GetParam() != Cause::none && !HasFailure()) {
    EXPECT_GT(by_constraints, 10);
  }
}

INSTANTIATE_TEST_SUITE_P(Propagators, ChainRulesLaws, every_propagator(), propagator_name);

}  // namespace
}  // namespace sudoku::chain_rules_laws_test
