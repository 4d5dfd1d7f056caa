// Texts that hold many puzzles: a line each, or a game each in OpenSudoku's files.
#include "collection.hpp"

#include "link.hpp"
#include "payload.hpp"
#include "reading.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

namespace {

bool is_symbol(char c) {
  const char small = static_cast<char>(c | 0x20);
  const bool is_blank = c == '.' || c == '*' || c == '_' || c == '-';
  return is_blank || (c >= '0' && c <= '9') || (small >= 'a' && small <= 'z');
}

// How many cells a line of symbols has; 0 where it is none.
std::size_t cells_in(std::string_view line) {
  std::size_t cells = 0;
  for (const char c : line.substr(0, line.find('#'))) {
    if (is_symbol(c)) ++cells;
    else if (c != ' ' && c != '\t' && c != ',') return 0;
  }
  return size_of(cells) == 0 ? 0 : cells;
}

// Whether a line is a puzzle by itself, by its look.
bool is_puzzle(std::string_view line) {
  return line.front() == ':' || cells_in(line) != 0 || begins_with(line, "http://") || begins_with(line, "https://");
}

// Whether the lines are the candidates of one grid, n characters a cell, row by row.
bool are_candidates(const std::vector<std::string_view>& lines, std::size_t cells) {
  const std::size_t n = lines.size();
  if (n * n != cells || n > 9) return false;
  for (const std::string_view line : lines) {
    std::size_t at = 0;
    for (const char c : line) {
      if (!is_symbol(c)) continue;
      const std::size_t place = at++ % n + 1;
      if (c >= '1' && c <= '9' && static_cast<std::size_t>(c - '0') != place) return false;
    }
  }
  return true;
}

// Lines of cells that are the rows of one grid, give or take one, or its candidates, are not puzzles.
bool is_one_grid(const std::vector<std::string_view>& lines) {
  const std::size_t cells = cells_in(lines[0]);
  for (const std::string_view line : lines) {
    if (cells == 0 || cells_in(line) != cells) return false;
  }
  return (lines.size() + 1 >= cells && lines.size() <= cells + 1) || are_candidates(lines, cells);
}

}  // namespace

std::vector<std::string_view> puzzles_of(std::string_view text) {
  const std::string_view content = trimmed(text);
  if (begins_with(content, "<")) {
    auto games = games_of(content);
    return games.empty() ? std::vector{content} : games;
  }
  std::vector<std::string_view> puzzles;
  for (const std::string_view line : lines_of(content)) {
    const std::string_view puzzle = trimmed(line);
    if (puzzle.empty() || puzzle.front() == '#') continue;
    if (!is_puzzle(puzzle)) return {content};
    puzzles.push_back(puzzle);
  }
  if (puzzles.size() < 2 || is_one_grid(puzzles)) return {content};
  return puzzles;
}

}  // namespace sudoku::formats

namespace sudoku {

std::vector<std::string_view> list_puzzles(std::string_view text) { return formats::puzzles_of(text); }

}  // namespace sudoku
