#include "fpuzzles_rules.hpp"

#include <algorithm>
#include <array>

#include "grid/rules/rules_text.hpp"
#include "json_numbers.hpp"

namespace sudoku::formats {

namespace {

using Kind = JsonValue::Kind;

template <std::size_t count>
const FpuzzlesKey* find_key(const FpuzzlesKey (&keys)[count], std::string_view key) {
  const auto found = std::find_if(std::begin(keys), std::end(keys), [key](const auto& one) { return one.key == key; });
  return found == std::end(keys) ? nullptr : found;
}

/// Kinds that are marks between two cells.
bool is_mark(ConstraintKind kind) {
  return kind == ConstraintKind::difference || kind == ConstraintKind::ratio || kind == ConstraintKind::x ||
         kind == ConstraintKind::v;
}

/// Reads the items of one key.
class ItemReader {
 public:
  ItemReader(std::string_view name, int size, Rules& rules) : name_(name), size_(size), rules_(rules) {}

  Refusal read_lines(const FpuzzlesKey& key, const JsonValue& item) {
    std::vector<int> values;
    if (key.usual != kNoDefault) {
      if (Refusal refusal = read_number(item, key.usual)) return refusal;
      values = {number_};
    }
    if (!is_list(item.find("lines"))) return refuse_form();
    for (const JsonValue& line : items_of(item, "lines")) {
      std::vector<Cell> cells;
      if (Refusal refusal = read_cells(line, cells)) return refusal;
      if (Refusal refusal = add(key.kind, std::move(cells), values)) return refusal;
    }
    return nullptr;
  }

  Refusal refuse_form() const { return refuse_rule(name_, "rules.machine", {{"rule", name_}}); }

  /// A cell each; some write lists of cells.
  Refusal read_cell(const FpuzzlesKey& key, const JsonValue& item) {
    std::vector<Cell> cells;
    if (const JsonValue* one = item.find("cell")) {
      cells.resize(1);
      if (Refusal refusal = read_one(*one, cells[0])) return refusal;
    } else if (Refusal refusal = read_cells_of(item, "cells", cells)) {
      return refusal;
    }
    for (const Cell cell : cells) {
      if (Refusal refusal = add(key.kind, {cell}, {})) return refusal;
    }
    return nullptr;
  }

  Refusal read_list(const FpuzzlesKey& key, const JsonValue& item) {
    std::vector<Cell> cells;
    if (Refusal refusal = read_cells_of(item, "cells", cells)) return refusal;
    if (key.kind == ConstraintKind::indexer) return add(key.kind, std::move(cells), {key.usual});
    if (Refusal refusal = read_number(item, 0)) return refusal;
    if (number_ != 0 && key.kind != ConstraintKind::cage) return refuse_value(item);
    return add(key.kind, std::move(cells), number_ == 0 ? std::vector<int>{} : std::vector{number_});
  }

  /// A clue that says nothing has no number.
  Refusal read_clue(const FpuzzlesKey& key, const JsonValue& item) {
    if (Refusal refusal = read_number(item, kNoDefault)) return refusal;
    if (number_ == kNoDefault) return nullptr;
    std::vector<Cell> cells = line_seen_from(item.find("cell"));
    if (cells.empty()) return refuse_rule(name_, "rules.cell-outside", {{"rule", name_}});
    // A sandwich is the same from both ends.
    if (key.kind == ConstraintKind::sandwich && cells[0] > cells[1]) std::reverse(cells.begin(), cells.end());
    return add(key.kind, std::move(cells), {number_});
  }

  /// Some tell the cells, others only where they begin. In a corner there is one cell, like a cage.
  Refusal read_little_killer(const JsonValue& item) {
    if (Refusal refusal = read_number(item, kNoDefault)) return refusal;
    std::vector<Cell> cells;
    if (number_ == kNoDefault) return nullptr;
    if (Refusal refusal = read_cells_of(item, "cells", cells)) return refusal;
    if (cells.empty()) cells = diagonal_seen_from(item);
    const ConstraintKind kind = cells.size() == 1 ? ConstraintKind::cage : ConstraintKind::little_killer;
    return add(kind, std::move(cells), {number_});
  }

