// The draft that a reader makes of a text, before the boxes are known and the givens checked.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grid/message.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

/// A puzzle being read. A shape of 0 x 0 is still to be found out.
struct Draft {
  const char* format = "";
  int size = 0;
  Puzzle puzzle;
  std::vector<std::uint32_t> places;  ///< where the text of each cell begins
  std::vector<Sentence> notes;
  std::vector<Proposal> proposals;

  /// An empty grid of this size, of which nothing else is known.
  static Draft of_size(int size);

  std::size_t cells() const { return puzzle.givens.size(); }

  /// The lists of what a player did, made on the first use.
  std::vector<Digit>& values();
  std::vector<Mask>& candidates();
};

/// Reads a text that is a grid and nothing else: symbols, numbers, candidates.
Refusal read_grid(std::string_view text, std::optional<Shape> wanted, Draft& draft);

/// Sets what a later grid of the same puzzle has more than the givens. Refuses one that does not keep them.
Refusal set_values(const Draft& later, Draft& draft);

/// The candidates of every cell as a state shows them: those told, else all that no peer holds; one in a settled cell.
std::vector<Mask> shown_candidates(const Geometry& geometry, const Puzzle& puzzle);

/// All digits that no peer holds, and in a settled cell its digit.
std::vector<Mask> candidates_by_peers(const Geometry& geometry, const Puzzle& puzzle);

/// The digit of a given or of a value that was set; 0 in an open cell.
Digit settled_digit(const Puzzle& puzzle, std::size_t cell);

}  // namespace sudoku::formats
