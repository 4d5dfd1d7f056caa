// The chain of an event, back to guesses and givens: its implication cone, as in the conflict analysis of solvers with
// clause learning (Marques-Silva and Sakallah, GRASP, 1996).
//
//   const auto path = run.path_at(index + 1);
//   const Chain chain = answer_of(ask_chain(run.puzzle(), strategy, path, index, event));
//
// A chain depends only on the open path, because refuted guesses leave no trace in the state. The path is therefore
// propagated again, and each of its events is linked to the earlier events that it depends on.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/query.hpp"
#include "sudoku/reason.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

/// Values of `placed`. A path ends with the clauses that have been learnt, one level per decision of a clause.
inline constexpr std::uint8_t kDecided = 0;
inline constexpr std::uint8_t kPlaced = 1;            ///< the cell had one candidate when search chose it
inline constexpr std::uint8_t kRuledOut = 2;          ///< search has ruled out the digit
inline constexpr std::uint8_t kRuledOutByClause = 3;  ///< a learnt clause has, right after search went back
inline constexpr std::uint8_t kInClause = 4;          ///< a decision of a learnt clause; `event` is its number

/// A cell that search has filled on the way from the root to a state.
struct PathLevel {
  std::uint64_t event;  ///< the number of its decide or eliminate; unused if it was placed
  Cell cell;
  Digit digit;
  std::uint8_t options;    ///< number of digits that were possible before the first guess
  std::uint8_t placed;     ///< see above
  Half half = Half::none;  ///< of a decision
  std::uint16_t since = 0;  ///< for a clause: used only on open paths at least this long
};
static_assert(sizeof(PathLevel) == 16);  // passed to JavaScript as bytes

/// An event of a chain.
struct ChainEvent {
  std::uint64_t index;
  Event event;
  std::uint32_t depth;  ///< number of open decisions, including its own decide
  std::uint32_t unused = 0;
};
static_assert(sizeof(ChainEvent) == 24);

/// Event `to` of a chain follows from event `from`, among others; both are indices into `events`.
struct ChainLink {
  std::uint32_t from, to;
};

struct Chain {
  std::vector<ChainEvent> events;  ///< ascending; the last is the event explained. Givens are not included
  std::vector<ChainLink> links;
  /// The decides that the event depends on. For a conflict, as few as possible: they alone cause it.
  std::vector<std::uint64_t> guesses;
  /// True if no smaller set of the chain's guesses causes it. If false, none of them can be omitted, but there may be
  /// a smaller set.
  bool is_smallest = false;
};

/// Like `explain`, but includes the other cells of a learnt clause. `path` leads to the state after the event.
Reason explain_on_path(const Geometry& geometry, const State& before, const Event& event,
                       const std::vector<PathLevel>& path);

/// The chain of an event, which must not be a refute; `path` leads to the state after it. Removals by a singleton
/// consistency count as depending on every open guess, because their trials are not analysed.
std::unique_ptr<Query<Chain>> ask_chain(Puzzle puzzle, Strategy strategy, std::vector<PathLevel> path,
                                        std::uint64_t index, const Event& event);

/// The number of the event that removed `digit` from `cell` or placed it there. `path` leads to the state before event
/// `index`. Run::kNoEvent if the digit is given or still a candidate.
std::unique_ptr<Query<std::uint64_t>> ask_origin(Puzzle puzzle, Strategy strategy, const std::vector<PathLevel>& path,
                                                 std::uint64_t index, Cell cell, Digit digit);

}  // namespace sudoku
