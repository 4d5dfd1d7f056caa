// Finds the boxes of a grid. Borders tell; without them the default of the size is taken, unless givens clash in its
// boxes only. Square boxes are what everybody means by a size that has them: a clash in these is a slip, no other
// shape.
#include <algorithm>

#include "reading.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::formats {

namespace {

// The columns (or rows) of a grid with a border before them: bit i for the i-th.
Mask borders_before(const std::vector<std::uint32_t>& places, const Pieces& cells, int size, bool columns) {
  Mask borders = 0;
  for (const std::uint32_t place : places) {
    const auto cell = std::lower_bound(cells.begin(), cells.end(), place) - cells.begin();
    const auto index = columns ? cell % size : cell / size;
    if (index < size) borders |= Mask{1} << index;
  }
  return borders & ~Mask{1};
}

constexpr int kUneven = -1;

// The distance of borders that stand evenly; 0 where there are none or one before each cell; kUneven.
int distance_of(Mask borders, int size) {
  const auto every = [size](int distance) {
    Mask mask = 0;
    for (int i = distance; i < size; i += distance) mask |= Mask{1} << i;
    return mask;
  };
  if (borders == 0 || borders == every(1)) return 0;
  for (int distance = 2; 2 * distance <= size; ++distance) {
    if (size % distance == 0 && borders == every(distance)) return distance;
  }
  return kUneven;
}

bool lines_are_rows(const Scan& scan, const Reading& reading) {
  const auto lengths = line_lengths(scan, reading.cells);
  const auto n = static_cast<std::uint32_t>(reading.size);
  return lengths.size() == n && std::count(lengths.begin(), lengths.end(), n) == reading.size;
}

// The shape that borders show; sides of 0 where they show nothing.
Refusal read_borders(const Scan& scan, const Reading& reading, Shape& shape) {
  shape = {0, 0};
  if (!lines_are_rows(scan, reading)) return nullptr;
  const int n = reading.size;
  const int rows = distance_of(borders_before(scan.rules, reading.cells, n, false), n);
  const int columns = distance_of(borders_before(scan.bars, reading.cells, n, true), n);
  const std::size_t start = scan.glyphs[0].offset;
  if (rows == kUneven || columns == kUneven) {
    const MessageId message = rows == kUneven ? MessageId("shape.uneven-rows") : MessageId("shape.uneven-columns");
    return refuse_at(start, "shape", message, {{"grid", a_grid_of(n)}});
  }
  if (rows != 0 && columns != 0 && rows * columns != n) {
    return refuse_at(start, "shape", "shape.borders",
                     {{"box", box_text({rows, columns})}, {"grid", a_grid_of(n)}});
  }
  if (rows != 0) shape = {rows, n / rows};
  if (columns != 0) shape = {n / columns, columns};
  return nullptr;
}

// The shapes of a size in which no givens clash, the default shape left out.
std::vector<Shape> other_shapes(const std::vector<Digit>& givens, Shape taken) {
  std::vector<Shape> shapes;
  const int size = taken.size();
  for (int box_rows = 2; 2 * box_rows <= size; ++box_rows) {
    const Shape shape{box_rows, size / box_rows};
    if (shape.size() == size && shape != taken && is_consistent(shape, givens)) shapes.push_back(shape);
  }
  return shapes;
}

std::string list(const std::vector<Shape>& shapes) {
  std::string text;
  for (const Shape shape : shapes) text += (text.empty() ? "" : ", ") + box_text(shape);
  return text;
}

}  // namespace

Refusal infer_shape(int size, const std::vector<Digit>& givens, std::size_t offset, Shape& shape,
                    std::vector<Sentence>& notes) {
  const Shape usual = Geometry::default_shape(size).value();
  shape = usual;
  if (usual.box_rows == usual.box_cols) return nullptr;
  auto others = other_shapes(givens, usual);
  if (others.empty()) return nullptr;
  if (is_consistent(usual, givens)) {
    notes.push_back(say("note.boxes", {{"box", box_text(usual)}, {"others", list(others)}}));
    return nullptr;
  }
  if (others.size() > 1) {
    Refusal refusal = refuse_at(offset, "ambiguous", "shape.ambiguous",
                                {{"box", box_text(usual)}, {"others", list(others)}});
    refusal->choices = std::move(others);
    return refusal;
  }
  shape = others[0];
  notes.push_back(say("note.boxes-clash", {{"box", box_text(shape)}, {"usual", box_text(usual)}}));
  return nullptr;
}

Refusal find_borders(const Scan& scan, const Reading& reading, Shape& shape, std::vector<Sentence>& notes) {
  if (Refusal refusal = read_borders(scan, reading, shape)) return refusal;
  if (shape.size() != 0 && shape != Geometry::default_shape(reading.size).value()) {
    notes.push_back(say("note.borders", {{"box", box_text(shape)}}));
  }
  return nullptr;
}

}  // namespace sudoku::formats
