// Finds the guesses that a contradiction needs.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "search/clauses.hpp"
#include "search/traced_search.hpp"
#include "sudoku/chain.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

struct Guess {
  std::uint64_t event;  ///< the number of its decide
  Cell cell;
  Digit digit;
  Half half;
};

/// In the order in which they were made.
using GuessSet = std::vector<Guess>;

/// Propagation with some guesses alone. Not for `none`.
class GuessSetTrial {
 public:
  /// All but the guesses must outlive it. `clauses`: those that had been learnt, all of which are heeded.
  GuessSetTrial(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy,
                const std::vector<LearntClause>& clauses, GuessSet guesses);

  /// Propagates for about `events` events, or fewer where these take long; false when it is over.
  bool advance(std::uint64_t events);
  /// True if it has come to a contradiction.
  bool fails() const { return fails_; }

 private:
  bool add_next();
  void set(const Guess& guess, bool placed);
  void propagate();
  Cell lowest_single() const;

  const Geometry& geometry_;
  const Puzzle& puzzle_;
  const Strategy& strategy_;
  const std::vector<LearntClause>& clauses_;
  GuessSet guesses_;
  std::size_t added_ = 0;  // how many of them
  std::vector<PathLevel> path_;
  Position position_;
  std::unique_ptr<TracedSearch> search_;  // to that position; null between two propagations
  PropagationBoard board_;
  bool fails_ = false;
};

/// Looks for a smallest subset that still contradicts, where there are few enough to try all; else for one of which no
/// guess can be left out. A set that does not contradict stays as it is.
class ShrinkingGuessSet {
 public:
  /// All but the guesses must outlive it. Not for `none`.
  ShrinkingGuessSet(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy,
                    std::vector<LearntClause> clauses, GuessSet guesses);

  /// Propagates for about `events` events, or fewer where these take long; false when it has come to its end.
  bool advance(std::uint64_t events);
  const GuessSet& guesses() const { return guesses_; }
  /// True if all subsets are tried that are smaller.
  bool tries_all() const { return tries_all_; }

 private:
  bool open_next();
  GuessSet without_next() const;
  GuessSet next_subset() const;
  void judge(bool fails);

  const Geometry& geometry_;
  const Puzzle& puzzle_;
  const Strategy& strategy_;
  std::vector<LearntClause> clauses_;
  GuessSet guesses_;
  bool tries_all_;
  std::vector<std::uint32_t> subsets_;  // in the order in which they are tried; of all guesses, where all are tried
  std::size_t next_ = 0;                // how many subsets have been tried; else how many guesses may still be left out
  GuessSet tried_;
  std::optional<GuessSetTrial> trial_;  // of those
};

}  // namespace sudoku
