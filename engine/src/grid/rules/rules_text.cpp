#include "grid/rules/rules_text.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <tuple>

#include "sudoku/geometry.hpp"

namespace sudoku {

namespace {

/// In the order of GlobalRule.
constexpr std::array<std::string_view, kGlobalRules> kGlobals{
    "AntiKing", "AntiKnight", "Diagonal~-1",     "Diagonal~1",   "DisjointSets",
    "NoBoxes",  "Windoku",    "AntiConsecutive", "StrictKropki", "StrictXV",
    "UnmarkedDifference", "UnmarkedRatio", "UnmarkedXV", "Unread"};
constexpr std::string_view kRegions = "0123456789abcdef";

constexpr ConstraintInfo kConstraints[] = {
#define SUDOKU_CONSTRAINT(number, kind, id, name, form, least, most) \
  {ConstraintKind::kind, id, name, ConstraintForm::form, least, most},
#include "sudoku/constraint_kinds.def"
};

/// Takes a row or column number off the front: decimal, or a letter from a for 10 on. 0 where there is none.
int take_coordinate(std::string_view& text) {
  int number = 0;
  std::size_t digits = 0;
  while (digits < 2 && digits < text.size() && text[digits] >= '0' && text[digits] <= '9') {
    number = 10 * number + (text[digits++] - '0');
  }
  if (digits == 0 && !text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    number = text[0] - 'a' + 10;
    digits = 1;
  }
  text.remove_prefix(digits);
  return number;
}

bool take_letter(std::string_view& text, char small) {
  if (text.empty() || (text[0] | 0x20) != small) return false;
  text.remove_prefix(1);
  return true;
}

/// Regions as a sign a cell, any signs.
Refusal add_regions(std::string_view signs, int size, Rules& rules) {
  const auto n = static_cast<std::size_t>(size);
  const auto refuse_it = [&] {
    return refuse_rule("Jigsaw", "rules.regions", {{"grid", a_grid_of(size)}, {"size", size}});
  };
  if (signs.size() != n * n) return refuse_it();
  std::string known;
  std::vector<std::uint8_t> regions;
  for (const char sign : signs) {
    const std::size_t region = std::min(known.find(sign), known.size());
    if (region == known.size()) known += sign;
    if (region == n) return refuse_it();
    regions.push_back(static_cast<std::uint8_t>(region));
  }
  for (std::size_t region = 0; region < n; ++region) {
    if (std::count(regions.begin(), regions.end(), region) != size) return refuse_it();
  }
  if (!rules.regions.empty() && rules.regions != regions) {
    return refuse_rule("Jigsaw", "rules.regions-twice");
  }
  rules.regions = std::move(regions);
  return nullptr;
}

/// The size that rules are for, as ISS writes it: 6x6, perhaps with the number of digits, 6x6~6.
Refusal check_size(std::string_view told, int size) {
  const std::string side = std::to_string(size), grid = side + "x" + side;
  if (told == grid || told == grid + "~" + side) return nullptr;
  return refuse_rule("Shape", "rules.other-size", {{"text", told.substr(0, 40)}, {"grid", a_grid_of(size)}});
}

}  // namespace

const ConstraintInfo& info_of(ConstraintKind kind) { return kConstraints[static_cast<std::size_t>(kind)]; }

Sentence words_of(ConstraintKind kind) {
  switch (kind) {
#define SUDOKU_CONSTRAINT(number, kind, id, name, form, least, most) \
  case ConstraintKind::kind: return say("rule." id);
#include "sudoku/constraint_kinds.def"
  }
  return {};
}

std::string_view cut_front(std::string_view& text, char separator) {
  const std::string_view front = front_of(text, separator);
  text.remove_prefix(std::min(front.size() + 1, text.size()));
  return front;
}

std::string cell_code(Cell cell, int size) {
  std::string code;
  add_cell_code(cell, size, code);
  return code;
}

void add_cell_code(Cell cell, int size, std::string& text) {
  const auto add = [&text](int number) {
    if (number > 9) text += static_cast<char>('0' + number / 10);
    text += static_cast<char>('0' + number % 10);
  };
  text += "~R";
  add(cell / size + 1);
  text += 'C';
  add(cell % size + 1);
}

Refusal refuse_rule(std::string_view name, MessageId message, Slots slots) {
  Refusal refusal = refuse("rules", message, slots);
  refusal->rule = name;
  return refusal;
}

std::string rule_name(std::string_view part) {
  std::string name;
  for (const char c : front_of(part, '~').substr(0, 24)) {
    if ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') name += c;
  }
  return name;
}

std::optional<Cell> take_cell(std::string_view& text, int size) {
  std::string_view left = text;
  const int row = take_letter(left, 'r') ? take_coordinate(left) : 0;
  const int column = take_letter(left, 'c') ? take_coordinate(left) : 0;
  if (row < 1 || row > size || column < 1 || column > size) return std::nullopt;
  text = left;
  return static_cast<Cell>((row - 1) * size + column - 1);
}

Refusal check_name(std::string_view part) {
  const std::string_view type = front_of(part, '~');
  constexpr std::string_view kOthers[] = {"", "Jigsaw", "Binary", "BinaryX", "End"};
  const bool is_known =
      std::any_of(kGlobals.begin(), kGlobals.end(), [&](std::string_view one) { return front_of(one, '~') == type; }) ||
      std::any_of(std::begin(kConstraints), std::end(kConstraints),
                  [&](const ConstraintInfo& one) { return one.name == type; }) ||
      std::find(std::begin(kOthers), std::end(kOthers), type) != std::end(kOthers);
  if (is_known) return nullptr;
  const std::string name = rule_name(part);
  return refuse_rule(name, "rules.unknown", {{"rule", name.empty() ? part.substr(0, 24) : name}});
}

Refusal add_rule(std::string_view part, int size, Rules& rules, bool is_part) {
  const auto global = std::find(kGlobals.begin(), kGlobals.end(), part);
  if (global != kGlobals.end()) {
    rules.add(static_cast<GlobalRule>(global - kGlobals.begin()));
    return nullptr;
  }
  std::string_view rest = part;
  const std::string_view type = cut_front(rest, '~');
  if (type == "Jigsaw") return add_regions(rest, size, rules);
  if (type == "Shape") return check_size(rest, size);
  // Tables have two names, the older with another alphabet.
  const std::string_view table = type == "Binary" ? "Pair" : type == "BinaryX" ? "PairX" : type;
  for (const ConstraintInfo& info : kConstraints) {
    if (info.name != table || info.form == ConstraintForm::composite) continue;
    if (table == type) return read_constraint(info, rest, size, rules, is_part);
    std::string newer(rest);
    const std::size_t end = front_of(newer, '~').size();
    for (char& sign : std::span(newer).first(end)) sign = sign == '-' ? '_' : sign == '_' ? '-' : sign;
    return read_constraint(info, newer, size, rules, is_part);
  }
  for (const std::string_view known : kGlobals) {
    if (front_of(known, '~') == type) {
      return refuse_rule(rule_name(part), "rules.form", {{"wanted", known}, {"text", part.substr(0, 40)}});
    }
  }
  if (Refusal refusal = check_name(part)) return refusal;
  // `Or`, `And` and `End` stand alone.
  return refuse_rule(rule_name(part), "rules.form", {{"wanted", type}, {"text", part.substr(0, 40)}});
}

namespace {

bool is_before(const Constraint& a, const Constraint& b) {
  const auto first = std::tie(a.kind, a.cells, a.values), second = std::tie(b.kind, b.cells, b.values);
  if (first != second) return first < second;
  return std::lexicographical_compare(a.parts.begin(), a.parts.end(), b.parts.begin(), b.parts.end(), is_before);
}

/// It is a region then.
bool is_cage_with_all_digits(const Constraint& constraint, int size) {
  return constraint.kind == ConstraintKind::cage && static_cast<int>(constraint.cells.size()) == size &&
         constraint.values.empty();
}

void order(std::vector<Constraint>& constraints, int size) {
  for (Constraint& constraint : constraints) {
    order(constraint.parts, size);
    sort_cells(constraint);
    if (is_cage_with_all_digits(constraint, size)) constraint.kind = ConstraintKind::all_different;
  }
  std::sort(constraints.begin(), constraints.end(), is_before);
  constraints.erase(std::unique(constraints.begin(), constraints.end()), constraints.end());
}

bool are_ordered(const std::vector<Constraint>& constraints, int size) {
  const auto is_right = [size](const Constraint& constraint) {
    return are_ordered(constraint.parts, size) && has_sorted_cells(constraint) &&
           !is_cage_with_all_digits(constraint, size);
  };
  const auto is_out_of_order = [](const Constraint& a, const Constraint& b) { return !is_before(a, b); };
  return std::all_of(constraints.begin(), constraints.end(), is_right) &&
         std::adjacent_find(constraints.begin(), constraints.end(), is_out_of_order) == constraints.end();
}

}  // namespace

bool is_ordered(const Rules& rules, int size) {
  int known = 0;  // regions are numbered as they come
  for (const std::uint8_t region : rules.regions) {
    if (region > known) return false;
    if (region == known) ++known;
  }
  return are_ordered(rules.constraints, size);
}

Rules ordered(Rules rules, int size) {
  order(rules.constraints, size);
  std::vector<std::uint8_t> seen;
  for (std::uint8_t& region : rules.regions) {
    const auto known = std::find(seen.begin(), seen.end(), region);
    const auto number = static_cast<std::uint8_t>(known - seen.begin());
    if (known == seen.end()) seen.push_back(region);
    region = number;
  }
  return rules;
}

std::string rules_text(const Rules& rules, int size) {
  std::string text;
  if (!rules.regions.empty()) {
    text += ".Jigsaw~";
    for (const std::uint8_t region : rules.regions) text += kRegions[region];
  }
  for (std::size_t rule = 0; rule < kGlobals.size(); ++rule) {
    if (!rules.has(static_cast<GlobalRule>(rule))) continue;
    text += '.';
    text += kGlobals[rule];
  }
  for (const Constraint& constraint : rules.constraints) text += constraint_text(constraint, size);
  return text;
}

Refusal RulesReader::read(std::string_view part) {
  if (part == "Or" || part == "And") {
    const ConstraintKind kind = part == "Or" ? ConstraintKind::any : ConstraintKind::all;
    if (open_.size() >= kDeepestParts) return refuse_rule(part, "rules.too-many-parts", {{"rule", words_of(kind)}});
    open_.push_back({kind, {}});
    return nullptr;
  }
  if (part == "End") return close();
  return open_.empty() ? add_rule(part, size_, rules_) : add_part(part);
}

Refusal RulesReader::close() {
  if (open_.empty()) return refuse_rule("End", "rules.form", {{"wanted", "Or"}, {"text", "End"}});
  Constraint composite = std::move(open_.back());
  open_.pop_back();
  composite.cells = cells_of_parts(composite.parts);
  if (open_.empty()) return add_constraint(std::move(composite), info_of(composite.kind).name, size_, rules_);
  open_.back().parts.push_back(std::move(composite));
  return nullptr;
}

// Several lines of one part hold together; clues at both ends, and cells with digits, are parts each.
Refusal RulesReader::add_part(std::string_view part) {
  Rules rules;
  if (Refusal refusal = add_rule(part, size_, rules, true)) return refusal;
  const std::string name = rule_name(part);
  if (rules.constraints.empty()) {
    return refuse_rule(name, "rules.not-inside", {{"rule", name}, {"outer", words_of(open_.back().kind)}});
  }
  auto& parts = open_.back().parts;
  const ConstraintForm form = info_of(rules.constraints[0].kind).form;
  const bool are_parts = form == ConstraintForm::outside_both || form == ConstraintForm::given;
  if (rules.constraints.size() == 1 || are_parts || open_.back().kind == ConstraintKind::all) {
    parts.insert(parts.end(), rules.constraints.begin(), rules.constraints.end());
    return nullptr;
  }
  const std::vector<Cell> cells = cells_of_parts(rules.constraints);
  parts.push_back({ConstraintKind::all, cells, {}, std::move(rules.constraints)});
  return nullptr;
}

Refusal RulesReader::finish() const {
  if (open_.empty()) return nullptr;
  const std::string_view name = info_of(open_.back().kind).name;
  return refuse_rule(name, "rules.no-end", {{"rule", words_of(open_.back().kind)}});
}

namespace {

/// Spaces and line ends mean nothing: who writes many rules by hand writes them on several lines.
std::string without_spaces(std::string_view part) {
  std::string dense;
  std::copy_if(part.begin(), part.end(), std::back_inserter(dense), [](char c) {
    return static_cast<unsigned char>(c) > ' ';
  });
  return dense;
}

}  // namespace

Result<Rules> read_rules(std::string_view text, int size) {
  Rules rules;
  RulesReader reader(rules, size);
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::string_view part = cut_front(rest, '.');
    const std::string dense = without_spaces(part);
    if (dense.empty()) continue;
    if (Refusal refusal = reader.read(dense)) {
      refusal->offset = static_cast<int>(part.data() - text.data());
      return refusal;
    }
  }
  if (Refusal refusal = reader.finish()) return refusal;
  if (!Geometry::default_shape(size)) rules.add(GlobalRule::no_boxes);
  return ordered(std::move(rules), size);
}

}  // namespace sudoku
