#include "support/oracle.hpp"

#include <bit>

namespace sudoku::testing {

namespace {

std::size_t size_of(Shape shape) {
  return static_cast<std::size_t>(shape.size());
}

std::size_t box_of(Shape shape, std::size_t row, std::size_t column) {
  const auto rows = static_cast<std::size_t>(shape.box_rows), columns = static_cast<std::size_t>(shape.box_cols);
  return row / rows * rows + column / columns;
}

/// The digits that each row, column and box holds, as bits.
class Held {
 public:
  explicit Held(Shape shape) : shape_(shape), held_(3 * size_of(shape), 0) {}

  std::uint64_t around(std::size_t cell) const { return held_[row(cell)] | held_[column(cell)] | held_[box(cell)]; }
  bool anywhere(std::size_t cell, std::size_t digit) const { return (around(cell) >> digit & 1u) != 0; }
  /// Puts a digit there that is not anywhere around, or takes it away again.
  void change(std::size_t cell, std::size_t digit) {
    for (const std::size_t unit : {row(cell), column(cell), box(cell)}) held_[unit] ^= std::uint64_t{1} << digit;
  }

 private:
  std::size_t row(std::size_t cell) const { return cell / size_of(shape_); }
  std::size_t column(std::size_t cell) const { return size_of(shape_) + cell % size_of(shape_); }
  std::size_t box(std::size_t cell) const {
    return 2 * size_of(shape_) + box_of(shape_, cell / size_of(shape_), cell % size_of(shape_));
  }

  Shape shape_;
  std::vector<std::uint64_t> held_;
};

class Force {
 public:
  Force(Shape shape, const Grid& givens, std::size_t limit)
      : shape_(shape), limit_(limit), grid_(givens), held_(shape) {}

  std::vector<Grid> solve() {
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
      if (grid_[cell] == 0) continue;
      if (held_.anywhere(cell, grid_[cell])) return {};
      held_.change(cell, grid_[cell]);
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
      held_.change(cell, digit);
      try_all();
      held_.change(cell, digit);
      grid_[cell] = 0;
    }
  }

  std::size_t tightest_empty_cell() const {
    std::size_t best = grid_.size();
    int most_around = -1;
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
      if (grid_[cell] != 0) continue;
      const int around = std::popcount(held_.around(cell));
      if (around > most_around) {
        best = cell;
        most_around = around;
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
