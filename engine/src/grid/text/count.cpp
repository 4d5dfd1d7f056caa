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
std::string name_neighbours(std::string_view read, Neighbours sizes) {
  const Value below = a_grid_of(sizes.below), above = a_grid_of(sizes.above);
  const Value cells_below = square(sizes.below), cells_above = square(sizes.above);
  if (sizes.below == 0) return say("@; the smallest grid, @, has @.", {read, above, cells_above});
  if (sizes.above == 0) return say("@; the largest grid, @, has @.", {read, below, cells_below});
  return say("@; @ has @, @ has @.", {read, below, cells_below, above, cells_above});
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

// Refuses a row that is too short or too long: "row F is one short."
Refusal refuse_row(const Scan& scan, const Pieces& pieces, const Lengths& lengths, std::uint32_t row,
                   const std::string& opening) {
  std::size_t first = 0;
  for (std::uint32_t above = 0; above < row; ++above) first += lengths[above];
  const std::size_t n = lengths.size(), length = lengths[row];
  const bool too_long = length > n;
  const std::size_t difference = too_long ? length - n : n - length;
  const std::size_t offset =
      too_long ? scan.glyphs[pieces[first + n]].offset : scan.glyphs[pieces[first + length] - 1].end();
  return refuse_at(offset, too_long ? "too-long" : "too-short",
                   too_long ? "@row @ has @ too many." : "@row @ is @ short.",
                   {opening, row_letters(static_cast<int>(row)), difference == 1 ? Value("one") : Value(difference)});
}

}  // namespace

int size_of(std::size_t cells) {
  const int root = square_root(cells);
  return square(root) == cells && has_boxes(root) ? root : 0;
}

Refusal refuse_count(const Scan& scan, const Pieces& pieces, const char* noun, int wanted) {
  const std::size_t cells = count(pieces), start = scan.glyphs[0].offset;
  const std::string counted = say("@ @@", {cells, noun, cells == 1 ? "" : "s"}), read = counted + " read";
  const int root = square_root(cells);
  if (wanted != kAnySize && size_of(cells) != 0) {
    return refuse_at(start, "shape", "@ make @, boxes of this shape @.", {counted, a_grid_of(root), a_grid_of(wanted)});
  }
  const Lengths lengths = line_lengths(scan, pieces);
  const int told = wanted != kAnySize ? wanted : size_by_rows(lengths);
  if (told == 0 && square(root) == cells && root >= kMinSize && root <= kMaxSize) {
    return refuse_at(start, "shape", "@", {Geometry::default_shape(root).error().message});
  }
  const Neighbours near = neighbours_of(cells);
  const int size = told != 0 ? told : near.likelier(cells);
  const long surplus = static_cast<long>(cells) - static_cast<long>(square(size));
  const std::string needed = say("@, @ needed for @", {read, square(size), a_grid_of(size)});
  const auto faulty = faulty_rows(lengths, size);
  if (faulty.size() == 1) return refuse_row(scan, pieces, lengths, faulty[0], needed + "; ");
  const bool guessed = told == 0 && std::labs(surplus) > kSlip;
  return refuse_at(surplus < 0 ? scan.end_offset() : scan.glyphs[pieces[square(size)]].offset,
                   surplus < 0 ? "too-short" : "too-long", "@", {guessed ? name_neighbours(read, near) : needed + "."});
}

Refusal refuse_uneven_rows(const Scan& scan, const Reading& reading) {
  const Lengths lengths = line_lengths(scan, reading.cells);
  const auto faulty = faulty_rows(lengths, reading.size);
  if (faulty.empty()) return nullptr;
  return refuse_row(scan, reading.cells, lengths, faulty[0], say("For @, ", {a_grid_of(reading.size)}));
}

}  // namespace sudoku::formats
