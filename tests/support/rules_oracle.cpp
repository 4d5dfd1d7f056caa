#include "support/rules_oracle.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace sudoku::testing {

namespace {

std::size_t rows_of(const Puzzle& puzzle) {
  std::size_t rows = 1;
  while (rows * rows < puzzle.givens.size()) ++rows;
  return rows;
}

std::size_t distance(std::size_t a, std::size_t b) { return a < b ? b - a : a - b; }

/// Steps that a search may take before it is given up: only where a solution is nice to have.
constexpr int kPatience = 20'000, kNoEnd = std::numeric_limits<int>::max();

class Filling {
 public:
  Filling(const Differing& differing, const std::vector<std::size_t>& cells, std::vector<Mask> candidates,
          std::size_t limit, int patience)
      : differing_(differing), cells_(cells), left_(std::move(candidates)), limit_(limit), patience_(patience) {
    grid_.assign(differing.cells(), 0);
  }

  std::vector<Grid> find() {
    go_on();
    return found_;
  }

 private:
  void go_on() {
    if (--patience_ <= 0) return;
    const std::size_t cell = tightest();
    if (cell == differing_.cells()) {
      found_.push_back(grid_);
      return;
    }
    const std::vector<Mask> before = left_;
    for (Mask digits = before[cell]; digits != 0 && found_.size() < limit_ && patience_ > 0; digits &= digits - 1) {
      const Mask digit = digits & (~digits + 1);
      grid_[cell] = lowest_digit(digit);
      for (const std::size_t other : cells_) {
        if (differing_.differ(cell, other)) left_[other] &= ~digit;
      }
      go_on();
      left_ = before;
    }
    grid_[cell] = 0;
  }

  std::size_t tightest() const {
    std::size_t best = differing_.cells();
    for (const std::size_t cell : cells_) {
      if (grid_[cell] != 0) continue;
      if (best == differing_.cells() || count_digits(left_[cell]) < count_digits(left_[best])) best = cell;
    }
    return best;
  }

  const Differing& differing_;
  const std::vector<std::size_t>& cells_;
  std::vector<Mask> left_;
  std::size_t limit_;
  int patience_;
  Grid grid_;
  std::vector<Grid> found_;
};

std::vector<std::size_t> all_cells(std::size_t count) {
  std::vector<std::size_t> cells(count);
  std::iota(cells.begin(), cells.end(), std::size_t{0});
  return cells;
}

std::vector<Mask> candidates_of(const Puzzle& puzzle) {
  std::vector<Mask> candidates;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    const Mask all = all_digits(static_cast<int>(rows_of(puzzle)));
    const Mask marks = puzzle.candidates.empty() ? all : puzzle.candidates[cell];
    candidates.push_back(puzzle.givens[cell] != 0 ? bit(puzzle.givens[cell]) : marks);
  }
  return candidates;
}

/// Rows cut up by exchanging cells between regions: connected or not, each has n cells.
std::vector<std::uint8_t> random_regions(int size, Random& random) {
  std::vector<std::uint8_t> regions;
  for (int cell = 0; cell < size * size; ++cell) regions.push_back(static_cast<std::uint8_t>(cell / size));
  for (int swaps = size * size; swaps > 0; --swaps) {
    const int row = random.below(size - 1), column = random.below(size);
    const auto at = static_cast<std::size_t>(row * size + column), below = at + static_cast<std::size_t>(size);
    const auto other = static_cast<std::size_t>(random.below(size * size));
    if (random.below(3) == 0) std::swap(regions[at], regions[below]);
    else if (regions[other] == regions[below]) std::swap(regions[other], regions[at]);
  }
  return regions;
}

Constraint random_constraint(int size, Random& random) {
  Constraint constraint;
  constraint.kind = random.below(2) == 0 ? ConstraintKind::cage : ConstraintKind::all_different;
  const int count = random.below(4) == 0 ? size : 2 + random.below(size - 2);
  auto cells = all_cells(static_cast<std::size_t>(size * size));
  for (int at = 0; at < count; ++at) {
    std::size_t& next = cells[static_cast<std::size_t>(at)];
    std::swap(next, cells[static_cast<std::size_t>(at + random.below(size * size - at))]);
    constraint.cells.push_back(static_cast<Cell>(next));
  }
  return constraint;
}

}  // namespace

template <class Same>
void Differing::keep_apart(Same same) {
  for (std::size_t a = 0; a < cells(); ++a) {
    for (std::size_t b = 0; b < cells(); ++b) {
      if (a != b && same(a, b)) differ_[a * cells() + b] = 1;
    }
  }
}

