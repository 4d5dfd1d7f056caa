#include "support/constraints_oracle.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>

#include "support/constraint_digits.hpp"

namespace sudoku::testing {

namespace {

Digits reversed(Digits digits) {
  std::reverse(digits.begin(), digits.end());
  return digits;
}

bool is_rising(const Digits& digits) {
  return std::adjacent_find(digits.begin(), digits.end(), std::greater_equal<>()) == digits.end();
}

bool splits_into(const Digits& digits, int sum) {
  int left = sum;
  for (const int digit : digits) {
    left -= digit;
    if (left < 0) return false;
    if (left == 0) left = sum;
  }
  return left == sum;
}

/// From one of its cells on, and round to it again.
bool splits_around(Digits digits, int sum) {
  for (std::size_t turn = 0; turn < digits.size(); ++turn) {
    if (splits_into(digits, sum)) return true;
    std::rotate(digits.begin(), digits.begin() + 1, digits.end());
  }
  return false;
}

bool has_own_classes(const Digits& classes, std::size_t window) {
  for (std::size_t b = 0; b < classes.size(); ++b) {
    for (std::size_t a = 0; a < b; ++a) {
      if (b - a < window && classes[a] == classes[b]) return false;
    }
  }
  return true;
}

bool contains(const Digits& digits, const Digits& wanted, bool exactly) {
  return std::all_of(wanted.begin(), wanted.end(), [&](int digit) {
    const auto held = std::count(digits.begin(), digits.end(), digit);
    const auto needed = std::count(wanted.begin(), wanted.end(), digit);
    return exactly ? held == needed : held >= needed;
  });
}

bool count_themselves(const Digits& digits) {
  return std::all_of(digits.begin(), digits.end(),
                     [&](int digit) { return std::count(digits.begin(), digits.end(), digit) == digit; });
}

bool is_pill_arrow(const std::vector<Cell>& cells, const Digits& digits, std::size_t in_pill) {
  std::vector<std::pair<Cell, int>> pill;
  for (std::size_t at = 0; at < in_pill; ++at) pill.emplace_back(cells[at], digits[at]);
  std::sort(pill.begin(), pill.end());
  int number = 0;
  for (const auto& [cell, digit] : pill) number = 10 * number + digit;
  return number == std::accumulate(digits.begin() + static_cast<std::ptrdiff_t>(in_pill), digits.end(), 0);
}

bool is_zipper(const Digits& digits) {
  const std::size_t last = digits.size() - 1;
  const int sum = last % 2 == 0 ? digits[last / 2] : digits[last / 2] + digits[last / 2 + 1];
  for (std::size_t at = 0; at < (last + 1) / 2; ++at) {
    if (digits[at] + digits[last - at] != sum) return false;
  }
  return true;
}

std::size_t box_of(const Puzzle& puzzle, std::size_t cell, std::size_t n) {
  if (puzzle.rules.has(GlobalRule::no_boxes)) return puzzle.rules.regions[cell];
  const auto rows = static_cast<std::size_t>(puzzle.shape.box_rows);
  const auto cols = static_cast<std::size_t>(puzzle.shape.box_cols);
  return cell / n / rows * rows + cell % n / cols;
}

bool has_equal_pieces(const Puzzle& puzzle, const std::vector<Cell>& cells, const Digits& digits, std::size_t n) {
  std::vector<int> sums;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if (at == 0 || box_of(puzzle, cells[at], n) != box_of(puzzle, cells[at - 1], n)) sums.push_back(0);
    sums.back() += digits[at];
  }
  return std::all_of(sums.begin(), sums.end(), [&](int sum) { return sum == sums[0]; });
}

/// The line or box of a cell, in which an indexer points to places.
std::vector<std::size_t> pointed_at(const Puzzle& puzzle, std::size_t cell, int by) {
  const auto n = static_cast<std::size_t>(puzzle.size());
  std::vector<std::size_t> line;
  for (std::size_t other = 0; other < n * n; ++other) {
    const bool is_in_it = by == 0   ? other % n == cell % n
                          : by == 1 ? other / n == cell / n
                                    : box_of(puzzle, other, n) == box_of(puzzle, cell, n);
    if (is_in_it) line.push_back(other);
  }
  return line;
}

/// The digit tells the place of the line in which the number of the cell's own place is. Each line has every number
/// once, so where another place has it, the digit is another. Empty cells (0) may still become right.
bool points_right(const Puzzle& puzzle, const std::vector<Cell>& cells, const Grid& grid, int by) {
  return std::all_of(cells.begin(), cells.end(), [&](std::size_t cell) {
    const auto line = pointed_at(puzzle, cell, by);
    const auto own = static_cast<std::size_t>(std::find(line.begin(), line.end(), cell) - line.begin()) + 1;
    for (std::size_t place = 1; place <= line.size(); ++place) {
      const std::size_t digit = grid[line[place - 1]];
      if (grid[cell] != 0 && digit != 0 && (grid[cell] == place) != (digit == own)) return false;
    }
    return true;
  });
}

/// Brute force over some cells, all constraints checked that are full.
class ConstrainedFilling {
 public:
  ConstrainedFilling(const Puzzle& puzzle, std::vector<Constraint> constraints, std::vector<std::size_t> cells,
                     std::vector<Mask> candidates)
      : puzzle_(puzzle), constraints_(std::move(constraints)), cells_(std::move(cells)),
        candidates_(std::move(candidates)), grid_(puzzle.givens.size(), 0), apart_(grid_.size()) {
    const Differing differing(puzzle);
    for (const std::size_t cell : cells_) {
      std::copy_if(cells_.begin(), cells_.end(), std::back_inserter(apart_[cell]),
                   [&](std::size_t other) { return differing.differ(cell, other); });
    }
  }

