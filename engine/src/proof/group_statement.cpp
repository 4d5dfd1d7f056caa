#include "proof/group_statement.hpp"

#include <algorithm>
#include <array>

namespace sudoku::proof {

GroupStatement::GroupStatement(const Geometry& geometry, const Puzzle& puzzle)
    : size_(static_cast<std::uint32_t>(geometry.size())),
      box_rows_(static_cast<std::uint32_t>(puzzle.shape.box_rows)),
      box_cols_(static_cast<std::uint32_t>(puzzle.shape.box_cols)),
      variables_(size_ * size_ * (size_ + box_rows_ + box_cols_)) {
  find_possible(geometry, puzzle);
  add_cells();
  const std::uint32_t cells = size_ * size_;
  for (const SegmentLists& direction : {rows(cells * size_), columns(cells * (size_ + box_rows_))}) {
    add_segments(direction);
    add_units(direction);
  }
  index_places();
}

void GroupStatement::find_possible(const Geometry& geometry, const Puzzle& puzzle) {
  possible_ = puzzle.candidates;
  possible_.resize(puzzle.givens.size(), all_digits(geometry.size()));
  for (std::size_t cell = 0; cell < possible_.size(); ++cell) {
    if (puzzle.givens[cell] != 0) possible_[cell] = bit(puzzle.givens[cell]);
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) {
      if (puzzle.givens[peer] != 0) possible_[cell] &= ~bit(puzzle.givens[peer]);
    }
  }
}

void GroupStatement::add_cells() {
  std::vector<Literal> group;
  for (std::uint32_t cell = 0; cell < possible_.size(); ++cell) {
    group.clear();
    for (Mask left = possible_[cell]; left != 0; left &= left - 1) group.push_back(holds(cell, lowest_digit(left)));
    used_ += static_cast<std::uint32_t>(group.size());
    add_group(group);
  }
}

GroupStatement::SegmentLists GroupStatement::rows(std::uint32_t first_variable) const {
  SegmentLists direction{first_variable, box_rows_, box_cols_, {}, {}};
  for (std::uint32_t cell = 0; cell < size_ * size_; ++cell) direction.cells.push_back(cell);
  for (std::uint32_t segment = 0; segment < size_ * box_rows_; ++segment) {
    const std::uint32_t row = segment / box_rows_, stack = segment % box_rows_;
    direction.boxes.push_back(row / box_rows_ * box_rows_ + stack);
  }
  return direction;
}

GroupStatement::SegmentLists GroupStatement::columns(std::uint32_t first_variable) const {
  SegmentLists direction{first_variable, box_cols_, box_rows_, {}, {}};
  for (std::uint32_t column = 0; column < size_; ++column) {
    for (std::uint32_t row = 0; row < size_; ++row) direction.cells.push_back(row * size_ + column);
  }
  for (std::uint32_t segment = 0; segment < size_ * box_cols_; ++segment) {
    const std::uint32_t column = segment / box_cols_, band = segment % box_cols_;
    direction.boxes.push_back(band * box_rows_ + column / box_cols_);
  }
  return direction;
}

/// A digit is in one cell of a segment, or not in the segment.
void GroupStatement::add_segments(const SegmentLists& direction) {
  segment_literals_.assign(direction.boxes.size() * size_, kNoLiteral);
  std::vector<Literal> group;
  for (std::size_t segment = 0; segment < direction.boxes.size(); ++segment) {
    for (std::uint32_t digit = 1; digit <= size_; ++digit) {
      group.clear();
      for (std::uint32_t at = 0; at < direction.length; ++at) {
        const std::uint32_t cell = direction.cells[segment * direction.length + at];
        if ((possible_[cell] & bit(static_cast<int>(digit))) != 0) group.push_back(holds(cell, digit));
      }
      if (group.empty()) continue;
      const std::size_t place = segment * size_ + digit;
      const Literal anywhere = affirmed(direction.first_variable + static_cast<std::uint32_t>(place));
      segment_literals_[place - 1] = anywhere;
      group.push_back(opposite(anywhere));
      ++used_;
      add_group(group);
    }
  }
}

/// A digit is in one segment of each line and of each box.
void GroupStatement::add_units(const SegmentLists& direction) {
  std::vector<std::vector<std::uint32_t>> units(2 * std::size_t{size_});
  for (std::uint32_t segment = 0; segment < direction.boxes.size(); ++segment) {
    units[segment / direction.in_line].push_back(segment);
    units[size_ + direction.boxes[segment]].push_back(segment);
  }
  std::vector<Literal> group;
  for (const auto& unit : units) {
    for (std::size_t digit = 1; digit <= size_; ++digit) {
      group.clear();
      for (const std::uint32_t segment : unit) {
        const Literal anywhere = segment_literals_[segment * size_ + digit - 1];
        if (anywhere != kNoLiteral) group.push_back(anywhere);
      }
      add_group(group);
    }
  }
}

void GroupStatement::add_group(std::span<const Literal> literals) {
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  ends_.push_back(static_cast<std::uint32_t>(literals_.size()));
  choice_lines_.push_back(lines_ + 1);
  const auto size = static_cast<LineNumber>(literals.size());
  lines_ += 1 + size * (size - (size > 0 ? 1 : 0)) / 2;
}

void GroupStatement::reserve(ClauseList& clauses) const {
  clauses.reserve(lines_, literals_.size() + 2 * (std::size_t{lines_} - count()));
}

void GroupStatement::add_clauses(ClauseList& clauses, std::uint32_t number) const {
  const std::span<const Literal> literals = group(number);
  clauses.add(literals);
  for (std::size_t at = 0; at < literals.size(); ++at) {
    for (std::size_t other = at + 1; other < literals.size(); ++other) {
      clauses.add(std::array{opposite(literals[at]), opposite(literals[other])});
    }
  }
}

/// Counts the places of each literal, and fills them from the back.
void GroupStatement::index_places() {
  first_place_.assign(literal_count(variables_) + 1, 0);
  for (const Literal literal : literals_) ++first_place_[literal];
  std::uint32_t end = 0;
  for (std::uint32_t& place : first_place_) place = end += place;
  places_.resize(literals_.size());
  for (std::uint32_t number = 0; number < count(); ++number) {
    std::uint32_t at = 0;
    for (const Literal literal : group(number)) places_[--first_place_[literal]] = {number, at++};
  }
}

std::span<const GroupStatement::Place> GroupStatement::places(Literal literal) const {
  return {places_.data() + first_place_[literal], first_place_[literal + 1] - first_place_[literal]};
}

LineNumber GroupStatement::pair_line(Literal a, Literal b) const {
  for (const Place one : places(a)) {
    for (const Place other : places(b)) {
      if (one.group != other.group) continue;
      const auto [first, second] = std::minmax(one.at, other.at);
      const auto size = static_cast<LineNumber>(group(one.group).size());
      return choice_lines_[one.group] + first * (2 * size - first - 1) / 2 + second - first;
    }
  }
  return kNoLine;
}

}  // namespace sudoku::proof
