#include "sudoku/geometry.hpp"

#include "message.hpp"

namespace sudoku {

namespace {

// In each of the two other units n-1 peers; of the box those outside the cell's row and column come on top.
std::size_t count_peers(Shape shape) {
  return static_cast<std::size_t>(2 * (shape.size() - 1) + (shape.box_rows - 1) * (shape.box_cols - 1));
}

}  // namespace

bool Geometry::exists(Shape shape) {
  const auto is_side = [](int cells) { return cells >= 2 && cells <= kMaxSize; };
  return is_side(shape.box_rows) && is_side(shape.box_cols) && shape.size() <= kMaxSize;
}

Result<Shape> Geometry::check(Shape shape) {
  if (exists(shape)) return shape;
  if (shape.box_rows < 2 || shape.box_cols < 2 || shape.box_rows > kMaxSize || shape.box_cols > kMaxSize) {
    return refuse("shape", "Boxes have at least two rows and two columns; @ does not.", {box_text(shape)});
  }
  return refuse("shape", "Boxes of @ make a grid of @ rows; grids up to @ are read.",
                {box_text(shape), shape.size(), kMaxSize});
}

Result<Shape> Geometry::default_shape(int size) {
  if (size < 4 || size > kMaxSize) return refuse("shape", "Grids have 4 to @ rows, not @.", {kMaxSize, size});
  int box_rows = 1;
  for (int divisor = 2; divisor * divisor <= size; ++divisor) {
    if (size % divisor == 0) box_rows = divisor;
  }
  if (box_rows == 1) return refuse("shape", "A grid of @ rows can't be cut into boxes of at least 2x2.", {size});
  return Shape{box_rows, size / box_rows};
}

Geometry::Geometry(Shape shape) : shape_(shape), size_(shape.size()), peers_per_cell_(count_peers(shape)) {
  const int n = size_;
  const int boxes_per_row = n / shape.box_cols;
  const auto total = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
  units_of_cell_.resize(total);
  cells_of_unit_.resize(3 * total);
  std::vector<int> filled(static_cast<std::size_t>(3 * n), 0);
  for (int cell = 0; cell < n * n; ++cell) {
    const int row = cell / n, column = cell % n;
    const int box = row / shape.box_rows * boxes_per_row + column / shape.box_cols;
    const std::array<Unit, 3> units{static_cast<Unit>(row), static_cast<Unit>(n + column),
                                    static_cast<Unit>(2 * n + box)};
    units_of_cell_[static_cast<std::size_t>(cell)] = units;
    for (const Unit unit : units)
      cells_of_unit_[static_cast<std::size_t>(unit * n + filled[unit]++)] = static_cast<Cell>(cell);
  }
  peers_.reserve(total * peers_per_cell_);
  for (int a = 0; a < n * n; ++a) {
    for (int b = 0; b < n * n; ++b) {
      if (a != b && shared_unit(static_cast<Cell>(a), static_cast<Cell>(b)) != kNoUnit)
        peers_.push_back(static_cast<Cell>(b));
    }
  }
}

Unit Geometry::shared_unit(Cell a, Cell b) const {
  const auto& of_a = units_of(a);
  const auto& of_b = units_of(b);
  for (const int kind : {2, 0, 1}) {
    const auto k = static_cast<std::size_t>(kind);
    if (of_a[k] == of_b[k]) return of_a[k];
  }
  return kNoUnit;
}

std::string row_letters(int row) {
  const auto letter = [](int index) { return static_cast<char>('A' + index); };
  return row < 26 ? std::string{letter(row)} : std::string{letter(row / 26 - 1), letter(row % 26)};
}

std::string Geometry::cell_name(Cell cell, Notation notation) const {
  const std::string column_number = std::to_string(column(cell) + 1);
  if (notation == Notation::r1c1) return "r" + std::to_string(row(cell) + 1) + "c" + column_number;
  return row_letters(row(cell)) + column_number;
}

std::string Geometry::unit_name(Unit unit, Notation notation) const {
  const int index = unit % size_;
  switch (kind_of(unit)) {
    case UnitKind::row: return "row " + (notation == Notation::a1 ? row_letters(index) : std::to_string(index + 1));
    case UnitKind::column: return "column " + std::to_string(index + 1);
    case UnitKind::box: break;
  }
  return "box " + std::to_string(index + 1);
}

}  // namespace sudoku