  /// Calls `found(grid)` for each filling, as long as it says so.
  template <class Found>
  bool each(Found found) {
    const std::size_t cell = tightest();
    if (cell == grid_.size()) return found(grid_);
    bool goes_on = true;
    for (Mask left = options(cell); left != 0 && goes_on; left &= left - 1) {
      grid_[cell] = lowest_digit(left);
      if (holds(cell)) goes_on = each(found);
    }
    grid_[cell] = 0;
    return goes_on;
  }

 private:
  Mask options(std::size_t cell) const {
    Mask left = candidates_[cell];
    for (const std::size_t other : apart_[cell]) {
      if (grid_[other] != 0) left &= ~bit(grid_[other]);
    }
    return left;
  }

  std::size_t tightest() const {
    std::size_t best = grid_.size();
    int fewest = 100;
    for (const std::size_t cell : cells_) {
      const int count = grid_[cell] != 0 ? 100 : count_digits(options(cell));
      if (count < fewest) std::tie(best, fewest) = std::pair(cell, count);
    }
    return best;
  }

  bool holds(std::size_t cell) const {
    return std::all_of(constraints_.begin(), constraints_.end(), [&](const Constraint& constraint) {
      const auto& cells = constraint.cells;
      const auto is_filled = [&](std::size_t one) { return grid_[one] != 0; };
      if (looks_beyond_its_cells(constraint.kind)) {
        return !std::all_of(cells_.begin(), cells_.end(), is_filled) || meets(puzzle_, constraint, grid_);
      }
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) return true;
      return !std::all_of(cells.begin(), cells.end(), is_filled) || meets(puzzle_, constraint, grid_);
    });
  }

  const Puzzle& puzzle_;
  std::vector<Constraint> constraints_;
  std::vector<std::size_t> cells_;
  std::vector<Mask> candidates_;
  Grid grid_;
  std::vector<std::vector<std::size_t>> apart_;  // of the cells, those that must differ from a cell
};

bool side_by_side_is_right(const Puzzle& puzzle, std::size_t a, std::size_t b, int x, int y) {
  const Rules& rules = puzzle.rules;
  const auto has = [&](ConstraintKind kind) {
    return std::any_of(rules.constraints.begin(), rules.constraints.end(), [&](const Constraint& each) {
      return each.kind == kind && std::set<std::size_t>(each.cells.begin(), each.cells.end()) == std::set{a, b};
    });
  };
  const bool next = std::abs(x - y) == 1, twice = x == 2 * y || y == 2 * x;
  if (rules.has(GlobalRule::non_consecutive) && next) return false;
  if (rules.has(GlobalRule::strict_kropki) && (next || twice) && !has(ConstraintKind::difference) &&
      !has(ConstraintKind::ratio)) {
    return false;
  }
  const bool has_dot = has(ConstraintKind::difference) || has(ConstraintKind::ratio);
  const bool has_letter = has(ConstraintKind::x) || has(ConstraintKind::v), makes_five = x + y == 5 || x + y == 10;
  if (rules.has(GlobalRule::strict_xv) && makes_five && !has_letter) return false;
  if (has_dot || has_letter) return true;
  std::set<int> ratios;
  for (const Constraint& each : rules.constraints) {
    if (each.kind == ConstraintKind::ratio) ratios.insert(each.values.empty() ? 2 : each.values[0]);
  }
  if (ratios.empty()) ratios.insert(2);
  const bool has_ratio = std::any_of(ratios.begin(), ratios.end(), [&](int r) { return x == r * y || y == r * x; });
  return !(rules.has(GlobalRule::unmarked_difference) && next) && !(rules.has(GlobalRule::unmarked_xv) && makes_five) &&
         !(rules.has(GlobalRule::unmarked_ratio) && has_ratio);
}

