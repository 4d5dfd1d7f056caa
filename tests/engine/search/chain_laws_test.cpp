// A chain holds together: every event of it follows from those it is linked to alone, and what it ends with follows
// from its guesses and the givens.
#include <algorithm>
#include <map>

#include "sudoku/chain.hpp"
#include "support/consistencies.hpp"
#include "support/recorded_run.hpp"

namespace sudoku::chain_laws_test {
namespace {

using namespace sudoku::testing;

using Candidates = std::vector<Mask>;

/// The candidates when nothing but the given events has happened.
Candidates after(const RecordedRun& run, const std::vector<Event>& events) {
  Candidates candidates = State::initial(run.geometry(), run.sample.puzzle).candidates;
  for (const Event& event : events) {
    if (event.kind == EventKind::eliminate) candidates[event.cell] &= ~bit(event.digit);
    else candidates[event.cell] &= digits_of(half_of(event), event.digit);
  }
  return candidates;
}

/// True if the cells of a unit can take different digits: each finds one, where others can move to make room.
class Filling {
 public:
  explicit Filling(std::vector<Mask> cells) : cells_(std::move(cells)), holder_(64, -1) {}

  bool exists() {
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
      Mask asked = 0;
      if (!finds_digit(cell, asked)) return false;
    }
    return true;
  }

 private:
  bool finds_digit(std::size_t cell, Mask& asked) {
    for (Mask digits = cells_[cell]; digits != 0; digits &= digits - 1) {
      const Digit digit = lowest_digit(digits);
      if ((asked & bit(digit)) != 0) continue;
      asked |= bit(digit);
      if (holder_[digit] >= 0 && !finds_digit(static_cast<std::size_t>(holder_[digit]), asked)) continue;
      holder_[digit] = static_cast<int>(cell);
      return true;
    }
    return false;
  }

  std::vector<Mask> cells_;
  std::vector<int> holder_;  // of each digit
};

class Follows {
 public:
  Follows(const RecordedRun& run, Candidates candidates) : run_(run), candidates_(std::move(candidates)) {}

