// Constraints on chosen cells as ISS writes them.
#include <algorithm>
#include <charconv>

#include "grid/rules/machine.hpp"
#include "grid/rules/rules_text.hpp"

namespace sudoku {

namespace {

/// Indexers by rows, columns and boxes. (ISS has none by boxes.)
constexpr std::string_view kIndexedBy = "RCB";

/// German whispers are what is meant where a text names no difference; so it is with lockout lines.
constexpr int kUsualWhisper = 5, kUsualLockout = 4;

/// The end of a line that closes.
constexpr std::string_view kClosed = "LOOP";

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

std::optional<int> signed_number_in(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  const auto number = number_in(text.substr(is_negative ? 1 : 0));
  return number && is_negative ? -*number : number;
}

/// Between the total of a sum and how often each of its cells counts.
constexpr std::string_view kTimes = "_=_";

/// Reads what comes after the name of a constraint.
class ConstraintReader {
 public:
  ConstraintReader(const ConstraintInfo& info, std::string_view rest, int size, Rules& rules, bool is_part)
      : info_(info), rest_(rest), size_(size), rules_(rules), is_part_(is_part) {}

  Refusal read() {
    switch (info_.form) {
      case ConstraintForm::set:
      case ConstraintForm::line: return read_cells_after({});
      case ConstraintForm::valued_set:
      case ConstraintForm::valued_line: return read_valued();
      case ConstraintForm::pairs:
      case ConstraintForm::directed_pairs: return read_pairs();
      case ConstraintForm::equal_set: return read_equal();
      case ConstraintForm::table: return read_table();
      case ConstraintForm::indexer: return read_indexer();
      case ConstraintForm::diagonal: return read_diagonal();
      case ConstraintForm::outside: return read_outside();
      case ConstraintForm::outside_both: return read_outside_both();
      case ConstraintForm::corner: return read_corner();
      case ConstraintForm::counted_set: return read_counted();
      case ConstraintForm::given: return read_given();
      case ConstraintForm::pattern:
      case ConstraintForm::machine: return read_machine();
      case ConstraintForm::valued_loop:
      case ConstraintForm::equal_sets:
      case ConstraintForm::composite: break;  // read by the kinds of the same names, and by RulesReader
    }
    return nullptr;
  }

 private:
  Refusal add(std::vector<Cell> cells, std::vector<int> values) {
    return add_as(info_.kind, std::move(cells), std::move(values));
  }

  Refusal add_as(ConstraintKind kind, std::vector<Cell> cells, std::vector<int> values) {
    return add_constraint({kind, std::move(cells), std::move(values)}, info_.name, size_, rules_, is_part_);
  }

  Refusal refuse_rest(MessageId message) const {
    return refuse_rule(info_.name, message, {{"rule", words_of(info_.kind)}});
  }

  Refusal refuse_text(MessageId message, std::string_view text) const {
    return refuse_rule(info_.name, message,
                       {{"rule", words_of(info_.kind)}, {"text", text.substr(0, 40)}, {"grid", a_grid_of(size_)}});
  }

  Refusal take_cells(std::vector<Cell>& cells) {
    while (!rest_.empty()) {
      const std::string_view code = cut_front(rest_, '~');
      if (code == kClosed && info_.kind != ConstraintKind::sum_line) return refuse_rest("rules.loop");
      if (code == kClosed && rest_.empty()) {
        closes_ = true;
        return nullptr;
      }
      std::string_view left = code;
      const auto cell = take_cell(left, size_);
      if (!cell || !left.empty()) return refuse_text("rules.cell", code);
      cells.push_back(*cell);
    }
    return nullptr;
  }

  Refusal read_cells_after(std::vector<int> values) {
    std::vector<Cell> cells;
    if (Refusal refusal = take_cells(cells)) return refusal;
    return add_as(closes_ ? ConstraintKind::sum_loop : info_.kind, std::move(cells), std::move(values));
  }

