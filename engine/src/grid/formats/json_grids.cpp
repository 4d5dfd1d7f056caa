// Grids in JSON: what links of f-puzzles and SudokuPad hold once they are unpacked, and saved games of GNOME Sudoku.
//
//   {size, grid: [[{value, given, region, givenPencilMarks, centerPencilMarks}]]}     f-puzzles; constraints by name
//   {cells or ce: [[{value or v, centremarks}]], regions or re: [[[row, column]]]}    SudokuPad; and drawings
//   {cells: [{position: [row, column], value, fixed, earmarks}]}                      GNOME Sudoku, without open cells
#include <algorithm>
#include <array>

#include "grid/text/relaxed_json.hpp"
#include "notation.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

namespace {

using Kind = JsonValue::Kind;

/// What of f-puzzles' JSON is no constraint.
constexpr std::string_view kKnown[] = {"size", "grid", "title", "author", "ruleset", "solution", "highlightConflicts",
                                       "disabledlogic", "truecandidatesoptions", "successMessage", "metadata",
                                       "msgcorrect"};

/// What of SudokuPad's JSON may stand for a constraint, and its short name.
constexpr std::pair<std::string_view, std::string_view> kDrawn[] = {
    {"cages", "ca"}, {"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}, {"underlays", "u"}};

constexpr std::size_t kMostNames = 12, kLongestName = 30;
constexpr int kNoDigit = -1;
constexpr long kNoRegion = -1'000'000'000;

/// A cell as it is told: 0 is open, kNoDigit what is no digit.
struct ToldCell {
  int given = 0, value = 0;
  Mask marks = 0;
  long region = kNoRegion;
  std::uint32_t place = 0;
};

struct Told {
  int size = 0;
  std::vector<ToldCell> cells;
  std::vector<std::string_view> unread;  ///< names of constraints
  bool has_corners = false;
};

/// The number that up to nine digits write, behind white space and a sign; nothing where it is no whole number.
std::optional<long> whole_number(std::string_view text) {
  text = trimmed(text);
  const bool is_negative = !text.empty() && text[0] == '-';
  if (is_negative) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  if (point != std::string_view::npos) {
    if (text.find_first_not_of('0', point + 1) != std::string_view::npos) return std::nullopt;
    text = text.substr(0, point);
  }
  if (text.empty() || text.size() > 9) return std::nullopt;
  long number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + c - '0';
  }
  return is_negative ? -number : number;
}

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

bool is_list(const JsonValue* value) { return value != nullptr && value->is(Kind::list); }

/// True if a value counts as nothing: a constraint that is not used.
bool is_nothing(const JsonValue& value) {
  switch (value.kind) {
    case Kind::null: return true;
    case Kind::truth: return !value.truth;
    case Kind::number: return whole_number(value.text) == 0;
    case Kind::text: return value.text.empty();
    case Kind::list: return value.items.empty();
    case Kind::object: return false;
  }
  return false;
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
void read_rows(const JsonValue& rows, Told& told, Read read) {
  const std::size_t size = rows.items.size();
  const auto is_row = [size](const JsonValue& row) { return row.is(Kind::list) && row.items.size() == size; };
  if (size > kMaxSize || !std::all_of(rows.items.begin(), rows.items.end(), is_row)) return;
  told.size = static_cast<int>(size);
  for (const JsonValue& row : rows.items) {
    for (const JsonValue& cell : row.items) {
      ToldCell& one = told.cells.emplace_back();
      one.place = cell.place;
      read(cell, one);
    }
  }
}

Told read_fpuzzles(const JsonValue& data) {
  Told told;
  read_rows(*data.find("grid"), told, [&](const JsonValue& cell, ToldCell& one) {
    const JsonValue* given = cell.find("given");
    const bool is_given = given != nullptr && given->is(Kind::truth) && given->truth;
    (is_given ? one.given : one.value) = digit_of(cell.find("value"));
    one.marks = marks_of(cell.find("givenPencilMarks"));
    if (one.marks == 0) one.marks = marks_of(cell.find("centerPencilMarks"));
    const JsonValue* region = cell.find("region");
    if (region != nullptr && region->is(Kind::number)) one.region = whole_number(region->text).value_or(kNoRegion);
    told.has_corners |= marks_of(cell.find("cornerPencilMarks")) != 0;
  });
  for (std::size_t at = 0; at < data.keys.size(); ++at) {
    const bool is_known = std::find(std::begin(kKnown), std::end(kKnown), data.keys[at]) != std::end(kKnown);
    if (!is_known && !is_nothing(data.items[at])) told.unread.push_back(data.keys[at]);
  }
  return told;
}

/// True if anything is drawn into cells; SudokuPad keeps titles in cages without any.
bool has_drawings(const JsonValue* list) {
  const auto is_drawn = [](const JsonValue& item) {
    if (!item.is(Kind::object)) return true;
    const JsonValue* cells = item.find("cells", "ce");
    if (cells != nullptr) return !cells->items.empty() || (cells->is(Kind::text) && !cells->text.empty());
    return item.find("value", "v") == nullptr;
  };
  return is_list(list) && std::any_of(list->items.begin(), list->items.end(), is_drawn);
}

Told read_sudokupad(const JsonValue& data) {
  Told told;
  read_rows(*data.find("cells", "ce"), told, [](const JsonValue& cell, ToldCell& one) {
    one.given = digit_of(cell.find("value", "v"));
    one.marks = marks_of(cell.find("centremarks", "pencilMarks"));
  });
  const auto size = static_cast<std::size_t>(told.size);
  if (const JsonValue* regions = data.find("regions", "re"); is_list(regions)) {
    for (std::size_t region = 0; region < regions->items.size(); ++region) {
      for (const JsonValue& place : regions->items[region].items) {
        const std::size_t row = index_in(place, 0), column = index_in(place, 1);
        if (row < size && column < size) told.cells[row * size + column].region = static_cast<long>(region);
      }
    }
  }
  for (const auto& [name, short_name] : kDrawn) {
    if (has_drawings(data.find(name, short_name))) told.unread.push_back(name);
  }
  return told;
}

bool is_game(const JsonValue& data) {
  const JsonValue* cells = data.find("cells");
  const auto has_place = [](const JsonValue& cell) { return is_list(cell.find("position")); };
  return is_list(cells) && !cells->items.empty() &&
         std::all_of(cells->items.begin(), cells->items.end(), has_place);
}

Refusal read_game(const JsonValue& data, Told& told) {
  constexpr std::size_t size = 9;
  told.size = size;
  told.cells.resize(size * size);
  for (const JsonValue& cell : data.find("cells")->items) {
    const JsonValue& position = *cell.find("position");
    const std::size_t row = index_in(position, 0), column = index_in(position, 1);
    if (row >= size || column >= size) {
      return refuse_at(cell.place, "shape", "A cell of this game stands outside of its 9×9.", {});
    }
    ToldCell& one = told.cells[row * size + column];
    one.place = cell.place;
    const JsonValue* fixed = cell.find("fixed");
    (fixed != nullptr && !is_nothing(*fixed) ? one.given : one.value) = digit_of(cell.find("value"));
    one.marks = marks_of(cell.find("earmarks"));
  }
  return nullptr;
}

/// True if the regions are boxes of this shape; a cell that tells none has that of its usual box.
bool are_boxes(const Told& told, Shape shape, Shape usual) {
  const auto box_at = [&told](std::size_t cell, Shape boxes) {
    const int row = static_cast<int>(cell) / told.size, column = static_cast<int>(cell) % told.size;
    return row / boxes.box_rows * boxes.box_rows + column / boxes.box_cols;
  };
  std::vector<long> region_of(static_cast<std::size_t>(told.size), kNoRegion);
  for (std::size_t cell = 0; cell < told.cells.size(); ++cell) {
    const long region = told.cells[cell].region == kNoRegion ? box_at(cell, usual) : told.cells[cell].region;
    long& known = region_of[static_cast<std::size_t>(box_at(cell, shape))];
    if (known == kNoRegion) known = region;
    if (known != region) return false;
  }
  std::sort(region_of.begin(), region_of.end());
  return std::adjacent_find(region_of.begin(), region_of.end()) == region_of.end();
}

/// The box shape that regions tell; the usual one where none are told. Sides of 0 where there is none.
Shape shape_of(const Told& told) {
  const auto usual = Geometry::default_shape(told.size);
  const auto is_told = [](const ToldCell& cell) { return cell.region != kNoRegion; };
  if (!usual) return {0, 0};
  if (std::none_of(told.cells.begin(), told.cells.end(), is_told)) return usual.value();
  for (int rows = 2; rows <= told.size / 2; ++rows) {
    const Shape shape{rows, told.size / rows};
    if (shape.size() == told.size && are_boxes(told, shape, usual.value())) return shape;
  }
  return {0, 0};
}

/// A name in letters, whatever it was.
std::string plain_name(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    const bool is_letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if ((is_letter || c == '+' || c == ' ' || c == '-') && plain.size() < kLongestName) plain += c;
  }
  return plain;
}

void note_unread(const Told& told, Draft& draft) {
  std::string names;
  std::size_t count = 0;
  for (const std::string_view name : told.unread) {
    const std::string plain = plain_name(name);
    if (plain.empty() || ++count > kMostNames) continue;
    if (count > 1) names += ", ";
    names += plain;
  }
  if (count > kMostNames) names += say(" and @ more", {count - kMostNames});
  if (count > 0) draft.notes.push_back(say("Not read: @.", {names}));
  if (told.has_corners) draft.notes.push_back("Marks in the corners of cells are not read.");
}

Refusal finish_draft(const Told& told, std::size_t start, Draft& draft) {
  if (told.cells.empty()) {
    return refuse_at(start, "shape", "The grid in this text is no square of at most 36 rows.", {});
  }
  const auto is_wrong = [&](const ToldCell& cell) {
    return cell.given < 0 || cell.given > told.size || cell.value < 0 || cell.value > told.size;
  };
  const auto wrong = std::find_if(told.cells.begin(), told.cells.end(), is_wrong);
  if (wrong != told.cells.end()) {
    return refuse_at(wrong->place, "symbol", "Cell @ of this text holds no digit of a @×@.",
                     {static_cast<std::size_t>(wrong - told.cells.begin()) + 1, told.size, told.size});
  }
  const Shape shape = shape_of(told);
  if (shape.size() == 0) {
    return refuse_at(start, "shape", "The regions in this text are no boxes of one shape that fill a @×@.",
                     {told.size, told.size});
  }
  const char* const format = draft.format;
  draft = Draft::of_size(told.size);
  draft.format = format;
  draft.puzzle.shape = shape;
  for (std::size_t cell = 0; cell < told.cells.size(); ++cell) {
    const ToldCell& one = told.cells[cell];
    draft.places[cell] = one.place;
    draft.puzzle.givens[cell] = static_cast<Digit>(one.given);
    if (one.value != 0) draft.values()[cell] = static_cast<Digit>(one.value);
    if (const Mask marks = one.marks & all_digits(told.size); marks != 0) draft.candidates()[cell] = marks;
  }
  note_unread(told, draft);
  return nullptr;
}

/// True if rows hold bare digits, not cells: then they are a table like any other.
bool has_bare_digits(const JsonValue& rows) {
  const auto is_bare = [](const JsonValue& cell) { return cell.is(Kind::number) && !is_nothing(cell); };
  return std::any_of(rows.items.begin(), rows.items.end(), [&](const JsonValue& row) {
    return std::any_of(row.items.begin(), row.items.end(), is_bare);
  });
}

/// The text from its brace on, where its beginning names a grid.
std::optional<Payload> find_json(std::string_view text) {
  constexpr std::size_t kLook = 400;
  constexpr std::array<std::string_view, 3> kNames{"grid", "cells", "ce"};
  const std::string_view json = trimmed(text);
  if (json.empty() || json[0] != '{') return std::nullopt;
  const std::string_view look = json.substr(1, std::min(kLook, json.find_first_of("{}", 1)) - 1);
  for (const std::string_view name : kNames) {
    for (std::size_t at = look.find(name); at != std::string_view::npos; at = look.find(name, at + 1)) {
      const std::size_t colon = look.find_first_not_of("\"' \t\r\n", at + name.size());
      if (colon == std::string_view::npos || look[colon] != ':') continue;
      const std::size_t list = look.find_first_not_of(" \t\r\n", colon + 1);
      if (list != std::string_view::npos && look[list] == '[') return payload_of(text, json);
    }
  }
  return std::nullopt;
}

Refusal read_json(const Payload& payload, std::optional<Shape>, Draft& draft) {
  const auto data = read_relaxed_json(payload.text);
  Told told;
  if (data && is_list(data->find("grid")) && !has_bare_digits(*data->find("grid"))) {
    draft.format = "fpuzzles";
    told = read_fpuzzles(*data);
  } else if (data && is_game(*data)) {
    draft.format = "gnome-sudoku";
    if (Refusal refusal = read_game(*data, told)) return refusal;
  } else if (data && is_list(data->find("cells", "ce")) && !has_bare_digits(*data->find("cells", "ce"))) {
    draft.format = "sudokupad";
    told = read_sudokupad(*data);
  } else {
    return refuse_at(0, "link", "What this link holds is cut off or damaged: no puzzle could be unpacked.", {});
  }
  return finish_draft(told, 0, draft);
}

}  // namespace

const TextNotation kJsonGrids{find_json, read_json};

}  // namespace sudoku::formats
