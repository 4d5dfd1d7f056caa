// The demands on a constraint without which it is none of its kind.
#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

#include "grid/rules/machine.hpp"
#include "grid/rules/rules_text.hpp"

namespace sudoku {

bool has_machine(ConstraintKind kind) {
  return kind == ConstraintKind::regex || kind == ConstraintKind::nfa || kind == ConstraintKind::sum_loop;
}

// A sum line that closes knows the sum at its end from the beginning.
std::size_t states_of(const Constraint& constraint, int size) {
  const auto& [kind, cells, values, parts] = constraint;
  if (kind == ConstraintKind::sum_loop) return static_cast<std::size_t>(values[0] * values[0]);
  return machine_of(kind == ConstraintKind::regex, values, size)->states();
}

namespace {

/// Totals and other numbers are never larger.
constexpr int kLargestValue = 9'999;
/// Beyond these, a constraint would take too long, and nobody sets one.
constexpr int kLargestPiece = 100, kLargestPieceOfLoop = 64, kLargestModulus = 5;
constexpr std::size_t kMostDigits = 8, kMostGivenDigits = 16;
/// The cells of a sum count so often at most, all together. On grids above 12x12, sums are automata, which have a state
/// for each sum of the first cells; these become too many on long arrows, too.
constexpr int kMostCounted = 1'000, kMostCountedOfLarge = 40, kMostOfLargePillArrow = 60;
constexpr int kLargestOfGroupedSums = 12;
/// Composites have so many parts at most.
constexpr std::size_t kMostParts = 64;
/// Before each cell of a line, its machine may be in each of its states: all together in so many.
constexpr std::size_t kMostStatesOfLine = 150'000;

bool is_sorted_form(ConstraintForm form) {
  switch (form) {
    case ConstraintForm::set:
    case ConstraintForm::valued_set:
    case ConstraintForm::pairs:
    case ConstraintForm::equal_set:
    case ConstraintForm::indexer:
    case ConstraintForm::corner:
    case ConstraintForm::counted_set:
    case ConstraintForm::given:
    case ConstraintForm::composite: return true;
    case ConstraintForm::equal_sets:
    case ConstraintForm::pattern:
    case ConstraintForm::machine:
    case ConstraintForm::line:
    case ConstraintForm::valued_line:
    case ConstraintForm::valued_loop:
    case ConstraintForm::directed_pairs:
    case ConstraintForm::table:
    case ConstraintForm::diagonal:
    case ConstraintForm::outside:
    case ConstraintForm::outside_both: return false;
  }
  return false;
}

bool holds_no_digit_twice(ConstraintKind kind) {
  return kind == ConstraintKind::all_different || kind == ConstraintKind::cage || kind == ConstraintKind::renban;
}

/// A fault of a constraint, told with its cells.
class Fault {
 public:
  Fault(const Constraint& constraint, std::string_view name, int size)
      : constraint_(constraint), name_(name), size_(size) {}

  Refusal operator()(MessageId message, Slots slots) const {
    Refusal refusal = refuse_rule(name_, message, slots);
    refusal->cells = constraint_.cells;
    refusal->size = size_;
    return refusal;
  }
  /// The slot of the rule in a sentence. A cage in which a cell is listed twice is read as a sum, but named as it was.
  Slot rule() const {
    const bool is_cage = name_ == info_of(ConstraintKind::cage).name;
    return {"rule", words_of(is_cage ? ConstraintKind::cage : constraint_.kind)};
  }
  Refusal value() const {
    const std::string text = constraint_.values.empty() ? "" : std::to_string(constraint_.values[0]);
    return (*this)("rules.value", {rule(), {"text", text}});
  }

