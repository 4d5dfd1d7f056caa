// The statement about a large grid: groups of literals of which exactly one is true, as they are in solve/large. Beside
// "this cell holds this digit" there is "this digit is in this segment", the cells that a row or column shares with a
// box; so the clauses are a fraction of those over cells alone, and locked candidates follow by unit propagation. What
// a given rules out is left out.
#pragma once

#include "proof/statement.hpp"

namespace sudoku::proof {

class GroupStatement {
 public:
  /// A classic puzzle that has passed check_puzzle, except that givens may clash.
  GroupStatement(const Geometry& geometry, const Puzzle& puzzle);

  /// How many clauses there are.
  LineNumber clauses() const { return lines_; }
  /// Takes memory for them.
  void reserve(ClauseList& clauses) const;
  /// Adds a group as clauses: one of its literals is true; then of each two, one is false.
  void add_clauses(ClauseList& clauses, std::uint32_t number) const;
  /// Variable cell * n + digit as in small grids; behind these, those of segments.
  std::uint32_t variables() const { return variables_; }
  /// How many of these are in use.
  std::uint32_t used() const { return used_; }

  /// True if a literal says what a cell holds or doesn't, false if it is about a segment.
  bool is_about_cell(Literal literal) const { return variable_of(literal) <= size_ * size_ * size_; }

  std::uint32_t count() const { return static_cast<std::uint32_t>(ends_.size() - 1); }
  std::span<const Literal> group(std::uint32_t number) const {
    return {literals_.data() + ends_[number], ends_[number + 1] - ends_[number]};
  }
  /// The clause that one of a group is true.
  LineNumber choice_line(std::uint32_t group) const { return choice_lines_[group]; }
  /// The clause that of two literals which share a group one is false.
  LineNumber pair_line(Literal a, Literal b) const;

 private:
  /// The segments of rows, or those of columns.
  struct SegmentLists {
    std::uint32_t first_variable;  // less one
    std::uint32_t in_line;         // segments of each line
    std::uint32_t length;          // cells of each segment
    std::vector<std::uint32_t> cells, boxes;  // of all segments one after another; of each segment
  };
  struct Place {
    std::uint32_t group, at;
  };

  SegmentLists rows(std::uint32_t first_variable) const;
  SegmentLists columns(std::uint32_t first_variable) const;
  void find_possible(const Geometry& geometry, const Puzzle& puzzle);
  void add_cells();
  void add_segments(const SegmentLists& direction);
  void add_units(const SegmentLists& direction);
  void add_group(std::span<const Literal> literals);
  void index_places();
  std::span<const Place> places(Literal literal) const;
  Literal holds(std::uint32_t cell, std::uint32_t digit) const { return affirmed(cell * size_ + digit); }

  std::uint32_t size_, box_rows_, box_cols_;
  std::uint32_t variables_, used_ = 0;
  std::vector<Mask> possible_;            // of each cell, the digits that no given rules out
  std::vector<Literal> segment_literals_;  // while those of a direction are added, by segment and digit
  std::vector<Literal> literals_;
  std::vector<std::uint32_t> ends_{0};
  std::vector<LineNumber> choice_lines_;
  LineNumber lines_ = 0;
  std::vector<std::uint32_t> first_place_;  // of each literal, and the end
  std::vector<Place> places_;
};

}  // namespace sudoku::proof
