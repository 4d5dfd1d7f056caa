// Constraints at random that hold of a grid, and puzzles with some.
#include <algorithm>
#include <numeric>
#include <set>

#include "support/constraint_digits.hpp"
#include "support/constraints_oracle.hpp"

namespace sudoku::testing {

namespace {

/// The pattern of random regular expressions: any number of these digits, then two of those.
struct SimplePattern {
  std::set<int> first, last;
  std::string text() const {
    std::string pattern = "[";
    for (const int digit : first) pattern += std::to_string(digit);
    pattern += "]*(";
    for (const int digit : last) pattern += (pattern.back() == '(' ? "" : "|") + std::to_string(digit);
    return pattern + "){2}";
  }
};

/// The automaton that accepts digits whose sum is even, in the plain format of ISS: two states, 0 the start, which
/// accepts; bits as they come.
std::string parity_machine(int size) {
  std::string bits;
  const auto put = [&bits](int number, int count) {
    while (count-- > 0) bits += (number >> count & 1) != 0 ? '1' : '0';
  };
  int symbol_bits = 0;
  while (1 << symbol_bits < size) ++symbol_bits;
  const int state_bits = 2, count_bits = 5;
  put(0, 2);
  put(state_bits - 1, 4);
  put(size - 1, 4);
  put(1, state_bits);
  put(0, state_bits);
  put(1, 1);
  put(count_bits, 4);
  for (int state = 0; state < 2; ++state) {
    put(size, count_bits);
    for (int symbol = 0; symbol < size; ++symbol) {
      put(symbol, symbol_bits);
      put((symbol + 1 + state) % 2, state_bits);
    }
  }
  while (bits.size() % 6 != 0) bits += '0';
  std::string code;
  for (std::size_t at = 0; at < bits.size(); at += 6) {
    constexpr char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    code += signs[std::stoul(bits.substr(at, 6), nullptr, 2)];
  }
  return code;
}

std::vector<Cell> random_walk(std::size_t n, std::size_t length, Random& random) {
  std::vector<Cell> cells{static_cast<Cell>(random.below(static_cast<int>(n * n)))};
  for (int trial = 0; trial < 60 && cells.size() < length; ++trial) {
    const int size = static_cast<int>(n);
    const int row = cells.back() / size + random.below(3) - 1, column = cells.back() % size + random.below(3) - 1;
    if (row < 0 || column < 0 || row >= size || column >= size) continue;
    const auto cell = static_cast<Cell>(row * size + column);
    if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  }
  return cells;
}

std::vector<Cell> random_line(int n, bool diagonal, Random& random) {
  std::vector<Cell> cells;
  const int at = random.below(diagonal ? n - 1 : n), side = random.below(diagonal ? 4 : 4);
  for (int step = 0; step < n; ++step) {
    int row = at, column = step;
    if (side == 1) column = n - 1 - step;
    if (side == 2) std::tie(row, column) = std::pair(step, at);
    if (side == 3) std::tie(row, column) = std::pair(n - 1 - step, at);
    if (diagonal && side < 2) std::tie(row, column) = std::pair(at + step, step);
    if (diagonal && side >= 2) std::tie(row, column) = std::pair(step, n - 1 - at - step);
    if (row < n && column >= 0) cells.push_back(static_cast<Cell>(row * n + column));
  }
  return cells;
}

/// A value that may make the constraint hold.
std::vector<int> fitting_values(const Constraint& constraint, const Puzzle& puzzle, const Grid& grid, Random& random) {
  const int n = puzzle.size();
  Digits digits;
  for (const Cell cell : constraint.cells) digits.push_back(grid[cell]);
  switch (info_of(constraint.kind).form) {
    case ConstraintForm::valued_line:
      if (constraint.kind == ConstraintKind::pill_arrow) return {2 + random.below(2)};
      if (constraint.kind == ConstraintKind::sum_line) return {total(digits) / (1 + random.below(3))};
      if (constraint.kind == ConstraintKind::modular) return {2 + random.below(2)};
      return {1 + random.below(n / 2 + 1)};
    case ConstraintForm::valued_loop: return {total(digits) / (1 + random.below(3))};
    case ConstraintForm::valued_set: {
      if (constraint.kind != ConstraintKind::sum || random.below(2) == 0) return {total(digits)};
      std::vector<int> values{0};
      for (const int digit : digits) {
        values.push_back(std::vector{-2, -1, 1, 3}[static_cast<std::size_t>(random.below(4))]);
        values[0] += values.back() * digit;
      }
      return values;
    }
    case ConstraintForm::indexer: return {random.below(puzzle.rules.has(GlobalRule::no_boxes) ? 2 : 3)};
    case ConstraintForm::equal_sets: return {2};
    case ConstraintForm::given: return {std::min(digits[0], 2), std::max(digits[0], 2) + (digits[0] == 2 ? 1 : 0)};
    case ConstraintForm::pattern: {
      SimplePattern pattern;
      for (std::size_t at = 0; at < digits.size(); ++at) {
        (at + 2 < digits.size() ? pattern.first : pattern.last).insert({digits[at], 1 + random.below(n)});
      }
      if (pattern.first.empty()) pattern.first.insert(1);
      const std::string text = pattern.text();
      return {text.begin(), text.end()};
    }
    case ConstraintForm::machine: {
      const std::string code = parity_machine(n);
      return {code.begin(), code.end()};
    }
    case ConstraintForm::composite: return {};
    case ConstraintForm::diagonal: return {total(digits)};
    case ConstraintForm::outside:
    case ConstraintForm::outside_both:
      if (constraint.kind == ConstraintKind::skyscraper) return {visible(digits)};
      if (constraint.kind == ConstraintKind::numbered_room) return {digits[static_cast<std::size_t>(digits[0]) - 1]};
      if (constraint.kind == ConstraintKind::x_sum) {
        return {std::accumulate(digits.begin(), digits.begin() + digits[0], 0)};
      }
      for (int sum = 0;; ++sum) {
        if (is_sandwich(digits, n, sum)) return {sum};
      }
    case ConstraintForm::corner:
    case ConstraintForm::counted_set: {
      Digits chosen(digits.begin(), digits.begin() + 1 + random.below(2));
      if (chosen.size() > digits.size()) chosen = digits;
      return chosen;
    }
    case ConstraintForm::table: {
      std::vector<int> rows;
      for (int row = 0; row < n; ++row) rows.push_back(random.below(1 << n) | random.below(1 << n));
      return rows;
    }
    case ConstraintForm::set:
    case ConstraintForm::line:
    case ConstraintForm::pairs:
    case ConstraintForm::directed_pairs:
    case ConstraintForm::equal_set: return {};
  }
  return {};
}

std::vector<Cell> fitting_cells(ConstraintKind kind, int n, Random& random) {
  const auto size = static_cast<std::size_t>(n);
  switch (info_of(kind).form) {
    case ConstraintForm::pairs:
    case ConstraintForm::directed_pairs:
    case ConstraintForm::equal_set: return random_walk(size, 2, random);
    case ConstraintForm::diagonal: return random_line(n, true, random);
    case ConstraintForm::outside: {
      auto line = random_line(n, false, random);
      if (line[0] > line[1]) std::reverse(line.begin(), line.end());
      return line;
    }
    case ConstraintForm::outside_both: return random_line(n, false, random);
    case ConstraintForm::corner: {
      const int first = random.below(n - 1) * n + random.below(n - 1);
      return {static_cast<Cell>(first), static_cast<Cell>(first + 1), static_cast<Cell>(first + n),
              static_cast<Cell>(first + n + 1)};
    }
    case ConstraintForm::given:
    case ConstraintForm::indexer: return random_walk(size, 1, random);
    case ConstraintForm::equal_sets: return random_walk(size, 4, random);
    case ConstraintForm::composite: return {};
    case ConstraintForm::set:
    case ConstraintForm::valued_set:
    case ConstraintForm::line:
    case ConstraintForm::valued_line:
    case ConstraintForm::valued_loop:
    case ConstraintForm::table:
    case ConstraintForm::pattern:
    case ConstraintForm::machine:
    case ConstraintForm::counted_set: break;
  }
  return random_walk(size, static_cast<std::size_t>(2 + random.below(3)), random);
}

/// Two or three parts of other kinds; one of them at least holds in the grid, or all do.
std::optional<Constraint> random_composite(ConstraintKind kind, const Puzzle& puzzle, const Grid& grid,
                                           Random& random) {
  Constraint composite{kind, {}, {}};
  std::set<Cell> cells;
  for (int part = 0; part < 2 + random.below(2); ++part) {
    const auto other = static_cast<ConstraintKind>(random.below(static_cast<int>(ConstraintKind::any)));
    if (looks_beyond_its_cells(other)) continue;
    const bool must_hold = kind == ConstraintKind::all || part == 0;
    const Grid told = must_hold ? grid : random_full(puzzle.size(), random).grid;
    auto constraint = random_constraint(other, puzzle, told, random);
    if (!constraint) continue;
    cells.insert(constraint->cells.begin(), constraint->cells.end());
    composite.parts.push_back(std::move(*constraint));
  }
  composite.cells.assign(cells.begin(), cells.end());
  if (composite.parts.empty() || cells.size() > 6) return std::nullopt;
  Puzzle with = puzzle;
  with.rules.constraints = {composite};
  with.rules = ordered(std::move(with.rules), puzzle.size());
  if (check_rules(with) || !meets(puzzle, composite, grid)) return std::nullopt;
  return with.rules.constraints[0];
}

}  // namespace

std::optional<Constraint> random_constraint(ConstraintKind kind, const Puzzle& puzzle, const Grid& grid,
                                            Random& random) {
  if (info_of(kind).form == ConstraintForm::composite) return random_composite(kind, puzzle, grid, random);
  const Differing differing(puzzle);
  for (int trial = 0; trial < 60; ++trial) {
    Constraint constraint{kind, fitting_cells(kind, puzzle.size(), random), {}};
    const ConstraintInfo& info = info_of(kind);
    const bool needs_order = kind == ConstraintKind::cage || info.form == ConstraintForm::set ||
                             info.form == ConstraintForm::valued_set || info.form == ConstraintForm::counted_set ||
                             info.form == ConstraintForm::given || info.form == ConstraintForm::pairs ||
                             info.form == ConstraintForm::equal_set;
    if (needs_order) std::sort(constraint.cells.begin(), constraint.cells.end());
    if (static_cast<int>(constraint.cells.size()) < info.least) continue;
    constraint.values = fitting_values(constraint, puzzle, grid, random);
    Puzzle with = puzzle;
    with.rules.constraints = {constraint};
    with.rules = ordered(std::move(with.rules), puzzle.size());
    if (check_rules(with) || !meets(puzzle, constraint, grid)) continue;
    bool differ = true;
    const Differing with_it(with);
    for (std::size_t a = 0; a < grid.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) differ &= grid[a] != grid[b] || !with_it.differ(a, b);
    }
    if (differ) return with.rules.constraints[0];
  }
  return std::nullopt;
}

