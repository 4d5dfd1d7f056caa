// Sums that follow from those of a puzzle and from complete units, whose digits all add up to one number: what cages
// leave of a row, or what sticks out of it ("innies and outies", the rule of 45). Search prunes by them as by others.
#pragma once

#include <memory>
#include <vector>

#include "constraints/primitive.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku {

/// The short ones, the shortest first; none where there are no sums.
std::vector<std::unique_ptr<Primitive>> implied_sums(const Geometry& geometry);

}  // namespace sudoku
