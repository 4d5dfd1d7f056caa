// Rules besides rows, columns and boxes, as data: regions, diagonals, windows, extra regions, chess moves, constraints.
//
//   Puzzle puzzle = Puzzle::empty({3, 3});
//   puzzle.rules.add(GlobalRule::anti_knight);
//   const Geometry geometry = Geometry::of(puzzle);  // peers now include cells a knight's move away
//
// In texts, rules are written in the grammar of Interactive Sudoku Solver (ISS,
// github.com/sigh/Interactive-Sudoku-Solver):
// `.AntiKnight.Diagonal~1.AllDifferent~R1C1~R2C3`.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// The largest number of rows of grids with rules; the smallest is 4.
inline constexpr int kLargestWithRules = 16;

/// The largest number of constraints on chosen cells.
inline constexpr std::size_t kMostConstraints = 256;

/// Rules about the whole grid, in the order of their text.
enum class GlobalRule : std::uint8_t {
  anti_king,        ///< cells that touch at a corner differ
  anti_knight,      ///< cells a knight's move apart differ
  diagonal_down,    ///< the diagonal from the first to the last cell contains every digit
  diagonal_up,      ///< so does the other diagonal
  disjoint_groups,  ///< cells at the same place in their boxes differ; needs boxes
  no_boxes,         ///< only rows and columns, and regions if there are any
  windoku,          ///< extra boxes, one cell apart from each other and the edge, contain every digit; needs boxes
  non_consecutive,  ///< neighbours aren't consecutive digits
  strict_kropki,    ///< nor, without a dot between them, in the ratio 1:2
  strict_xv,        ///< without X or V between them, neighbours don't add up to ten or five
  unmarked_difference,  ///< neighbours aren't consecutive, unless marked by a dot or letter
  unmarked_ratio,       ///< nor in the ratio 1:2, or in another ratio that some dot has
  unmarked_xv,          ///< nor do they add up to ten or five
  unread,  ///< not a rule: some drawings could not be read, so solutions are unknown
};
inline constexpr int kGlobalRules = 14;

/// The rules about the whole grid that are constraints on neighbouring cells, with their ids. Those that a puzzle has
/// are numbered after its constraints on chosen cells.
inline constexpr std::pair<GlobalRule, std::string_view> kRelationRules[] = {
    {GlobalRule::non_consecutive, "non-consecutive"},
    {GlobalRule::strict_kropki, "strict-kropki"},
    {GlobalRule::strict_xv, "strict-xv"},
    {GlobalRule::unmarked_difference, "unmarked-difference"},
    {GlobalRule::unmarked_ratio, "unmarked-ratio"},
    {GlobalRule::unmarked_xv, "unmarked-xv"}};

/// Kinds of constraints on chosen cells; `constraint_kinds.def` describes them.
enum class ConstraintKind : std::uint8_t {
#define SUDOKU_CONSTRAINT(number, kind, id, name, form, least, most) kind = number,
#include "sudoku/constraint_kinds.def"
};

/// The forms of constraints in texts: the parts after the name, and the order of cells.
enum class ConstraintForm : std::uint8_t {
  set,             ///< cells in any order, kept ascending
  valued_set,      ///< a number, then such cells
  line,            ///< cells in an order that matters
  valued_line,     ///< a number, then a line
  valued_loop,     ///< the same, then LOOP: the line closes
  pairs,           ///< cells; each two neighbours among them are a constraint
  directed_pairs,  ///< the same, but the order of the two matters
  equal_set,       ///< the number of cells, then the cells
  table,           ///< a table of allowed pairs of digits, then lines
  indexer,         ///< R or C, then cells
  diagonal,        ///< a number, then the first cell of a diagonal
  outside,         ///< a number, then a row or column, seen from its first cell
  outside_both,    ///< a row or column, then a number for each of its ends, or none
  corner,          ///< the upper left of four cells, then digits
  counted_set,     ///< digits, then cells
  equal_sets,      ///< the number of sets, then the cells of one set after another
  given,           ///< a cell with its digits, as a part of another constraint
  pattern,         ///< a regular expression in base 64, then a line
  machine,         ///< an automaton in base 64, then a line
  composite,       ///< constraints, between its name and an End
};

/// The line of the table for a kind.
struct ConstraintInfo {
  ConstraintKind kind;
  std::string_view id;    ///< stable: its name in pages
  std::string_view name;  ///< its name in ISS
  ConstraintForm form;
  int least, most;        ///< number of cells; 0: any number
};
const ConstraintInfo& info_of(ConstraintKind kind);

/// A constraint on some cells.
struct Constraint {
  ConstraintKind kind = ConstraintKind::all_different;
  std::vector<Cell> cells;  ///< in the order of the line; ascending if the order doesn't matter
  std::vector<int> values{};  ///< a number, digits, masks of allowed pairs, the bytes of a pattern
  std::vector<Constraint> parts{};  ///< the parts of a composite; its cells are those of its parts

  friend bool operator==(const Constraint&, const Constraint&) = default;
};

/// The rules of a puzzle besides its shape; a plain value, by default those of classic Sudoku. Regions are added to
/// boxes, or replace them in a jigsaw (GlobalRule::no_boxes).
struct Rules {
  std::vector<std::uint8_t> regions;    ///< the region of each cell, 0 to n-1 by their first cells; or empty
  std::uint32_t globals = 0;            ///< a bit for each GlobalRule
  std::vector<Constraint> constraints;  ///< ascending, without duplicates

  bool has(GlobalRule rule) const { return (globals >> static_cast<int>(rule) & 1) != 0; }
  void add(GlobalRule rule) { globals |= 1u << static_cast<int>(rule); }

  /// True if there are only rows, columns and boxes.
  bool is_classic() const { return globals == 0 && regions.empty() && constraints.empty(); }

  friend bool operator==(const Rules&, const Rules&) = default;
};

struct Puzzle;

/// Null if a Geometry can be made of the puzzle's rules: they must be `ordered` and fit its size and shape. Otherwise
/// an error (`rules`) that names the rule and says what was expected.
Refusal check_rules(const Puzzle& puzzle);

/// The same rules in the order that `check_rules` expects: cells and constraints ascending and without duplicates, and
/// regions numbered by their first cells. Cages without a total that have n cells become extra regions.
Rules ordered(Rules rules, int size);

/// Writes `ordered` rules as ISS does, without shape and givens; empty for classic Sudoku.
std::string rules_text(const Rules& rules, int size);

/// Reads such a text for a grid of `size` rows, 4 to kLargestWithRules. The rules are `ordered`, but not checked
/// against a shape; if the size allows no boxes, they have none. Error `rules`, with the name of the rule and the
/// offset, if the rule is unknown or malformed.
Result<Rules> read_rules(std::string_view text, int size);

/// The rules of a puzzle that passes `check_rules`, as JSON for pages: `{text, units, sets, pairs, constraints}`. Units
/// and sets are `{kind, cells}`, in the order of their numbers; pairs are cells that differ without sharing any of
/// these. `constraints` are those of the puzzle in their order, then those made from rules about the whole grid, such
/// as `strict-kropki`: `{kind, cells, value?, values?, outside?}`; `outside` is the place of a clue, `{row, column}`,
/// with numbers from -1 to n. `unread` is true if some drawings could not be read.
std::string rules_json(const Puzzle& puzzle);

}  // namespace sudoku
