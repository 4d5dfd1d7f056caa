// A trial: what follows if a candidate is true. For each consequence it is known what it follows from, so that the way
// to it can be told.
#pragma once

#include <optional>
#include <vector>

#include "human/core/finds.hpp"

namespace sudoku::human {

/// How far a trial goes.
enum class Follow : std::uint8_t {
  chains,  ///< each consequence has one cause: cells of two candidates, units with two places for a digit
  digit,   ///< the digit of the candidate alone, with the places that are left for it
  singles  ///< all that naked and hidden singles lead to
};

/// A candidate that is true or false.
struct Literal {
  Candidate candidate;
  bool is_true;
};

class Trial {
 public:
  explicit Trial(const Board& board);

  /// Takes the candidate for true and follows that to its end, or to the first contradiction.
  void assume(Candidate candidate, Follow follow);

  /// True if a cell has no candidate left or a unit no place for a digit. (Not looked for along chains.)
  bool is_contradiction() const { return dead_end_.has_value(); }
  /// True if the literal follows.
  bool has(Literal literal) const { return info(literal).order != 0; }
  /// The longest way from the assumption to the literal, in links.
  int depth(Literal literal) const { return info(literal).depth; }
  int depth_of_contradiction() const;
  /// About how much work it was to follow that.
  std::uint64_t work() const { return left_in_.size() / 4 + 10 * queue_.size(); }
  /// All that follows, in order; the assumption first.
  const std::vector<Literal>& consequences() const { return queue_; }

  /// Adds roles and links of the ways that lead to the literal, or to the contradiction, as case `group` of the step.
  void tell(Literal literal, int group, Step& step) const;
  void tell_contradiction(Step& step) const;

 private:
  static constexpr Unit kByCell = kNoUnit;

  struct Info {
    int order = 0;  ///< place in the queue, from 1; 0: does not follow
    int depth = 0;
    Literal cause{};      ///< of a candidate that is false: the true one that it clashes with
    Unit unit = kByCell;  ///< of one that is true: where all others are false, or in its cell
  };

  /// Nothing is left in a cell (digit 0), or for a digit in a unit.
  struct DeadEnd {
    Cell cell;
    Unit unit;
    Digit digit;
  };

  std::size_t key(Candidate candidate) const {
    return std::size_t{candidate.cell} * static_cast<std::size_t>(board_.size()) + candidate.digit - 1;
  }
  const Info& info(Literal literal) const { return (literal.is_true ? true_ : false_)[key(literal.candidate)]; }

  void follow_true(Candidate candidate);
  void follow_false(Candidate candidate);
  void exclude(Candidate candidate, Literal cause);
  void conclude(Candidate candidate, Unit unit);
  /// The false candidates from which a true one follows, or a contradiction.
  std::vector<Literal> premises(Cell cell, Unit unit, Digit digit, int before) const;
  void tell_all(std::vector<Literal> goals, int group, Step& step) const;

  const Board& board_;
  Follow follow_ = Follow::chains;
  std::vector<Info> true_, false_;
  std::vector<Mask> left_in_;      // by cell
  std::vector<CellSet> left_for_;  // by digit
  std::vector<Literal> queue_;
  std::optional<DeadEnd> dead_end_;
};

}  // namespace sudoku::human
