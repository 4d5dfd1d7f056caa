// Formats of programs and of plain text.
#include "grid/text/draft.hpp"
#include "sudoku/text.hpp"
#include "writers.hpp"

namespace sudoku::formats {

namespace {

// Marks where there are some, else all digits; the digit alone in a settled cell.
std::vector<Mask> known_candidates(const Grid& grid) {
  std::vector<Mask> candidates = grid.puzzle.candidates;
  if (candidates.empty()) candidates.assign(grid.puzzle.givens.size(), grid.geometry.all());
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    if (const Digit digit = settled_digit(grid.puzzle, cell); digit != 0) candidates[cell] = bit(digit);
  }
  return candidates;
}

// Givens and values together.
std::vector<Digit> settled_digits(const Puzzle& puzzle) {
  std::vector<Digit> digits = puzzle.givens;
  for (std::size_t cell = 0; cell < digits.size(); ++cell) digits[cell] = settled_digit(puzzle, cell);
  return digits;
}

bool has_values(const Puzzle& puzzle) { return settled_digits(puzzle) != puzzle.givens; }

std::string rows_of(const std::vector<Digit>& digits) {
  std::string rows = symbols_of(digits, 9, '.');
  for (std::size_t row = 8; row > 0; --row) rows.insert(9 * row, 1, '\n');
  return rows;
}

std::string set_text(Mask mask, int size) {
  std::string text;
  for (Mask rest = mask; rest != 0; rest &= rest - 1) {
    if (size == kMaxSize && !text.empty()) text += ',';
    text += digit_symbol(lowest_digit(rest), size);
  }
  return text;
}

// Blanks as letters, a to z for 1 to 26.
void append_blanks(std::string& id, int blanks) {
  for (; blanks > 26; blanks -= 26) id += 'z';
  if (blanks > 0) id += static_cast<char>('a' + blanks - 1);
}

}  // namespace

std::string symbols_of(const std::vector<Digit>& digits, int size, char blank) {
  std::string symbols;
  for (const Digit digit : digits) symbols += digit == 0 ? std::string{blank} : digit_symbol(digit, size);
  return symbols;
}

std::string write_line(const Grid& grid) { return print_line(grid.geometry, grid.puzzle.givens); }
std::string write_grid(const Grid& grid) { return print_grid(grid.geometry, grid.puzzle.givens); }
std::string write_candidates(const Grid& grid) { return print_candidates(grid.geometry, known_candidates(grid)); }

std::string write_sukaku(const Grid& grid) {
  std::string text;
  const int size = grid.geometry.size();
  for (const Mask mask : known_candidates(grid)) {
    for (int digit = 1; digit <= size; ++digit) text += (mask & bit(digit)) != 0 ? digit_symbol(digit, size) : ".";
  }
  return text;
}

std::string write_sdk(const Grid& grid) {
  const std::string givens = rows_of(grid.puzzle.givens) + "\n";
  if (!has_values(grid.puzzle)) return givens;
  return "[Puzzle]\n" + givens + "[State]\n" + rows_of(settled_digits(grid.puzzle)) + "\n";
}

std::string write_sdm(const Grid& grid) { return symbols_of(grid.puzzle.givens, 9, '0') + "\n"; }

std::string write_ss(const Grid& grid) {
  constexpr char frame[] = "*-----------*\n", between[] = "|---+---+---|\n";
  const std::string symbols = symbols_of(grid.puzzle.givens, 9, '.');
  std::string text = frame;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += between;
    for (std::size_t box = 0; box < 3; ++box) text += "|" + symbols.substr(9 * row + 3 * box, 3);
    text += "|\n";
  }
  return text + frame;
}

std::string write_hodoku(const Grid& grid) {
  const Puzzle& puzzle = grid.puzzle;
  std::string digits, deleted;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    const Digit digit = settled_digit(puzzle, cell);
    if (digit != puzzle.givens[cell]) digits += '+';
    digits += digit == 0 ? "." : digit_symbol(digit, 9);
  }
  const auto shown = shown_candidates(grid.geometry, puzzle), possible = candidates_by_peers(grid.geometry, puzzle);
  for (int digit = 1; digit <= 9; ++digit) {
    for (std::size_t cell = 0; cell < shown.size(); ++cell) {
      if ((possible[cell] & ~shown[cell] & bit(digit)) == 0) continue;
      const auto row = cell / 9 + 1, column = cell % 9 + 1;
      deleted += (deleted.empty() ? "" : " ") + std::to_string(digit) + std::to_string(row) + std::to_string(column);
    }
  }
  return ":0000:x:" + digits + ":" + deleted + "::";
}

std::string write_opensudoku(const Grid& grid) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Sudokuscope</name>\n  <game data=\"" +
         symbols_of(grid.puzzle.givens, 9, '0') + "\" />\n</opensudoku>\n";
}

std::string write_dict(const Grid& grid) {
  const int size = grid.geometry.size();
  std::string dict;
  int cell = 0;
  for (const Mask mask : known_candidates(grid)) {
    dict += dict.empty() ? "{" : ", ";
    dict += "\"" + row_letters(cell / size) + std::to_string(cell % size + 1) + "\": \"" + set_text(mask, size) + "\"";
    ++cell;
  }
  return dict + "}";
}

std::string write_solo(const Grid& grid) {
  const auto [box_rows, box_cols] = grid.geometry.shape();
  const std::string head = std::to_string(box_cols) + "x" + std::to_string(box_rows) + ":";
  std::string id = head;
  int blanks = 0;
  for (const Digit digit : grid.puzzle.givens) {
    if (digit == 0) {
      ++blanks;
      continue;
    }
    if (blanks == 0 && id != head) id += '_';
    append_blanks(id, blanks);
    id += std::to_string(digit);
    blanks = 0;
  }
  append_blanks(id, blanks);
  return id;
}

}  // namespace sudoku::formats
