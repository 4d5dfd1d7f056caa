// Cutting a plain text into rows and cells.
#include <algorithm>

#include "table.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kWhite = " \t\n";
constexpr std::string_view kQuotes = "\"'`";
constexpr std::string_view kWordEnds = " \t\n,;:=\"'`()[]{}<>|&/\\";

bool is_in(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

// The parts between characters of `ends`.
std::vector<Part> split_by(std::string_view text, Part whole, std::string_view ends) {
  std::vector<Part> parts;
  std::size_t begin = whole.begin;
  for (std::size_t at = whole.begin; at < whole.end; ++at) {
    if (!is_in(text[at], ends)) continue;
    parts.push_back({begin, at});
    begin = at + 1;
  }
  parts.push_back({begin, whole.end});
  return parts;
}

// The text in brackets that have no others inside.
std::vector<Part> bracketed(std::string_view text) {
  std::vector<Part> parts;
  std::size_t open = text.size();
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_in(text[at], "[{(")) open = at;
    if (!is_in(text[at], "]})") || open == text.size()) continue;
    parts.push_back({open + 1, at});
    open = text.size();
  }
  return parts;
}

// The text in quotes. A quote that is not closed on its line is none.
std::vector<Part> quoted(std::string_view text, Part whole) {
  std::vector<Part> parts;
  for (std::size_t at = whole.begin; at < whole.end; ++at) {
    if (!is_in(text[at], kQuotes)) continue;
    const std::size_t line = std::min(text.find('\n', at), whole.end), close = text.find(text[at], at + 1);
    if (close >= line) continue;
    parts.push_back({at + 1, close});
    at = close;
  }
  return parts;
}

std::vector<Part> rows_of(std::string_view text, RowEnds ends) {
  const Part whole{0, text.size()};
  switch (ends) {
    case RowEnds::lines: return split_by(text, whole, "\n");
    case RowEnds::semicolons: return split_by(text, whole, "\n;[]");
    case RowEnds::brackets: return bracketed(text);
    case RowEnds::backslashes: return split_by(text, whole, "\\");
    case RowEnds::bars: return split_by(text, whole, "\n|");
    case RowEnds::quotes: return quoted(text, whole);
    case RowEnds::words: return split_by(text, whole, kWordEnds);
    case RowEnds::slashes: return split_by(text, whole, " \n/");
    case RowEnds::all: return {whole};
  }
  return {};
}

std::string_view mark_of(CellEnds ends) {
  switch (ends) {
    case CellEnds::tabs: return "\t";
    case CellEnds::commas: return ",";
    case CellEnds::semicolons: return ";";
    case CellEnds::bars: return "|";
    case CellEnds::ampersands: return "&";
    case CellEnds::spaces: return " \t\n|;:";
    case CellEnds::quotes: case CellEnds::none: return kWhite;
  }
  return kWhite;
}

bool is_empty(std::string_view text, Part part) {
  return text.substr(part.begin, part.end - part.begin).find_first_not_of(kWhite) == std::string_view::npos;
}

Row cells_of(std::string_view text, Part row, Dialect dialect) {
  Row cells;
  if (is_empty(text, row)) return cells;
  if (dialect.cells == CellEnds::quotes) return quoted(text, row);
  if (dialect.cells == CellEnds::none) {
    for (std::size_t at = row.begin; at < row.end; ++at) {
      if (!is_in(text[at], kWhite)) cells.push_back({at, at + 1});
    }
    return cells;
  }
  cells = split_by(text, row, mark_of(dialect.cells));
  if (dialect.cells == CellEnds::spaces) {
    std::erase_if(cells, [](Part cell) { return cell.begin == cell.end; });
    return cells;
  }
  const bool first = dialect.edges == Edges::first || dialect.edges == Edges::both;
  const bool last = dialect.edges == Edges::last || dialect.edges == Edges::both;
  // LaTeX's package for Sudokus ends a row with a full stop.
  const auto is_edge = [&](Part cell) { return is_empty(text, cell) || text.substr(cell.begin, 1) == "."; };
  if (last && cells.size() > 1 && is_edge(cells.back())) cells.pop_back();
  if (first && !cells.empty() && is_empty(text, cells.front())) cells.erase(cells.begin());
  return cells.size() < 2 ? Row{} : cells;
}

}  // namespace

std::vector<Row> cut(std::string_view plain, Dialect dialect) {
  std::vector<Row> rows;
  for (const Part part : rows_of(plain, dialect.rows)) {
    Row row = cells_of(plain, part, dialect);
    if (!row.empty()) rows.push_back(std::move(row));
  }
  return rows;
}

bool is_rule(std::string_view plain, const Row& row) {
  bool has_line = false;
  for (std::size_t at = row.front().begin; at < row.back().end; ++at) {
    if (!is_in(plain[at], "-+=*.:'| \t_")) return false;
    has_line |= is_in(plain[at], "-+=");
  }
  return has_line;
}

std::optional<std::string> cell_text(std::string_view cell) {
  std::string text;
  for (const char c : cell) {
    if (!is_in(c, kWhite) && !is_in(c, kQuotes) && c != '$') text += c;
  }
  // `\textbf{5}`
  if (!text.empty() && text[0] == '\\') {
    const std::size_t open = text.find('{'), close = text.find('}');
    if (open == std::string::npos || close == std::string::npos || close < open) return std::nullopt;
    text = text.substr(open + 1, close - open - 1);
  }
  for (const std::string_view word : {"", "NONE", "NULL", "NIL", "NAN", "NA", "UNDEFINED"}) {
    if (text == word) return ".";
  }
  // Numbers as pandas writes them where some cells are empty.
  if (const std::size_t point = text.find('.'); point != 0 && point < text.size() - 1) {
    if (text.find_first_not_of("0", point + 1) == std::string::npos) text.resize(point);
  }
  std::string digits;
  bool has_letter = false, has_digit = false;
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9', letter = c >= 'A' && c <= 'Z';
    has_letter |= letter;
    has_digit |= digit;
    if (digit || letter) digits += c;
    // Marks beside candidates, and what stands between them.
    else if (!is_in(c, ".,*+#-_?()[]{}")) return std::nullopt;
  }
  if (digits.empty()) return ".";
  if (has_letter && (digits.size() > 1 && !has_digit)) return std::nullopt;
  constexpr std::size_t most = 36;
  return digits.size() > most ? std::nullopt : std::optional(digits);
}

}  // namespace sudoku::formats
