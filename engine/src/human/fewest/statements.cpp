#include "human/fewest/statements.hpp"

#include <algorithm>

namespace sudoku::human {

namespace {

/// Values are cells with one candidate; where there are no marks, a cell can be whatever no peer is.
std::vector<Mask> candidates_in(const Puzzle& position, const Geometry& geometry) {
  std::vector<Mask> masks;
  for (int index = 0; index < geometry.cells(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const auto value = [&](Cell at) { return position.values.empty() ? position.givens[at] : position.values[at]; };
    const auto held = [&](Cell at) { return position.givens[at] != 0 ? position.givens[at] : value(at); };
    Mask mask = position.candidates.empty() ? geometry.all() : position.candidates[cell];
    for (const Cell peer : geometry.peers(cell)) {
      if (position.candidates.empty() && held(peer) != 0) mask &= ~bit(held(peer));
    }
    masks.push_back(held(cell) != 0 ? bit(held(cell)) : mask);
  }
  return masks;
}

}  // namespace

Statements::Statements(const Puzzle& position, Candidate asked) {
  const Geometry geometry = Geometry::of(position);
  std::vector<Mask> masks = candidates_in(position, geometry);
  const bool is_open = position.givens[asked.cell] == 0 &&
                       (position.values.empty() || position.values[asked.cell] == 0);
  if (is_open && position.candidates.empty()) masks[asked.cell] |= bit(asked.digit);
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    statements_.push_back({static_cast<Cell>(cell), kNoUnit, 0});
    for (Mask left = masks[cell]; left != 0; left &= left - 1) {
      candidates_of_.add(static_cast<CandidateNumber>(candidates_.size()));
      candidates_.push_back({static_cast<Cell>(cell), lowest_digit(left)});
    }
    candidates_of_.end();
  }
  for (int unit = 0; unit < geometry.complete_units(); ++unit) {
    for (int digit = 1; digit <= geometry.size(); ++digit) {
      statements_.push_back({kNoCell, static_cast<Unit>(unit), static_cast<Digit>(digit)});
      for (const Cell cell : geometry.cells_of(static_cast<Unit>(unit))) {
        if (const auto number = find({cell, static_cast<Digit>(digit)})) candidates_of_.add(*number);
      }
      candidates_of_.end();
    }
  }
  for (const Candidate& candidate : candidates_) {
    statements_of_.add(candidate.cell);
    for (const Unit unit : geometry.units_of(candidate.cell)) {
      if (!geometry.is_complete(unit)) continue;
      statements_of_.add(static_cast<StatementNumber>(geometry.cells() + unit * geometry.size() + candidate.digit - 1));
    }
    statements_of_.end();
    add_rivals(geometry, candidate);
  }
}

std::optional<CandidateNumber> Statements::find(Candidate candidate) const {
  const auto at = std::lower_bound(candidates_.begin(), candidates_.end(), candidate);
  if (at == candidates_.end() || *at != candidate) return std::nullopt;
  return static_cast<CandidateNumber>(at - candidates_.begin());
}

void Statements::add_rivals(const Geometry& geometry, Candidate candidate) {
  for (const CandidateNumber number : candidates_of(candidate.cell)) {
    if (candidates_[number] != candidate) rivals_of_.add(number);
  }
  for (const Cell peer : geometry.peers(candidate.cell)) {
    if (const auto number = find({peer, candidate.digit})) rivals_of_.add(*number);
  }
  rivals_of_.end();
}

}  // namespace sudoku::human
