#include <algorithm>

#include "sudoku/geometry.hpp"
#include "sudoku/text.hpp"

namespace sudoku {

namespace {

// Above 9, letters alone would read back as A = 1, and 0 for the empty cells is what tells them from that: see
// find_alphabet.
char blank_for(const Geometry& geometry, const std::vector<Digit>& digits) {
  if (geometry.size() < 10) return '.';
  const auto any = [&](int from, int to) {
    return std::any_of(digits.begin(), digits.end(), [=](Digit digit) { return digit >= from && digit <= to; });
  };
  return any(10, kMaxSize) && !any(1, 9) ? '0' : '.';
}

std::vector<std::string> cell_texts(const Geometry& geometry, const std::vector<Digit>& digits, char blank) {
  std::vector<std::string> texts;
  for (const Digit digit : digits)
    texts.push_back(digit == 0 ? std::string{blank} : digit_symbol(digit, geometry.size()));
  return texts;
}

std::string set_text(Mask candidates, int size) {
  std::string text;
  for (Mask rest = candidates; rest != 0; rest &= rest - 1) {
    if (size == kMaxSize && !text.empty()) text += ',';
    text += digit_symbol(lowest_digit(rest), size);
  }
  return text.empty() ? "." : text;
}

// An odd space that is left over stands before the text if the width is odd too: the notebooks are written in
// Python, whose str.center does so.
void append_centred(std::string& grid, const std::string& text, std::size_t width) {
  const std::size_t margin = width - text.size();
  const std::size_t left = margin / 2 + (margin & width & 1);
  grid.append(left, ' ');
  grid += text;
  grid.append(margin - left, ' ');
}

// The boxed grid of the textbooks: cells one wider than the widest, `|` between boxes, and a line of `-` and `+`.
std::string boxed(const Geometry& geometry, const std::vector<std::string>& texts) {
  const int n = geometry.size();
  const auto [box_rows, box_cols] = geometry.shape().size() != 0 ? geometry.shape() : Shape{n, n};
  std::size_t width = 0;
  for (const std::string& text : texts) width = std::max(width, text.size() + 1);
  std::string rule = "\n", grid;
  for (int box = 0; box < n / box_cols; ++box) {
    if (box > 0) rule += '+';
    rule.append(width * static_cast<std::size_t>(box_cols), '-');
  }
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    const int row = cell / n, column = cell % n;
    if (column == 0 && row > 0 && row % box_rows == 0) grid += rule;
    if (column == 0 && row > 0) grid += '\n';
    if (column > 0 && column % box_cols == 0) grid += '|';
    append_centred(grid, texts[static_cast<std::size_t>(cell)], width);
  }
  return grid;
}

std::string without_trailing_spaces(const std::string& text) {
  std::string trimmed;
  for (const char c : text) {
    if (c == '\n') trimmed.erase(trimmed.find_last_not_of(' ') + 1);
    trimmed += c;
  }
  trimmed.erase(trimmed.find_last_not_of(' ') + 1);
  return trimmed;
}

}  // namespace

std::string print_line(const Geometry& geometry, const std::vector<Digit>& digits) {
  const bool numbers = geometry.size() == kMaxSize;
  std::string line;
  for (const std::string& text : cell_texts(geometry, digits, numbers ? '0' : blank_for(geometry, digits))) {
    if (numbers && !line.empty()) line += ' ';
    line += text;
  }
  return line;
}

std::string print_grid(const Geometry& geometry, const std::vector<Digit>& digits) {
  return without_trailing_spaces(boxed(geometry, cell_texts(geometry, digits, blank_for(geometry, digits))));
}

std::string print_candidates(const Geometry& geometry, const std::vector<Mask>& candidates) {
  std::vector<std::string> texts;
  for (const Mask mask : candidates) texts.push_back(set_text(mask, geometry.size()));
  return boxed(geometry, texts);
}

}  // namespace sudoku
