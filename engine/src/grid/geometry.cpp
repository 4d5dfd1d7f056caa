#include "sudoku/geometry.hpp"

#include <algorithm>
#include <array>

#include "geometry_parts.hpp"
#include "message.hpp"

namespace sudoku {

void CellLists::add(std::uint16_t item) { items_.push_back(item); }
void CellLists::end() { begins_.push_back(static_cast<std::uint32_t>(items_.size())); }

bool Geometry::exists(Shape shape) {
  const auto is_side = [](int cells) { return cells >= 2 && cells <= kMaxSize; };
  return is_side(shape.box_rows) && is_side(shape.box_cols) && shape.size() <= kMaxSize;
}

Result<Shape> Geometry::check(Shape shape) {
  if (exists(shape)) return shape;
  if (shape.box_rows < 2 || shape.box_cols < 2 || shape.box_rows > kMaxSize || shape.box_cols > kMaxSize) {
    return refuse("shape", "shape.narrow", {{"box", box_text(shape)}});
  }
  return refuse("shape", "shape.large",
                {{"box", box_text(shape)}, {"size", shape.size()}, {"most", kMaxSize}});
}

Result<Shape> Geometry::default_shape(int size) {
  if (size < 4 || size > kMaxSize) return refuse("shape", "shape.size", {{"most", kMaxSize}, {"size", size}});
  int box_rows = 1;
  for (int divisor = 2; divisor * divisor <= size; ++divisor) {
    if (size % divisor == 0) box_rows = divisor;
  }
  if (box_rows == 1) return refuse("shape", "shape.prime", {{"size", size}});
  return Shape{box_rows, size / box_rows};
}

Geometry::Geometry(Shape shape) : shape_(shape), size_(shape.size()) {
  add_all(UnitKind::row);
  add_all(UnitKind::column);
  add_all(UnitKind::box);
  connect([](Cell, auto) {});
}

Unit Geometry::shared_unit(Cell a, Cell b) const {
  const auto of_b = units_of(b);
  Unit shared = kNoUnit;
  for (const Unit unit : units_of(a)) {
    if (std::find(of_b.begin(), of_b.end(), unit) == of_b.end()) continue;
    if (kind_of(unit) == UnitKind::box) return unit;
    shared = std::min(shared, unit);
  }
  return shared;
}

CellLists strangers_of(const Geometry& geometry) {
  CellLists strangers;
  std::vector<Cell> shares_with(static_cast<std::size_t>(geometry.cells()), kNoCell);
  for (int number = 0; number < geometry.cells(); ++number) {
    const auto cell = static_cast<Cell>(number);
    for (const Unit unit : geometry.units_of(cell)) {
      for (const Cell other : geometry.cells_of(unit)) shares_with[other] = cell;
    }
    for (const Cell peer : geometry.peers(cell)) {
      if (shares_with[peer] != cell) strangers.add(peer);
    }
    strangers.end();
  }
  return strangers;
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

std::string_view kind_word(UnitKind kind) {
  constexpr std::array<std::string_view, kUnitKinds> kWords{"row",    "column", "box", "diagonal", "window",
                                                   "region", "group",  "set", "cage"};
  return kWords[static_cast<std::size_t>(kind)];
}

std::string Geometry::unit_name(Unit unit, Notation notation) const {
  const UnitKind kind = kind_of(unit);
  const int number = unit + 1 - (kind == UnitKind::row ? 0 : end_of_kind_[static_cast<std::size_t>(kind) - 1]);
  const bool has_letters = kind == UnitKind::row && notation == Notation::a1;
  return std::string(kind_word(kind)) + " " + (has_letters ? row_letters(number - 1) : std::to_string(number));
}

}  // namespace sudoku
