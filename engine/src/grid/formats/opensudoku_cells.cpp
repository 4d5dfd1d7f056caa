// `version: 4`, the end of a line, and the fields of 81 cells, each with a `|` behind it: a digit; marks, a list in
// version 1, from 2 on a sum with 1 for the mark 1, 2 for 2, 4 for 3; from 4 on second marks, from 5 on a colour; and
// whether a player may change the cell.
#include "opensudoku_cells.hpp"

#include "notation.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kVersionOfCells = "version:";
constexpr std::size_t kNewest = 5;
constexpr std::size_t kFields[kNewest + 1] = {0, 3, 3, 3, 4, 5};
constexpr int kNoField = -1;

// A number of at most three digits, or kNoField.
int field_number(std::string_view field) {
  if (field.empty() || field.size() > 3) return kNoField;
  int number = 0;
  for (const char c : field) {
    if (!is_digit(c)) return kNoField;
    number = 10 * number + c - '0';
  }
  return number;
}

// The digits that a field marks; false where it is none.
bool read_marks(std::string_view field, std::size_t version, Mask& marks) {
  marks = 0;
  if (version > 1) {
    const int sum = field_number(field);
    marks = static_cast<Mask>(sum);
    return sum >= 0 && marks <= all_digits(9);
  }
  for (const char c : field) {
    if (c >= '1' && c <= '9') marks |= bit(c - '0');
    else if (c != ',' && c != '-') return false;
  }
  return true;
}

// The fields behind the version, without those that are empty. The end of the line may be escaped.
std::vector<std::string_view> fields_of(std::string_view text) {
  std::vector<std::string_view> fields;
  for (std::string_view field : split_at(text, '|')) {
    field = trimmed(field);
    if (fields.empty() && begins_with(field, "&#")) {
      const std::size_t end = field.find(';');
      field = trimmed(field.substr(end == std::string_view::npos ? field.size() : end + 1));
    }
    if (!field.empty()) fields.push_back(field);
  }
  return fields;
}

struct Unread {
  bool second_marks = false, colours = false;
};

// The field of a cell that can't be read, or that all can.
constexpr std::size_t kAllRead = 99;

std::size_t read_cell(const std::string_view* fields, std::size_t version, std::size_t cell, Draft& draft,
                      Unread& unread) {
  const std::size_t last = kFields[version] - 1;
  const int digit = field_number(fields[0]), is_free = field_number(fields[last]);
  Mask marks = 0, second = 0;
  if (digit < 0 || digit > 9) return 0;
  if (!read_marks(fields[1], version, marks)) return 1;
  if (version >= 4 && !read_marks(fields[2], version, second)) return 2;
  if (version >= 5 && field_number(fields[3]) < 0) return 3;
  if (is_free != 0 && is_free != 1) return last;
  unread.second_marks |= second != 0;
  unread.colours |= version >= 5 && field_number(fields[3]) != 0;
  if (digit != 0 && is_free == 0) draft.puzzle.givens[cell] = static_cast<Digit>(digit);
  else if (digit != 0) draft.values()[cell] = static_cast<Digit>(digit);
  else if (marks != 0) draft.candidates()[cell] = marks;
  return kAllRead;
}

}  // namespace

bool are_versioned_cells(std::string_view text) { return begins_with(text, kVersionOfCells); }

Refusal read_versioned_cells(std::string_view text, Draft& draft) {
  std::size_t at = kVersionOfCells.size();
  while (at < text.size() && text[at] == ' ') ++at;
  const std::size_t digits = at;
  while (at < text.size() && is_digit(text[at])) ++at;
  const int version_read = field_number(text.substr(digits, at - digits));
  if (version_read < 1 || version_read > static_cast<int>(kNewest)) {
    return refuse_at(digits, "symbol", "opensudoku.version", {{"most", kNewest}});
  }
  const auto version = static_cast<std::size_t>(version_read), size = kFields[version];
  const auto fields = fields_of(text.substr(at));
  if (fields.size() != kCellsOfNine * size) return refuse_cells_of_nine(fields.size() / size, text.size());
  draft = Draft::of_size(9);
  Unread unread;
  for (std::size_t cell = 0; cell < kCellsOfNine; ++cell) {
    const std::string_view* first = &fields[cell * size];
    const auto place = [&](std::size_t field) { return static_cast<std::size_t>(first[field].data() - text.data()); };
    draft.places[cell] = static_cast<std::uint32_t>(place(0));
    if (const std::size_t bad = read_cell(first, version, cell, draft, unread); bad != kAllRead) {
      return refuse_cell(place(bad), cell, "code.cell",
                         {{"text", first[bad].substr(0, 20)}, {"cell", cell_name(cell, 9)}});
    }
  }
  if (unread.second_marks) draft.notes.push_back(say("note.second-marks"));
  if (unread.colours) draft.notes.push_back(say("note.colours"));
  return nullptr;
}

}  // namespace sudoku::formats
