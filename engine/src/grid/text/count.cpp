// When the number of cells is that of no grid: how many are wanted, and where one is missing or too much.
#include <cstdlib>

#include "reading.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku::formats {

namespace {

constexpr int kMinSize = 4;

// So few characters too many or too few are a slip of the hand; with more, the size meant is a guess.
constexpr long kSlip = 2;

using Lengths = std::vector<std::uint32_t>;

std::size_t square(int n) {
  return static_cast<std::size_t>(n * n);
}

bool has_boxes(int size) {
  for (int side = 2; side * side <= size; ++side) {
    if (size % side == 0) return size <= kMaxSize;
  }
  return false;
}

int square_root(std::size_t number) {
  int root = 0;
  while (root <= kMaxSize && square(root + 1) <= number) ++root;
  return root;
}

// The size that the rows of a text tell: most have as many pieces as there are lines, give or take a line.
int size_by_rows(const Lengths& lengths) {
  const int lines = static_cast<int>(lengths.size());
  for (int size = lines - 1; size <= lines + 1 && size <= kMaxSize; ++size) {
    std::size_t agreeing = 0;
    for (const std::uint32_t length : lengths) agreeing += length == static_cast<std::uint32_t>(size);
    if (has_boxes(size) && 2 * agreeing > lengths.size()) return size;
  }
  return 0;
}

// The sizes next to a number of cells that no grid has; one of them is 0 below the smallest and above the largest grid.
struct Neighbours {
  int below = 0, above = 0;

  // The one most likely meant: 9 if it is one of the two, else the nearer one.
  int likelier(std::size_t cells) const {
    if (below == 0 || above == 9) return above;
    if (above == 0 || below == 9) return below;
    return cells - square(below) <= square(above) - cells ? below : above;
  }
};

Neighbours neighbours_of(std::size_t cells) {
  Neighbours sizes;
  for (int size = kMinSize; size <= kMaxSize; ++size) {
    if (!has_boxes(size)) continue;
    if (square(size) < cells) sizes.below = size;
    if (square(size) > cells && sizes.above == 0) sizes.above = size;
  }
  return sizes;
}

// "72 characters read; an 8×8 has 64, a 9×9 has 81."
Refusal refuse_between(std::size_t offset, const char* code, const Sentence& counted, Neighbours sizes) {
  const Sentence below = a_grid_of(sizes.below), above = a_grid_of(sizes.above);
  const std::size_t cells_below = square(sizes.below), cells_above = square(sizes.above);
  if (sizes.below == 0) {
    return refuse_at(offset, code, "count.smallest", {{"counted", counted}, {"above", above}, {"cells", cells_above}});
  }
  if (sizes.above == 0) {
    return refuse_at(offset, code, "count.largest", {{"counted", counted}, {"below", below}, {"cells", cells_below}});
  }
  return refuse_at(offset, code, "count.between",
                   {{"counted", counted},
                    {"below", below},
                    {"cells-below", cells_below},
                    {"above", above},
                    {"cells-above", cells_above}});
}

// The rows of a grid of this size whose length is wrong. Nothing where the lines are not its rows: where their number
// is another one, or where most are off, as when a long line was wrapped.
std::vector<std::uint32_t> faulty_rows(const Lengths& lengths, int size) {
  std::vector<std::uint32_t> faulty;
  if (lengths.size() != static_cast<std::size_t>(size)) return faulty;
  for (std::uint32_t row = 0; row < lengths.size(); ++row) {
    if (lengths[row] != lengths.size()) faulty.push_back(row);
  }
  if (2 * faulty.size() > lengths.size()) faulty.clear();
  return faulty;
}

// A row that is too short or too long.
struct FaultyRow {
  std::string name;
  bool is_long;
  std::size_t difference;
  std::size_t offset;  // where the first is too many, or one is missing

  const char* code() const { return is_long ? "too-long" : "too-short"; }
};

FaultyRow faulty_row(const Scan& scan, const Pieces& pieces, const Lengths& lengths, std::uint32_t row) {
  std::size_t first = 0;
  for (std::uint32_t above = 0; above < row; ++above) first += lengths[above];
  const std::size_t n = lengths.size(), length = lengths[row];
  const bool is_long = length > n;
  return {row_letters(static_cast<int>(row)), is_long, is_long ? length - n : n - length,
          is_long ? scan.glyphs[pieces[first + n]].offset : scan.glyphs[pieces[first + length] - 1].end()};
}

}  // namespace

int size_of(std::size_t cells) {
  const int root = square_root(cells);
  return square(root) == cells && has_boxes(root) ? root : 0;
}

Refusal refuse_count(const Scan& scan, const Pieces& pieces, const char* noun, int wanted) {
  const std::size_t cells = count(pieces), start = scan.glyphs[0].offset;
  const Sentence counted = say("counted", {{"count", cells}, {"noun", noun}});
  const int root = square_root(cells);
  if (wanted != kAnySize && size_of(cells) != 0) {
    return refuse_at(start, "shape", "shape.wanted",
                     {{"counted", counted}, {"grid", a_grid_of(root)}, {"wanted", a_grid_of(wanted)}});
  }
  const Lengths lengths = line_lengths(scan, pieces);
  const int given_size = wanted != kAnySize ? wanted : size_by_rows(lengths);
  if (given_size == 0 && square(root) == cells && root >= kMinSize && root <= kMaxSize) {
    Refusal refusal = Geometry::default_shape(root).take_error();
    refusal->offset = static_cast<int>(start);
    return refusal;
  }
  const Neighbours near = neighbours_of(cells);
  const int size = given_size != 0 ? given_size : near.likelier(cells);
  const long surplus = static_cast<long>(cells) - static_cast<long>(square(size));
  const auto faulty = faulty_rows(lengths, size);
  if (faulty.size() == 1) {
    const FaultyRow row = faulty_row(scan, pieces, lengths, faulty[0]);
    return refuse_at(row.offset, row.code(),
                     row.is_long ? MessageId("count.row-long") : MessageId("count.row-short"),
                     {{"counted", counted},
                      {"needed", square(size)},
                      {"grid", a_grid_of(size)},
                      {"row", row.name},
                      {"difference", row.difference}});
  }
  const std::size_t offset = surplus < 0 ? scan.end_offset() : scan.glyphs[pieces[square(size)]].offset;
  const char* const code = surplus < 0 ? "too-short" : "too-long";
  if (given_size == 0 && std::labs(surplus) > kSlip) return refuse_between(offset, code, counted, near);
  return refuse_at(offset, code, "count.needed",
                   {{"counted", counted}, {"needed", square(size)}, {"grid", a_grid_of(size)}});
}

Refusal refuse_uneven_rows(const Scan& scan, const Reading& reading) {
  const Lengths lengths = line_lengths(scan, reading.cells);
  const auto faulty = faulty_rows(lengths, reading.size);
  if (faulty.empty()) return nullptr;
  const FaultyRow row = faulty_row(scan, reading.cells, lengths, faulty[0]);
  return refuse_at(row.offset, row.code(),
                   row.is_long ? MessageId("count.uneven-long") : MessageId("count.uneven-short"),
                   {{"grid", a_grid_of(reading.size)}, {"row", row.name}, {"difference", row.difference}});
}

}  // namespace sudoku::formats
