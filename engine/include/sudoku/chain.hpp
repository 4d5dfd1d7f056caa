// The chain of an event, back to guesses and givens: its implication cone, as in the conflict analysis of solvers with
// clause learning (Marques-Silva and Sakallah, GRASP, 1996).
//
//   const auto path = run.path_at(index + 1);
//   const Chain chain = answer_of(ask_chain(run.puzzle(), strategy, path, index, event));
//
// A pure function of the open path: refuted guesses have left no trace in the state. So the path is propagated again,
// and each of its events is linked to those that removed the candidates in its way.
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

/// Values of `placed`. At the end of a path come the clauses that had been learnt, with a level a decision.
inline constexpr std::uint8_t kDecided = 0;
inline constexpr std::uint8_t kPlaced = 1;            ///< one digit was left when search took the cell
inline constexpr std::uint8_t kRuledOut = 2;          ///< search has ruled the digit out
inline constexpr std::uint8_t kRuledOutByClause = 3;  ///< a learnt clause has, first of all after a way back
inline constexpr std::uint8_t kInClause = 4;          ///< a decision of a learnt clause; `event` is its number

/// A cell that search has set, on the way from the root to a state.
struct PathLevel {
  std::uint64_t event;  ///< the number of its decide or eliminate; unset if it was placed
  Cell cell;
  Digit digit;
  std::uint8_t options;  ///< digits that were possible before the first try
  std::uint8_t placed;   ///< see below
  Half half = Half::none;  ///< of a decision
  std::uint16_t since = 0;  ///< of a clause: it is heeded on open paths of at least this length
};
static_assert(sizeof(PathLevel) == 16);  // crosses to JavaScript as bytes

/// An event of a chain.
struct ChainEvent {
  std::uint64_t index;
  Event event;
  std::uint32_t depth;  ///< open decisions, its own decide counted
  std::uint32_t unused = 0;
};
static_assert(sizeof(ChainEvent) == 24);

/// Row `from` of a chain's events is one of those that row `to` follows from.
struct ChainLink {
  std::uint32_t from, to;
};

struct Chain {
  std::vector<ChainEvent> events;  ///< ascending; the last is what is explained. Givens are not among them
  std::vector<ChainLink> links;
  /// Decides that the event depends on. For a conflict, as few as possible: these alone cause it.
  std::vector<std::uint64_t> guesses;
  /// True if all smaller sets of the chain's guesses were tried in vain; false: only none of them can be left out.
  bool is_smallest = false;
};

/// As `explain`, with the other cells of a learnt clause; `path` leads to the state after the event.
Reason explain_on_path(const Geometry& geometry, const State& before, const Event& event,
                       const std::vector<PathLevel>& path);

/// The chain of an event; `path` leads to the state after it, and it is no refute. Removals by a
/// singleton consistency count as depending on every open guess: their trials are not analysed.
std::unique_ptr<Query<Chain>> ask_chain(Puzzle puzzle, Strategy strategy, std::vector<PathLevel> path,
                                        std::uint64_t index, const Event& event);

/// The number of the event that removed `digit` from `cell`, or that set the cell to it, in the state before event
/// `index`, to which `path` leads. Run::kNoEvent if the digit is given or still a candidate.
std::unique_ptr<Query<std::uint64_t>> ask_origin(Puzzle puzzle, Strategy strategy, const std::vector<PathLevel>& path,
                                                 std::uint64_t index, Cell cell, Digit digit);

}  // namespace sudoku
