// The smallest reason for a conclusion: the fewest statements about a position that force it.
//
//   human::FewestQuery query(position, {{cell, digit}, false});      // why can't the cell be the digit?
//   while (query.advance()) {}
//   query.statements();                                              // they alone rule it out
//
// There are two kinds of statements: a cell has one of its candidates, and a digit has one of its places in a unit. It
// is taken for granted that two candidates exclude each other (in the same cell, or of the same digit in cells that see
// each other). So a naked or hidden single needs one statement, a pair or an X-wing two, an XY-wing three.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/human.hpp"

namespace sudoku::human {

/// The statement that a cell has one of its candidates; or, if `unit` is given, that the digit has one of its places in
/// this unit.
struct Statement {
  Cell cell = kNoCell;
  Unit unit = kNoUnit;
  Digit digit = 0;

  friend bool operator==(const Statement&, const Statement&) = default;
};

/// A cell is a digit, or can't be it.
struct Conclusion {
  Candidate candidate;
  bool is_placement = false;
};

/// Finds a smallest set of statements that forces a conclusion. Source: smallest unsatisfiable subsets by hitting sets
/// (Ignatiev, Previti, Liffiton, Marques-Silva: "Smallest MUS extraction with minimal hitting set dualization", CP
/// 2015).
class FewestQuery {
 public:
  enum class Ending : std::uint8_t {
    running,
    smallest,    ///< no fewer statements force it
    small,       ///< none can be omitted, but the work limit was reached: there may be a smaller set
    not_forced,  ///< not even all statements force it: the position has a solution without it
    unknown      ///< the work limit was reached before any set was found
  };

  /// Work is counted in candidates chosen and sets examined, which take some microseconds each.
  static constexpr std::uint64_t kMostWork = 2'000'000;

  /// `position` must have passed check_puzzle, and have at most 16 rows (the query ends as `unknown` for larger ones).
  /// Placed digits count as cells with one candidate.
  FewestQuery(const Puzzle& position, Conclusion conclusion, std::uint64_t most_work = kMostWork);
  ~FewestQuery();
  FewestQuery(FewestQuery&&) noexcept;
  FewestQuery& operator=(FewestQuery&&) noexcept;

  /// Works for one slice of a few milliseconds. False when it has ended.
  bool advance();

  Ending status() const { return status_; }
  /// The smallest set so far: cells first, then units, ascending.
  const std::vector<Statement>& statements() const { return statements_; }

 private:
  class Search;

  std::unique_ptr<Search> search_;
  Ending status_ = Ending::running;
  std::vector<Statement> statements_;
};

}  // namespace sudoku::human
