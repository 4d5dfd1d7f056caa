// A puzzle as bytes, as it crosses to both WebAssembly borders; web/src/protocol/bytes.js writes them.
#pragma once

#include <string_view>

#include "sudoku/puzzle.hpp"

namespace sudoku::wasm {

/// Five 32-bit numbers: rows and columns of a box, how many givens, values and candidates there are. Then these lists.
Puzzle puzzle_from(std::string_view bytes);

/// True if the lists are as long as the numbers say, so that `puzzle_from` may read them.
bool is_whole_puzzle(std::string_view bytes);

}  // namespace sudoku::wasm
