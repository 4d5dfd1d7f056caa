// Texts that hold many puzzles.
#pragma once

#include <string_view>
#include <vector>

namespace sudoku::formats {

/// The puzzles of a text, each as the part that is to be read; the whole text where it has no more than one. What
/// stands between puzzles and is none, is among them: whoever reads it is told why.
std::vector<std::string_view> puzzles_of(std::string_view text);

/// The puzzles of a text whose lines are puzzles: most of them, by their look. Nothing where the text is not that.
std::vector<std::string_view> puzzle_lines(std::string_view text);

/// The grids of a text that parts them by empty lines or headings. Nothing where the text is not that.
std::vector<std::string_view> puzzle_blocks(std::string_view text);

/// The cells of every game in a file of OpenSudoku; of a game without any, the game.
std::vector<std::string_view> games_of(std::string_view text);

}  // namespace sudoku::formats