  Refusal read_valued() {
    const std::string_view front = front_of(rest_, '~');
    if (info_.kind == ConstraintKind::sum && front.find(kTimes) != std::string_view::npos) return read_times();
    const auto number = number_in(front);
    if (number) {
      cut_front(rest_, '~');
      if (info_.form == ConstraintForm::valued_set) return read_total(*number);
      return read_cells_after({*number});
    }
    if (info_.kind == ConstraintKind::whisper) return read_cells_after({kUsualWhisper});
    if (info_.kind == ConstraintKind::lockout) return read_cells_after({kUsualLockout});
    return refuse_text("rules.value", front);
  }

  static std::vector<Cell> sorted_once(std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }

  /// A cell counts as often as it is listed, also in a cage with a total. Without a total, listing it twice is a fault.
  Refusal read_total(int total) {
    std::vector<Cell> listed;
    if (Refusal refusal = take_cells(listed)) return refusal;
    const bool is_cage = info_.kind == ConstraintKind::cage;
    if (is_cage && total == 0) return add(std::move(listed), {});
    std::vector<Cell> cells = sorted_once(listed);
    if (cells.size() == listed.size()) return add(std::move(cells), {total});
    std::vector<int> values{total};
    for (const Cell cell : cells) values.push_back(static_cast<int>(std::count(listed.begin(), listed.end(), cell)));
    if (is_cage) {
      if (Refusal refusal = add(cells, {})) return refusal;
    }
    return add_as(ConstraintKind::sum, std::move(cells), std::move(values));
  }

  /// `14_=_1_2_-1~R1C1~R1C2~R1C3`: a total, then how often each cell counts. A cell may be listed again.
  Refusal read_times() {
    const std::string_view front = cut_front(rest_, '~');
    const std::size_t end = front.find(kTimes);
    const auto total = signed_number_in(front.substr(0, end));
    std::vector<int> listed;
    for (std::string_view left = front.substr(end + kTimes.size()); !left.empty();) {
      const auto times = signed_number_in(cut_front(left, '_'));
      if (!times || std::abs(*times) > kMostTimes) return refuse_text("rules.value", front);
      listed.push_back(*times);
    }
    std::vector<Cell> order;
    if (Refusal refusal = take_cells(order)) return refusal;
    if (!total || order.size() != listed.size()) return refuse_text("rules.value", front);
    std::vector<Cell> cells = sorted_once(order);
    std::vector<int> values{*total};
    for (const Cell cell : cells) {
      int times = 0;
      for (std::size_t at = 0; at < order.size(); ++at) times += order[at] == cell ? listed[at] : 0;
      if (times == 0) return refuse_text("rules.value", front);
      values.push_back(times);
    }
    const auto is_once = [](int times) { return times == 1; };
    if (std::all_of(values.begin() + 1, values.end(), is_once)) values.resize(1);
    return add(std::move(cells), std::move(values));
  }

  /// The number that a dot has where none is told; no other pair has one.
  std::optional<int> usual_number() const {
    if (info_.kind == ConstraintKind::difference) return 1;
    if (info_.kind == ConstraintKind::ratio) return 2;
    return std::nullopt;
  }

  /// Of a list of cells each two that lie side by side.
  Refusal read_pairs() {
    std::vector<Cell> cells;
    std::vector<int> values;
    const std::string_view front = front_of(rest_, '~');
    if (const auto number = number_in(front)) {
      cut_front(rest_, '~');
      if (number != usual_number()) values = {*number};
    }
    if (Refusal refusal = take_cells(cells)) return refusal;
    bool any = false;
    for (std::size_t second = 1; second < cells.size(); ++second) {
      for (std::size_t first = 0; first < second; ++first) {
        const int rows = std::abs(cells[first] / size_ - cells[second] / size_);
        if (rows + std::abs(cells[first] % size_ - cells[second] % size_) != 1) continue;
        any = true;
        if (Refusal refusal = add({cells[first], cells[second]}, values)) return refusal;
      }
    }
    if (any) return nullptr;
    return refuse_rest("rules.not-side-by-side");
  }