  /// The first cell of a line is that which it begins in; it is not part of the sum.
  Refusal read_arrow(const JsonValue& item) {
    std::vector<Cell> bulb;
    if (Refusal refusal = read_cells_of(item, "cells", bulb)) return refusal;
    if (bulb.empty()) return refuse_rule(name_, "rules.no-cells", {{"rule", name_}});
    std::sort(bulb.begin(), bulb.end());
    for (const JsonValue& line : items_of(item, "lines")) {
      std::vector<Cell> cells;
      if (Refusal refusal = read_cells(line, cells)) return refusal;
      if (cells.size() < 2) continue;  // no shaft
      std::vector<Cell> all = bulb;
      all.insert(all.end(), cells.begin() + 1, cells.end());
      const bool is_pill = bulb.size() > 1;
      const ConstraintKind kind = is_pill ? ConstraintKind::pill_arrow : ConstraintKind::arrow;
      std::vector<int> values;
      if (is_pill) values = {static_cast<int>(bulb.size())};
      if (Refusal refusal = add(kind, std::move(all), values)) return refusal;
    }
    return nullptr;
  }

  Refusal read_dot(ConstraintKind kind, int usual, const JsonValue& item) {
    std::vector<Cell> cells;
    if (Refusal refusal = read_cells_of(item, "cells", cells)) return refusal;
    if (Refusal refusal = read_number(item, usual)) return refusal;
    return add(kind, std::move(cells), number_ == usual ? std::vector<int>{} : std::vector{number_});
  }

  Refusal read_xv(const JsonValue& item) {
    const JsonValue* const value = item.find("value");
    if (value == nullptr || (value->text != "X" && value->text != "V")) return refuse_value(item);
    std::vector<Cell> cells;
    if (Refusal refusal = read_cells_of(item, "cells", cells)) return refusal;
    return add(value->text == "X" ? ConstraintKind::x : ConstraintKind::v, std::move(cells), {});
  }

  Refusal read_clone(const JsonValue& item) {
    std::vector<Cell> cells, clones;
    if (Refusal refusal = read_cells_of(item, "cells", cells)) return refusal;
    if (Refusal refusal = read_cells_of(item, "cloneCells", clones)) return refusal;
    if (cells.size() != clones.size()) return refuse_rule(name_, "rules.constraint", {{"rule", name_}});
    for (std::size_t at = 0; at < cells.size(); ++at) {
      if (cells[at] == clones[at]) continue;
      if (Refusal refusal = add(ConstraintKind::clone, {cells[at], clones[at]}, {})) return refusal;
    }
    return nullptr;
  }

  Refusal read_quadruple(const JsonValue& item) {
    std::vector<Cell> cells;
    if (Refusal refusal = read_cells_of(item, "cells", cells)) return refusal;
    std::vector<int> values;
    for (const JsonValue& value : items_of(item, "values")) {
      values.push_back(static_cast<int>(whole_number(value.text).value_or(0)));
    }
    if (values.empty()) return nullptr;  // nothing is told
    return add(ConstraintKind::quadruple, std::move(cells), std::move(values));
  }

 private:
  Refusal add(ConstraintKind kind, std::vector<Cell> cells, std::vector<int> values) {
    return add_constraint({kind, std::move(cells), std::move(values)}, name_, size_, rules_);
  }

  Refusal refuse_value(const JsonValue& item) const {
    const JsonValue* const value = item.find("value");
    const std::string_view text = value != nullptr ? std::string_view(value->text).substr(0, 40) : "";
    return refuse_rule(name_, "rules.value", {{"rule", name_}, {"text", text}});
  }

  static const std::vector<JsonValue>& items_of(const JsonValue& item, std::string_view key) {
    static const std::vector<JsonValue> none;
    const JsonValue* const list = item.find(key);
    return is_list(list) ? list->items : none;
  }

