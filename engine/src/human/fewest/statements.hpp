// All that is known of a position, as lists: which candidates each statement is about, and which exclude each other.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sudoku/fewest.hpp"

namespace sudoku::human {

/// Numbers of candidates and of statements, from 0 in the order of cells and digits, and of cells and units.
using CandidateNumber = std::uint16_t;
using StatementNumber = std::uint16_t;

class Statements {
 public:
  /// If the position has no marks, `asked` is among the candidates of its cell, even where a peer holds its digit.
  Statements(const Puzzle& position, Candidate asked);

  std::size_t count() const { return statements_.size(); }
  const Statement& operator[](StatementNumber number) const { return statements_[number]; }
  /// The candidates of which one is true.
  std::span<const CandidateNumber> candidates_of(StatementNumber number) const { return candidates_of_[number]; }

  std::size_t candidates() const { return candidates_.size(); }
  /// Nothing where the cell can't be the digit.
  std::optional<CandidateNumber> find(Candidate candidate) const;
  std::span<const StatementNumber> statements_of(CandidateNumber number) const { return statements_of_[number]; }
  /// The candidates that it excludes.
  std::span<const CandidateNumber> rivals_of(CandidateNumber number) const { return rivals_of_[number]; }

 private:
  void add_rivals(const Geometry& geometry, Candidate candidate);

  std::vector<Statement> statements_;
  std::vector<Candidate> candidates_;
  CellLists candidates_of_, statements_of_, rivals_of_;
};

}  // namespace sudoku::human
