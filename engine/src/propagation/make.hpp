// Propagators by their cause.
#pragma once

#include <memory>

#include "propagation/propagator.hpp"

namespace sudoku {

/// A traced propagator. Null for `none`, whose search is compiled on its own, and for search itself.
std::unique_ptr<Propagator<RecordingTrace>> make_propagator(Cause cause, const Geometry& geometry, const Puzzle& puzzle,
                                                            RecordingTrace& trace);

/// True if all-different is the propagator, or what it is based on: it looks after peers in units by matching.
bool matches_units(Cause cause);

/// The same for tridagons.
bool finds_tridagons(Cause cause);

}  // namespace sudoku
