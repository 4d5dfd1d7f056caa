// Clauses that search learns from contradictions: decisions that can't all be right.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/types.hpp"

namespace sudoku {

/// That a cell is a digit.
struct ClauseGuess {
  Cell cell;
  Digit digit;

  friend bool operator==(const ClauseGuess&, const ClauseGuess&) = default;
};

struct LearntClause {
  std::uint16_t number;        ///< from 1 on, and after 65,535 from 1 again: many more than are kept at a time
  std::uint16_t since;         ///< it is heeded on open paths of at least this length: it was learnt after shorter ones
  std::uint32_t uses = 0;      ///< how often it has ruled something out
  std::vector<ClauseGuess> assignments;  ///< of which one at least is wrong, outermost decision first
};

/// Clauses as numbers, for a snapshot.
void write_clauses(const std::vector<LearntClause>& clauses, std::vector<std::uint64_t>& notes);
std::vector<LearntClause> read_clauses(std::span<const std::uint64_t> notes);

}  // namespace sudoku
