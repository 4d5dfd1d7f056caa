// Simple Sudoku copies a puzzle as two or three grids under one another: givens, with the set digits, candidates.
#include "notation.hpp"
#include "grid/text/reading.hpp"

namespace sudoku::formats {

namespace {

// How many rows each of the grids has; 0 where the lines are not two or three grids.
std::size_t rows_of_each(const Scan& scan) {
  const auto lengths = line_lengths(scan, split(scan, Gap::none));
  if (lengths.empty()) return 0;
  const std::size_t rows = lengths[0];
  if (size_of(rows * rows) == 0 || (lengths.size() != 2 * rows && lengths.size() != 3 * rows)) return 0;
  for (std::size_t line = 0; line < rows; ++line) {
    if (lengths[line] != rows) return 0;
  }
  return rows;
}

// The grids, each with its borders. A text of so many lines that each is a grid is none of these.
std::vector<std::string_view> grids_of(std::string_view text) {
  Scan scan;
  std::vector<std::string_view> grids;
  if (take_apart(text, scan) || scan.glyphs.empty()) return grids;
  const std::size_t rows = rows_of_each(scan);
  if (rows == 0) return grids;
  for (std::size_t line = 0; line < scan.lines.size(); line += rows) {
    const std::size_t start = line == 0 ? 0 : scan.glyphs[scan.lines[line]].offset;
    const std::size_t next = line + rows;
    const std::size_t end = next < scan.lines.size() ? scan.glyphs[scan.lines[next]].offset : text.size();
    grids.push_back(text.substr(start, end - start));
  }
  return grids;
}

Refusal read_one(std::string_view text, std::string_view grid, std::optional<Shape> wanted, Draft& draft) {
  const auto start = static_cast<std::uint32_t>(grid.data() - text.data());
  if (Refusal refusal = read_grid(grid, wanted, draft)) {
    refusal->offset += static_cast<int>(start);
    return refusal;
  }
  for (std::uint32_t& place : draft.places) place += start;
  return nullptr;
}

// The candidates of the last grid; a lone one in an open cell is no given there.
Refusal add_later(Draft&& later, Draft& draft) {
  if (later.puzzle.candidates.empty()) return set_values(later, draft);
  for (std::size_t cell = 0; cell < draft.cells(); ++cell) {
    const Digit given = draft.puzzle.givens[cell];
    if (given != 0 && later.puzzle.givens[cell] != given) return set_values(later, draft);
  }
  draft.puzzle.candidates = std::move(later.puzzle.candidates);
  return nullptr;
}

// True if a grid is the other one filled in, every cell of it.
bool is_solution(std::string_view text, std::string_view grid, const Draft& draft) {
  Draft full;
  if (read_one(text, grid, std::nullopt, full) || full.cells() != draft.cells()) return false;
  for (std::size_t cell = 0; cell < draft.cells(); ++cell) {
    const Digit given = draft.puzzle.givens[cell], digit = full.puzzle.givens[cell];
    if (digit == 0 || (given != 0 && digit != given)) return false;
  }
  return draft.puzzle.given_count() < static_cast<int>(draft.cells());
}

}  // namespace

bool are_stacked(std::string_view text) { return !grids_of(text).empty(); }

Refusal read_stacked(std::string_view text, std::optional<Shape> wanted, Draft& draft) {
  const auto grids = grids_of(text);
  if (Refusal refusal = read_one(text, grids[0], wanted, draft)) return refusal;
  if (grids.size() == 2 && is_solution(text, grids[1], draft)) {
    draft.notes.push_back(say("note.solution"));
    return nullptr;
  }
  draft.format = "simple-sudoku";
  for (std::size_t i = 1; i < grids.size(); ++i) {
    Draft later;
    const Shape same{draft.puzzle.shape.size() == 0 ? Geometry::default_shape(draft.size).value() : draft.puzzle.shape};
    if (Refusal refusal = read_one(text, grids[i], same, later)) return refusal;
    if (Refusal refusal = add_later(std::move(later), draft)) return refusal;
  }
  return nullptr;
}

}  // namespace sudoku::formats
