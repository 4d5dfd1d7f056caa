// Puzzles as bytes for modules with all rules.
#include "puzzle_bytes.hpp"

namespace sudoku::wasm {

namespace {

Refusal read_with_rules(std::string_view bytes, Puzzle& puzzle) {
  puzzle = take_lists(bytes);
  if (bytes.empty()) return nullptr;
  auto rules = read_rules(bytes, puzzle.size());
  if (!rules) return rules.take_error();
  puzzle.rules = std::move(rules.value());
  return check_rules(puzzle);
}

}  // namespace

Puzzle puzzle_from(std::string_view bytes) {
  Puzzle puzzle;
  return read_with_rules(bytes, puzzle) ? Puzzle{} : puzzle;
}

Result<Puzzle> checked_puzzle_from(std::string_view bytes) {
  Puzzle puzzle;
  if (Refusal refusal = read_with_rules(bytes, puzzle)) return refusal;
  return check_puzzle(std::move(puzzle));
}

}  // namespace sudoku::wasm
