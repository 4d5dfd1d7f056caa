// The grammar of rules as ISS has it, piece by piece: for whole strings of ISS, which hold givens too, and for what
// other formats name in the same way.
#pragma once

#include <optional>

#include "grid/message.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// The name of such a constraint in a sentence: "a cage".
Sentence words_of(ConstraintKind kind);

/// A refusal of a rule, by its name.
Refusal refuse_rule(std::string_view name, MessageId message, Slots slots = {});

/// Takes a cell `R1C1` (`Rg` for row 16, as ISS writes these) off the front; nothing where there is none in the grid.
std::optional<Cell> take_cell(std::string_view& text, int size);

/// The text before the separator.
inline std::string_view front_of(std::string_view text, char separator) { return text.substr(0, text.find(separator)); }

/// Cuts what stands before the separator off the front, with it.
std::string_view cut_front(std::string_view& text, char separator);

/// `~R1C1`.
std::string cell_code(Cell cell, int size);
void add_cell_code(Cell cell, int size, std::string& text);

/// Adds a constraint, its cells sorted where their order doesn't matter. Refuses what is not of its kind: too few cells
/// or too many, a cell twice, numbers that can't be. `name` is what the reader knows it by. A part of a choice may have
/// a total that can't be: another part holds then.
Refusal add_constraint(Constraint constraint, std::string_view name, int size, Rules& rules, bool is_part = false);

/// Adds that a cell has one of these digits: pencil marks that belong to the puzzle, whoever solves it.
Refusal add_allowed_digits(Cell cell, Mask digits, int size, Rules& rules);

/// Null if the constraint is one of its kind, in order; else an error that names it by `name`.
Refusal check_constraint(const Constraint& constraint, std::string_view name, int size, bool is_part = false);

/// The cells of all parts of a composite, ascending.
std::vector<Cell> cells_of_parts(const std::vector<Constraint>& parts);

/// Sorts the cells where their order doesn't matter.
void sort_cells(Constraint& constraint);
/// True if that would change nothing.
bool has_sorted_cells(const Constraint& constraint);

/// Adds the constraints that a part of ISS tells: its kind, and what comes after its name.
Refusal read_constraint(const ConstraintInfo& info, std::string_view rest, int size, Rules& rules, bool is_part);

/// A constraint as ISS writes it.
std::string constraint_text(const Constraint& constraint, int size);

/// The cells of a row, column or diagonal from one at its end on, by the distance of neighbours.
std::vector<Cell> line_from(Cell first, int stride, int size);

/// The distance of neighbours on the diagonal that begins with a cell; 0 where none does. Each has one end that it
/// begins with, as ISS has it.
int diagonal_stride(Cell first, int size);

/// Adds the rule of a part between two dots: `AntiKnight`, `Cage~0~R1C1~R1C2`. Others are refused. `is_part`: it is
/// part of a composite.
Refusal add_rule(std::string_view part, int size, Rules& rules, bool is_part = false);

/// A cell of a sum counts so often at most.
inline constexpr int kMostTimes = 100;

/// True for kinds that a machine reads, whose states `states_of` counts. The constraint must be of its form.
bool has_machine(ConstraintKind kind);
std::size_t states_of(const Constraint& constraint, int size);

/// Composites are in each other so deep at most.
inline constexpr std::size_t kDeepestParts = 4;

/// Null unless the name of a part is not that of a rule; it is the first thing to be told of a text.
Refusal check_name(std::string_view part);

/// True if rules are as `ordered` returns them.
bool is_ordered(const Rules& rules, int size);

/// Reads parts one after another; those between `Or` and `End` are the parts of that.
class RulesReader {
 public:
  RulesReader(Rules& rules, int size) : rules_(rules), size_(size) {}

  Refusal read(std::string_view part);
  /// To be called once all parts have been read.
  Refusal finish() const;
  /// True within a composite, where cells with digits are parts, too.
  bool is_inside() const { return !open_.empty(); }

 private:
  Refusal close();
  Refusal add_part(std::string_view part);

  Rules& rules_;
  int size_;
  std::vector<Constraint> open_;  // composites that haven't ended, the outermost first
};

/// The name at the front of a part, as far as it is worth repeating.
std::string rule_name(std::string_view part);

}  // namespace sudoku
