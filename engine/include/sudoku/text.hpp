// Puzzles as text: reads the notations of people and programs, and writes those of other programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The length limit of texts, in bytes; a longer text is the error `too-long`.
inline constexpr std::size_t kMaxTextBytes = 1 << 20;

/// A meaning that drawings may have.
struct Meaning {
  std::string kind;   ///< the id of a kind of constraints, or of a rule about the whole grid as in `meanings` of api.md
  int value = 0;      ///< the number of the kind that the drawing doesn't tell, such as 5 of whispers; 0 for none
  std::string rules;  ///< the rules that they are then, as ISS writes them: `.Thermo~R1C1~R1C2`
};

/// Drawings that look alike, and what they may mean. A puzzle with such drawings has GlobalRule::unread until people
/// have said of each group what it is; then the rules that they chose take its place.
struct Proposal {
  Sentence sentence;                     ///< "9 grey lines with a disc at one end"
  std::vector<std::vector<Cell>> items;  ///< the cells of each drawing; none of what is beside the grid
  std::vector<Meaning> meanings;         ///< that have rules for all of them
  bool is_guess = false;                 ///< the look or the text of the rules speaks for the first meaning
};

/// The result of reading a text.
struct Parsed {
  Puzzle puzzle;
  std::string format;                 ///< an id: `line`, `grid`, `candidates`, or one of those listed at `parse`
  std::vector<Sentence> notes;        ///< how ambiguous symbols and shapes were read; title, author, rules
  std::vector<Proposal> proposals{};  ///< what the drawings of SudokuPad and f-puzzles may mean
};

/// Reads a puzzle. Accepted are
/// - one line of n*n symbols (blanks are `.` `0` `*` `_`, `-` on a line with digits, and X if it is not a digit; groups
///   may be separated by spaces; `#` begins a comment);
/// - rows on lines, with or without borders of `|` `+` `-` `=`;
/// - decimal numbers separated by spaces or commas;
/// - candidates: n*n groups of digits as `print_candidates` writes them, where a single digit is a given; or n*n*n
///   characters, the d-th of a cell being d or a blank.
///
/// Digits above 9 are letters: 1-9A-G, 0-9A-F or A-P, depending on the letters in the text. Text is UTF-8; a BOM and
/// CRLF are ignored.
///
/// These formats have ids of their own: `.sdk` files (`sdk`), the first of many lines (`sdm`), the grids of Simple
/// Sudoku (`simple-sudoku`), HoDoKu's library line (`hodoku`), OpenSudoku's XML (`opensudoku`), a dictionary of cells
/// in Python or JSON (`dict`), Solo's game IDs (`solo`), run-length code (`scf`, `classic`), KSudoku's files
/// (`ksudoku`), the links, or their content, of SudokuWiki (`sudokuwiki`), SudokuExchange (`scf`), Interactive Sudoku
/// Solver (`iss`), puzz.link (`puzzlink`) and sudoku.coach (`sudokucoach`), and the JSON of f-puzzles (`fpuzzles`),
/// SudokuPad (`sudokupad`) and GNOME Sudoku (`gnome-sudoku`). Labels of rows and columns are ignored. A player's digits
/// and candidates are read with the puzzle.
///
/// Any other text is read if it shows n rows of n cells in some way: arrays of programming languages, tables of
/// spreadsheets, Markdown, HTML and LaTeX, rows between words, spaces for open cells. A solution beside its puzzle is
/// ignored; a note mentions digits counted from 0.
///
/// `shape` fixes the boxes. Without it, they are inferred from borders. Without borders, the size has its default
/// shape, or if givens clash there, the only other shape in which they don't (sizes with square boxes have no other).
///
/// Errors, with the byte offset of their place: `empty`, `too-short`, `too-long`, `symbol`, `shape`, `ambiguous` (with
/// choices), `clash` (with both cells; the offset is that of the second), `control` (a control character), `link` (of
/// an unknown site), `rules` (with the name of the rule, and its place or the cells where rules clash).
Result<Parsed> parse(std::string_view text, std::optional<Shape> shape = std::nullopt);

/// Reads the unpacked JSON of a link of f-puzzles or SudokuPad, with cells, regions and constraints. (`parse`
/// recognises such JSON, too, and saved games of GNOME Sudoku.) Errors have no offset, because the link itself has a
/// different text; any other JSON is the error `link`.
Result<Parsed> parse_unpacked(std::string_view json, std::optional<Shape> shape = std::nullopt);

/// The puzzles of a text of any length, each as a part for `parse`: lines, or games of OpenSudoku. If the text contains
/// at most one puzzle, it is returned whole, without surrounding white space.
std::vector<std::string_view> list_puzzles(std::string_view text);

/// Writes a puzzle that has passed `check_puzzle`. `format` is `line`, `grid`, `candidates`, `sukaku`, `sdk`, `sdm`,
/// `ss`, `hodoku`, `opensudoku`, `dict`, `solo`; as whole links `sudokuwiki`, `scf` (SudokuExchange), `iss`,
/// `sudokucoach`; as the JSON that their links pack `fpuzzles`, `sudokupad`. A player's digits and marks are written if
/// the format has them; `iss` has neither, so they are read again as givens and as rules for single cells. A rule that
/// could not be read is left out. Error `format`: an unknown format, or one that
/// doesn't support this shape or these rules.
Result<std::string> write(const Puzzle& puzzle, std::string_view format);

/// True for the formats of `write`.
bool can_write(std::string_view format);

/// One character per cell: 1-9, then A-Z, and `.` for empty; for n = 36, decimal numbers separated by spaces (0 =
/// empty). If all digits are above 9, empty cells are `0`, so that the line can be read back: with `.`, letters would
/// be read from A = 1 on.
std::string print_line(const Geometry& geometry, const std::vector<Digit>& digits);

/// The grid with boxes separated by `|` and lines of `-` and `+`, as Norvig's essay prints it, without trailing spaces:
/// "4 . . |. . . |8 . 5". Lines are separated by line feeds, with none at the end. Empty cells are as in `print_line`.
std::string print_grid(const Geometry& geometry, const std::vector<Digit>& digits);

/// The grid of candidates, each set centred in a column that is one wider than the widest set, with boxes separated as
/// in `print_grid`. Lines keep their trailing spaces, as in Udacity's notebook. For n > 9, digits are written as in
/// `print_line`, with commas within a set for n = 36. A cell without candidates is `.`.
std::string print_candidates(const Geometry& geometry, const std::vector<Mask>& candidates);

/// The symbol of a digit, as `print_line` writes it: "7", "G", or "36" for n = 36.
std::string digit_symbol(int digit, int size);

}  // namespace sudoku