 private:
  const Constraint& constraint_;
  std::string_view name_;
  int size_;
};

/// True if cells are in their order, none of them twice.
bool ascend(const std::vector<Cell>& cells) {
  return std::adjacent_find(cells.begin(), cells.end(), std::greater_equal<>()) == cells.end();
}

/// The first cell that is there twice.
std::optional<Cell> repeated_cell(std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end());
  const auto twice = std::adjacent_find(cells.begin(), cells.end());
  return twice == cells.end() ? std::nullopt : std::optional(*twice);
}

Refusal check_cells(const Constraint& constraint, std::string_view name, int size, const Fault& fault) {
  const ConstraintInfo& info = info_of(constraint.kind);
  const auto& cells = constraint.cells;
  const int count = static_cast<int>(cells.size());
  if (count == 0) return refuse_rule(name, "rules.no-cells", {fault.rule()});
  if (*std::max_element(cells.begin(), cells.end()) >= size * size) {
    return refuse_rule(name, "rules.cell-outside", {fault.rule()});
  }
  const bool is_in_order = ascend(cells);
  if (const auto twice = is_in_order ? std::nullopt : repeated_cell(cells)) {
    const std::string cell = cell_name(*twice, size);
    Refusal refusal = refuse_rule(name, "rules.cell-twice", {fault.rule(), {"cell", cell}});
    refusal->cells = {*twice};
    refusal->size = size;
    return refusal;
  }
  if (holds_no_digit_twice(constraint.kind) && count > size) {
    return fault("rules.too-many-cells", {fault.rule(), {"cells", count}, {"size", size}});
  }
  const bool is_long = constraint.kind == ConstraintKind::pill_arrow && size > kLargestOfGroupedSums;
  const int most = is_long ? kMostOfLargePillArrow : info.most == 0 ? size * size : info.most;
  if (count < info.least || count > most) {
    return fault("rules.cell-count", {fault.rule(), {"cells", count}, {"least", info.least}, {"most", most}});
  }
  if (is_sorted_form(info.form) && !is_in_order) return fault("rules.constraint", {fault.rule()});
  return nullptr;
}

bool touch_by_a_side(Cell a, Cell b, int size) {
  const int rows = std::abs(a / size - b / size), columns = std::abs(a % size - b % size);
  return rows + columns == 1;
}

/// True if a sum tells of each cell how often it counts, not all of them once. A negative number takes it away.
bool are_times(const Constraint& constraint, int size) {
  const auto& values = constraint.values;
  if (constraint.kind != ConstraintKind::sum || values.size() != constraint.cells.size() + 1) return false;
  const auto is_right = [](int times) { return times != 0 && std::abs(times) <= kMostTimes; };
  if (!std::all_of(values.begin() + 1, values.end(), is_right)) return false;
  const int all = std::accumulate(values.begin() + 1, values.end(), 0, [](int sum, int times) {
    return sum + std::abs(times);
  });
  return all <= (size > kLargestOfGroupedSums ? kMostCountedOfLarge : kMostCounted) &&
         std::any_of(values.begin() + 1, values.end(), [](int times) { return times != 1; });
}

Refusal check_total(const Constraint& constraint, int size, const Fault& fault) {
  const auto& values = constraint.values;
  const int total = values[0], count = static_cast<int>(constraint.cells.size());
  const bool differ = constraint.kind == ConstraintKind::cage;
  int least = differ ? count * (count + 1) / 2 : count;
  int most = differ ? count * (2 * size - count + 1) / 2 : count * size;
  for (std::size_t at = 1; at < values.size(); ++at) {
    const int times = values[at], low = std::min(times, times * size), high = std::max(times, times * size);
    least += low - 1;
    most += high - size;
  }
  if (total >= least && total <= most) return nullptr;
  return fault("rules.total", {fault.rule(), {"cells", count}, {"total", total}});
}

/// The one number of a form that has one.
Refusal check_value(const Constraint& constraint, int size, const Fault& fault) {
  const bool has_times = are_times(constraint, size);
  if (constraint.values.size() != 1 && !has_times) return fault.value();
  const int value = constraint.values[0], count = static_cast<int>(constraint.cells.size());
  const ConstraintKind kind = constraint.kind;
  const auto is_within = [value](int least, int most) { return value >= least && value <= most; };
  bool is_right = is_within(has_times ? -kLargestValue : 0, kLargestValue);
  if (kind == ConstraintKind::pill_arrow) is_right = is_within(2, std::min(3, count - 1));
  if (kind == ConstraintKind::sum_line) is_right = is_within(1, kLargestPiece);
  if (kind == ConstraintKind::sum_loop) is_right = is_within(1, kLargestPieceOfLoop);
  if (kind == ConstraintKind::indexer) is_right = is_within(0, 2);
  if (kind == ConstraintKind::same_sets) is_right = value >= 2 && value < count && count % value == 0;
  if (kind == ConstraintKind::modular) is_right = is_within(1, std::min(size, kLargestModulus));
  const bool is_of_difference = kind == ConstraintKind::whisper || kind == ConstraintKind::lockout;
  if (is_of_difference) is_right = is_within(0, size - 1);
  const bool is_of_size = kind == ConstraintKind::skyscraper || kind == ConstraintKind::numbered_room;
  if (is_of_size) is_right = is_within(1, size);
  return is_right ? nullptr : fault.value();
}

/// A row, column or diagonal, from one end to the other.
Refusal check_line(const Constraint& constraint, int size, const Fault& fault) {
  const auto& cells = constraint.cells;
  const int stride = cells[1] - cells[0];
  const bool is_diagonal = info_of(constraint.kind).form == ConstraintForm::diagonal;
  const bool is_of_kind = is_diagonal ? stride == diagonal_stride(cells[0], size)
                                      : stride != 0 && (std::abs(stride) == 1 || std::abs(stride) == size);
  if (is_of_kind && cells == line_from(cells[0], stride, size)) return nullptr;
  const std::string first = cell_code(cells[0], size).substr(1);
  if (is_diagonal) return fault("rules.diagonal", {fault.rule(), {"text", first}});
  return fault("rules.row-or-column", {{"text", first}, {"grid", a_grid_of(size)}});
}

Refusal check_digits(const Constraint& constraint, int size, const Fault& fault) {
  const auto& values = constraint.values;
  const bool is_given = constraint.kind == ConstraintKind::given;
  const std::size_t most = is_given ? kMostGivenDigits : std::min(constraint.cells.size(), kMostDigits);
  const bool is_right = !values.empty() && values.size() <= most &&
                        std::is_sorted(values.begin(), values.end()) && values.front() >= 1 && values.back() <= size;
  return is_right ? nullptr : fault.value();
}

/// The usual number of a dot isn't told.
Refusal check_dot(const Constraint& constraint, int size, const Fault& fault) {
  const auto& values = constraint.values;
  if (values.empty()) return nullptr;
  const bool is_ratio = constraint.kind == ConstraintKind::ratio;
  const bool is_difference = constraint.kind == ConstraintKind::difference;
  const bool is_right = values.size() == 1 && values[0] < size + (is_ratio ? 1 : 0) &&
                        ((is_ratio && values[0] > 2) || (is_difference && values[0] > 1));
  return is_right ? nullptr : fault.value();
}

Refusal check_machine(const Constraint& constraint, int size, const Fault& fault) {
  const auto is_byte = [](int value) { return value >= 0 && value < 256; };
  const bool is_pattern = constraint.kind == ConstraintKind::regex;
  if (std::all_of(constraint.values.begin(), constraint.values.end(), is_byte) &&
      machine_of(is_pattern, constraint.values, size)) {
    return nullptr;
  }
  return fault("rules.machine", {fault.rule()});
}

/// Of a constraint whose machine is right.
Refusal check_states(const Constraint& constraint, int size, const Fault& fault) {
  if (!has_machine(constraint.kind)) return nullptr;
  const std::size_t cells = constraint.cells.size(), states = states_of(constraint, size);
  const std::size_t most = states == 0 ? cells : kMostStatesOfLine / states;
  if (cells <= most) return nullptr;
  const int least = info_of(constraint.kind).least;
  return fault("rules.cell-count", {fault.rule(), {"cells", cells}, {"least", least}, {"most", most}});
}

Refusal check_parts(const Constraint& constraint, int size, std::size_t depth, const Fault& fault) {
  const auto& parts = constraint.parts;
  if (parts.size() > kMostParts || depth > kDeepestParts) return fault("rules.too-many-parts", {fault.rule()});
  for (const Constraint& part : parts) {
    const ConstraintInfo& info = info_of(part.kind);
    Refusal refusal = info.form == ConstraintForm::composite ? check_parts(part, size, depth + 1, fault)
                                                             : check_constraint(part, info.name, size, true);
    if (refusal) return refusal;
  }
  return constraint.cells == cells_of_parts(parts) ? nullptr : fault("rules.constraint", {fault.rule()});
}

bool is_corner(const std::vector<Cell>& cells, int size) {
  const int first = cells[0];
  return first % size < size - 1 && cells[1] == first + 1 && cells[2] == first + size && cells[3] == first + size + 1;
}

Refusal check_table(const Constraint& constraint, int size, const Fault& fault) {
  const auto is_row = [size](int row) { return row >= 0 && row < 1 << size; };
  const auto& rows = constraint.values;
  if (size > kLargestWithRules) return fault("rules.table", {fault.rule()});
  if (static_cast<int>(rows.size()) == size && std::all_of(rows.begin(), rows.end(), is_row)) return nullptr;
  return fault("rules.table", {fault.rule()});
}

}  // namespace

