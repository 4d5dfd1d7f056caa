// Any bytes are either refused with an error that says where, or read as a puzzle that the formats which can hold it
// write so that it reads back as itself, one of them for each text; and the puzzles of any text can be listed.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>

#include "sudoku/text.hpp"

namespace {

using namespace sudoku;

// Those that tell givens from other digits.
constexpr const char* kFormats[] = {"line", "grid", "sdk", "sdm", "ss", "hodoku", "opensudoku", "solo", "sudokuwiki",
                                    "scf", "sudokucoach", "iss"};

void require(bool holds) {
  if (!holds) std::abort();
}

/// Rules are told by a text that reads as the very same ones.
void require_same_rules(const Puzzle& puzzle) {
  const auto again = read_rules(rules_text(puzzle.rules, puzzle.size()), puzzle.size());
  require(again.ok() && again.value() == puzzle.rules);
}

void require_same_givens(const Puzzle& puzzle, const std::string& text) {
  const auto again = parse(text, puzzle.shape);
  require(again.ok() && again.value().puzzle.givens == puzzle.givens);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  require(!list_puzzles(text).empty());
  const auto result = parse(text);
  if (!result) {
    const Error& error = result.error();
    const bool is_in_text = error.offset >= 0 && static_cast<std::size_t>(error.offset) <= size;
    require(is_in_text || (error.offset == Error::kNowhere && !error.cells.empty()));
    require(!error.code.empty() && !error.message.empty());
    return 0;
  }
  const Puzzle& puzzle = result.value().puzzle;
  require(check_puzzle(puzzle).ok());
  require_same_rules(puzzle);
  const auto written = write(puzzle, kFormats[size % std::size(kFormats)]);
  if (written) require_same_givens(puzzle, written.value());
  return 0;
}
