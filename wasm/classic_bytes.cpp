// Of modules that know classic Sudoku alone.
#include "puzzle_bytes.hpp"

namespace sudoku::wasm {

Puzzle puzzle_from(std::string_view bytes) {
  Puzzle puzzle = take_lists(bytes);
  if (!bytes.empty()) puzzle.givens.clear();
  return puzzle;
}

}  // namespace sudoku::wasm
