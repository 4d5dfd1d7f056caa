// Writes steps of techniques, and events of runs by techniques, as JSON. Cells are numbered from 0, row by row.
#pragma once

#include "sudoku/json.hpp"
#include "sudoku/human.hpp"

namespace sudoku::human {

/// `{"technique", "difficulty", "placements": [[cell, digit], ...], "eliminations", "reason"}`.
void write(Json& json, const Step& step);

/// The members of this object, without braces, for one that has more.
void write_members(Json& json, const Step& step);

/// `{"index", "kind", "cause", "step", "found", "gone", "depth"}` and the fields of its kind, as in docs/api.md.
void write(Json& json, const RunEvent& event);

}  // namespace sudoku::human
