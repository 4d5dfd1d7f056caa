// Clause learning (Marques-Silva and Sakallah 1996; Bayardo and Schrag 1997) with clauses of decisions: those that a
// contradiction rests on can't all be right. Search goes back to where all but the latest of them stand, and the clause
// rules that one out there. It is kept, and does so again wherever all but one stand.
//
// Decisions in between have nothing to do with the contradiction. They are left, and made again where that is still
// the best. Search goes no further back than to the latest decision below which there was a solution, so that none is
// found twice: as in backjumping, that solution is ruled out there. At most kMostClauses are kept: when there are more,
// half of them are forgotten, those that were used least. The open path is never without those that it rests on.
// Until there is a solution, search restarts after some contradictions, their number by the sequence of Luby, Sinclair
// and Zuckerman (1993).
#pragma once

#include <optional>
#include <span>

#include "propagation/propagator.hpp"
#include "search/backjumping.hpp"
#include "search/clauses.hpp"

namespace sudoku {

/// The turn `number`, from 1 on, of the sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
std::uint64_t luby(std::uint64_t number);

class Learning : public Backjumping {
 public:
  static constexpr bool kLearns = true;
  static constexpr std::size_t kMostClauses = 400;
  /// Contradictions before the first restart.
  static constexpr std::uint64_t kRestartAfter = 16;

  using Backjumping::Backjumping;

  /// A clause of which all decisions but one stand, and that one, which can't be right.
  struct Firing {
    std::size_t clause;  ///< its row
    ClauseGuess wrong;
  };

  /// After a contradiction: learns its clause and tells it. `held`: so many decisions, the outermost, have a solution
  /// below them.
  void learn(RecordingTrace& trace, std::size_t held);

  /// True on the way back from a contradiction, false on that from a solution.
  bool has_goal() const { return goal_.has_value(); }
  /// How the latest decision is left, which has no solution below it: refuted, or just skipped.
  bool skips_latest() const { return decides_.size() - 1 != failed_; }
  bool is_at_goal() const { return decides_.size() == *goal_; }
  /// True if the contradiction rests on no decision, so that nothing is left to be found.
  bool is_final() const { return failed_ == kNone; }
  /// It is at its goal, and the open path is so long: what was learnt is heeded from here on. True for a restart.
  bool end_way_back(std::size_t path);

  /// The first clause that rules something out on a board, of those that are heeded on an open path of this length.
  std::optional<Firing> firing(const PropagationBoard& board, std::size_t path) const;
  /// Its number, noting that it was used.
  std::uint16_t use(const Firing& firing);

  const std::vector<LearntClause>& clauses() const { return trail_.clauses(); }

  /// The notes of a search that has learnt these and nothing else.
  static std::vector<std::uint64_t> notes_of(const std::vector<LearntClause>& clauses);

  std::vector<std::uint64_t> notes() const;
  /// Knows the clauses of these notes, for the way to where they were made.
  void take_clauses(std::span<const std::uint64_t> notes);
  void take_over(const std::vector<std::uint64_t>& notes);

 private:
  void keep(LearntClause clause);
  void forget_half();

  static constexpr std::size_t kNone = ~std::size_t{0};

  std::optional<std::size_t> goal_;  // the number of decisions that stay
  std::size_t failed_ = kNone;       // the latest of the clause's decisions
  bool restarts_ = false;
  std::uint64_t learnt_ = 0;       // clauses so far
  std::uint64_t restart_ = 1;      // the number of the next one
  std::uint64_t conflicts_ = 0;    // since the last one
};

}  // namespace sudoku