/// True if all cells side by side are right, of those that aren't empty (0).
bool neighbours_are_right(const Puzzle& puzzle, const Grid& grid) {
  const auto n = static_cast<std::size_t>(puzzle.size());
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    for (const std::size_t other : {cell % n + 1 < n ? cell + 1 : cell, cell + n < grid.size() ? cell + n : cell}) {
      if (other == cell || grid[cell] == 0 || grid[other] == 0) continue;
      if (!side_by_side_is_right(puzzle, cell, other, grid[cell], grid[other])) return false;
    }
  }
  return true;
}

std::set<int> digits_in(const std::vector<Cell>& cells, const Grid& grid) {
  std::set<int> digits;
  for (const Cell cell : cells) digits.insert(grid[cell]);
  return digits;
}

/// True if each cell of a kind compares with the cells beside it that are of no such kind, and not empty (0).
bool is_extreme(const Puzzle& puzzle, const Constraint& constraint, const Grid& grid) {
  const auto n = static_cast<std::size_t>(puzzle.size());
  std::set<std::size_t> marked;
  for (const Constraint& each : puzzle.rules.constraints) {
    if (each.kind == constraint.kind) marked.insert(each.cells.begin(), each.cells.end());
  }
  marked.insert(constraint.cells.begin(), constraint.cells.end());
  for (const std::size_t cell : constraint.cells) {
    for (std::size_t other = 0; other < grid.size(); ++other) {
      if (!are_side_by_side(cell, other, n) || marked.contains(other) || grid[cell] == 0 || grid[other] == 0) continue;
      const bool is_less = constraint.kind == ConstraintKind::minimum;
      if (is_less ? grid[cell] >= grid[other] : grid[cell] <= grid[other]) return false;
    }
  }
  return true;
}

/// True if digits match the pattern of SimplePattern, which is read from its text.
bool matches(const Digits& digits, const std::vector<int>& text) {
  std::set<int> first, last;
  bool is_last = false;
  for (const int sign : text) {
    if (sign == '(') is_last = true;
    if (sign == ')') break;
    if (sign >= '1' && sign <= '9') (is_last ? last : first).insert(sign - '0');
  }
  if (digits.size() < 2) return false;
  for (std::size_t at = 0; at < digits.size(); ++at) {
    const bool is_end = at + 2 >= digits.size();
    if (!(is_end ? last : first).contains(digits[at])) return false;
  }
  return true;
}

}  // namespace

bool looks_beyond_its_cells(ConstraintKind kind) {
  return kind == ConstraintKind::indexer || kind == ConstraintKind::minimum || kind == ConstraintKind::maximum;
}

