// Literals of the clause-learning solver, and why one is true.
#pragma once

#include <cstdint>

namespace sudoku::large {

/// A statement that is true or false: "this cell holds this digit", or "this digit is somewhere in this segment".
using Variable = std::uint32_t;

/// A variable or its denial: twice the variable, plus one if denied.
using Literal = std::uint32_t;

inline constexpr Literal kNoLiteral = ~Literal{0};

constexpr Literal affirm(Variable variable) { return 2 * variable; }
constexpr Literal deny(Literal literal) { return literal ^ 1; }
constexpr Variable variable_of(Literal literal) { return literal >> 1; }

/// The place of a learnt clause in the store of clauses.
using ClauseRef = std::uint32_t;

/// Why a literal is true: because what it denies has a rival in some choice that is true, because all others of a
/// choice are false and it is the last, because all other literals of a learnt clause are false, or because a theory
/// says so, which tells the literals when it is asked. Decisions and facts have no reason.
class Antecedent {
 public:
  enum class Kind : std::uint32_t { none, rival, last, clause, theory };

  constexpr Antecedent() = default;
  static constexpr Antecedent rival(Literal literal) { return {Kind::rival, literal}; }
  static constexpr Antecedent last(std::uint32_t choice) { return {Kind::last, choice}; }
  static constexpr Antecedent clause(ClauseRef ref) { return {Kind::clause, ref}; }
  static constexpr Antecedent theory(std::uint32_t number) { return {Kind::theory, number}; }

  constexpr bool operator==(const Antecedent&) const = default;
  constexpr Kind kind() const { return static_cast<Kind>(word_ & 7); }
  /// The rival, the choice, the clause, or the number that the theory knows it by.
  constexpr std::uint32_t index() const { return word_ >> 3; }

 private:
  constexpr Antecedent(Kind kind, std::uint32_t index) : word_(index << 3 | static_cast<std::uint32_t>(kind)) {}

  std::uint32_t word_ = 0;
};

/// A literal that would have to be true for `reason`, and is false.
struct Conflict {
  Literal implied = kNoLiteral;
  Antecedent reason;

  bool found() const { return implied != kNoLiteral; }
};

}  // namespace sudoku::large