Differing::Differing(const Puzzle& puzzle) : size_(rows_of(puzzle)), differ_(cells() * cells(), 0) {
  const std::size_t n = size_;
  const Rules& rules = puzzle.rules;
  const auto rows = static_cast<std::size_t>(puzzle.shape.box_rows);
  const auto cols = static_cast<std::size_t>(puzzle.shape.box_cols);
  keep_apart([&](std::size_t a, std::size_t b) { return a / n == b / n || a % n == b % n; });
  if (!rules.has(GlobalRule::no_boxes)) {
    keep_apart([&](std::size_t a, std::size_t b) {
      return a / n / rows == b / n / rows && a % n / cols == b % n / cols;
    });
  }
  if (!rules.regions.empty()) {
    keep_apart([&](std::size_t a, std::size_t b) { return rules.regions[a] == rules.regions[b]; });
  }
  if (rules.has(GlobalRule::diagonal_down)) {
    keep_apart([&](std::size_t a, std::size_t b) { return a / n == a % n && b / n == b % n; });
  }
  if (rules.has(GlobalRule::diagonal_up)) {
    keep_apart([&](std::size_t a, std::size_t b) { return a / n + a % n == n - 1 && b / n + b % n == n - 1; });
  }
  if (rules.has(GlobalRule::anti_king)) {
    keep_apart([&](std::size_t a, std::size_t b) {
      return distance(a / n, b / n) == 1 && distance(a % n, b % n) == 1;
    });
  }
  if (rules.has(GlobalRule::anti_knight)) {
    keep_apart([&](std::size_t a, std::size_t b) { return distance(a / n, b / n) * distance(a % n, b % n) == 2; });
  }
  if (rules.has(GlobalRule::disjoint_groups)) {
    keep_apart([&](std::size_t a, std::size_t b) {
      return a / n % rows == b / n % rows && a % n % cols == b % n % cols;
    });
  }
  if (rules.has(GlobalRule::windoku)) {
    // A window is a box with a line of cells before it: row r lies in window r / (rows + 1) unless it is such a line.
    const auto lies = [&](std::size_t at, std::size_t side) {
      return at % (side + 1) != 0 && at / (side + 1) * (side + 1) + side < n - 1;
    };
    keep_apart([&](std::size_t a, std::size_t b) {
      return lies(a / n, rows) && lies(a % n, cols) && lies(b / n, rows) && lies(b % n, cols) &&
             a / n / (rows + 1) == b / n / (rows + 1) && a % n / (cols + 1) == b % n / (cols + 1);
    });
  }
  for (const Constraint& constraint : rules.constraints) {
    if (constraint.kind != ConstraintKind::all_different && constraint.kind != ConstraintKind::cage) continue;
    const auto has = [&](std::size_t cell) {
      return std::find(constraint.cells.begin(), constraint.cells.end(), cell) != constraint.cells.end();
    };
    keep_apart([&](std::size_t a, std::size_t b) { return has(a) && has(b); });
  }
}

std::vector<Grid> fillings(const Differing& differing, const std::vector<std::size_t>& cells,
                           const std::vector<Mask>& candidates, std::size_t limit) {
  return Filling(differing, cells, candidates, limit, kNoEnd).find();
}

std::vector<Grid> solve_rules_by_force(const Puzzle& puzzle, std::size_t limit) {
  const Differing differing(puzzle);
  return Filling(differing, all_cells(differing.cells()), candidates_of(puzzle), limit, kNoEnd).find();
}

Puzzle random_rules(int size, Random& random) {
  const auto usual = Geometry::default_shape(size);
  const bool has_shape = usual.ok();
  Puzzle puzzle;
  puzzle.shape = has_shape ? usual.value() : Shape{0, 0};
  puzzle.givens.assign(static_cast<std::size_t>(size * size), 0);
  Rules rules;
  if (!has_shape || random.below(3) == 0) rules.add(GlobalRule::no_boxes);
  if (random.below(2) == 0) rules.regions = random_regions(size, random);
  constexpr GlobalRule kAnywhere[]{GlobalRule::diagonal_down, GlobalRule::diagonal_up, GlobalRule::anti_knight,
                                   GlobalRule::anti_king};
  for (const GlobalRule rule : kAnywhere) {
    if (random.below(5) == 0) rules.add(rule);
  }
  if (has_shape && random.below(4) == 0) rules.add(GlobalRule::windoku);
  if (has_shape && random.below(5) == 0) rules.add(GlobalRule::disjoint_groups);
  for (int count = random.below(4); count > 0; --count) rules.constraints.push_back(random_constraint(size, random));
  if (rules.is_classic()) rules.add(GlobalRule::diagonal_up);
  puzzle.rules = ordered(std::move(rules), size);

  const Differing differing(puzzle);
  const auto cells = all_cells(differing.cells());
  const int patience = size <= 9 ? kPatience : kPatience / 100;
  const auto found = Filling(differing, cells, candidates_of(puzzle), 1, patience).find();
  const int open = size == 4 ? 60 : size < 9 ? 65 : 60;  // of a hundred cells
  if (found.empty()) return puzzle;
  std::vector<Digit> names;
  for (int digit = 1; digit <= size; ++digit) names.push_back(static_cast<Digit>(digit));
  for (std::size_t at = names.size() - 1; at > 0; --at) {
    std::swap(names[at], names[static_cast<std::size_t>(random.below(static_cast<int>(at) + 1))]);
  }
  for (const std::size_t cell : cells) {
    if (random.below(100) >= open) puzzle.givens[cell] = names[found[0][cell] - 1u];
  }
  return puzzle;
}

}  // namespace sudoku::testing
