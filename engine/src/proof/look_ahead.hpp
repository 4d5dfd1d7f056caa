// Chooses the next assumption: a choice with the fewest ways left is split, and of several such the one on whose every
// side most follows. To know that, each side is tried first, which also finds those that fail at once. (Heule and van
// Maaren, "Look-Ahead Based SAT Solvers", 2009.)
#pragma once

#include <optional>
#include <vector>

#include "proof/unit_propagation.hpp"

namespace sudoku::proof {

class LookAhead {
 public:
  /// The first `choices` of `clauses` are those of which one literal is true.
  LookAhead(const ClauseList& clauses, LineNumber choices, const UnitPropagation& propagation,
            std::uint32_t variables);

  /// Looks for the choices to compare at the present position, in which something is open.
  void begin();
  /// The next literal to be tried; nothing where all have been.
  std::optional<Literal> next_trial();
  /// Takes note that so many literals became true with one that was tried.
  void note_gain(Literal tried, std::size_t gain) { gains_[tried] = static_cast<double>(gain); }
  /// The next assumption; nothing if trials have decided all the choices that were compared.
  std::optional<Literal> best() const;

 private:
  /// A choice is compared with at most so many others: more make proofs no shorter.
  static constexpr std::size_t kCompared = 16;

  bool is_met(LineNumber choice) const;
  std::size_t open_count(LineNumber choice) const;
  double weight(LineNumber choice) const;

  const ClauseList& clauses_;
  LineNumber choice_count_;
  const UnitPropagation& propagation_;
  std::vector<LineNumber> compared_;
  std::vector<Literal> untried_;  // last first
  std::vector<double> gains_;     // by literal; 0 where it is not to be tried
};

}  // namespace sudoku::proof
