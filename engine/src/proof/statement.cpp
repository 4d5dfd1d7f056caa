#include "proof/statement.hpp"

#include <array>
#include <charconv>

namespace sudoku::proof {

namespace {

Literal holds(int size, int cell, int digit) {
  return affirmed(static_cast<std::uint32_t>(cell * size + digit));
}

void add_choices(const Geometry& geometry, ClauseList& clauses) {
  const int n = geometry.size();
  std::vector<Literal> choice(static_cast<std::size_t>(n));
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    for (int digit = 1; digit <= n; ++digit) choice[static_cast<std::size_t>(digit) - 1] = holds(n, cell, digit);
    clauses.add(choice);
  }
  for (int unit = 0; unit < geometry.complete_units(); ++unit) {
    const auto cells = geometry.cells_of(static_cast<Unit>(unit));
    for (int digit = 1; digit <= n; ++digit) {
      for (std::size_t at = 0; at < cells.size(); ++at) choice[at] = holds(n, cells[at], digit);
      clauses.add(choice);
    }
  }
}

void add_differences(const Geometry& geometry, ClauseList& clauses) {
  const int n = geometry.size();
  const auto not_both = [&](Literal a, Literal b) {
    const std::array<Literal, 2> pair{opposite(a), opposite(b)};
    clauses.add(pair);
  };
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    for (int digit = 1; digit <= n; ++digit) {
      for (int more = digit + 1; more <= n; ++more) not_both(holds(n, cell, digit), holds(n, cell, more));
    }
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) {
      if (peer < cell) continue;
      for (int digit = 1; digit <= n; ++digit) not_both(holds(n, cell, digit), holds(n, peer, digit));
    }
  }
}

template <class Number>
void write_number(std::string& text, Number number) {
  std::array<char, 16> digits;
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  text.append(digits.data(), end);
  text += ' ';
}

}  // namespace

void write_literal(std::string& text, Literal literal) {
  const auto variable = static_cast<std::int32_t>(variable_of(literal));
  write_number(text, is_affirmed(literal) ? variable : -variable);
}

void write_line_number(std::string& text, LineNumber number) { write_number(text, number); }

void ClauseList::reserve(std::size_t clauses, std::size_t literals) {
  ends_.reserve(clauses + 1);
  literals_.reserve(literals);
}

LineNumber ClauseList::add(std::span<const Literal> literals) {
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  ends_.push_back(static_cast<std::uint32_t>(literals_.size()));
  return count();
}

std::span<const Literal> ClauseList::operator[](LineNumber number) const {
  return {literals_.data() + ends_[number - 1], ends_[number] - ends_[number - 1]};
}

ClauseList clauses_of(const Geometry& geometry, const Puzzle& puzzle) {
  ClauseList clauses;
  add_choices(geometry, clauses);
  add_differences(geometry, clauses);
  const int n = geometry.size();
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    if (puzzle.givens[at] != 0) clauses.add(std::array{holds(n, cell, puzzle.givens[at])});
    if (puzzle.candidates.empty() || puzzle.givens[at] != 0) continue;
    for (int digit = 1; digit <= n; ++digit) {
      if ((puzzle.candidates[at] & bit(digit)) == 0) clauses.add(std::array{opposite(holds(n, cell, digit))});
    }
  }
  return clauses;
}

LineNumber choice_count(const Geometry& geometry) {
  return static_cast<LineNumber>(geometry.cells() + geometry.complete_units() * geometry.size());
}

std::vector<Literal> forbidding(const std::vector<Digit>& solution, int size) {
  std::vector<Literal> literals;
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    literals.push_back(opposite(holds(size, static_cast<int>(cell), solution[cell])));
  }
  return literals;
}

}  // namespace sudoku::proof
