#include "sudoku/puzzle.hpp"

#include <algorithm>
#include <array>

#include "geometry_parts.hpp"
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
Cell first_too_high(const Puzzle& puzzle, int n) {
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    const bool value_too_high = !puzzle.values.empty() && puzzle.values[cell] > n;
    const bool marks_too_high = !puzzle.candidates.empty() && (puzzle.candidates[cell] & ~all_digits(n)) != 0;
    if (puzzle.givens[cell] > n || value_too_high || marks_too_high) return static_cast<Cell>(cell);
  }
  return kNoCell;
}

/// The first cell that has the digit of a peer.
Cell first_clashing(const Geometry& geometry, const std::vector<Digit>& digits) {
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] == 0) continue;
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) {
      if (digits[cell] == digits[peer]) return static_cast<Cell>(cell);
    }
  }
  return kNoCell;
}

}  // namespace

int Puzzle::given_count() const {
  return static_cast<int>(std::count_if(givens.begin(), givens.end(), [](Digit digit) { return digit != 0; }));
}

Puzzle Puzzle::empty(Shape shape) {
  const auto cells = static_cast<std::size_t>(shape.size() * shape.size());
  return {shape, std::vector<Digit>(cells, Digit{0}), {}, {}, {}};
}

std::optional<Clash> find_clash(const Geometry& geometry, const std::vector<Digit>& digits) {
  const Cell first = first_clashing(geometry, digits);
  if (first == kNoCell) return std::nullopt;
  for (int unit = 0; unit < geometry.units(); ++unit) {
    std::array<Cell, kMaxSize + 1> holder;
    holder.fill(kNoCell);
    for (const Cell cell : geometry.cells_of(static_cast<Unit>(unit))) {
      const Digit digit = digits[cell];
      if (digit == 0) continue;
      if (holder[digit] != kNoCell) return Clash{static_cast<Unit>(unit), digit, holder[digit], cell};
      holder[digit] = cell;
    }
  }
  const auto peers = geometry.peers(first);
  const auto is_same = [&](Cell peer) { return digits[peer] == digits[first]; };
  const auto second = std::find_if(peers.begin(), peers.end(), is_same);
  return Clash{kNoUnit, digits[first], first, *second};
}

Refusal clash_error(const Geometry& geometry, const Clash& clash) {
  const int n = geometry.size();
  const auto digit = digit_symbol(clash.digit, n);
  const auto first = cell_name(clash.first, n), second = cell_name(clash.second, n);
  Refusal refusal;
  if (clash.unit == kNoUnit) {
    refusal = refuse("clash", "clash.pair", {{"first", first}, {"second", second}, {"digit", digit}});
  } else {
    const std::string name = geometry.unit_name(clash.unit);
    const std::size_t space = name.rfind(' ');
    const std::string kind = name.substr(0, space), unit = name.substr(space + 1);
    refusal = refuse("clash", "clash.unit",
                     {{"kind", kind}, {"unit", unit}, {"digit", digit}, {"first", first}, {"second", second}});
  }
  refusal->cells = {clash.first, clash.second};
  return refusal;
}

bool is_consistent(Shape shape, const std::vector<Digit>& digits) {
  const int n = shape.size();
  std::array<Mask, 3 * kMaxSize> held{};  // by rows, columns and boxes
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

bool is_sound(const Puzzle& puzzle) {
  if (!Geometry::exists(puzzle)) return false;
  const int n = puzzle.size();
  return lists_fit(puzzle, static_cast<std::size_t>(n * n)) && first_too_high(puzzle, n) == kNoCell && !clashes(puzzle);
}

Result<Puzzle> check_puzzle(Puzzle puzzle) {
  if (puzzle.rules.is_classic()) {
    auto shape = Geometry::check(puzzle.shape);
    if (!shape) return shape.take_error();
  } else if (Refusal refusal = check_rules(puzzle)) {
    return refusal;
  }
  const Geometry geometry = Geometry::of(puzzle);
  const auto cells = static_cast<std::size_t>(geometry.cells());
  if (!lists_fit(puzzle, cells)) {
    return refuse("length", "lists", {{"cells", cells}});
  }
  if (const Cell cell = first_too_high(puzzle, geometry.size()); cell != kNoCell) {
    Refusal refusal = refuse("symbol", "digit-too-high",
                             {{"cell", cell_name(cell, geometry.size())}, {"size", geometry.size()}});
    refusal->cells.push_back(cell);
    return refusal;
  }
  if (const auto clash = find_clash(geometry, puzzle.givens)) return clash_error(geometry, *clash);
  return puzzle;
}

}  // namespace sudoku
