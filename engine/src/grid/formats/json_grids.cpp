// Grids in JSON: what links of f-puzzles and SudokuPad hold once they are unpacked, and saved games of GNOME Sudoku.
//
//   {size, grid: [[{value, given, region, givenPencilMarks, centerPencilMarks}]]}     f-puzzles; rules by name
//   {cells or ce: [[{value or v, centremarks}]], regions or re: [[[row, column]]]}    SudokuPad; and drawings
//   {cells: [{position: [row, column], value, fixed, earmarks}]}                      GNOME Sudoku, without open cells
#include <algorithm>
#include <array>

#include "grid/formats/drawings/proposals.hpp"
#include "grid/rules/rules_text.hpp"
#include "grid/text/relaxed_json.hpp"
#include "fpuzzles_rules.hpp"
#include "json_numbers.hpp"
#include "notation.hpp"
#include "sudokupad_rules.hpp"
#include "told_rules.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

namespace {

using Kind = JsonValue::Kind;

/// The keys of f-puzzles' JSON that are no constraints.
constexpr std::string_view kKnown[] = {"size", "grid", "title", "author", "ruleset", "solution", "highlightConflicts",
                                       "disabledlogic", "truecandidatesoptions", "successMessage", "metadata",
                                       "msgcorrect"};

/// Keys of drawings, and of what covers cells while one plays.
constexpr std::string_view kDrawings[] = {"line", "rectangle", "circle", "text", "cage", "fogofwar", "foglight",
                                          "triggereffect", "arrows", "lines", "symbols", "small digits",
                                          "shaded cells", "shapes"};

/// Those that stand for no rule.
constexpr std::string_view kWithoutRules[] = {"fogofwar", "foglight", "triggereffect", "small digits"};

constexpr std::size_t kMostNames = 12;
constexpr int kNoDigit = -1;
/// Nothing is told of the region; or the cell is said to be in none.
constexpr long kNoRegion = -1'000'000'000, kOutsideRegions = -2'000'000'000;

/// A cell as it is told: 0 is open, kNoDigit what is no digit.
struct JsonCell {
  int given = 0, value = 0;
  Mask allowed = 0;  ///< pencil marks of the puzzle's author, which are a rule
  Mask marks = 0;    ///< those of who solves it
  long region = kNoRegion;
  std::uint32_t place = 0;
};

struct JsonGrid {
  int size = 0;
  std::vector<JsonCell> cells;
  std::vector<std::string_view> unread;  ///< names of what is only drawn, or may stand for a constraint
  std::vector<std::string_view> told;    ///< names of rules that only a text tells
  About about;
  Drawings drawings;                     ///< those of f-puzzles that may be rules
  std::vector<Proposal> proposals;       ///< what the drawings may mean
  Rules rules;
  bool has_corners = false;
};

/// 0 for nothing, kNoDigit for what is no digit.
int digit_of(const JsonValue* value) {
  if (value == nullptr || value->is(Kind::null) || (value->is(Kind::text) && value->text.empty())) return 0;
  if (!value->is(Kind::number) && !value->is(Kind::text)) return kNoDigit;
  const auto number = whole_number(value->text);
  if (number == 0 && value->is(Kind::number)) return 0;
  return number && *number > 0 && *number <= kMaxSize ? static_cast<int>(*number) : kNoDigit;
}

Mask marks_of(const JsonValue* list) {
  Mask marks = 0;
  if (list == nullptr || !list->is(Kind::list)) return 0;
  for (const JsonValue& item : list->items) {
    const int digit = digit_of(&item);
    if (digit > 0) marks |= bit(digit);
  }
  return marks;
}

/// The index that an item of a list is; too large for any where it is none.
std::size_t index_in(const JsonValue& list, std::size_t at) {
  constexpr std::size_t none = 1 << 20;
  if (at >= list.items.size() || !list.items[at].is(Kind::number)) return none;
  const auto number = whole_number(list.items[at].text);
  return number && *number >= 0 ? static_cast<std::size_t>(*number) : none;
}

/// The cells of rows that are a square; none where they are not.
template <class Read>
void read_rows(const JsonValue& rows, JsonGrid& grid, Read read) {
  const std::size_t size = rows.items.size();
  const auto is_row = [size](const JsonValue& row) { return row.is(Kind::list) && row.items.size() == size; };
  if (size > kMaxSize || !std::all_of(rows.items.begin(), rows.items.end(), is_row)) return;
  grid.size = static_cast<int>(size);
  for (const JsonValue& row : rows.items) {
    for (const JsonValue& cell : row.items) {
      JsonCell& one = grid.cells.emplace_back();
      one.place = cell.place;
      read(cell, one);
    }
  }
}

/// Takes the words about a puzzle. Of rules that they tell, those that were not read are noted: to be called last.
void take_about(About about, JsonGrid& grid) {
  grid.told = rules_told_only(about.rules, grid.rules);
  grid.about = std::move(about);
}

/// The text of a key; empty if there is none.
std::string text_at(const JsonValue& data, std::string_view key) {
  const JsonValue* const value = data.find(key);
  return value != nullptr && value->is(Kind::text) ? value->text : std::string();
}

bool may_be_rule(std::string_view drawing) {
  return std::find(std::begin(kWithoutRules), std::end(kWithoutRules), drawing) == std::end(kWithoutRules);
}

/// The letters of a name, all small: drawings have "X Sum" where the key is "xsum".
std::string small_letters(std::string_view name) {
  std::string letters;
  for (const char c : name) {
    const char small = static_cast<char>(c | 0x20);
    if (small >= 'a' && small <= 'z') letters += small;
  }
  return letters;
}

/// True if a drawing only shows a constraint that is in the same text, as editors add it for themselves.
bool shows_constraint(const JsonValue& drawn, const JsonValue& data, const FpuzzlesRules& rules) {
  const JsonValue* const from = drawn.find("fromConstraint");
  const std::string key = from == nullptr || !from->is(Kind::text) ? "" : small_letters(from->text);
  const JsonValue* const constraint = data.find(key);
  return rules.knows(key) && constraint != nullptr && !is_nothing(*constraint);
}

/// Reads a list of drawings, for questions about those that may be rules.
void read_drawn(std::string_view name, const JsonValue& list, const JsonValue& data, const FpuzzlesRules& rules,
                JsonGrid& grid) {
  constexpr std::string_view kRead[] = {"line", "rectangle", "circle", "text"};
  const bool is_read = std::find(std::begin(kRead), std::end(kRead), name) != std::end(kRead);
  if (!list.is(Kind::list)) {
    grid.unread.push_back(name);
    ++grid.drawings.others;
    return;
  }
  bool has_more = false;
  for (const JsonValue& drawn : list.items) {
    if (shows_constraint(drawn, data, rules)) continue;
    has_more = true;
    if (is_read) read_fpuzzles_drawing(name, drawn, grid.drawings);
    else if (may_be_rule(name)) ++grid.drawings.others;
  }
  if (has_more) grid.unread.push_back(name);
}

/// The number `at` of f-puzzles' keys, which is neither a cell nor about the text itself.
Refusal read_rule(const JsonValue& data, std::size_t at, FpuzzlesRules& rules, JsonGrid& grid) {
  const std::string_view name = data.keys[at];
  const JsonValue& value = data.items[at];
  if (rules.knows(name)) return rules.read(name, value);
  if (std::find(std::begin(kDrawings), std::end(kDrawings), name) != std::end(kDrawings)) {
    read_drawn(name, value, data, rules, grid);
    return nullptr;
  }
  return refuse_rule(plain_name(name), "rules.unknown", {{"rule", plain_name(name)}});
}

Refusal read_fpuzzles(const JsonValue& data, JsonGrid& grid) {
  const JsonValue& rows = *data.find("grid");
  read_rows(rows, grid, [&](const JsonValue& cell, JsonCell& one) {
    const JsonValue* given = cell.find("given");
    const bool is_given = given != nullptr && given->is(Kind::truth) && given->truth;
    (is_given ? one.given : one.value) = digit_of(cell.find("value"));
    if (one.given == 0) one.allowed = marks_of(cell.find("givenPencilMarks"));  // some have no digit and are given
    one.marks = marks_of(cell.find("centerPencilMarks"));
    const JsonValue* region = cell.find("region");
    if (region != nullptr) one.region = whole_number(region->text).value_or(kNoRegion);
    if (region != nullptr && region->is(Kind::null)) one.region = kOutsideRegions;
    grid.has_corners |= marks_of(cell.find("cornerPencilMarks")) != 0;
  });
  const int told_size = digit_of(data.find("size"));
  if (told_size > 0 && grid.size > 0 && told_size != grid.size) {
    return refuse_at(rows.place, "shape", "json.size",
                     {{"size", static_cast<std::size_t>(told_size)}, {"rows", static_cast<std::size_t>(grid.size)}});
  }
  FpuzzlesRules rules(grid.size, grid.rules);
  for (std::size_t at = 0; at < data.keys.size(); ++at) {
    const bool is_known = std::find(std::begin(kKnown), std::end(kKnown), data.keys[at]) != std::end(kKnown);
    if (is_known || is_nothing(data.items[at])) continue;
    Refusal refusal = read_rule(data, at, rules, grid);
    if (!refusal) continue;
    refusal->offset = static_cast<int>(data.items[at].place);
    return refusal;
  }
  rules.finish();
  take_about({text_at(data, "title"), text_at(data, "author"), text_at(data, "ruleset")}, grid);
  for (Proposal& proposal : proposals_of(looks_of(grid.drawings, grid.size), grid.about.rules, grid.size)) {
    grid.proposals.push_back(std::move(proposal));
  }
  return nullptr;
}

Refusal read_sudokupad(const JsonValue& data, JsonGrid& grid) {
  read_rows(*data.find("cells", "ce"), grid, [](const JsonValue& cell, JsonCell& one) {
    one.given = digit_of(cell.find("value", "v"));
    one.marks = marks_of(cell.find("centremarks", "pencilMarks"));
  });
  const auto size = static_cast<std::size_t>(grid.size);
  if (const JsonValue* regions = data.find("regions", "re"); is_list(regions)) {
    for (std::size_t region = 0; region < regions->items.size(); ++region) {
      for (const JsonValue& place : regions->items[region].items) {
        const std::size_t row = index_in(place, 0), column = index_in(place, 1);
        if (row < size && column < size) grid.cells[row * size + column].region = static_cast<long>(region);
      }
    }
  }
  SudokuPadRules rules(grid.size, grid.rules);
  if (Refusal refusal = rules.read(data)) return refusal;
  take_about(rules.about(), grid);
  grid.proposals = rules.proposals(data);
  // Gaps of white on white leave no question.
  if (!grid.proposals.empty()) grid.unread = rules.unread();
  return nullptr;
}

bool is_game(const JsonValue& data) {
  const JsonValue* cells = data.find("cells");
  const auto has_place = [](const JsonValue& cell) { return is_list(cell.find("position")); };
  return is_list(cells) && !cells->items.empty() &&
         std::all_of(cells->items.begin(), cells->items.end(), has_place);
}

Refusal read_game(const JsonValue& data, JsonGrid& grid) {
  constexpr std::size_t size = 9;
  grid.size = size;
  grid.cells.resize(size * size);
  for (const JsonValue& cell : data.find("cells")->items) {
    const JsonValue& position = *cell.find("position");
    const std::size_t row = index_in(position, 0), column = index_in(position, 1);
    if (row >= size || column >= size) {
      return refuse_at(cell.place, "shape", "json.outside");
    }
    JsonCell& one = grid.cells[row * size + column];
    one.place = cell.place;
    const JsonValue* fixed = cell.find("fixed");
    (fixed != nullptr && !is_nothing(*fixed) ? one.given : one.value) = digit_of(cell.find("value"));
    one.marks = marks_of(cell.find("earmarks"));
  }
  return nullptr;
}

/// True if the regions are boxes of this shape; a cell that tells none has that of its usual box.
bool are_boxes(const JsonGrid& grid, Shape shape, Shape usual) {
  const auto box_at = [&grid](std::size_t cell, Shape boxes) {
    const int row = static_cast<int>(cell) / grid.size, column = static_cast<int>(cell) % grid.size;
    return row / boxes.box_rows * boxes.box_rows + column / boxes.box_cols;
  };
  std::vector<long> region_of(static_cast<std::size_t>(grid.size), kNoRegion);
  for (std::size_t cell = 0; cell < grid.cells.size(); ++cell) {
    const long region = grid.cells[cell].region == kNoRegion ? box_at(cell, usual) : grid.cells[cell].region;
    long& known = region_of[static_cast<std::size_t>(box_at(cell, shape))];
    if (known == kNoRegion) known = region;
    if (known != region) return false;
  }
  std::sort(region_of.begin(), region_of.end());
  return std::adjacent_find(region_of.begin(), region_of.end()) == region_of.end();
}

/// True if all cells are said to be in no region, or where the size has no boxes, nothing is said of them.
bool is_without_boxes(const JsonGrid& grid) {
  const long none = Geometry::default_shape(grid.size) ? kOutsideRegions : kNoRegion;
  return std::all_of(grid.cells.begin(), grid.cells.end(), [none](const JsonCell& one) {
    return one.region == kOutsideRegions || one.region == none;
  });
}

/// The box shape that regions tell; the usual one where none are told. Sides of 0 where there is none.
Shape shape_of(const JsonGrid& grid) {
  const auto usual = Geometry::default_shape(grid.size);
  const auto has_region = [](const JsonCell& cell) { return cell.region != kNoRegion; };
  if (!usual) return {0, 0};
  if (std::none_of(grid.cells.begin(), grid.cells.end(), has_region) || is_without_boxes(grid)) return usual.value();
  for (int rows = 2; rows <= grid.size / 2; ++rows) {
    const Shape shape{rows, grid.size / rows};
    if (shape.size() == grid.size && are_boxes(grid, shape, usual.value())) return shape;
  }
  return {0, 0};
}

/// The region of a cell; where none is told, that of its box, or of its row where the size has no boxes.
long region_of(const JsonGrid& grid, std::size_t cell) {
  if (grid.cells[cell].region != kNoRegion) return grid.cells[cell].region;
  const int row = static_cast<int>(cell) / grid.size, column = static_cast<int>(cell) % grid.size;
  const auto usual = Geometry::default_shape(grid.size);
  if (!usual) return row;
  const auto [box_rows, box_cols] = usual.value();
  return row / box_rows * box_rows + column / box_cols;
}

/// Regions of any form in place of boxes; false where they are not n of n cells each.
bool add_regions(const JsonGrid& grid, Rules& rules) {
  const auto n = static_cast<std::size_t>(grid.size);
  if (grid.size < 4 || grid.size > kLargestWithRules) return false;
  std::vector<long> known;
  std::vector<std::size_t> counts(n, 0);
  for (std::size_t cell = 0; cell < grid.cells.size(); ++cell) {
    const long number = region_of(grid, cell);
    const auto at = std::find(known.begin(), known.end(), number);
    const auto region = static_cast<std::size_t>(at - known.begin());
    if (number == kOutsideRegions || region == n || counts[region]++ == n) return false;
    if (at == known.end()) known.push_back(number);
    rules.regions.push_back(static_cast<std::uint8_t>(region));
  }
  rules.add(GlobalRule::no_boxes);
  return true;
}

void note_unread(const JsonGrid& grid, Draft& draft) {
  std::string names;
  std::size_t count = 0;
  for (const std::string_view name : grid.unread) {
    const std::string plain = plain_name(name);
    if (plain.empty() || ++count > kMostNames) continue;
    if (count > 1) names += ", ";
    names += plain;
  }
  if (count > kMostNames) {
    draft.notes.push_back(say("note.not-read-more", {{"names", names}, {"count", count - kMostNames}}));
  } else if (count > 0) {
    draft.notes.push_back(say("note.not-read", {{"names", names}}));
  }
  if (!grid.told.empty()) {
    std::string told;
    for (const std::string_view name : grid.told) (told += told.empty() ? "" : ", ") += name;
    draft.notes.push_back(say("note.told-rules", {{"names", told}}));
  }
  if (grid.has_corners) draft.notes.push_back(say("note.corners"));
}

/// True if a guess is a rule that the word may name: "consecutive", where dots are taken for differences of 1.
bool is_guessed(std::string_view word, const std::vector<Proposal>& proposals, int size) {
  return std::any_of(proposals.begin(), proposals.end(), [&](const Proposal& one) {
    if (!one.is_guess) return false;
    const auto rules = read_rules(one.meanings.front().rules, size);
    return rules.ok() && rules_told_only(word, rules.value()).empty();
  });
}

/// The questions about all that was not read.
std::vector<Proposal> proposals_of(const JsonGrid& grid) {
  std::vector<Proposal> proposals = grid.proposals;
  for (const std::string_view word : grid.told) {
    if (!is_guessed(word, grid.proposals, grid.size)) proposals.push_back(told_rule(word, grid.size));
  }
  return proposals;
}

Refusal finish_draft(const JsonGrid& grid, std::size_t start, Draft& draft) {
  if (grid.cells.empty()) {
    return refuse_at(start, "shape", "json.not-square");
  }
  const auto is_wrong = [&](const JsonCell& cell) {
    return cell.given < 0 || cell.given > grid.size || cell.value < 0 || cell.value > grid.size;
  };
  const auto wrong = std::find_if(grid.cells.begin(), grid.cells.end(), is_wrong);
  if (wrong != grid.cells.end()) {
    return refuse_at(wrong->place, "symbol", "json.symbol",
                     {{"number", static_cast<std::size_t>(wrong - grid.cells.begin()) + 1},
                      {"grid", a_grid_of(grid.size)}});
  }
  const Shape shape = shape_of(grid);
  Rules rules = grid.rules;
  if (is_without_boxes(grid)) rules.add(GlobalRule::no_boxes);
  const bool may_have_more = std::any_of(grid.unread.begin(), grid.unread.end(), may_be_rule);
  if (may_have_more || !grid.told.empty()) rules.add(GlobalRule::unread);
  if (shape.size() == 0 && !rules.has(GlobalRule::no_boxes) && !add_regions(grid, rules)) {
    return refuse_at(start, "shape", "json.regions", {{"grid", a_grid_of(grid.size)}});
  }
  const char* const format = draft.format;
  draft = Draft::of_size(grid.size);
  draft.format = format;
  draft.puzzle.shape = shape;
  draft.puzzle.rules = std::move(rules);
  if (draft.puzzle.rules.has(GlobalRule::unread)) draft.proposals = proposals_of(grid);
  for (std::size_t cell = 0; cell < grid.cells.size(); ++cell) {
    const JsonCell& one = grid.cells[cell];
    draft.places[cell] = one.place;
    draft.puzzle.givens[cell] = static_cast<Digit>(one.given);
    if (one.value != 0) draft.values()[cell] = static_cast<Digit>(one.value);
    const Mask all = all_digits(grid.size);
    if (const Mask marks = one.marks & all; marks != 0) draft.candidates()[cell] = marks;
    if (const Mask allowed = one.allowed & all; allowed != 0 && allowed != all) {
      Refusal refusal = add_allowed_digits(static_cast<Cell>(cell), allowed, grid.size, draft.puzzle.rules);
      if (refusal) return refusal;
    }
  }
  note_about(grid.about, draft.notes);
  note_unread(grid, draft);
  return nullptr;
}

/// True if rows hold bare digits, not cells: then they are a table like any other.
bool has_bare_digits(const JsonValue& rows) {
  const auto is_bare = [](const JsonValue& cell) { return cell.is(Kind::number) && !is_nothing(cell); };
  return std::any_of(rows.items.begin(), rows.items.end(), [&](const JsonValue& row) {
    return std::any_of(row.items.begin(), row.items.end(), is_bare);
  });
}

/// True if a text that begins with a brace has a list of cells among its own values. Others may come before it.
bool has_list_of_cells(std::string_view json) {
  constexpr std::array<std::string_view, 3> kNames{"grid", "cells", "ce"};
  std::size_t depth = 0, key = 1;
  char quote = 0;
  for (std::size_t at = 0; at < json.size(); ++at) {
    const char c = json[at];
    if (quote != 0) {
      if (c == '\\') ++at;
      else if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '[' && depth == 1) {
      std::string name(json.substr(key, at - key));
      std::erase_if(name, [](char sign) { return !is_letter(sign); });
      if (std::find(kNames.begin(), kNames.end(), name) != kNames.end()) return true;
      key = at;
      ++depth;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (--depth == 0) return false;
    } else if (c == ',' && depth == 1) {
      key = at + 1;
    }
  }
  return false;
}

/// The text from its brace on, where it tells a grid.
std::optional<Payload> find_json(std::string_view text) {
  const std::string_view json = trimmed(text);
  if (json.empty() || json[0] != '{' || !has_list_of_cells(json)) return std::nullopt;
  return payload_of(text, json);
}

Refusal read_json(const Payload& payload, std::optional<Shape>, Draft& draft) {
  const auto data = read_relaxed_json(payload.text);
  JsonGrid grid;
  if (data && is_list(data->find("grid")) && !has_bare_digits(*data->find("grid"))) {
    draft.format = "fpuzzles";
    if (Refusal refusal = read_fpuzzles(*data, grid)) return refusal;
  } else if (data && is_game(*data)) {
    draft.format = "gnome-sudoku";
    if (Refusal refusal = read_game(*data, grid)) return refusal;
  } else if (data && is_list(data->find("cells", "ce")) && !has_bare_digits(*data->find("cells", "ce"))) {
    draft.format = "sudokupad";
    if (Refusal refusal = read_sudokupad(*data, grid)) return refusal;
  } else {
    return refuse_at(0, "link", "json.damaged");
  }
  return finish_draft(grid, 0, draft);
}

}  // namespace

const TextNotation kJsonGrids{find_json, read_json};

}  // namespace sudoku::formats
