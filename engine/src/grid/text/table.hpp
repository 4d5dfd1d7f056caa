// Whatever shows n x n cells: arrays of programming languages, tables of spreadsheets and pages, rows among words. Each
// character of the text is first put into plain ASCII (`plain_of`); then the text is cut into rows and cells in every
// way that people and programs part them (`cut`), and the first in which n rows of n cells stand is taken.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grid/formats/payload.hpp"

namespace sudoku::formats {

/// Longer texts are no table.
inline constexpr std::size_t kMaxTable = 1 << 18;

/// A part of a plain text.
struct Part {
  std::size_t begin = 0, end = 0;
};

using Row = std::vector<Part>;

/// The separator of rows.
enum class RowEnds : std::uint8_t { lines, semicolons, brackets, backslashes, bars, quotes, words, slashes, all };

/// The separator of the cells of a row; `none` if each character is one.
enum class CellEnds : std::uint8_t { tabs, commas, semicolons, bars, ampersands, spaces, quotes, none };

/// Empty cells at the ends of a row that are none: before the first mark, behind the last, or both.
enum class Edges : std::uint8_t { cells, first, last, both };

/// One way of writing a table.
struct Dialect {
  RowEnds rows;
  CellEnds cells;
  Edges edges = Edges::cells;
};

/// The text in characters that mean something: capitals, ASCII digits and borders, tags of HTML as tabs and line ends.
/// Each has its place in the text.
Payload plain_of(std::string_view text);

/// The rows of a text, each cut into cells; those without any cell are left out.
std::vector<Row> cut(std::string_view plain, Dialect dialect);

/// The value of a cell: digits, `.` if it is open; nothing if it is no cell.
std::optional<std::string> cell_text(std::string_view cell);

/// True if a row is a horizontal border.
bool is_rule(std::string_view plain, const Row& row);

/// Rows as long as there are rows, where a space is an open cell; nothing where the text is not that.
std::vector<Row> cut_by_columns(std::string_view plain);

}  // namespace sudoku::formats