  bool at_once(const Event& event) const {
    switch (event.kind) {
      case EventKind::decide: return true;
      case EventKind::place: return is_only_choice(event);
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
  bool see(Cell a, Cell b) const { return see_each_other(run_.sample.shape(), a, b); }

  bool is_only_choice(const Event& event) const {
    if (event.detail == kNoUnit) return candidates_[event.cell] == bit(event.digit);
    return std::all_of(cells(event.detail).begin(), cells(event.detail).end(), [&](Cell cell) {
      return cell == event.cell || (candidates_[cell] & bit(event.digit)) == 0;
    });
  }

  bool is_ruled_out(const Event& event) const {
    switch (reason_of_removal(event.cause)) {
      case ReasonKind::peer: return see(event.cell, event.detail) && candidates_[event.detail] == bit(event.digit);
      case ReasonKind::refuted: return true;  // trials are looked at with their guesses
      case ReasonKind::locked: return !has_place_unseen(event);
      case ReasonKind::naked_subset:
      case ReasonKind::hidden_subset:
      case ReasonKind::hall_set: return !fits_in(event.detail, event.cell, event.digit);
      case ReasonKind::tridagon: return is_guardian(candidates_, event.cell, event.digit);
      case ReasonKind::learnt: return others_stand(event);
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

  /// True if all decisions of the clause but this one stand; these runs have fewer clauses than there are numbers.
  bool others_stand(const Event& event) const {
    bool stand = true;
    for (const Event& learnt : run_.events) {
      if (learnt.kind != EventKind::learn || learnt.detail != event.detail) continue;
      const bool is_target = learnt.cell == event.cell && learnt.digit == event.digit;
      stand = stand && (is_target || candidates_[learnt.cell] == bit(learnt.digit));
    }
    return stand;
  }

  /// True if the digit has a place in the unit that the target does not see.
  bool has_place_unseen(const Event& event) const {
    return std::any_of(cells(event.detail).begin(), cells(event.detail).end(), [&](Cell cell) {
      return (candidates_[cell] & bit(event.digit)) != 0 && !see(cell, event.cell);
    });
  }

  /// True if the unit can be filled with the digit in the cell.
  bool fits_in(Unit unit, Cell target, Digit digit) const {
    std::vector<Mask> masks;
    for (const Cell cell : cells(unit)) masks.push_back(cell == target ? bit(digit) : candidates_[cell]);
    return Filling(masks).exists();
  }

  bool is_contradiction(const Event& event) const {
    if (event.cell == kNoCell && event.digit == 0) {
      std::vector<Mask> masks;
      for (const Cell cell : cells(event.detail)) masks.push_back(candidates_[cell]);
      return !Filling(masks).exists();
    }
    if (event.cell == kNoCell) {
      return std::none_of(cells(event.detail).begin(), cells(event.detail).end(),
                          [&](Cell cell) { return (candidates_[cell] & bit(event.digit)) != 0; });
    }
    Mask left = candidates_[event.cell];
    if (event.cause != Cause::search) return left == 0;
    for (std::size_t other = 0; other < candidates_.size(); ++other) {
      const Mask held = candidates_[other];
      if (is_single(held) && see(event.cell, static_cast<Cell>(other))) left &= ~held;
    }
    return left == 0;
  }

  std::span<const Cell> cells(Unit unit) const { return run_.geometry().cells_of(unit); }

  const RecordedRun& run_;
  Candidates candidates_;
};

/// A few events spread over the run, conflicts among them; on large grids, where a chain has thousands, fewer.
std::vector<std::uint64_t> some_events(const RecordedRun& run) {
  std::vector<std::uint64_t> some;
  const std::uint64_t step = run.events.size() / (run.geometry().size() <= 10 ? 4 : 1) + 1;
  for (std::uint64_t index = 0; index < run.events.size(); index += step) {
    some.push_back(index);
    const std::uint64_t conflict = run.run->next(index, 1u << static_cast<unsigned>(EventKind::conflict));
    if (conflict < run.events.size()) some.push_back(conflict);
  }
  const auto is_explained = [&](std::uint64_t index) {
    const EventKind kind = run.events[index].kind;
    return kind == EventKind::place || kind == EventKind::eliminate || kind == EventKind::conflict;
  };
  some.erase(std::remove_if(some.begin(), some.end(), [&](std::uint64_t index) { return !is_explained(index); }),
             some.end());
  return some;
}

/// Asked for once: every law looks at the same ones.
const Chain& chain_at(RecordedRun& run, std::uint64_t index) {
  static std::map<std::pair<const RecordedRun*, std::uint64_t>, Chain> chains;
  const auto [found, is_new] = chains.try_emplace({&run, index});
  if (is_new) {
    found->second = answer_of(
        ask_chain(run.sample.puzzle, run.strategy, run.run->path_at(index + 1), index, run.events[index]));
  }
  return found->second;
}

using ChainLaws = RunLaws;

/// Open decisions after each event.
std::vector<std::uint32_t> depths_of(const std::vector<Event>& events) {
  std::vector<std::uint32_t> depths;
  std::uint32_t depth = 0;
  for (const Event& event : events) {
    if (event.kind == EventKind::decide) ++depth;
    if (event.kind == EventKind::refute) --depth;
    depths.push_back(depth);
  }
  return depths;
}

TEST_P(ChainLaws, ItsEventsAreTheRunsInOrderAndTheLastIsTheOneAskedFor) {
  for_each_run_of_any_rules([](RecordedRun& run) {
    const auto depths = depths_of(run.events);
    for (const std::uint64_t index : some_events(run)) {
      const Chain& chain = chain_at(run, index);
      ASSERT_EQ(chain.events.back().index, index) << run.name;
      for (std::size_t row = 0; row < chain.events.size(); ++row) {
        const ChainEvent& entry = chain.events[row];
        ASSERT_EQ(entry.event, run.events[entry.index]) << run.name << ", event " << entry.index << " of " << index;
        ASSERT_EQ(entry.depth, depths[entry.index]) << run.name << ", event " << entry.index;
        ASSERT_TRUE(row == 0 || chain.events[row - 1].index < entry.index) << run.name;
      }
    }
  });
}

TEST_P(ChainLaws, EveryEventFollowsFromItsLinksAlone) {
  for_each_run([](RecordedRun& run) {
    for (const std::uint64_t index : some_events(run)) {
      const Chain& chain = chain_at(run, index);
      std::vector<std::vector<Event>> before(chain.events.size());
      for (const ChainLink& link : chain.links) before[link.to].push_back(chain.events[link.from].event);
      for (std::size_t row = 0; row < chain.events.size(); ++row) {
        ASSERT_TRUE(Follows(run, after(run, before[row])).at_once(chain.events[row].event))
            << run.name << ", event " << chain.events[row].index << " of the chain of " << index;
      }
    }
  });
}

TEST_P(ChainLaws, WhatItEndsWithHoldsInEverySolutionThatHasItsGuesses) {
  for_each_run_of_any_rules([](RecordedRun& run) {
    if (!run.sample.all_known() || is_two_way(run.strategy)) return;  // solutions that were counted are ruled out
    for (const std::uint64_t index : some_events(run)) {
      const Chain& chain = chain_at(run, index);
      for (const Grid& solution : run.sample.solutions) {
        const bool has_guesses = std::all_of(chain.guesses.begin(), chain.guesses.end(), [&](std::uint64_t guess) {
          const Event& decide = run.events[guess];
          return (bit(solution[decide.cell]) & digits_of(half_of(decide), decide.digit)) != 0;
        });
        if (!has_guesses) continue;
        const Event& event = run.events[index];
        ASSERT_NE(event.kind, EventKind::conflict) << run.name << ", event " << index;
        ASSERT_EQ(solution[event.cell] == event.digit, event.kind == EventKind::place) << run.name << ", " << index;
      }
    }
  });
}

// Givens in place of guesses: an independent way to the same propagation. Forward checking alone does not take the
// cells that search would.
TEST_P(ChainLaws, AContradictionNeedsAllOfItsGuesses) {
  if (GetParam() == Cause::none || GetParam() == Cause::forward_checking) return;
  for_each_run_of_any_rules([](RecordedRun& run) {
    if (is_two_way(run.strategy)) return;  // what was refuted before belongs to it
    Strategy alone = run.strategy;
    alone.search = false;
    alone.choices.clear();
    // `eliminate` and `ac3` look at constraints on many cells once one of these is open: with fewer guesses, more may
    // stay open. The contradiction follows all the same, as those see that look at each constraint.
    Strategy enough = alone;
    const Cause own = alone.propagation;
    if (own == Cause::eliminate || own == Cause::ac3) enough.propagation = Cause::only_choice;
    const auto fails = [&](const std::vector<std::uint64_t>& guesses, const Strategy& strategy) {
      Puzzle puzzle = run.sample.puzzle;
      for (const std::uint64_t guess : guesses) {
        const Event& event = run.events[guess];
        if (puzzle.candidates.empty()) puzzle.candidates = State::initial(run.geometry(), puzzle).candidates;
        puzzle.candidates[event.cell] &= digits_of(half_of(event), event.digit);
        if (half_of(event) == Half::none) puzzle.givens[event.cell] = event.digit;
      }
      SnapshotBudget budget;
      sudoku::Run trial(puzzle, strategy, 1'000'000, budget);
      while (trial.advance(1'000'000)) {}
      return trial.status() == RunStatus::none;
    };
    int left = 4;  // of these a run is enough: each is some ten searches
    for (const std::uint64_t index : some_events(run)) {
      if (run.events[index].kind != EventKind::conflict || left-- == 0) continue;
      const Chain& chain = chain_at(run, index);
      ASSERT_TRUE(fails(chain.guesses, enough)) << run.name << ", event " << index;
      for (std::size_t guess = 0; guess < chain.guesses.size(); ++guess) {
        std::vector<std::uint64_t> rest = chain.guesses;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(guess));
        ASSERT_FALSE(fails(rest, alone)) << run.name << ", event " << index << ", without " << chain.guesses[guess];
      }
    }
  });
}

TEST_P(ChainLaws, TheOriginOfACandidateIsTheEventThatTookItOrSetTheCell) {
  for_each_run_of_any_rules([](RecordedRun& run) {
    for (const std::uint64_t index : some_events(run)) {
      const Event& event = run.events[index];
      if (event.kind == EventKind::conflict) continue;
      // A cell that loses its own value, in a contradiction, was set to it before.
      if (run.run->state_at(index).values[event.cell] == event.digit) continue;
      const auto origin_before = [&](std::uint64_t end) {
        return answer_of(ask_origin(run.sample.puzzle, run.strategy, run.run->path_at(end), end, event.cell,
                                    event.digit));
      };
      ASSERT_EQ(origin_before(index + 1), index);
      ASSERT_EQ(origin_before(index), sudoku::Run::kNoEvent);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Propagators, ChainLaws, every_propagator(), propagator_name);

}  // namespace
}  // namespace sudoku::chain_laws_test
