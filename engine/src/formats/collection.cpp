// Texts that hold many puzzles: a line each, a grid each, or a game each in OpenSudoku's files.
#include "collection.hpp"

#include "payload.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

std::vector<std::string_view> puzzles_of(std::string_view text) {
  const std::string_view content = trimmed(text);
  if (begins_with(content, "<")) {
    auto games = games_of(content);
    return games.empty() ? std::vector{content} : games;
  }
  if (auto lines = puzzle_lines(content); !lines.empty()) return lines;
  if (auto blocks = puzzle_blocks(content); !blocks.empty()) return blocks;
  return {content};
}

}  // namespace sudoku::formats

namespace sudoku {

std::vector<std::string_view> list_puzzles(std::string_view text) { return formats::puzzles_of(text); }

}  // namespace sudoku
