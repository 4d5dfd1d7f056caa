// Puzzles as text: reading the notations of people and programs, and writing those that other programs read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The longest text that is read, in bytes; a longer one is the error `too-long`.
inline constexpr std::size_t kMaxTextBytes = 1 << 20;

/// The result of reading a text.
struct Parsed {
  Puzzle puzzle;
  std::string format;           ///< id: `line`, `grid`, `candidates`, or one of those named at `parse`
  std::vector<Sentence> notes;  ///< how symbols and the box shape were read where that was a choice
};

/// Reads a puzzle. Accepted: one line of n*n symbols (blanks `.` `0` `*` `_`, `-` on a line with digits, X where it is
/// no digit; groups parted by spaces; `#` begins a comment), rows on lines with or without borders of `|` `+` `-` `=`,
/// decimal numbers parted by spaces or commas, candidates: n*n groups of digits as `print_candidates` writes them, a
/// lone digit being a given, or n*n*n characters, the d-th of a cell d or a blank. Above 9, letters: 1-9A-G, 0-9A-F or
/// A-P, depending on the letters in the text. Text is UTF-8; a BOM and CRLF are ignored.
/// Beside these, each with its id: `.sdk` files (`sdk`), the first of many lines (`sdm`), the grids of Simple Sudoku
/// (`simple-sudoku`), HoDoKu's library line (`hodoku`), OpenSudoku's XML (`opensudoku`), a dictionary of cells in
/// Python or JSON (`dict`), Solo's game IDs (`solo`), run-length code (`scf`, `classic`), and the links, or
/// their content, of SudokuWiki (`sudokuwiki`), SudokuExchange (`scf`), Interactive Sudoku Solver (`iss`), puzz.link
/// (`puzzlink`) and sudoku.coach (`sudokucoach`), and KSudoku's files (`ksudoku`), and JSON with cells as f-puzzles
/// (`fpuzzles`), SudokuPad (`sudokupad`) and GNOME Sudoku (`gnome-sudoku`) have it. Labels of rows and columns are
/// ignored. A player's digits and candidates are read with the puzzle.
/// Any other text is read where it shows n rows of n cells in any way: arrays of programming languages, tables of
/// spreadsheets, Markdown, HTML and LaTeX, rows among words, spaces for open cells. A solution beside its puzzle is
/// ignored; a note mentions digits counted from 0.
/// `shape` fixes the boxes; without it they are inferred from borders, else the default shape of the size, else, where
/// givens clash in that, the one other shape in which they do not (sizes with square boxes have no other).
/// Errors, with the byte offset of the place: `empty`, `too-short`, `too-long`, `symbol`, `shape`, `ambiguous` (with
/// choices), `clash` (with both cells; the offset is that of the second), `control` (a control character), `link` (of a
/// site that is not known).
Result<Parsed> parse(std::string_view text, std::optional<Shape> shape = std::nullopt);

/// Reads the JSON that a link of f-puzzles or SudokuPad holds, once it is unpacked: shortened, with cells, regions and
/// constraints, which a note names. (`parse` recognises such JSON, too, and a saved game of GNOME Sudoku.)
/// Errors have no place, since the link has another text; other JSON is the error `link`.
Result<Parsed> parse_unpacked(std::string_view json, std::optional<Shape> shape = std::nullopt);

/// The puzzles of a text of any length, each as the part of it that `parse` reads: lines, or games of OpenSudoku. The
/// text itself, without surrounding white space, if it contains at most one.
std::vector<std::string_view> list_puzzles(std::string_view text);

/// Writes a puzzle that `check_puzzle` passes. `format` is `line`, `grid`, `candidates`, `sukaku`, `sdk`, `sdm`, `ss`,
/// `hodoku`, `opensudoku`, `dict`, `solo`, or, as whole links, `sudokuwiki`, `scf` (SudokuExchange), `iss`,
/// `sudokucoach`. A player's digits and marks are written if the format has them. Error `format`: no such format, or
/// one that cannot hold a grid of this shape.
Result<std::string> write(const Puzzle& puzzle, std::string_view format);

/// One character per cell: 1-9 then A-Z, `.` empty; for n = 36 decimal numbers parted by one space (0 = empty). Where
/// all digits are above 9, empty cells are `0`, so that it can be read back: with `.`, the letters would be read as A
/// = 1.
std::string print_line(const Geometry& geometry, const std::vector<Digit>& digits);

/// The grid with boxes parted by `|` and a line of `-` and `+`, as the textbooks print it, without trailing spaces:
/// "4 . . |. . . |8 . 5". Lines are parted by a line feed, none at the end. Empty cells as in `print_line`, `.` or `0`.
std::string print_grid(const Geometry& geometry, const std::vector<Digit>& digits);

/// The grid of candidate sets, each centred in a column one wider than the widest, boxes parted as in `print_grid`;
/// lines keep the spaces at their end, as the notebooks print them. For n > 9 digits are written as in `print_line`,
/// with commas between the numbers of a set for n = 36. A cell without candidates is `.`.
std::string print_candidates(const Geometry& geometry, const std::vector<Mask>& candidates);

/// One symbol for a digit as `print_line` writes it ("7", "G"; "36" for n = 36).
std::string digit_symbol(int digit, int size);

}  // namespace sudoku
