// What every technique is: a pure function of the board that hands in the steps it finds.
#pragma once

#include <optional>
#include <span>

#include "human/finds.hpp"

namespace sudoku::human {

using FindSteps = void (*)(const Board& board, Finds& finds);

#define SUDOKU_TECHNIQUE(function, ...) void function(const Board& board, Finds& finds);
#include "human/registry.def"
#undef SUDOKU_TECHNIQUE

/// The steps of one technique. One that rests on uniqueness finds nothing on a board that is not known to have it.
std::vector<Step> find_steps(const Board& board, TechniqueIndex technique, Finds::Wanted wanted);

/// The first step of the first technique that finds any, and of those the one of least difficulty. Only so many
/// techniques are tried.
std::optional<Step> easiest_step(const Board& board, std::size_t count);

}  // namespace sudoku::human
