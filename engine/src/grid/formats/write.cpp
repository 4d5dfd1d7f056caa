// Lists the formats that can be written, and the grids that each can hold.
#include "writers.hpp"

#include <algorithm>
#include <iterator>

#include "grid/text/draft.hpp"
#include "sudoku/text.hpp"

namespace sudoku {

namespace {

using formats::Grid;

// The abilities of a format.
enum class Range : std::uint8_t {
  any,
  characters,     ///< a character a cell: up to 35 digits
  nine,           ///< 9x9 alone
  sixteen,        ///< up to 16x16
  default_boxes,  ///< up to 16x16, whose boxes are those that everybody means by the size
};

struct Format {
  std::string_view id;
  MessageId name;
  const char* of;  ///< the ending of a file, the site of a link
  Range range;
  bool needs_candidates;  ///< cannot hold a cell of which none is left
  std::string (*write)(const Grid& grid);
};

constexpr Format kFormats[] = {
    {"line", "format.line", "", Range::any, false, formats::write_line},
    {"grid", "format.grid", "", Range::any, false, formats::write_grid},
    {"candidates", "format.candidates", "", Range::any, false, formats::write_candidates},
    {"sukaku", "format.sukaku", "", Range::characters, true, formats::write_sukaku},
    {"sdk", "format.file", "sdk", Range::nine, false, formats::write_sdk},
    {"sdm", "format.file", "sdm", Range::nine, false, formats::write_sdm},
    {"ss", "format.file", "ss", Range::nine, false, formats::write_ss},
    {"hodoku", "format.hodoku", "", Range::nine, false, formats::write_hodoku},
    {"opensudoku", "format.opensudoku", "", Range::nine, false, formats::write_opensudoku},
    {"dict", "format.dict", "", Range::any, true, formats::write_dict},
    {"solo", "format.solo", "", Range::any, false, formats::write_solo},
    {"sudokuwiki", "format.link", "SudokuWiki", Range::nine, true, formats::write_sudokuwiki},
    {"scf", "format.link", "SudokuExchange", Range::nine, false, formats::write_scf},
    {"iss", "format.link", "Interactive Sudoku Solver", Range::default_boxes, true, formats::write_iss},
    {"sudokucoach", "format.link", "sudoku.coach", Range::nine, false, formats::write_sudokucoach},
    {"fpuzzles", "format.link", "f-puzzles", Range::sixteen, true, formats::write_fpuzzles},
    {"sudokupad", "format.link", "SudokuPad", Range::sixteen, true, formats::write_fpuzzles},
};

/// Null for an unknown format.
const Format* find_format(std::string_view id) {
  const auto* const found =
      std::find_if(std::begin(kFormats), std::end(kFormats), [&](const Format& format) { return format.id == id; });
  return found == std::end(kFormats) ? nullptr : found;
}

bool fits(Shape shape, Range range) {
  switch (range) {
    case Range::any: return true;
    case Range::characters: return shape.size() < kMaxSize;
    case Range::nine: return shape == Shape{3, 3};
    case Range::sixteen: return shape.size() <= 16;
    case Range::default_boxes: return shape.size() <= 16 && shape == Geometry::default_shape(shape.size()).value();
  }
  return false;
}

Sentence name_of(const Format& format) {
  return say(format.name, {{"ending", format.of}, {"site", format.of}});
}

Refusal refuse_size(const Format& format) {
  const auto refusal = [&](MessageId message) { return refuse("format", message, {{"format", name_of(format)}}); };
  if (format.range == Range::nine) return refusal("write.nine");
  if (format.range == Range::sixteen) return refusal("write.sixteen");
  return format.range == Range::characters ? refusal("write.characters") : refusal("write.default-boxes");
}

/// Refuses rules that a format can't hold.
Refusal refuse_rules(const Puzzle& puzzle, const Format& format) {
  if (puzzle.rules.is_classic() || format.write == formats::write_iss) return nullptr;
  if (format.write != formats::write_fpuzzles) return refuse("format", "write.rules", {{"format", name_of(format)}});
  const std::string name = formats::missing_in_fpuzzles(puzzle);
  if (name.empty()) return nullptr;
  Refusal refusal = refuse("format", "write.rule", {{"rule", name}, {"format", name_of(format)}});
  refusal->rule = name;
  return refusal;
}

Refusal refuse_empty_cell(const Puzzle& puzzle, const Format& format) {
  for (std::size_t cell = 0; cell < puzzle.candidates.size(); ++cell) {
    if (puzzle.candidates[cell] != 0 || formats::settled_digit(puzzle, cell) != 0) continue;
    Refusal refusal = refuse("format", "write.no-candidate",
                             {{"cell", cell_name(cell, puzzle.size())}, {"format", name_of(format)}});
    refusal->cells = {static_cast<Cell>(cell)};
    return refusal;
  }
  return nullptr;
}

}  // namespace

Result<std::string> write(const Puzzle& puzzle, std::string_view id) {
  const Format* const format = find_format(id);
  if (!format) return refuse("format", "write.unknown", {{"name", id.substr(0, 40)}});
  if (Refusal refusal = refuse_rules(puzzle, *format)) return refusal;
  if (puzzle.rules.is_classic() && !fits(puzzle.shape, format->range)) return refuse_size(*format);
  if (format->needs_candidates) {
    if (Refusal refusal = refuse_empty_cell(puzzle, *format)) return refusal;
  }
  return format->write({Geometry::of(puzzle), puzzle});
}

bool can_write(std::string_view format) { return find_format(format) != nullptr; }

}  // namespace sudoku
