// Any bytes are either refused with an error that says where, or read as a puzzle that prints and reads back as itself.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "sudoku/text.hpp"

namespace {

using namespace sudoku;

void require(bool holds) {
  if (!holds) std::abort();
}

void require_same_givens(const Puzzle& puzzle, const std::string& text) {
  const auto again = parse(text, puzzle.shape);
  require(again.ok() && again.value().puzzle.givens == puzzle.givens);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto result = parse({reinterpret_cast<const char*>(data), size});
  if (!result) {
    require(result.error().offset >= 0 && static_cast<std::size_t>(result.error().offset) <= size);
    require(!result.error().code.empty() && !result.error().message.empty());
    return 0;
  }
  const Puzzle& puzzle = result.value().puzzle;
  require(check_puzzle(puzzle).ok());
  const Geometry geometry(puzzle.shape);
  require_same_givens(puzzle, print_line(geometry, puzzle.givens));
  require_same_givens(puzzle, print_grid(geometry, puzzle.givens));
  return 0;
}
