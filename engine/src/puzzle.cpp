#include "sudoku/puzzle.hpp"

#include <algorithm>

#include "sudoku/text.hpp"

namespace sudoku {

namespace {

Error at_cell(const char* code, std::string message, std::size_t cell) {
  return {code, std::move(message), Error::kNowhere, {static_cast<Cell>(cell)}, {}};
}

// Empty vectors mean "nothing was said"; others have an entry a cell.
bool fits(std::size_t entries, std::size_t cells) { return entries == 0 || entries == cells; }

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

Error clash_error(const Geometry& geometry, const Clash& clash) {
  std::string unit = geometry.unit_name(clash.unit);
  unit[0] = static_cast<char>(unit[0] - 'a' + 'A');
  return {"clash",
          unit + " holds " + digit_symbol(clash.digit, geometry.size()) + " twice: " + geometry.cell_name(clash.first) +
              " and " + geometry.cell_name(clash.second) + ".",
          Error::kNowhere,
          {clash.first, clash.second},
          {}};
}

Result<Puzzle> check_puzzle(Puzzle puzzle) {
  const auto shape = Geometry::check(puzzle.shape);
  if (!shape) return shape.error();
  const Geometry geometry(puzzle.shape);
  const auto cells = static_cast<std::size_t>(geometry.cells());
  if (puzzle.givens.size() != cells || !fits(puzzle.values.size(), cells) || !fits(puzzle.candidates.size(), cells)) {
    return Error{"length", "A puzzle of this shape has " + std::to_string(cells) + " cells in each of its lists.",
                 Error::kNowhere, {}, {}};
  }
  const int n = geometry.size();
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const bool value_too_high = !puzzle.values.empty() && puzzle.values[cell] > n;
    const bool marks_too_high = !puzzle.candidates.empty() && (puzzle.candidates[cell] & ~geometry.all()) != 0;
    if (puzzle.givens[cell] > n || value_too_high || marks_too_high) {
      return at_cell("symbol", geometry.cell_name(static_cast<Cell>(cell)) + " holds a digit above " + std::to_string(n) + ".", cell);
    }
  }
  if (const auto clash = find_clash(geometry, puzzle.givens)) return clash_error(geometry, *clash);
  return puzzle;
}

}  // namespace sudoku
