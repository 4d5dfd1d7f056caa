// Conjugate pairs: the two places that a digit has left in a unit, of which one holds it.
#pragma once

#include "human/core/technique.hpp"

namespace sudoku::human {

struct Conjugates {
  Cell a, b;
  Unit unit;
};

/// All conjugate pairs of a digit, by unit; one that is left in a box and on a line comes twice.
std::vector<Conjugates> conjugates_of(const Board& board, Digit digit);

/// The one-cell end of a link.
inline Node node(Cell cell, Digit digit) {
  return {digit, {cell}};
}

}  // namespace sudoku::human
