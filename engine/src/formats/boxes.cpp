// Which boxes a grid has. Borders tell; without them the default of the size is taken, unless givens clash in its boxes
// only. Square boxes are what everybody means by a size that has them: a clash in these is a slip, no other shape.
#include <algorithm>

#include "message.hpp"
#include "reading.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku::formats {

namespace {

// Which columns (or rows) of a grid have a border before them: bit i for the i-th.
Mask borders_before(const std::vector<std::uint32_t>& places, const Pieces& cells, int size, bool columns) {
  Mask borders = 0;
  for (const std::uint32_t place : places) {
    const auto cell = std::lower_bound(cells.begin(), cells.end(), place) - cells.begin();
    const auto index = columns ? cell % size : cell / size;
    if (index < size) borders |= Mask{1} << index;
  }
  return borders & ~Mask{1};
}

// The distance of borders that stand evenly; 0 where there are none or one before each cell, nothing where they are
// uneven.
std::optional<int> distance_of(Mask borders, int size) {
  const auto every = [size](int distance) {
    Mask mask = 0;
    for (int i = distance; i < size; i += distance) mask |= Mask{1} << i;
    return mask;
  };
  if (borders == 0 || borders == every(1)) return 0;
  for (int distance = 2; 2 * distance <= size; ++distance) {
    if (size % distance == 0 && borders == every(distance)) return distance;
  }
  return std::nullopt;
}

bool lines_are_rows(const Scan& scan, const Reading& reading) {
  const auto lengths = line_lengths(scan, reading.cells);
  const auto n = static_cast<std::size_t>(reading.size);
  return lengths.size() == n && std::count(lengths.begin(), lengths.end(), n) == reading.size;
}

// The shape that borders show; a side of 0 where they show nothing.
Result<Shape> shape_by_borders(const Scan& scan, const Reading& reading) {
  if (!lines_are_rows(scan, reading)) return Shape{0, 0};
  const int n = reading.size;
  const auto rows = distance_of(borders_before(scan.rules, reading.cells, n, false), n);
  const auto columns = distance_of(borders_before(scan.bars, reading.cells, n, true), n);
  const std::size_t start = scan.glyphs[0].offset;
  if (!rows || !columns) {
    return error_at(
        start, "shape",
        say({"The borders between ", rows ? "columns" : "rows", " do not cut ", a_grid_of(n), " into even boxes."}));
  }
  if (*rows != 0 && *columns != 0 && *rows * *columns != n) {
    return error_at(
        start, "shape",
        say({"Borders show boxes of ", box_text({*rows, *columns}), ", which do not fit ", a_grid_of(n), "."}));
  }
  if (*rows == 0 && *columns == 0) return Shape{0, 0};
  return *rows == 0 ? Shape{n / *columns, *columns} : Shape{*rows, n / *rows};
}

// The shapes of a size in which no givens clash, the default shape left out.
std::vector<Shape> other_shapes(const Reading& reading, Shape taken) {
  std::vector<Shape> shapes;
  for (int box_rows = 2; 2 * box_rows <= reading.size; ++box_rows) {
    const Shape shape{box_rows, reading.size / box_rows};
    if (shape.size() == reading.size && shape != taken && is_consistent(shape, reading.givens)) shapes.push_back(shape);
  }
  return shapes;
}

std::string list(const std::vector<Shape>& shapes) {
  std::string text;
  for (const Shape shape : shapes) text = say({text, text.empty() ? "" : ", ", box_text(shape)});
  return text;
}

}  // namespace

bool is_consistent(Shape shape, const std::vector<Digit>& digits) {
  const int n = shape.size();
  std::vector<Mask> held(static_cast<std::size_t>(3 * n), 0);
  for (int cell = 0; cell < n * n; ++cell) {
    const Digit digit = digits[static_cast<std::size_t>(cell)];
    if (digit == 0) continue;
    const int row = cell / n, column = cell % n;
    const int box = row / shape.box_rows * shape.box_rows + column / shape.box_cols;
    for (const int unit : {row, n + column, 2 * n + box}) {
      Mask& mask = held[static_cast<std::size_t>(unit)];
      if ((mask & bit(digit)) != 0) return false;
      mask |= bit(digit);
    }
  }
  return true;
}

Result<Shape> find_shape(const Scan& scan, const Reading& reading, std::vector<std::string>& notes) {
  const auto shown = shape_by_borders(scan, reading);
  if (!shown) return shown;
  const auto usual = Geometry::default_shape(reading.size);
  if (shown.value().size() != 0) {
    if (shown.value() != usual.value())
      notes.push_back(say({"Boxes of ", box_text(shown.value()), ", as the borders show."}));
    return shown;
  }
  const Shape taken = usual.value();
  if (taken.box_rows == taken.box_cols) return taken;
  const auto others = other_shapes(reading, taken);
  if (others.empty()) return taken;
  if (is_consistent(taken, reading.givens)) {
    notes.push_back(say({"Boxes of ", box_text(taken), " taken; also possible: ", list(others), "."}));
    return taken;
  }
  if (others.size() == 1) {
    notes.push_back(say({"Boxes of ", box_text(others[0]), " taken: givens clash in boxes of ", box_text(taken), "."}));
    return others[0];
  }
  Error error =
      error_at(scan.glyphs[0].offset, "ambiguous",
               say({"Givens clash in boxes of ", box_text(taken), " but not in ", list(others), ": which are they?"}));
  error.choices = others;
  return error;
}

}  // namespace sudoku::formats
