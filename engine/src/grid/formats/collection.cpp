// Texts that hold many puzzles: a line each, a grid each, or a game each in OpenSudoku's files.
#include "collection.hpp"

#include "notation.hpp"
#include "payload.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

namespace {

// The digits and open cells of a text, whatever parts them.
std::string cells_in(std::string_view text) {
  std::string cells;
  for (const char c : text) {
    if ((c >= '1' && c <= '9') || (c >= 'A' && c <= 'Z')) cells += c;
    else if (c == '.' || c == '0' || c == '*' || c == '_' || c == '?') cells += '.';
  }
  return cells;
}

// True if one is the other filled in.
bool completes(const std::string& full, const std::string& puzzle) {
  if (full.size() != puzzle.size() || full == puzzle) return false;
  for (std::size_t cell = 0; cell < full.size(); ++cell) {
    if (full[cell] == '.' || (puzzle[cell] != '.' && puzzle[cell] != full[cell])) return false;
  }
  return true;
}

// Solutions that follow their puzzles are none.
std::vector<std::string_view> without_solutions(std::vector<std::string_view> puzzles) {
  std::vector<std::string_view> kept;
  std::string last;
  for (const std::string_view puzzle : puzzles) {
    std::string cells = cells_in(puzzle);
    if (!kept.empty() && completes(cells, last)) continue;
    kept.push_back(puzzle);
    last = std::move(cells);
  }
  return kept;
}

}  // namespace

std::vector<std::string_view> puzzles_of(std::string_view text) {
  const std::string_view content = trimmed(text);
  if (begins_with(content, "<")) {
    if (kKsudoku.find(content)) return {content};
    auto games = games_of(content);
    return games.empty() ? std::vector{content} : games;
  }
  if (content.find('\n') == std::string_view::npos || kJigsawSigns.find(content)) return {content};
  for (const auto find : {puzzle_lines, puzzle_blocks}) {
    auto puzzles = without_solutions(find(content));
    // One with its solution is read as a whole, so that both are seen.
    if (!puzzles.empty()) return puzzles.size() == 1 ? std::vector{content} : puzzles;
  }
  return {content};
}

}  // namespace sudoku::formats

namespace sudoku {

std::vector<std::string_view> list_puzzles(std::string_view text) { return formats::puzzles_of(text); }

}  // namespace sudoku
