// Propagators by their cause. There are two implementations, of which a program links one: `make_all.cpp` knows every
// propagator, `make_basic.cpp` those that the page needs at first, for the smaller WebAssembly module.
#pragma once

#include <memory>

#include "propagation/propagator.hpp"

namespace sudoku {

/// A traced propagator; null for one that this program was linked without. Not for `none`, whose search is compiled on
/// its own.
std::unique_ptr<Propagator<RecordingTrace>> make_propagator(Cause cause, const Geometry& geometry, const Puzzle& puzzle,
                                                            RecordingTrace& trace);

}  // namespace sudoku
