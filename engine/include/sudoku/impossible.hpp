// Finds the mistake in a player's entries: the first wrong one, and a smallest set of entries that clash.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/puzzle.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

/// A digit that a player has placed.
struct Entry {
  Cell cell;
  Digit digit;
};

enum class Blame : std::uint8_t {
  running,
  none,     ///< all entries together allow a solution
  entries,  ///< some entry is wrong: there is a solution without it and all later ones
  givens,   ///< there is no solution even without entries
  unknown   ///< the first trial reached its limit of nodes
};

/// Searches by trials, each of which solves the puzzle with some of the entries. It can run in slices, which are
/// shorter than a trial.
class ImpossibleSearch {
 public:
  /// The puzzle's givens must have passed check_puzzle. The entries are in the order in which they were placed, each in
  /// an open cell of its own. A trial that exceeds `nodes` counts as possible.
  ImpossibleSearch(Puzzle puzzle, std::vector<Entry> entries, std::uint64_t nodes);

  /// Goes on with a trial, a few steps of its solver at a time. False when the search has ended.
  bool advance();

  Blame blame() const { return blame_; }
  /// If entries are to blame: the index of the first one that leaves no solution.
  std::size_t first_wrong() const { return last_; }
  /// If entries are to blame: the indices of entries, including the first wrong one, that together allow no solution,
  /// whereas without any one of them there is one. Ascending; otherwise empty.
  const std::vector<std::size_t>& clash() const { return clash_; }
  /// True if every trial was completed, so that no entry of the clash can be omitted.
  bool is_minimal() const { return is_minimal_; }

 private:
  enum class Phase : std::uint8_t { all_entries, prefix, clash };
  enum class TrialResult : std::uint8_t { possible, impossible, unknown };

  std::size_t middle() const { return least_ + (most_ - least_) / 2; }
  std::vector<std::size_t> tried_places() const;
  std::unique_ptr<Solver> solver_with(const std::vector<std::size_t>& places) const;
  TrialResult trial_result() const;
  void conclude(TrialResult trial);
  void enter_clash();

  Puzzle puzzle_;
  std::vector<Entry> entries_;
  std::uint64_t nodes_;
  Phase phase_ = Phase::all_entries;
  Blame blame_ = Blame::running;
  /// The trial that is under way, if its digits don't clash.
  std::unique_ptr<Solver> trial_;
  /// The bounds of the length of the shortest impossible prefix.
  std::size_t least_ = 0, most_;
  std::size_t last_ = 0;
  std::vector<std::size_t> clash_;
  /// The index in the clash that is tried next.
  std::size_t next_ = 0;
  bool is_minimal_ = true;
};

}  // namespace sudoku
