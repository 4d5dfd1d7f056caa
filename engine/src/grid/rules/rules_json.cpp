#include "grid/rules/machine.hpp"
#include "sudoku/json.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

namespace {

constexpr std::string_view kIndexed[] = {"R", "C", "B"};

void write_units(Json& json, const Geometry& geometry, int first, int end) {
  json.open('[');
  for (int number = first; number < end; ++number) {
    const auto unit = static_cast<Unit>(number);
    json.open('{').key("kind").text(kind_word(geometry.kind_of(unit))).key("cells").open('[');
    for (const Cell cell : geometry.cells_of(unit)) json.value(cell);
    json.close(']').close('}');
  }
  json.close(']');
}

/// Cells that differ though they share no unit, and touch at a corner or not.
void write_pairs(Json& json, const Geometry& geometry, const CellLists& strangers, bool touching) {
  bool any = false;
  for (int number = 0; number < geometry.cells(); ++number) {
    const auto cell = static_cast<Cell>(number);
    for (const Cell peer : strangers[cell]) {
      const int rows = geometry.row(peer) - geometry.row(cell), columns = geometry.column(peer) - geometry.column(cell);
      const bool touches = rows == 1 && columns * columns == 1;
      if (peer < cell || touches != touching) continue;
      if (!any) json.open('{').key("kind").text(touching ? "king" : "knight").key("cells").open('[');
      any = true;
      json.open('[').value(cell).value(peer).close(']');
    }
  }
  if (any) json.close(']').close('}');
}

/// The place of a clue beside the grid, one step before the first cell of its line.
void write_outside(Json& json, const Constraint& constraint, int size) {
  const int rows = constraint.cells[1] / size - constraint.cells[0] / size;
  const int columns = constraint.cells[1] % size - constraint.cells[0] % size;
  json.key("outside").open('{').key("row").value(constraint.cells[0] / size - rows);
  json.key("column").value(constraint.cells[0] % size - columns).close('}');
}

void write_list(Json& json, const std::vector<int>& values) {
  json.open('[');
  for (const int value : values) json.value(value);
  json.close(']');
}

void write_values(Json& json, const std::vector<int>& values) { write_list(json.key("values"), values); }

int number_of(const Constraint& constraint, int usual) {
  return constraint.values.empty() ? usual : constraint.values[0];
}

/// The text of a pattern, if a sentence can have it.
void write_pattern(Json& json, const std::vector<int>& bytes) {
  constexpr std::size_t most_signs = 24;
  if (bytes.size() > most_signs) return;
  std::string text;
  for (const int byte : bytes) text += static_cast<char>(byte);
  json.key("value").text(text);
}

/// An automaton that isn't large: the states that it starts in and accepts, and its moves as state, digit, next state.
void write_machine(Json& json, const Constraint& constraint, int size) {
  constexpr std::size_t most_numbers = 6'000;
  const auto machine = machine_of(constraint.kind == ConstraintKind::regex, constraint.values, size);
  std::vector<int> moves, accepts;
  for (std::size_t state = 0; state < machine->states(); ++state) {
    if (machine->accepts[state]) accepts.push_back(static_cast<int>(state));
    for (int digit = 1; digit <= size; ++digit) {
      for (const std::uint16_t next : machine->after(state, digit)) {
        moves.insert(moves.end(), {static_cast<int>(state), digit, next});
      }
    }
  }
  if (moves.size() > most_numbers) return;
  json.key("machine").open('{').key("starts");
  write_list(json, {machine->starts.begin(), machine->starts.end()});
  write_list(json.key("accepts"), accepts);
  write_list(json.key("moves"), moves);
  json.close('}');
}

void write_constraint(Json& json, const Constraint& constraint, int size) {
  const ConstraintInfo& info = info_of(constraint.kind);
  json.open('{').key("kind").text(info.id).key("cells").open('[');
  for (const Cell cell : constraint.cells) json.value(cell);
  json.close(']');
  switch (info.form) {
    case ConstraintForm::set:
    case ConstraintForm::line:
    case ConstraintForm::directed_pairs:
    case ConstraintForm::equal_set: break;
    case ConstraintForm::pairs:
      if (constraint.kind == ConstraintKind::difference) json.key("value").value(number_of(constraint, 1));
      if (constraint.kind == ConstraintKind::ratio) json.key("value").value(number_of(constraint, 2));
      break;
    case ConstraintForm::valued_set:
      json.key("value").value(number_of(constraint, 0));
      if (constraint.values.size() > 1) write_values(json, {constraint.values.begin() + 1, constraint.values.end()});
      break;
    case ConstraintForm::valued_line:
    case ConstraintForm::valued_loop:
    case ConstraintForm::equal_sets:
      json.key("value").value(number_of(constraint, 0));
      break;
    case ConstraintForm::indexer: json.key("value").text(kIndexed[constraint.values[0]]); break;
    case ConstraintForm::diagonal:
    case ConstraintForm::outside:
    case ConstraintForm::outside_both:
      write_outside(json.key("value").value(constraint.values[0]), constraint, size);
      break;
    case ConstraintForm::table:
    case ConstraintForm::corner:
    case ConstraintForm::given:
    case ConstraintForm::counted_set: write_values(json, constraint.values); break;
    case ConstraintForm::pattern:
      write_pattern(json, constraint.values);
      write_machine(json, constraint, size);
      break;
    case ConstraintForm::machine: write_machine(json, constraint, size); break;
    case ConstraintForm::composite:
      json.key("parts").open('[');
      for (const Constraint& part : constraint.parts) write_constraint(json, part, size);
      json.close(']');
  }
  json.close('}');
}

void write_constraints(Json& json, const Rules& rules, int size) {
  json.key("constraints").open('[');
  for (const Constraint& constraint : rules.constraints) write_constraint(json, constraint, size);
  for (const auto& [rule, id] : kRelationRules) {
    if (rules.has(rule)) json.open('{').key("kind").text(id).key("cells").open('[').close(']').close('}');
  }
  json.close(']');
}

}  // namespace

std::string rules_json(const Puzzle& puzzle) {
  const Geometry geometry = Geometry::of(puzzle);
  Json json;
  json.open('{').key("text").text(rules_text(puzzle.rules, geometry.size())).key("units");
  write_units(json, geometry, 0, geometry.complete_units());
  write_units(json.key("sets"), geometry, geometry.complete_units(), geometry.units());
  json.key("pairs").open('[');
  const CellLists strangers = strangers_of(geometry);
  write_pairs(json, geometry, strangers, false);
  write_pairs(json, geometry, strangers, true);
  json.close(']');
  write_constraints(json, puzzle.rules, geometry.size());
  if (puzzle.rules.has(GlobalRule::unread)) json.key("unread").truth(true);
  json.close('}');
  return json.take();
}

}  // namespace sudoku
