// The smallest reason: the fewest statements about a position that force a conclusion.
//
//   human::FewestQuery query(position, {{cell, digit}, false});      // why can't the cell be the digit?
//   while (query.advance()) {}
//   query.statements();                                              // these alone rule it out
//
// Two things are known of a position: a cell has one of its candidates, and a digit has one of its places in a unit.
// That two candidates exclude each other (in a cell, or of one digit in cells that see each other) costs nothing. So a
// naked or hidden single takes one statement, a pair or an X-wing two, an XY-wing three.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/human.hpp"

namespace sudoku::human {

/// That a cell has one of its candidates; or, where `unit` is given, that the digit has one of its places there.
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
    small,       ///< none of them can be left out; there may be fewer others, but the work was at its end
    not_forced,  ///< all statements together don't force it: there is a solution without it
    unknown      ///< the work was at its end before any set was found
  };

  /// Work counted in candidates chosen and sets looked at; some microseconds each.
  static constexpr std::uint64_t kMostWork = 2'000'000;

  /// A position that has passed check_puzzle, of at most 16 rows (larger ones end as `unknown`). Its values count as
  /// cells with one candidate.
  FewestQuery(const Puzzle& position, Conclusion conclusion, std::uint64_t most_work = kMostWork);
  ~FewestQuery();
  FewestQuery(FewestQuery&&) noexcept;
  FewestQuery& operator=(FewestQuery&&) noexcept;

  /// Does a slice of a few milliseconds. False when it has ended.
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
