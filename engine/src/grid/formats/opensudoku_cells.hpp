// The cells of a game that was begun, as OpenSudoku keeps them.
#pragma once

#include <string_view>

#include "grid/text/draft.hpp"

namespace sudoku::formats {

/// True if a text is `version: 4` and what follows.
bool are_versioned_cells(std::string_view text);

/// Reads such a text: givens, digits that were set, marks.
Refusal read_versioned_cells(std::string_view text, Draft& draft);

}  // namespace sudoku::formats
