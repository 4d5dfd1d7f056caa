#include "propagation/make.hpp"

#include "propagation/ac3.hpp"
#include "propagation/all_different.hpp"
#include "propagation/eliminate.hpp"
#include "propagation/forward_checking.hpp"
#include "propagation/hidden_subsets.hpp"
#include "propagation/locked_candidates.hpp"
#include "propagation/naked_subsets.hpp"
#include "propagation/only_choice.hpp"
#include "propagation/singleton.hpp"

namespace sudoku {

std::unique_ptr<Propagator<RecordingTrace>> make_propagator(Cause cause, const Geometry& geometry, const Puzzle& puzzle,
                                                            RecordingTrace& trace) {
  switch (cause) {
#define SUDOKU_PROPAGATOR(cause, type, id, name, summary) \
  case Cause::cause:                                      \
    return std::make_unique<type<RecordingTrace>>(geometry, puzzle, trace);
#include "propagation/registry.def"
#undef SUDOKU_PROPAGATOR
    case Cause::none:
    case Cause::search: break;
  }
  return nullptr;
}

}  // namespace sudoku