  Refusal read_one(const JsonValue& code, Cell& cell) const {
    std::string_view left = code.text;
    const auto found = take_cell(left, size_);
    if (!found || !left.empty()) return refuse_rule(name_, "rules.cell-outside", {{"rule", name_}});
    cell = *found;
    return nullptr;
  }

  Refusal read_cells(const JsonValue& list, std::vector<Cell>& cells) const {
    for (const JsonValue& code : list.items) {
      if (Refusal refusal = read_one(code, cells.emplace_back())) return refusal;
    }
    return nullptr;
  }
  Refusal read_cells_of(const JsonValue& item, std::string_view key, std::vector<Cell>& cells) const {
    const JsonValue* const list = item.find(key);
    return list == nullptr ? nullptr : read_cells(*list, cells);
  }

  /// The number of an item; `usual` where it has none.
  Refusal read_number(const JsonValue& item, int usual) {
    number_ = usual;
    const JsonValue* const value = item.find("value");
    if (value == nullptr || is_nothing(*value)) {
      const bool is_zero = value != nullptr && value->is(Kind::number);
      if (is_zero && usual == kNoDefault) number_ = 0;
      return nullptr;
    }
    const auto number = whole_number(value->text);
    if (!number || *number < 0 || *number > kLargestNumber) return refuse_value(item);
    number_ = static_cast<int>(*number);
    return nullptr;
  }

  /// The row and the column of a cell that may be beside the grid, `R0C3` or `R3C10`; -1 each for other texts.
  static std::pair<int, int> place_of(const JsonValue* code) {
    const std::string_view text = code == nullptr ? std::string_view() : code->text;
    const std::size_t c = text.find('C');
    if (text.substr(0, 1) != "R" || c == std::string_view::npos) return {-1, -1};
    const auto number = [](std::string_view digits) { return static_cast<int>(whole_number(digits).value_or(-1)); };
    return {number(text.substr(1, c - 1)), number(text.substr(c + 1))};
  }

  /// The diagonal that a clue beside the grid looks along by its direction, `DR` for down and right.
  std::vector<Cell> diagonal_seen_from(const JsonValue& item) const {
    const JsonValue* const direction = item.find("direction");
    const std::string_view way = direction == nullptr ? std::string_view() : direction->text;
    if (way.size() != 2 || (way[0] != 'D' && way[0] != 'U') || (way[1] != 'R' && way[1] != 'L')) return {};
    const int down = way[0] == 'D' ? 1 : -1, right = way[1] == 'R' ? 1 : -1;
    const auto [row, column] = place_of(item.find("cell"));
    std::vector<Cell> cells;
    for (int r = row + down, c = column + right; is_inside(r) && is_inside(c); r += down, c += right) {
      cells.push_back(cell(r, c));
    }
    return cells;
  }

  bool is_inside(int at) const { return at >= 1 && at <= size_; }
  Cell cell(int row, int column) const { return static_cast<Cell>((row - 1) * size_ + column - 1); }

  /// The row or column that a cell beside the grid looks along; none for other cells.
  std::vector<Cell> line_seen_from(const JsonValue* code) const {
    const auto [row, column] = place_of(code);
    if (row == 0 && is_inside(column)) return line_from(cell(1, column), size_, size_);
    if (row == size_ + 1 && is_inside(column)) return line_from(cell(size_, column), -size_, size_);
    if (column == 0 && is_inside(row)) return line_from(cell(row, 1), 1, size_);
    if (column == size_ + 1 && is_inside(row)) return line_from(cell(row, size_), -1, size_);
    return {};
  }

  static constexpr long kLargestNumber = 100'000;

