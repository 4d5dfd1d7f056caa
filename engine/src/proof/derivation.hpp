// Turns what unit propagation found into lines of a proof: what a conflict says about the assumptions behind it. What
// holds without any assumption is left out of later lines, by shortcuts.
#pragma once

#include <vector>

#include "proof/proof_lines.hpp"
#include "proof/unit_propagation.hpp"

namespace sudoku::proof {

class Derivation {
 public:
  Derivation(const ClauseList& clauses, ProofLines& lines, const UnitPropagation& propagation,
             std::uint32_t variables);

  /// Takes note of what has become true without assumptions. To be called whenever that has propagated to its end.
  void note_facts();

  /// The line that not all assumptions behind a conflict are true; the empty clause where there are none. Its literals
  /// are denied assumptions, earliest first.
  LineNumber learn(LineNumber conflict);
  /// The line that an assumption which has turned out false can't be true with all of those that make it so: one that
  /// is there, if it says just that.
  LineNumber deny(Literal assumption);
  /// A line that says of a clause what is left of it: without the literals that are false in any case.
  LineNumber shortened(LineNumber line);

 private:
  struct Shortened {
    LineNumber line = kNoLine;  // the shortcut, or the clause itself where nothing of it is false
    std::size_t facts = 0;      // how many were known then
  };

  bool is_fact(Literal literal) const;
  LineNumber fact_line(Literal fact) const { return fact_lines_[fact >> 1]; }
  void mark(LineNumber line, Literal except);
  /// Goes back to the assumptions behind what is marked, which are added to `assumptions`, and what leads there to
  /// `hints`, both latest first.
  void trace(std::vector<Literal>& assumptions, std::vector<LineNumber>& hints);

  const ClauseList& clauses_;
  ProofLines& lines_;
  const UnitPropagation& propagation_;
  std::vector<LineNumber> fact_lines_;  // by variable
  std::size_t facts_ = 0;
  std::vector<Shortened> shortened_;  // by line
  std::vector<bool> is_marked_;       // by variable
};

}  // namespace sudoku::proof
