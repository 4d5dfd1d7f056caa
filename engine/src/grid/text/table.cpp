#include "table.hpp"

#include <algorithm>

#include "grid/formats/notation.hpp"
#include "reading.hpp"

namespace sudoku::formats {

namespace {

// In the order in which they are tried: those that say most clearly what is a cell come first.
constexpr Dialect kDialects[] = {
    {RowEnds::lines, CellEnds::tabs, Edges::first},
    {RowEnds::brackets, CellEnds::commas},
    {RowEnds::brackets, CellEnds::commas, Edges::last},
    {RowEnds::brackets, CellEnds::quotes},
    {RowEnds::brackets, CellEnds::spaces},
    {RowEnds::lines, CellEnds::tabs},
    {RowEnds::lines, CellEnds::commas},
    {RowEnds::lines, CellEnds::semicolons},
    {RowEnds::lines, CellEnds::bars, Edges::both},
    {RowEnds::lines, CellEnds::bars},
    {RowEnds::lines, CellEnds::commas, Edges::last},
    {RowEnds::lines, CellEnds::semicolons, Edges::last},
    {RowEnds::semicolons, CellEnds::commas},
    {RowEnds::semicolons, CellEnds::spaces},
    {RowEnds::backslashes, CellEnds::ampersands},
    {RowEnds::lines, CellEnds::ampersands},
    {RowEnds::bars, CellEnds::commas},
    {RowEnds::bars, CellEnds::commas, Edges::last},
    {RowEnds::quotes, CellEnds::none},
    {RowEnds::quotes, CellEnds::commas},
    {RowEnds::quotes, CellEnds::spaces},
    {RowEnds::lines, CellEnds::spaces},
    {RowEnds::words, CellEnds::none},
    {RowEnds::lines, CellEnds::none},
    {RowEnds::slashes, CellEnds::none},
    {RowEnds::all, CellEnds::spaces},
    {RowEnds::all, CellEnds::commas},
};

using Cells = std::vector<std::string>;

// A row with what its cells say; none where one of them says nothing.
struct Line {
  Row parts;
  Cells texts;
};

bool is_word_of_letters(std::string_view text) {
  return text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_") == std::string_view::npos;
}

// The cells of a row. In rows without marks between their cells letters are words, unless digits or blanks stand among
// them.
Line line_of(std::string_view plain, Row parts, Dialect dialect) {
  Line line;
  const auto text_of = [&](Part part) { return plain.substr(part.begin, part.end - part.begin); };
  const bool may_be_word = dialect.cells == CellEnds::none;
  if (may_be_word && is_word_of_letters(plain.substr(parts.front().begin, parts.back().end - parts.front().begin))) {
    return line;
  }
  for (const Part part : parts) {
    auto text = cell_text(text_of(part));
    if (!text) return {};
    line.texts.push_back(std::move(*text));
  }
  line.parts = std::move(parts);
  return line;
}

// True if a cell names a column or row: counted from 0 or from 1, or in letters, with an R or C before it.
bool is_label(std::string_view text, std::size_t index) {
  if (text.size() > 1 && (text[0] == 'R' || text[0] == 'C')) text.remove_prefix(1);
  return text == std::to_string(index) || text == std::to_string(index + 1) ||
         text == row_letters(static_cast<int>(index));
}

// True if a row stands above a table without being part of it: labels, or nothing.
bool is_header(const Cells& texts) {
  bool labels = true, nothing = true;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    labels = labels && is_label(texts[i], i);
    nothing = nothing && texts[i] == ".";
  }
  return labels || nothing;
}

// A table found: its rows, all as long as there are rows; or one row of all cells.
struct Table {
  std::vector<Line> rows;
  std::size_t size = 0;

