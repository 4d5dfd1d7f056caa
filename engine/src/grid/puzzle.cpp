#include "sudoku/puzzle.hpp"

#include <algorithm>

#include "message.hpp"
#include "sudoku/text.hpp"

namespace sudoku {

namespace {

// Empty vectors mean "nothing was said"; others have an entry a cell.
bool fits(std::size_t entries, std::size_t cells) { return entries == 0 || entries == cells; }

bool lists_fit(const Puzzle& puzzle, std::size_t cells) {
  return puzzle.givens.size() == cells && fits(puzzle.values.size(), cells) && fits(puzzle.candidates.size(), cells);
}

// The first cell with a digit above n in one of the lists, which fit; kNoCell if there is none.
Cell first_too_high(const Geometry& geometry, const Puzzle& puzzle) {
  const int n = geometry.size();
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    const bool value_too_high = !puzzle.values.empty() && puzzle.values[cell] > n;
    const bool marks_too_high = !puzzle.candidates.empty() && (puzzle.candidates[cell] & ~geometry.all()) != 0;
    if (puzzle.givens[cell] > n || value_too_high || marks_too_high) return static_cast<Cell>(cell);
  }
  return kNoCell;
}

}  // namespace

int Puzzle::given_count() const {
  return static_cast<int>(std::count_if(givens.begin(), givens.end(), [](Digit digit) { return digit != 0; }));
}

Puzzle Puzzle::empty(Shape shape) {
  const auto cells = static_cast<std::size_t>(shape.size() * shape.size());
  return {shape, std::vector<Digit>(cells, Digit{0}), {}, {}};
}

std::optional<Clash> find_clash(const Geometry& geometry, const std::vector<Digit>& digits) {
  for (int unit = 0; unit < geometry.units(); ++unit) {
    std::vector<Cell> holder(static_cast<std::size_t>(geometry.size()) + 1, kNoCell);
    for (const Cell cell : geometry.cells_of(static_cast<Unit>(unit))) {
      const Digit digit = digits[cell];
      if (digit == 0) continue;
      if (holder[digit] != kNoCell) return Clash{static_cast<Unit>(unit), digit, holder[digit], cell};
      holder[digit] = cell;
    }
  }
  return std::nullopt;
}

Refusal clash_error(const Geometry& geometry, const Clash& clash) {
  const int n = geometry.size(), index = clash.unit % n;
  const UnitKind kind = geometry.kind_of(clash.unit);
  Refusal refusal = refuse("clash", "@ @ holds @ twice: @ and @.",
                           {kind == UnitKind::row ? "Row" : kind == UnitKind::column ? "Column" : "Box",
                            kind == UnitKind::row ? row_letters(index) : std::to_string(index + 1),
                            digit_symbol(clash.digit, n), cell_name(clash.first, n), cell_name(clash.second, n)});
  refusal->cells = {clash.first, clash.second};
  return refusal;
}

bool is_sound(const Puzzle& puzzle) {
  if (!Geometry::exists(puzzle.shape)) return false;
  const Geometry geometry(puzzle.shape);
  return lists_fit(puzzle, static_cast<std::size_t>(geometry.cells())) &&
         first_too_high(geometry, puzzle) == kNoCell && !find_clash(geometry, puzzle.givens);
}

Result<Puzzle> check_puzzle(Puzzle puzzle) {
  auto shape = Geometry::check(puzzle.shape);
  if (!shape) return shape.take_error();
  const Geometry geometry(puzzle.shape);
  const auto cells = static_cast<std::size_t>(geometry.cells());
  if (!lists_fit(puzzle, cells)) {
    return refuse("length", "A puzzle of this shape has @ cells in each of its lists.", {cells});
  }
  if (const Cell cell = first_too_high(geometry, puzzle); cell != kNoCell) {
    Refusal refusal = refuse("symbol", "@ holds a digit above @.",
                             {cell_name(cell, geometry.size()), geometry.size()});
    refusal->cells.push_back(cell);
    return refusal;
  }
  if (const auto clash = find_clash(geometry, puzzle.givens)) return clash_error(geometry, *clash);
  return puzzle;
}

}  // namespace sudoku