FullPuzzle random_full(int size, Random& random) {
  const auto usual = Geometry::default_shape(size);
  FullPuzzle full;
  full.puzzle.shape = usual.ok() ? usual.value() : Shape{0, 0};
  full.puzzle.givens.assign(static_cast<std::size_t>(size * size), 0);
  if (!usual.ok()) full.puzzle.rules.add(GlobalRule::no_boxes);
  const int rows = usual.ok() ? usual.value().box_rows : 1, columns = size / rows;
  std::vector<Digit> names;
  for (int digit = 1; digit <= size; ++digit) names.push_back(static_cast<Digit>(digit));
  for (std::size_t at = names.size() - 1; at > 0; --at) {
    std::swap(names[at], names[static_cast<std::size_t>(random.below(static_cast<int>(at) + 1))]);
  }
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const int digit = (row % rows * columns + row / rows + column) % size;
      full.grid.push_back(names[static_cast<std::size_t>(digit)]);
    }
  }
  return full;
}

Puzzle random_constrained(int size, Random& random) {
  FullPuzzle full = random_full(size, random);
  Puzzle puzzle = full.puzzle;
  for (const auto& [rule, id] : kRelationRules) {
    if (random.below(6) != 0) continue;
    puzzle.rules.add(rule);
    if (!meets_all(puzzle, full.grid)) puzzle.rules.globals &= ~(1u << static_cast<int>(rule));
  }
  const int wanted = 1 + random.below(5);
  for (int trial = 0; trial < wanted; ++trial) {
    const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKinds));
    const auto constraint = random_constraint(kind, full.puzzle, full.grid, random);
    if (constraint) puzzle.rules.constraints.push_back(*constraint);
  }
  puzzle.rules = ordered(std::move(puzzle.rules), size);
  for (std::size_t cell = 0; cell < full.grid.size(); ++cell) {
    if (random.below(100) < (size <= 5 ? 25 : 40)) puzzle.givens[cell] = full.grid[cell];
  }
  return puzzle;
}

}  // namespace sudoku::testing
