// When the number of cells is that of no grid: how many are wanted, and where one is missing or too much.
#include <cstdlib>

#include "message.hpp"
#include "reading.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku::formats {

namespace {

constexpr int kMinSize = 4;

// So few characters too many or too few are a slip of the hand; with more, the size meant is a guess.
constexpr long kSlip = 2;

std::size_t square(int n) {
  return static_cast<std::size_t>(n * n);
}

bool has_boxes(int size) {
  return Geometry::default_shape(size).ok();
}

int square_root(std::size_t number) {
  int root = 0;
  while (root <= kMaxSize && square(root + 1) <= number) ++root;
  return root;
}

// The size that the rows of a text tell: most have as many pieces as there are lines, give or take a line.
std::optional<int> size_by_rows(const std::vector<std::size_t>& lengths) {
  const int lines = static_cast<int>(lengths.size());
  for (int size = lines - 1; size <= lines + 1 && size <= kMaxSize; ++size) {
    std::size_t agreeing = 0;
    for (const std::size_t length : lengths) agreeing += length == static_cast<std::size_t>(size);
    if (has_boxes(size) && 2 * agreeing > lengths.size()) return size;
  }
  return std::nullopt;
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

std::string cells_text(int size) {
  return std::to_string(square(size));
}

// "72 characters read; an 8×8 has 64, a 9×9 has 81."
std::string name_neighbours(std::string_view read, Neighbours sizes) {
  const std::string below = a_grid_of(sizes.below), above = a_grid_of(sizes.above);
  if (sizes.below == 0) return say({read, "; the smallest grid, ", above, ", has ", cells_text(sizes.above), "."});
  if (sizes.above == 0) return say({read, "; the largest grid, ", below, ", has ", cells_text(sizes.below), "."});
  return say({read, "; ", below, " has ", cells_text(sizes.below), ", ", above, " has ", cells_text(sizes.above), "."});
}

// A row that is too short or too long.
struct RowFault {
  const char* code;
  std::string text;  // "row F is one short"
  std::size_t offset;
};

RowFault fault_of_row(const Scan& scan, const Pieces& pieces, const std::vector<std::size_t>& lengths, std::size_t row,
                      int size) {
  std::size_t first = 0;
  for (std::size_t above = 0; above < row; ++above) first += lengths[above];
  const std::size_t n = static_cast<std::size_t>(size), length = lengths[row];
  const std::size_t difference = length < n ? n - length : length - n;
  const std::string amount = difference == 1 ? "one" : std::to_string(difference);
  const std::string name = say({"row ", row_letters(static_cast<int>(row))});
  if (length > n) return {"too-long", say({name, " has ", amount, " too many"}), scan.glyphs[pieces[first + n]].offset};
  return {"too-short", say({name, " is ", amount, " short"}), scan.glyphs[pieces[first + length] - 1].end()};
}

// The rows of a grid of this size whose length is wrong. Nothing where the lines are not its rows: where their number
// is another one, or where most are off, as when a long line was wrapped.
std::vector<std::size_t> faulty_rows(const std::vector<std::size_t>& lengths, int size) {
  std::vector<std::size_t> faulty;
  if (lengths.size() != static_cast<std::size_t>(size)) return faulty;
  for (std::size_t row = 0; row < lengths.size(); ++row) {
    if (lengths[row] != lengths.size()) faulty.push_back(row);
  }
  if (2 * faulty.size() > lengths.size()) faulty.clear();
  return faulty;
}

Error count_error(const Scan& scan, const Pieces& pieces, int size, std::string sentence) {
  const bool too_short = count(pieces) < square(size);
  const std::size_t offset = too_short ? scan.end_offset() : scan.glyphs[pieces[square(size)]].offset;
  return error_at(offset, too_short ? "too-short" : "too-long", std::move(sentence));
}

}  // namespace

std::optional<int> size_of(std::size_t cells) {
  const int root = square_root(cells);
  if (square(root) != cells || !has_boxes(root)) return std::nullopt;
  return root;
}

Error wrong_count(const Scan& scan, const Pieces& pieces, std::string_view noun, std::optional<int> wanted) {
  const std::size_t cells = count(pieces), start = scan.glyphs[0].offset;
  const std::string counted = say({std::to_string(cells), " ", noun, cells == 1 ? "" : "s"}),
                    read = say({counted, " read"});
  const int root = square_root(cells);
  if (wanted && size_of(cells)) {
    return error_at(start, "shape",
                    say({counted, " make ", a_grid_of(root), ", boxes of this shape ", a_grid_of(*wanted), "."}));
  }
  const auto lengths = line_lengths(scan, pieces);
  const auto by_rows = wanted ? wanted : size_by_rows(lengths);
  if (!by_rows && square(root) == cells && root >= kMinSize && root <= kMaxSize) {
    return error_at(start, "shape", Geometry::default_shape(root).error().message);
  }
  const Neighbours near = neighbours_of(cells);
  const int size = by_rows.value_or(near.likelier(cells));
  const long difference = static_cast<long>(cells) - static_cast<long>(square(size));
  if (!by_rows && std::labs(difference) > kSlip) return count_error(scan, pieces, size, name_neighbours(read, near));

  const std::string needed = say({read, ", ", cells_text(size), " needed for ", a_grid_of(size)});
  const auto faulty = faulty_rows(lengths, size);
  if (faulty.size() != 1) return count_error(scan, pieces, size, say({needed, "."}));
  const RowFault fault = fault_of_row(scan, pieces, lengths, faulty[0], size);
  return error_at(fault.offset, fault.code, say({needed, "; ", fault.text, "."}));
}

std::optional<Error> uneven_rows(const Scan& scan, const Pieces& pieces, int size) {
  const auto lengths = line_lengths(scan, pieces);
  const auto faulty = faulty_rows(lengths, size);
  if (faulty.empty()) return std::nullopt;
  const RowFault fault = fault_of_row(scan, pieces, lengths, faulty[0], size);
  return error_at(fault.offset, fault.code, say({"For ", a_grid_of(size), ", ", fault.text, "."}));
}

}  // namespace sudoku::formats
