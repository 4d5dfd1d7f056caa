#include "support/oracle.hpp"

namespace sudoku::testing {

namespace {

std::size_t size_of(Shape shape) {
  return static_cast<std::size_t>(shape.size());
}

std::size_t box_of(Shape shape, std::size_t row, std::size_t column) {
  const auto rows = static_cast<std::size_t>(shape.box_rows), columns = static_cast<std::size_t>(shape.box_cols);
  return row / rows * rows + column / columns;
}

/// The digits that each row, column and box holds.
class Held {
 public:
  explicit Held(Shape shape) : shape_(shape), held_(3 * size_of(shape), std::vector<bool>(size_of(shape) + 1, false)) {}

  bool anywhere(std::size_t cell, std::size_t digit) const {
    return held_[row(cell)][digit] || held_[column(cell)][digit] || held_[box(cell)][digit];
  }
  void note(std::size_t cell, std::size_t digit, bool there) {
    held_[row(cell)][digit] = held_[column(cell)][digit] = held_[box(cell)][digit] = there;
  }

 private:
  std::size_t row(std::size_t cell) const { return cell / size_of(shape_); }
  std::size_t column(std::size_t cell) const { return size_of(shape_) + cell % size_of(shape_); }
  std::size_t box(std::size_t cell) const {
    return 2 * size_of(shape_) + box_of(shape_, cell / size_of(shape_), cell % size_of(shape_));
  }

  Shape shape_;
  std::vector<std::vector<bool>> held_;
};

class Force {
 public:
  Force(Shape shape, const Grid& givens, std::size_t limit)
      : shape_(shape), limit_(limit), grid_(givens), held_(shape) {}

  std::vector<Grid> solve() {
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
      if (grid_[cell] == 0) continue;
      if (held_.anywhere(cell, grid_[cell])) return {};
      held_.note(cell, grid_[cell], true);
    }
    try_all();
    return solutions_;
  }

 private:
  /// Fills the empty cell where the fewest digits fit; that it is this one saves time and changes no answer.
  void try_all() {
    const std::size_t cell = tightest_empty_cell();
    if (cell == grid_.size()) {
      solutions_.push_back(grid_);
      return;
    }
    for (std::size_t digit = 1; digit <= size_of(shape_) && solutions_.size() < limit_; ++digit) {
      if (held_.anywhere(cell, digit)) continue;
      grid_[cell] = static_cast<std::uint8_t>(digit);
      held_.note(cell, digit, true);
      try_all();
      held_.note(cell, digit, false);
      grid_[cell] = 0;
    }
  }

  std::size_t tightest_empty_cell() const {
    std::size_t best = grid_.size(), fewest = size_of(shape_) + 1;
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
      if (grid_[cell] != 0) continue;
      std::size_t fitting = 0;
      for (std::size_t digit = 1; digit <= size_of(shape_); ++digit) fitting += held_.anywhere(cell, digit) ? 0 : 1;
      if (fitting < fewest) {
        best = cell;
        fewest = fitting;
      }
    }
    return best;
  }

  Shape shape_;
  std::size_t limit_;
  Grid grid_;
  Held held_;
  std::vector<Grid> solutions_;
};

}  // namespace

bool see_each_other(Shape shape, std::size_t a, std::size_t b) {
  const std::size_t n = size_of(shape);
  return a != b && (a / n == b / n || a % n == b % n || box_of(shape, a / n, a % n) == box_of(shape, b / n, b % n));
}

bool is_right_grid(Shape shape, const Grid& givens, const Grid& grid) {
  if (grid.size() != size_of(shape) * size_of(shape)) return false;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if (grid[cell] < 1 || grid[cell] > shape.size()) return false;
    if (givens[cell] != 0 && givens[cell] != grid[cell]) return false;
    for (std::size_t other = 0; other < cell; ++other) {
      if (grid[other] == grid[cell] && see_each_other(shape, cell, other)) return false;
    }
  }
  return true;
}

std::vector<Grid> solve_by_force(Shape shape, const Grid& givens, std::size_t limit) {
  return Force(shape, givens, limit).solve();
}

}  // namespace sudoku::testing