  Refusal read_equal() {
    const std::string_view front = cut_front(rest_, '~');
    const auto sets = number_in(front);
    const auto cells = static_cast<int>(std::count(rest_.begin(), rest_.end(), '~')) + 1;
    if (!sets) return refuse_text("rules.value", front);
    if (*sets == cells) return read_cells_after({});
    std::vector<Cell> all;
    if (Refusal refusal = take_cells(all)) return refusal;
    return add_as(ConstraintKind::same_sets, std::move(all), {*sets});
  }

  /// `R1C1_1_2~R2C1_3`.
  Refusal read_given() {
    while (!rest_.empty()) {
      std::string_view digits = cut_front(rest_, '~');
      const std::string_view code = cut_front(digits, '_');
      std::string_view left = code;
      const auto cell = take_cell(left, size_);
      if (!cell || !left.empty()) return refuse_text("rules.cell", code);
      std::vector<int> values;
      while (!digits.empty()) {
        const std::string_view text = cut_front(digits, '_');
        const auto number = number_in(text);
        if (!number) return refuse_text("rules.value", text);
        values.push_back(*number);
      }
      if (Refusal refusal = add({*cell}, std::move(values))) return refusal;
    }
    return rules_.constraints.empty() ? refuse_rest("rules.no-cells") : nullptr;
  }

  /// The text of an automaton, then lines as tables have them.
  Refusal read_machine() {
    const std::string_view code = cut_front(rest_, '~');
    std::optional<std::vector<int>> bytes = std::vector<int>(code.begin(), code.end());
    if (info_.form == ConstraintForm::pattern) bytes = bytes_from_base64(code);
    if (!bytes) return refuse_rest("rules.machine");
    return read_lines(*bytes);
  }

  /// `key~_name~R1C1~R1C2~~R2C1~R2C2`, names and more lines as often as there are any.
  Refusal read_table() {
    if (size_ > kLargestWithRules) return refuse_rest("rules.table");
    const std::string_view key = cut_front(rest_, '~');
    std::vector<int> rows(static_cast<std::size_t>(size_), 0);
    for (std::size_t at = 0; at < 6 * key.size(); ++at) {
      const std::size_t sign = six_bits_of(key[at / 6]);
      if (sign > 63) return refuse_rest("rules.table");
      if ((sign >> at % 6 & 1) == 0) continue;
      const std::size_t row = at / static_cast<std::size_t>(size_);
      if (row >= rows.size()) return refuse_rest("rules.table");
      rows[row] |= 1 << at % static_cast<std::size_t>(size_);
    }
    return read_lines(rows);
  }

  /// `_name~R1C1~R1C2~~R2C1~R2C2`, names and more lines as often as there are any.
  Refusal read_lines(const std::vector<int>& values) {
    std::string_view all = rest_;
    bool any = false;
    while (!all.empty()) {
      const std::string_view part = front_of(all, '~');
      if (part.empty() || part[0] == '_') {
        cut_front(all, '~');
        continue;
      }
      const std::size_t end = std::min(all.find("~~"), all.find("~_"));
      rest_ = all.substr(0, end);
      all.remove_prefix(std::min(rest_.size() + 1, all.size()));
      if (Refusal refusal = read_cells_after(values)) return refusal;
      any = true;
    }
    return any ? nullptr : refuse_rest("rules.no-cells");
  }

  Refusal read_indexer() {
    const std::string_view front = cut_front(rest_, '~');
    const std::size_t by = kIndexedBy.find(front);
    if (front.size() != 1 || by == std::string_view::npos) return refuse_text("rules.value", front);
    return read_cells_after({static_cast<int>(by)});
  }

  Refusal read_diagonal() {
    const std::string_view front = cut_front(rest_, '~');
    const auto number = number_in(front);
    if (!number) return refuse_text("rules.value", front);
    std::string_view left = rest_;
    const auto cell = take_cell(left, size_);
    if (!cell || !left.empty()) return refuse_text("rules.cell", rest_);
    const int stride = diagonal_stride(*cell, size_);
    if (stride == 0) return refuse_text("rules.diagonal", rest_);
    return add(line_from(*cell, stride, size_), {*number});
  }