  std::size_t cells() const { return size * size; }
  const std::string& text(std::size_t cell) const {
    return rows.size() == 1 ? rows[0].texts[cell] : rows[cell / size].texts[cell % size];
  }
  std::size_t place(std::size_t cell) const {
    return rows.size() == 1 ? rows[0].parts[cell].begin : rows[cell / size].parts[cell % size].begin;
  }
};

// True if a table is the other one filled in.
bool completes(const Table& full, const Table& table) {
  if (full.size != table.size) return false;
  for (std::size_t cell = 0; cell < table.cells(); ++cell) {
    const std::string &text = full.text(cell), &before = table.text(cell);
    if (text == "." || text == "0" || (before != "." && before != "0" && before != text)) return false;
  }
  return true;
}

bool has_cells(const Table& table) {
  std::size_t digits = 0;
  for (std::size_t cell = 0; cell < table.cells(); ++cell) digits += table.text(cell) != ".";
  return digits > 0;
}

// The tables in rows of one length that follow one another.
void add_tables(std::vector<Line> run, Dialect dialect, std::vector<Table>& tables) {
  if (run.empty()) return;
  std::size_t width = run[0].texts.size(), height = run.size();
  // All cells in one row; a short word that looks so is none.
  constexpr std::size_t smallest_word = 36;
  const bool is_word = dialect.cells == CellEnds::none && dialect.rows != RowEnds::quotes;
  if (height < width && size_of(width) != 0 && (!is_word || width >= smallest_word)) {
    for (Line& line : run) {
      Table table{{}, static_cast<std::size_t>(size_of(width))};
      table.rows.push_back(std::move(line));
      tables.push_back(std::move(table));
    }
    return;
  }
  // Rows with their labels before them.
  const bool has_header = height % width != 0 && is_header(run[0].texts);
  if (has_header) {
    run.erase(run.begin());
    --height;
  }
  if (width == height + 1 && size_of(height * height) != 0) {
    for (std::size_t row = 0; row < height; ++row) {
      if (!is_label(run[row].texts[0], row)) return;
      run[row].texts.erase(run[row].texts.begin());
      run[row].parts.erase(run[row].parts.begin());
    }
    --width;
  }
  if (size_of(width * width) == 0 || height % width != 0) return;
  std::vector<Table> found;
  for (std::size_t row = 0; row < height; ++row) {
    if (row % width == 0) found.push_back({{}, width});
    found.back().rows.push_back(std::move(run[row]));
  }
  // Many rows may be the long ones of a larger grid, in pieces, unless one is the solution.
  if (found.size() == 1 || (found.size() == 2 && completes(found[1], found[0]))) {
    for (Table& table : found) tables.push_back(std::move(table));
  }
}

std::vector<Table> tables_in(std::string_view plain, const std::vector<Row>& rows, Dialect dialect) {
  std::vector<Table> tables;
  std::vector<Line> run;
  for (const Row& row : rows) {
    if (is_rule(plain, row)) continue;
    constexpr std::size_t longest = std::size_t{kMaxSize} * kMaxSize;
    Line line = row.size() > longest ? Line{} : line_of(plain, row, dialect);
    const bool goes_on = !line.texts.empty() && (run.empty() || run[0].texts.size() == line.texts.size());
    const bool is_corner = run.size() == 1 && line.texts.size() == run[0].texts.size() + 1 && is_header(run[0].texts);
    if (!goes_on && !is_corner) add_tables(std::move(run), dialect, tables);
    if (!goes_on) run.clear();
    if (!line.texts.empty()) run.push_back(std::move(line));
  }
  add_tables(std::move(run), dialect, tables);
  std::erase_if(tables, [](const Table& table) { return !has_cells(table); });
  return tables;
}

// The cells of a table as a text of groups, which the readers of grids know.
Payload payload_of(const Table& table, const Payload& plain) {
  Payload payload;
  const auto add = [&](char c, std::size_t cell) {
    payload.text += c;
    payload.places.push_back(plain.places[table.place(cell)]);
  };
  for (std::size_t cell = 0; cell < table.cells(); ++cell) {
    for (const char c : table.text(cell)) add(c, cell);
    add((cell + 1) % table.size == 0 ? '\n' : ' ', cell);
  }
  payload.places.push_back(payload.places.back());
  return payload;
}

// The solution comes after its puzzle.
void put_in_order(std::vector<Table>& tables) {
  if (tables.size() > 1 && completes(tables[0], tables[1]) && !completes(tables[1], tables[0])) {
    std::swap(tables[0], tables[1]);
  }
}

std::optional<Sentence> note_on(const std::vector<Table>& tables) {
  if (tables.size() < 2) return std::nullopt;
  if (tables.size() == 2 && completes(tables[1], tables[0])) return say("note.solution");
  return say("note.first-grid", {{"count", tables.size()}});
}

}  // namespace

Refusal read_table(std::string_view text, std::optional<Shape> wanted, Draft& draft) {
  const auto refusal = [] { return refuse_at(0, "empty", "empty.table"); };
  if (text.size() > kMaxTable) return refusal();
  const Payload plain = plain_of(text);
  Refusal first = nullptr;
  const auto read = [&](std::vector<Table> tables, std::optional<Sentence> note) {
    if (tables.empty()) return false;
    put_in_order(tables);
    const Payload payload = payload_of(tables[0], plain);
    Draft found;
    if (Refusal refused = read_grid(payload.text, wanted, found)) {
      refused->offset = static_cast<int>(payload.place(static_cast<std::size_t>(refused->offset)));
      if (!first) first = std::move(refused);
      return false;
    }
    if (found.cells() != tables[0].cells()) return false;
    for (std::uint32_t& place : found.places) place = payload.place(place);
    if (note) found.notes.push_back(std::move(*note));
    if (auto more = note_on(tables)) found.notes.push_back(std::move(*more));
    draft = std::move(found);
    return true;
  };
  for (const Dialect dialect : kDialects) {
    if (read(tables_in(plain.text, cut(plain.text, dialect), dialect), std::nullopt)) return nullptr;
  }
  constexpr Dialect columns{RowEnds::lines, CellEnds::bars};
  if (read(tables_in(plain.text, cut_by_columns(plain.text), columns), say("note.spaces"))) return nullptr;
  return first ? std::move(first) : refusal();
}

}  // namespace sudoku::formats
