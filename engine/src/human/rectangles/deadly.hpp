// Cells with two digits, so many that every unit has two of them or none: were they left with these two digits alone,
// the two could be swapped. What follows of that is the same whether four of them make a rectangle or more a loop.
#pragma once

#include "human/core/technique.hpp"

namespace sudoku::human {

struct DeadlyPattern {
  Mask two;
  CellSet floor;  ///< cells with nothing but the two
  CellSet roof;   ///< the others

  Mask extras(const Board& board, Cell cell) const { return board.candidates(cell) & ~two; }
  Mask extras(const Board& board) const { return board.digits_of(roof) & ~two; }
};

/// The conclusions of the roof; `more`: how much harder that is than the technique's easiest step.
/// A roof of one cell is neither of the two.
void offer_single_roof(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more = 0);
/// All of the roof have the same one digit more, so one of them is that: what sees all of them is not.
void offer_one_extra(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more = 0);
/// A roof of two cells side by side counts as one cell of their other digits, which may make a naked subset with cells
/// of a unit that they share.
void offer_subsets(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more = 0);
/// Two cells of roof side by side, and one of the two digits has no other place in a unit that they share: it is in one
/// of them, so the second digit is in neither.
void offer_locked(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more = 0);

/// True if the digit is still to come in the unit, and can be in these cells of it only.
bool is_locked(const Board& board, Digit digit, Unit unit, const CellSet& cells);

/// The two digits, their cells in floor and roof, and what else the roof can be.
void tell(const Board& board, const DeadlyPattern& pattern, Step& step);

}  // namespace sudoku::human
