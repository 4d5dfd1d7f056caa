// Steps of techniques as JSON, for other programs: cells are numbered from 0, row by row.
#pragma once

#include "sudoku/json.hpp"
#include "sudoku/human.hpp"

namespace sudoku::human {

/// `{"technique", "difficulty", "placements": [[cell, digit], ...], "eliminations", "reason"}`.
void write(Json& json, const Step& step);

}  // namespace sudoku::human
