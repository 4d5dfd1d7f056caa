// Which formats can be written, and what grids each can hold.
#include "writers.hpp"

#include "grid/text/draft.hpp"
#include "sudoku/text.hpp"

namespace sudoku {

namespace {

using formats::Grid;

// What a format can hold.
enum class Range : std::uint8_t {
  any,
  characters,     ///< a character a cell: up to 35 digits
  nine,           ///< 9x9 alone
  default_boxes,  ///< up to 16x16, whose boxes are those that everybody means by the size
};

struct Format {
  std::string_view id;
  const char* name;
  Range range;
  bool needs_candidates;  ///< cannot hold a cell of which none is left
  std::string (*write)(const Grid& grid);
};

constexpr Format kFormats[] = {
    {"line", "A line", Range::any, false, formats::write_line},
    {"grid", "A grid", Range::any, false, formats::write_grid},
    {"candidates", "A grid of candidates", Range::any, false, formats::write_candidates},
    {"sukaku", "A Sukaku", Range::characters, true, formats::write_sukaku},
    {"sdk", "A file .sdk", Range::nine, false, formats::write_sdk},
    {"sdm", "A file .sdm", Range::nine, false, formats::write_sdm},
    {"ss", "A file .ss", Range::nine, false, formats::write_ss},
    {"hodoku", "HoDoKu's line", Range::nine, false, formats::write_hodoku},
    {"opensudoku", "OpenSudoku's file", Range::nine, false, formats::write_opensudoku},
    {"dict", "The dictionary", Range::any, true, formats::write_dict},
    {"solo", "Solo's game ID", Range::any, false, formats::write_solo},
    {"sudokuwiki", "SudokuWiki's link", Range::nine, true, formats::write_sudokuwiki},
    {"scf", "SudokuExchange's link", Range::nine, false, formats::write_scf},
    {"iss", "Interactive Sudoku Solver's link", Range::default_boxes, true, formats::write_iss},
    {"sudokucoach", "sudoku.coach's link", Range::nine, false, formats::write_sudokucoach},
};

bool fits(Shape shape, Range range) {
  switch (range) {
    case Range::any: return true;
    case Range::characters: return shape.size() < kMaxSize;
    case Range::nine: return shape == Shape{3, 3};
    case Range::default_boxes: return shape.size() <= 16 && shape == Geometry::default_shape(shape.size()).value();
  }
  return false;
}

const char* range_text(Range range) {
  if (range == Range::nine) return "9×9 grids alone";
  return range == Range::characters ? "grids of at most 35 digits" : "grids up to 16×16 with the usual boxes alone";
}

Refusal refuse_empty_cell(const Puzzle& puzzle, const Format& format) {
  for (std::size_t cell = 0; cell < puzzle.candidates.size(); ++cell) {
    if (puzzle.candidates[cell] != 0 || formats::settled_digit(puzzle, cell) != 0) continue;
    Refusal refusal = refuse("format", "@ has no candidate left, which @ cannot hold.",
                             {cell_name(cell, puzzle.size()), format.name});
    refusal->cells = {static_cast<Cell>(cell)};
    return refusal;
  }
  return nullptr;
}

}  // namespace

Result<std::string> write(const Puzzle& puzzle, std::string_view id) {
  for (const Format& format : kFormats) {
    if (format.id != id) continue;
    if (!fits(puzzle.shape, format.range)) {
      return refuse("format", "@ holds @.", {format.name, range_text(format.range)});
    }
    if (format.needs_candidates) {
      if (Refusal refusal = refuse_empty_cell(puzzle, format)) return refusal;
    }
    return format.write({Geometry(puzzle.shape), puzzle});
  }
  return refuse("format", "There is no text format called \"@\".", {id.substr(0, 40)});
}

}  // namespace sudoku