  /// The cells of `R1` or `C1`; none where it is neither.
  std::vector<Cell> line_of(std::string_view text) const {
    const auto number = text.empty() ? std::nullopt : number_in(text.substr(1));
    if (!number || *number < 1 || *number > size_) return {};
    if ((text[0] | 0x20) == 'r') return line_from(static_cast<Cell>((*number - 1) * size_), 1, size_);
    if ((text[0] | 0x20) == 'c') return line_from(static_cast<Cell>(*number - 1), size_, size_);
    return {};
  }

  Refusal read_outside() {
    const std::string_view front = cut_front(rest_, '~');
    const auto number = number_in(front);
    if (!number) return refuse_text("rules.value", front);
    const std::vector<Cell> cells = line_of(rest_);
    if (cells.empty()) return refuse_text("rules.row-or-column", rest_);
    return add(cells, {*number});
  }

  Refusal read_outside_both() {
    const std::string_view line = cut_front(rest_, '~');
    std::vector<Cell> cells = line_of(line);
    if (cells.empty()) return refuse_text("rules.row-or-column", line);
    if (rest_.find_first_not_of('~') == std::string_view::npos) return refuse_text("rules.value", rest_);
    for (int side = 0; side < 2; ++side) {
      const std::string_view text = cut_front(rest_, '~');
      if (!text.empty()) {
        const auto number = number_in(text);
        if (!number) return refuse_text("rules.value", text);
        if (Refusal refusal = add(cells, {*number})) return refusal;
      }
      std::reverse(cells.begin(), cells.end());
    }
    return rest_.empty() ? nullptr : refuse_text("rules.value", rest_);
  }

  Refusal read_corner() {
    const std::string_view code = cut_front(rest_, '~');
    std::string_view left = code;
    const auto cell = take_cell(left, size_);
    if (!cell || !left.empty()) return refuse_text("rules.cell", code);
    std::vector<int> values;
    while (!rest_.empty()) {
      const std::string_view text = cut_front(rest_, '~');
      const auto number = number_in(text);
      if (!number) return refuse_text("rules.value", text);
      values.push_back(*number);
    }
    const int first = *cell;
    std::vector<Cell> cells;
    for (const int at : {first, first + 1, first + size_, first + size_ + 1}) cells.push_back(static_cast<Cell>(at));
    return add(std::move(cells), std::move(values));
  }

  Refusal read_counted() {
    std::string_view list = cut_front(rest_, '~');
    std::vector<int> values;
    while (!list.empty()) {
      const std::string_view text = cut_front(list, '_');
      const auto number = number_in(text);
      if (!number) return refuse_text("rules.value", text);
      values.push_back(*number);
    }
    return read_cells_after(std::move(values));
  }

