// The JSON of f-puzzles, which SudokuPad opens as well: the grid as it stands, and its rules, a key for each kind.
#include <algorithm>
#include <map>

#include "fpuzzles_rules.hpp"
#include "grid/rules/rules_text.hpp"
#include "grid/text/draft.hpp"
#include "sudoku/json.hpp"
#include "writers.hpp"

namespace sudoku::formats {

namespace {

/// Rules with the lists of their keys, in the order of the alphabet.
class RulesWriter {
 public:
  RulesWriter(const Rules& rules, int size) : rules_(rules), size_(size) {}

  /// The name of the first rule that the format doesn't have; empty where it has all.
  std::string unknown_rule() const {
    if (rules_.has(GlobalRule::windoku)) return "Windoku";
    if (!rules_.regions.empty() && !rules_.has(GlobalRule::no_boxes)) return "Jigsaw";
    for (const auto& [rule, name] : kMarked) {
      if (rules_.has(rule) && !are_marks_alike(rules_, rule)) return std::string(name);
    }
    for (const Constraint& constraint : rules_.constraints) {
      const ConstraintInfo& info = info_of(constraint.kind);
      if (!is_known(constraint)) return std::string(info.name.empty() ? info.id : info.name);
    }
    return {};
  }

  void write(Json& json) {
    for (const auto& [key, rule] : kFpuzzlesGlobals) {
      if (rules_.has(rule)) json.key(key).truth(true);
    }
    write_negative(json);
    for (const Constraint& constraint : rules_.constraints) {
      if (constraint.kind != ConstraintKind::given) add(constraint);  // a cell has its own
    }
    for (auto& [key, items] : items_) json.key(key).raw(items.close(']').take());
  }

 private:
  static constexpr std::pair<GlobalRule, std::string_view> kMarked[] = {
      {GlobalRule::non_consecutive, "AntiConsecutive"},
      {GlobalRule::strict_kropki, "StrictKropki"},
      {GlobalRule::strict_xv, "StrictXV"}};

  static const FpuzzlesKey* key_of(const Constraint& constraint) {
    const auto find = [&](const auto& keys) -> const FpuzzlesKey* {
      for (const FpuzzlesKey& key : keys) {
        const bool is_other = constraint.kind == ConstraintKind::indexer && constraint.values[0] != key.usual;
        if (key.kind == constraint.kind && !is_other) return &key;
      }
      return nullptr;
    };
    for (const FpuzzlesKey* key : {find(kFpuzzlesLines), find(kFpuzzlesCells), find(kFpuzzlesLists),
                                   find(kFpuzzlesClues)}) {
      if (key != nullptr) return key;
    }
    return nullptr;
  }

  static bool is_known(const Constraint& constraint) {
    constexpr ConstraintKind kOtherKinds[] = {
        ConstraintKind::arrow, ConstraintKind::pill_arrow, ConstraintKind::little_killer, ConstraintKind::difference,
        ConstraintKind::ratio, ConstraintKind::x, ConstraintKind::v, ConstraintKind::clone, ConstraintKind::quadruple,
        ConstraintKind::given};
    return key_of(constraint) != nullptr ||
           std::find(std::begin(kOtherKinds), std::end(kOtherKinds), constraint.kind) != std::end(kOtherKinds);
  }

  void write_negative(Json& json) const {
    const bool kropki = rules_.has(GlobalRule::strict_kropki);
    const bool consecutive = rules_.has(GlobalRule::non_consecutive) || rules_.has(GlobalRule::unmarked_difference);
    if (kropki || consecutive) json.key("nonconsecutive").truth(true);
    const bool xv = rules_.has(GlobalRule::strict_xv) || rules_.has(GlobalRule::unmarked_xv);
    const bool ratio = kropki || rules_.has(GlobalRule::unmarked_ratio);
    if (!xv && !ratio) return;
    json.key("negative").open('[');
    if (xv) json.text("xv");
    if (ratio) json.text("ratio");
    json.close(']');
  }

  Json& item(std::string_view key) {
    const auto [place, is_new] = items_.try_emplace(std::string(key));
    if (is_new) place->second.open('[');
    return place->second.open('{');
  }

  std::string code(int row, int column) const {
    return "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
  }
  std::string code(Cell cell) const { return code(cell / size_, cell % size_); }

  Json& cells(Json& json, std::string_view key, std::span<const Cell> list) const {
    json.key(key).open('[');
    for (const Cell cell : list) json.text(code(cell));
    return json.close(']');
  }

  Json& lines(Json& json, std::span<const Cell> line) const {
    json.key("lines").open('[').open('[');
    for (const Cell cell : line) json.text(code(cell));
    return json.close(']').close(']');
  }

  /// The cell beside the grid, one step before the first of a line.
  std::string clue_of(const std::vector<Cell>& line) const {
    return code(2 * (line[0] / size_) - line[1] / size_, 2 * (line[0] % size_) - line[1] % size_);
  }

  static bool is_in(std::span<const FpuzzlesKey> keys, const FpuzzlesKey& key) {
    return std::any_of(keys.begin(), keys.end(), [&](const FpuzzlesKey& one) { return one.key == key.key; });
  }

  void add(const Constraint& constraint) {
    const auto& list = constraint.cells;
    const FpuzzlesKey* const key = key_of(constraint);
    if (key == nullptr) return add_other(constraint);
    if (is_in(kFpuzzlesCells, *key)) {
      for (const Cell cell : list) item(key->key).key("cell").text(code(cell)).close('}');
      return;
    }
    Json& json = item(key->key);
    const bool has_number = !constraint.values.empty() && constraint.kind != ConstraintKind::indexer;
    const std::string number = has_number ? std::to_string(constraint.values[0]) : "";
    const ConstraintForm form = info_of(constraint.kind).form;
    if (form == ConstraintForm::outside || form == ConstraintForm::outside_both) {
      json.key("cell").text(clue_of(list)).key("value").text(number).close('}');
      return;
    }
    if (is_in(kFpuzzlesLines, *key)) lines(json, list);
    else cells(json, "cells", list);
    if (has_number) json.key("value").text(number);
    json.close('}');
  }

