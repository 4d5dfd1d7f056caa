// Proofs that a puzzle has exactly one solution or none, as files for the proof checkers of SAT solvers.
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

namespace proof {
class ProofSearch;
}

/// The result of a proof. `unique`: there is exactly one solution. `none`: there is no solution. `several`: there is
/// nothing to prove, because two solutions were found. `limit`: the proof became too long, or a constraint needs too
/// many clauses.
enum class ProofStatus : std::uint8_t { running, unique, none, several, limit };
std::string_view status_id(ProofStatus status);

/// The files: the statement in DIMACS, the proof with hints, the proof without hints.
enum class ProofFile : std::uint8_t { cnf, lrat, drat };

/// The sizes of statement and proof.
struct ProofFigures {
  std::uint32_t variables = 0;
  std::uint32_t clauses = 0;
  std::uint32_t lines = 0;   ///< lines of the proof; 0 until there is one
  std::uint64_t hints = 0;   ///< hints in all lines together
  std::uint64_t trials = 0;  ///< assumptions that were tried
};

/// Makes a proof. The statement says that the rules, the givens and the marks hold, and that the solution is not the
/// known one. The proof refutes this statement: each line follows from those before it by unit propagation, and the
/// last line is the empty clause. Up to 16x16, it comes from a search of its own, which shares no code with the
/// solvers; for larger grids, its lines are the clauses that the clause solver learns.
class Prover {
 public:
  /// `puzzle` must have passed check_puzzle, except that givens may clash. Digits placed by a player are ignored.
  explicit Prover(const Puzzle& puzzle);
  ~Prover();
  Prover(Prover&&) noexcept;

  /// Asks for a line about a branch of a search, which says that its guesses can't all be right. Deeper branches must
  /// be added before shallower ones, whose lines they help to derive. To be called before the first `advance`. In grids
  /// larger than 16x16, a branch has a line of its own only if it can be refuted without search.
  /// @param guesses variables of the statement
  void add_branch(std::span<const std::uint32_t> guesses);

  /// Continues for about `steps` steps; each is an assumption with its consequences, or some tries at writing a
  /// constraint as clauses. False when it has ended.
  bool advance(std::uint64_t steps);

  ProofStatus status() const;
  /// True once the statement is written, which comes first; it never is if a constraint needs too many clauses.
  bool is_stated() const;
  ProofFigures figures() const;
  /// The solutions found so far, at most two.
  const std::vector<std::vector<Digit>>& solutions() const;

  /// For each branch, the number of its line in `drat` and `lrat`, from 1; the line may name only some of its guesses.
  /// 0 if there is no such line. Empty unless the status is `unique` or `none`.
  std::vector<std::uint32_t> branch_lines() const;

  /// The number of lines of a file. To be called, as all that follows, when `advance` has returned false.
  std::uint32_t file_lines(ProofFile file) const;
  /// Some lines of a file, from 0 on: long files can be written in parts.
  std::string file_part(ProofFile file, std::uint32_t first, std::uint32_t count) const;

  /// The statement in DIMACS. Variable (cell * n + digit) means that the cell, counted from 0, has the digit. If a
  /// solution was found, a clause excludes it. Constraints are clauses that exclude impossible combinations. In grids
  /// larger than 16x16, digits that a given rules out are omitted, and further variables mean that a digit is in a
  /// segment, the cells that a row or column shares with a box.
  std::string cnf() const;
  /// The proof in DRAT: its clauses without hints. Empty unless the status is `unique` or `none`.
  std::string drat() const;
  /// The proof in LRAT: numbered clauses with hints, for checkers that don't search. Empty unless the status is
  /// `unique` or `none`.
  std::string lrat() const;

 private:
  std::unique_ptr<proof::ProofSearch> search_;
};

}  // namespace sudoku