  const ConstraintInfo& info_;
  std::string_view rest_;
  int size_;
  Rules& rules_;
  bool is_part_;
  bool closes_ = false;  // the line that has been read
};

std::string key_text(const std::vector<int>& rows) {
  std::string key;
  const std::size_t size = rows.size();
  for (std::size_t at = 0; at < size * size; at += 6) {
    std::size_t sign = 0;
    for (std::size_t place = at; place < std::min(at + 6, size * size); ++place) {
      sign |= static_cast<std::size_t>(rows[place / size] >> place % size & 1) << (place - at);
    }
    key += sign_of_six_bits(sign);
  }
  key.erase(key.find_last_not_of('A') + 1);
  return key;
}

/// `~R1~5~` or `~C3~~5`: seen from the one end or the other.
std::string outside_text(const Constraint& constraint, int size) {
  const int stride = constraint.cells[1] - constraint.cells[0], first = constraint.cells[0];
  const bool is_row = std::abs(stride) == 1;
  const std::string line = (is_row ? "R" : "C") + std::to_string((is_row ? first / size : first % size) + 1);
  const std::string number = std::to_string(constraint.values[0]);
  if (info_of(constraint.kind).form == ConstraintForm::outside) return "~" + number + "~" + line;
  return "~" + line + (stride > 0 ? "~" + number + "~" : "~~" + number);
}

std::string joined(const std::vector<int>& values, char separator) {
  std::string text;
  for (const int value : values) (text += separator) += std::to_string(value);
  return text;
}

/// `~30~R1C1~R1C1~R1C2`: a total, and each cell as often as it counts; `~30_=_12_-1~R1C1~R1C2` where that is no list.
std::string times_text(const Constraint& constraint, int size) {
  constexpr int most_listed = 9;
  std::string text = "~" + std::to_string(constraint.values[0]);
  const std::vector<int> times_of(constraint.values.begin() + 1, constraint.values.end());
  const auto is_listed = [](int times) { return times > 0 && times <= most_listed; };
  if (!std::all_of(times_of.begin(), times_of.end(), is_listed)) {
    text += std::string(kTimes) + joined(times_of, '_').substr(1);
    for (const Cell cell : constraint.cells) add_cell_code(cell, size, text);
    return text;
  }
  for (std::size_t at = 0; at < constraint.cells.size(); ++at) {
    for (int times = 0; times < constraint.values[at + 1]; ++times) text += cell_code(constraint.cells[at], size);
  }
  return text;
}

}  // namespace

Refusal read_constraint(const ConstraintInfo& info, std::string_view rest, int size, Rules& rules, bool is_part) {
  return ConstraintReader(info, rest, size, rules, is_part).read();
}

std::string constraint_text(const Constraint& constraint, int size) {
  const ConstraintInfo& info = info_of(constraint.kind);
  std::string text = "." + std::string(info.name), cells;
  for (const Cell cell : constraint.cells) add_cell_code(cell, size, cells);
  const bool is_free = constraint.values.empty();  // a cage with any total
  switch (info.form) {
    case ConstraintForm::set:
    case ConstraintForm::line:
    case ConstraintForm::directed_pairs: return text + cells;
    case ConstraintForm::pairs: return text + joined(constraint.values, '~') + cells;
    case ConstraintForm::valued_set:
      if (constraint.values.size() > 1) return text + times_text(constraint, size);
      return text + (is_free ? "~0" : joined(constraint.values, '~')) + cells;
    case ConstraintForm::equal_sets:
    case ConstraintForm::valued_line: return text + joined(constraint.values, '~') + cells;
    case ConstraintForm::valued_loop:
      return text + joined(constraint.values, '~') + cells + "~" + std::string(kClosed);
    case ConstraintForm::equal_set: return text + "~" + std::to_string(constraint.cells.size()) + cells;
    case ConstraintForm::table: return text + "~" + key_text(constraint.values) + "~_" + cells;
    case ConstraintForm::indexer:
      return text + "~" + kIndexedBy[static_cast<std::size_t>(constraint.values[0])] + cells;
    case ConstraintForm::diagonal: return text + joined(constraint.values, '~') + cell_code(constraint.cells[0], size);
    case ConstraintForm::outside:
    case ConstraintForm::outside_both: return text + outside_text(constraint, size);
    case ConstraintForm::corner: return text + cell_code(constraint.cells[0], size) + joined(constraint.values, '~');
    case ConstraintForm::counted_set: return text + "~" + joined(constraint.values, '_').substr(1) + cells;
    case ConstraintForm::given: return text + cells + joined(constraint.values, '_');
    case ConstraintForm::pattern: return text + "~" + base64_of(constraint.values) + cells;
    case ConstraintForm::machine:
      return text + "~" + std::string(constraint.values.begin(), constraint.values.end()) + "~_" + cells;
    case ConstraintForm::composite:
      for (const Constraint& part : constraint.parts) text += constraint_text(part, size);
      return text + ".End";
  }
  return text;
}

}  // namespace sudoku
