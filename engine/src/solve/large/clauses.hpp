// Learnt clauses: of each, one literal at least is true. Two literals of each are watched, so that a clause is looked
// at only when one of them becomes false (Moskewicz et al., "Chaff", 2001); beside each watch stands another literal of
// the clause, the blocker, which often tells that the clause holds anyway (Sorensson and Een, MiniSat 2.1, 2008).
#pragma once

#include <span>
#include <vector>

#include "solve/large/assignment.hpp"

namespace sudoku::large {

class SearchObserver;

class Clauses {
 public:
  explicit Clauses(std::uint32_t variables) : watches_(2 * std::size_t{variables}) {}

  /// Adds a clause of two literals or more. The first two are watched: no other one may become open before they do.
  /// `glue` is the number of levels that met in it, a good measure of its use (Audemard and Simon, "Glucose", 2009).
  ClauseRef add(std::span<const Literal> literals, std::uint32_t glue);

  std::span<const Literal> literals(ClauseRef ref) const { return {store_.data() + ref + kHeader, store_[ref]}; }
  std::size_t count() const { return count_; }
  /// The place of the next clause.
  ClauseRef end() const { return static_cast<ClauseRef>(store_.size()); }

  /// A clause took part in a conflict, in which so many levels met in it. It is spared in the next reduction.
  void note_use(ClauseRef ref, std::uint32_t glue);

  /// Draws the conclusions from a literal that has become false.
  Conflict propagate(Literal denied, Assignment& assignment);

  /// Deletes about half of the clauses: those of most glue. Spares those that are reasons, were of use lately, or have
  /// a glue of no more than kKeptGlue. Tells the observer, if there is one, where the others have moved.
  void reduce(Assignment& assignment, SearchObserver* observer);

  static constexpr std::uint32_t kKeptGlue = 2;

 private:
  struct Watch {
    ClauseRef ref;
    Literal blocker;
  };
  /// In the store, each clause is its size, its glue (and whether it was used), and its literals.
  static constexpr std::uint32_t kHeader = 2;
  static constexpr std::uint32_t kUsed = 1u << 31;
  static constexpr std::uint32_t kLargestGlue = 63;

  std::uint32_t glue(ClauseRef ref) const { return store_[ref + 1] & ~kUsed; }
  ClauseRef after(ClauseRef ref) const { return ref + kHeader + store_[ref]; }
  void watch(ClauseRef ref);
  bool is_spare(ClauseRef ref, const Assignment& assignment) const;
  std::uint32_t upper_half_of_glue(const Assignment& assignment) const;
  void move(ClauseRef from, ClauseRef to, Assignment& assignment);

  std::vector<std::uint32_t> store_;
  std::vector<std::vector<Watch>> watches_;  // of each literal
  std::size_t count_ = 0;
};

}  // namespace sudoku::large
