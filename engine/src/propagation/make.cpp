#include "propagation/make.hpp"

#include "propagation/all_classes.hpp"  // written by the build: cmake/tables.cmake

namespace sudoku {

std::unique_ptr<Propagator<RecordingTrace>> make_propagator(Cause cause, const Geometry& geometry, const Puzzle& puzzle,
                                                            RecordingTrace& trace) {
  switch (cause) {
#define SUDOKU_CAUSE(number, cause, reason, id) \
  case Cause::cause: break;
#define SUDOKU_PROPAGATOR(number, cause, reason, type, header, id, name, summary) \
  case Cause::cause: return std::make_unique<type<RecordingTrace>>(geometry, puzzle, trace);
#include "sudoku/causes.def"
  }
  return nullptr;
}

}  // namespace sudoku
