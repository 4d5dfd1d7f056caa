#include "human/fewest/statements.hpp"

#include <algorithm>

#include "constraints/constraint_set.hpp"

namespace sudoku::human {

namespace {

/// True if the player has marked the cell: one without any mark has not been marked yet.
bool is_marked(const Puzzle& position, Cell cell) {
  return !position.candidates.empty() && position.candidates[cell] != 0;
}

/// Values are cells with one candidate; a cell without marks can be whatever no peer is.
std::vector<Mask> candidates_in(const Puzzle& position, const Geometry& geometry) {
  std::vector<Mask> masks;
  for (int index = 0; index < geometry.cells(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const auto value = [&](Cell at) { return position.values.empty() ? position.givens[at] : position.values[at]; };
    const auto held = [&](Cell at) { return position.givens[at] != 0 ? position.givens[at] : value(at); };
    Mask mask = is_marked(position, cell) ? position.candidates[cell] : geometry.all();
    for (const Cell peer : geometry.peers(cell)) {
      if (!is_marked(position, cell) && held(peer) != 0) mask &= ~bit(held(peer));
    }
    masks.push_back(held(cell) != 0 ? bit(held(cell)) : mask);
  }
  return masks;
}

/// Of each cell the pairs that rules about the whole grid tie it to.
std::vector<std::vector<const Relation*>> relations_of_the_grid(const Geometry& geometry, std::size_t first) {
  std::vector<std::vector<const Relation*>> all(static_cast<std::size_t>(geometry.cells()));
  if (geometry.constraints() == nullptr) return all;
  for (const NumberedPrimitive& one : geometry.constraints()->primitives) {
    const Relation* const relation = one.primitive->relation();
    if (one.constraint < first || relation == nullptr) continue;
    for (const Cell cell : relation->cells()) all[cell].push_back(relation);
  }
  return all;
}

}  // namespace

Statements::Statements(const Puzzle& position, Candidate asked) : geometry_(Geometry::of(position)) {
  std::vector<Mask> masks = candidates_in(position, geometry_);
  const bool is_open = position.givens[asked.cell] == 0 &&
                       (position.values.empty() || position.values[asked.cell] == 0);
  if (is_open && !is_marked(position, asked.cell)) masks[asked.cell] |= bit(asked.digit);
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    statements_.push_back({static_cast<Cell>(cell), kNoUnit, 0});
    for (Mask left = masks[cell]; left != 0; left &= left - 1) {
      candidates_of_.add(static_cast<CandidateNumber>(candidates_.size()));
      candidates_.push_back({static_cast<Cell>(cell), lowest_digit(left)});
    }
    candidates_of_.end();
  }
  add_units();
  const std::size_t on_chosen_cells = position.rules.constraints.size();
  if (geometry_.constraints() != nullptr) add_constraints(on_chosen_cells);
  list_constraints();
  list_statements();
  add_rivals(on_chosen_cells);
}

void Statements::add_units() {
  for (int unit = 0; unit < geometry_.complete_units(); ++unit) {
    for (int digit = 1; digit <= geometry_.size(); ++digit) {
      statements_.push_back({kNoCell, static_cast<Unit>(unit), static_cast<Digit>(digit)});
      for (const Cell cell : geometry_.cells_of(static_cast<Unit>(unit))) {
        if (const auto number = find({cell, static_cast<Digit>(digit)})) candidates_of_.add(*number);
      }
      candidates_of_.end();
    }
  }
}

/// Of those on chosen cells; rules about the whole grid make rivals. A constraint without primitives is a unit.
void Statements::add_constraints(std::size_t on_chosen_cells) {
  std::vector<std::vector<const Primitive*>> all(on_chosen_cells);
  for (const NumberedPrimitive& one : geometry_.constraints()->primitives) {
    if (one.constraint < on_chosen_cells) all[one.constraint].push_back(one.primitive.get());
  }
  for (std::size_t number = 0; number < all.size(); ++number) {
    if (!all[number].empty()) add_constraint(static_cast<std::uint16_t>(number), std::move(all[number]));
  }
}

void Statements::add_constraint(std::uint16_t number, std::vector<const Primitive*> primitives) {
  statements_.push_back({kNoCell, kNoUnit, 0, number});
  std::vector<Cell> cells;
  for (const Primitive* const primitive : primitives) {
    cells.insert(cells.end(), primitive->cells().begin(), primitive->cells().end());
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  for (const Cell cell : cells) cells_.add(cell);
  cells_.end();
  candidates_of_.end();
  primitives_.push_back(std::move(primitives));
}

void Statements::list_constraints() {
  for (std::size_t cell = 0; cell < cells(); ++cell) {
    for (std::size_t at = 0; at < constraints(); ++at) {
      const auto own = cells_[at];
      if (std::binary_search(own.begin(), own.end(), cell)) constraints_of_.add(static_cast<std::uint16_t>(at));
    }
    constraints_of_.end();
  }
}

void Statements::list_statements() {
  for (const Candidate& candidate : candidates_) {
    statements_of_.add(candidate.cell);
    for (const Unit unit : geometry_.units_of(candidate.cell)) {
      if (!geometry_.is_complete(unit)) continue;
      const int first = geometry_.cells() + unit * geometry_.size();
      statements_of_.add(static_cast<StatementNumber>(first + candidate.digit - 1));
    }
    statements_of_.end();
  }
}

std::optional<CandidateNumber> Statements::find(Candidate candidate) const {
  const auto at = std::lower_bound(candidates_.begin(), candidates_.end(), candidate);
  if (at == candidates_.end() || *at != candidate) return std::nullopt;
  return static_cast<CandidateNumber>(at - candidates_.begin());
}

/// Other digits of the cell, the same digit in peers, and what a rule about neighbours forbids beside it.
void Statements::add_rivals(std::size_t on_chosen_cells) {
  const auto apart = relations_of_the_grid(geometry_, on_chosen_cells);
  for (std::size_t at = 0; at < candidates_.size(); ++at) {
    const Candidate candidate = candidates_[at];
    for (const CandidateNumber number : candidates_of(candidate.cell)) {
      if (number != at) rivals_of_.add(number);
    }
    for (const Cell peer : geometry_.peers(candidate.cell)) {
      if (const auto number = find({peer, candidate.digit})) rivals_of_.add(*number);
    }
    for (const Relation* const relation : apart[candidate.cell]) {
      const int own = relation->cells()[0] == candidate.cell ? 0 : 1;
      const Cell other = relation->cells()[own == 0 ? 1 : 0];
      const bool is_peer = geometry_.are_peers(candidate.cell, other);
      for (const CandidateNumber number : candidates_of(other)) {
        const Digit digit = candidates_[number].digit;
        const bool may_stand = (relation->partners(own, candidate.digit) & bit(digit)) != 0;
        if (!may_stand && !(is_peer && digit == candidate.digit)) rivals_of_.add(number);
      }
    }
    rivals_of_.end();
  }
}

}  // namespace sudoku::human