  std::string_view name_;
  int size_;
  Rules& rules_;
  int number_ = 0;
};

constexpr std::string_view kOthers[] = {"arrow", "littlekillersum", "difference", "ratio", "xv", "clone", "quadruple"};

Refusal read_item(std::string_view name, const JsonValue& item, ItemReader& reader) {
  if (const auto* key = find_key(kFpuzzlesLines, name)) return reader.read_lines(*key, item);
  if (const auto* key = find_key(kFpuzzlesCells, name)) return reader.read_cell(*key, item);
  if (const auto* key = find_key(kFpuzzlesLists, name)) return reader.read_list(*key, item);
  if (const auto* key = find_key(kFpuzzlesClues, name)) return reader.read_clue(*key, item);
  if (name == "arrow") return reader.read_arrow(item);
  if (name == "littlekillersum") return reader.read_little_killer(item);
  if (name == "difference") return reader.read_dot(ConstraintKind::difference, 1, item);
  if (name == "ratio") return reader.read_dot(ConstraintKind::ratio, 2, item);
  if (name == "xv") return reader.read_xv(item);
  return name == "clone" ? reader.read_clone(item) : reader.read_quadruple(item);
}

}  // namespace

bool FpuzzlesRules::knows(std::string_view key) const {
  const auto is_global = [key](const auto& pair) { return pair.first == key; };
  return key == "nonconsecutive" || key == "negative" || find_key(kFpuzzlesLines, key) != nullptr ||
         find_key(kFpuzzlesCells, key) != nullptr || find_key(kFpuzzlesLists, key) != nullptr ||
         find_key(kFpuzzlesClues, key) != nullptr ||
         std::any_of(std::begin(kFpuzzlesGlobals), std::end(kFpuzzlesGlobals), is_global) ||
         std::find(std::begin(kOthers), std::end(kOthers), key) != std::end(kOthers);
}

Refusal FpuzzlesRules::read(std::string_view key, const JsonValue& value) {
  for (const auto& [name, rule] : kFpuzzlesGlobals) {
    if (name != key) continue;
    rules_.add(rule);
    return nullptr;
  }
  if (key == "nonconsecutive") {
    forbids_consecutive_ = true;
    return nullptr;
  }
  if (!is_list(&value)) return refuse_rule(key, "rules.machine", {{"rule", key}});
  if (key != "negative") {
    ItemReader reader(key, size_, rules_);
    for (const JsonValue& item : value.items) {
      if (Refusal refusal = read_item(key, item, reader)) return refusal;
    }
    return nullptr;
  }
  for (const JsonValue& name : value.items) {
    forbids_xv_ |= name.text == "xv";
    forbids_ratio_ |= name.text == "ratio";
    if (name.text != "xv" && name.text != "ratio") {
      return refuse_rule("negative", "rules.unknown", {{"rule", plain_name("negative " + name.text)}});
    }
  }
  return nullptr;
}

void FpuzzlesRules::finish() {
  const auto add = [this](GlobalRule own, GlobalRule unmarked) {
    rules_.add(are_marks_alike(rules_, own) ? own : unmarked);
  };
  if (forbids_xv_) add(GlobalRule::strict_xv, GlobalRule::unmarked_xv);
  if (forbids_consecutive_ && forbids_ratio_ && are_marks_alike(rules_, GlobalRule::strict_kropki)) {
    rules_.add(GlobalRule::strict_kropki);
    return;
  }
  if (forbids_consecutive_) add(GlobalRule::non_consecutive, GlobalRule::unmarked_difference);
  if (forbids_ratio_) rules_.add(GlobalRule::unmarked_ratio);
}

bool are_marks_alike(const Rules& rules, GlobalRule rule) {
  return std::all_of(rules.constraints.begin(), rules.constraints.end(), [rule](const Constraint& each) {
    const bool is_letter = each.kind == ConstraintKind::x || each.kind == ConstraintKind::v;
    if (!is_mark(each.kind)) return true;
    if (rule == GlobalRule::strict_xv) return is_letter;
    if (rule == GlobalRule::strict_kropki) return !is_letter && each.values.empty();
    return false;
  });
}

}  // namespace sudoku::formats