namespace {

bool has_cells_in_any_order(const Constraint& constraint) {
  const ConstraintForm form = info_of(constraint.kind).form;
  const bool has_times = form == ConstraintForm::valued_set && constraint.values.size() > 1;
  return is_sorted_form(form) && !has_times;
}

bool has_digits_in_any_order(const Constraint& constraint) {
  const ConstraintForm form = info_of(constraint.kind).form;
  return form == ConstraintForm::corner || form == ConstraintForm::counted_set || form == ConstraintForm::given;
}

}  // namespace

void sort_cells(Constraint& constraint) {
  auto& [kind, cells, values, parts] = constraint;
  if (has_cells_in_any_order(constraint)) std::sort(cells.begin(), cells.end());
  if (has_digits_in_any_order(constraint)) std::sort(values.begin(), values.end());
}

bool has_sorted_cells(const Constraint& constraint) {
  const auto& [kind, cells, values, parts] = constraint;
  return (!has_cells_in_any_order(constraint) || std::is_sorted(cells.begin(), cells.end())) &&
         (!has_digits_in_any_order(constraint) || std::is_sorted(values.begin(), values.end()));
}

std::vector<Cell> cells_of_parts(const std::vector<Constraint>& parts) {
  std::vector<Cell> cells;
  for (const Constraint& part : parts) cells.insert(cells.end(), part.cells.begin(), part.cells.end());
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

std::vector<Cell> line_from(Cell first, int stride, int size) {
  std::vector<Cell> cells{first};
  if (stride == 0) return cells;
  cells.reserve(static_cast<std::size_t>(size));
  for (int at = first + stride; at >= 0 && at < size * size; at += stride) {
    const int columns = at % size - cells.back() % size, rows = at / size - cells.back() / size;
    if (std::abs(columns) > 1 || std::abs(rows) > 1) break;
    cells.push_back(static_cast<Cell>(at));
  }
  return cells;
}

Refusal check_constraint(const Constraint& constraint, std::string_view name, int size, bool is_part) {
  const Fault fault(constraint, name, size);
  if (Refusal refusal = check_cells(constraint, name, size, fault)) return refusal;
  const auto& cells = constraint.cells;
  switch (info_of(constraint.kind).form) {
    case ConstraintForm::set:
    case ConstraintForm::line:
    case ConstraintForm::equal_set: return constraint.values.empty() ? nullptr : fault.value();
    case ConstraintForm::pairs:
    case ConstraintForm::directed_pairs:
      if (touch_by_a_side(cells[0], cells[1], size)) return check_dot(constraint, size, fault);
      return fault("rules.not-side-by-side", {fault.rule()});
    case ConstraintForm::valued_set:
      if (constraint.kind == ConstraintKind::cage && constraint.values.empty()) return nullptr;
      if (Refusal refusal = check_value(constraint, size, fault)) return refusal;
      return is_part ? nullptr : check_total(constraint, size, fault);
    case ConstraintForm::valued_line:
    case ConstraintForm::valued_loop:
    case ConstraintForm::equal_sets:
    case ConstraintForm::indexer:
      if (Refusal refusal = check_value(constraint, size, fault)) return refusal;
      return check_states(constraint, size, fault);
    case ConstraintForm::diagonal:
    case ConstraintForm::outside:
    case ConstraintForm::outside_both:
      if (Refusal refusal = check_value(constraint, size, fault)) return refusal;
      return check_line(constraint, size, fault);
    case ConstraintForm::table: return check_table(constraint, size, fault);
    case ConstraintForm::corner:
      if (!is_corner(cells, size)) return fault("rules.corner", {fault.rule()});
      return check_digits(constraint, size, fault);
    case ConstraintForm::given:
    case ConstraintForm::counted_set: return check_digits(constraint, size, fault);
    case ConstraintForm::pattern:
    case ConstraintForm::machine:
      if (Refusal refusal = check_machine(constraint, size, fault)) return refusal;
      return check_states(constraint, size, fault);
    case ConstraintForm::composite: return check_parts(constraint, size, 1, fault);
  }
  return nullptr;
}

int diagonal_stride(Cell first, int size) {
  const int row = first / size, column = first % size, last = size - 1;
  if (column == 0 && row < last) return size + 1;
  if (column == last && row > 0 && row < last) return -size - 1;
  if (row == 0 && column > 0) return size - 1;
  return row == last && column > 0 && column < last ? 1 - size : 0;
}

Refusal add_constraint(Constraint constraint, std::string_view name, int size, Rules& rules, bool is_part) {
  sort_cells(constraint);
  auto& cells = constraint.cells;
  const bool is_diagonal = info_of(constraint.kind).form == ConstraintForm::diagonal && cells.size() > 1;
  if (is_diagonal && cells[1] - cells[0] != diagonal_stride(cells[0], size)) std::reverse(cells.begin(), cells.end());
  if (Refusal refusal = check_constraint(constraint, name, size, is_part)) return refusal;
  rules.constraints.push_back(std::move(constraint));
  if (rules.constraints.size() <= kMostConstraints) return nullptr;
  return refuse_rule(name, "rules.too-many", {{"most", kMostConstraints}});
}

Refusal add_allowed_digits(Cell cell, Mask digits, int size, Rules& rules) {
  Constraint constraint{ConstraintKind::given, {cell}, {}, {}};
  for (Mask rest = digits; rest != 0; rest &= rest - 1) constraint.values.push_back(lowest_digit(rest));
  return add_constraint(std::move(constraint), info_of(ConstraintKind::given).id, size, rules);
}

}  // namespace sudoku
