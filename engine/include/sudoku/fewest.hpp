// The smallest reason for a conclusion: the fewest statements about a position that force it.
//
//   human::FewestQuery query(position, {{cell, digit}, false});      // why can't the cell be the digit?
//   while (query.advance()) {}
//   query.statements();                                              // they alone rule it out
//
// There are three kinds of statements: a cell has one of its candidates, a digit has one of its places in a unit, and a
// constraint on chosen cells holds, each of its cells having one of its candidates. It is taken for granted that two
// candidates exclude each other (in the same cell, of the same digit in cells that see each other, or by a rule about
// all neighbours). So a naked or hidden single needs one statement, as does a digit that fits no way to fill a cage; a
// pair or an X-wing needs two, an XY-wing three.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/human.hpp"

namespace sudoku::human {

/// The statement that a cell has one of its candidates; or, if `unit` is given, that the digit has one of its places in
/// this unit; or, if `constraint` is given, that its cells are filled with candidates that satisfy it.
struct Statement {
  Cell cell = kNoCell;
  Unit unit = kNoUnit;
  Digit digit = 0;
  std::uint16_t constraint = kNoConstraint;  ///< its number in the puzzle's rules

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

  /// Looks for no smaller set than that found so far: the next slices only omit what it doesn't need, and end as
  /// `small`. Without any set, the search ends as `unknown`.
  void stop();

  Ending status() const { return status_; }
  /// The smallest set so far: cells first, then units, then constraints, ascending.
  const std::vector<Statement>& statements() const { return statements_; }

 private:
  class Search;

  std::unique_ptr<Search> search_;
  Ending status_ = Ending::running;
  std::vector<Statement> statements_;
};

}  // namespace sudoku::human
