// Reads a puzzle from bytes, for all WebAssembly modules; web/src/protocol/bytes.js writes them.
#pragma once

#include <memory>
#include <string_view>

#include "sudoku/puzzle.hpp"

namespace sudoku::wasm {

/// The bytes are five 32-bit numbers: rows and columns of a box, and the lengths of givens, values and candidates; then
/// these lists, and the text of the rules, which is empty for classic Sudoku. If the rules are invalid or need another
/// module, the puzzle has no cells, so it is not sound.
Puzzle puzzle_from(std::string_view bytes);

/// The same, or else the error of `check_puzzle` or of the rules.
Result<Puzzle> checked_puzzle_from(std::string_view bytes);

/// Keeps a puzzle that is right, so that it needn't be read from these bytes; and finds it, until another is kept, or
/// returns null. Only in modules with all rules.
void keep_puzzle(std::string bytes, Puzzle puzzle);
std::shared_ptr<const Puzzle> kept_puzzle(std::string_view bytes);

/// Reads a puzzle without rules; afterwards, `bytes` are those that follow it.
Puzzle take_lists(std::string_view& bytes);

/// True if there are enough bytes for the lists, so that `puzzle_from` may read them.
bool is_complete_puzzle(std::string_view bytes);

}  // namespace sudoku::wasm
