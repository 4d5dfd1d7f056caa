// All that is known of a position, as lists: which candidates each statement is about, and which exclude each other.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sudoku/fewest.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku {
class Primitive;
}

namespace sudoku::human {

/// Numbers of candidates and of statements, from 0 in the order of cells and digits, and of cells, units and
/// constraints.
using CandidateNumber = std::uint16_t;
using StatementNumber = std::uint16_t;

class Statements {
 public:
  /// If the position has no marks, `asked` is among the candidates of its cell, even where a peer holds its digit.
  Statements(const Puzzle& position, Candidate asked);

  std::size_t count() const { return statements_.size(); }
  const Statement& operator[](StatementNumber number) const { return statements_[number]; }
  /// The candidates of which one is true; none for a constraint.
  std::span<const CandidateNumber> candidates_of(StatementNumber number) const { return candidates_of_[number]; }

  std::size_t cells() const { return static_cast<std::size_t>(geometry_.cells()); }

  std::size_t candidates() const { return candidates_.size(); }
  Candidate candidate(CandidateNumber number) const { return candidates_[number]; }
  /// Nothing where the cell can't be the digit.
  std::optional<CandidateNumber> find(Candidate candidate) const;
  /// Those about cells and units that it makes true.
  std::span<const StatementNumber> statements_of(CandidateNumber number) const { return statements_of_[number]; }
  /// The candidates that it excludes.
  std::span<const CandidateNumber> rivals_of(CandidateNumber number) const { return rivals_of_[number]; }

  /// Statements about constraints come last.
  StatementNumber first_constraint() const { return static_cast<StatementNumber>(count() - primitives_.size()); }
  std::size_t constraints() const { return primitives_.size(); }
  bool is_about_constraint(StatementNumber number) const { return number >= first_constraint(); }
  /// The content of the statement about a constraint, and its cells, ascending.
  const std::vector<const Primitive*>& primitives_of(StatementNumber number) const {
    return primitives_[number - first_constraint()];
  }
  std::span<const Cell> cells_of(StatementNumber number) const { return cells_[number - first_constraint()]; }
  /// Of a cell: the constraints on it, from 0.
  std::span<const std::uint16_t> constraints_of(Cell cell) const { return constraints_of_[cell]; }

 private:
  void add_units();
  void add_constraints(std::size_t on_chosen_cells);
  void add_constraint(std::uint16_t number, std::vector<const Primitive*> primitives);
  void list_constraints();
  void list_statements();
  void add_rivals(std::size_t on_chosen_cells);

  Geometry geometry_;
  std::vector<Statement> statements_;
  std::vector<std::vector<const Primitive*>> primitives_;  // of each constraint that has some
  CellLists cells_, constraints_of_;
  std::vector<Candidate> candidates_;
  CellLists candidates_of_, statements_of_, rivals_of_;
};

}  // namespace sudoku::human
