// Fish of one digit: as many base units as cover units. Every place of the digit in the bases lies in a cover, but for
// fins; so whatever lies in a cover, outside of the bases, and sees all fins, can go.
#pragma once

#include "human/core/technique.hpp"

namespace sudoku::human {

/// The units that may be bases and covers.
enum class FishShape : std::uint8_t {
  basic,    ///< rows against columns
  franken,  ///< lines of one direction and boxes against lines of the other and boxes
  mutant,   ///< anything else
};

enum class FishFins : std::uint8_t {
  none,
  finned,   ///< every base has two places or more besides its fins
  sashimi,  ///< some base hasn't
  any,      ///< finned or sashimi
};

void find_fish(const Board& board, int size, FishShape shape, FishFins fins, Finds& finds);

}  // namespace sudoku::human
