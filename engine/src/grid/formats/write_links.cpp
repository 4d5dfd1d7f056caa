// Links that open a puzzle on other sites, with its state where they hold it.
#include "grid/text/draft.hpp"
#include "writers.hpp"

namespace sudoku::formats {

namespace {

constexpr char kDigits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr int kMostBlanks = 5;

bool has_state(const Puzzle& puzzle) {
  if (!puzzle.candidates.empty()) return true;
  for (const Digit digit : puzzle.values) {
    if (digit != 0) return true;
  }
  return false;
}

std::string base_36(int number) {
  constexpr char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
  return {digits[number / 36], digits[number % 36]};
}

// `S9B`, and for each cell a given, a set digit above 9, or candidates above 18.
std::string state_code(const Grid& grid) {
  std::string code = "S9B";
  const auto candidates = shown_candidates(grid.geometry, grid.puzzle);
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    const int given = grid.puzzle.givens[cell], settled = settled_digit(grid.puzzle, cell);
    code += base_36(given != 0 ? given : settled != 0 ? 9 + settled : 18 + static_cast<int>(candidates[cell]));
  }
  return code;
}

/// The rules, with boxes as regions where they are not those that ISS takes for the size.
Rules with_boxes_told(const Grid& grid) {
  const Puzzle& puzzle = grid.puzzle;
  Rules rules = rules_for_iss(grid);
  const int n = puzzle.size();
  const auto usual = Geometry::default_shape(n);
  if (rules.has(GlobalRule::no_boxes) || (usual && usual.value() == puzzle.shape)) return rules;
  for (Cell cell = 0; cell < n * n; ++cell) {
    rules.regions.push_back(static_cast<std::uint8_t>(Geometry(puzzle.shape).box(cell)));
  }
  rules.add(GlobalRule::no_boxes);
  return rules;
}

}  // namespace

std::string write_sudokuwiki(const Grid& grid) {
  return "https://www.sudokuwiki.org/sudoku.htm?bd=" +
         (has_state(grid.puzzle) ? state_code(grid) : symbols_of(grid.puzzle.givens, 9, '0'));
}

std::string write_scf(const Grid& grid) {
  const auto& givens = grid.puzzle.givens;
  std::string code;
  for (std::size_t cell = 0; cell < givens.size();) {
    const int digit = givens[cell++];
    int blanks = 0;
    for (; cell < givens.size() && givens[cell] == 0 && blanks < kMostBlanks; ++cell) ++blanks;
    code += kDigits[digit + 10 * blanks];
  }
  return "https://sudokuexchange.com/play/?s=" + code;
}

std::string write_iss(const Grid& grid) {
  const int size = grid.geometry.size();
  const Puzzle& puzzle = grid.puzzle;
  std::string cells;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    const Digit settled = settled_digit(puzzle, cell);
    const Mask kept = puzzle.candidates.empty() ? grid.geometry.all() : puzzle.candidates[cell];
    const Mask mask = settled != 0 ? bit(settled) : kept;
    if (mask == grid.geometry.all()) continue;
    const auto n = static_cast<std::size_t>(size);
    cells += "~R" + std::to_string(cell / n + 1) + "C" + std::to_string(cell % n + 1);
    for (Mask rest = mask; rest != 0; rest &= rest - 1) cells += "_" + std::to_string(lowest_digit(rest));
  }
  const std::string side = std::to_string(size);
  const std::string told = rules_text(with_boxes_told(grid), size) + (cells.empty() ? "" : "." + cells);
  // An empty 9x9 needs a word, too: without one, there is nothing to read.
  return "https://sigh.github.io/Interactive-Sudoku-Solver/?q=" +
         (size == 9 && !told.empty() ? "" : ".Shape~" + side + "x" + side) + told;
}

std::string write_sudokucoach(const Grid& grid) {
  return "https://sudoku.coach/en/play/" + symbols_of(grid.puzzle.givens, 9, '0');
}

}  // namespace sudoku::formats
