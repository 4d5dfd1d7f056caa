// Propagators by their cause.
#pragma once

#include <memory>

#include "propagation/propagator.hpp"

namespace sudoku {

/// A traced propagator. Null for `none`, whose search is compiled on its own, and for search itself.
std::unique_ptr<Propagator<RecordingTrace>> make_propagator(Cause cause, const Geometry& geometry, const Puzzle& puzzle,
                                                            RecordingTrace& trace);

}  // namespace sudoku
