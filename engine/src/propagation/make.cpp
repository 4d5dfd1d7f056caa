#include "propagation/make.hpp"

#include <type_traits>

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

namespace {

/// True if the class of a propagator is this one, or is derived from it.
template <template <class> class Base>
bool is_based_on(Cause cause) {
  switch (cause) {
#define SUDOKU_CAUSE(number, cause, reason, id) \
  case Cause::cause: return false;
#define SUDOKU_PROPAGATOR(number, cause, reason, type, header, id, name, summary) \
  case Cause::cause: return std::is_base_of_v<Base<NullTrace>, type<NullTrace>>;
#include "sudoku/causes.def"
  }
  return false;
}

}  // namespace

bool matches_units(Cause cause) { return is_based_on<AllDifferent>(cause); }
bool finds_tridagons(Cause cause) { return is_based_on<Tridagons>(cause); }

}  // namespace sudoku
