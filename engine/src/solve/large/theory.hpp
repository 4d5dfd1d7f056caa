// Constraints that are no choices: a theory tells clause search what follows from an assignment, and why when it is
// asked (lazy clause generation; Ohrimenko, Stuckey and Codish, 2009; with lazy explanations: Gent, Miguel and Moore,
// 2010).
#pragma once

#include <span>

#include "solve/large/assignment.hpp"

namespace sudoku::large {

class Theory {
 public:
  virtual ~Theory() = default;

  /// Concludes at least one thing from what stands, if there is any: assigns literals, each with a number as its
  /// reason, or as a fact at level 0. Asked again until it has nothing to say.
  virtual Conflict propagate(Assignment& assignment) = 0;

  /// The false literals of which one would have to be true for the conclusion with this number not to hold. They stay
  /// where they are until the conclusion is taken back.
  virtual std::span<const Literal> reason(std::uint32_t number, const Assignment& assignment) = 0;

  /// The work it has done so far, counted as that of the search: literals that become true in the same time, roughly.
  virtual std::uint64_t work() const = 0;

  /// The trail has become so short.
  virtual void back_to(std::size_t trail) = 0;
};

}  // namespace sudoku::large
