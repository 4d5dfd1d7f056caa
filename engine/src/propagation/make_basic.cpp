#include "propagation/make.hpp"

#include "propagation/ac3.hpp"
#include "propagation/eliminate.hpp"
#include "propagation/explain_patterns.hpp"
#include "propagation/forward_checking.hpp"
#include "propagation/only_choice.hpp"

namespace sudoku {

std::unique_ptr<Propagator<RecordingTrace>> make_propagator(Cause cause, const Geometry& geometry, const Puzzle& puzzle,
                                                            RecordingTrace& trace) {
  switch (cause) {
    case Cause::forward_checking: return std::make_unique<ForwardChecking<RecordingTrace>>(geometry, puzzle, trace);
    case Cause::ac3: return std::make_unique<Ac3<RecordingTrace>>(geometry, puzzle, trace);
    case Cause::eliminate: return std::make_unique<Eliminate<RecordingTrace>>(geometry, puzzle, trace);
    case Cause::only_choice: return std::make_unique<OnlyChoice<RecordingTrace>>(geometry, puzzle, trace);
    default: return nullptr;
  }
}

/// None of these propagators writes an event that would need it.
Reason explain_pattern(const Geometry&, const State&, const Event&) { return {ReasonKind::done, {}, {}, {}}; }

}  // namespace sudoku
