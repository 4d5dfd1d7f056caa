// The statement to be proved, as clauses in the order of the DIMACS file: the rules of the grid, what is given, and,
// once a solution is known, that it is not that one.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::proof {

/// "This cell holds this digit", or that it doesn't: twice the variable, plus one if denied. Variable cell * n + digit,
/// from 1 on, as in the file.
using Literal = std::uint32_t;

inline constexpr Literal kNoLiteral = ~Literal{0};

/// A clause of the statement or a line of the proof, from 1 on, as in the files.
using LineNumber = std::uint32_t;

inline constexpr LineNumber kNoLine = 0;

/// How many places a list by literal has.
constexpr std::size_t literal_count(std::uint32_t variables) { return 2 * std::size_t{variables} + 2; }

constexpr Literal affirmed(std::uint32_t variable) { return 2 * variable; }
constexpr Literal opposite(Literal literal) { return literal ^ 1; }
constexpr std::uint32_t variable_of(Literal literal) { return literal >> 1; }
constexpr bool is_affirmed(Literal literal) { return (literal & 1) == 0; }

/// Adds a literal and a space, as DIMACS has them.
void write_literal(std::string& text, Literal literal);
/// Adds a number and a space.
void write_line_number(std::string& text, LineNumber number);

/// Clauses one after another, by number.
class ClauseList {
 public:
  /// Takes memory for so many clauses with so many literals in all.
  void reserve(std::size_t clauses, std::size_t literals);
  LineNumber add(std::span<const Literal> literals);
  std::span<const Literal> operator[](LineNumber number) const;
  LineNumber count() const { return static_cast<LineNumber>(ends_.size() - 1); }

 private:
  std::vector<Literal> literals_;
  std::vector<std::uint32_t> ends_{0};
};

/// The clauses of a puzzle that has passed check_puzzle: each cell has a digit and at most one, each unit has each
/// digit, peers differ; givens; what pencil marks rule out. The values of a player are left out.
ClauseList clauses_of(const Geometry& geometry, const Puzzle& puzzle);

/// How many of these say that a cell has a digit, or a unit has one: they come first, all of n literals.
LineNumber choice_count(const Geometry& geometry);

/// The clause that a solution is not this one.
std::vector<Literal> forbidding(const std::vector<Digit>& solution, int size);

}  // namespace sudoku::proof
