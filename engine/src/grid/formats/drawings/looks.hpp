// Drawings sorted by how they look: lines of one colour and width by what stands at their ends, small circles on
// borders, numbers beside the grid and so on. What they mean is not known here.
#pragma once

#include <string>
#include <vector>

#include "drawings.hpp"
#include "sudoku/types.hpp"

namespace sudoku::formats {

enum class DrawnLook : std::uint8_t {
  line,           ///< from cell to cell, with nothing at its ends
  line_disc,      ///< with a disc at the first cell
  line_circle,    ///< with a circle there that is not filled
  line_circles,   ///< with circles or discs at both ends
  line_diamonds,  ///< with diamonds at both ends
  diagonal_down,  ///< from corner to corner of the grid
  diagonal_up,
  arrow,          ///< from cell to cell
  arrow_circle,   ///< out of a circle
  arrow_pill,     ///< out of a circle that is several cells long; `value`: so many
  arrow_clue,     ///< beside the grid, into a diagonal of it, with a number
  dot,            ///< a small circle between two cells
  dot_number,     ///< the same with a number in it
  letter,         ///< X or V between two cells
  sign,           ///< a sign of inequality there
  number,         ///< a number there
  corner,         ///< a circle with digits where four cells meet
  clue,           ///< a number beside the grid
  circle,         ///< in a cell, not filled
  disc,           ///< in a cell, filled
  square,         ///< in a cell
  shade,          ///< all of a cell
  text,           ///< in a cell or beside the grid
  other,
};

enum class ColourName : std::uint8_t {
  none, black, grey, white, red, brown, orange, yellow, green, turquoise, blue, purple, pink
};

/// The word that people have for a colour.
ColourName colour_name(Ink ink);

/// One drawing: its cells, in the order of a line, the greater one of an inequality first, the line that a clue looks
/// along; and its numbers.
struct DrawnItem {
  std::vector<Cell> cells;
  std::vector<int> values;
};

/// Drawings that look alike.
struct LookGroup {
  DrawnLook look = DrawnLook::other;
  Ink ink;
  int thickness = 0;
  std::string text;  ///< of letters and other texts
  std::vector<DrawnItem> items;
};

/// All drawings of a grid, in the order of the first of each group.
std::vector<LookGroup> looks_of(const Drawings& drawings, int size);

}  // namespace sudoku::formats
