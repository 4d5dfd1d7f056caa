// Unit propagation, the only inference of a proof: where all literals of a clause but one are false, that one is true.
// On the clauses of a Sudoku these are the last candidates and last places. Two literals of each clause are watched
// (Moskewicz et al., "Chaff", 2001); clauses of two are kept apart.
#pragma once

#include <vector>

#include "proof/statement.hpp"

namespace sudoku::proof {

class UnitPropagation {
 public:
  /// `clauses` outlives it, and may grow.
  UnitPropagation(std::uint32_t variables, const ClauseList& clauses);

  /// Clause `line` takes part from now on, and says at once what follows from it.
  /// @returns false where all its literals are false
  bool watch(LineNumber line);

  /// Draws all conclusions.
  /// @returns a clause whose literals are all false, or kNoLine
  LineNumber propagate();

  /// Assumes an open literal, one level up.
  void decide(Literal literal);
  /// Takes back all assumptions above a level, with what followed from them.
  void back_to(std::uint32_t level);

  bool is_true(Literal literal) const { return truth_[literal] == kTrue; }
  bool is_false(Literal literal) const { return truth_[literal] == kFalse; }
  bool is_open(Literal literal) const { return truth_[literal] == kOpen; }

  std::uint32_t level() const { return static_cast<std::uint32_t>(starts_.size()); }
  /// How many assumptions a literal that is not open rests on at most.
  std::uint32_t level_of(Literal literal) const { return levels_[variable_of(literal)]; }
  /// The clause that made it true; kNoLine for assumptions.
  LineNumber reason_of(Literal literal) const { return reasons_[variable_of(literal)]; }
  /// All that is true, in the order in which it became so.
  const std::vector<Literal>& trail() const { return trail_; }
  /// How much of the trail rests on no assumption.
  std::size_t root_size() const { return starts_.empty() ? trail_.size() : starts_.front(); }

 private:
  enum Truth : std::uint8_t { kOpen, kTrue, kFalse };
  struct Rival {
    Literal implied;
    LineNumber line;
  };
  struct Watched {
    LineNumber line;
    std::uint32_t begin, end;  // in literals_; the first two are watched
  };
  struct Watch {
    Literal blocker;  // another literal of the clause: where it is true, there is nothing to do
    std::uint32_t index;
  };

  void imply(Literal literal, LineNumber reason);
  LineNumber follow_rivals(Literal denied);
  LineNumber follow_watches(Literal denied);
  bool find_another(const Watched& clause);
  std::uint32_t rank(Literal literal) const;

  const ClauseList& clauses_;
  std::vector<std::vector<Rival>> rivals_;   // of a literal that becomes false
  std::vector<std::vector<Watch>> watches_;  // the same
  std::vector<Watched> watched_;
  std::vector<Literal> literals_;
  std::vector<Truth> truth_;
  std::vector<LineNumber> reasons_;
  std::vector<std::uint32_t> levels_;
  std::vector<Literal> trail_;
  std::vector<std::size_t> starts_;  // of each level, in the trail
  std::size_t done_ = 0;             // how much of the trail has been followed
};

}  // namespace sudoku::proof
