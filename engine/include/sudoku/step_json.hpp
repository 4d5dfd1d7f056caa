// Steps of techniques, and events of runs by them, as JSON, for other programs: cells are numbered from 0, row by row.
#pragma once

#include "sudoku/json.hpp"
#include "sudoku/human.hpp"

namespace sudoku::human {

/// `{"technique", "difficulty", "placements": [[cell, digit], ...], "eliminations", "reason"}`.
void write(Json& json, const Step& step);

/// `{"index", "kind", "cause", "step", "found", "gone", "depth"}`, and what else its kind says, as docs/api.md has it.
void write(Json& json, const RunEvent& event);

}  // namespace sudoku::human
