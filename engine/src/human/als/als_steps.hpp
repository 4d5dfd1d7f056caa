// The parts that the techniques of almost locked sets share.
#pragma once

#include "human/als/als_table.hpp"
#include "human/core/technique.hpp"

namespace sudoku::human {

/// Both sets hold the digits unless one of them does not: what sees all their places in both sets goes.
void eliminate_common(const Board& board, const AlsTable& table, std::size_t a, std::size_t b, Mask digits, Step& step);

/// Marks the cells of a set with the number of its turn, and its links with those before and after it.
void tell_set(const Board& board, const AlmostLockedSet& set, Mask links, int group, Step& step);

}  // namespace sudoku::human
