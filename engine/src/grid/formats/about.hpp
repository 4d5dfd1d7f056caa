// The words that come with a puzzle of f-puzzles or SudokuPad: its title, its author, and the text of its rules.
#pragma once

#include <string>
#include <vector>

#include "sudoku/error.hpp"

namespace sudoku::formats {

/// Words of the puzzle's author, as they stand in the text; empty if it has none.
struct About {
  std::string title, author, rules;
};

/// Adds a note for each that is not empty: in one line, and shortened if it is long.
void note_about(const About& about, std::vector<Sentence>& notes);

}  // namespace sudoku::formats
