// Rows of a grid one under another, in which a space is an open cell, and nothing else is one: columns tell
// the cells. They stand side by side or at equal distances, and a `|` takes the place of a cell, or one between two.
#include <algorithm>

#include "reading.hpp"
#include "table.hpp"

namespace sudoku::formats {

namespace {

constexpr std::size_t kMostColumns = 200;
constexpr std::size_t kWidest = 4;

bool is_sign(char c) {
  return (c >= '1' && c <= '9') || (c >= 'A' && c <= 'Z');
}

// The lines that may be rows: borders left out, from the first with a sign to the last.
std::vector<Part> lines_in(std::string_view plain) {
  std::vector<Part> lines;
  std::size_t last = 0;
  for (std::size_t at = 0; at < plain.size();) {
    const std::size_t end = std::min(plain.find('\n', at), plain.size());
    const std::string_view line = plain.substr(at, end - at);
    const bool has_sign = std::any_of(line.begin(), line.end(), is_sign);
    const bool is_framed = line.find('|') != std::string_view::npos;
    const bool is_border = !line.empty() && is_rule(plain, {{at, end}});
    if (!is_border && (has_sign || is_framed || !lines.empty())) lines.push_back({at, end});
    if (!is_border && (has_sign || is_framed)) last = lines.size();
    at = end + 1;
  }
  lines.resize(last);
  return lines;
}

// The columns with a sign, or a border, in any line; false if a line has something else.
bool look_at_columns(std::string_view plain, const std::vector<Part>& lines, std::vector<bool>& signs,
                     std::vector<bool>& bars) {
  signs.assign(kMostColumns, false);
  bars.assign(kMostColumns, false);
  for (const Part line : lines) {
    for (std::size_t at = line.begin; at < line.end; ++at) {
      const std::size_t column = at - line.begin;
      const char c = plain[at];
      if (c == ' ') continue;
      if (column >= kMostColumns || (c != '|' && !is_sign(c))) return false;
      (c == '|' ? bars : signs)[column] = true;
    }
  }
  return true;
}

// The columns of the cells where they stand `step` apart from `first` on; nothing where a sign stands elsewhere.
std::vector<std::size_t> columns_at(std::size_t first, std::size_t step, std::size_t size,
                                    const std::vector<bool>& signs, const std::vector<bool>& bars) {
  std::vector<std::size_t> columns;
  for (std::size_t column = 0; column < kMostColumns; ++column) {
    const bool is_cell = column >= first && (column - first) % step == 0 && !bars[column] && columns.size() < size;
    if (is_cell) columns.push_back(column);
    else if (signs[column]) return {};
  }
  return columns.size() == size ? columns : std::vector<std::size_t>{};
}

}  // namespace

std::vector<Row> cut_by_columns(std::string_view plain) {
  const auto lines = lines_in(plain);
  const std::size_t size = lines.size();
  std::vector<bool> signs, bars;
  // With fewer signs missing, a row is too short by a slip.
  std::size_t digits = 0;
  for (const Part line : lines) {
    digits += static_cast<std::size_t>(std::count_if(plain.begin() + static_cast<std::ptrdiff_t>(line.begin),
                                                     plain.begin() + static_cast<std::ptrdiff_t>(line.end), is_sign));
  }
  if (digits + size > size * size) return {};
  if (size > static_cast<std::size_t>(kMaxSize) || size_of(size * size) == 0) return {};
  if (!look_at_columns(plain, lines, signs, bars)) return {};
  const auto indent = static_cast<std::size_t>(std::find(signs.begin(), signs.end(), true) - signs.begin());
  for (std::size_t step = 1; step <= kWidest; ++step) {
    for (std::size_t first = 0; first < step + indent + 1; ++first) {
      const auto columns = columns_at(first, step, size, signs, bars);
      if (columns.empty()) continue;
      std::vector<Row> rows;
      for (const Part line : lines) {
        Row row;
        for (const std::size_t column : columns) {
          const std::size_t at = std::min(line.begin + column, line.end);
          row.push_back({at, std::min(at + 1, line.end)});
        }
        rows.push_back(std::move(row));
      }
      return rows;
    }
  }
  return {};
}

}  // namespace sudoku::formats