  void add_other(const Constraint& constraint) {
    const auto& [kind, list, values, parts] = constraint;
    const std::span<const Cell> all = list;
    if (kind == ConstraintKind::arrow || kind == ConstraintKind::pill_arrow) return add_arrow(constraint);
    if (kind == ConstraintKind::little_killer) {
      const bool is_down = list[1] > list[0], is_right = list[1] % size_ > list[0] % size_;
      const std::string direction = std::string(is_down ? "D" : "U") + (is_right ? "R" : "L");
      cells(item("littlekillersum").key("cell").text(clue_of(list)), "cells", all)
          .key("direction").text(direction).key("value").text(std::to_string(values[0])).close('}');
    } else if (kind == ConstraintKind::clone) {
      const std::vector<Cell> firsts(list.size() - 1, list[0]);
      cells(cells(item("clone"), "cells", firsts), "cloneCells", all.subspan(1)).close('}');
    } else if (kind == ConstraintKind::quadruple) {
      Json& json = cells(item("quadruple"), "cells", all).key("values").open('[');
      for (const int value : values) json.value(value);
      json.close(']').close('}');
    } else if (kind == ConstraintKind::x || kind == ConstraintKind::v) {
      cells(item("xv"), "cells", all).key("value").text(kind == ConstraintKind::x ? "X" : "V").close('}');
    } else {
      Json& json = cells(item(kind == ConstraintKind::difference ? "difference" : "ratio"), "cells", all);
      if (!values.empty()) json.key("value").text(std::to_string(values[0]));
      json.close('}');
    }
  }

  /// The line begins in the cell of the bulb that is nearest to the shaft.
  void add_arrow(const Constraint& constraint) {
    const std::size_t in_bulb = constraint.values.empty() ? 1 : static_cast<std::size_t>(constraint.values[0]);
    const std::span<const Cell> all = constraint.cells, bulb = all.first(in_bulb);
    const Cell first = all[in_bulb];
    const auto distance = [&](Cell cell) {
      return std::max(std::abs(cell / size_ - first / size_), std::abs(cell % size_ - first % size_));
    };
    std::vector<Cell> line{*std::min_element(bulb.begin(), bulb.end(), [&](Cell a, Cell b) {
      return distance(a) < distance(b);
    })};
    line.insert(line.end(), all.begin() + static_cast<std::ptrdiff_t>(in_bulb), all.end());
    cells(lines(item("arrow"), line), "cells", bulb).close('}');
  }

  const Rules& rules_;
  int size_;
  std::map<std::string, Json> items_;
};

/// The region of a cell, where the format would take another one.
void write_region(Json& json, const Grid& grid, Cell cell) {
  const Rules& rules = grid.puzzle.rules;
  const int size = grid.geometry.size();
  const auto usual = Geometry::default_shape(size);
  if (rules.has(GlobalRule::no_boxes)) {
    if (rules.regions.empty()) json.key("region").null();
    else json.key("region").value(rules.regions[cell]);
  } else if (!usual || usual.value() != grid.puzzle.shape) {
    json.key("region").value(grid.geometry.box(cell));
  }
}

void write_digits(Json& json, std::string_view key, Mask digits) {
  json.key(key).open('[');
  for (Mask left = digits; left != 0; left &= left - 1) json.value(lowest_digit(left));
  json.close(']');
}

/// The digits that the rules leave a cell.
Mask allowed_digits(const Grid& grid, Cell cell) {
  Mask allowed = grid.geometry.all();
  for (const Constraint& constraint : grid.puzzle.rules.constraints) {
    if (constraint.kind != ConstraintKind::given || constraint.cells[0] != cell) continue;
    Mask mask = 0;
    for (const int digit : constraint.values) mask |= bit(digit);
    allowed &= mask;
  }
  return allowed;
}

void write_cell(Json& json, const Grid& grid, Cell cell) {
  const Puzzle& puzzle = grid.puzzle;
  json.open('{');
  const Digit settled = settled_digit(puzzle, cell);
  if (settled != 0) json.key("value").value(settled);
  if (puzzle.givens[cell] != 0) json.key("given").truth(true);
  const Mask marks = puzzle.candidates.empty() || settled != 0 ? grid.geometry.all() : puzzle.candidates[cell];
  if (marks != grid.geometry.all()) write_digits(json, "centerPencilMarks", marks);
  const Mask allowed = allowed_digits(grid, cell);
  if (allowed != grid.geometry.all()) write_digits(json, "givenPencilMarks", allowed);
  write_region(json, grid, cell);
  json.close('}');
}

}  // namespace

std::string missing_in_fpuzzles(const Puzzle& puzzle) {
  return RulesWriter(puzzle.rules, puzzle.size()).unknown_rule();
}

std::string write_fpuzzles(const Grid& grid) {
  const int size = grid.geometry.size();
  Json json;
  json.open('{').key("size").value(size).key("grid").open('[');
  for (int row = 0; row < size; ++row) {
    json.open('[');
    for (int column = 0; column < size; ++column) write_cell(json, grid, static_cast<Cell>(row * size + column));
    json.close(']');
  }
  json.close(']');
  RulesWriter(grid.puzzle.rules, size).write(json);
  return json.close('}').take();
}

}  // namespace sudoku::formats
