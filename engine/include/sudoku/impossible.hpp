// Why what a player has put into a puzzle allows no solution: the first wrong entry, and the fewest entries that clash.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// A digit that a player has put.
struct Entry {
  Cell cell;
  Digit digit;
};

enum class Blame : std::uint8_t {
  running,
  none,     ///< all entries together allow a solution
  entries,  ///< the first of them do, one more does not
  givens,   ///< there is no solution even without any
  unknown   ///< the first trial took more nodes than it was allowed
};

/// Finds out by trials, each of which solves the puzzle with some of the entries; one trial an `advance`, so that it
/// can be run in slices.
class ImpossibleSearch {
 public:
  /// The puzzle's givens have passed check_puzzle; the entries come in the order in which they were put, each into an
  /// open cell of its own. A trial gives up after so many nodes, and is then taken for a possible one.
  ImpossibleSearch(Puzzle puzzle, std::vector<Entry> entries, std::uint64_t nodes);

  /// Makes the next trial. False when all is known.
  bool advance();

  Blame blame() const { return blame_; }
  /// The first entry with which there is no solution any more, where entries are to blame: its place among them.
  std::size_t first_wrong() const { return last_; }
  /// Entries without a solution, the first wrong one among them, and with one where any of them is left out: places,
  /// ascending. Empty unless entries are to blame.
  const std::vector<std::size_t>& clash() const { return clash_; }
  /// True if every trial came to its end, so that nothing more could be left out of the clash.
  bool is_minimal() const { return is_minimal_; }

 private:
  enum class Phase : std::uint8_t { whole, prefix, clash };
  enum class TrialResult : std::uint8_t { possible, impossible, unknown };

  TrialResult try_with(const std::vector<std::size_t>& places) const;
  bool try_whole();
  bool halve_prefix();
  bool leave_one_out();
  bool end(Blame blame);

  Puzzle puzzle_;
  std::vector<Entry> entries_;
  std::uint64_t nodes_;
  Phase phase_ = Phase::whole;
  Blame blame_ = Blame::running;
  /// The shortest impossible beginning has at least so many entries, and at most so many.
  std::size_t least_ = 0, most_;
  std::size_t last_ = 0;
  std::vector<std::size_t> clash_;
  /// The place in the clash that is tried next.
  std::size_t next_ = 0;
  bool is_minimal_ = true;
};

}  // namespace sudoku
