// A puzzle as bytes, as it crosses to both WebAssembly borders; web/src/protocol/bytes.js writes them.
#pragma once

#include <string_view>

#include "sudoku/puzzle.hpp"

namespace sudoku::wasm {

/// Five 32-bit numbers: rows and columns of a box, how many givens, values and candidates there are. Then these lists,
/// and at last the text of the rules, empty for classic Sudoku. Rules that are none, or for another module, make a
/// puzzle without cells, which is not sound.
Puzzle puzzle_from(std::string_view bytes);

/// The same with all that is wrong with it told (`check_puzzle`, and the errors of rules).
Result<Puzzle> checked_puzzle_from(std::string_view bytes);

/// A puzzle without rules; `bytes` are then what follows it.
Puzzle take_lists(std::string_view& bytes);

/// True if there is at least as much as the numbers say, so that `puzzle_from` may read them.
bool is_complete_puzzle(std::string_view bytes);

}  // namespace sudoku::wasm
