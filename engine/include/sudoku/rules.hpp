// Rules beyond rows, columns and boxes, as data: other regions, diagonals, windows, extra regions, cells a move apart.
//
//   Puzzle puzzle = Puzzle::empty({3, 3});
//   puzzle.rules.add(GlobalRule::anti_knight);
//   const Geometry geometry = Geometry::of(puzzle);  // its peers are those a knight's move away, too
//
// Their text is that of Interactive Sudoku Solver (ISS, github.com/sigh/Interactive-Sudoku-Solver), a grammar that is
// in use: `.AntiKnight.Diagonal~1.AllDifferent~R1C1~R2C3`.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// Grids with rules have 4 to so many rows.
inline constexpr int kLargestWithRules = 16;

/// Constraints on chosen cells are at most so many.
inline constexpr std::size_t kMostConstraints = 256;

/// Rules about the whole grid, in the order of their text.
enum class GlobalRule : std::uint8_t {
  anti_king,        ///< cells that touch at a corner differ
  anti_knight,      ///< cells a knight's move apart differ
  diagonal_down,    ///< the diagonal from the first to the last cell holds every digit
  diagonal_up,      ///< the other one does
  disjoint_groups,  ///< cells at the same place of their boxes differ; needs boxes of a shape
  no_boxes,         ///< rows and columns alone, and regions where there are any
  windoku,          ///< boxes one cell apart from each other and from the edge hold every digit; needs boxes of a shape
  non_consecutive,  ///< cells side by side don't hold consecutive digits
  strict_kropki,    ///< nor, without a dot between them, digits of which one is twice the other
  strict_xv,        ///< cells side by side without X or V don't add up to ten or five
  unmarked_difference,  ///< cells side by side don't hold consecutive digits, unless a dot or letter is between them
  unmarked_ratio,       ///< nor digits of which one is twice the other, or in another ratio that a dot has
  unmarked_xv,          ///< nor digits that add up to ten or five
  unread,  ///< none itself: something is drawn that could not be read, so nothing can be said about solutions
};
inline constexpr int kGlobalRules = 14;

/// Rules about the whole grid that are constraints on cells side by side, with their ids. They are numbered after the
/// constraints on chosen cells, those that a puzzle has.
inline constexpr std::pair<GlobalRule, std::string_view> kRelationRules[] = {
    {GlobalRule::non_consecutive, "non-consecutive"},
    {GlobalRule::strict_kropki, "strict-kropki"},
    {GlobalRule::strict_xv, "strict-xv"},
    {GlobalRule::unmarked_difference, "unmarked-difference"},
    {GlobalRule::unmarked_ratio, "unmarked-ratio"},
    {GlobalRule::unmarked_xv, "unmarked-xv"}};

/// Kinds of constraints on cells that somebody chose; the table says of each what it is.
enum class ConstraintKind : std::uint8_t {
#define SUDOKU_CONSTRAINT(number, kind, id, name, form, least, most) kind = number,
#include "sudoku/constraint_kinds.def"
};

/// The forms of constraints in texts: what comes after the name, and the order of cells.
enum class ConstraintForm : std::uint8_t {
  set,             ///< cells in any order, kept ascending
  valued_set,      ///< a number, then such cells
  line,            ///< cells in an order that matters
  valued_line,     ///< a number, then a line
  pairs,           ///< cells of which each two side by side are a constraint
  directed_pairs,  ///< the same, where the one that comes first is the first
  equal_set,       ///< how many cells there are, then these
  table,           ///< a table of digits that may stand together, then lines
  indexer,         ///< R or C, then cells
  diagonal,        ///< a number, then the first cell of a diagonal
  outside,         ///< a number, then a row or column, seen from its first cell
  outside_both,    ///< a row or column, then a number for each of its ends, or none
  corner,          ///< the upper left of four cells, then digits
  counted_set,     ///< digits, then cells
  equal_sets,      ///< how many sets there are, then the cells of one after another
  given,           ///< a cell with its digits, among the parts of another constraint
  pattern,         ///< a regular expression in base 64, then a line
  machine,         ///< an automaton in base 64, then a line
  composite,       ///< constraints between its name and an End
};

/// The facts of the table about a kind.
struct ConstraintInfo {
  ConstraintKind kind;
  std::string_view id;    ///< stable: how pages name it
  std::string_view name;  ///< that of ISS
  ConstraintForm form;
  int least, most;        ///< cells; 0 is any number
};
const ConstraintInfo& info_of(ConstraintKind kind);

/// A constraint on some cells.
struct Constraint {
  ConstraintKind kind = ConstraintKind::all_different;
  std::vector<Cell> cells;  ///< in the order of the line; ascending where there is none
  std::vector<int> values{};  ///< a number, digits, masks of digits that may stand together, the bytes of a pattern
  std::vector<Constraint> parts{};  ///< those that a composite is made of; its cells are theirs

  friend bool operator==(const Constraint&, const Constraint&) = default;
};

/// The rules of a puzzle beside its shape; a plain value, by default those of classic Sudoku. Regions come on top of
/// boxes, or with GlobalRule::no_boxes take their place: that is a jigsaw.
struct Rules {
  std::vector<std::uint8_t> regions;    ///< of each cell its region, 0 to n-1 in order of first cells, or empty
  std::uint32_t globals = 0;            ///< a bit for each GlobalRule
  std::vector<Constraint> constraints;  ///< ascending, none twice

  bool has(GlobalRule rule) const { return (globals >> static_cast<int>(rule) & 1) != 0; }
  void add(GlobalRule rule) { globals |= 1u << static_cast<int>(rule); }

  /// True if rows, columns and boxes are all there is.
  bool is_classic() const { return globals == 0 && regions.empty() && constraints.empty(); }

  friend bool operator==(const Rules&, const Rules&) = default;
};

struct Puzzle;

/// Null if a Geometry can be made of the puzzle's rules, which are in order and fit its size and shape; else an error
/// (`rules`) that names the rule and says what was expected.
Refusal check_rules(const Puzzle& puzzle);

/// The same rules in the one order that `check_rules` wants: cells and constraints ascending and once, regions numbered
/// by their first cells, chosen cells that are as many as digits an extra region.
Rules ordered(Rules rules, int size);

/// Rules that are in order, as ISS writes them, without shape and givens; empty for classic.
std::string rules_text(const Rules& rules, int size);

/// Reads such a text for a grid of `size` rows, 4 to kLargestWithRules. The rules are in order, but not checked against
/// a shape; where the size has none, they are without boxes. Error `rules`, with the name of the rule and the offset:
/// not known here, or not of this form.
Result<Rules> read_rules(std::string_view text, int size);

/// The rules of a puzzle that passes `check_rules`, as a page draws and names them: `{text, units, sets, pairs,
/// constraints}`. Units and sets are in the order of their numbers, `{kind, cells}` each; pairs are cells that differ
/// though they share none of them. `constraints` are those of the puzzle in their order, then those that rules about
/// the whole grid make, such as `strict-kropki`: `{kind, cells, value?, values?, outside?}`, where `outside` is
/// `{row, column}` of a clue, -1 to n. `unread` is true where something is drawn that could not be read.
std::string rules_json(const Puzzle& puzzle);

}  // namespace sudoku