bool meets(const Puzzle& puzzle, const Constraint& constraint, const Grid& grid) {
  const ConstraintKind kind = constraint.kind;
  const std::vector<Cell>& cells = constraint.cells;
  const std::vector<int>& values = constraint.values;
  const int n = puzzle.size();
  Digits d;
  for (const Cell cell : cells) d.push_back(grid[cell]);
  const auto neighbours = [&](auto right) {
    for (std::size_t at = 1; at < d.size(); ++at) {
      if (!right(d[at - 1], d[at])) return false;
    }
    return true;
  };
  const auto stand = [&](int a, int b) { return (values[static_cast<std::size_t>(a) - 1] >> (b - 1) & 1) != 0; };
  const Digits middle(d.begin() + 1, d.end() - (d.size() > 1 ? 1 : 0));
  const int low = std::min(d.front(), d.back()), high = std::max(d.front(), d.back());
  switch (kind) {
    case ConstraintKind::all_different: return true;
    case ConstraintKind::cage: return values.empty() || total(d) == values[0];
    case ConstraintKind::thermometer: return is_rising(d);
    case ConstraintKind::whisper: return neighbours([&](int a, int b) { return std::abs(a - b) >= values[0]; });
    case ConstraintKind::palindrome: return d == reversed(d);
    case ConstraintKind::difference: return std::abs(d[0] - d[1]) == (values.empty() ? 1 : values[0]);
    case ConstraintKind::ratio: return high == (values.empty() ? 2 : values[0]) * low;
    case ConstraintKind::odd: return std::all_of(d.begin(), d.end(), [](int digit) { return digit % 2 == 1; });
    case ConstraintKind::even: return std::all_of(d.begin(), d.end(), [](int digit) { return digit % 2 == 0; });
    case ConstraintKind::minimum:
    case ConstraintKind::maximum: return is_extreme(puzzle, constraint, grid);
    case ConstraintKind::slow_thermometer: return neighbours([](int a, int b) { return a <= b; });
    case ConstraintKind::same_sets: {
      const auto half = static_cast<std::ptrdiff_t>(d.size() / static_cast<std::size_t>(values[0]));
      std::set<std::multiset<int>> sets;
      for (auto set = d.begin(); set != d.end(); set += half) sets.insert(std::multiset<int>(set, set + half));
      return sets.size() == 1;
    }
    case ConstraintKind::given: return std::find(values.begin(), values.end(), d[0]) != values.end();
    case ConstraintKind::regex: return matches(d, values);
    case ConstraintKind::nfa: return total(d) % 2 == 0;
    case ConstraintKind::any:
    case ConstraintKind::all: {
      const auto holds = [&](const Constraint& part) {
        if (part.kind == ConstraintKind::all_different || part.kind == ConstraintKind::cage) {
          const std::set<int> seen = digits_in(part.cells, grid);
          if (seen.size() != part.cells.size()) return false;
        }
        return meets(puzzle, part, grid);
      };
      const auto& parts = constraint.parts;
      return kind == ConstraintKind::any ? std::any_of(parts.begin(), parts.end(), holds)
                                         : std::all_of(parts.begin(), parts.end(), holds);
    }
    case ConstraintKind::x: return total(d) == 10;
    case ConstraintKind::v: return total(d) == 5;
    case ConstraintKind::greater: return d[0] > d[1];
    case ConstraintKind::clone: return std::all_of(d.begin(), d.end(), [&](int digit) { return digit == d[0]; });
    case ConstraintKind::pair: return neighbours(stand);
    case ConstraintKind::pair_all:
      for (std::size_t b = 0; b < d.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
          if (!stand(d[a], d[b])) return false;
        }
      }
      return true;
    case ConstraintKind::indexer:
      return points_right(puzzle, cells, grid, values[0]);
    case ConstraintKind::modular: {
      Digits classes;
      for (const int digit : d) classes.push_back(digit % values[0]);
      return has_own_classes(classes, static_cast<std::size_t>(values[0]));
    }
    case ConstraintKind::entropic: {
      Digits classes;
      for (const int digit : d) classes.push_back((digit - 1) * 3 / n);
      return has_own_classes(classes, 3);
    }
    case ConstraintKind::arrow: return total(d) == 2 * d[0];
    case ConstraintKind::pill_arrow: return is_pill_arrow(cells, d, static_cast<std::size_t>(values[0]));
    case ConstraintKind::double_arrow: return total(middle) == d.front() + d.back();
    case ConstraintKind::little_killer: return total(d) == values[0];
    case ConstraintKind::sum: {
      int sum = 0;
      for (std::size_t at = 0; at < d.size(); ++at) sum += d[at] * (values.size() == 1 ? 1 : values[at + 1]);
      return sum == values[0];
    }
    case ConstraintKind::region_sum: return has_equal_pieces(puzzle, cells, d, static_cast<std::size_t>(n));
    case ConstraintKind::sum_line: return splits_into(d, values[0]);
    case ConstraintKind::sum_loop: return splits_around(d, values[0]);
    case ConstraintKind::zipper: return is_zipper(d);
    case ConstraintKind::between:
      return std::all_of(middle.begin(), middle.end(), [&](int digit) { return digit > low && digit < high; });
    case ConstraintKind::lockout:
      return high - low >= values[0] &&
             std::all_of(middle.begin(), middle.end(), [&](int digit) { return digit < low || digit > high; });
    case ConstraintKind::renban: {
      std::sort(d.begin(), d.end());
      return neighbours([](int a, int b) { return b == a + 1; });
    }
    case ConstraintKind::sandwich: return is_sandwich(d, n, values[0]);
    case ConstraintKind::x_sum: return std::accumulate(d.begin(), d.begin() + d[0], 0) == values[0];
    case ConstraintKind::skyscraper: return visible(d) == values[0];
    case ConstraintKind::numbered_room: return d[static_cast<std::size_t>(d[0]) - 1] == values[0];
    case ConstraintKind::quadruple:
    case ConstraintKind::contain: return contains(d, values, false);
    case ConstraintKind::contain_exact: return contains(d, values, true);
    case ConstraintKind::count_distinct:
      return std::set<int>(d.begin() + 1, d.end()).size() == static_cast<std::size_t>(d[0]);
    case ConstraintKind::counting_circles: return count_themselves(d);
  }
  return false;
}

