// Texts that hold many puzzles.
#pragma once

#include <string_view>
#include <vector>

namespace sudoku::formats {

/// The puzzles of a text, each as the part that is to be read; the whole text where it has no more than one.
std::vector<std::string_view> puzzles_of(std::string_view text);

/// The digits of every game in a file of OpenSudoku.
std::vector<std::string_view> games_of(std::string_view text);

}  // namespace sudoku::formats
