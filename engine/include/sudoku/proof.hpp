// Proofs that a puzzle has one solution, or none, in the files that checkers of SAT solvers read.
//
//   sudoku::Prover prover(puzzle);
//   while (prover.advance(1'000)) {}
//   if (prover.status() == sudoku::ProofStatus::unique) std::puts(prover.lrat().c_str());
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The largest grids that proofs are made for.
inline constexpr int kMaxProofSize = 16;

/// How a proof ends. `unique`: it shows that there is no solution but one. `none`: that there is no solution at all.
/// `several`: there is nothing to prove, and two solutions are known. `limit`: it became too long, or a constraint has
/// too many cells to be said in clauses.
enum class ProofStatus : std::uint8_t { running, unique, none, several, limit };
std::string_view status_id(ProofStatus status);

/// How large statement and proof are.
struct ProofFigures {
  std::uint32_t variables = 0;
  std::uint32_t clauses = 0;
  std::uint32_t lines = 0;   ///< of the proof; 0 until there is one
  std::uint64_t hints = 0;   ///< in all of its lines
  std::uint64_t trials = 0;  ///< assumptions that were tried
};

/// Proves by a search of its own, which shares nothing with the solvers and infers by unit propagation alone. The
/// statement is that the rules, the givens and the marks hold, and the solution is not the one that is known. The proof
/// refutes it: each line says of a few assumptions that they can't all be true, and the last line of none.
class Prover {
 public:
  /// `puzzle` has passed check_puzzle, though givens may clash, and its grid is not larger than kMaxProofSize. What a
  /// player has set is left out.
  explicit Prover(const Puzzle& puzzle);
  ~Prover();
  Prover(Prover&&) noexcept;

  /// Wants a line about a branch of somebody's search: that its guesses can't all be right. Branches beneath others
  /// come before these, since their lines then help. To be called before the first `advance`.
  /// @param guesses variables of the statement
  void add_branch(std::span<const std::uint32_t> guesses);

  /// Goes on for about `steps` steps, each one assumption and what follows from it. False when it has ended.
  bool advance(std::uint64_t steps);

  ProofStatus status() const;
  ProofFigures figures() const;
  /// Those found so far, at most two.
  const std::vector<std::vector<Digit>>& solutions() const;

  /// Of each branch, the line that says it of the branch's guesses, or of some of them: from 1 on, among the lines of
  /// `drat` and `lrat`. 0 where no line was written. Empty unless the status is `unique` or `none`.
  std::vector<std::uint32_t> branch_lines() const;

  /// The statement in DIMACS. Variable (cell * n + digit) says that the cell, from 0 on, holds the digit. Without a
  /// solution there is no clause that forbids one. Constraints are clauses that deny what can't stand together.
  std::string cnf() const;
  /// The proof's clauses alone. Empty unless the status is `unique` or `none`.
  std::string drat() const;
  /// The proof with numbers and hints, for checkers that don't search. Empty unless the status is `unique` or `none`.
  std::string lrat() const;

 private:
  struct Work;

  std::unique_ptr<Work> work_;
};

}  // namespace sudoku
