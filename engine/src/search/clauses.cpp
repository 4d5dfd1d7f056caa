#include "search/clauses.hpp"

namespace sudoku {

/// For each clause its number, since when it is heeded, its uses, how many guesses it has, and these.
void write_clauses(const std::vector<LearntClause>& clauses, std::vector<std::uint64_t>& notes) {
  for (const LearntClause& clause : clauses) {
    notes.insert(notes.end(), {clause.number, clause.since, clause.uses, clause.assignments.size()});
    for (const auto [cell, digit] : clause.assignments) notes.push_back(std::uint64_t{cell} << 8 | digit);
  }
}

std::vector<LearntClause> read_clauses(std::span<const std::uint64_t> notes) {
  std::vector<LearntClause> clauses;
  for (std::size_t at = 0; at < notes.size();) {
    LearntClause clause{static_cast<std::uint16_t>(notes[at]), static_cast<std::uint16_t>(notes[at + 1]),
                        static_cast<std::uint32_t>(notes[at + 2]), {}};
    const std::size_t end = at + 4 + static_cast<std::size_t>(notes[at + 3]);
    for (at += 4; at < end; ++at) {
      clause.assignments.push_back({static_cast<Cell>(notes[at] >> 8), static_cast<Digit>(notes[at] & 0xFF)});
    }
    clauses.push_back(std::move(clause));
  }
  return clauses;
}

}  // namespace sudoku