bool may_stand_side_by_side(const Puzzle& puzzle, std::size_t a, std::size_t b, int x, int y) {
  return side_by_side_is_right(puzzle, a, b, x, y);
}

bool meets_all(const Puzzle& puzzle, const Grid& grid) {
  const auto& constraints = puzzle.rules.constraints;
  return neighbours_are_right(puzzle, grid) &&
         std::all_of(constraints.begin(), constraints.end(),
                     [&](const Constraint& constraint) { return meets(puzzle, constraint, grid); });
}

std::vector<Grid> solve_constraints_by_force(const Puzzle& puzzle, std::size_t limit) {
  std::vector<std::size_t> cells(puzzle.givens.size());
  std::iota(cells.begin(), cells.end(), std::size_t{0});
  std::vector<Mask> candidates;
  for (const Digit given : puzzle.givens) candidates.push_back(given != 0 ? bit(given) : all_digits(puzzle.size()));
  std::vector<Grid> found;
  ConstrainedFilling(puzzle, puzzle.rules.constraints, cells, candidates).each([&](const Grid& grid) {
    if (meets_all(puzzle, grid)) found.push_back(grid);
    return found.size() < limit;
  });
  return found;
}

std::vector<Mask> possible_in(const Puzzle& puzzle, const Constraint& constraint, const std::vector<Mask>& candidates) {
  std::vector<Mask> by_cell(puzzle.givens.size(), 0), possible(constraint.cells.size(), 0);
  std::vector<std::size_t> cells;
  for (std::size_t at = 0; at < constraint.cells.size(); ++at) {
    by_cell[constraint.cells[at]] = candidates[at];
    cells.push_back(constraint.cells[at]);
  }
  ConstrainedFilling(puzzle, {constraint}, cells, by_cell).each([&](const Grid& grid) {
    for (std::size_t at = 0; at < possible.size(); ++at) possible[at] |= bit(grid[constraint.cells[at]]);
    return true;
  });
  return possible[0] == 0 ? std::vector<Mask>{} : possible;
}

void add_cells_beside(std::size_t cell, std::size_t n, std::set<std::size_t>& cells) {
  for (std::size_t other = 0; other < n * n; ++other) {
    if (are_side_by_side(cell, other, n)) cells.insert(other);
  }
}

std::vector<std::size_t> cells_of_rule(const Puzzle& puzzle, std::uint16_t number) {
  const auto& constraints = puzzle.rules.constraints;
  if (number >= constraints.size() || looks_beyond_its_cells(constraints[number].kind)) return {};
  return {constraints[number].cells.begin(), constraints[number].cells.end()};
}

Claimed claimed_of(const Puzzle& puzzle, std::uint16_t number) {
  const auto& constraints = puzzle.rules.constraints;
  if (number < constraints.size()) return {{constraints[number]}, 0};
  int left = number - static_cast<int>(constraints.size());
  for (const auto& [rule, id] : kRelationRules) {
    if (puzzle.rules.has(rule) && left-- == 0) return {{}, 1u << static_cast<int>(rule)};
  }
  return {};
}

bool can_be_filled(const Puzzle& puzzle, const Claimed& claimed, const std::set<std::size_t>& cells,
                   const std::vector<Mask>& candidates) {
  Puzzle alone = puzzle;
  for (const auto& [rule, id] : kRelationRules) alone.rules.globals &= ~(1u << static_cast<int>(rule));
  alone.rules.globals |= claimed.globals;
  bool can = false;
  ConstrainedFilling(alone, claimed.constraints, {cells.begin(), cells.end()}, candidates).each([&](const Grid& grid) {
    can = neighbours_are_right(alone, grid);
    return !can;
  });
  return can;
}

}  // namespace sudoku::testing
