// An observer of clause search, told what it learns and why, before it goes back. Proofs are made from this.
#pragma once

#include "solve/large/clauses.hpp"

namespace sudoku::large {

class SearchObserver {
 public:
  virtual ~SearchObserver() = default;

  /// A conflict has taught a clause, all of whose literals are false; the empty one at the end. If it has several, it
  /// comes to the end of the stored ones.
  virtual void learnt(const Assignment& assignment, const Clauses& clauses, Conflict conflict,
                      std::span<const Literal> clause) = 0;
  /// The solution that stands is to be excluded: not all of its decisions are true. If these are several, that becomes
  /// a clause at the end of the stored ones.
  virtual void excluded(const Assignment& assignment, const Clauses& clauses) = 0;
  /// A stored clause has moved towards the beginning, after all before it.
  virtual void moved(ClauseRef from, ClauseRef to) = 0;
};

}  // namespace sudoku::large
